"""Houses for tests: no network, a clock that is turned by hand, people who answer at random."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from random import Random

import msgspec

from terem.kernel.phrase import Phrase
from terem.server import deeds
from terem.server.automation import Paces
from terem.server.clock import TurnedClock, settle
from terem.server.database import database_at
from terem.server.deeds import Wish
from terem.server.frames import Act
from terem.server.house import House
from terem.server.news import Alone
from terem.server.people import People
from terem.server.store import Store
from terem.server.thinking import Thinkers

AT_ONCE = Paces(0, 0)


class Ear:
    """Somebody who is shown a table and keeps everything, with the time."""

    def __init__(self, clock):
        self.clock = clock
        self.heard = []
        self.beside = []

    def show(self, updates):
        self.heard += [(self.clock.now(), update) for update in updates]

    def send(self, frame):
        self.beside.append(frame)

    @property
    def numbers(self):
        return [update.n for _, update in self.heard]


def events_of(update):
    """What an update tells of; the house has written it already."""
    return msgspec.json.decode(msgspec.json.encode(update.events), type=tuple[Phrase, ...])


@asynccontextmanager
async def opened(address, paces=AT_ONCE, clock=None, thinkers=None):
    """A house and its people, for as long as the block lasts."""
    database = database_at(address)
    await database.open()
    store = Store(database)
    clock = clock or TurnedClock()
    house = House(store, Alone(), clock, thinkers or Thinkers(0), paces)
    house.people = await People.of(store, clock)
    clock.rest = lambda: resting(house)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
        await database.close()


async def resting(house):
    """Until the house has done everything that was due."""
    await settle(10)
    while not house.idle:
        await asyncio.sleep(0.001)
    await settle(10)


async def seated(house, game="winter-queen", people=1, bots=2, options=None, clock="none", players=0):
    """A table at which people and bots sit, of so many seats or just enough; returns it with the people's ids."""
    accounts = [await house.people.welcome(f"P{number}", "owl", "en") for number in range(people)]
    ids = [account.id for account in accounts]
    wish = Wish(game, players or people + bots, options or {}, clock, True)
    room = await house.open_table(ids[0], wish)
    for seat, person in enumerate(ids):
        await house.do(room.id, lambda room, now, seat=seat, person=person: deeds.sit(room, person, seat, "n", now))
    for seat in range(people, people + bots):
        await house.do(room.id, lambda room, now, seat=seat: deeds.engage(room, ids[0], seat, "random", now))
    return room, ids


async def watching(house, room, viewer, ear, since):
    """Shows a table to its person, or to a spectator."""
    person = None if viewer is None else room.sitting.places[viewer].person
    return await house.watch(room.id, viewer, ear, since, person)


async def started(house, **wishes):
    room, ids = await seated(house, **wishes)
    await house.start(room.id, ids[0])
    return room, ids


def answer(room, seat, rng, ref):
    """A random legal answer of a seat to the open question."""
    code = rng.choice(room.game.legal(room.table.state, seat))
    return Act(ref, room.id, seat, room.ask, msgspec.to_builtins(room.game.decode(room.table.state, code)))


async def play(house, room, ids, rng=None, most=10_000):
    """People answer at random until the game is over, or so often."""
    rng = rng or Random(1)
    done = 0
    while room.sitting.stage == "playing" and done < most:
        asked = [seat for seat in room.prompt.seats if seat < len(ids)]
        if asked:
            done += 1
            await house.act(ids[asked[0]], answer(room, asked[0], rng, f"r{room.seq}-{done}"))
        await house.clock.turn(5)
        await asyncio.sleep(0)
    return done
