"""The player that does anything."""

from __future__ import annotations

from random import Random
from typing import Any

from terem.kernel.registry import AnyGame


class Uniform:
    """Every legal action is equally likely."""

    def choose(self, game: AnyGame, board: Any, knowledge: Any, seat: int, rng: Random) -> int:
        """A random legal action."""
        return rng.choice(game.legal(game.redeal(board, knowledge, rng), seat))
