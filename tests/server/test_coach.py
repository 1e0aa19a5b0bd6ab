"""A coach is there for everybody: nobody asks more than they can read, and nothing twice at once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from server import thoughts
from server.houses import answer, opened, started
from server.test_doors import ANN, NEW, key, run, running
from terem.kernel.phrase import Refusal
from terem.server.clock import TurnedClock, settle
from terem.server.limits import ADVICE
from terem.server.refusals import retry_after, status_of
from terem.server.thinking import Thinkers


async def alone_at_table(web):
    """A table at which one person plays every seat; where each seat asks its coach."""
    await web.post("/api/me", json=ANN)
    table = (await web.post("/api/tables/", json=NEW)).json()["id"]
    seats = f"/api/tables/{table}/seats"
    for seat in range(2):
        assert (await web.post(f"{seats}/{seat}", json={})).status_code == 201
    assert (await web.post(f"/api/tables/{table}/start")).status_code == 201
    return table, [f"{seats}/{seat}/coach" for seat in range(2)]


def test_a_person_asks_a_coach_so_often_and_then_now_and_then(tmp_path):
    async def work():
        clock = TurnedClock()
        async with running(tmp_path, clock) as house, house.client() as web:
            table, coaches = await alone_at_table(web)
            room = await house.app.state.house.room(table)
            (asked,) = room.prompt.seats
            for _ in range(2 * ADVICE.burst):
                assert key(await web.post(coaches[1 - asked])) == "refuse-coach-waits", "a seat that is not asked"
            for _ in range(ADVICE.burst):
                assert (await web.post(coaches[asked])).is_success
            refused = await web.post(coaches[asked])
            assert (refused.status_code, key(refused)) == (429, "refuse-too-often")
            wait = int(refused.headers["retry-after"])
            assert wait == 1 / ADVICE.a_second
            await clock.turn(1000 * wait)
            assert (await web.post(coaches[asked])).is_success
            assert key(await web.post(coaches[asked])) == "refuse-too-often"

    run(work())


class Slow(Thinkers):
    """A coach who thinks until he is told to stop."""

    def __init__(self):
        super().__init__(0)
        self.enough = asyncio.Event()
        self.asked = []

    async def advise(self, position):
        self.asked.append(position.seat)
        await self.enough.wait()
        return await super().advise(position)


async def play_on(house, room, ids, enough):
    """People answer at random, once and until it is enough."""
    rng = Random(1)
    while True:
        asked = room.prompt.seats[0]
        await house.act(ids[asked], answer(room, asked, rng, f"r{room.seq}"))
        if enough():
            return


def asking(house, room, *seats):
    return [asyncio.ensure_future(house.minds.advise(room, seat)) for seat in seats]


def test_a_seat_that_asks_again_meanwhile_hears_the_same_advice(sqlite_address):
    async def work():
        slow = Slow()
        async with opened(sqlite_address, thinkers=slow) as house:
            room, _ = await started(house, people=2, bots=0)
            seat = room.prompt.seats[0]
            first, second = asking(house, room, seat, seat)
            await settle()
            first.cancel()  # whoever asked first does not want to know it any more; somebody else does
            third = asking(house, room, seat)[0]
            await settle()
            assert slow.asked == [seat]
            slow.enough.set()
            assert await second
            assert await third == await second
            assert await house.minds.advise(room, seat) == await second
            assert slow.asked == [seat, seat], "what has been said is not kept"

    run(work())


def test_advice_about_a_position_that_is_no_more_makes_way_for_the_next(sqlite_address):
    async def work():
        slow = Slow()
        async with opened(sqlite_address, thinkers=slow) as house:
            room, ids = await started(house, people=2, bots=0)
            seat = room.prompt.seats[0]
            (late,) = asking(house, room, seat)
            await settle()
            await play_on(house, room, ids, lambda: seat in room.prompt.seats)
            (fresh,) = asking(house, room, seat)
            with pytest.raises(Refusal, match="refuse-stale-ask"):
                await late
            slow.enough.set()
            legal = room.game.legal(room.table.state, seat)
            assert {one.code for one in await fresh} <= set(legal)
            assert slow.asked == [seat, seat]

    run(work())


def test_seats_that_are_asked_together_each_have_advice_of_their_own(sqlite_address):
    async def work():
        slow = Slow()
        async with opened(sqlite_address, thinkers=slow) as house:
            room, ids = await started(house, game="gorynych", people=3, bots=0)
            await play_on(house, room, ids, lambda: room.prompt.blind and len(room.prompt.seats) == 3)
            first, second, third = room.prompt.seats
            advised = asking(house, room, first, second)
            await settle()
            await house.act(ids[third], answer(room, third, Random(1), "r"))
            again = asking(house, room, first)
            await settle()
            assert slow.asked == [first, second], "another's secret answer tells nothing, not even that it was given"
            slow.enough.set()
            assert all(await asyncio.gather(*advised, *again))

    run(work())


def test_a_coach_is_told_what_came_before_where_that_matters(sqlite_address):
    """The one of Gorynych learns from it who the partners are, as the bots do."""

    class Told(Thinkers):
        async def advise(self, position):
            self.past = position.earlier
            return await super().advise(position)

    async def work(game):
        told = Told(0)
        async with opened(sqlite_address, thinkers=told) as house:
            room, ids = await started(house, game=game, people=3, bots=0)
            await play_on(house, room, ids, lambda: len(room.table.line) > 2)
            assert await house.minds.advise(room, room.prompt.seats[0])
            return told.past

    assert run(work("gorynych"))
    assert run(work("winter-queen")) == ()


def test_a_house_that_closes_keeps_nobody_waiting_for_advice(sqlite_address):
    async def work():
        async with opened(sqlite_address, thinkers=Slow()) as house:
            room, _ = await started(house, people=2, bots=0)
            (advising,) = asking(house, room, room.prompt.seats[0])
            await settle()
        with pytest.raises(Refusal):
            await advising

    run(work())


def test_a_coach_who_comes_to_no_end_says_so(sqlite_address, caplog):
    async def work():
        thinkers = Thinkers(1, 1.0, counsel=thoughts.hang)
        async with opened(sqlite_address, thinkers=thinkers) as house:
            room, _ = await started(house, people=2, bots=0)
            with pytest.raises(Refusal, match="refuse-coach-busy") as refused:
                await house.minds.advise(room, room.prompt.seats[0])
            return refused.value.phrase

    phrase = run(work())
    assert (status_of(phrase), retry_after(phrase)) == (503, 5)
    assert "coach of winter-queen failed: TimeoutError" in caplog.text
