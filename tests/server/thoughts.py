"""Bots that do what no bot should; in a module of their own, for other processes import it."""

from __future__ import annotations

import os
import time
from pathlib import Path

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
    raise ZeroDivisionError("a bot's mistake")


def how_long(position):
    """Answers with the milliseconds it may think."""
    return [round(1000 * position.budget.seconds)]
