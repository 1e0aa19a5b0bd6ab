"""Bots that do what no bot should; in a module of their own, for other processes import it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from terem.kernel.phrase import Refusal
from terem.server.thinking import think


def hang(position):
    time.sleep(3600)


def die(position):
    os._exit(9)


def die_once(position):
    """Takes the process along the first time; `TEREM_TEST_MARK` says whether that has happened."""
    mark = Path(os.environ["TEREM_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os._exit(9)
    return think(position)


def fail(position):
    raise ZeroDivisionError("a bot's mistake with sc07")


def cheat(position):
    raise Refusal("wt-refuse-not-in-hand", card="sc07")


def how_long(position):
    """Answers with the milliseconds it may think."""
    return [round(1000 * position.budget.seconds)]


def behind_a_gate(position):
    """Waits for the file its seed names, where it names one, and answers with the milliseconds it may think."""
    _wait_for(position.seed)
    return how_long(position)


def counsel_behind_a_gate(position):
    """The same for a coach, who has nothing to say."""
    _wait_for(position.seed)
    return []


def begun(gate):
    """Whether somebody waits before a gate, or has."""
    return gate.with_suffix(".begun").exists()


def _wait_for(seed):
    gate = Path(seed)
    if gate.is_absolute():
        gate.with_suffix(".begun").touch()
        while not gate.exists():
            time.sleep(0.005)
