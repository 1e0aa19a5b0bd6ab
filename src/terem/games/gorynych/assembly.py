"""Lays four boards around the terem and judges the field: every path must lead in, every river out of itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations

from msgspec import Struct

from terem.games.gorynych.board import INDEX, INDEX_MASK, NOBODY, Field
from terem.games.gorynych.components import BOARDS, Components, Side
from terem.kernel.data import RULE
from terem.kernel.phrase import Refusal

ORDERS = tuple("".join(order) for order in permutations(BOARDS))
"""Boards at the top left, top right, bottom right, bottom left."""

_SIGN = {"^": 0, ">": 1, "v": 2, "<": 3}
_STEP = ((-1, 0), (0, 1), (1, 0), (0, -1))

Cell = tuple[int, int]


class Laid(Struct):
    """The field while it is being laid, by (row, column)."""

    order: str
    size: int
    terem: list[Cell]
    arrows: dict[Cell, int]
    currents: dict[Cell, int]
    starts: dict[str, Cell]
    entries: dict[Cell, str]
    exits: dict[Cell, str]
    board_of: dict[Cell, str]

    def refuse(self, key: str, cell: Cell | None = None, **arguments: str) -> Refusal:
        """A reason that names the order and the cell."""
        place = {} if cell is None else {"cell": f"({cell[0]}, {cell[1]})"}
        return Refusal(key, rule=RULE, order=self.order, **place, **arguments)


def assemble(components: Components, order: str, sides: Mapping[str, str], bridges: bool, chain: bool) -> Field:
    """The field of an order; `bridges` says whether the current works under them, `chain` whether it carries on."""
    laid = lay(components, order, sides)
    paths = {name: _walk(laid, name) for name in sorted(laid.starts)}
    _judge_paths(laid, paths)
    _judge_rivers(laid)
    tunnels = _tunnels(laid, paths)
    number = {cell: cell[0] * laid.size + cell[1] for cell in _cells(laid.size)}
    drift = {cell: _carried(laid, cell, bridges, chain) for cell in number}
    return Field(
        order=order,
        side=laid.size,
        terem=[number[cell] for cell in laid.terem],
        paths=[[number[cell] for cell in cells] for cells in paths.values()],
        arrows=[laid.arrows.get(cell, NOBODY) for cell in number],
        currents=[laid.currents.get(cell, NOBODY) for cell in number],
        drift=[number[drift[cell]] for cell in number],
        tunnels={number[cell]: place for cell, place in tunnels.items()},
        entries={number[cell]: colour for cell, colour in laid.entries.items()},
        exits={number[cell]: colour for cell, colour in laid.exits.items()},
    )


def path_names(components: Components) -> list[str]:
    """The paths by name, in the order of their numbers; the same for every order and side."""
    counts = {board: len(components.boards[board].basic.starts) for board in BOARDS}
    return [f"{board}{k + 1}" for board in BOARDS for k in range(counts[board])]


# --- laying ---


def _cells(size: int) -> Iterator[Cell]:
    for row in range(size):
        for column in range(size):
            yield row, column


def _turn(cell: Cell, quarters: int, size: int) -> Cell:
    """Where a cell of a board at the top left goes with the board turned clockwise."""
    row, column = cell
    for _ in range(quarters):
        row, column = column, size - 1 - row
    return row, column


def lay(components: Components, order: str, sides: Mapping[str, str]) -> Laid:
    """The four boards in their slots, each turned once more than the one before."""
    size, middle = components.side, components.rows
    terem = [(middle + row, middle + column) for row in (0, 1) for column in (0, 1)]
    laid = Laid(order, size, terem, {}, {}, {}, {}, {}, {})
    for slot, name in enumerate(order):
        side = components.boards[name].side(sides[name])
        _lay_board(laid, components, slot, name, side)
        for number, start in enumerate(side.starts, start=1):
            laid.starts[f"{name}{number}"] = _turn(start, slot, size)
        laid.entries |= {_turn(end.cell, slot, size): end.colour for end in side.entries}
        laid.exits |= {_turn(end.cell, slot, size): end.colour for end in side.exits}
    return laid


def _lay_board(laid: Laid, components: Components, slot: int, name: str, side: Side) -> None:
    for row in range(components.rows):
        for column in range(components.columns):
            cell = _turn((row, column), slot, laid.size)
            laid.board_of[cell] = name
            for grid, found in ((side.path, laid.arrows), (side.river, laid.currents)):
                if grid and grid[row][column] != ".":
                    found[cell] = (_SIGN[grid[row][column]] + slot) % 4


# --- paths ---


def _next(cell: Cell, direction: int) -> Cell:
    return cell[0] + _STEP[direction][0], cell[1] + _STEP[direction][1]


def _walk(laid: Laid, name: str) -> list[Cell]:
    """The cells of a path from its start up to the terem."""
    cells = [laid.starts[name]]
    while True:
        cell = cells[-1]
        following = _next(cell, laid.arrows[cell])
        if following in laid.terem:
            break
        if following in cells:
            raise laid.refuse("gor-field-path-loop", following, path=name)
        if following not in laid.arrows:
            crosses = following in laid.board_of and laid.board_of[following] != laid.board_of[cell]
            raise laid.refuse("gor-field-seam" if crosses else "gor-field-path-ends", cell, path=name)
        cells.append(following)
    if len(cells) > INDEX_MASK:
        raise laid.refuse("gor-field-path-long", path=name, most=str(INDEX_MASK))
    return cells


def _judge_paths(laid: Laid, paths: Mapping[str, list[Cell]]) -> None:
    for name, cells in paths.items():
        for cell in cells[1:]:
            if cell in laid.starts.values():
                raise laid.refuse("gor-field-through-start", cell, path=name)
    walked = {cell for cells in paths.values() for cell in cells}
    for cell in laid.arrows:
        if cell not in walked:
            raise laid.refuse("gor-field-orphan", cell)


# --- rivers ---


def _judge_rivers(laid: Laid) -> None:
    for source in laid.currents:
        cell, seen = source, {source}
        while cell in laid.currents:
            cell = _next(cell, laid.currents[cell])
            if cell in laid.terem or cell not in laid.board_of:
                raise laid.refuse("gor-field-river-leaves", source)
            if cell in seen:
                raise laid.refuse("gor-field-river-loop", source)
            seen.add(cell)


def _carried(laid: Laid, cell: Cell, bridges: bool, chain: bool) -> Cell:
    """Where the dragon ends when it stops on a cell (R24, R25)."""
    while cell in laid.currents and (bridges or cell not in laid.arrows):
        cell = _next(cell, laid.currents[cell])
        if not chain:
            break
    return cell


# --- tunnels ---


def _tunnels(laid: Laid, paths: Mapping[str, list[Cell]]) -> dict[Cell, int]:
    """Entry cell -> place of its exit."""
    found: dict[Cell, int] = {}
    for entry, colour in laid.entries.items():
        ends = [cell for cell, other in laid.exits.items() if other == colour]
        if len(ends) != 1:
            raise laid.refuse("gor-field-tunnel-exit", entry, colour=colour)
        through = [(number, cells) for number, cells in enumerate(paths.values()) if ends[0] in cells]
        if len(through) != 1:
            raise laid.refuse("gor-field-tunnel-shared", ends[0], colour=colour)
        number, cells = through[0]
        index = cells.index(ends[0])
        if any(cell in laid.entries for cell in cells[index:]):
            raise laid.refuse("gor-field-tunnel-loop", ends[0], colour=colour)
        found[entry] = number << INDEX | index
    return found
