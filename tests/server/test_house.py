"""A table from opening to the end, on both databases and without a network."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from server.houses import Ear, answer, opened, play, seated, started, watching
from terem.games import registry
from terem.kernel.phrase import Refusal
from terem.kernel.proof import verify
from terem.server import deeds, log
from terem.server.attendant import IDLE, POLL
from terem.server.automation import Paces
from terem.server.company import rematch, say_farewell
from terem.server.frames import Act, Unseated
from terem.server.house import House
from terem.server.news import Alone
from terem.server.room import KEPT, Room
from terem.server.thinking import Thinkers

GAMES = (("winter-queen", 1, 2), ("gorynych", 2, 2), ("winter-tales", 2, 1))


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


def refusal_of(work):
    with pytest.raises(Refusal) as refused:
        run(work)
    return refused.value.phrase.key


@pytest.mark.parametrize(("game", "people", "bots"), GAMES)
def test_a_whole_game(address, game, people, bots):
    async def work():
        async with opened(address) as house:
            options = {"chapters": 1} if game == "winter-tales" else None
            room, ids = await seated(house, game, people, bots, options)
            ears = {viewer: Ear(house.clock) for viewer in [*range(people), None]}
            first = {viewer: (await watching(house, room, viewer, ear, 0))[-1].n for viewer, ear in ears.items()}
            await house.start(room.id, ids[0])
            await play(house, room, ids)
            await house.clock.turn(2000)
            assert room.sitting.stage == "over"
            assert verify(room.game, room.table.record(), board=room.table.board) > 0
            for viewer, ear in ears.items():
                assert ear.numbers == list(range(first[viewer] + 1, first[viewer] + 1 + len(ear.numbers)))
            return room, ears, await reloaded(house, room.id)

    room, ears, again = run(work())
    assert again.seq == room.seq
    for viewer, ear in ears.items():
        stream = again.stream(viewer)
        stream.advance()
        assert len(stream.told) == ear.numbers[-1], "the frames are counted otherwise after a reload"
        assert stream.view == room.stream(viewer).view


async def reloaded(house, name) -> Room:
    """The table as another worker finds it in the store."""
    other = House(house.store, Alone(), house.clock, Thinkers(0), Paces(0, 0))
    return await other.room(name)


def test_a_viewer_resumes_from_any_frame(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house)
            ear = Ear(house.clock)
            missed = await watching(house, room, 0, ear, 0)
            await house.start(room.id, ids[0])
            await play(house, room, ids, most=6)
            frames = [*missed, *(update for _, update in ear.heard)]
            for since in range(len(frames) + 1):
                later = await watching(house, room, 0, Ear(house.clock), since)
                expected = [frame.n for frame in frames if frame.n > since] or [frames[-1].n]
                assert [frame.n for frame in later] == expected
                assert [frame.events for frame in later[:-1]] == [frames[n - 1].events for n in expected[:-1]]
                assert later[-1].view is not None
            beyond = await watching(house, room, 0, Ear(house.clock), 10_000)
            assert [frame.n for frame in beyond] == [frames[-1].n]

    run(work())


def test_an_action_sent_twice_is_one_action(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=3, bots=0)
            seat = room.prompt.seats[0]
            frame = answer(room, seat, Random(1), "once")
            await house.act(ids[seat], frame)
            before = room.seq
            await house.act(ids[seat], frame)
            assert room.seq == before

    run(work())


def test_an_answer_to_an_old_question_is_stale(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=3, bots=0)
            seat = room.prompt.seats[0]
            frame = answer(room, seat, Random(1), "a")
            await house.act(ids[seat], frame)
            await house.act(ids[seat], Act("b", room.id, seat, frame.ask, frame.action))

    assert refusal_of(work()) == "refuse-stale-ask"


def test_nobody_plays_anothers_seat(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=3, bots=0)
            seat = room.prompt.seats[0]
            await house.act(ids[(seat + 1) % 3], answer(room, seat, Random(1), "a"))

    assert refusal_of(work()) == "refuse-not-your-seat"


def test_two_workers_at_one_table_never_write_the_same_line(address):
    async def work():
        async with opened(address) as house:
            room, ids = await started(house, people=3, bots=0)
            other = House(house.store, Alone(), house.clock, Thinkers(0), Paces(0, 0))
            rng = Random(4)
            for turn in range(12):
                mine, theirs = house, other
                if turn % 2:
                    mine, theirs = theirs, mine
                one, two = await mine.room(room.id), await theirs.room(room.id)
                await theirs.catch_up(room.id)
                await mine.catch_up(room.id)
                if one.sitting.stage != "playing":
                    break
                seat = one.prompt.seats[0]
                frames = [answer(one, seat, rng, f"m{turn}"), answer(two, seat, rng, f"t{turn}")]
                done = await asyncio.gather(
                    mine.act(ids[seat], frames[0]), theirs.act(ids[seat], frames[1]), return_exceptions=True
                )
                keys = [result.phrase.key for result in done if isinstance(result, Refusal)]
                assert keys in (["refuse-stale-ask"], ["refuse-not-asked"]), done
            await house.catch_up(room.id)
            await other.catch_up(room.id)
            here, there = house.rooms[room.id], other.rooms[room.id]
            assert here.seq == there.seq
            known = max(here.first, there.first)
            assert [log.to_bytes(m.note) for m in here.lines(known, here.seq)] == [
                log.to_bytes(m.note) for m in there.lines(known, there.seq)
            ]

    run(work())


def test_a_room_forgets_what_everybody_was_told_and_tells_a_latecomer_all_the_same(address):
    async def work():
        async with opened(address) as house:
            room, ids = await seated(house, "winter-queen", 2, 0, None)
            ear = Ear(house.clock)
            await watching(house, room, 0, ear, 0)
            await house.start(room.id, ids[0])
            await play(house, room, ids)
            assert room.seq > KEPT
            assert len(room.moments) == KEPT
            late, again = Ear(house.clock), Ear(house.clock)
            missed = await watching(house, room, 1, late, 0)
            whole = (await reloaded(house, room.id)).stream(1)
            whole.advance()
            assert [(one.n, one.events) for one in missed] == [
                (number, told.events) for number, told in enumerate(whole.told, start=1)
            ]
            assert bytes(missed[-1].view) == whole.view
            house.unwatch(room.id, 1, late)
            assert [one.n for one in await watching(house, room, 1, again, missed[-3].n)] == [
                one.n for one in missed[-2:]
            ]

    run(work())


async def looked_after(house, milliseconds):
    """Lets time go by at the pace of somebody who asks a real database every second."""
    for _ in range(milliseconds // POLL):
        await house.clock.turn(POLL)
        await asyncio.sleep(0.005)


async def gone(house, room):
    """Until a table sleeps; no longer than `run` allows."""
    while room.id in house.rooms:
        await looked_after(house, POLL)


def test_an_old_table_stays_while_somebody_reads_in_it_and_sleeps_again_afterwards(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=0)
            await play(house, room, ids)
            await looked_after(house, 2 * IDLE)
            await gone(house, room)
            found = await house.room(room.id)
            await looked_after(house, IDLE // 2)
            assert house.rooms[room.id] is found
            await looked_after(house, IDLE)
            await gone(house, room)
            assert found.time == room.time, "whoever still reads is not cut short"

    run(work())


# --- absence, clocks, orders, undo ---


def test_a_bot_plays_for_who_left_and_the_person_comes_back_by_acting(sqlite_address):
    async def work():
        async with opened(sqlite_address, Paces(1000, 1000)) as house:
            room, ids = await started(house, people=2, bots=0)
            away = room.prompt.seats[0]
            await house.do(room.id, lambda room, now: deeds.leave(room, ids[away], away, now))
            await house.clock.turn(1500)
            assert room.table.entries[0].seat == away
            assert room.sitting.places[away].stand_in
            other = 1 - away
            while away not in room.prompt.seats:
                await house.act(ids[other], answer(room, other, Random(2), f"o{room.seq}"))
                if away in room.prompt.seats:
                    break
            await house.act(ids[away], answer(room, away, Random(2), "back"))
            assert room.sitting.places[away].stand_in is None

    run(work())


def test_more_than_half_of_the_others_let_a_bot_play_for_who_is_gone(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=3, bots=0)
            gone = room.prompt.seats[0]
            one, two = (seat for seat in range(3) if seat != gone)
            with pytest.raises(Refusal) as refused:
                await house.do(room.id, lambda room, now: deeds.vote(room, ids[one], one, gone, now))
            assert refused.value.phrase.key == "refuse-vote-early"
            await house.clock.turn(60_000)
            await house.do(room.id, lambda room, now: deeds.vote(room, ids[one], one, gone, now))
            await house.clock.turn(20)
            assert room.sitting.places[gone].stand_in is None
            await house.do(room.id, lambda room, now: deeds.vote(room, ids[two], two, gone, now))
            await house.clock.turn(20)
            assert room.sitting.places[gone].stand_in

    run(work())


def test_an_undo_is_free_or_asks_those_who_have_a_say(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=0)
            seat = room.prompt.seats[0]
            await house.act(ids[seat], answer(room, seat, Random(1), "a"))
            await house.ask_undo(room.id, ids[seat], seat)
            if room.sitting.undo:
                ask = room.ask
                for other in room.sitting.undo.needed:
                    await house.do(room.id, lambda room, now, o=other: deeds.answer_undo(room, ids[o], o, True, now))
                await house.clock.turn(20)
                assert room.ask != ask
            assert room.sitting.undo is None
            assert room.prompt.seats[0] == seat
            assert not room.table.line
            told = await watching(house, room, None, Ear(house.clock), 0)
            [taken] = [update for update in told if update.back]
            assert told[taken.back - 1].events, "the frame that is named told of what was taken back"
            assert all(not update.events for update in told[: taken.back - 1])

    run(work())


def test_a_standing_order_answers_and_nobody_else_hears_of_it(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="winter-tales", people=2, bots=0, options={"chapters": 1})
            ears = [Ear(house.clock) for _ in range(2)]
            for seat, ear in enumerate(ears):
                await watching(house, room, seat, ear, 0)
            seat = room.prompt.seats[0]
            key = room.prompt.phrase.key
            action = answer(room, seat, Random(1), "x").action
            order = log.Order(key=key, action=action, uses=1)
            heard = len(ears[1 - seat].heard)
            await house.do(room.id, lambda room, now: deeds.order(room, ids[seat], seat, [order], now))
            assert len(ears[1 - seat].heard) == heard
            await house.clock.turn(50)
            assert room.table.entries[0].action == action
            assert room.sitting.places[seat].orders == ()

    run(work())


def test_a_rest_does_not_break_the_silence(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="gorynych", people=3, bots=0)
            await house.do(room.id, lambda room, now: deeds.adjourn(room, ids[0], 0, now))
            await house.do(room.id, lambda room, now: deeds.say(room, ids[0], "psst", "", now))

    assert refusal_of(work()) == "refuse-silence"


def test_in_gorynych_nobody_speaks(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, "gorynych", 3, 0)
            await house.do(room.id, lambda room, now: deeds.say(room, ids[0], "hello", "", now))
            await house.start(room.id, ids[0])
            await house.do(room.id, lambda room, now: deeds.say(room, ids[0], "psst", "", now))

    assert refusal_of(work()) == "refuse-silence"


def test_where_talk_is_closed_answers_are_told_by_the_second(sqlite_address):
    """Gorynych 8: who has locked is told without its time."""

    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="gorynych", people=4, bots=0)
            ear = Ear(house.clock)
            await watching(house, room, None, ear, 0)
            rng = Random(3)
            for _ in range(40):
                prompt = room.prompt
                if len(prompt.seats) > 1 and not prompt.talk:
                    break
                seat = prompt.seats[0]
                await house.act(ids[seat], answer(room, seat, rng, f"g{room.seq}"))
            await house.clock.turn(1000 - house.clock.now() % 1000)
            before = len(ear.heard)
            for seat in room.prompt.seats[:2]:
                await house.clock.turn(100)
                await house.act(ids[seat], answer(room, seat, rng, f"q{room.seq}"))
            assert len(ear.heard) == before
            await house.clock.turn(1000)
            assert len(ear.heard) == before + 1

    run(work())


def test_every_game_of_the_house_was_played_here():
    assert {game for game, _, _ in GAMES} == set(registry().names())


def test_a_rematch_seats_the_same_people(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=1)
            await play(house, room, ids)
            again = await house.room(await rematch(house, room.id, ids[1]))
            assert [place.person or place.bot for place in again.sitting.places] == [*ids, "random"]
            assert room.sitting.rematch == again.id

    run(work())


def test_who_leaves_the_house_leaves_no_name(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=0)
            await house.store.seat(ids[1], room.id)
            await say_farewell(house, ids[1])
            await house.people.forget(ids[1])
            assert room.sitting.places[1].stand_in
            assert set(await house.people.known(room.sitting.people())) == {ids[0]}
            rows = await house.store.database.read("SELECT body FROM log")
            assert not any(b"P1" in bytes(body) for (body,) in rows)

    run(work())


def test_whoever_lost_a_seat_sees_nothing_more_through_it(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, people=2, bots=0)
            old = Ear(house.clock)
            await watching(house, room, 1, old, 0)
            await house.do(room.id, lambda room, now: deeds.rise(room, ids[1], 1, now))
            other = await house.people.welcome("Other", "fox", "en")
            await house.do(room.id, lambda room, now: deeds.sit(room, other.id, 1, "", now))
            await house.start(room.id, ids[0])
            assert old.heard == []
            assert [frame for frame in old.beside if isinstance(frame, Unseated)] == [Unseated(room.id, 1)]
            new = Ear(house.clock)
            await watching(house, room, 1, new, 0)
            phone = await house.people.welcome("Phone", "fox", "en")
            await house.do(room.id, lambda room, now: deeds.move(room, phone.id, 1, other.id, now))
            assert new.heard == []
            assert len(new.beside) == 1

    run(work())


def test_the_lobby_knows_how_far_a_table_is(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, people=2, bots=0)

            async def stage():
                return (await house.store.row(room.id)).stage

            assert await stage() == "gathering"
            await house.start(room.id, ids[0])
            assert await stage() == "playing"
            await house.do(room.id, lambda room, now: deeds.adjourn(room, ids[0], 0, now))
            assert await stage() == "adjourned"
            await house.do(room.id, lambda room, now: deeds.resume(room, ids[1], 1, now))
            await play(house, room, ids)
            assert await stage() == "over"

    run(work())
