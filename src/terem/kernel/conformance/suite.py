"""Runs the checks over random games of one game and number of players."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from terem.kernel import record as records
from terem.kernel.chance import RandomChance
from terem.kernel.conformance import checks
from terem.kernel.conformance.walk import Moment, image, new_table, require, walk
from terem.kernel.contract import Config
from terem.kernel.proof import verify
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table

Check = Callable[[Moment, Random], None]

CHECKS: Mapping[str, Check] = {
    "invariants": checks.invariants,
    "prompts": checks.prompts,
    "legal": checks.legal,
    "faces": checks.faces,
    "step": checks.step_equals_apply,
    "draws": checks.draws,
}
"""Made at every action."""

CLOSE_CHECKS: Mapping[str, Check] = {
    "mutations": checks.mutations,
    "two-worlds": checks.two_worlds,
    "blind": checks.blind,
    "open": checks.openness,
    "interjections": checks.interjections,
    "redeal": checks.redeals,
    "observations": checks.observations,
}
"""Made at every action of a short game; in a long one at some of them, for each looks into many worlds."""

CLOSE_LOOKS = 40
"""About so many actions of a game are looked at closely; all of them where it has no more."""


class Finding(Struct, frozen=True):
    """A broken promise and how to see it again."""

    check: str
    players: int
    game: int
    entry: int
    detail: str


class Report(Struct):
    """What a run saw."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    findings: list[Finding] = []


def option_sets(game: AnyGame) -> Iterator[dict[str, Any]]:
    """The game's presets; every combination of its options where it names none."""
    if game.presets:
        yield from (dict(preset) for preset in game.presets.values())
        return
    names = [option.name for option in game.options]
    for values in itertools.product(*(option.choices for option in game.options)):
        yield dict(zip(names, values, strict=True))


def check_game(game: AnyGame, config: Config, games: int, seed: int, tick: Callable[[], None] = lambda: None) -> Report:
    """Plays `games` random games with the checks at its actions; stops a game at its first finding."""
    report = Report()
    board = game.prepare(config)
    share = CLOSE_LOOKS / max(length_of(game, board, seed), 1)
    for number in range(games):
        rng = Random(f"{seed} {number} {config.players}")
        table = new_table(game, config, seed, number, board)
        finding = _check_one(game, config, table, rng, number, share)
        if finding:
            report.findings.append(finding)
        report.games += 1
        report.actions += len(table.entries)
        report.longest = max(report.longest, len(table.entries))
        tick()
    return report


def length_of(game: AnyGame, board: Any, seed: int) -> int:
    """How many actions a random game takes; one that cannot be played through takes none, and its walk says why."""
    rng = Random(seed)
    chance = RandomChance(rng)
    try:
        return game.playout(game.setup(board, chance), chance, rng)
    except Exception:  # noqa: BLE001  the walk will find it and tell where
        return 0


def _check_one(game: AnyGame, config: Config, table: Table, rng: Random, number: int, share: float) -> Finding | None:
    """The first broken promise of a game; `share` of its actions are looked at closely."""
    name = "walk"
    try:
        for moment in walk(table, rng):
            close = rng.random() < share
            for label, check in (*CHECKS.items(), *(CLOSE_CHECKS.items() if close else ())):
                name = label
                check(moment, rng)
            name = "walk"
            require(len(table.entries) < game.bounds(table.board).length, "the game is longer than its bound")
        name = "ending"
        _check_ending(game, table)
        name = "replay"
        _check_replay(game, table)
    except AssertionError as broken:
        return Finding(name, config.players, number, len(table.entries) + 1, str(broken))
    except Exception as crash:  # noqa: BLE001  a crash of the game under judgement is a finding like any other
        detail = f"{type(crash).__name__}: {crash}"
        return Finding(name, config.players, number, len(table.entries) + 1, detail)
    return None


def _check_ending(game: AnyGame, table: Table) -> None:
    """Nobody is asked any more, the outcome is sound, a refusal answers everything."""
    outcome = game.outcome(table.state)
    require(outcome is not None, "nobody is asked but there is no outcome")
    assert outcome is not None
    seats = game.seats(table.state)
    require(len(outcome.scores) == seats, "not one score a seat")
    require(set(outcome.winners) <= set(range(seats)), "a winner without a seat")
    require(bool(outcome.winners) or game.cooperative, "rivals played and nobody won")
    returns = game.returns(outcome, seats)
    require(game.cooperative or abs(sum(returns)) < 1e-9, "utilities between rivals do not sum to zero")
    require(not game.invariants(table.state), "the final state breaks an invariant")


def _check_replay(game: AnyGame, table: Table) -> None:
    """The record replays byte for byte, in both forms, and proves its draws."""
    record = table.record()
    for encode in (records.to_lines, records.to_json):
        written = encode(record)
        again = Table.resume(game, records.from_bytes(written), table.board)
        require(encode(again.record()) == written, "the record does not replay byte for byte")
        same = image(again.state.dump()) == image(table.state.dump())
        require(same, "the replay ends in another state")
    proved = verify(game, record, board=table.board)
    require(proved >= len(record.header.chance), "the draws cannot be proved")
