"""The choices before a game, the named sets of them, and the board they make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

from terem.games.gorynych.assembly import ORDERS, assemble, path_names
from terem.games.gorynych.board import (
    BASIC_TILES,
    NOBODY,
    STARTS_LONGEST,
    STARTS_PLACED,
    STARTS_RANDOM,
    STARTS_SHORTEST,
    TILES,
    Board,
    Deck,
    Field,
    Names,
    Rulings,
    Settings,
    cell_name,
)
from terem.games.gorynych.components import BOARDS, Components
from terem.kernel.contract import Config, Option
from terem.kernel.data import RULE
from terem.kernel.phrase import Refusal

USUAL, RANDOM = "usual", "random"
SIDE_OF = {"b": "basic", "a": "advanced"}
MIXED = tuple("".join(letters) for letters in product("ba", repeat=4))
"""Sides of the boards A, B, C and D: b basic, a advanced."""

_ALL = range(len(TILES))
_TRAP, _APPLES = TILES.index("trap"), TILES.index("royal-apples")
_BASIC, _ADVANCED = tuple(_ALL[:BASIC_TILES]), tuple(_ALL[BASIC_TILES:])

TILE_SETS: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    # name: tiles that are in for certain, tiles the rest is drawn from
    "basic": (_BASIC, ()),
    "nine": ((), tuple(_ALL)),
    "six": ((), _ADVANCED),
    "easy": ((_TRAP,), tuple(t for t in _ALL if t != _TRAP)),
    "normal": ((_APPLES,), tuple(t for t in _ALL if t not in (_TRAP, _APPLES))),
    "hard": ((), tuple(t for t in _ALL if t not in (_TRAP, _APPLES))),
    # three picked by the host, by their numbers
    **{"+".join(str(tile + 1) for tile in picked): (picked, ()) for picked in combinations(_ALL, 3)},
}

STARTS = {
    RANDOM: STARTS_RANDOM,
    "longest": STARTS_LONGEST,
    "shortest": STARTS_SHORTEST,
    "placed": STARTS_PLACED,
}

OPTIONS = (
    Option("mode", "basic", ("basic", "advanced")),
    Option("sides", USUAL, (USUAL, *MIXED)),
    Option("tiles", USUAL, (USUAL, *TILE_SETS)),
    Option("order", RANDOM, (RANDOM, *ORDERS)),
    Option("rotation", RANDOM, (RANDOM, 0, 90, 180, 270)),
    Option("starts", RANDOM, tuple(STARTS)),
    Option("dragon", RANDOM, (RANDOM, "chosen")),
    Option("knight_deck", "standard", ("standard", "easy", "hard")),
    Option("dragon_deck", "standard", ("standard", "slow", "fast")),
    Option("bridge_current", True, (True, False)),
    Option("speech", True, (True, False)),
    Option("talk", "silent", ("silent", "family")),
    Option("choice_seconds", 0, (0, 30, 60)),
)

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "basic": {},
    "silent": {"speech": False},
    "river": {"mode": "advanced", "tiles": "basic"},
    "easy": {"mode": "advanced", "tiles": "easy"},
    "normal": {"mode": "advanced", "tiles": "normal"},
    "nine": {"mode": "advanced"},
    "six": {"mode": "advanced", "tiles": "six"},
    "hard": {"mode": "advanced", "tiles": "hard", "knight_deck": "hard"},
    "own": {
        "mode": "advanced",
        "sides": "abab",
        "starts": "placed",
        "dragon": "chosen",
        "knight_deck": "easy",
        "dragon_deck": "fast",
        "bridge_current": False,
        "talk": "family",
        "choice_seconds": 60,
    },
}


def sides_of(options: Mapping[str, Any]) -> dict[str, str]:
    """The side of every board."""
    if options["sides"] == USUAL:
        return dict.fromkeys(BOARDS, options["mode"])
    return {board: SIDE_OF[letter] for board, letter in zip(BOARDS, options["sides"], strict=True)}


def tile_set(options: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The tiles that are in, and those the rest is drawn from."""
    usual = "basic" if options["mode"] == "basic" else "nine"
    return TILE_SETS[usual if options["tiles"] == USUAL else options["tiles"]]


def make_board(components: Components, config: Config, rulings: Rulings) -> Board:
    """The tables of the rules for one table; refuses options no field can be laid with."""
    options = config.options
    setup = components.setup[str(config.players)]
    side = components.side
    cells = [cell_name(row, column, side) for row in range(side) for column in range(side)]
    fields = _fields(components, options, rulings)
    knight_deck = Deck(components.decks.knights[options["knight_deck"]])
    shortest = min(length for field in fields for length in field.lengths)
    if knight_deck.values[-1] >= shortest:
        raise Refusal("gor-field-short-path", rule=RULE, most=knight_deck.values[-1], shortest=shortest)
    fixed, pool = tile_set(options)
    # The advanced game has no tokens (spec §2), and who may talk all the time needs none.
    speaking = options["mode"] == "basic" and options["talk"] == "silent" and options["speech"]
    return Board(
        names=Names(list(components.colours), path_names(components), cells),
        players=config.players,
        knights=setup.knights,
        fields=fields,
        knight_deck=knight_deck,
        dragon_deck=Deck(components.decks.dragon[options["dragon_deck"]]),
        stays=[tile.returns == "round-end" for tile in components.tiles],
        settings=Settings(
            rotation=NOBODY if options["rotation"] == RANDOM else options["rotation"] // 90,
            starts=STARTS[options["starts"]],
            dragon_chosen=options["dragon"] == "chosen",
            fixed_tiles=list(fixed),
            tile_pool=[int(tile in pool) for tile in _ALL],
            speech=setup.speech if speaking else 0,
            family=options["talk"] == "family",
            choice_seconds=options["choice_seconds"],
            talk_seconds=components.talk_seconds,
        ),
        rulings=rulings,
    )


def _fields(components: Components, options: Mapping[str, Any], rulings: Rulings) -> list[Field]:
    """The field asked for, or every order that can be laid; refuses with the reason when there is none."""
    sides, bridges = sides_of(options), bool(options["bridge_current"])
    if options["order"] != RANDOM:
        return [assemble(components, options["order"], sides, bridges, rulings.river_chain)]
    fields, refused = [], None
    for order in ORDERS:
        try:
            fields.append(assemble(components, order, sides, bridges, rulings.river_chain))
        except Refusal as refusal:
            refused = refused or refusal
    if refused and not fields:
        raise refused
    return fields


def assemblies(components: Components) -> Iterator[tuple[str, str, Refusal | None]]:
    """Every order with every mix of sides, and why it cannot be laid, if it cannot."""
    for order in ORDERS:
        for mixed in MIXED:
            sides = {board: SIDE_OF[letter] for board, letter in zip(BOARDS, mixed, strict=True)}
            try:
                assemble(components, order, sides, bridges=True, chain=False)
            except Refusal as refusal:
                yield order, mixed, refusal
            else:
                yield order, mixed, None
