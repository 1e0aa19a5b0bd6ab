"""`search` that goes on with its tree from turn to turn against `search` that begins anew, at equal simulations.

Winter Queen, where all is done in the open and a tree can be kept. Every deal is played twice, with the seats changed;
the error bars hold 19 times of 20, over deals. Kept visits are simulations of earlier turns that a turn begins with.

    ./terem bench resume [--simulations 100] [--games 100] [--seed 1] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
from random import Random

from houses import is_compiled

from terem.arena.standings import share_and_error
from terem.bots import Answer, Bot, Budget, Situation, turns
from terem.bots.searcher import Searcher
from terem.games import registry
from terem.kernel.chance import RandomChance

GAME = registry().get("winter-queen")
BOARD = GAME.prepare(GAME.config(2))


class Anew:
    """Keeps nothing."""

    def choose(self, situation: Situation) -> Answer:
        """What the search finds in one turn."""
        return Searcher().choose(situation)


class Resumed:
    """Keeps its tree, and counts what that brought along."""

    def __init__(self, simulations: int) -> None:
        self.simulations = simulations
        self.kept: list[int] = []
        self.seated = Searcher().at_table()

    def choose(self, situation: Situation) -> Answer:
        """What the search has found so far."""
        answer = self.seated.choose(situation)
        if len(situation.legal) > 1:
            assert self.seated.search is not None
            self.kept.append(self.seated.search.root.visits - self.simulations)
        return answer


def play(bots: list[Bot], deal: str, simulations: int) -> list[float]:
    """One game; the utilities."""
    chance = RandomChance(Random(deal))
    state = GAME.setup(BOARD, chance)
    generators = [Random(f"{deal} {seat}") for seat in range(2)]
    budget = Budget(simulations=simulations - 1)  # the searcher makes one before it looks at its budget
    for seat, code in turns(GAME, BOARD, lambda: state, bots, generators, [budget] * 2):
        GAME.step(state, seat, code, chance)
    outcome = GAME.outcome(state)
    assert outcome is not None
    return GAME.returns(outcome, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    shares, kept = [], []
    for number in range(arguments.games // 2):
        won = 0.0
        for seat in range(2):
            ours = Resumed(arguments.simulations)
            bots: list[Bot] = [Anew(), Anew()]
            bots[seat] = ours
            won += 0.5 + play(bots, f"{arguments.seed} {number}", arguments.simulations)[seat]
            kept += ours.kept
        shares.append(won / 2)
    share, error = share_and_error(shares)
    found = {
        "games": 2 * len(shares),
        "wins": 100 * share,
        "error": None if error is None else 100 * error,
        "kept": statistics.fmean(kept),
    }
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), **found}))
        return
    print(f"Terem's engine is {'compiled' if is_compiled() else 'NOT COMPILED'}\n")
    bar = "–" if error is None else f"{100 * error:.1f}"
    score = f"{found['wins']:.1f} ± {bar} %"
    print(f"`search` that goes on wins {score} of {found['games']} games at {arguments.simulations} simulations a turn")
    print(f"and begins a turn with {found['kept']:.1f} visits of earlier ones on average")


if __name__ == "__main__":
    main()
