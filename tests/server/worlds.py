"""Two worlds with one log: in one of them everything hidden from a viewer is another, and the same happens in both."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec

from server.houses import opened, resting
from terem.kernel.phrase import Refusal
from terem.server import frames
from terem.server.automation import Paces
from terem.server.client import Client
from terem.server.clock import TurnedClock
from terem.server.limits import Limits
from terem.server.settings import Settings
from terem.server.thinking import counsel

PACES = Paces(1200, 2500)
STRANGER = "http://localhost"


class Wire(Client):
    """A client that keeps every byte it is sent, with the time."""

    def __init__(self, house, account):
        super().__init__(house, house.people, Limits(house.clock, 1000), account)
        self.wire = []

    def send(self, frame):
        self.wire.append((self.house.clock.now(), frames.to_bytes(frame)))


class Scripted:
    """Bots whose thoughts are known, so that what is compared is the house and not the bot; and a coach as he is."""

    def __init__(self, codes):
        self.codes = codes

    async def find(self, position):
        return [self.codes[position.seat]]

    async def advise(self, position):
        return counsel(position)

    def close(self):
        pass


class World:
    """A house of its own at a moment of a table, asked over sockets and REST."""

    def __init__(self, number, app, house, room, accounts):
        self.number = number
        self.app = app
        self.house = house
        self.room = room
        self.accounts = accounts
        self.limits = Limits(house.clock, 1000)
        self.wires = {}
        self.bots_think({})

    def bots_think(self, codes):
        """What the bots of some seats will answer; the others find nothing, and their tables wait."""
        self.house.minds.thinkers = Scripted(codes)

    @property
    def clock(self):
        return self.house.clock

    def socket(self, seat):
        """The socket of a seat's person, or of the spectator."""
        if seat not in self.wires:
            self.wires[seat] = Wire(self.house, self.accounts[seat])
        return self.wires[seat]

    async def send(self, seat, frame):
        await self.socket(seat).take(msgspec.json.encode(frame))
        await resting(self.house)  # before the clock goes on, what follows at once has followed

    async def ask(self, seat, method, path, body=None):
        """Everything an answer says, with its time."""
        self.app.state.update(
            {
                "settings": Settings(),
                "clock": self.clock,
                "house": self.house,
                "people": self.house.people,
                "limits": self.limits,
                "draining": False,
                "clients": set(),
            }
        )
        cookie = {"Cookie": f"terem={self.house.people.cookie_for(self.accounts[seat].id)}"}
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url=STRANGER, headers=cookie) as web:
            answer = await web.request(method, path, json=body)
        await resting(self.house)
        if answer.status_code == 500:
            raise RuntimeError(f"{method} {path}: two failures are alike, and show nothing")
        return self.clock.now(), answer.status_code, sorted(answer.headers.items()), answer.content

    def legal(self, seat):
        state = self.room.table.state
        return self.room.game.legal(state, seat) + self.room.game.interject(state, seat)

    def action(self, code):
        return msgspec.to_builtins(self.room.game.decode(self.room.table.state, code))

    def deed(self, seat, action, ref):
        room = self.room
        return {
            "type": "act",
            "ref": ref,
            "table": room.id,
            "seat": seat,
            "ask": room.ask,
            "action": action,
        }


class Pair(NamedTuple):
    """A moment in two worlds, through the eyes of one viewer."""

    one: World
    two: World
    viewer: int | None
    rng: Random

    @property
    def others(self):
        """Seats of other people."""
        places = self.one.room.sitting.places
        return [seat for seat, place in enumerate(places) if seat != self.viewer and place.person]

    @property
    def asked(self):
        """Other seats that have to answer now."""
        return [seat for seat in self.one.room.prompt.seats if seat != self.viewer]

    @property
    def people_asked(self):
        """Those of them who are people."""
        return [seat for seat in self.asked if seat in self.others]

    def opens_nothing(self, seat, code):
        """Whether an action is allowed in both worlds, draws nothing and opens nothing: what is drawn may differ."""
        action = self.one.room.game.decode(self.one.room.table.state, code)
        try:
            steps = [world.room.table.propose(seat, action) for world in (self.one, self.two)]
        except Refusal:
            return False
        told = [event.phrase.key for step in steps for event in step.events]
        reveals = self.one.room.game.reveals
        return not any(key in reveals for key in told) and not any(step.entry.chance for step in steps)

    def action(self, seat, listed=True):
        """Such an action of a seat, or None."""
        codes = self.one.room.game.legal(self.one.room.table.state, seat) if listed else self.one.legal(seat)
        some = self.rng.sample(codes, min(len(codes), 6))
        return next((self.one.action(code) for code in some if self.opens_nothing(seat, code)), None)

    def code(self, seat):
        """The code of such an action, that means the same in both worlds, or None: which card it is, a code may leave
        open."""
        codes = self.one.room.game.legal(self.one.room.table.state, seat)
        same = [
            code for code in codes if code in self.two.legal(seat) and self.one.action(code) == self.two.action(code)
        ]
        some = self.rng.sample(same, min(len(same), 6))
        return next((code for code in some if self.opens_nothing(seat, code)), None)


@asynccontextmanager
async def pair_at(app, folder, house, room, viewer, accounts, rng):
    """The two worlds of a viewer at a moment of a table."""
    async with (
        world_at(0, app, folder, house, room, accounts) as one,
        world_at(1, app, folder, house, room, accounts) as two,
    ):
        twin = two.room
        hidden = twin.game.scramble(twin.table.state, viewer, Random(rng.random()))
        twin.table.state = hidden
        twin.moments[-1] = twin.moments[-1]._replace(state=hidden)
        yield Pair(one, two, viewer, rng)


@asynccontextmanager
async def world_at(number, app, folder, house, room, accounts):
    path = folder / f"world{number}.db"
    for left in folder.glob(f"world{number}.db*"):
        left.unlink()
    await asyncio.to_thread(_copy, house.store.database.path, path)
    async with opened(f"sqlite:{path}", PACES, TurnedClock(house.clock.now())) as other:
        yield World(number, app, other, await other.room(room.id), accounts)


def _copy(source, path):
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(path)) as there:
        here.backup(there)


def shape(value: Any) -> Any:
    """Plain data of something the game says."""
    return msgspec.to_builtins(value)
