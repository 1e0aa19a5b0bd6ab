"""What is said beside the game: it reaches whom it should, at every worker, and is kept nowhere."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from redis.asyncio import from_url

from server.houses import AT_ONCE, Ear, opened, play, started, watching
from terem.kernel.phrase import Refusal
from terem.kernel.words import Told
from terem.server import asides, deeds, log
from terem.server.client import Client
from terem.server.clock import WallClock
from terem.server.frames import HelpAsked, Present, Suggested, Typed
from terem.server.house import House
from terem.server.limits import Limits
from terem.server.redis_news import ASIDES, RedisNews
from terem.server.thinking import Thinkers

TALES = {"arbiter": "automatic", "seating": "seats"}


async def subscribed(address, workers):
    """Until so many workers hear what is said beside the game: what was said before is kept nowhere."""
    async with from_url(address) as redis:
        while dict(await redis.pubsub_numsub(ASIDES))[ASIDES.encode()] < workers:
            await asyncio.sleep(0.01)


async def telling(house):
    """A table of Winter Tales at which seat `teller` has to tell."""
    room, ids = await started(house, game="winter-tales", people=3, bots=0, options=TALES)
    rng = Random(4)
    while not (room.prompt.words and not room.prompt.blind and len(room.prompt.seats) == 1):
        seat = room.prompt.seats[0]
        action = room.game.decode(room.table.state, rng.choice(room.game.legal(room.table.state, seat)))
        await house.do(room.id, lambda room, now, seat=seat, action=action: act(room, seat, action, now))
    return room, ids, room.prompt.seats[0]


def act(room, seat, action, now):
    return deeds.play_for(room, seat, action, "bot", now)


def of(kind, ear):
    return [frame for frame in ear.beside if isinstance(frame, kind)]


def refused(work):
    with pytest.raises(Refusal) as found:
        work()
    return found.value.phrase.key


def test_a_tale_is_seen_as_it_is_written_and_kept_nowhere(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _, teller = await telling(house)
            other = (teller + 1) % 3
            own, ear, spectator = Ear(house.clock), Ear(house.clock), Ear(house.clock)
            for viewer, watcher in ((teller, own), (other, ear), (None, spectator)):
                await watching(house, room, viewer, watcher, 0)
            lines = room.seq
            house.asides.typed(room, teller, "Once\x07 upon\na", own)
            house.asides.typed(room, teller, "Once upon a time", own)  # too soon after the last
            await house.clock.turn(asides.TYPING)
            house.asides.typed(room, teller, "x" * 5000, own)
            texts = [frame.text for frame in of(Typed, ear)]
            assert texts == ["Once upon\na", "x" * asides.LONGEST_TYPED]
            assert of(Typed, spectator) == of(Typed, ear)
            assert of(Typed, own) == []
            assert room.seq == lines
            assert refused(lambda: house.asides.typed(room, other, "I too", ear)) == "refuse-typing"

    asyncio.run(work())


def test_a_suggestion_reaches_the_teller_alone(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _, teller = await telling(house)
            ears = {viewer: Ear(house.clock) for viewer in (0, 1, 2, None)}
            for viewer, ear in ears.items():
                await watching(house, room, viewer, ear, 0)
            other = (teller + 1) % 3
            house.asides.ask_help(room, teller)
            assert all(of(HelpAsked, ear) == [HelpAsked(room.id, teller)] for ear in ears.values())
            house.asides.suggest(room, other, " the wind rose ")
            told = {viewer: of(Suggested, ear) for viewer, ear in ears.items()}
            assert told.pop(teller) == [Suggested(room.id, other, "the wind rose")]
            assert not any(told.values())
            assert refused(lambda: house.asides.suggest(room, teller, "myself")) == "refuse-nobody-tells"
            assert refused(lambda: house.asides.suggest(room, other, "\x00 ")) == "refuse-talk-empty"
            assert refused(lambda: house.asides.ask_help(room, other)) == "refuse-typing"

    asyncio.run(work())


def test_where_answers_are_secret_nothing_is_seen_of_them(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await started(house, game="gorynych", people=3, bots=0)
            for seat in range(3):
                assert refused(lambda seat=seat: house.asides.typed(room, seat, "fire", None)) == "refuse-typing"

    asyncio.run(work())


def test_who_is_muted_suggests_nothing(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, teller = await telling(house)
            other = (teller + 1) % 3
            ear = Ear(house.clock)
            await watching(house, room, teller, ear, 0)
            client = Client(house, house.people, Limits(house.clock), await house.people.account(ids[other]))
            frame = b'{"type":"suggest","table":"%s","seat":%d,"text":"a wolf"}' % (room.id.encode(), other)
            await client.take(frame)
            assert len(of(Suggested, ear)) == 1
            await house.people.mute(ids[other], house.clock.now() + 1000)
            await client.take(frame)
            assert len(of(Suggested, ear)) == 1
            assert b"refuse-muted" in client.outgoing.get_nowait()

    asyncio.run(work())


def test_everybody_sees_who_is_there(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await started(house, people=2, bots=1)
            first, second, third = (Ear(house.clock) for _ in range(3))
            await watching(house, room, 0, first, 0)
            await watching(house, room, 1, second, 0)
            await house.watch(room.id, None, third, 0)
            await house.clock.turn(asides.SETTLES)
            assert of(Present, first) == of(Present, third) == [Present(room.id, (0, 1), 1)]
            house.unwatch(room.id, 1, second)
            await house.clock.turn(asides.SETTLES)
            assert of(Present, first)[-1] == Present(room.id, (0,), 1)

    asyncio.run(work())


def test_who_has_not_looked_on_for_a_minute_is_gone_where_that_can_be_known(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await started(house, people=2, bots=0)
            ear, clock, beside = Ear(house.clock), house.clock, house.asides

            def gone():
                return [seat for seat in (0, 1) if beside.gone(room.id, seat)]

            def elsewhere(*seats):
                beside.hear(msgspec.json.encode(asides.Aside("another", Present(room.id, seats, 0))))

            await watching(house, room, 0, ear, 0)
            assert gone() == []  # who was there before the house opened may be on the way
            await clock.turn(asides.FADES)
            assert gone() == [1]
            house.unwatch(room.id, 0, ear)
            elsewhere(1)
            assert gone() == []
            await clock.turn(asides.FADES - 1000)
            elsewhere(1)
            await clock.turn(1000)
            assert gone() == [0]
            elsewhere()
            assert gone() == [0]
            await clock.turn(asides.FADES)
            assert gone() == [0, 1]
            house.news.hears = False  # another worker may have them
            assert gone() == []
            await clock.turn(asides.FADES)
            house.news.hears = True
            assert gone() == []
            await clock.turn(asides.FADES)
            assert gone() == [0, 1]

    asyncio.run(work())


def test_other_workers_hear_it_too(sqlite_address, redis_server):
    """Two workers with a real Redis between them."""

    async def heard(kind, ear):
        for _ in range(200):
            if of(kind, ear):
                return of(kind, ear)[-1]
            await asyncio.sleep(0.02)
        raise AssertionError(f"no {kind.__name__} was heard")

    async def work():
        async with opened(sqlite_address) as quiet:
            room, ids, teller = await telling(quiet)
            houses = [House(quiet.store, RedisNews(redis_server), WallClock(), Thinkers(0), AT_ONCE) for _ in range(2)]
            for house in houses:
                await house.open()
            try:
                await subscribed(redis_server, len(houses))
                own, ear = Ear(houses[0].clock), Ear(houses[1].clock)
                other = (teller + 1) % 3
                await houses[0].watch(room.id, teller, own, 0, ids[teller])
                await houses[1].watch(room.id, other, ear, 0, ids[other])
                houses[0].asides.typed(await houses[0].room(room.id), teller, "Once", own)
                assert await heard(Typed, ear) == Typed(room.id, teller, "Once")
                houses[1].asides.suggest(await houses[1].room(room.id), other, "a wolf")
                assert await heard(Suggested, own) == Suggested(room.id, other, "a wolf")
                assert of(Suggested, ear) == []
                together = Present(room.id, tuple(sorted((teller, other))), 0)
                for _ in range(200):
                    if of(Present, own)[-1:] == of(Present, ear)[-1:] == [together]:
                        break
                    await asyncio.sleep(0.02)
                assert of(Present, own)[-1] == of(Present, ear)[-1] == together
            finally:
                for house in houses:
                    await house.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_a_language_model_tells_for_the_bots_where_the_host_has_one(sqlite_address):
    class Chatty:
        """Tells everything with the same words, in the language it is asked for."""

        def words(self, table, seat, action, speaker):
            from terem.games.winter_tales.narrate import tale_of

            tale = tale_of(table.state, seat, action)
            if tale is None:
                return None
            marks = " ".join(f"{{{number + 1}}}" for number in range(len(tale.cards)))
            return Told(f"Snow fell. {marks}", speaker.language)

    async def work():
        async with opened(sqlite_address) as house:
            house.minds.narrator = Chatty()
            room, ids = await started(house, game="winter-tales", people=1, bots=2, options=TALES)
            await play(house, room, ids, most=40)
            lines = [log.from_bytes(body) for body in await house.store.lines(room.id, 0)]
            played = [note for note in lines if isinstance(note, log.Played)]
            told = [note.play.words for note in played if note.by == "bot" and isinstance(note.play.words, Told)]
            assert len(told) > 3
            assert {words.language for words in told} == {"en"}

    asyncio.run(work())
