"""Two worlds on raw bytes: what a viewer is sent does not depend on what the viewer may not know.

Both worlds have the same log. In one of them everything hidden from the viewer is another; then the same happens in
both, and every byte sent to the viewer, with its time on the turned clock, must be the same.
"""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest

from server.houses import opened, started
from terem.kernel.phrase import Refusal
from terem.server import frames
from terem.server.automation import Paces
from terem.server.clock import TurnedClock, settle
from terem.server.guard import Limits
from terem.server.house import House
from terem.server.news import Alone
from terem.server.socket import Client
from terem.server.store import Store
from terem.server.thinking import Thinkers

GAMES = (
    ("winter-queen", 3, {}),
    ("gorynych", 4, {}),
    ("winter-tales", 4, {"arbiter": "2", "objectives": True, "memories": 5}),
)
TRIALS = 40
MOST_TABLES = 30


class Forgetful(Store):
    """Reads the log and writes nothing: a world of its own."""

    async def append(self, *words, **more):
        await asyncio.sleep(0)

    async def wake(self, *words, **more):
        await asyncio.sleep(0)


class Wire(Client):
    """A client that keeps every byte it is sent, with the time."""

    def __init__(self, house, people, account):
        super().__init__(house, people, Limits(house.clock), account)
        self.wire = []

    def send(self, frame):
        self.wire.append((self.house.clock.now(), frames.to_bytes(frame)))


async def world(house, name, time, viewer, rng):
    """The table as a worker finds it; with something else in everything the viewer does not see, if `rng` is given."""
    clock = TurnedClock(time)
    other = House(Forgetful(house.store.database), Alone(), clock, Thinkers(0), Paces(1200, 2500))
    clock.rest = lambda: settle(60)
    room = await other.room(name)
    if rng is not None:
        hidden = room.game.scramble(room.table.state, viewer, rng)
        room.table.state = hidden
        room.moments[-1] = room.moments[-1]._replace(state=hidden)
    return other, room


async def look(house, people, room, viewer, accounts, deeds):
    """Everything a viewer is sent while others, and the viewer, do something."""
    wire = Wire(house, people, None if viewer is None else accounts[viewer])
    doers = [Wire(house, people, account) for account in accounts]
    await wire.take(msgspec.json.encode({"type": "watch", "table": room.id, "seat": viewer}))
    for seat, frame in deeds:
        await doers[seat].take(msgspec.json.encode(frame))
        await house.clock.turn(300)
    await wire.take(b'{"type": "act", "ref": "stale", "table": "x", "seat": 0, "ask": "", "action": {}}')
    own = {"type": "act", "ref": "own", "table": room.id, "seat": viewer or 0, "ask": "99.99", "action": {}}
    await wire.take(msgspec.json.encode(own))
    await house.clock.turn(5000)
    for _, task in house.attendant._alarms.values():
        task.cancel()
    return wire.wire


def deed_of(room, seat, code, ref):
    action = msgspec.to_builtins(room.game.decode(room.table.state, code))
    return {"type": "act", "ref": ref, "table": room.id, "seat": seat, "ask": room.ask, "action": action}


def the_same_in_both(room, other, seat, rng):
    """An action of a seat that both worlds allow and that draws nothing, or None: what is drawn may differ."""
    codes = room.game.legal(room.table.state, seat) + room.game.interject(room.table.state, seat)
    for code in rng.sample(codes, min(len(codes), 6)):
        action = room.game.decode(room.table.state, code)
        try:
            steps = [world.table.propose(seat, action) for world in (room, other)]
        except Refusal:
            continue
        told = [event.phrase.key for step in steps for event in step.events]
        opens = any(key in room.game.reveals for key in told)
        if not opens and not any(step.entry.chance for step in steps):
            return code
    return None


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[game for game, _, _ in GAMES])
def test_a_viewer_is_sent_the_same_bytes_at_the_same_time(game, players, options, sqlite_address):
    async def work():
        compared = 0
        async with opened(sqlite_address) as house:
            rng = Random(5)
            for _ in range(MOST_TABLES):
                room, ids = await started(house, game=game, people=players, bots=0, options=options)
                accounts = [await house.people.account(person) for person in ids]
                while await go_on(house, room, ids, rng) and compared < TRIALS:
                    for viewer in [*range(players), None]:
                        compared += await self_same(house, room, viewer, accounts, rng)
                if compared >= TRIALS:
                    return compared
        return compared

    assert asyncio.run(work()) >= TRIALS


async def go_on(house, room, ids, rng):
    """Some random moves; whether the game goes on."""
    for _ in range(rng.randint(1, 9)):
        if room.sitting.stage != "playing":
            return False
        seat = rng.choice(room.prompt.seats)
        code = rng.choice(room.game.legal(room.table.state, seat))
        await house.act(ids[seat], msgspec.convert(deed_of(room, seat, code, f"p{room.seq}"), frames.Asking))
    return room.sitting.stage == "playing"


async def self_same(house, room, viewer, accounts, rng):
    """Compares the two worlds of one viewer; how many deeds were compared."""
    now = house.clock.now()
    seats = rng.sample(room.prompt.seats, 1)
    one_house, one = await world(house, room.id, now, viewer, None)
    two_house, two = await world(house, room.id, now, viewer, Random(rng.random()))
    code = the_same_in_both(one, two, seats[0], rng)
    deeds = [] if code is None else [(seats[0], deed_of(one, seats[0], code, "deed"))]
    if viewer is not None:
        legal = [room.game.legal(world.table.state, viewer) for world in (one, two)]
        assert legal[0] == legal[1]
    here = await look(one_house, house.people, one, viewer, accounts, deeds)
    there = await look(two_house, house.people, two, viewer, accounts, deeds)
    assert here == there
    assert len(here) >= 3
    return len(deeds)


def test_the_comparison_sees_a_leak(sqlite_address, monkeypatch):
    """A planted fault: the view tells a spectator how many cards the others hold."""
    from terem.games.winter_tales.game import WinterTales

    sound = WinterTales.view

    def leaky(self, state, seat):
        view = sound(self, state, seat)
        return msgspec.structs.replace(view, chapter=sum(len(hand) for hand in state.hands[1:]))

    monkeypatch.setattr(WinterTales, "view", leaky)
    with pytest.raises(AssertionError):
        test_a_viewer_is_sent_the_same_bytes_at_the_same_time(*GAMES[2], sqlite_address)
