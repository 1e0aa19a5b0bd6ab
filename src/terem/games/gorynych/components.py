"""Reads the printed things from a data file and refuses what no field could be laid with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from terem.games.gorynych.board import BASIC_TILES, COUNTERS, TILES
from terem.kernel.data import RULE, read_data
from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text

BOARDS = "ABCD"
SIDES = ("basic", "advanced")
SIGNS = ".^>v<"
NAME = re.compile(r"[a-z][a-z-]{0,15}")
PLAYERS = range(3, 8)
MOST_KNIGHTS = 12
LARGEST_STEP = 9
LARGEST_BOARD = 8


class Tunnel(Struct, frozen=True, forbid_unknown_fields=True):
    """One end of a tunnel."""

    colour: str
    cell: tuple[int, int]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a board."""

    path: list[str]
    starts: list[tuple[int, int]]
    river: list[str] = []
    entries: list[Tunnel] = []
    exits: list[Tunnel] = []


class Sides(Struct, frozen=True, forbid_unknown_fields=True):
    """A board."""

    basic: Side
    advanced: Side

    def side(self, name: str) -> Side:
        """The side of that name."""
        return self.basic if name == "basic" else self.advanced


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A manoeuvre tile."""

    id: str
    group: str
    counter: str
    returns: str


class SetupRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for one number of players."""

    knights: int
    speech: int


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """The movement cards, each back with its variants."""

    knights: dict[str, list[int]]
    dragon: dict[str, list[int]]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box that the rules depend on."""

    id: str
    colours: list[str]
    talk_seconds: int
    decks: Decks
    setup: dict[str, SetupRow]
    tiles: list[Tile]
    boards: dict[str, Sides]
    provenance: dict[str, str] = {}

    @property
    def rows(self) -> int:
        """Rows of a board."""
        return len(self.boards[BOARDS[0]].basic.path)

    @property
    def columns(self) -> int:
        """Columns of a board."""
        return len(self.boards[BOARDS[0]].basic.path[0])

    @property
    def side(self) -> int:
        """Cells along the edge of the field."""
        return self.rows + self.columns


def default_file() -> Path:
    """Our own data."""
    return Path(__file__).with_name("components.toml")


def load_file(path: Path) -> Components:
    """The components of a TOML or JSON file, checked."""
    return from_plain(read_data(path).data)


def from_plain(data: Mapping[str, Any]) -> Components:
    """The components of plain data, checked."""
    try:
        components = msgspec.convert(data, type=Components)
    except msgspec.ValidationError as error:
        raise Refusal("gor-components-shape", rule=RULE, detail=str(error)) from error
    check(components)
    return components


def check(components: Components) -> None:
    """Refuses data that breaks a promise the rules rely on; the field itself is judged when it is laid."""
    _check_colours(components)
    _check_decks(components)
    _check_setup(components)
    _check_tiles(components)
    if not 1 <= components.talk_seconds <= 600:
        raise Refusal("gor-components-talk", rule=RULE)
    if sorted(components.boards) != list(BOARDS):
        raise Refusal("gor-components-boards", rule=RULE)
    for name in BOARDS:
        for side in SIDES:
            _check_board(components, name, side)
    starts = len(components.boards[BOARDS[0]].basic.starts) * len(BOARDS)
    for players, row in components.setup.items():
        if row.knights > starts:
            raise Refusal("gor-components-few-starts", rule=RULE, players=players, knights=row.knights, starts=starts)


def _check_colours(components: Components) -> None:
    colours = components.colours
    letters = {colour[:1] for colour in colours}
    if len(colours) != 4 or len(letters) != 4 or letters & {"f", "m"}:  # Fire and Manoeuvre go by these
        raise Refusal("gor-components-colours", rule=RULE)
    for colour in colours:
        _check_name(colour)


def _check_name(name: str) -> None:
    if not NAME.fullmatch(name):
        raise Refusal("gor-components-name", rule=RULE, name=plain_text(name))


def _check_decks(components: Components) -> None:
    for back, known in (("knights", ("standard", "easy", "hard")), ("dragon", ("standard", "slow", "fast"))):
        decks: dict[str, list[int]] = getattr(components.decks, back)
        if sorted(decks) != sorted(known):
            raise Refusal("gor-components-decks", rule=RULE, deck=back, known=", ".join(known))
        for variant, cards in decks.items():
            least = 0 if back == "knights" else -LARGEST_STEP
            if not 1 <= len(cards) <= 60 or min(cards) < least or max(cards) > LARGEST_STEP or not any(cards):
                raise Refusal("gor-components-deck", rule=RULE, deck=back, variant=variant, most=LARGEST_STEP)


def _check_setup(components: Components) -> None:
    if sorted(components.setup) != [str(players) for players in PLAYERS]:
        raise Refusal("gor-components-setup", rule=RULE)
    for players, row in components.setup.items():
        if not 1 <= row.knights <= MOST_KNIGHTS or not 0 <= row.speech <= 60:
            raise Refusal("gor-components-setup-row", rule=RULE, players=players, most=MOST_KNIGHTS)


def _check_tiles(components: Components) -> None:
    if [(tile.id, tile.counter) for tile in components.tiles] != list(zip(TILES, COUNTERS, strict=True)):
        raise Refusal("gor-components-tiles", rule=RULE)
    for number, tile in enumerate(components.tiles):
        group = "basic" if number < BASIC_TILES else "advanced"
        if tile.group != group or tile.returns not in ("at-once", "round-end"):
            raise Refusal("gor-components-tile", rule=RULE, tile=tile.id, group=group)


def _check_board(components: Components, name: str, side: str) -> None:
    """Grids of one size, longer than high by the terem's width; starts on the outer edges, tunnels on the board."""
    board = components.boards[name].side(side)
    first = components.boards[BOARDS[0]].basic.path
    if not first or not first[0]:
        raise Refusal("gor-components-size", rule=RULE, rows=0, columns=0)
    rows, columns = components.rows, components.columns
    if columns - rows != 2 or columns > LARGEST_BOARD or rows < 1:
        raise Refusal("gor-components-size", rule=RULE, rows=rows, columns=columns)
    for grid in (board.path, board.river or board.path):
        if len(grid) != rows or any(len(row) != columns or set(row) - set(SIGNS) for row in grid):
            raise Refusal("gor-components-grid", rule=RULE, board=name, side=side, rows=rows, columns=columns)
    for number, (row, column) in enumerate(board.starts, start=1):
        where = {"board": name, "side": side, "path": f"{name}{number}"}
        if not (0 <= row < rows and 0 <= column < columns) or board.path[row][column] == ".":
            raise Refusal("gor-components-start-off", rule=RULE, **where)
        if row and column:
            raise Refusal("gor-components-start-inside", rule=RULE, **where)
    if len(board.starts) != len(components.boards[BOARDS[0]].basic.starts):
        raise Refusal("gor-components-starts-differ", rule=RULE, board=name, side=side)
    if len(set(board.starts)) != len(board.starts) or len(board.starts) * len(BOARDS) > MOST_KNIGHTS:
        raise Refusal("gor-components-starts", rule=RULE, board=name, side=side, most=MOST_KNIGHTS // len(BOARDS))
    for end in (*board.entries, *board.exits):
        _check_name(end.colour)
        row, column = end.cell
        if not (0 <= row < rows and 0 <= column < columns) or board.path[row][column] == ".":
            raise Refusal("gor-components-tunnel-off", rule=RULE, board=name, side=side, colour=end.colour)
