"""What goes wrong around a house: people who hang up, full disks, clocks that are set, workers that lag behind."""

from __future__ import annotations

import asyncio
import sqlite3
from random import Random

import asyncpg
import httpx
import msgspec
import pytest

from server.houses import Ear, answer, opened, seated, started, watching
from terem.cli import main
from terem.kernel.phrase import Refusal
from terem.server import deeds, log
from terem.server.app import make_app
from terem.server.automation import Paces
from terem.server.client import Client
from terem.server.clock import WallClock
from terem.server.database import Broken, Job, database_at
from terem.server.house import House
from terem.server.limits import Limits
from terem.server.news import Alone
from terem.server.settings import Settings
from terem.server.thinking import Thinkers


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


# --- who hangs up ---


def test_a_line_that_was_stored_is_told_though_its_sender_hung_up(address):
    async def work():
        async with opened(address) as house:
            room, ids = await started(house, people=2, bots=0)
            ear = Ear(house.clock)
            await watching(house, room, None, ear, 0)
            seat = room.prompt.seats[0]
            sender = Client(house, house.people, Limits(house.clock), await house.people.account(ids[seat]))
            sender.hear(msgspec.json.encode(answer(room, seat, Random(1), "gone")))
            while not room.lock.locked():
                await asyncio.sleep(0)
            sender.leave()
            while not house.idle:
                await asyncio.sleep(0.001)
            stored = await house.store.lines(room.id, 0)
            assert len(stored) == room.seq, "the house does not know what it has stored"
            assert log.from_bytes(stored[-1]).ref == "gone"
            assert len(ear.heard) == 1

    run(work())


def test_a_house_that_closes_finishes_what_it_writes(address):
    async def work():
        async with opened(address) as house:
            room, ids = await started(house, people=2, bots=0)
            seat = room.prompt.seats[0]
            acting = house.see_to(house.act(ids[seat], answer(room, seat, Random(1), "last")))
            while not room.lock.locked():
                await asyncio.sleep(0)
            name = room.id
        assert acting.done()
        acting.result()
        async with opened(address) as house:
            assert (0, "last") in (await house.room(name)).refs or (1, "last") in (await house.room(name)).refs

    run(work())


# --- the store ---


def test_where_the_disk_is_full_nothing_happens_until_there_is_room(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=2, bots=0)
            ear = Ear(house.clock)
            await watching(house, room, None, ear, 0)
            database = house.store.database
            ((pages,),) = await database.read("PRAGMA page_count")
            await database.write([Job(f"PRAGMA max_page_count = {pages}")])
            seat, keys = room.prompt.seats[0], [""]
            while not keys[-1]:  # the last pages have some room left
                keys.append(await key_of(house.do(room.id, lambda room, now: talk(room, ids[0], now))))
            before, told = room.seq, len(ear.heard)
            keys.append(await key_of(house.do(room.id, lambda room, now: talk(room, ids[0], now))))
            assert keys[-2:] == ["refuse-store"] * 2
            assert room.seq == before == len(await house.store.lines(room.id, 0))
            assert len(ear.heard) == told
            await database.write([Job("PRAGMA max_page_count = 1000000")])
            await house.act(ids[seat], answer(room, seat, Random(1), "room"))
            assert room.seq == before + 1
            assert len(ear.heard) == told + 1

    run(work())


def talk(room, person, now):
    return deeds.say(room, person, "x" * 400, "", now)


async def key_of(work):
    """Why it was refused; nothing where it was not."""
    try:
        await work
    except Refusal as refusal:
        return refusal.phrase.key
    return ""


def test_a_database_that_cannot_be_written_is_explained_at_the_start(tmp_path, monkeypatch, capsys):
    """Read-only by its address: whoever runs the tests may be allowed to write anything."""
    connect = sqlite3.connect
    assert main(["backup", str(tmp_path / "x"), "--data", str(tmp_path)]) == 2
    run(opened_once(f"sqlite:{tmp_path / 'house.db'}"))
    monkeypatch.setattr(sqlite3, "connect", lambda path, **more: connect(f"file:{path}?mode=ro", uri=True, **more))
    capsys.readouterr()
    assert main(["serve", "--no-browser", "--data", str(tmp_path), "--lang", "en"]) == 2
    assert "can be read but not written" in capsys.readouterr().err


async def opened_once(address):
    database = database_at(address)
    await database.open()
    await database.close()


def test_a_database_of_a_newer_version_is_left_alone(address, capsys):
    async def age():
        database = database_at(address)
        await database.open()
        newer = "PRAGMA user_version = 99" if address.startswith("sqlite:") else "INSERT INTO migrations VALUES (99)"
        await database.write([Job(newer)])
        await database.close()

    run(age())
    with pytest.raises(Refusal) as refused:
        run(opened_once(address))
    assert refused.value.phrase.key == "refuse-database-newer"
    assert main(["serve", "--no-browser", "--database", address, "--lang", "en"]) == 2
    assert "newer Terem has written" in capsys.readouterr().err
    with pytest.raises(Refusal):  # and still is: nothing was changed
        run(opened_once(address))


def test_a_question_the_database_cannot_answer_breaks_nothing_else(address):
    async def work():
        async with opened(address) as house:
            with pytest.raises(Broken):
                await house.store.database.read("SELECT nothing FROM nowhere")
            return await house.store.database.read("SELECT 1")

    assert run(work()) == [(1,)]


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_a_store_that_is_gone_is_a_reason_not_an_error(sqlite_address, monkeypatch):
    """Over REST: 503, and why."""

    async def gone(*_words):
        raise Broken("gone")

    async def work():
        app = make_app(Settings(database=sqlite_address))
        async with app.lifespan(), client_of(app) as web:
            card = {"name": "Ann", "crest": "owl", "language": "en"}
            await web.post("/api/me", json=card)
            monkeypatch.setattr(app.state.house.store.database, "read", gone)
            return await web.get("/api/tables/")

    found = run(work())
    assert (found.status_code, found.json()["reason"]["key"]) == (503, "refuse-store")


def client_of(app):
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


# --- time ---


class Times:
    """A machine's clocks, in nanoseconds."""

    def __init__(self):
        self.wall = 1_700_000_000_000_000_000
        self.monotonic = 5_000_000_000

    def go(self, seconds):
        self.wall += seconds * 10**9
        self.monotonic += seconds * 10**9


def test_the_clock_follows_a_machine_that_was_asleep_and_never_goes_back():
    times = Times()
    clock = WallClock(lambda: times.wall, lambda: times.monotonic)
    start = clock.now()
    times.go(2)
    assert clock.now() == start + 2000
    times.wall += 3600 * 10**9  # asleep for an hour
    assert clock.now() == start + 3_602_000
    times.wall -= 7200 * 10**9  # set back
    assert clock.now() == start + 3_602_000
    times.go(5)
    assert clock.now() == start + 3_607_000, "a clock that was set back must not stand still"


def test_a_sleeper_wakes_when_the_machine_has_slept_longer():
    async def work():
        times = Times()
        clock = WallClock(lambda: times.wall, lambda: times.monotonic, nap=0.01)
        sleeping = asyncio.ensure_future(clock.until(clock.now() + 24 * 3600 * 1000))
        await asyncio.sleep(0.03)
        assert not sleeping.done()
        times.wall += 25 * 3600 * 10**9
        await asyncio.wait_for(sleeping, 10)

    run(work())


def test_no_alarm_rings_in_a_house_that_is_closed(sqlite_address):
    async def work():
        async with opened(sqlite_address, Paces(1200, 2500)) as house:
            room, _ = await started(house, people=1, bots=1, clock="relaxed")
            assert house.attendant._tasks
        await asyncio.sleep(0)  # what was stopped is forgotten a moment later
        room.asked_at += 5000  # something new is due
        house.tell(room)
        assert not [task for task in house.attendant._tasks if not task.done()]

    run(work())


# --- another worker ---


class Silent(Alone):
    """News that may come from elsewhere and never do: a Redis that is gone."""

    shared = True


@pytest.fixture
def two(address):
    """Two workers of one house that hear nothing of each other."""

    def work(body):
        async def both():
            async with opened(address, Paces(1200, 2500)) as house:
                house.news = Silent()
                other = House(house.store, Silent(), house.clock, Thinkers(0), Paces(1200, 2500))
                await body(house, other)
                await other.close()

        run(both())

    return work


def test_whoever_comes_to_the_other_worker_sees_what_was_just_written(two):
    async def body(one, other):
        room, ids = await seated(one, people=2, bots=0)
        there = await other.room(room.id)
        await one.start(room.id, ids[0])
        assert there.sitting.stage == "gathering"
        ear = Ear(one.clock)
        missed = await watching(other, there, 0, ear, 0)
        assert there.sitting.stage == "playing"
        assert missed[-1].view is not None
        seat = room.prompt.seats[0]
        await one.act(ids[seat], answer(room, seat, Random(1), "a"))
        assert (await other.current(room.id)).seq == room.seq

    two(body)


def test_a_refusal_is_given_on_what_the_store_says(two):
    """An answer to a question this worker has not heard of yet."""

    async def body(one, other):
        room, ids = await started(one, people=2, bots=0)
        there = await other.room(room.id)
        for turn in range(6):
            seat = room.prompt.seats[0]
            await one.act(ids[seat], answer(room, seat, Random(turn), f"a{turn}"))
            seat = room.prompt.seats[0]
            await other.act(ids[seat], answer(room, seat, Random(turn), f"b{turn}"))
            await one.current(room.id)
        assert there.seq == room.seq

    two(body)


def test_who_comes_back_on_two_workers_at_once_comes_back_once(two):
    async def body(one, other):
        room, ids = await started(one, people=2, bots=0)
        away = room.prompt.seats[0]
        await other.room(room.id)
        await one.do(room.id, lambda room, now: deeds.leave(room, ids[away], away, now))
        await other.current(room.id)
        frame = answer(room, away, Random(2), "back")
        done = await asyncio.gather(one.act(ids[away], frame), other.act(ids[away], frame), return_exceptions=True)
        assert done == [None, None]
        await one.current(room.id)
        kinds = [type(moment.note) for moment in room.moments]
        assert kinds.count(log.CameBack) == 1
        assert [moment.note.ref for moment in room.moments if isinstance(moment.note, log.Played)].count("back") == 1

    two(body)


def test_postgres_that_times_out_is_broken(postgres):
    async def work():
        database = database_at(postgres)
        await database.open()
        try:
            with pytest.raises(Broken):
                await database.read("SELECT 1 / 0")
            with pytest.raises(asyncpg.PostgresError):
                await database._pool.fetch("SELECT 1 / 0")
        finally:
            await database.close()

    run(work())
