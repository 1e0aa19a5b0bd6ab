"""What a position of Winter Queen is worth to a seat."""

from __future__ import annotations

from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.scoring import points_of
from terem.games.winter_queen.state import NORMAL, OVER, State

# Shares of a page's points: a filled page may still be spoiled, an empty one must first find its crystal.
FILLED = 0.9
EMPTY = 0.3
RIVALS = 0.4


def evaluate(state: State, seat: int) -> float:
    """Own points in hand and in sight, less a share of what the best rival has."""
    rivals = [_standing(state, other) for other in range(state.board.players) if other != seat]
    return _standing(state, seat) - RIVALS * max(rivals)


def _standing(state: State, seat: int) -> float:
    standing = float(state.points[seat])
    if state.stage == OVER:
        return standing
    for page in range(state.board.books * 2):
        if state.owned[seat] >> page // 2 & 1:
            standing += _page(state, seat, page)
    return standing


def _page(state: State, seat: int, page: int) -> float:
    colour = state.pages[page]
    if colour != NOBODY:
        return FILLED * points_of(state, seat, page, colour)
    if state.stage != NORMAL and state.turns_left <= state.board.players:
        return 0.0
    return EMPTY * max(points_of(state, seat, page, colour) for colour in range(state.board.colours))
