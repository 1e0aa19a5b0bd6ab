"""What can be played here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Struct

from terem.bots import offered_bots, usual_bot
from terem.games import registry
from terem.kernel.contract import Option
from terem.kernel.registry import AnyGame
from terem.server.api.common import Name


class GameView(Struct, frozen=True):
    """A game: how many play it, and what may be chosen before."""

    name: str
    rules: str
    least: int
    most: int
    cooperative: bool
    options: Sequence[Option]
    presets: Mapping[str, Mapping[str, Any]]
    timed: Sequence[str]
    """The options that follow from the table's clock."""
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
        timed=sorted({name for options in game.clocks.values() for name in options}),
        bots=offered_bots(game),
        usual_bot=usual_bot(game),
    )


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody thinks of."""

    players: int
    options: dict[str, Any] = {}


class GamesController(Controller):
    """Games."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="What can be played")
    async def games(self) -> list[GameView]:
        """Every game of the house."""
        return [game_view(registry().get(name)) for name in registry().names()]

    @get("/{name:str}/components", summary="The printed things of a game")
    async def components(self, name: Name) -> Mapping[str, Any]:
        """The data a client draws a board from."""
        return registry().get(name).components()

    @post("/{name:str}/preview", status_code=200, summary="What a table with these options would be like")
    async def preview(self, name: Name, data: JSONBody[Wish]) -> Any:
        """The game's own picture of it; refused where the options do not go together."""
        game = registry().get(name)
        return msgspec.to_builtins(game.preview(game.config(data.players, data.options)))
