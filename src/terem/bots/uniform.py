"""The player that does anything."""

from __future__ import annotations

from terem.bots.bot import Answer, Situation


class Uniform:
    """Any legal action, each as likely as the other."""

    def choose(self, situation: Situation) -> Answer:
        """One at random."""
        return Answer(situation.rng.choice(situation.legal))
