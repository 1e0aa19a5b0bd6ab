"""The game or the bot a person means: one of the house, or `module:attribute` of one being written."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from terem.bots import Bot, bot
from terem.games import registry
from terem.guests import Guest, blamed
from terem.kernel.contract import Game
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

COLON = ":"
HERE = ""
"""The current folder, as Python's search path calls it."""


def find_game(name: str) -> AnyGame:
    """A game of the house, or one being written."""
    if COLON not in name:
        return registry().get(name)
    with blamed("refuse-game-module", game=name):
        found: AnyGame = named(name)
    if not isinstance(found, Game):
        raise Refusal("refuse-game-module", game=name, detail=type(found).__name__)
    return found


def find_bot(name: str, game: AnyGame | None = None) -> Bot:
    """A bot of the house, refused where it does not play the game, or one being written."""
    if COLON not in name:
        return bot(name, game)
    with blamed("refuse-bot-module", bot=name):
        found: Bot = named(name)
    if isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise Refusal("refuse-bot-module", bot=name, detail=getattr(found, "__name__", type(found).__name__))
    return Guest(name, found)


def module_of(name: str) -> ModuleType | None:
    """The module a reference names, looked for in the current folder, too; None for what is of the house."""
    if COLON not in name:
        return None
    if HERE not in sys.path:
        sys.path.append(HERE)  # last, so that nobody's file hides what is installed
    return import_module(name.partition(COLON)[0])


def named(name: str) -> Any:
    """What `module:attribute` names, as it stands there."""
    return getattr(module_of(name), name.partition(COLON)[2])
