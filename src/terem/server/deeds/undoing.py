"""Taking back: free as long as nothing was learned, by consent beyond that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terem.kernel import undo
from terem.kernel.phrase import Refusal
from terem.kernel.record import TakeBack
from terem.kernel.table import Table
from terem.server import log
from terem.server.deeds.common import Deed, expect_stage, own_place, table_of
from terem.server.room import Room
from terem.server.sitting import PLAYING


class Undoing(NamedTuple):
    """What taking an action back would need: found by looking into many worlds, so not while others wait."""

    seq: int
    """The line of the log it was found at."""
    to: int
    needed: tuple[int, ...]


def undoing(room: Room, person: str, seat: int) -> Undoing:
    """What a seat needs to take its last action back."""
    own_place(room, person, seat)
    table, seq = table_of(room), room.seq
    offer = undo.offer(table, seat)
    if offer is None:
        raise Refusal("refuse-nothing-to-undo")
    needed = set() if offer.free else undo.needed(table, seat, offer.to)
    return Undoing(seq, offer.to, tuple(sorted(needed)))


def ask_undo(room: Room, person: str, seat: int, found: Undoing, now: int) -> Deed:
    """Takes the seat's last action back where that is free; else asks those who have a say in it."""
    own_place(room, person, seat)
    table = table_of(room)
    if room.seq != found.seq:
        raise Refusal("refuse-stale-ask")
    asked = tuple(other for other in found.needed if room.sitting.places[other].automatic is None)
    others = {room.sitting.places[other].person for other in asked} - {person}
    if not others:
        return _taken_back(table, seat, found.to, (), now)
    if room.sitting.undo is not None:
        raise Refusal("refuse-undo-open")
    return Deed(log.UndoAsked(seat, found.to, asked, now))


def _taken_back(table: Table, seat: int, to: int, agreed: Sequence[int], now: int) -> Deed:
    entry = TakeBack(seq=len(table.entries) + 1, seat=seat, to=to, agreed=tuple(agreed), time=now)
    return Deed(log.TookBack(entry))


def answer_undo(room: Room, person: str, seat: int, yes: bool, now: int) -> Deed:
    """Somebody who was asked lets it be taken back, or not."""
    own_place(room, person, seat)
    expect_stage(room, PLAYING)
    asked = room.sitting.undo
    if asked is None or seat not in asked.needed or seat in asked.agreed:
        raise Refusal("refuse-undo-not-asked")
    return Deed(log.UndoAnswered(seat, yes, now))


def grant_undo(room: Room, now: int) -> Deed:
    """All have agreed."""
    asked = room.sitting.undo
    assert asked is not None
    return _taken_back(table_of(room), asked.seat, asked.to, asked.agreed, now)
