"""Bots around a table, with nobody else at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from terem.bots.bot import UNLIMITED, Bot, Budget, Deed, Memory, Past, decide, remembers, seated
from terem.kernel.registry import AnyGame


def turns(
    game: AnyGame,
    board: Any,
    state: Callable[[], Any],
    bots: Sequence[Bot],
    generators: Sequence[Random],
    budgets: Sequence[Budget] | None = None,
) -> Iterator[Deed]:
    """What bots do in one game, action by action to its end; each thinks with the generator and budget of its seat.

    `state` gives where the table is now; the caller takes every action there before asking for the next.
    """
    minds = [seated(player) for player in bots]
    memory = Memory(game) if any(map(remembers, minds)) else None
    past = Past(game)
    while asked := game.asked(state()):
        if memory is not None:
            memory.see(state())
        for seat in asked:
            if seat not in game.asked(state()):
                continue  # an earlier answer closed the prompt
            budget = UNLIMITED if budgets is None else budgets[seat]
            since = past.since(seat)
            for code in decide(minds[seat], game, board, state(), seat, generators[seat], budget, memory, since):
                yield seat, code
                past.note(seat, code)
