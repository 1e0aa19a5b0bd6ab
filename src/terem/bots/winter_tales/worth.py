"""What a position of Winter Tales is worth to a seat, at a glance (spec 10.2)."""

from __future__ import annotations

from math import exp

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.frames.epilogue import Epilogue
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.quest import Quest
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, State
from terem.games.winter_tales.town import quest_area

SWING = 6.0
"""A contested quest gives three points to one side or to the other."""
OPEN_QUESTS = 2
STEP = 0.55
"""A card buys two steps and is worth a point."""
HELD = 0.53
"""A step in hand is worth a little less than one taken, and two of them a little more than a card."""
FAR = 6
WASTE = 2.0
"""A step beyond the way there is a card thrown away."""


def evaluate(state: State, seat: int) -> float:
    """The lead of the seat's side; the Writer wants none."""
    side = state.factions[seat]
    if side == WRITER:
        return _balance(state, seat)
    other = WINTER if side == SPRING else SPRING
    return _standing(state, side) + _distance(state, side) - _standing(state, other) - _distance(state, other)


def _balance(state: State, seat: int) -> float:
    """Level standings, cards to keep them so, and the side that is behind near its quests."""
    lead = _standing(state, SPRING) - _standing(state, WINTER)
    behind = WINTER if lead > 0 else SPRING
    return len(state.hands[seat]) + _distance(state, behind) - abs(lead)


def _standing(state: State, side: int) -> float:
    points = state.board.numbers.points * state.memory_side.count(side)
    cards = sum(len(hand) for seat, hand in enumerate(state.hands) if state.factions[seat] == side)
    lying = sum(state.lying[c] for c in range(state.board.characters) if state.board.sides[c] == side)
    told = sum(1.05 * len(frame.played[side]) for frame in state.frames if isinstance(frame, Epilogue))
    return points + cards + told - 1.5 * lying + _quests(state, side)


def _quests(state: State, side: int) -> float:
    """Quests on the board promise something; one that is being performed nearly is something."""
    board = state.board
    on_board = (ON_LOCATION, ON_REBEL)
    own = [q for q in range(board.quests) if board.quest_sides[q] == side and state.quest_status[q] in on_board]
    value = 0.6 * min(len(own), OPEN_QUESTS)
    for frame in state.frames:
        if isinstance(frame, Quest) and board.quest_sides[frame.quest] == side and frame.result == NOBODY:
            totals = frame.totals(state)
            value += 1.0 + SWING * (1 / (1 + exp(totals[1 - side] - totals[side])) - 0.5)
    return value


def _distance(state: State, side: int) -> float:
    """Characters want to be where a quest of their side waits, or where they set out for; steps in hand count half."""
    board = state.board
    places = [quest_area(state, q) for q in range(board.quests) if board.quest_sides[q] == side]
    places = [place for place in places if place != NOBODY]
    moving = [frame for frame in state.frames if isinstance(frame, Movement)]
    goals = {frame.character: [frame.goal] for frame in moving if frame.goal != NOBODY}
    value = 0.0
    held = {frame.character: frame.left(state) for frame in moving}
    steps = {character: left for character, left in held.items() if not _carries_rivals(state, character)}
    for character in range(board.characters):
        here = state.area[character]
        wanted = goals.get(character, places)
        if here != NOBODY and wanted and board.sides[character] == side:
            near = min(board.distances[place][here] for place in wanted)
            value -= STEP * min(near, FAR) - HELD * min(steps.get(character, 0), near)
            value -= WASTE * max(0, held.get(character, 0) - max(near, board.numbers.areas_per_card))
    return value


def _carries_rivals(state: State, character: int) -> bool:
    """A quest of the other side comes along, so that every step is a step for them too."""
    board = state.board
    return any(
        state.quest_status[quest] == ON_REBEL
        and state.quest_at[quest] == character
        and board.quest_sides[quest] != board.sides[character]
        for quest in range(board.quests)
    )
