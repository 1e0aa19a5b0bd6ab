"""Before the start: what is played, and who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from terem.bots import bot as known_bot
from terem.kernel import record
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat
from terem.kernel.table import Table
from terem.kernel.words import plain_text
from terem.server import log
from terem.server.deeds.common import Deed, expect_owner, expect_stage, place_of
from terem.server.room import CLOCKS, Room, nameless
from terem.server.sitting import GATHERING

LONGEST_NOTE = 160


def check_clock(clock: str) -> None:
    """Refuses a clock nobody knows."""
    if clock not in CLOCKS:
        raise Refusal("refuse-clock-name", clock=clock, known=", ".join(CLOCKS))


def clean_note(note: str) -> str:
    """What an owner writes over a table, on one line."""
    kept = " ".join(plain_text(note, keep="\n\t").split())
    if len(kept) > LONGEST_NOTE:
        raise Refusal("refuse-note-long", most=LONGEST_NOTE)
    return kept


class Wish(NamedTuple):
    """A table as somebody wants it."""

    game: str
    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    note: str = ""
    coach: bool = True


def change(room: Room, person: str, wish: Wish, now: int) -> Deed:
    """The owner chooses otherwise; nobody who sits is sent away."""
    expect_stage(room, GATHERING)
    expect_owner(room, person)
    config = room.game.config(wish.players, wish.options, rules=room.sitting.rules)
    check_clock(wish.clock)
    if any(not place.free for place in room.sitting.places[wish.players :]):
        raise Refusal("refuse-seats-taken", players=wish.players)
    note = clean_note(wish.note)
    return Deed(log.Changed(wish.players, config.options, wish.clock, wish.public, now, note, wish.coach))


def hand_over(room: Room, person: str, to: str, now: int) -> Deed:
    """The owner leaves the table to somebody who sits at it."""
    expect_stage(room, GATHERING)
    expect_owner(room, person)
    if not room.sitting.seats_of(to):
        raise Refusal("refuse-owner-seat")
    return Deed(log.Handed(to, now))


def bequeath(room: Room, person: str, now: int) -> Deed | None:
    """The owner leaves the house: somebody else who sits at the table owns it, or it is closed."""
    if room.sitting.stage != GATHERING or room.sitting.owner != person:
        return None
    heirs = [place.person for place in room.sitting.places if place.person not in (None, person)]
    return Deed(log.Handed(heirs[0], now) if heirs and heirs[0] else log.Closed(now))


def sit(room: Room, person: str, seat: int, nonce: str, now: int) -> Deed:
    """A person takes a free seat; the nonce is theirs, or the house brings one."""
    expect_stage(room, GATHERING)
    if not place_of(room, seat).free:
        raise Refusal("refuse-seat-taken")
    if nonce and not record.NONCE.fullmatch(nonce):
        raise Refusal("refuse-nonce")
    return Deed(log.Sat(seat, person, nonce or secrets.token_urlsafe(16), now))


def engage(room: Room, person: str, seat: int, level: str, now: int) -> Deed:
    """The owner gives a free seat, or a bot's, to a bot."""
    expect_stage(room, GATHERING)
    expect_owner(room, person)
    if place_of(room, seat).person is not None:
        raise Refusal("refuse-seat-taken")
    known_bot(level, room.game)
    return Deed(log.Engaged(seat, level, secrets.token_urlsafe(16), now))


def rise(room: Room, person: str, seat: int, now: int) -> Deed:
    """A person leaves a seat before the start; the owner may free any."""
    expect_stage(room, GATHERING)
    place = place_of(room, seat)
    if place.free:
        raise Refusal("refuse-seat-free")
    if person not in (place.person, room.sitting.owner):
        raise Refusal("refuse-not-your-seat")
    return Deed(log.Rose(seat, now))


def start(room: Room, person: str, components: str, board: Any, now: int) -> Deed:
    """The owner starts once every seat is taken; the draws follow from the key and everybody's nonces."""
    expect_stage(room, GATHERING)
    expect_owner(room, person)
    places = room.sitting.places
    free = sum(place.free for place in places)
    if free:
        raise Refusal("refuse-seats-free", free=free)
    seats = [Seat("", f"bot:{place.bot}" if place.bot else "human") for place in places]
    table = Table.start(room.game, room.config(), seats, room.key, [place.nonce for place in places], board)
    return Deed(log.Started(nameless(table.header), components, now))
