"""What the rules promise of every state (spec 9.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.rules import asked, legal
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, REMEMBERED, State


def invariants(state: State) -> list[str]:
    """The promises this state breaks."""
    return [*_cards(state), *_characters(state), *_quests(state), *_track(state), *_objectives(state), *_stack(state)]


def _cards(state: State) -> Iterator[str]:
    """Every story card is in exactly one place."""
    lying = [card for frame in state.frames for card in frame.cards()]
    piles = [*state.hands, state.deck, state.open_discard, *state.closed_discard, lying]
    remembered = [card for card in state.memory_card if card != NOBODY]
    found = Counter(card for pile in (*piles, remembered) for card in pile)
    if found != Counter(range(state.board.cards)):
        wrong = sorted(set(found) ^ set(range(state.board.cards))) or [c for c, n in found.items() if n != 1]
        yield f"story cards are lost or doubled: {wrong}"
    if any(pile != sorted(pile) for pile in (state.deck, state.open_discard, *state.closed_discard)):
        yield "a pile of cards has an order"


def _characters(state: State) -> Iterator[str]:
    board = state.board
    for character in range(board.characters):
        name = board.names.characters[character]
        mine = state.controller[character]
        if mine != NOBODY and state.factions[mine] not in (board.sides[character], WRITER):
            yield f"{name} is played by the wrong side"
        if (state.area[character] == NOBODY) != (mine == NOBODY or state.destroyed[character]):
            yield f"{name} is nowhere, or where it should not be"
        if state.ready[character] and state.area[character] == NOBODY:
            yield f"{name} is ready without being there"
        if state.lying[character] != (state.origin[character] != NOBODY):
            yield f"{name} lies without having been felled, or the other way round"


def _quests(state: State) -> Iterator[str]:
    """A quest is in exactly one place, and a slot holds one."""
    board = state.board
    slots = [at for at, status in zip(state.quest_at, state.quest_status, strict=True) if status == ON_LOCATION]
    if len(set(slots)) != len(slots):
        yield "two quests lie in one slot"
    for quest, (status, at) in enumerate(zip(state.quest_status, state.quest_at, strict=True)):
        if status == REMEMBERED and state.memory_quest[at] != quest:
            yield f"{board.names.quests[quest]} is not where the track says"
        if status == ON_REBEL and (board.sides[at] != SPRING or state.area[at] == NOBODY):
            yield f"{board.names.quests[quest]} lies under nobody"


def _track(state: State) -> Iterator[str]:
    board = state.board
    memories = [space for space in range(board.spaces) if state.memory_side[space] != NOBODY]
    if len(memories) > board.settings.memories or any(space >= board.settings.memories for space in memories):
        yield "memories beyond the epilogue token"
    for space in range(board.spaces):
        made = (state.memory_quest[space] != NOBODY) + (state.memory_objective[space] != NOBODY)
        if made != (space in memories):
            yield f"space {space + 1} holds half a memory"
        if state.memory_objective[space] != NOBODY and space not in board.objective_spaces:
            yield f"an objective lies on space {space + 1}"
    if (state.bookmark != NOBODY) != bool(memories) or (memories and state.bookmark not in memories):
        yield "the bookmark marks nothing"


def _objectives(state: State) -> Iterator[str]:
    """Cards held, unused, thrown away, on the track and overwritten are all there are."""
    board = state.board
    found = Counter({card: count for card, count in enumerate(state.spare) if count})
    found.update(card for held in state.secrets for card in held if card != NOBODY)
    found.update(card for thrown in state.thrown for card in thrown)
    found.update(card for card in state.memory_objective if card != NOBODY)
    found.update(state.overwritten)
    if board.settings.objectives and found != Counter(dict(enumerate(board.objective_copies))):
        yield "objectives are lost or doubled"
    for held in state.secrets:
        for side in (SPRING, WINTER):
            if held[side] != NOBODY and board.objective_sides[held[side]] != side:
                yield "an objective of the wrong side"


def _stack(state: State) -> Iterator[str]:
    """Somebody is asked as long as it goes on, and everybody asked has an answer."""
    kinds = [frame.kind for frame in state.frames]
    if "turn" in kinds and kinds.index("turn") != 1:
        yield f"frames were left on the stack at a turn: {kinds}"
    if bool(asked(state)) != (bool(state.frames)):
        yield "frames without anybody to ask"
    for seat in asked(state):
        if not legal(state, seat):
            yield f"seat {seat} is asked and has no answer"
    if not state.frames and state.winner == NOBODY:
        yield "over without a winner"
