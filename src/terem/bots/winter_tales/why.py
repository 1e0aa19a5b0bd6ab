"""Why an answer in Winter Tales is a good one, in one sentence, from what everybody sees and the seat's own hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from terem.bots.winter_tales.counts import FAR, goals, rival, side_of, steps_to, way
from terem.games.winter_tales import lexicon
from terem.games.winter_tales.board import NOBODY, SPRING, WINTER
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.rules import step
from terem.games.winter_tales.state import State
from terem.games.winter_tales.town import quest_area, standing
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Phrase

CENTRAL = 3
"""Of all places, the third from which the others are nearest."""
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
        board.pick: _pick,
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
        board.fine: _plainly("wt-coach-judge"),
        board.retell: _plainly("wt-coach-retell"),
        board.give_up: _nothing,
    }


def _plainly(key: str) -> Reason:
    return lambda _state, _seat, _code: Phrase(key)


def _nothing(_state: State, _seat: int, _code: int) -> None:
    return None


def _pick(state: State, _seat: int, code: int) -> Phrase | None:
    """A place from which the town is near is worth saying; most are not."""
    distances = [sum(row) for row in state.board.distances]
    central = sorted(distances)[len(distances) // CENTRAL]
    return Phrase("wt-coach-cast") if distances[(code - state.board.pick) % state.board.areas] <= central else None


def _put(state: State, seat: int, code: int) -> Phrase | None:
    """How far either side has to a quest that is put there."""
    after = state.copy()
    step(after, seat, code, RandomChance(Random(0)))
    quest = (code - state.board.put) // (state.board.locations + state.board.characters)
    place, own = quest_area(after, quest), side_of(state, seat)
    if place == NOBODY:
        return None
    steps = [_nearest(after, side, place) for side in (own, rival(own))]
    return Phrase("wt-coach-place", {"own": steps[0], "other": steps[1]}) if max(steps) < FAR else None


def _nearest(state: State, side: int, place: int) -> int:
    """Steps from a place to the nearest character of a side that can go there."""
    board = state.board
    return min(
        (
            board.distances[place][state.area[who]]
            for who in range(board.characters)
            if board.sides[who] == side and state.area[who] != NOBODY and standing(state, who)
        ),
        default=FAR,
    )


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


def _play(state: State, _seat: int, code: int) -> Phrase:
    keys = {
        "movement": "wt-coach-pay-way",
        "battle": "wt-coach-fight",
        "trap": "wt-coach-fight",
        "epilogue-part": "wt-coach-conclude",
    }
    kind = state.frames[-1].kind
    return Phrase(keys[kind]) if kind in keys else _count(state, "wt-coach-lay", code - state.board.play)


def _go(state: State, _seat: int, code: int) -> Phrase | None:
    frame = state.frames[-1]
    if not isinstance(frame, Movement):
        return None
    places = goals(state, frame.character) if frame.goal == NOBODY else [frame.goal]
    steps = steps_to(state, code - state.board.go, places)
    return Phrase("wt-coach-step", {"steps": steps}) if steps < FAR else None


def _pass(state: State, seat: int, _code: int) -> Phrase | None:
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
    if keys.get(frame.kind) == "wt-coach-save" and len(state.hands[seat]) > state.board.numbers.limit:
        return Phrase("wt-coach-enough")  # what is kept beyond the limit is discarded
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


def _count(state: State, key: str, laid: int = NOBODY) -> Phrase:
    """The totals of the quest, with one more card of a side if one is laid."""
    totals = current_quest(state).totals(state)
    return Phrase(key, {"spring": totals[SPRING] + (laid == SPRING), "winter": totals[WINTER] + (laid == WINTER)})
