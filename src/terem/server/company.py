"""The same people meet again, or one of them leaves the house for good."""

from __future__ import annotations

from terem.server import deeds
from terem.server.deeds import Wish
from terem.server.house import MOST_TABLES, Decide, House
from terem.server.sitting import ADJOURNED, GATHERING, PLAYING


async def rematch(house: House, name: str, person: str) -> str:
    """A new table with the same people and bots in their seats; whoever was quicker has opened it."""
    old = await house.room(name)
    deeds.rematch(old, person, "", house.clock.now())
    sitting = old.sitting
    played = (sitting.game, sitting.players, sitting.options)
    wish = Wish(*played, sitting.clock, sitting.public, sitting.note, sitting.coach)
    room = await house.open_table(person, wish)
    known = await house.store.still_known(sitting.people())
    for seat, place in enumerate(sitting.places):
        if place.person:
            if place.person not in known:
                continue  # who has left the house leaves the seat to somebody else
            await house.do(room.id, _sitter(seat, place.person))
            await house.store.seat(place.person, room.id)
        else:
            await house.do(room.id, _engager(seat, person, place.bot or ""))
    await house.do(name, lambda old, now: deeds.rematch(old, person, room.id, now))
    return room.id


async def say_farewell(house: House, person: str) -> None:
    """A person leaves the house: seats become free, or a bot's; what they owned is another's, or closed."""
    for row in await house.store.tables_of(person, MOST_TABLES):
        room = await house.room(row.id)
        if room.sitting.stage == GATHERING and room.sitting.owner == person:
            await house.do(row.id, lambda room, now: deeds.bequeath(room, person, now))
        for seat in room.sitting.seats_of(person):
            stage, place = room.sitting.stage, room.sitting.places[seat]
            if stage == GATHERING:
                await house.do(row.id, lambda room, now, seat=seat: deeds.rise(room, person, seat, now))  # type: ignore[misc]
            elif stage in (PLAYING, ADJOURNED) and not place.stand_in:
                await house.do(row.id, lambda room, now, seat=seat: deeds.leave(room, person, seat, now))  # type: ignore[misc]


def _sitter(seat: int, person: str) -> Decide:
    return lambda room, now: deeds.sit(room, person, seat, "", now)


def _engager(seat: int, owner: str, level: str) -> Decide:
    return lambda room, now: deeds.engage(room, owner, seat, level, now)
