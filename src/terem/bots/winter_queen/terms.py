"""The terms of a hope: weights, pages, turns to come."""

from typing import Final

from terem.games.winter_queen.state import FINAL, OVER, State

NONE: Final = -1000.0


class Weights:
    """How much each consideration counts, by turns to come; between two knots it changes evenly."""

    def __init__(
        self,
        knots: list[float],
        filled: list[list[float]],
        grown: list[list[float]],
        empty: list[float],
        room: list[float],
        turn: float,
        far: float,
        last: float,
    ) -> None:
        self.knots = knots  # turns to come
        self.filled = filled  # by knot and effect: the share of what a filled page shows
        self.grown = grown  # by knot and effect: what comes to it
        self.empty = empty  # by knot: the share of an empty page's gain
        self.room = room  # by knot: a book more may be taken
        self.turn = turn  # a turn
        self.far = far  # the share of a colour that lies out of reach
        self.last = last  # the next one may take the last crystal of a holder


class Slot:
    """A page of somebody's book, or of one that may be taken."""

    def __init__(self, seat: int, book: int, page: int, effect: int, wisp: int, colour: int) -> None:
        self.seat = seat
        self.book = book
        self.page = page
        self.effect = effect
        self.wisp = wisp
        self.colour = colour  # of the crystal on it, or NOBODY
        self.shows: list[int] = []  # by colour, on the map as it stands
        self.worth = 0.0


def turns_to_come(state: State) -> float:
    """How many turns all seats together still have: known in the final stage, reckoned from the crystals before."""
    board = state.board
    if state.stage == OVER:
        return 0.0
    if state.stage == FINAL:
        return float(state.turns_left)
    left = 0
    for amount in state.bag:
        left += amount
    for amount in state.holders:
        left += amount
    takes = float(left) - 1.7 * (board.holders - 1)
    return 1.25 * (takes if takes > 1.0 else 1.0) + 1.5 * board.players


def turns_of(total: float, waits: int, players: int) -> float:
    """A seat's part of them, when it has to wait for so many others."""
    own = (total - waits + players - 1) / players
    return own if own > 0.0 else 0.0


def mixed(below: list[float], above: list[float], share: float) -> list[float]:
    """Between two rows."""
    return [below[place] * (1.0 - share) + above[place] * share for place in range(len(below))]


def lead(hoped: list[float], seat: int) -> float:
    """How far a seat may hope to be ahead of the best rival."""
    most = NONE
    for other in range(len(hoped)):
        if other != seat and hoped[other] > most:
            most = hoped[other]
    return hoped[seat] - most
