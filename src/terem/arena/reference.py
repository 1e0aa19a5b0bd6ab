"""The game a person means: one of the house, or one being written."""

from __future__ import annotations

from importlib import import_module

from terem.games import registry
from terem.kernel.contract import Game
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame


def find_game(name: str) -> AnyGame:
    """A game of the house, or `module:attribute` of a game being written."""
    if ":" not in name:
        return registry().get(name)
    module, _, attribute = name.partition(":")
    try:
        game: AnyGame = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise Refusal("refuse-game-module", game=name, detail=str(error)) from error
    if not isinstance(game, Game):
        raise Refusal("refuse-game-module", game=name, detail=type(game).__name__)
    return game
