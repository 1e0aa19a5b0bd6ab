"""Partners who are not of one mind with anybody: what a good partner is tried with."""

from __future__ import annotations

from terem.bots.bot import Answer, Situation
from terem.bots.gorynych.chorus import Chorus
from terem.bots.gorynych.worth import Weights
from terem.games.gorynych.state import CHOOSE

OFTEN = 0.1


class Slipper:
    """Means to play the plan, but one card in ten is any card."""

    def __init__(self, mind: Chorus, often: float = OFTEN) -> None:
        self.mind = mind
        self.often = often

    def choose(self, situation: Situation) -> Answer:
        """The plan's part, or a slip."""
        answer = self.mind.choose(situation)
        position = situation.knowledge.position
        if position["phase"] == CHOOSE and situation.rng.random() < self.often:
            return Answer(situation.rng.choice(situation.legal))
        return answer


class Stubborn(Chorus):
    """Goes after the knight nearest to the dragon, whatever anybody points at or plans."""

    def __init__(self) -> None:
        super().__init__(width=1, leaves=0, weights=Weights(near=3.0, urgency=0.0, ahead=0), patience=15)
