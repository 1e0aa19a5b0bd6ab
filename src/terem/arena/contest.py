"""A contest: who plays whom, on which deals, in which seats. Everything random follows from its seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from terem.bots import Budget, Memory, bot, decide, remembers
from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

AT = "@"


class Entrant(Struct, frozen=True):
    """A bot with the time it has for a turn: `master@0.1` is the master with a tenth of a second."""

    label: str
    name: str
    seconds: float | None = None

    @property
    def budget(self) -> Budget:
        """How long it may think."""
        return Budget(seconds=self.seconds)


def entrant(label: str, game: AnyGame) -> Entrant:
    """The bot a label names; refuses one that does not play the game."""
    name, at, seconds = label.strip().partition(AT)
    bot(name, game)
    if not at:
        return Entrant(name, name)
    try:
        limit = float(seconds)
    except ValueError as error:
        raise Refusal("refuse-arena-seconds", label=label) from error
    if not 0 < limit <= 60:
        raise Refusal("refuse-arena-seconds", label=label)
    return Entrant(label.strip(), name, limit)


class Contest(Struct, frozen=True, omit_defaults=True):
    """Bots around tables of one size; every deal is played in every rotation of the seats, or in some of them."""

    game: str
    players: int
    options: Mapping[str, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    deals: int
    seatings: int | None = None
    """Rotations a deal is played in, another one first every time; None: all."""

    @property
    def digest(self) -> str:
        """What results are kept under; another contest has another one, more games of the same have the same."""
        same = msgspec.structs.replace(self, deals=0, seatings=None)
        return hashlib.sha256(msgspec.json.encode(same, order="deterministic")).hexdigest()[:16]

    @property
    def different(self) -> int:
        """Rotations of the seats that are not the same."""
        return 1 if len(set(self.lineup(0))) == 1 else self.players

    @property
    def rotations(self) -> int:
        """How often a deal is played."""
        return min(self.seatings or self.players, self.different)

    def lineup(self, rotation: int) -> tuple[Entrant, ...]:
        """Who sits where."""
        around = [self.entrants[seat % len(self.entrants)] for seat in range(self.players)]
        return tuple(around[(seat + rotation) % self.players] for seat in range(self.players))

    def matches(self) -> Iterator[Match]:
        """Every game of the contest."""
        for deal in range(self.deals):
            for number in range(self.rotations):
                yield Match(deal, (deal + number) % self.different)


class Match(Struct, frozen=True):
    """One game of a contest."""

    deal: int
    rotation: int


class Result(Struct, frozen=True):
    """How a game ended, by seat."""

    deal: int
    rotation: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int


@lru_cache(maxsize=4)
def _board(game: str, players: int, options: bytes) -> Any:
    """Prepared once for all games of a contest."""
    found = registry().get(game)
    return found.prepare(found.config(players, msgspec.json.decode(options)))


def play(contest: Contest, match: Match) -> Result:
    """Plays one game; what is drawn follows from the deal, what bots make of it from the deal and their seat."""
    game = registry().get(contest.game)
    board = _board(contest.game, contest.players, msgspec.json.encode(contest.options, order="deterministic"))
    dealt = f"{contest.seed} {match.deal}"
    chance = RandomChance(Random(dealt))
    state = game.setup(board, chance)
    lineup = contest.lineup(match.rotation)
    minds = [bot(one.name) for one in lineup]
    generators = [Random(f"{dealt} {match.rotation} {seat}") for seat in range(contest.players)]
    most = game.bounds(board).length
    memory = Memory(game) if any(map(remembers, minds)) else None
    actions = 0
    while asked := game.asked(state):
        if memory is not None:
            memory.see(state)
        for seat in asked:
            if seat in game.asked(state):
                mind, rng, budget = minds[seat], generators[seat], lineup[seat].budget
                for code in decide(mind, game, board, state, seat, rng, budget, memory):
                    game.step(state, seat, code, chance)
                    actions += 1
        if actions > most:
            raise Refusal("refuse-endless", game=match.deal + 1, seed=str(contest.seed), entries=most)
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(match.deal, match.rotation, tuple(outcome.scores), tuple(outcome.winners), actions)
