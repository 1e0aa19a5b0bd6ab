"""What random and greedy play of Gorynych, Burn! comes across: every manoeuvre, counter, end, river, bridge and tunnel.

./terem bench encounters [--games 200]
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from terem.bots import bot, situation
from terem.games.gorynych import GAME
from terem.games.gorynych.board import COUNTERS, INDEX, INDEX_MASK, NOBODY, TILES
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Event

ROUNDS = 40  # a game that goes on for ever is left

# What tells of each counter-manoeuvre, in the order of the tiles: with effect, and where it has none.
COUNTER_EVENTS = (
    ("march",),
    ("discard",),
    ("protection",),
    ("lost", "nothing-lost"),
    ("flag", "no-flag"),
    ("shielded", "shield-stays"),
    ("comrade", "no-comrade"),
    ("swapped",),
    ("horsed", "horse-stays"),
)
ENDS = ("won", "terem-reached", "field-left", "terem-burnt")
TERRAIN = (
    "dragon carried by a river",
    "dragon carried off a bridge",
    "dragon carried onto a bridge",
    "dragon put on a river and not carried",
    "knight on a bridge",
    "knight burnt on a bridge",
    "tunnel by a knights' card",
    "tunnel by March",
    "tunnel by Magnet",
    "tunnel by Royal apples",
    "knight passes an entry",
    "dragon on an entry",
)
OTHER = ("White flag stops a card", "shield saves a knight", "fire protection saves a knight")


def cases() -> list[str]:
    """Everything that must be met."""
    tiles = [f"manoeuvre {tile}" for tile in TILES]
    counters = [f"counter {name}" for name in COUNTERS]
    return [*tiles, *counters, *(f"end {end}" for end in ENDS), *TERRAIN, *OTHER]


def play(player: str, board: Any, seed: int, met: Counter[str]) -> None:
    """Plays a game and counts what it comes across."""
    rng = Random(f"{player} {board.players} {seed}")
    chance = RandomChance(rng)
    state = GAME.setup(board, chance)
    chooser = bot(player)
    while (asked := GAME.asked(state)) and state.rounds <= ROUNDS:
        seat = asked[0]
        code = chooser.choose(situation(GAME, board, state, seat, rng)).code
        before = state.copy()
        events = GAME.apply(state, seat, GAME.decode(state, code), None, chance)
        met.update(seen(before, events, state))
    met[f"end {GAME.view(state, None).ending}"] += 1  # a game that was left is the end of none


CAUSES = {"knights": "a knights' card", "march": "March", "pulled": "Magnet", "apples": "Royal apples"}
PLAIN = {
    "flagged": "White flag stops a card",
    "shield-broke": "shield saves a knight",
    "protected": "fire protection saves a knight",
}


def seen(before: Any, events: list[Event], after: Any) -> Iterator[str]:
    """The cases an action meets."""
    cause = ""
    place = before.dragon
    for event in events:
        key, arguments = event.phrase.key.removeprefix("gor-event-"), event.phrase.arguments
        cause = CAUSES.get(key, cause)
        if key == "tile":
            yield f"manoeuvre {arguments['tile']}"
        if key == "tunnel":
            yield f"tunnel by {cause}"
        if key in PLAIN:
            yield PLAIN[key]
        yield from (f"counter {name}" for told, name in zip(COUNTER_EVENTS, COUNTERS, strict=True) if key in told)
        yield from _flown(before, key, arguments, place)
        if key in ("flew", "jumped", "drifted"):
            place = before.board.names.cells.index(arguments["cell"])
    yield from _walked(before, after)


def _flown(before: Any, key: str, arguments: Any, place: int) -> Iterator[str]:
    """Rivers, bridges and entries under the dragon."""
    field, cells = before.field, before.board.names.cells
    if key in ("flew", "jumped") and cells.index(arguments["cell"]) in field.entries:
        yield "dragon on an entry"
    if key == "drifted":
        end = cells.index(arguments["cell"])
        yield "dragon carried by a river"
        if field.arrows[place] != NOBODY:
            yield "dragon carried off a bridge"
        if field.arrows[end] != NOBODY and field.currents[end] != NOBODY:
            yield "dragon carried onto a bridge"
    if key == "swapped" and field.currents[cells.index(arguments["to"])] != NOBODY:
        yield "dragon put on a river and not carried"
    if key == "burnt":
        knight = before.knights[arguments["knight"] - 1]
        if knight >= 0 and field.currents[field.cell_of(knight)] != NOBODY:
            yield "knight burnt on a bridge"


def _walked(before: Any, after: Any) -> Iterator[str]:
    """Knights that came to stand on a bridge, and knights that stepped over an entry."""
    field = after.field
    for old, new in zip(before.knights, after.knights, strict=True):
        if old < 0 or new < 0 or old == new or new & INDEX_MASK >= field.lengths[new >> INDEX]:
            continue
        if field.currents[field.cell_of(new)] != NOBODY:
            yield "knight on a bridge"
        if old >> INDEX == new >> INDEX and any(field.through[place] != NOBODY for place in range(old + 1, new)):
            yield "knight passes an entry"


SETTINGS: tuple[dict[str, Any], ...] = (
    {},
    {"mode": "advanced"},
    {"mode": "advanced", "tiles": "six"},
    {"mode": "advanced", "tiles": "basic"},
)


def rounds(games: int) -> Iterator[dict[str, Counter[str]]]:
    """Random and greedy play over all player counts and settings: what was met so far, after each game everywhere."""
    met: dict[str, Counter[str]] = {"random": Counter(), "greedy": Counter()}
    boards = [GAME.prepare(GAME.config(players, options)) for players in GAME.players for options in SETTINGS]
    for seed in range(games):
        for player, found in met.items():
            for board in boards:
                play(player, board, seed, found)
        yield met


def missing(met: dict[str, Counter[str]]) -> list[str]:
    """What was never met."""
    return [case for case in cases() if not any(found[case] for found in met.values())]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    *_, met = rounds(games)
    played = games * len(GAME.players) * len(SETTINGS)
    print(f"| met in {played:,} games each | " + " | ".join(met) + " |")
    print("|---|" + "---:|" * len(met))
    for case in cases():
        print(f"| {case} | " + " | ".join(f"{found[case]:,}" for found in met.values()) + " |")
    print(f"\nNever met: {', '.join(missing(met)) or 'nothing'}")


if __name__ == "__main__":
    main()
