"""Novice, adept and master: one way of looking ahead, more or less far."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from pathlib import Path
from random import Random

import msgspec

from terem.bots.bot import Answer, Situation, Watch
from terem.bots.winter_queen.search import Branch, Look, Node, favourite, look_ahead, root_of
from terem.bots.winter_queen.terms import Weights
from terem.bots.winter_queen.why import why
from terem.bots.winter_queen.worth import Appraiser
from terem.games.winter_queen import GAME
from terem.games.winter_queen.shown import Knowledge
from terem.games.winter_queen.state import State
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal

DATA = Path(__file__).with_name("weights.json")


@lru_cache(maxsize=1)
def all_weights() -> dict[int, dict[str, object]]:
    """The weights by number of players."""
    found: dict[str, dict[str, object]] = msgspec.json.decode(DATA.read_bytes())
    return {int(players): weights for players, weights in found.items()}


def weights_for(players: int) -> Weights:
    """The weights at a table of so many."""
    return Weights(**all_weights()[players])  # type: ignore[arg-type]  # plain data, read from a file of ours


class Level:
    """A mind that looks so many positions ahead, and may be uncertain about what it sees."""

    def __init__(
        self,
        name: str,
        visits: int,
        most: int | None = None,
        doubt: float = 0.0,
        width: int = 24,
        courage: float = 0.5,
        samples: float = 0.3,
    ) -> None:
        self.name = name
        self.visits = visits  # positions looked at where no time is set
        self.most = most  # and never more than these; a level is a level, however much time there is
        self.doubt = doubt  # points of lead it may not notice
        self.width = width
        self.courage = courage
        self.samples = samples

    def choose(self, situation: Situation) -> Answer:
        """The action the level takes for best."""
        state = world(situation, self.name)
        root = self.look(situation, state)
        if root is None:
            return Answer(situation.legal[0])
        chosen = _doubtful(root, self.doubt, situation.rng) if self.doubt else favourite(root)
        return Answer(chosen.code, why(state, situation.seat, chosen.code))

    def look(self, situation: Situation, state: State) -> Node | None:
        """The position with its actions, looked into as far as the budget goes; None where there is no choice."""
        if len(situation.legal) == 1:
            return None
        look = Look(Appraiser(state.board, weights_for(state.board.players)), self.width, self.courage, self.samples)
        root = root_of(state, look)
        budget = situation.budget
        if self.most is not None:
            limit = self.most if budget.simulations is None else min(self.most, budget.simulations)
            budget = budget._replace(simulations=limit)
        # What is drawn in thought comes from a generator of its own, so that it takes nothing from anybody else's.
        chance = RandomChance(Random(situation.rng.random()))
        look_ahead(root, look, chance, Watch(budget, self.visits).go_on)
        return root


def world(situation: Situation, name: str) -> State:
    """A state that agrees with what the seat knows. Refuses a seat at another game."""
    if not isinstance(situation.knowledge, Knowledge):
        raise Refusal("refuse-bot-game", bot=name, game=situation.game.name, known=GAME.name)
    return GAME.redeal(situation.board, situation.knowledge, situation.rng)


def _doubtful(root: Node, doubt: float, rng: Random) -> Branch:
    """Any action, the likelier the less is lost by it."""
    best = max(branch.worth for branch in root.branches)
    shares = [exp((branch.worth - best) / doubt) for branch in root.branches]
    return rng.choices(root.branches, shares)[0]


NOVICE = Level("novice", visits=0, most=0, doubt=0.7)
ADEPT = Level("adept", visits=0, most=0)
MASTER = Level("master", visits=400)
