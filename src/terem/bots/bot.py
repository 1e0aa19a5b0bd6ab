"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, runtime_checkable

from terem.kernel.registry import AnyGame


class Bot(Protocol):
    """Chooses for a seat from what that seat knows."""

    def choose(self, game: AnyGame, board: Any, knowledge: Any, seat: int, rng: Random) -> int:
        """The code of a legal action; the same arguments give the same choice."""


@runtime_checkable
class Signaller(Bot, Protocol):
    """A bot that may also do something beside a prompt, before it answers: point at what it is after."""

    def aside(self, game: AnyGame, board: Any, knowledge: Any, seat: int, rng: Random) -> int | None:
        """The code of an interjection, or None."""


def decide(player: Bot, game: AnyGame, board: Any, state: Any, seat: int, rng: Random) -> list[int]:
    """What a bot does for a seat that is asked, as codes: an aside if it has one, then its answer."""
    knowledge = game.knowledge(state, seat)
    found = []
    if isinstance(player, Signaller) and game.interject(state, seat):
        aside = player.aside(game, board, knowledge, seat, rng)
        if aside is not None:
            found.append(aside)
    return [*found, player.choose(game, board, knowledge, seat, rng)]
