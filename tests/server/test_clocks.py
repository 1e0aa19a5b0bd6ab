"""Time at a table: the house's clock, a game's own, and who is taken for absent."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

from server.houses import Ear, answer, opened, started, watching
from terem.server import asides, deeds


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def test_when_time_is_up_a_bot_sits_in(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await started(house, people=2, bots=0, clock="relaxed")
            seat = room.prompt.seats[0]
            assert room.deadline == room.asked_at + 90_000
            await house.clock.turn(89_000)
            assert room.sitting.places[seat].stand_in is None
            await house.clock.turn(2_000)
            assert room.sitting.places[seat].stand_in
            assert room.table.entries[0].seat == seat

    run(work())


def test_a_clock_that_ran_out_while_nobody_was_there_is_seen_by_the_next_worker(address):
    async def work():
        async with opened(address) as house:
            room, _ = await started(house, people=2, bots=0, clock="days")
            name, clock = room.id, house.clock
        async with opened(address, clock=clock) as house:
            clock._now += 25 * 60 * 60 * 1000
            while name not in house.rooms or not house.rooms[name].table.entries:  # no longer than `run` allows
                await clock.turn(6_000)
                await asyncio.sleep(0.02)

    run(work())


def test_a_game_that_times_its_questions_itself_does_so_by_the_clock_of_the_table(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            for clock, told in (("none", "none"), ("relaxed", "live"), ("days", "days")):
                room, _ = await started(house, game="winter-tales", people=2, bots=0, clock=clock)
                assert room.table.header.options["clock"] == told
            room, _ = await started(house, game="winter-tales", people=2, bots=0, options={"clock": "live"})
            assert room.deadline == room.asked_at + 1000 * room.prompt.seconds

    run(work())


async def out_of_time(house, room):
    """Lets the time of the open question pass; whose it was, and whether it was an offer."""
    prompt = room.prompt
    await house.clock.turn(room.deadline - house.clock.now() + 1)
    return prompt.seats[0], prompt.optional


async def looked_on(house, viewers):
    """A story of two people, on whose seats these look on."""
    room, ids = await started(house, game="winter-tales", people=2, bots=0, clock="relaxed")
    for viewer in viewers:
        await watching(house, room, viewer, Ear(house.clock), 0)
    return room, ids


def test_who_leaves_two_questions_in_a_row_to_the_clock_is_taken_for_absent(sqlite_address):
    """Winter Tales 5.7: the default applies, and after two of them a bot sits in until the person is back."""

    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await looked_on(house, [0, 1])
            missed = Counter()
            while not any(place.stand_in for place in room.sitting.places):
                seat, offered = await out_of_time(house, room)
                missed[seat] += not offered
            gone = max(missed, key=missed.get)
            assert missed[gone] == 2
            assert missed[1 - gone] < 2
            assert room.sitting.places[gone].stand_in
            await house.do(room.id, lambda room, now: deeds.come_back(room, ids[gone], gone, now))
            assert (room.sitting.places[gone].stand_in, room.sitting.places[gone].missed) == (None, 0)

    run(work())


STORIES = 20
"""A story may be over before what is waited for happens; hardly ever three of them."""


async def moments(house, viewers):
    """Questions of a story of two people, on whose seats these look on; of another story where one is over."""
    for _ in range(STORIES):
        room, ids = await looked_on(house, viewers)
        while room.prompt is not None:
            yield room, ids
    raise AssertionError(f"nothing of the kind in {STORIES} stories")


def test_who_answers_in_between_is_there_and_an_offer_may_be_let_pass(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            offers, missed, rng = 0, 0, Random(5)
            async for room, ids in moments(house, [0, 1]):
                assert not any(place.stand_in for place in room.sitting.places)
                if offers > 5 and missed > 5:
                    return
                seat = room.prompt.seats[0]
                if room.prompt.optional or (seat == 0 and not room.sitting.places[0].missed):
                    seat, offered = await out_of_time(house, room)
                    offers += offered
                    missed += not offered
                else:
                    await house.act(ids[seat], answer(room, seat, rng, f"r{room.seq}"))

    run(work())


def test_whoever_is_gone_misses_offers_too(sqlite_address):
    """Who looks on may let them pass; a seat nobody looks on from is not waited for again and again."""

    async def work():
        async with opened(sqlite_address) as house:
            await house.clock.turn(asides.FADES)
            rng, passed = Random(5), Counter()
            async for room, ids in moments(house, [0]):
                assert room.sitting.places[0].stand_in is None
                if room.sitting.places[1].stand_in:
                    assert passed[room.id, 1] == 2
                    return
                seat = room.prompt.seats[0]
                if room.prompt.optional:
                    await out_of_time(house, room)
                    passed[room.id, seat] += 1
                else:
                    await house.act(ids[seat], answer(room, seat, rng, f"r{room.seq}"))
                    passed[room.id, seat] = 0

    run(work())


def test_offers_to_who_has_just_gone_or_cannot_have_come_yet_count_for_nothing(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            rng = Random(5)
            async for room, ids in moments(house, []):  # as after a restart: nobody is back yet
                seat = room.prompt.seats[0]
                if room.prompt.optional:
                    await out_of_time(house, room)
                    assert room.sitting.places[seat].missed == 0
                    return
                await house.act(ids[seat], answer(room, seat, rng, f"r{room.seq}"))

    run(work())
