"""Around a table: rests, owners, notes, pointing in silence, lines for who is stuck."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from server.houses import Ear, events_of, opened, seated, started, watching
from terem.kernel.phrase import Refusal
from terem.server import deeds
from terem.server.company import say_farewell
from terem.server.frames import Act


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_rest_gives_no_time_back(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=0, clock="relaxed")
            await house.clock.turn(60_000)
            left = room.deadline - house.clock.now()
            await house.do(room.id, lambda room, now: deeds.adjourn(room, ids[0], 0, now))
            assert room.deadline is None
            await house.clock.turn(3_600_000)
            room = await house.do(room.id, lambda room, now: deeds.resume(room, ids[1], 1, now))
            assert room.deadline - house.clock.now() == left == 30_000

    run(work())


def test_who_points_again_and_again_is_seen_to_point_once_a_second(sqlite_address):
    """§8: marks cannot become Morse."""

    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="gorynych", people=3, bots=0)
            seat = room.prompt.interjections[0].seats[0]
            ear = Ear(house.clock)
            await watching(house, room, (seat + 1) % 3, ear, 0)
            for number, knights in enumerate(([1], [1, 2], [2], [3])):
                action = {"do": "point", "knights": knights}
                await house.act(ids[seat], Act(f"p{number}", room.id, seat, room.ask, action))
            await house.clock.turn(2000)
            told = [event for _, update in ear.heard for event in events_of(update) if event.key == "gor-event-pointed"]
            assert len(told) == 1
            assert len(told[0].arguments["knights"]) == 1

    run(work())


def test_an_owner_who_goes_leaves_the_table_to_somebody(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, people=3, bots=0)
            await house.do(room.id, lambda room, now: deeds.rise(room, ids[0], 0, now))
            assert room.sitting.owner == ids[1]
            assert await refused(house.do(room.id, lambda room, now: deeds.hand_over(room, ids[1], ids[0], now)))
            await house.do(room.id, lambda room, now: deeds.hand_over(room, ids[1], ids[2], now))
            assert room.sitting.owner == ids[2]
            await house.store.seat(ids[2], room.id)
            await say_farewell(house, ids[2])
            assert room.sitting.owner == ids[1]
            await house.store.seat(ids[1], room.id)
            await say_farewell(house, ids[1])
            assert room.sitting.stage == "closed"

    run(work())


async def refused(work):
    try:
        await work
    except Refusal:
        return True
    return False


def test_what_stands_over_a_table_is_on_one_line_and_short(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, people=1, bots=1)
            wish = deeds.Wish("", 2, {}, "none", True, " a ghost\nstory\x07 ")
            await house.do(room.id, lambda room, now: deeds.change(room, ids[0], wish, now))
            assert room.sitting.note == "a ghost story"
            long = wish._replace(note="x" * 500)
            assert await refused(house.do(room.id, lambda room, now: deeds.change(room, ids[0], long, now)))

    run(work())


def test_a_table_of_bots_alone_surely_ends(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, game="winter-tales", people=1, bots=2)
            assert room.config().options["chapters"] == 0
            await house.do(room.id, lambda room, now: deeds.rise(room, ids[0], 0, now))
            await house.do(room.id, lambda room, now: deeds.engage(room, ids[0], 0, "random", now))
            assert room.config().options["chapters"] == 12

    run(work())


def test_who_is_stuck_can_have_a_line(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="winter-tales", people=3, bots=0)
            rng = Random(2)
            while True:
                seat = room.prompt.seats[0]
                code = rng.choice(room.game.legal(room.table.state, seat))
                action = room.game.decode(room.table.state, code)
                if room.prompt.words and room.game.narrate(room.table.state, seat, action, room.table.told):
                    break
                await house.do(room.id, lambda room, now, s=seat, a=action: deeds.play_for(room, s, a, "bot", now))
            lines = room.seq
            assert deeds.line(room, ids[seat], seat, action).key.startswith("wt-")
            assert room.seq == lines
            with pytest.raises(Refusal):
                deeds.line(room, ids[(seat + 1) % 3], seat, action)

    run(work())
