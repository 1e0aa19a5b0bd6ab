"""Advice for a person: the best few actions, what each gains, and why; from what the seat is shown alone.

The same situation is always advised the same: a fixed number of thoughts and a generator of its own, so that advice
says nothing about what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from terem.bots.advice import Advice, best_of, gains, no_choice
from terem.bots.bot import Memory, Situation, situation
from terem.bots.casts import cast_of
from terem.bots.greedy import evaluation_of
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

MOST = 3
WORLDS = 4


def advise(game: AnyGame, board: Any, state: Any, seat: int, past: Iterable[Any] = ()) -> list[Advice]:
    """The best few actions of a seat that is asked, the best first; refuses a seat that is not.

    `past` are the positions of the table so far, of which only what the seat knew is used (`Situation.earlier`).
    """
    if seat not in game.asked(state):
        raise Refusal("refuse-coach-waits")
    cast = cast_of(game)
    earlier = Memory(game, past).of(seat) if cast.coach_remembers else ()
    told = situation(game, board, state, seat, Random(0), earlier=earlier)
    if len(told.legal) == 1 and not (told.beside and cast.advises_beside):
        return [no_choice(told.legal[0])]
    return (cast.advise or _glance)(told)[:MOST]


def _glance(told: Situation) -> list[Advice]:
    """One action ahead, in several worlds."""
    game, seat, rng = told.game, told.seat, told.rng
    evaluate = evaluation_of(game)
    total = dict.fromkeys(told.legal, 0.0)
    for _ in range(WORLDS):
        world, seed = game.redeal(told.board, told.knowledge, rng), rng.random()
        for code in told.legal:
            after = world.copy()
            game.step(after, seat, code, RandomChance(Random(seed)))
            total[code] += evaluate(after, seat) / WORLDS
    best = sorted(total, key=lambda code: (-total[code], code))
    found = gains(total[code] for code in best)
    return [
        Advice(code, gain, best_of(len(told.legal), place))
        for place, (code, gain) in enumerate(zip(best, found, strict=True))
    ]
