"""Tunes what a master of Winter Queen holds a position worth, by play against itself.

./terem bench weights [--players 2] [--minutes 5] [--visits 0] [--write FILE]

Two minds that differ from the present weights by the same step in opposite directions play the same deal from every
seat; who does better says which way to go. Thousands of games a minute with compiled modules, about fifty times fewer
without.
"""

from __future__ import annotations

import argparse
import json
from math import tanh
from pathlib import Path
from random import Random
from time import monotonic

from terem.bots.winter_queen.levels import all_weights
from terem.bots.winter_queen.search import Look, favourite, look_ahead, root_of
from terem.bots.winter_queen.terms import Weights
from terem.bots.winter_queen.worth import Appraiser
from terem.games.winter_queen import GAME
from terem.games.winter_queen.state import OVER
from terem.kernel.chance import RandomChance

Plain = dict[str, object]
PAIRS = 24
RATE, KEEP = 0.3, 0.7
STEPS = {"filled": 0.1, "grown": 0.3, "empty": 0.1, "room": 0.3, "turn": 0.3, "far": 0.1, "last": 0.2}
FIXED_KNOTS = 2
"""At the last two knots filled and empty pages are worth what they are; there is nothing to tune."""


def numbers(weights: Plain) -> dict[tuple[str, int, int], float]:
    """Every weight that may change, by name and place; `filled` and `grown` change evenly with the turns to come."""
    found: dict[tuple[str, int, int], float] = {}
    for name in ("filled", "grown"):
        found |= {(name, -1, effect): value for effect, value in enumerate(weights[name][-1])}
    for name in ("empty", "room"):
        found |= {(name, knot, 0): v for knot, v in enumerate(weights[name]) if knot >= FIXED_KNOTS}
    return found | {(name, 0, 0): weights[name] for name in ("turn", "far", "last")}


def built(weights: Plain, tuned: dict[tuple[str, int, int], float]) -> Plain:
    """The weights with other numbers."""
    made = json.loads(json.dumps(weights))
    knots = made["knots"]
    for (name, knot, effect), value in tuned.items():
        if knot == -1:
            start = 1.0 if name == "filled" else 0.0
            for place, turns in enumerate(knots):
                made[name][place][effect] = start + (value - start) * turns / knots[-1]
        elif name in ("empty", "room"):
            made[name][knot] = max(0.0, value) if name == "empty" else value
        else:
            made[name] = min(1.0, max(0.0, value)) if name == "far" else max(0.0, value)
    return made


class Mind:
    """Chooses by some weights."""

    def __init__(self, board, weights: Plain, visits: int) -> None:
        self.look = Look(Appraiser(board, Weights(**weights)), 12, 0.5, 0.3)
        self.visits = visits

    def choose(self, state, chance) -> int:
        """The code of what looks best."""
        root = root_of(state, self.look)
        if not root.branches:
            return GAME.legal(state, state.to_move)[0]
        left = iter(range(self.visits))
        look_ahead(root, self.look, chance, lambda: next(left, None) is not None)
        return favourite(root).code


def margin(board, one: Mind, others: Mind, seat: int, seed: int) -> float:
    """How well one mind does among others: its lead, squashed, and a bonus for the win itself."""
    chance, thought = RandomChance(Random(seed)), RandomChance(Random(-seed))
    state = GAME.setup(board, chance)
    while state.stage != OVER:
        mind = one if state.to_move == seat else others
        GAME.step(state, state.to_move, mind.choose(state, thought), chance)
    lead = state.points[seat] - max(points for other, points in enumerate(state.points) if other != seat)
    return tanh(lead / 8) + (0.5 if lead > 0 else -0.5 if lead < 0 else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--visits", type=int, default=0, help="positions looked at a turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, help="where the weights of this number of players go, as JSON")
    arguments = parser.parse_args()
    board = GAME.prepare(GAME.config(arguments.players))
    weights = all_weights()[arguments.players]
    present = numbers(weights)
    going = dict.fromkeys(present, 0.0)
    rng, seed, until = Random(arguments.seed), arguments.seed * 1_000_000, monotonic() + 60 * arguments.minutes
    while monotonic() < until:
        slope = dict.fromkeys(present, 0.0)
        for _ in range(PAIRS):
            seed += 1
            away = {key: rng.gauss(0, STEPS[key[0]]) for key in present}
            one, two = (
                Mind(board, built(weights, {k: v + sign * away[k] for k, v in present.items()}), arguments.visits)
                for sign in (1, -1)
            )
            seats = range(arguments.players)
            better = sum(margin(board, one, two, s, seed) - margin(board, two, one, s, seed) for s in seats)
            for key, step in away.items():
                slope[key] += better / 2 / arguments.players * step / PAIRS
        for key in present:
            going[key] = KEEP * going[key] + slope[key]
            present[key] += RATE * going[key]
        print(
            {f"{name} {max(knot, 0)} {effect}": round(v, 2) for (name, knot, effect), v in present.items()}, flush=True
        )
    if arguments.write:
        arguments.write.write_text(json.dumps(built(weights, present), indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
