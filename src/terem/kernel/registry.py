"""Which games there are, by name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from terem.kernel.contract import Game
from terem.kernel.phrase import Refusal

AnyGame = Game[Any, Any, Any]


class Registry:
    """The games of a house, found by name."""

    def __init__(self, games: Iterable[AnyGame]) -> None:
        self._games = {game.name: game for game in games}

    def __iter__(self) -> Iterator[AnyGame]:
        return iter(self._games.values())

    def names(self) -> list[str]:
        """All names, in a fixed order."""
        return sorted(self._games)

    def get(self, name: str) -> AnyGame:
        """The game of that name."""
        if name not in self._games:
            raise Refusal("refuse-unknown-game", game=name, known=", ".join(self.names()))
        return self._games[name]
