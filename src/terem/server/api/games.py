"""What can be played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import PathParameter
from msgspec import Struct

from terem.bots import BOTS, usual_bot
from terem.games import registry
from terem.kernel.contract import Option
from terem.kernel.registry import AnyGame


class GameView(Struct, frozen=True):
    """A game: how many play it, and what may be chosen before."""

    name: str
    rules: str
    least: int
    most: int
    cooperative: bool
    options: Sequence[Option]
    presets: Mapping[str, Mapping[str, Any]]
    bots: Sequence[str]
    usual_bot: str


def game_view(game: AnyGame) -> GameView:
    """A game as the lobby shows it."""
    return GameView(
        name=game.name,
        rules=game.version,
        least=game.players.start,
        most=game.players.stop - 1,
        cooperative=game.cooperative,
        options=game.options,
        presets=game.presets,
        bots=tuple(BOTS),
        usual_bot=usual_bot(game),
    )


class GamesController(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="What can be played")
    async def games(self) -> list[GameView]:
        """Every game of the house."""
        return [game_view(registry().get(name)) for name in registry().names()]

    @get("/{name:str}/components", summary="The printed things of a game")
    async def components(self, name: Annotated[str, PathParameter(max_length=64)]) -> Mapping[str, Any]:
        """The data a client draws a board from."""
        return registry().get(name).components()
