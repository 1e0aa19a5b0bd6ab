"""What a deed is, and what it is refused for at any table."""

from __future__ import annotations

from typing import NamedTuple

from terem.kernel.phrase import Refusal
from terem.kernel.table import Step, Table
from terem.server import log
from terem.server.room import Room
from terem.server.sitting import ADJOURNED, CLOSED, GATHERING, OVER, PLAYING, Place

_NOT_NOW = {
    GATHERING: "refuse-table-gathering",
    PLAYING: "refuse-table-playing",
    ADJOURNED: "refuse-table-adjourned",
    OVER: "refuse-table-over",
    CLOSED: "refuse-table-closed",
}


class Deed(NamedTuple):
    """What to write down, and the step of the game it stands for."""

    note: log.Note
    step: Step | None = None


def expect_stage(room: Room, *stages: str) -> None:
    """Refuses where the table is elsewhere."""
    if room.sitting.stage not in stages:
        raise Refusal(_NOT_NOW[room.sitting.stage])


def expect_owner(room: Room, person: str) -> None:
    """Refuses anybody else."""
    if room.sitting.owner != person:
        raise Refusal("refuse-not-owner")


def place_of(room: Room, seat: int) -> Place:
    """A seat of the table; refuses one it has not."""
    if not 0 <= seat < len(room.sitting.places):
        raise Refusal("refuse-no-such-seat", seat=seat + 1)
    return room.sitting.places[seat]


def own_place(room: Room, person: str, seat: int) -> Place:
    """A person's seat; refuses another's."""
    place = place_of(room, seat)
    if place.person != person:
        raise Refusal("refuse-not-your-seat")
    return place


def table_of(room: Room) -> Table:
    """The game that is being played; refuses where none is."""
    expect_stage(room, PLAYING)
    assert room.table is not None
    return room.table
