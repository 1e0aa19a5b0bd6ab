"""Whatever a bot does, the table goes on."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
from random import Random
from unittest.mock import Mock

import msgspec
import pytest

from server import thoughts
from server.bot_tables import Cell, begun
from server.houses import Ear, answer, opened, started, watching
from terem import bots
from terem.games import registry
from terem.games.gorynych.state import CHOOSE
from terem.kernel.contract import Config
from terem.server import deeds, minds
from terem.server.automation import Paces
from terem.server.clock import settle
from terem.server.database import database_at
from terem.server.deeds import Wish
from terem.server.frames import Act, Thinks
from terem.server.house import House
from terem.server.metrics import Metrics
from terem.server.minds import bot_position
from terem.server.news import Alone
from terem.server.store import Store
from terem.server.thinking import LIMIT, Position, Thinkers, config_bytes, think


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


async def position_at(address, level="greedy"):
    """A position in which a seat is asked, and the table it is from."""
    async with opened(address) as house:
        room, _ = await started(house, people=2, bots=0)
        state, seat = room.table.state.dump(), room.prompt.seats[0]
        return room, Position(room.game.name, config_bytes(room.config()), state, seat, level, "seed")


async def answer_of(address, thought, limit=LIMIT):
    room, position = await position_at(address)
    thinkers = Thinkers(1, limit, thought)
    try:
        codes = await thinkers.find(position)
        return codes[-1] in room.game.legal(room.table.state, position.seat), codes
    finally:
        thinkers.close()


@pytest.mark.parametrize(
    ("thought", "limit", "why"),
    [
        (thoughts.hang, 3.0, "TimeoutError"),
        (thoughts.die, LIMIT, "BrokenProcessPool: A process in the process pool was terminated abruptly"),
        (thoughts.fail, LIMIT, "ZeroDivisionError"),
        (thoughts.cheat, LIMIT, "refused wt-refuse-not-in-hand"),
    ],
    ids=["hangs", "dies", "fails", "cheats"],
)
def test_something_legal_is_played_for_a_bot_that_fails(sqlite_address, thought, limit, why, caplog):
    """The host reads why, and no card."""
    legal, _ = run(answer_of(sqlite_address, thought, limit))
    assert legal
    assert f"bot greedy of winter-queen failed: {why}" in caplog.text
    assert "sc07" not in caplog.text


def test_a_bot_whose_process_died_is_asked_again(sqlite_address, tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("TEREM_TEST_MARK", str(tmp_path / "mark"))
    legal, codes = run(answer_of(sqlite_address, thoughts.die_once))
    assert legal
    assert codes
    assert "thinkers are gone" in caplog.text
    assert "failed" not in caplog.text


def test_no_process_is_left_behind(sqlite_address):
    async def work():
        _, position = await position_at(sqlite_address)
        thinkers = Thinkers(1, LIMIT, thoughts.hang)
        thinking = asyncio.ensure_future(thinkers.find(position))
        while not (children := multiprocessing.active_children()):
            await asyncio.sleep(0.01)
        thinkers.close()
        thinking.cancel()
        await asyncio.gather(thinking, return_exceptions=True)
        for child in children:
            await asyncio.to_thread(child.join)
        return [child.pid for child in children]

    for pid in run(work()):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_table_goes_on_though_its_bot_hangs(sqlite_address):
    """The process is killed and replaced; the person is asked again."""

    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=1, bots=1)
            name = room.id
        async with opened(sqlite_address) as house:
            other = House(house.store, Alone(), house.clock, Thinkers(1, 2.0, thoughts.hang), Paces(0, 0))
            other.attendant.open()
            room = await other.room(name)
            for _ in range(3000):
                if room.prompt.seats == (0,) and room.table.entries:
                    break
                if room.prompt.seats == (0,):
                    await other.act(ids[0], answer(room, 0, Random(1), "x"))
                await house.clock.turn(1)
                await asyncio.sleep(0.01)
            await other.close()
            return {entry.seat for entry in room.table.entries}

    assert 1 in run(work())


class Slow(Thinkers):
    """Bots that think about secret questions, or open ones, until they are told to stop."""

    def __init__(self, secret):
        super().__init__(0)
        self.secret = secret
        self.enough = asyncio.Event()
        self.asked = []

    async def find(self, position):
        game = registry().get(position.game)
        board = game.prepare(msgspec.json.decode(position.config, type=Config))
        if game.prompt(game.load(board, position.state)).blind == self.secret:
            self.asked.append(position.seat)
            await self.enough.wait()
        return await super().find(position)


async def looked_on(address, game, players, secret):
    """Who thought long, who was seen to, and whether the game went on afterwards."""
    slow = Slow(secret)
    async with opened(address, thinkers=slow) as house:
        name = await begun(house, Cell(Wish(game, players, {}, "none", True), ("random",) * players))
        room, ear = await house.room(name), Ear(house.clock)
        await watching(house, room, None, ear, 0)
        while not slow.asked or (secret and len(slow.asked) < len(room.prompt.seats)):
            await asyncio.sleep(0.001)
        await settle()
        seen, entries = [frame.seat for frame in ear.beside if isinstance(frame, Thinks)], len(room.table.entries)
        asked = list(slow.asked)
        slow.enough.set()
        while len(room.table.entries) == entries:
            await asyncio.sleep(0.001)
        return asked, seen


@pytest.mark.parametrize(("game", "players"), [("winter-queen", 2), ("gorynych", 4)])
def test_everybody_hears_of_a_bot_that_thinks_long(sqlite_address, monkeypatch, game, players):
    """Also where nobody may talk: that somebody thinks is no signal."""
    monkeypatch.setattr(minds, "LONG", 0.0)
    asked, seen = run(looked_on(sqlite_address, game, players, secret=False))
    assert len(asked) == 1
    assert seen == asked


def test_nobody_hears_who_thinks_long_in_secret(sqlite_address, monkeypatch):
    """And all who answer in secret think at once."""
    monkeypatch.setattr(minds, "LONG", 0.0)
    asked, seen = run(looked_on(sqlite_address, "gorynych", 4, secret=True))
    assert sorted(asked) == [0, 1, 2, 3]
    assert seen == []


def test_bots_think_while_people_look_at_the_question(sqlite_address):
    """Thoughts are there when the answer is due, and neither sooner nor later does it come."""

    async def work():
        slow = Slow(secret=False)
        async with opened(sqlite_address, Paces(1200, 2000), thinkers=slow) as house:
            name = await begun(house, Cell(Wish("winter-queen", 2, {}, "none", True), ("random",) * 2))
            room = await house.room(name)
            await settle()
            assert slow.asked == [room.prompt.seats[0]]
            slow.enough.set()
            asked = room.asked_at
            await house.clock.turn(1100)
            assert room.table.entries == []
            await house.clock.turn(200)
            assert len(room.table.entries) == 1
            assert room.table.entries[0].time == asked + 1200

    run(work())


def test_thoughts_about_a_question_that_is_no_more_are_forgotten(sqlite_address):
    async def work():
        slow = Slow(secret=False)
        async with opened(sqlite_address, Paces(1200, 2000), thinkers=slow) as house:
            room, ids = await started(house, people=2, bots=0)
            seat = room.prompt.seats[0]
            await house.do(room.id, lambda room, now: deeds.leave(room, ids[seat], seat, now))
            await settle()
            assert slow.asked == [seat]
            await house.act(ids[seat], answer(room, seat, Random(1), "back"))
            slow.enough.set()
            await house.clock.turn(5000)
            return [entry.seat for entry in room.table.entries], house.minds._thoughts

    entries, left = run(work())
    assert len(entries) == 1
    assert left == {}


def test_something_legal_is_played_for_a_bot_whose_answer_would_be_refused(sqlite_address, monkeypatch, caplog):
    """Else the table would ask it again for ever."""
    monkeypatch.setitem(bots.BOTS, "greedy", Mock(choose=lambda told: bots.Answer(max(told.legal) + 1)))

    async def work():
        room, position = await position_at(sqlite_address)
        found = await Thinkers(0).find(position)
        return found[-1] in room.game.legal(room.table.state, position.seat)

    assert run(work())
    assert "bot greedy of winter-queen failed" in caplog.text


def test_a_process_finds_what_the_house_finds_itself(sqlite_address):
    """The seed decides, not the place."""

    async def work():
        _, position = await position_at(sqlite_address)
        thinkers = Thinkers(1)
        try:
            return await thinkers.find(position), think(position)
        finally:
            thinkers.close()

    elsewhere, here = run(work())
    assert elsewhere == here


def test_a_bot_that_remembers_is_handed_the_questions_that_stand(sqlite_address):
    """Those put to several at once; none that was taken back, and nothing for a bot that would not look at it."""

    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, game="gorynych", people=3, bots=0)
            table = room.table
            while table.state.rounds < 3:  # everybody skips: nothing can end so early
                asked = room.prompt.seats[0]
                code = room.game.legal(table.state, asked)[-1 if table.state.phase == CHOOSE else 0]
                deed = msgspec.to_builtins(room.game.decode(table.state, code))
                await house.act(ids[asked], Act(f"r{room.seq}", room.id, asked, room.ask, deed))
            seat = room.prompt.seats[0]
            handed, others = (bot_position(room, table, seat, level, "seed") for level in ("head", "chorus"))
            legal = think(handed)[-1] in room.game.legal(table.state, seat)
            again = think(handed) == think(handed)
            first = next(at for at, before in enumerate(table.line) if before.state.rounds == 2)
            table.take_back(seat, table.line[first].entry.seq)
            return handed, others, legal and again, bot_position(room, table, seat, "head", "seed")

    handed, others, right, back = run(work())
    chosen = [state["rounds"] for state in handed.earlier if state["phase"] == CHOOSE]
    assert chosen == [1, 2]
    assert others.earlier == ()
    assert right
    assert [state["rounds"] for state in back.earlier if state["phase"] == CHOOSE] == [1]


def test_a_house_that_closes_while_bots_think_has_nothing_to_complain_of():
    async def work():
        troubles = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context["message"]))
        found = minds.Minds.__new__(minds.Minds)
        found.thinkers = Mock(find=lambda position: asyncio.Event().wait())
        found.house = Mock(metrics=Metrics())
        found._positions = lambda room, thinking: [Mock(seat=0), Mock(seat=1)]
        thinking = asyncio.create_task(found._found(Mock(seq=1), Mock()))
        await asyncio.sleep(0.01)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking
        del thinking
        await asyncio.sleep(0.01)
        gc.collect()
        assert troubles == []

    run(work())


def test_a_house_that_is_only_looked_into_thinks_for_nobody(sqlite_address):
    async def work():
        async with opened(sqlite_address, Paces(1200, 2500)) as house:
            room, _ = await started(house, people=1, bots=1)
            name = room.id
        database = database_at(sqlite_address)
        await database.open()
        office = House(Store(database), Alone(), house.clock, Thinkers(0), Paces())
        await office.room(name)
        try:
            assert not office.minds._thoughts
            assert not office.attendant._tasks
            assert not office.minds._tasks
        finally:
            await office.close()
            await database.close()

    run(work())


def test_thoughts_that_cannot_begin_trouble_their_own_table_alone(sqlite_address, monkeypatch, caplog):
    def sick(*_):
        raise KeyError("a bot that is gone")

    async def work():
        async with opened(sqlite_address) as house:
            monkeypatch.setattr(minds, "bot_position", sick)
            room, _ = await started(house, people=1, bots=1)
            while f"table {room.id}: KeyError" not in caplog.text:
                for seat in room.prompt.seats:
                    if not room.sitting.places[seat].automatic:
                        await house.act(room.sitting.places[seat].person, answer(room, seat, Random(1), "r"))
                await house.clock.turn(100)
            assert (await house.room(room.id)) is room
            monkeypatch.undo()
            before = room.seq
            await house.clock.turn(60_000)
            assert room.seq > before, "the table goes on once it is well again"

    run(work())
