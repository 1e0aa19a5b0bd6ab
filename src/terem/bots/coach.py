"""Advice for a person: the best few actions, what each gains, and why; from what the seat is shown alone.

The same situation is always advised the same: a fixed number of thoughts and a generator of its own, so that advice
says nothing about what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from terem.bots.advice import Advice, best_of, gains, no_choice
from terem.bots.bot import Situation, situation
from terem.bots.gorynych.advice import advice as gorynych
from terem.bots.greedy import EVALUATIONS, by_result
from terem.bots.winter_queen.advice import advice as winter_queen
from terem.bots.winter_tales.advice import advice as winter_tales
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

MOST = 3
WORLDS = 4

ADVISERS: Mapping[str, Callable[[Situation], list[Advice]]] = {
    "winter-queen": winter_queen,
    "gorynych": gorynych,
    "winter-tales": winter_tales,
}
SIGNS = frozenset({"gorynych"})
"""Games in which something is to be said of what may be done beside a question that has one answer."""


def advise(game: AnyGame, board: Any, state: Any, seat: int) -> list[Advice]:
    """The best few actions of a seat that is asked, the best first; refuses a seat that is not."""
    if seat not in game.asked(state):
        raise Refusal("refuse-coach-waits")
    told = situation(game, board, state, seat, Random(0))
    if len(told.legal) == 1 and not (told.beside and game.name in SIGNS):
        return [no_choice(told.legal[0])]
    return ADVISERS.get(game.name, _glance)(told)[:MOST]


def _glance(told: Situation) -> list[Advice]:
    """One action ahead, in several worlds."""
    game, seat, rng = told.game, told.seat, told.rng
    evaluate = EVALUATIONS.get(game.name) or by_result(game)
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
