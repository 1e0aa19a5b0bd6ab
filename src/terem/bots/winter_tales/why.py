"""Why an answer in Winter Tales is a good one, in one sentence, from what everybody sees and the seat's own hand."""

from __future__ import annotations

from collections.abc import Callable

from terem.bots.winter_tales.counts import FAR, goals, steps_to, way
from terem.games.winter_tales import lexicon
from terem.games.winter_tales.board import NOBODY, SPRING, WINTER
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.state import State
from terem.kernel.phrase import Phrase

IN_REACH = 6
"""Steps that are worth the way."""

Reason = Callable[[State, int, int], Phrase | None]


def why(state: State, seat: int, code: int) -> Phrase | None:
    """The reason an onlooker would give; None where there is nothing to be said."""
    for start, reason in reversed(_reasons(state).items()):
        if code >= start:
            return reason(state, seat, code)
    return None


def _reasons(state: State) -> dict[int, Reason]:
    """By the first code of each kind of answer, ascending."""
    board = state.board
    return {
        board.pick: _plainly("wt-coach-cast"),
        board.put: _put,
        board.activate: _activate,
        board.comeback: _comeback,
        board.rescue: _rescue,
        board.raid: _plainly("wt-coach-fulfil"),
        board.play: _play,
        board.go: _go,
        board.passing: _pass,
        board.free: _plainly("wt-coach-fight"),
        board.artifact: _play,
        board.perform: _perform,
        board.claim: _plainly("wt-coach-bar"),
        board.keep: _plainly("wt-coach-bar"),
        board.yielding: _plainly("wt-coach-let-pass"),
        board.close: _nothing,
        board.trap: _trap,
        board.pile: _pile,
        board.join: _join,
        board.part: _plainly("wt-coach-take-part"),
        board.memory: _nothing,
        board.fulfil: _plainly("wt-coach-fulfil"),
        board.reveal: _nothing,
    }


def _plainly(key: str) -> Reason:
    return lambda _state, _seat, _code: Phrase(key)


def _nothing(_state: State, _seat: int, _code: int) -> None:
    return None


def _put(state: State, _seat: int, _code: int) -> Phrase:
    return Phrase("wt-coach-place-far" if state.frames[-1].kind == "first-quest" else "wt-coach-start")


def _activate(state: State, _seat: int, code: int) -> Phrase:
    character = code - state.board.activate
    who = lexicon.character(state.board, character)
    if state.lying[character]:
        return Phrase("wt-coach-lying", {"who": who})
    steps = way(state, character)
    if steps > IN_REACH or (state.locked[character] and steps):
        return Phrase("wt-coach-draw")
    return Phrase("wt-coach-near", {"who": who, "steps": steps})


def _comeback(state: State, _seat: int, code: int) -> Phrase:
    character = (code - state.board.comeback) // state.board.locations
    return Phrase("wt-coach-back", {"who": lexicon.character(state.board, character)})


def _rescue(state: State, _seat: int, code: int) -> Phrase:
    return Phrase("wt-coach-rescue", {"who": lexicon.character(state.board, code - state.board.rescue)})


def _play(state: State, _seat: int, _code: int) -> Phrase:
    keys = {
        "movement": "wt-coach-pay-way",
        "battle": "wt-coach-fight",
        "trap": "wt-coach-fight",
        "epilogue-part": "wt-coach-conclude",
    }
    kind = state.frames[-1].kind
    return Phrase(keys[kind]) if kind in keys else _count(state, "wt-coach-lay")


def _go(state: State, _seat: int, code: int) -> Phrase | None:
    frame = state.frames[-1]
    if not isinstance(frame, Movement):
        return None
    places = goals(state, frame.character) if frame.goal == NOBODY else [frame.goal]
    steps = steps_to(state, code - state.board.go, places)
    return Phrase("wt-coach-step", {"steps": steps}) if steps < FAR else None


def _pass(state: State, _seat: int, _code: int) -> Phrase | None:
    frame = state.frames[-1]
    if isinstance(frame, Movement) and way(state, frame.character) == 0:
        return Phrase("wt-coach-arrived", {"who": lexicon.character(state.board, frame.character)})
    keys = {
        "movement": "wt-coach-save",
        "action": "wt-coach-save",
        "interrupt": "wt-coach-let-pass",
        "battle": "wt-coach-give-in",
        "trap": "wt-coach-give-in",
        "join-offer": "wt-coach-stay-away",
        "part": "wt-coach-save",
    }
    if frame.kind == "contribution":
        return _count(state, "wt-coach-hold")
    return Phrase(keys[frame.kind]) if frame.kind in keys else None


def _perform(state: State, seat: int, code: int) -> Phrase:
    quest = lexicon.quest(state.board, code - state.board.perform)
    points = state.board.numbers.points
    return Phrase("wt-coach-perform", {"quest": quest, "points": points, "cards": len(state.hands[seat])})


def _trap(state: State, _seat: int, code: int) -> Phrase | None:
    if not isinstance(state.frames[-1], Trap):
        return None
    return Phrase("wt-coach-trap", {"cards": code - state.board.trap})


def _pile(state: State, _seat: int, code: int) -> Phrase:
    return Phrase("wt-coach-trap", {"cards": code - state.board.pile})


def _join(state: State, _seat: int, code: int) -> Phrase:
    return Phrase("wt-coach-join", {"who": lexicon.character(state.board, code - state.board.join)})


def _count(state: State, key: str) -> Phrase:
    totals = current_quest(state).totals(state)
    return Phrase(key, {"spring": totals[SPRING], "winter": totals[WINTER]})
