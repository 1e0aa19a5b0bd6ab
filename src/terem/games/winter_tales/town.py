"""Who stands where, and what that allows."""

from terem.games.winter_tales.board import ARTIFACT, LOVE, NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, State


def in_play(state: State, character: int) -> bool:
    """Somebody's, and not destroyed."""
    return state.area[character] != NOBODY


def standing(state: State, character: int) -> bool:
    """On the board and on its feet."""
    return state.area[character] != NOBODY and not state.lying[character]


def movable(state: State, character: int) -> bool:
    """May take a step."""
    return standing(state, character) and not state.locked[character]


def present(state: State, area: int) -> list[int]:
    """Characters in an area, lying ones too."""
    return [c for c in range(state.board.characters) if state.area[c] == area]


def controlled(state: State, seat: int) -> list[int]:
    """A seat's characters."""
    return [c for c in range(state.board.characters) if state.controller[c] == seat]


def plays_for(state: State, seat: int, side: int) -> bool:
    """Whether a seat may act for a side: its own, the Writer for both."""
    return state.factions[seat] in (side, WRITER)


def ready_of(state: State, seat: int) -> list[int]:
    """A seat's ready characters."""
    return [c for c in range(state.board.characters) if state.controller[c] == seat and state.ready[c]]


def anybody_ready(state: State) -> bool:
    """Whether the chapter goes on."""
    return True in state.ready


def quest_area(state: State, quest: int) -> int:
    """Where a quest on the board can be performed, or NOBODY."""
    if state.quest_status[quest] == ON_LOCATION:
        return state.quest_at[quest]
    return state.area[state.quest_at[quest]] if state.quest_status[quest] == ON_REBEL else NOBODY


def free_slot(state: State, location: int) -> bool:
    """No quest lies on the location."""
    for quest in range(state.board.quests):
        if state.quest_status[quest] == ON_LOCATION and state.quest_at[quest] == location:
            return False
    return True


def quest_targets(state: State, quest: int) -> list[int]:
    """Where a quest may be put: locations, or locations + character for those under a rebel (R-04)."""
    board = state.board
    if not board.under_rebel[quest]:
        return [place for place in range(board.locations) if free_slot(state, place)]
    rebels = [c for c in range(board.characters) if board.sides[c] == SPRING and in_play(state, c)]
    return [board.locations + rebel for rebel in rebels]


def empty_spaces(state: State) -> list[int]:
    """Spaces left of the epilogue token without a memory."""
    return [space for space in range(state.board.settings.memories) if state.memory_side[space] == NOBODY]


def empty_objective_spaces(state: State) -> list[int]:
    """Spaces an objective can be put on."""
    return [space for space in state.board.objective_spaces if space in empty_spaces(state)]


def memories(state: State) -> list[int]:
    """Spaces with a memory."""
    return [space for space in range(state.board.spaces) if state.memory_side[space] != NOBODY]


def skilled(state: State, character: int, skill: int) -> bool:
    """Whether a character has a skill and may use it: the module is on, the character stands (R-11)."""
    return state.board.settings.skills and state.board.skills[character] == skill and standing(state, character)


def garrisoned(state: State) -> bool:
    """Soldiers hold more locations than rebels (R-39)."""
    board = state.board
    held = [0, 0]
    for place in range(board.locations):
        found = [False, False]
        for character in range(board.characters):
            counts = board.rulings.lying_garrison or not state.lying[character]
            if state.area[character] == place and counts:
                found[board.sides[character]] = True
        held[SPRING] += found[SPRING]
        held[WINTER] += found[WINTER]
    return held[WINTER] > held[SPRING]


def partner_of(state: State, character: int) -> int:
    """The rebel bound to this one by Love that is in the same area, or NOBODY."""
    one, other = state.power_at[LOVE], state.love_other
    if character not in (one, other) or one == NOBODY:
        return NOBODY
    partner = other if character == one else one
    return partner if state.area[partner] == state.area[character] != NOBODY else NOBODY


def bears_artifact(state: State, character: int) -> bool:
    """Whether a standing character bears the Great Artifact."""
    return state.power_at[ARTIFACT] == character != NOBODY and standing(state, character)


def power_space(state: State, power: int) -> int:
    """The space with the memory of the quest that gave a power, or NOBODY."""
    for space in range(state.board.spaces):
        quest = state.memory_quest[space]
        if quest != NOBODY and state.board.quest_powers[quest] == power:
            return space
    return NOBODY


def artifact_card(state: State) -> int:
    """The card on the track that the artifact's bearer may play as if from hand."""
    space = power_space(state, ARTIFACT)
    return NOBODY if space == NOBODY else state.memory_card[space]
