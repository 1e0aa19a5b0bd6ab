"""A bard's advice."""

from __future__ import annotations

from terem.bots.advice import Advice, best_of, distinct, gains
from terem.bots.bot import Budget, Situation
from terem.bots.winter_tales.bard import Bard
from terem.bots.winter_tales.forgetful import forgetful
from terem.bots.winter_tales.why import why


def advice(told: Situation) -> list[Advice]:
    """A bard's thoughts without his riddles and his memory: what he did not give up first, then the rest."""
    bard = Bard()
    seen = told._replace(knowledge=forgetful(told.board, told.knowledge), budget=Budget(simulations=bard.usual))
    world = bard.world(seen)
    worths, lasting = bard.consider(seen, world)
    best = sorted(worths, key=lambda code: (code not in lasting, -worths[code], code))
    return distinct(
        Advice(code, gain, why(world, told.seat, code) or best_of(len(told.legal), place))
        for place, (code, gain) in enumerate(zip(best, gains(worths[code] for code in best), strict=True))
    )
