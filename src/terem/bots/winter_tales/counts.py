"""The counts of Winter Tales: who can still lay how many cards, and how far it is to where they matter."""

from typing import Final

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.frames.gathering import joinable
from terem.games.winter_tales.frames.quest import JOIN_FAILED, WAITS, Quest, attending
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, State
from terem.games.winter_tales.town import quest_area, standing

FAR: Final = 99


def rival(side: int) -> int:
    """The other side."""
    return WINTER if side == SPRING else SPRING


def side_of(state: State, seat: int) -> int:
    """The side a seat plays for now; the Writer's is the one that is behind."""
    side = state.factions[seat]
    if side != WRITER:
        return side
    lead = score(state, SPRING) - score(state, WINTER)
    return WINTER if lead > 0 else SPRING


def score(state: State, side: int) -> int:
    """What a side would have if the story ended now: memories and the cards it holds."""
    cards = 0
    for seat in state.board.everybody:
        if state.factions[seat] == side:
            cards += len(state.hands[seat])
    return state.board.numbers.points * state.memory_side.count(side) + cards


def open_quests(state: State, side: int) -> int:
    """Quests of a side on the board."""
    board = state.board
    count = 0
    for quest in range(board.quests):
        if board.quest_sides[quest] == side and state.quest_status[quest] in (ON_LOCATION, ON_REBEL):
            count += 1
    return count


def goals(state: State, character: int) -> list[int]:
    """Where a character could perform a quest of its side; nobody performs what lies under it."""
    board = state.board
    found: list[int] = []
    for quest in range(board.quests):
        if board.quest_sides[quest] == board.sides[character]:
            place = quest_area(state, quest)
            borne = state.quest_status[quest] == ON_REBEL and state.quest_at[quest] == character
            if place != NOBODY and not borne:
                found.append(place)
    return found


def steps_to(state: State, area: int, places: list[int]) -> int:
    """Steps from an area to the nearest of some places; FAR where there is none."""
    nearest = FAR
    for place in places:
        nearest = min(nearest, state.board.distances[place][area])
    return nearest


def way(state: State, character: int) -> int:
    """Steps a character has to the nearest quest it could perform."""
    here = state.area[character]
    return FAR if here == NOBODY else steps_to(state, here, goals(state, character))


def cost(state: State, steps: int) -> int:
    """Cards for so many steps."""
    each = state.board.numbers.areas_per_card
    return (steps + each - 1) // each


def could_bring(state: State, seat: int, area: int) -> int:
    """Cards a seat could lay in a quest that is opened now: if somebody is there, or gets there."""
    board = state.board
    held = len(state.hands[seat])
    most = held if attending(state, seat, area, NOBODY) else 0
    for character in joinable(state, seat, area):
        steps = board.distances[area][state.area[character]]
        hand = min(held + board.numbers.draw - cost(state, steps), board.numbers.limit)
        most = max(most, hand)
    return most


def against(state: State, side: int, area: int) -> int:
    """Cards a side's rivals could bring to a quest that is opened in an area."""
    total = 0
    for seat in state.board.everybody:
        if state.factions[seat] == rival(side):
            total += could_bring(state, seat, area)
    return total


def still(state: State, quest: Quest, side: int) -> int:
    """Cards a side may still lay in a quest that is going on; the Writer is anybody's guess and counts for none."""
    total = 0
    for seat in state.board.everybody:
        if state.factions[seat] != side or (seat != quest.seat and quest.joined[seat] == JOIN_FAILED):
            continue
        joined = NOBODY if quest.joined[seat] == WAITS else quest.joined[seat]
        if seat == quest.seat:
            total += min(len(state.hands[seat]), 1)
        elif seat in quest.waiting and attending(state, seat, quest.area, joined):
            total += len(state.hands[seat])
    return total


def guards(state: State, character: int, area: int) -> int:
    """Standing characters of the other side in an area."""
    board = state.board
    count = 0
    for other in range(board.characters):
        if state.area[other] == area and board.sides[other] != board.sides[character] and standing(state, other):
            count += 1
    return count
