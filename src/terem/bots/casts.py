"""Which game has which computer players: another game's folder of bots is one more line."""

from __future__ import annotations

from collections.abc import Mapping

from terem.bots import gorynych, winter_queen, winter_tales
from terem.bots.cast import Cast
from terem.kernel.registry import AnyGame

CASTS: Mapping[str, Cast] = {
    "winter-queen": winter_queen.CAST,
    "gorynych": gorynych.CAST,
    "winter-tales": winter_tales.CAST,
}
NOBODY = Cast()


def cast_of(game: AnyGame) -> Cast:
    """The computer players of a game."""
    return CASTS.get(game.name, NOBODY)
