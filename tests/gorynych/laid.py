"""Positions for tests, written as the spec writes them: `C2@3` is the knight on path C2 at index 3."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec

from terem.games.gorynych import GAME, rules
from terem.games.gorynych.board import ALL_CARDS, INDEX, INDEX_MASK, NOBODY, TILES
from terem.games.gorynych.notes import Chronicle
from terem.games.gorynych.state import SIGNAL, State
from terem.games.gorynych.tell import tell
from terem.kernel.chance import ExplicitChance, RandomChance
from terem.kernel.phrase import Refusal


@cache
def board(players: int, knights: int, mode: str, extra: tuple = ()) -> Any:
    components = msgspec.json.decode(msgspec.json.encode(GAME.components()))
    components["setup"][str(players)]["knights"] = knights
    options = {"mode": mode, "order": "ABCD", "rotation": 0, **dict(extra)}
    return GAME.prepare(GAME.config(players, options, components))


def mask(cards: str) -> int:
    names = ["yellow", "red", "green", "blue", "fire", "manoeuvre"]
    return sum(1 << names.index(card) for card in cards.split())


def lay(
    knights: str,
    dragon: str = "",
    mode: str = "basic",
    players: int = 3,
    first: int = 0,
    rotation: int = 0,
    number: int = 1,
    tiles: str = "fireball multicoloured-arrow princess-calls",
    rows: dict[int, str] | None = None,
    boxes: dict[int, str] | None = None,
    fallen: int = 0,
    shield: int = 0,
    horse: int = 0,
    extra: tuple = (),
) -> State:
    """A position with exactly these knights (and `fallen` destroyed ones), waiting for the first player's signal."""
    named = knights.split()
    made = board(players, len(named) + fallen, mode, extra)
    state = GAME.setup(made, RandomChance(Random(1)))
    places = []
    for knight in named:
        path, _, index = knight.partition("@")
        places.append(made.names.paths.index(path) << INDEX | int(index or 0))
    data = state.dump() | {
        "rotation": rotation,
        "phase": SIGNAL,
        "ending": NOBODY,
        "first": first,
        "acting": first,
        "card": NOBODY,
        "passed": 0,
        "dragon": int(dragon) if dragon else made.fields[0].terem[0],
        "knights": places + [NOBODY] * fallen,
        "shield": shield - 1,
        "horse": horse - 1,
        "tiles": sorted(TILES.index(tile) for tile in tiles.split()),
        "knight_deck": [1, 3, 2],
        "dragon_deck": list(made.dragon_deck.counts),
        "number": number,
        "steps": 0,
    }
    for seat in range(players):
        row, box = mask((rows or {}).get(seat, "")), mask((boxes or {}).get(seat, ""))
        data["rows"][seat], data["boxes"][seat] = row, box
        data["hands"][seat] = ALL_CARDS & ~row & ~box
    data["knight_deck"][0] -= 1  # the card of this round
    data["dragon_deck"][made.dragon_deck.values.index(number)] -= 1
    return GAME.load(made, data)


def reveal(state: State, steps: int, number: int) -> list[str]:
    """REVEAL and KNIGHTS with these two cards; returns the keys of what was told."""
    made = state.board
    data = state.dump()
    data["knight_deck"], data["dragon_deck"] = list(made.knight_deck.counts), list(made.dragon_deck.counts)
    fresh = GAME.load(made, data)
    outcomes = [made.knight_deck.values.index(steps), made.dragon_deck.values.index(number)]
    told = Chronicle()
    rules.begin_round(fresh, ExplicitChance(outcomes), told)
    _assign(state, fresh)
    return [event.phrase.key for event in tell(state, told.notes)]


def _assign(state: State, other: State) -> None:
    for name, value in other.dump().items():
        setattr(state, name, value)


def do(state: State, seat: int, text: str, chance: Any = None) -> list[str]:
    """Plays a text that the rules accept; returns the keys of what was told."""
    action = GAME.read(state, text)
    assert seat in GAME.asked(state) or GAME.interject(state, seat), f"seat {seat} is not asked"
    refusal = GAME.check(state, seat, action)
    assert refusal is None, refusal
    return [e.phrase.key for e in GAME.apply(state, seat, action, None, chance or RandomChance(Random(2)))]


def refused(state: State, seat: int, text: str) -> str:
    """The key of the reason why a text is refused."""
    before = state.dump()
    try:
        refusal = GAME.check(state, seat, GAME.read(state, text))
    except Refusal as unreadable:
        refusal = unreadable
    assert refusal is not None, f"{text} is accepted"
    assert state.dump() == before
    return refusal.phrase.key


def choose(state: State, *texts: str, chance: Any = None) -> list[str]:
    """The first player begins; then every seat in order locks or skips; stops when the game asks for more."""
    told = do(state, state.first, "begin")
    for seat, text in enumerate(texts):
        told += do(state, seat, text, chance)
    return told


def offered(state: State, seat: int) -> list[str]:
    """The legal actions in notation."""
    return [GAME.write(state, GAME.decode(state, code)) for code in GAME.legal(state, seat)]


def knight(state: State, number: int) -> str:
    """Where a knight is, as `path@index`, or `gone`."""
    place = state.knights[number - 1]
    return "gone" if place < 0 else f"{state.board.names.paths[place >> INDEX]}@{place & INDEX_MASK}"


def cell(state: State, number: int) -> str:
    """A knight's cell."""
    return state.board.names.cells[state.field.cell_of(state.knights[number - 1])]


def dragon(state: State) -> str:
    """The dragon's cell."""
    return state.board.names.cells[state.dragon]


def hand(state: State, seat: int) -> set[str]:
    return set(GAME.view(state, seat).seats[seat].hand)


def row(state: State, seat: int) -> set[str]:
    return set(GAME.view(state, seat).seats[seat].row)


def ending(state: State) -> str | None:
    return GAME.view(state, None).ending


ADVANCED = "repeat knights-move trap royal-apples skorokhod magnet"


def advanced(knights: str, dragon_cell: str = "", tiles: str = "repeat trap magnet", **settings: Any) -> State:
    """A position on the advanced sides."""
    return lay(knights, dragon_cell, mode="advanced", tiles=tiles, **settings)
