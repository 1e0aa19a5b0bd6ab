"""The outside judges: what PettingZoo and OpenSpiel themselves check of a game."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator

import pyspiel
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from terem.kernel.contract import Config
from terem.kernel.registry import AnyGame
from terem.research import openspiel
from terem.research.pettingzoo import TeremAEC, TeremParallel

Judge = Callable[[AnyGame, Config, int], None]


def aec(game: AnyGame, config: Config, games: int) -> None:
    """PettingZoo's api and seed tests, one agent after another."""
    api_test(TeremAEC(game, config), num_cycles=60 * games, verbose_progress=False)
    seed_test(lambda: TeremAEC(game, config), num_cycles=20 * games)


def parallel(game: AnyGame, config: Config, games: int) -> None:
    """PettingZoo's api and seed tests, all agents at once."""
    parallel_api_test(TeremParallel(game, config), num_cycles=60 * games)
    parallel_seed_test(lambda: TeremParallel(game, config), num_cycles=20 * games)


def spiel(game: AnyGame, config: Config, games: int) -> None:
    """OpenSpiel's random simulations with serialisation."""
    name = openspiel.register(game, config)
    loaded = pyspiel.load_game(f"{name}(players={config.players})")
    pyspiel.random_sim_test(loaded, num_sims=games, serialize=True, verbose=False)


JUDGES: dict[str, Judge] = {"pettingzoo-aec": aec, "pettingzoo-parallel": parallel, "openspiel": spiel}


def judge(game: AnyGame, config: Config, games: int) -> Iterator[tuple[str, str]]:
    """Runs every judge; yields its name and what it found, "" for nothing."""
    for name, run in JUDGES.items():
        verdict = ""
        try:
            with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
                warnings.simplefilter("ignore")  # PettingZoo would rather see plain arrays than masks beside them
                run(game, config, games)
        except Exception as error:  # noqa: BLE001  whatever a judge stumbles over is its verdict
            verdict = f"{type(error).__name__}: {error}"
        yield name, verdict
