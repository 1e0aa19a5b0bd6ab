"""Our bots beside OpenSpiel's Monte-Carlo tree search in Python, on the Winter Queen both know, in one run.

Speed: simulations a second from the same positions, `search` (worlds redealt from a seat's knowledge) and OpenSpiel's
MCTSBot with one random rollout a simulation. OpenSpiel sees our game through its adapter, which clones a state and runs
an action again for every draw; how fast it is on a game of its own, written in C++, stands beside it.

Strength: a bot of ours against OpenSpiel's at equal simulations. Every deal is played twice, with the seats changed.
OpenSpiel's search is handed the whole state, hidden points included, and draws from the true bag: that favours it.

    ./terem bench mcts [--simulations 100] [--games 60] [--bots master] [--positions 10] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np
import pyspiel
from houses import is_compiled
from open_spiel.python.algorithms import mcts

from terem.bots import Budget, bot, situation
from terem.bots.searcher import Searcher
from terem.games import registry
from terem.research.openspiel import SpielState, register

GAME = registry().get("winter-queen")
COURAGE = 1.4
"""OpenSpiel's usual constant of exploration; ours is a bot's own."""
NATIVE = "connect_four"
"""A game of OpenSpiel's own, for comparison."""

Chooser = Callable[[SpielState], int]


def theirs(game: Any, simulations: int, seed: int) -> Any:
    """OpenSpiel's search with random rollouts."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, COURAGE, simulations, evaluator, solve=False, random_state=rng)


def ours(name: str, simulations: int, seed: int) -> Chooser:
    """A bot of ours at an OpenSpiel state: it is told what its seat knows."""
    player, rng = bot(name, GAME), Random(seed)

    def choose(state: SpielState) -> int:
        seat = state.current_player()
        told = situation(GAME, state.game.board, state.position, seat, rng, Budget(simulations=simulations))
        return player.choose(told).code

    return choose


def draw(state: Any, rng: Random) -> None:
    """One outcome of a chance node."""
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, chances)[0])


# --- speed ---


def positions(game: Any, count: int) -> Iterator[SpielState]:
    """Positions out of random games, early and late."""
    for number in range(count):
        rng, state = Random(number), game.new_initial_state()
        moves = 0
        while moves < 3 * number % 24 or state.is_chance_node():
            if state.is_chance_node():
                draw(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        yield state


def rate(work: Callable[[Any], object], state: Any, simulations: int) -> float:
    """Simulations a second of processor time."""
    start = time.process_time()
    work(state)
    return simulations / (time.process_time() - start)


def speeds(game: Any, count: int, simulations: int) -> dict[str, float]:
    """Both on our game, one after the other in every position; and theirs on its own. Medians."""
    native = pyspiel.load_game(NATIVE)
    searcher, rng = Searcher(), Random(1)
    peer, at_home = theirs(game, simulations, 1), theirs(native, 10 * simulations, 1)
    many = 20 * simulations

    def search(state: SpielState) -> object:
        seat = state.current_player()
        budget = Budget(simulations=many - 1)  # the searcher makes one before it looks at its budget
        return searcher.choose(situation(GAME, state.game.board, state.position, seat, rng, budget))

    own, other, theirs_at_home = [], [], []
    for state in positions(game, count):
        own.append(rate(search, state, many))
        other.append(rate(peer.mcts_search, state, simulations))
        theirs_at_home.append(rate(at_home.mcts_search, native.new_initial_state(), 10 * simulations))
    ratios = [mine / its for mine, its in zip(own, other, strict=True)]
    return {
        "search": statistics.median(own),
        "open_spiel": statistics.median(other),
        "open_spiel_native": statistics.median(theirs_at_home),
        "ratio": statistics.median(ratios),
        "least_ratio": min(ratios),
    }


# --- strength ---


def play(game: Any, choosers: tuple[Chooser, Chooser], deal: int) -> list[float]:
    """One game of two; the utilities."""
    rng, state = Random(deal), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            draw(state, rng)
        else:
            state.apply_action(choosers[state.current_player()](state))
    utilities: list[float] = state.returns()
    return utilities


def match(game: Any, name: str, arguments: argparse.Namespace) -> dict[str, float]:
    """A bot of ours against theirs, both ways round on every deal; its share of the wins, with error bars."""
    shares = []
    for deal in range(arguments.games // 2):
        mine = ours(name, arguments.simulations, deal)
        other = theirs(game, arguments.simulations, deal)
        found = [
            play(game, (mine, other.step), deal)[0],
            play(game, (other.step, mine), deal)[1],
        ]
        shares.append(sum(0.5 + utility for utility in found) / 2)  # utilities are the share less the fair one
        wins = 100 * sum(shares) / len(shares)
        print(f"{name}: {2 * len(shares)} games, {wins:.1f} % of the wins", file=sys.stderr, flush=True)
    spread = statistics.stdev(shares) if len(shares) > 1 else float("nan")
    return {
        "games": 2 * len(shares),
        "wins": 100 * statistics.fmean(shares),
        "error": 100 * 1.96 * spread / len(shares) ** 0.5,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=100)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="master")
    parser.add_argument("--positions", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    game = pyspiel.load_game(f"{register(GAME)}(players=2)")
    speed = speeds(game, arguments.positions, arguments.simulations)
    bots = [name for name in arguments.bots.split(",") if arguments.games > 1]
    matches = {name: match(game, name, arguments) for name in bots}
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), "speed": speed, "matches": matches}))
        return
    print(f"Terem's engine is {'compiled' if is_compiled() else 'NOT COMPILED'}\n")
    print("| simulations a second | |\n|---|---:|")
    print(f"| `search`, Winter Queen of two | {speed['search']:,.0f} |")
    print(f"| OpenSpiel's MCTS, the same game through its adapter | {speed['open_spiel']:,.0f} |")
    print(f"| OpenSpiel's MCTS, its own {NATIVE} | {speed['open_spiel_native']:,.0f} |")
    least = f"{speed['least_ratio']:.1f} x in the worst position"
    print(f"\n{speed['ratio']:.1f} x the simulations of OpenSpiel's MCTS, {least}")
    for name, found in matches.items():
        score = f"{found['wins']:.1f} ± {found['error']:.1f} %"
        print(f"\n`{name}` wins {score} of {found['games']:.0f} games at {arguments.simulations} simulations each")


if __name__ == "__main__":
    main()
