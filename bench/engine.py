"""The engine beside its peers, in one run on one core: decisions a second and state copies a second.

A decision is one action of one player, with the full list of legal actions made for it. Draws take their time in every
program but are not counted: Terem draws inside an action, OpenSpiel at chance nodes, Catanatron inside its actions.

    ./terem bench engine [--seconds 2] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import logging
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter


def timed(work: Callable[[], int], seconds: float) -> float:
    """How much of `work` a second; each call returns how much it did."""
    done = 0
    start = perf_counter()
    while (passed := perf_counter() - start) < seconds:
        done += work()
    return done / passed


# --- Terem ---


GAMES = {"winter-queen": "Winter Queen", "gorynych": "Gorynych, Burn!", "winter-tales": "Winter Tales"}


def terem_game(name: str, players: int, seconds: float) -> tuple[float, float, float]:
    """Decisions a second of the engine's own random playouts and of a loop in Python over the contract; copies."""
    from terem.games import registry
    from terem.kernel.chance import RandomChance

    game = registry().get(name)
    board = game.prepare(game.config(players))
    rng = Random(1)
    chance, pick = RandomChance(rng), rng.random
    asked_of, legal, step, setup = game.asked, game.legal, game.step, game.setup

    def in_python() -> int:
        state = setup(board, chance)
        decisions = 0
        while asked := asked_of(state):
            seat = asked[0]
            codes = legal(state, seat)
            step(state, seat, codes[int(pick() * len(codes))], chance)
            decisions += 1
        return decisions

    state = setup(board, chance)
    for _ in range(12):
        if asked := asked_of(state):
            step(state, asked[0], legal(state, asked[0])[0], chance)
    copy = state.copy

    def copies() -> int:
        for _ in range(1000):
            copy()
        return 1000

    return (
        timed(lambda: game.playout(setup(board, chance), chance, rng), seconds),
        timed(copies, seconds / 2),
        timed(in_python, seconds),
    )


def is_compiled() -> bool:
    from terem.games.winter_queen import rules

    return not rules.__file__.endswith(".py")


def pure_figures(seconds: float) -> dict[str, tuple[float, ...]]:
    """The same loops on the same sources, uncompiled: a child process that finds no compiled module."""
    import terem

    with tempfile.TemporaryDirectory() as folder:
        package = Path(terem.__file__).parent
        shutil.copytree(package, Path(folder) / "terem", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        command = [sys.executable, str(Path(__file__).resolve()), "--only-terem", "--json", "--seconds", str(seconds)]
        env = {**os.environ, "PYTHONPATH": folder}
        found = json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)
    assert not found["compiled"]
    return {name: tuple(values) for name, values in found["figures"].items()}


# --- peers ---


def catanatron(seconds: float) -> float:
    """Actions a second of Catanatron's own loop with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def one_game() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions)

    return timed(one_game, seconds)


def open_spiel(name: str, seconds: float) -> tuple[float, float]:
    """Decisions and clones a second of an OpenSpiel game; chance nodes are walked, not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = Random(1)

    def advance(state: object) -> int:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            return 0
        if state.is_simultaneous_node():
            choices = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(codes) if codes else 0 for codes in choices])
            return sum(bool(codes) for codes in choices)
        if state.is_mean_field_node():
            support = state.distribution_support()
            state.update_distribution([1.0 / len(support)] * len(support))
            return 0
        codes = state.legal_actions()
        state.apply_action(codes[int(rng.random() * len(codes))])
        return 1

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += advance(state)
        return decisions

    state = game.new_initial_state()
    while state.is_chance_node():
        advance(state)

    def clones() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return timed(one_game, seconds), timed(clones, seconds / 2)


def python_games() -> list[str]:
    """OpenSpiel's games written in Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401  registers them

    return sorted(name for name in pyspiel.registered_names() if name.startswith("python_"))


# --- the run ---


def median_of(rounds: int, measure: Callable[[], tuple[float, ...]]) -> tuple[float, ...]:
    """Each figure's median over the rounds."""
    return tuple(statistics.median(values) for values in zip(*(measure() for _ in range(rounds)), strict=True))


def terem_figures(seconds: float, rounds: int) -> dict[str, tuple[float, ...]]:
    from terem.games import registry

    return {
        f"{title}, {players} players": median_of(rounds, lambda n=name, p=players: terem_game(n, p, seconds))
        for name, title in GAMES.items()
        for players in registry().get(name).players
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--only-terem", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    logging.disable(logging.WARNING)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    seconds, rounds = arguments.seconds, arguments.rounds
    own = terem_figures(seconds, rounds)
    if arguments.only_terem:
        print(json.dumps({"compiled": is_compiled(), "figures": own}))
        return
    pure = pure_figures(seconds)
    peers: dict[str, tuple[float, ...]] = {"Catanatron": (*median_of(rounds, lambda: (catanatron(seconds),)), 0.0)}
    for name in [*python_games(), "hex"]:
        peers[f"OpenSpiel {name}"] = median_of(rounds, lambda n=name: open_spiel(n, seconds))
    report(own, pure, peers, arguments.json)


def report(own: dict, pure: dict, peers: dict, as_json: bool) -> None:
    """The figures and the ratios they were measured for."""
    catan = peers["Catanatron"][0]
    spiel = statistics.median(peers[f"OpenSpiel {name}"][0] for name in python_games())
    dominoes = peers["OpenSpiel python_block_dominoes"][1]
    ratios = {
        name: {
            "Catanatron": figures[0] / catan,
            "the median of OpenSpiel's Python games": figures[0] / spiel,
            "python_block_dominoes in copies": figures[1] / dominoes,
            "Catanatron uncompiled": pure[name][0] / catan,
            "Catanatron driven from Python": figures[2] / catan,
        }
        for name, figures in own.items()
    }
    if as_json:
        print(
            json.dumps({"compiled": is_compiled(), "terem": own, "uncompiled": pure, "peers": peers, "ratios": ratios})
        )
        return
    print(f"Terem's engine is {'compiled' if is_compiled() else 'NOT COMPILED'}; Python {sys.version.split()[0]}\n")
    print(f"{'':44}{'decisions/s':>14}{'copies/s':>14}")
    rows = [
        *own.items(),
        *((f"{name}, driven from Python", (figures[2], 0.0)) for name, figures in own.items()),
        *((f"{name}, uncompiled", figures) for name, figures in pure.items()),
        *peers.items(),
    ]
    for name, (decisions, copies, *_) in rows:
        print(f"{name:44}{decisions:14,.0f}{copies:14,.0f}" if copies else f"{name:44}{decisions:14,.0f}{'–':>14}")
    print(f"\n{'median of OpenSpiel Python games':44}{spiel:14,.0f}\n")
    for name, found in ratios.items():
        print(f"{name}: " + ", ".join(f"{value:.1f} x {what}" for what, value in found.items()))


if __name__ == "__main__":
    main()
