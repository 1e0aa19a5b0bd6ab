"""A seat's knowledge as numbers between 0 and 1, from that seat's place at the table."""

from __future__ import annotations

from terem.games.winter_queen import rules
from terem.games.winter_queen.board import NOBODY, Board
from terem.games.winter_queen.state import State

_POINTS = 100.0


def size(board: Board) -> int:
    """How many numbers `observe` gives."""
    per_seat = board.books + board.books * 2 * board.colours + 1
    shared = board.spaces * (board.colours + 1) + board.crystals + board.colours * 2
    return (
        shared
        + (board.pool + 1)
        + board.counties * (board.books + 1)
        + board.books
        + board.players * (per_seat + 1)
        + 5
    )


def observe(state: State, seat: int) -> list[float]:
    """Map, holders, bag, piles, then the seats clockwise from the viewer, then the turn."""
    board = state.board
    found: list[float] = []
    for colour in range(board.colours):
        found += [float(state.crystals[colour] >> space & 1) for space in range(board.spaces)]
    found += [float(state.depicted >> space & 1) for space in range(board.spaces)]
    most = float(board.crystals_per_colour)
    found += [count / most for count in state.holders]
    found += [count / most for count in state.bag]
    found += [count / most for count in state.discarded]
    reach = rules.reach(state, seat)
    found += [float(holder in reach) for holder in range(board.pool + 1)]
    share = float(board.books // board.counties)
    for county in range(board.counties):
        found += [float(state.tops[county] == book) for book in range(board.books)]
        found.append(state.piles[county] / share)
    found += [float(hidden) for hidden in state.unseen]
    for number in range(board.players):
        found += _seat(state, (seat + number) % board.players)
    stages = [float(state.stage == stage) for stage in range(3)]
    return [*found, *stages, state.turns_left / (2.0 * board.players), state.passes / (2.0 * board.players)]


def _seat(state: State, seat: int) -> list[float]:
    board = state.board
    found = [float(state.owned[seat] >> book & 1) for book in range(board.books)]
    for page in range(board.books * 2):
        owned = state.owned[seat] >> page // 2 & 1
        lying = state.pages[page] if owned else NOBODY
        found += [float(lying == colour) for colour in range(board.colours)]
    return [*found, min(state.points[seat] / _POINTS, 1.0), float(state.to_move == seat)]
