"""The player that searches: for any game, without knowing anything about it."""

from __future__ import annotations

from terem.bots.bot import Answer, Situation, Watch
from terem.bots.ismcts import Search
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Phrase

WORLDS = 16
COURAGE = 1.0
USUAL = 400
"""Simulations where no time is set."""


class Searcher:
    """Tree search over redealt worlds; every answer is thought out from the beginning."""

    def __init__(self, worlds: int = WORLDS, courage: float = COURAGE, usual: int = USUAL) -> None:
        self.worlds = worlds
        self.courage = courage
        self.usual = usual

    def choose(self, situation: Situation) -> Answer:
        """The action the search looked at most."""
        return self.at_table().choose(situation)

    def at_table(self) -> SeatedSearcher:
        """A searcher that goes on with its thoughts from turn to turn."""
        return SeatedSearcher(self)


class SeatedSearcher:
    """A searcher at one seat of one table: what it thought about the way things went is where it goes on."""

    def __init__(self, mind: Searcher) -> None:
        self.mind = mind
        self.search: Search | None = None

    def choose(self, situation: Situation) -> Answer:
        """The action the search looked at most, now and before."""
        search = self._follow(situation)
        if len(situation.legal) == 1:
            return Answer(situation.legal[0])
        game, rng = situation.game, situation.rng
        worlds = [game.redeal(situation.board, situation.knowledge, rng) for _ in range(self.mind.worlds)]
        search.begin(worlds, RandomChance(rng), rng)
        watch = Watch(situation.budget, self.mind.usual)
        search.simulate()
        while watch.go_on():
            search.simulate()
        best = search.best(situation.legal)
        return Answer(best.code, Phrase("coach-search", {"all": search.root.visits, "visits": best.visits}))

    def _follow(self, situation: Situation) -> Search:
        """The tree from where the table is now; a new one where nobody says how it came here."""
        if self.search is None or situation.since is None:
            self.search = Search(situation.game, situation.seat, self.mind.courage)
        else:
            self.search.advance(situation.since)
        return self.search
