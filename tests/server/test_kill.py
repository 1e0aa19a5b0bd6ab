"""Kill -9 at random moments: whatever anybody was told of is there afterwards, once, and every table goes on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random

import pytest

from server.conftest import free_port, fresh_postgres
from server.driver import Server, company
from terem.server.database import database_at

KILLS = 3
TABLES = (("winter-queen", 3, {}), ("gorynych", 4, {}), ("winter-tales", 3, {"chapters": 1}))


@pytest.fixture(params=["sqlite", "postgresql, two workers"])
def house(request, tmp_path):
    """How the house is run, and where its log can be read."""
    usual = ["--pace", "0", "--rate", "1000"]
    if request.param == "sqlite":
        yield [*usual, "--data", str(tmp_path)], f"sqlite:{tmp_path / 'house.db'}"
        return
    for address in fresh_postgres(request.getfixturevalue("postgres")):
        redis = request.getfixturevalue("redis_server")
        yield [*usual, "--database", address, "--redis", redis, "--workers", "2"], address


def test_nothing_told_is_lost(house):
    words, address = house
    server = Server(free_port(), *words)
    server.start()
    try:
        people = asyncio.run(asyncio.wait_for(through_kills(server), 240))
    finally:
        server.stop()
    for person in people:
        assert person.over
    check_log(asyncio.run(read_log(address)), people)


async def through_kills(server):
    """Players at three tables, while the server is killed and started again."""
    rng = Random(server.port)
    people = []
    for number, (game, players, options) in enumerate(TABLES):
        people += await company(server.address, game, players, f"t{number}p", rng, options)
    playing = [asyncio.create_task(person.play()) for person in people]
    for _ in range(KILLS):
        await asyncio.sleep(0.3 + 0.7 * rng.random())
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.gather(*playing)
    for person in people:
        frames = await person.all_frames()
        assert {number: frames.get(number) for number in person.heard} == person.heard
    return people


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
        if note["type"] == "played":
            refs[note["ref"]] += 1
    acknowledged = [ref for person in people for ref in person.done]
    assert acknowledged
    assert [ref for ref in acknowledged if refs[ref] != 1] == []
    assert max(refs.values()) == 1
