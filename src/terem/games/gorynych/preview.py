"""A table before it is laid: the field, the tiles, and how often a perfect team wins with these choices."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from terem.games.gorynych.board import NOBODY, TILES, Board
from terem.games.gorynych.options import OPTIONS, sides_of, tile_set
from terem.games.gorynych.view import DIRECTIONS, FieldView, field_view
from terem.kernel.contract import Config

MEASURED = Path(__file__).parent / "balance.json"
"""Made by `terem bench balance --data` from docs/balance.md."""
_DIALS = ("starts", "knight_deck", "dragon_deck", "bridge_current")
"""Options that a measurement holds fixed beside sides and tiles; boards and the first player are drawn."""


class Odds(Struct, frozen=True):
    """How often bots that share one plan have won with these choices, in percent of so many games."""

    rate: float
    games: int


class Preview(Struct, frozen=True):
    """What the choices make."""

    field: FieldView
    orders: tuple[str, ...]
    """The arrangements that can be laid; `field` shows the one chosen, or the first."""
    compass: dict[str, str] | None
    """Where each colour points; None while the terem tile is turned at random."""
    knights: int
    speech: int
    fixed: tuple[str, ...]
    """Tiles that are in for certain."""
    pool: tuple[str, ...]
    """Tiles the rest is drawn from."""
    odds: Odds | None
    """None where nobody has measured it."""


def preview(board: Board, config: Config) -> Preview:
    """The field and everything else that follows from the choices."""
    fixed, pool = tile_set(config.options)
    turn, names = board.settings.rotation, board.names
    ways = {name: DIRECTIONS[(colour + turn) % 4] for colour, name in enumerate(names.colours)}
    return Preview(
        field=field_view(board.fields[0], names),
        orders=tuple(field.order for field in board.fields),
        compass=None if turn == NOBODY else ways,
        knights=board.knights,
        speech=board.settings.speech,
        fixed=tuple(TILES[tile] for tile in fixed),
        pool=tuple(TILES[tile] for tile in pool),
        odds=odds(config.players, config.options),
    )


def odds(players: int, options: Mapping[str, Any]) -> Odds | None:
    """The measurement of these choices."""
    wanted = _measured(options)
    for row in _rows():
        if _measured({option.name: option.default for option in OPTIONS} | row["options"]) == wanted:
            return Odds(row["rates"][str(players)], row["games"])
    return None


def _measured(options: Mapping[str, Any]) -> tuple[Any, ...]:
    return (sides_of(options), tile_set(options), *(options[dial] for dial in _DIALS))


@lru_cache(maxsize=1)
def _rows() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(MEASURED.read_text(encoding="utf-8"))
    return rows
