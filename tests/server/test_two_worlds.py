"""Two worlds on raw bytes: what a viewer is sent does not depend on what the viewer may not know.

Both worlds have the same log, each in a database of its own. In one of them everything hidden from the viewer is
another; then the same happens in both, or something secret happens in one of them only. Every byte sent to the viewer
over the socket and every answer on every road, with its time on the turned clock, must be the same.
"""

from __future__ import annotations

import asyncio
from itertools import islice
from random import Random

import msgspec
import pytest

from server import roads
from server.houses import opened, resting, started
from server.worlds import PACES, pair_at
from terem.server import frames
from terem.server.app import make_app
from terem.server.settings import Settings

ALL = {"memories": 7, "powers": True, "objectives": True, "skills": True, "epilogue": "alternative", "arbiter": "vote"}
GAMES = {
    "winter-queen": ("winter-queen", 3, 0, {}),
    "winter-queen with a bot": ("winter-queen", 2, 1, {}),
    "gorynych": ("gorynych", 4, 0, {}),
    "gorynych, all manoeuvres": ("gorynych", 3, 1, {"mode": "advanced", "tiles": "nine"}),
    "winter-tales": ("winter-tales", 3, 1, {"arbiter": "2", "objectives": True, "memories": 5}),
    "winter-tales, all modules": ("winter-tales", 4, 0, ALL),
}
TRIALS = 6
MOST_TABLES = 30
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


# --- what happens beside the viewer; each gives what to do in a world, or None where it cannot happen now ---


def a_deed(pair):
    """Somebody plays."""
    seats = [seat for seat in pair.one.room.prompt.seats if pair.one.room.sitting.places[seat].person]
    seat = pair.rng.choice(seats) if seats else None
    action = None if seat is None else pair.action(seat, listed=False)
    if action is None:
        return None

    async def work(world):
        await world.send(seat, world.deed(seat, action, "deed"))

    return work


def a_secret_answer(pair):
    """Somebody answers in secret: in one world this, in the other that."""
    if not (pair.one.room.prompt.blind and pair.people_asked):
        return None
    seat = pair.rng.choice(pair.people_asked)
    codes = [
        code for code in pair.one.room.game.legal(pair.one.room.table.state, seat) if pair.opens_nothing(seat, code)
    ]
    if len(codes) < 2:
        return None
    chosen = [pair.one.action(code) for code in pair.rng.sample(codes, 2)]

    async def work(world):
        await world.send(seat, world.deed(seat, chosen[world.number], "secret"))

    return work


def a_silent_answer(pair):
    """Where talk is closed, somebody answers a little earlier in one world: within a second nobody can tell."""
    if pair.one.room.prompt.talk or not pair.one.room.prompt.blind or not pair.people_asked:
        return None
    seat = pair.rng.choice(pair.people_asked)
    action = pair.action(seat)
    if action is None:
        return None

    async def work(world):
        await world.clock.turn(1000 - world.clock.now() % 1000)
        await world.clock.turn(100 + 600 * world.number)
        await world.send(seat, world.deed(seat, action, "silent"))
        await world.clock.turn(700 - 600 * world.number)

    return work


def orders_of_another(pair):
    """Somebody gives standing orders, in one world only: nobody else hears of it."""
    if not pair.others:
        return None
    seat = pair.rng.choice(pair.others)

    async def work(world):
        some = world.action(world.legal(world.room.prompt.seats[0])[0])
        order = {"orders": [{"key": "no-such-question", "action": some}]}
        if world.number:
            answer = await world.ask(seat, "PUT", f"/api/tables/{world.room.id}/seats/{seat}/orders", order)
            assert answer[1] == 200, answer

    return work


def an_undo(pair):
    """Somebody plays and asks to take it back."""
    seat = pair.rng.choice(pair.people_asked) if pair.people_asked else None
    action = None if seat is None else pair.action(seat)
    if action is None:
        return None

    async def work(world):
        await world.send(seat, world.deed(seat, action, "undone"))
        await world.ask(seat, "POST", f"/api/tables/{world.room.id}/seats/{seat}/undo")

    return work


def an_absence(pair):
    """Somebody leaves; bots, and the one that sits in, answer at their pace."""
    away = pair.rng.choice(pair.others) if pair.others else None
    codes = {seat: pair.code(seat) for seat in pair.asked}
    if away is None or None in codes.values():
        return None

    async def work(world):
        world.bots_think(codes)
        await world.ask(away, "POST", f"/api/tables/{world.room.id}/seats/{away}/leave")
        asked = world.room
        pace = PACES.blind if asked.prompt.blind else PACES.open
        await world.clock.turn(max(0, asked.asked_at + pace + 50 - world.clock.now()))

    return work


def a_rest(pair):
    """Somebody lets the table rest; the viewer looks around there; it goes on."""
    if not pair.others:
        return None
    seat = pair.rng.choice(pair.others)

    async def work(world):
        await world.ask(seat, "POST", f"/api/tables/{world.room.id}/seats/{seat}/adjourn")
        await world.clock.turn(300)
        found = await look_around(world, pair.viewer)
        await world.ask(seat, "POST", f"/api/tables/{world.room.id}/seats/{seat}/resume")
        return found

    return work


def a_vote(pair):
    """A minute goes by and somebody wishes a bot for whoever is asked."""
    people = [seat for seat in pair.one.room.prompt.seats if pair.one.room.sitting.places[seat].person]
    voters = [seat for seat in pair.others if seat not in people[:1]]
    bots = [seat for seat in pair.one.room.prompt.seats if seat not in people]
    code = pair.code(people[0]) if people else None
    if code is None or not voters or bots:
        return None

    async def work(world):
        world.bots_think({people[0]: code})
        await world.clock.turn(61_000)
        await world.ask(voters[0], "POST", f"/api/tables/{world.room.id}/seats/{voters[0]}/vote/{people[0]}")

    return work


def some_talk(pair):
    """Somebody speaks, or may not; somebody writes a tale."""
    if not pair.others:
        return None
    seat = pair.rng.choice(pair.others)

    async def work(world):
        await world.ask(seat, "POST", f"/api/tables/{world.room.id}/talk", {"text": "hm"})
        await world.send(seat, {"type": "typing", "table": world.room.id, "seat": seat, "text": "Once"})

    return work


BESIDE = (orders_of_another, some_talk, a_rest)
"""Changes nothing of the game: some of these first."""
RARE = (a_secret_answer, a_silent_answer)
"""Possible now and then; so tried first, two times out of three."""
MOVES = (a_deed, an_undo, an_absence, a_vote, *RARE)


# --- the comparison ---


async def look_around(world, viewer):
    code = (await world.house.store.row(world.room.id)).code
    return await roads.take(world, viewer, roads.READS, code)


async def seen(world, viewer, scenes):
    """Everything a viewer is sent and answered while something happens, and while the viewer tries everything."""
    wire = world.socket(viewer)
    found = []
    await world.send(viewer, {"type": "watch", "table": world.room.id, "seat": viewer, "actions": True})
    for scene in scenes:
        found.append(await scene(world))
        await world.clock.turn(300)
        found.append(await look_around(world, viewer))
    await world.send(viewer, {"type": "act", "ref": "x", "table": "x", "seat": 0, "ask": "", "action": {}})
    own = {"type": "act", "ref": "own", "table": world.room.id, "seat": viewer or 0, "ask": "99.99", "action": {}}
    await world.send(viewer, own)
    world.bots_think({})
    row = await world.house.store.row(world.room.id)
    found.append(await roads.take(world, viewer, roads.DEEDS, row.code))
    await resting(world.house)
    return wire.wire, found


def what_happens(pair, rng, wanted):
    """Something beside the game, then a move; first of all what is wanted."""
    first = rng.sample(RARE, len(RARE)) if rng.random() < 2 / 3 else []
    beside, moves = ([kind for kind in wanted if kind in among] for among in (BESIDE, MOVES))
    beside += rng.sample(BESIDE, len(BESIDE))
    moves += [*first, *rng.sample(MOVES, len(MOVES))]
    for kinds, most in ((dict.fromkeys(beside), 2), (dict.fromkeys(moves), 1)):
        able = ((kind.__name__, work) for kind in kinds if (work := kind(pair)) is not None)
        yield from islice(able, most)


async def self_same(app, folder, house, room, viewer, accounts, rng, done, wanted):
    """Compares the two worlds of one viewer, and notes what was compared."""
    async with pair_at(app, folder, house, room, viewer, accounts, rng) as pair:
        scenes = []
        for name, work in what_happens(pair, rng, wanted):
            scenes.append(work)
            done[name] = done.get(name, 0) + 1
        here, there = await seen(pair.one, viewer, scenes), await seen(pair.two, viewer, scenes)
    for mine, theirs in zip(here, there, strict=True):
        assert len(mine) == len(theirs)
        for one, other in zip(mine, theirs, strict=True):
            assert one == other
    assert len(here[0]) >= 3
    return len(scenes)


async def compare(folder, address, game, people, bots, options, trials=TRIALS, wanted=()):
    """How often what was compared in so many moments of random games."""
    app, done, compared, rng = make_app(Settings()), {}, 0, Random(5)
    async with opened(address) as house:
        for _ in range(MOST_TABLES):
            found, ids = await started(house, game=game, people=people, bots=bots, options=options)
            for person in ids:
                await house.store.seat(person, found.id)
            accounts = dict(enumerate([await house.people.account(person) for person in ids]))
            accounts[None] = await house.people.welcome("Spectator", "fox", "en")
            while await go_on(house, found, ids, rng):
                viewer = rng.choice([*range(people), None])
                await self_same(app, folder, house, found, viewer, accounts, rng, done, wanted)
                compared += 1
                if compared >= trials:
                    return done
    return done


async def go_on(house, room, ids, rng):
    """Some random moves; whether the game goes on and waits for somebody."""
    for _ in range(rng.randint(1, 9)):
        await resting(house)
        if room.sitting.stage != "playing":
            return False
        asked = [seat for seat in room.prompt.seats if seat < len(ids)]
        if asked:
            seat = rng.choice(asked)
            code = rng.choice(room.game.legal(room.table.state, seat))
            action = msgspec.to_builtins(room.game.decode(room.table.state, code))
            await house.act(ids[seat], frames.Act(f"p{room.seq}", room.id, seat, room.ask, action))
        else:
            await house.clock.turn(5)
    await resting(house)
    return room.sitting.stage == "playing"


@pytest.mark.parametrize("name", GAMES)
def test_a_viewer_is_sent_the_same_bytes_at_the_same_time(name, sqlite_address, tmp_path):
    done = asyncio.run(asyncio.wait_for(compare(tmp_path, sqlite_address, *GAMES[name]), 240))
    assert sum(done.values()) >= TRIALS


def test_every_road_is_compared_or_said_why_not():
    known = [*roads.READS, *roads.DEEDS, *roads.ELSEWHERE]
    assert sorted(known) == sorted(roads.roads_of(make_app(Settings())))
