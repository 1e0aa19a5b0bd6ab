"""What goes without saying in Winter Tales: answers that are not worth a thought."""

from __future__ import annotations

from terem.bots.winter_tales.counts import goals, steps_to
from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.state import State


def sensible(state: State, legal: tuple[int, ...]) -> tuple[int, ...]:
    """The answers that are worth a thought, at least one.

    Words are for people to judge: who only counts cards has nothing against anybody's telling. And steps that are paid
    for cannot be kept: they are taken before others are paid for, and not away from where one is going.
    """
    frame = state.frames[-1]
    if frame.kind == "hearing":
        return legal[:1]
    if isinstance(frame, Movement) and frame.left(state):
        return _on_the_way(state, frame, legal)
    return legal


def _on_the_way(state: State, frame: Movement, legal: tuple[int, ...]) -> tuple[int, ...]:
    """Without paying for more, and while a quest is ahead without stopping or going farther away from it."""
    board = state.board
    unpaid = tuple(code for code in legal if not board.play <= code < board.go)
    places = [frame.goal] if frame.goal != NOBODY else goals(state, frame.character)
    here = steps_to(state, state.area[frame.character], places)
    nearer = {code for code in unpaid if _goes(state, code) and steps_to(state, code - board.go, places) < here}
    if not nearer:
        return unpaid or legal
    return tuple(code for code in unpaid if code in nearer or not (_goes(state, code) or code == board.passing))


def _goes(state: State, code: int) -> bool:
    return state.board.go <= code < state.board.passing
