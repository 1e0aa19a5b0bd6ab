"""Where more wait than can think at once: bots before the coach, and nobody longer than fair."""

from __future__ import annotations

import asyncio

import pytest

from server import thoughts
from server.test_thinking import position_at, run
from terem.server.clock import settle
from terem.server.places import Places
from terem.server.thinking import BUDGET, LEAST, LIMIT, Thinkers


def test_where_many_wait_everybody_thinks_less(sqlite_address):
    """Whoever comes at the same moment has a fair share, and nobody nothing; whoever is alone has all the time."""

    async def work():
        _, position = await position_at(sqlite_address)
        thinkers = Thinkers(1, LIMIT, thoughts.how_long, now=lambda: 0.0)
        try:
            alone = await thinkers.find(position)
            crowd = await asyncio.gather(*(thinkers.find(position) for _ in range(100)))
            return alone, crowd, await thinkers.find(position)
        finally:
            thinkers.close()

    alone, crowd, after = run(work())
    usual, least = round(1000 * BUDGET.seconds), round(1000 * LEAST)
    assert alone == after == [usual]
    assert crowd == [[max(least, round(usual / (100 - before)))] for before in range(100)]


class Queue:
    """One process, seconds that go by when they are told to, and a gate behind which it is busy at first."""

    def __init__(self, folder):
        self.seconds = 0.0
        self.gate = folder / "gate"
        self.thinkers = Thinkers(
            1, LIMIT, thoughts.behind_a_gate, thoughts.counsel_behind_a_gate, now=lambda: self.seconds
        )
        self.done = []

    def ask(self, who, ask, position):
        """Somebody who gets in line."""

        async def asking():
            found = await ask(position)
            self.done.append(who)
            return found

        return asyncio.ensure_future(asking())

    async def busy(self, ask, position):
        """Somebody whom the process works for from now on."""
        asking = self.ask("first", ask, position._replace(seed=str(self.gate)))
        while not thoughts.begun(self.gate):
            await asyncio.sleep(0.005)
        return asking


@pytest.fixture
def in_line(sqlite_address, tmp_path):
    """Runs something with a queue before one process, and a position to think about."""

    def work(body):
        async def whole():
            _, position = await position_at(sqlite_address)
            queue = Queue(tmp_path)
            try:
                await body(queue, position)
            finally:
                queue.thinkers.close()

        run(whole())

    return work


def test_bots_go_before_advice(in_line):
    """Whatever one person asks a coach, no table waits for all of it."""

    async def body(queue, position):
        first = await queue.busy(queue.thinkers.advise, position)
        advised = [queue.ask("coach", queue.thinkers.advise, position) for _ in range(20)]
        await settle()
        bots = [queue.ask(f"bot {number}", queue.thinkers.find, position) for number in range(2)]
        await settle()
        assert queue.done == []
        queue.gate.touch()
        await asyncio.gather(first, *advised, *bots)
        assert queue.done == ["first", "bot 0", "bot 1", *["coach"] * 20]

    in_line(body)


def test_a_bot_that_has_waited_for_a_coach_thinks_less(in_line):
    async def body(queue, position):
        first = await queue.busy(queue.thinkers.advise, position)
        bot = queue.ask("bot", queue.thinkers.find, position)
        await settle()
        queue.seconds += 0.5
        queue.gate.touch()
        await first
        assert await bot == [round(1000 * (BUDGET.seconds - 0.5))]

    in_line(body)


def test_a_bot_before_whom_others_wait_for_a_coach_thinks_less(in_line):
    async def body(queue, position):
        first = await queue.busy(queue.thinkers.advise, position)
        bot = queue.ask("bot", queue.thinkers.find, position)
        advised = [queue.ask("coach", queue.thinkers.advise, position) for _ in range(3)]
        await settle()
        queue.gate.touch()
        await asyncio.gather(first, *advised)
        assert await bot == [round(1000 * BUDGET.seconds / 4)]

    in_line(body)


def test_a_thought_nobody_wants_keeps_its_place_until_its_process_is_done(in_line):
    """Whoever comes next waits outside, where waiting is counted, and not behind it."""

    async def body(queue, position):
        first = await queue.busy(queue.thinkers.find, position)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        bot = queue.ask("bot", queue.thinkers.find, position)
        await settle()
        queue.seconds += 0.5
        queue.gate.touch()
        assert await bot == [round(1000 * (BUDGET.seconds - 0.5))]
        assert await queue.thinkers.find(position) == [round(1000 * BUDGET.seconds)]

    in_line(body)


def test_a_thought_nobody_wants_and_that_never_ends_is_ended(sqlite_address):
    async def work():
        _, position = await position_at(sqlite_address)
        thinkers = Thinkers(1, 2.0, thoughts.hang)
        first = asyncio.ensure_future(thinkers.find(position))
        await settle()
        first.cancel()
        thinkers._limit = LIMIT  # of whoever comes next: on a busy machine a process takes its time to begin
        try:
            return await thinkers.advise(position)
        finally:
            thinkers.close()

    assert run(work())


def test_whoever_waits_no_more_takes_no_place(in_line):
    async def body(queue, position):
        first = await queue.busy(queue.thinkers.find, position)
        gone = [queue.ask("gone", queue.thinkers.find, position) for _ in range(3)]
        bot = queue.ask("bot", queue.thinkers.find, position)
        await settle()
        for one in gone:
            one.cancel()
        queue.gate.touch()
        await asyncio.gather(first, bot)
        assert queue.done == ["first", "bot"]

    in_line(body)


def test_a_place_granted_to_somebody_who_is_gone_goes_to_the_next():
    async def work():
        places = Places(1)
        await places.take((0, 0))
        gone, following = (asyncio.ensure_future(places.take((0, number))) for number in (1, 2))
        await asyncio.sleep(0)
        places.give()
        gone.cancel()
        await following

    run(work())


def test_a_bot_that_hangs_breaks_no_advice(sqlite_address, tmp_path, caplog):
    """It takes all processes along when it is ended; the coach is asked again."""

    async def work():
        _, position = await position_at(sqlite_address)
        thinkers, gate = Thinkers(2, 4.0, thoughts.hang, thoughts.counsel_behind_a_gate), tmp_path / "gate"
        try:
            hanging = asyncio.ensure_future(thinkers.find(position))
            await asyncio.sleep(1)  # its time is up first
            advising = asyncio.ensure_future(thinkers.advise(position._replace(seed=str(gate))))
            await hanging
            gate.touch()
            return await advising
        finally:
            thinkers.close()

    assert run(work()) == []
    assert "thinkers are gone" in caplog.text
