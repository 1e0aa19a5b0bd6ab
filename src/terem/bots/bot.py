"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from terem.kernel.registry import AnyGame


class Bot(Protocol):
    """Chooses for a seat from what that seat knows."""

    def choose(self, game: AnyGame, board: Any, knowledge: Any, seat: int, rng: Random) -> int:
        """The code of a legal action; the same arguments give the same choice."""
