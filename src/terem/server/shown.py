"""What is shown of the table around the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from terem.server import log
from terem.server.sitting import Place, Sitting, Undo

Viewer = int | None
"""A seat, or a spectator."""


class PlaceView(Struct, frozen=True):
    """What everybody sees of a seat."""

    person: str | None
    bot: str | None
    stand_in: bool


class UndoView(Struct, frozen=True):
    """Somebody asks to take something back; which line of the record that is stays inside."""

    seat: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...]


class SittingView(Struct, frozen=True):
    """The table around the game, as a viewer sees it."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    owner: str
    commitment: str
    stage: str
    places: tuple[PlaceView, ...]
    undo: UndoView | None
    votes: tuple[tuple[int, int], ...]
    rematch: str | None
    note: str
    """What the owner wrote over the table: a style for the story, a house rule."""
    coach: bool
    """Whether people may ask for advice."""
    orders: tuple[log.Order, ...]
    """The viewer's own."""


def sitting_view(sitting: Sitting, viewer: Viewer) -> SittingView:
    """What a viewer sees of the table around the game."""
    return SittingView(
        game=sitting.game,
        rules=sitting.rules,
        players=sitting.players,
        options=sitting.options,
        clock=sitting.clock,
        public=sitting.public,
        owner=sitting.owner,
        commitment=sitting.commitment,
        stage=sitting.stage,
        places=tuple(_place(place) for place in sitting.places),
        undo=_undo(sitting.undo),
        votes=sitting.votes,
        rematch=sitting.rematch,
        note=sitting.note,
        coach=sitting.coach,
        orders=() if viewer is None or viewer >= len(sitting.places) else sitting.places[viewer].orders,
    )


def _undo(undo: Undo | None) -> UndoView | None:
    return None if undo is None else UndoView(undo.seat, undo.needed, undo.agreed)


def _place(place: Place) -> PlaceView:
    return PlaceView(place.person, place.bot, place.stand_in is not None)
