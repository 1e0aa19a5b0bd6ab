"""What a seat may hope for: its points, and what its pages will have become by the end.

The hope is a sum of features with weights learned from many games (weights.json): how much a page is worth depends on
its effect, on what it shows now and on how many turns are left to its owner.
"""

from typing import Final

from terem.games.winter_queen.board import (
    ARCANE_KNOWLEDGE,
    BORDER_KEEPER,
    FOREST_WISPS,
    MAGICAL_CLOUDS,
    NOBODY,
    NORTHERN_LIGHTS,
    ROSE_OF_THE_WINDS,
    Board,
)
from terem.games.winter_queen.scoring import best, knowledge_of
from terem.games.winter_queen.state import FINAL, OVER, State

EFFECTS: Final = 8
UNKNOWN: Final = -1
FILLED: Final = 2  # after one and the points: what filled pages show, by effect
EMPTY: Final = FILLED + EFFECTS  # the best that empty pages could show, by effect
PAGES: Final = EMPTY + EFFECTS  # how many are filled, and empty
READY: Final = PAGES + 2  # what books with both pages filled show
TEMPO: Final = READY + 1  # the seat is to move
FEATURES: Final = TEMPO + 1
PHASES: Final = 8


class Chart:
    """What every kind of page shows with every colour on this map; reckoned when first asked for."""

    def __init__(self, board: Board, points: list[int]) -> None:
        self.board = board
        self.points = points

    def at(self, state: State, page: int, colour: int) -> int:
        """The points of a page that looks at the map alone."""
        board = self.board
        effect = board.effect_of[page]
        place = (effect if effect != FOREST_WISPS else EFFECTS + board.wisp_of[page]) * board.colours + colour
        found = self.points[place]
        if found == UNKNOWN:
            found = best(state, 0, page, colour).points
            self.points[place] = found
        return found

    def after(self, colour: int) -> "Chart":
        """For a map with one crystal of the colour more or less: what cannot have changed is kept."""
        board = self.board
        colours = board.colours
        points = [UNKNOWN] * len(self.points)
        for effect in (ROSE_OF_THE_WINDS, BORDER_KEEPER, MAGICAL_CLOUDS, NORTHERN_LIGHTS):
            for other in range(colours):
                if other != colour:
                    points[effect * colours + other] = self.points[effect * colours + other]
        for wisp in range(colours):
            if wisp != colour:
                for other in range(colours):
                    if other != colour:
                        place = (EFFECTS + wisp) * colours + other
                        points[place] = self.points[place]
        return Chart(board, points)


def new_chart(board: Board) -> Chart:
    """A chart on which nothing has been reckoned."""
    return Chart(board, [UNKNOWN] * ((EFFECTS + board.colours) * board.colours))


def turns_to_come(state: State, seat: int) -> float:
    """How many turns a seat still has: known in the final stage, reckoned from the bag before."""
    board = state.board
    if state.stage == OVER:
        return 0.0
    if state.stage == FINAL:
        waits = (seat - state.to_move) % board.players
        return float((state.turns_left - waits + board.players - 1) // board.players)
    left = 0
    for count in state.bag:
        left += count
    for count in state.holders:
        left += count
    takes = float(left) - 1.7 * (board.holders - 1)
    if takes < 1.0:
        takes = 1.0
    return 1.25 * takes / board.players + 1.5


def phase_of(turns: float) -> int:
    """Which weights apply."""
    if turns < 2.5:
        return 0 if turns < 0.5 else 1 if turns < 1.5 else 2
    if turns < 6.0:
        return 3 if turns < 4.0 else 4
    return 5 if turns < 9.0 else 6 if turns < 13.0 else 7


def features(state: State, seat: int, chart: Chart) -> list[float]:
    """What a seat has, as numbers."""
    board = state.board
    found = [0.0] * FEATURES
    found[0] = 1.0
    found[1] = float(state.points[seat])
    owned = state.owned[seat]
    page = 0
    while owned:
        if owned & 1:
            full = 0
            shown = 0
            for side in range(page, page + 2):
                colour = state.pages[side]
                effect = board.effect_of[side]
                if colour != NOBODY:
                    points = _knowledge(state, seat, colour, 0) if effect == ARCANE_KNOWLEDGE else 0
                    points = points if effect == ARCANE_KNOWLEDGE else chart.at(state, side, colour)
                    found[FILLED + effect] += points
                    found[PAGES] += 1.0
                    full += 1
                    shown += points
                else:
                    most = 0
                    for other in range(board.colours):
                        if effect == ARCANE_KNOWLEDGE:
                            points = _knowledge(state, seat, other, 1)
                        else:
                            points = chart.at(state, side, other)
                        if points > most:
                            most = points
                    found[EMPTY + effect] += most
                    found[PAGES + 1] += 1.0
            if full == 2:
                found[READY] += shown
        owned >>= 1
        page += 2
    if state.to_move == seat:
        found[TEMPO] = 1.0
    return found


def _knowledge(state: State, seat: int, colour: int, more: int) -> int:
    """Arcane Knowledge with the best rival; an empty page will bring its own crystal along."""
    most = 0
    for other in range(state.board.players):
        if other != seat:
            count = knowledge_of(state, other, colour)
            if count > most:
                most = count
    return most + knowledge_of(state, seat, colour) + more


def hope(state: State, seat: int, chart: Chart, weights: list[list[float]]) -> float:
    """The points a seat may expect to end with."""
    if state.stage == OVER:
        return float(state.points[seat])
    weight = weights[phase_of(turns_to_come(state, seat))]
    values = features(state, seat, chart)
    total = 0.0
    for number in range(FEATURES):
        total += weight[number] * values[number]
    return total


def hopes(state: State, chart: Chart, weights: list[list[float]]) -> list[float]:
    """Everybody's."""
    return [hope(state, seat, chart, weights) for seat in range(state.board.players)]


def lead(hoped: list[float], seat: int) -> float:
    """How far a seat may hope to be ahead of the best rival."""
    most = -1000.0
    for other in range(len(hoped)):
        if other != seat and hoped[other] > most:
            most = hoped[other]
    return hoped[seat] - most
