"""The player that searches: for any game, without knowing anything about it."""

from __future__ import annotations

from terem.bots.bot import Answer, Situation, Watch
from terem.bots.ismcts import Search
from terem.kernel.chance import RandomChance

WORLDS = 16
COURAGE = 1.0
USUAL = 400
"""Simulations where no time is set."""


class Searcher:
    """Tree search over redealt worlds."""

    def __init__(self, worlds: int = WORLDS, courage: float = COURAGE, usual: int = USUAL) -> None:
        self.worlds = worlds
        self.courage = courage
        self.usual = usual

    def choose(self, situation: Situation) -> Answer:
        """The action the search looked at most."""
        if len(situation.legal) == 1:
            return Answer(situation.legal[0])
        game, rng = situation.game, situation.rng
        search = Search(game, RandomChance(rng), rng, self.courage)
        search.begin([game.redeal(situation.board, situation.knowledge, rng) for _ in range(self.worlds)])
        watch = Watch(situation.budget, self.usual)
        search.simulate()
        while watch.go_on():
            search.simulate()
        return Answer(search.best().code)
