"""Decides any action: the cards, the memory it names, and why it cannot be taken now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terem.games.winter_tales import actions as a
from terem.games.winter_tales import lexicon
from terem.games.winter_tales.board import NOBODY, SPRING
from terem.games.winter_tales.codec import deed_of
from terem.games.winter_tales.frames.activation import excess
from terem.games.winter_tales.frames.battle import Battle
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.performing import ActionChoice
from terem.games.winter_tales.prompts import question
from terem.games.winter_tales.rules import asked, interject, legal
from terem.games.winter_tales.state import ON_REBEL, REMOVED, UNUSED, Deed, State
from terem.games.winter_tales.town import free_slot, movable, plays_for, present, quest_area, standing
from terem.kernel.phrase import Refusal

Reason = Callable[[State, int, Any, int], Refusal | None]


def check(state: State, seat: int, action: a.AnyAction) -> Refusal | None:
    """None when the action may be taken, else the reason."""
    try:
        deed = deed_of(state.board, action)
    except Refusal as refusal:
        return refusal
    if deed.code >= state.board.actions:
        return _beside(state, seat, deed.code)
    if seat not in asked(state):
        return Refusal("refuse-not-asked", seat=seat)
    if deed.code not in legal(state, seat):
        reason = _REASONS.get(type(action))
        return (reason and reason(state, seat, action, deed.code)) or _not_now(state)
    return _cards(state, seat, action, deed) or _memory(state, action)


def _not_now(state: State) -> Refusal:
    """The table asks for something else."""
    return Refusal("wt-refuse-not-now", rule="§4", question=question(state))


def _beside(state: State, seat: int, code: int) -> Refusal | None:
    board = state.board
    if code == board.lapse:
        return None if seat in asked(state) else Refusal("refuse-not-asked", seat=seat)
    if code in interject(state, seat):
        return None
    if code == board.protest:
        return Refusal("wt-refuse-protest", rule="5.3")
    return Refusal("wt-refuse-edit", rule="5.1") if code == board.edit else Refusal("wt-refuse-handover", rule="R-28")


def _cards(state: State, seat: int, action: a.AnyAction, deed: Deed) -> Refusal | None:
    """Cards come from the hand, each once, and as many as are due."""
    if isinstance(action, a.Memory):
        named = deed.cards[0] in state.frames[-1].choosable()
        card = lexicon.card(state.board, deed.cards[0])
        return None if named else Refusal("wt-refuse-memory-card", rule="R-18", card=card)
    if len(set(deed.cards)) != len(deed.cards):
        return Refusal("wt-refuse-card-twice", rule="4.6")
    foreign = next((card for card in deed.cards if card not in state.hands[seat]), None)
    if foreign is not None:
        return Refusal("wt-refuse-not-in-hand", rule="3.2", card=lexicon.card(state.board, foreign))
    numbers = state.board.numbers
    due = {a.Rescue: numbers.rescue, a.Raid: numbers.raid, a.Comeback: numbers.comeback, a.Discard: excess(state, seat)}
    wanted = due.get(type(action))
    if wanted is not None and len(deed.cards) != wanted:
        return Refusal("wt-refuse-card-count", rule="4.8", wanted=wanted, given=len(deed.cards))
    return None


def _memory(state: State, action: a.AnyAction) -> Refusal | None:
    """A quest is opened from the bookmarked memory, if there is one (N11)."""
    if not isinstance(action, a.Perform):
        return None
    marked = None if state.bookmark == NOBODY else state.bookmark + 1
    if action.memory == marked:
        return None
    if marked is None:
        return Refusal("wt-refuse-no-memory", rule="5.4")
    return Refusal("wt-refuse-link", rule="5.4", space=marked)


# --- why not ---


def _pick(state: State, seat: int, action: a.Pick, code: int) -> Refusal | None:
    board = state.board
    character, area = divmod(code - board.pick, board.areas)
    name = lexicon.character(board, character)
    if state.frames[-1].kind != "casting":
        return None
    if state.controller[character] != NOBODY:
        return Refusal("wt-refuse-taken", rule="2.3", who=name)
    if not plays_for(state, seat, board.sides[character]):
        return Refusal("wt-refuse-other-side", rule="2.3", who=name)
    if (area < board.locations) != (board.sides[character] == SPRING):
        return Refusal("wt-refuse-place-kind", rule="2.3", who=name)
    if present(state, area):
        return Refusal("wt-refuse-occupied", rule="2.3", where=lexicon.area(board, area))
    return Refusal("wt-refuse-split", rule="2.3")


def _put(state: State, seat: int, action: a.Put, code: int) -> Refusal | None:
    board, frame = state.board, state.frames[-1]
    if frame.kind not in ("action", "first-quest"):
        return None
    quest, target = divmod(code - board.put, board.locations + board.characters)
    title = lexicon.quest(board, quest)
    if state.quest_status[quest] != UNUSED:
        key = "wt-refuse-quest-removed" if state.quest_status[quest] == REMOVED else "wt-refuse-quest-started"
        return Refusal(key, rule="4.7", quest=title)
    if isinstance(frame, ActionChoice):
        if not standing(state, frame.character):
            return Refusal("wt-refuse-lying", rule="4.8", who=lexicon.character(board, frame.character))
        if board.quest_sides[quest] != board.sides[frame.character]:
            return Refusal("wt-refuse-quest-side", rule="4.7", quest=title)
    if board.under_rebel[quest] != (target >= board.locations):
        return Refusal("wt-refuse-quest-kind", rule="R-04", quest=title)
    if target < board.locations and not free_slot(state, target):
        return Refusal("wt-refuse-slot", rule="4.7", where=lexicon.area(board, target))
    return Refusal("wt-refuse-under", rule="4.7") if target >= board.locations else None


def _perform(state: State, seat: int, action: a.Perform, code: int) -> Refusal | None:
    board, frame = state.board, state.frames[-1]
    if not isinstance(frame, ActionChoice):
        return None
    quest = code - board.perform
    title = lexicon.quest(board, quest)
    if not standing(state, frame.character):
        return Refusal("wt-refuse-lying", rule="4.8", who=lexicon.character(board, frame.character))
    if board.quest_sides[quest] != board.sides[frame.character]:
        return Refusal("wt-refuse-quest-side", rule="4.7", quest=title)
    if quest_area(state, quest) != state.area[frame.character]:
        return Refusal("wt-refuse-quest-elsewhere", rule="4.7", quest=title)
    if state.quest_status[quest] == ON_REBEL and state.quest_at[quest] == frame.character:
        return Refusal("wt-refuse-bearer", rule="4.7", quest=title)
    return None


def _activate(state: State, seat: int, action: a.Activate, code: int) -> Refusal | None:
    if state.frames[-1].kind != "turn":
        return None
    character = code - state.board.activate
    name = lexicon.character(state.board, character)
    if state.controller[character] != seat:
        return Refusal("wt-refuse-not-yours", rule="4.1", who=name)
    return Refusal("wt-refuse-not-ready", rule="4.1", who=name)


def _join(state: State, seat: int, action: a.Join, code: int) -> Refusal | None:
    if state.frames[-1].kind != "join-offer":
        return None
    character = code - state.board.join
    name = lexicon.character(state.board, character)
    if state.controller[character] != seat:
        return Refusal("wt-refuse-not-yours", rule="4.7", who=name)
    return Refusal("wt-refuse-cannot-join", rule="R-14", who=name)


def _go(state: State, seat: int, action: a.Go, code: int) -> Refusal | None:
    board, frame = state.board, state.frames[-1]
    if not isinstance(frame, Movement):
        return None
    area, here = code - board.go, state.area[frame.character]
    name = lexicon.character(board, frame.character)
    if not movable(state, frame.character):
        return Refusal("wt-refuse-cannot-move", rule="4.2", who=name)
    if area not in board.neighbours[here]:
        return Refusal("wt-refuse-not-adjacent", rule="4.3", where=lexicon.area(board, area))
    if frame.left(state) == 0:
        return Refusal("wt-refuse-no-steps", rule="4.3", areas=board.numbers.areas_per_card)
    return Refusal("wt-refuse-not-nearer", rule="R-14", where=lexicon.area(board, frame.goal))


def _pass(state: State, seat: int, action: a.Pass, code: int) -> Refusal | None:
    match state.frames[-1]:
        case Movement():
            return Refusal("wt-refuse-keep-moving", rule="R-14")
        case Battle():
            return Refusal("wt-refuse-first-attack", rule="4.5")
        case frame if frame.kind == "turn":
            return Refusal("wt-refuse-must-activate", rule="R-06")
    return None


def _play(state: State, seat: int, action: a.Play, code: int) -> Refusal | None:
    board, frame = state.board, state.frames[-1]
    if board.play + 1 - (code - board.play) in legal(state, seat):
        return Refusal("wt-refuse-play-side", rule="4.7")
    if isinstance(frame, Movement) and not movable(state, frame.character):
        return Refusal("wt-refuse-cannot-move", rule="4.2", who=lexicon.character(board, frame.character))
    if isinstance(frame, Battle) and board.free in legal(state, seat):
        return Refusal("wt-refuse-free-first", rule="7.5")
    takes_cards = frame.kind in ("movement", "battle", "trap", "contribution", "epilogue-part")
    return Refusal("wt-refuse-no-cards", rule="4.3") if takes_cards and not state.hands[seat] else None


def _claim(state: State, seat: int, action: a.Claim, code: int) -> Refusal | None:
    if state.frames[-1].kind != "interrupt":
        return None
    name = lexicon.character(state.board, code - state.board.claim)
    if state.controller[code - state.board.claim] != seat:
        return Refusal("wt-refuse-not-yours", rule="4.4", who=name)
    return Refusal("wt-refuse-no-means" if not state.hands[seat] else "wt-refuse-not-there", rule="4.4", who=name)


def _rescue(state: State, seat: int, action: a.Rescue, code: int) -> Refusal | None:
    if state.frames[-1].kind not in ("turn", "movement", "action", "hand-limit"):
        return None
    victim = code - state.board.rescue
    name = lexicon.character(state.board, victim)
    if not state.lying[victim]:
        return Refusal("wt-refuse-not-lying", rule="4.8", who=name)
    if len(state.hands[seat]) < state.board.numbers.rescue:
        return Refusal("wt-refuse-no-cards", rule="4.8")
    if isinstance(state.frames[-1], Movement) and state.frames[-1].goal != NOBODY:
        return Refusal("wt-refuse-rescue-join", rule="4.7")
    return Refusal("wt-refuse-rescue-far", rule="4.8", who=name)


def _space(state: State, seat: int, action: a.Space, code: int) -> Refusal | None:
    return Refusal("wt-refuse-space", rule="4.7", space=action.space) if state.frames[-1].kind == "space" else None


_REASONS: Mapping[type[Any], Reason] = {
    a.Pick: _pick,
    a.Put: _put,
    a.Perform: _perform,
    a.Activate: _activate,
    a.Join: _join,
    a.Go: _go,
    a.Pass: _pass,
    a.Play: _play,
    a.Claim: _claim,
    a.Rescue: _rescue,
    a.Space: _space,
}
