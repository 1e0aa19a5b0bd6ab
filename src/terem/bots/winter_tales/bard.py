"""The player of Winter Tales that tries out what would come of each answer, in worlds that agree with what it knows."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from terem.bots.bot import Answer, Situation, Watch
from terem.bots.winter_tales.sense import sensible
from terem.bots.winter_tales.thoughts import think
from terem.bots.winter_tales.why import why
from terem.bots.winter_tales.worth import evaluate
from terem.games.winter_tales import GAME
from terem.games.winter_tales.knowledge import Knowledge
from terem.games.winter_tales.rules import step
from terem.games.winter_tales.state import State
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal

USUAL = 96
"""Thoughts where no time is set."""
WIDTH = 8
"""Answers thought through; of more than these the most promising at a glance."""
ROUNDS = 3
"""After so many thoughts about each the worse half is given up."""
RIDDLES = {"trap": 0.7, "interrupt": 0.25, "battle": 0.25}
"""Where being foreseen costs most: how many points are given away for surprise."""


class Thoughts(NamedTuple):
    """What came of thinking about answers."""

    worths: dict[int, float]
    """Of each answer that was thought about: what its thoughts came to on average."""
    lasting: list[int]
    """Those that were not given up, the most promising first."""


class Bard:
    """Plays the counts and the map by thinking ahead, and is a riddle where others must guess."""

    def __init__(self, usual: int = USUAL, width: int = WIDTH) -> None:
        self.usual = usual
        self.width = width

    def choose(self, situation: Situation) -> Answer:
        """The answer that comes out best, or nearly so where a secret is worth more."""
        world = self.world(situation)
        codes = sensible(world, situation.legal)
        if len(codes) == 1:
            return Answer(codes[0], why(world, situation.seat, codes[0]))
        thoughts = self.consider(situation, world)
        worths = {code: thoughts.worths[code] for code in thoughts.lasting}
        code = _chosen(worths, RIDDLES.get(world.frames[-1].kind, 0.0), situation.rng)
        return Answer(code, why(world, situation.seat, code))

    def world(self, situation: Situation) -> State:
        """A state that agrees with what the seat knows. Refuses a seat at another game."""
        if not isinstance(situation.knowledge, Knowledge):
            raise Refusal("refuse-bot-game", bot="bard", game=situation.game.name, known=GAME.name)
        return GAME.redeal(situation.board, situation.knowledge, situation.rng)

    def consider(self, situation: Situation, world: State) -> Thoughts:
        """Thinks about the answers that promise most at a glance, about the best of them longest."""
        rng, seat = situation.rng, situation.seat
        codes = _promising(world, seat, sensible(world, situation.legal), self.width, rng)
        found: dict[int, list[float]] = {code: [] for code in codes}
        watch = Watch(situation.budget, self.usual)
        rounds = 0
        while watch.go_on():
            world = world if rounds == 0 else self.world(situation)
            seed = rng.random()
            for code in codes:
                found[code].append(think(world, seat, code, RandomChance(Random(seed)), Random(seed)))
            rounds += 1
            for _ in codes[1:]:
                watch.go_on()
            if rounds % ROUNDS == 0 and len(codes) > 2:
                codes = sorted(codes, key=lambda code: -sum(found[code]))[: (len(codes) + 1) // 2]
        return Thoughts({code: sum(came) / max(len(came), 1) for code, came in found.items()}, codes)


def _promising(world: State, seat: int, legal: tuple[int, ...], width: int, rng: Random) -> list[int]:
    """All of a few answers, and the best at a glance of many."""
    if len(legal) <= width:
        return list(legal)
    seed = rng.random()
    glances = {code: _glance(world, seat, code, seed) for code in legal}
    return sorted(legal, key=lambda code: (-glances[code], rng.random()))[:width]


def _glance(world: State, seat: int, code: int, seed: float) -> float:
    after = world.copy()
    step(after, seat, code, RandomChance(Random(seed)))
    return evaluate(after, seat)


def _chosen(worths: dict[int, float], surprise: float, rng: Random) -> int:
    """The best; with surprise any, the likelier the less is lost by it."""
    best = max(worths, key=lambda code: worths[code])
    if not surprise:
        return best
    shares = [exp((worth - worths[best]) / surprise) for worth in worths.values()]
    return rng.choices(list(worths), shares)[0]
