"""A house that is killed while people play: a few times in `./terem test`, a hundred times in `./terem soak`."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections import Counter
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from server.driver import LOST, Server, company
from server.houses import opened
from server.services import free_port, fresh_postgres, postgres_server, redis_running
from terem.server import log
from terem.server.database import database_at

TABLES = (("winter-queen", 3, {}), ("gorynych", 4, {}), ("winter-tales", 3, {"chapters": 1}))
USUAL = ("--pace", "0", "--rate", "1000")
HOUSES = ("sqlite", "postgresql")


class Toll(NamedTuple):
    """What came of it."""

    kills: int
    tables: int
    acknowledged: int
    secret: int
    """Answers among the lines that were secret when they were given."""
    lines: int


@contextmanager
def house_of(kind):
    """The words a house of a kind is started with, and the address of its database."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            yield [*USUAL, "--data", folder], f"sqlite:{folder}/house.db"
        return
    with postgres_server() as postgres, redis_running() as redis:
        for address in fresh_postgres(postgres):
            yield [*USUAL, "--database", address, "--redis", redis, "--workers", "2"], address


def kill_often(words, address, kills, rng, tell=lambda number: None, patience=240.0, port=0):
    """Plays through so many kills and compares what was told with what is kept; raises where something is missing."""
    server = Server(port or free_port(), *words)
    server.start()
    try:
        people = asyncio.run(asyncio.wait_for(through_kills(server, kills, rng, tell), patience))
    finally:
        server.stop()
    check_log(asyncio.run(read_log(address)), people)
    return asyncio.run(the_toll(address, people))._replace(kills=kills)


async def through_kills(server, kills, rng, tell):
    """Tables at which games follow each other, while the server is killed and started again."""
    enough, crowd = asyncio.Event(), []
    seeds = [Random(rng.random()) for _ in TABLES]
    tables = [asyncio.create_task(keep_playing(server, n, seed, enough, crowd)) for n, seed in enumerate(seeds)]
    for number in range(kills):
        answered = answers_of(crowd)
        while answers_of(crowd) == answered:  # under load: somebody has been answered since the last time
            await asyncio.sleep(0.01)
            for broken in (table for table in tables if table.done()):
                await broken
        await asyncio.sleep(rng.random())
        workers = server.workers()
        if workers and rng.random() < 0.5:
            server.kill_one(rng.choice(workers))
        else:
            server.kill()
            await asyncio.to_thread(server.start)
        tell(number + 1)
    enough.set()
    return [person for people in await asyncio.gather(*tables) for person in people]


def answers_of(crowd):
    return sum(len(person.done) for person in crowd)


async def keep_playing(server, number, rng, enough, crowd):
    """Game after game until it is enough, each to its end; everybody who played."""
    game, players, options = TABLES[number]
    found = []
    while not found or not enough.is_set():
        people = await company(server.address, game, players, f"t{number}g{len(found)}p", rng, options)
        crowd += people
        await asyncio.gather(*(person.play() for person in people))
        for person in people:
            frames = await again(person.all_frames)
            assert {number: frames.get(number) for number in person.heard} == person.heard
        found += people
    return found


async def again(work):
    """Until it is done; a server may be killed meanwhile."""
    while True:
        try:
            return await work()
        except LOST:
            await asyncio.sleep(0.1)


async def read_log(address):
    database = database_at(address)
    await database.open()
    rows = await database.read("SELECT table_id, seq, body FROM log ORDER BY table_id, seq")
    await database.close()
    return [(table, seq, json.loads(bytes(body))) for table, seq, body in rows]


def check_log(rows, people):
    """No gap, and what was acknowledged is there exactly once."""
    last = Counter()
    refs = Counter()
    for table, seq, note in rows:
        assert seq == last[table] + 1
        last[table] = seq
        if note["type"] == "played" and note["by"] == "person":
            refs[table, note["play"]["seat"], note["ref"]] += 1
    acknowledged = [(person.table, person.seat, ref) for person in people for ref in person.done]
    assert acknowledged
    assert [ref for ref in acknowledged if refs[ref] != 1] == []
    assert max(refs.values()) == 1


async def the_toll(address, people):
    """What the log says when it is read again from the beginning: every game is over."""
    tables = {person.table for person in people}
    lines = secret = 0
    async with opened(address) as house:
        for name in tables:
            room = await house.room(name)
            assert room.sitting.stage == "over"
            lines += room.seq
            for before, moment in zip(room.moments, room.moments[1:], strict=False):
                if isinstance(moment.note, log.Played) and before.state is not None:
                    secret += room.game.prompt(before.state).blind
    return Toll(0, len(tables), sum(len(person.done) for person in people), secret, lines)
