"""Looks after the tables: alarms for what is due, bots that think, and tables whose worker is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from terem.bots import Memory, bot, remembers
from terem.bots.advice import Advice
from terem.kernel.contract import Config
from terem.kernel.table import Table
from terem.kernel.words import Words
from terem.messages import Speaker
from terem.server import automation, deeds
from terem.server.automation import Paces, Thinking
from terem.server.database import Broken
from terem.server.logs import plain
from terem.server.room import Room
from terem.server.sitting import CLOSED
from terem.server.thinking import Position, Thinkers, config_bytes
from terem.story.narrator import BuiltIn, Narrator

if TYPE_CHECKING:
    from terem.server.house import House

GRACE = 5000
"""Milliseconds after which another worker does what was due at a table."""
POLL = 1000
IDLE = 60_000
"""Milliseconds after which a table nobody watches leaves the memory."""
SOON = 600_000
"""Unless something is due there within so many."""
LOOK_UP = 2000
AGAIN = 1000
"""Milliseconds after which something that went wrong at a table is tried again."""
SICK = 60_000
MOST_DUE = 100

LONG = 2.0
"""Seconds of a bot's thinking after which everybody is told that it goes on."""

COACH = "coach"

Done = TypeVar("Done")

journal = logging.getLogger("terem")


def _position(room: Room, table: Table, seat: int, level: str, seed: str) -> Position:
    """Where somebody has to think."""
    header = table.header
    config = Config(len(header.seats), header.rules, header.options, header.components)
    return Position(room.game.name, config_bytes(config), table.state.dump(), seat, level, seed)


def _at_line(seq: int, room: Room) -> bool:
    """Whether nothing has happened at a table since a line."""
    return room.seq == seq


def _asked_in_secret(ask: str, seat: int, level: str, room: Room) -> bool:
    """Whether a seat's bot still has to answer a question: what others answer in secret changes nothing for it."""
    prompt = room.prompt
    asked = prompt is not None and room.ask == ask and seat in prompt.seats
    return asked and room.sitting.places[seat].automatic == level


def _answer(
    still: Callable[[Room], bool], seat: int, action: Any, words: Words | None, room: Room, now: int
) -> deeds.Deed | None:
    """A bot's answer, where it is still one."""
    return deeds.play_for(room, seat, action, "bot", now, words) if still(room) else None


def bot_position(room: Room, table: Table, seat: int, level: str, seed: str) -> Position:
    """Where a bot has to answer, with what came before for one that remembers; what was taken back is no more."""
    position = _position(room, table, seat, level, seed)
    if not remembers(bot(level)):
        return position
    memory = Memory(room.game, (before.state for before in table.line))
    return position._replace(earlier=tuple(state.dump() for state in memory.states))


class Thoughts(NamedTuple):
    """What bots have begun to think about a question, so that they are done when their answer is due."""

    about: Hashable
    finding: asyncio.Task[list[list[int]]]


def _looked_at(finding: asyncio.Task[list[list[int]]]) -> None:
    """Nobody may want thoughts any more that went wrong; where somebody does, they find the error themselves."""
    if not finding.cancelled():
        finding.exception()


def _about(room: Room, thinking: Thinking) -> Hashable:
    """The same as long as thoughts hold: at a blind question no answer of others changes them, nor does what they say.

    A pass that everybody sees is no exception: whoever answers at the same moment as others has not seen it.
    """
    assert room.table is not None
    assert room.prompt is not None
    return room.ask, thinking, None if room.prompt.blind else len(room.table.entries)


class Attendant:
    """Does at the tables of a house what is due without anybody."""

    def __init__(self, house: House, thinkers: Thinkers, paces: Paces, narrator: Narrator) -> None:
        self.house = house
        self.narrator = narrator
        self.thinkers = thinkers
        self.paces = paces
        self._alarms: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._busy: set[str] = set()
        self._not_before: dict[str, int] = {}
        """Tables where something went wrong, and when to try again."""
        self._thoughts: dict[str, Thoughts] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._open = False
        """Whether anything is done by itself: a host's commands only look into a house."""

    def open(self) -> None:
        """Begins to look after tables nobody has in memory, and to look up what news may have missed."""
        self._open = True
        self._spawn(self._look_after())
        self._spawn(self._look_up())

    async def close(self) -> None:
        """Stops everything and waits until it has stopped; no alarm is set from now on."""
        self._open = False
        stopped = list(self._tasks)
        for task in stopped:
            task.cancel()
        self.thinkers.close()
        await asyncio.gather(*stopped, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def idle(self) -> bool:
        """Nothing is being done or overdue."""
        now = self.house.clock.now()
        return not (self._busy or any(moment <= now for moment, _ in self._alarms.values()))

    def set_alarm(self, room: Room) -> None:
        """Wakes the table when something is due: an automatic answer, a deadline, the end of a quiet second."""
        if not self._open or room.id in self._busy:
            return  # whoever is at it sets the next one
        self._think_ahead(room)
        moment = automation.due(room, self.paces)
        if moment is not None:
            moment = max(moment, self._not_before.get(room.id, 0))
        set_for, task = self._alarms.get(room.id, (None, None))
        if moment == set_for:
            return
        if task is not None:
            task.cancel()
            del self._alarms[room.id]
        if moment is not None:
            self._alarms[room.id] = (moment, self._spawn(self._alarm(room, moment)))

    async def _alarm(self, room: Room, moment: int) -> None:
        await self.house.clock.until(moment)
        self._alarms.pop(room.id, None)
        self._busy.add(room.id)
        try:
            await self.look(room)
            self._not_before.pop(room.id, None)
        except Exception as error:  # noqa: BLE001  one sick table must not stop the others
            journal.warning("table %s: %s", room.id, plain(error))
            self._not_before[room.id] = self.house.clock.now() + AGAIN
        finally:
            self._busy.discard(room.id)
        self.set_alarm(room)

    async def look(self, room: Room) -> None:
        """Does what is due at a table."""
        while self.house.rooms.get(room.id) is room and self._open:
            found = automation.next_deed(room, self.paces, self.house.clock.now())
            if found is None:
                return
            if isinstance(found, Thinking):
                await self._think(room, found)
            else:
                await self.house.do(room.id, self._due)

    def _due(self, room: Room, now: int) -> deeds.Deed | None:
        found = automation.next_deed(room, self.paces, now)
        return found if isinstance(found, deeds.Deed) else None

    def _think_ahead(self, room: Room) -> None:
        """Lets bots think while people still look at the question; thoughts about another one are forgotten."""
        thinking = automation.coming(room)
        begun = self._thoughts.get(room.id)
        if begun is not None and (thinking is None or begun.about != _about(room, thinking)):
            begun.finding.cancel()
            del self._thoughts[room.id]
            begun = None
        if thinking is not None and begun is None:
            finding = self._spawn(self._found(room, thinking))
            finding.add_done_callback(_looked_at)
            self._thoughts[room.id] = Thoughts(_about(room, thinking), finding)

    def _positions(self, room: Room, thinking: Thinking) -> list[Position]:
        assert room.table is not None
        seed = f"{room.key.hex()} {room.seq}"
        return [bot_position(room, room.table, seat, level, f"{seed} {seat}") for seat, level in thinking.minds]

    async def _think(self, room: Room, thinking: Thinking) -> None:
        """Bots answer for their seats; where the table has moved on meanwhile, their thoughts are forgotten."""
        self._think_ahead(room)
        thoughts = self._thoughts[room.id]
        await asyncio.wait([thoughts.finding])
        if self._thoughts.get(room.id) is thoughts:
            del self._thoughts[room.id]
        if (
            thoughts.finding.cancelled()
            or automation.coming(room) != thinking
            or thoughts.about != _about(room, thinking)
        ):
            return
        found, table, prompt = thoughts.finding.result(), room.table, room.prompt
        assert table is not None
        assert prompt is not None
        ask, seq, state = room.ask, room.seq, table.state
        for (seat, level), codes in zip(thinking.minds, found, strict=True):
            for code in codes:
                still = partial(_asked_in_secret, ask, seat, level) if prompt.blind else partial(_at_line, seq)
                if not still(room):
                    break
                action = room.game.decode(state if prompt.blind else table.state, code)
                words = await self._words(room, seat, action)
                await self.house.do(room.id, partial(_answer, still, seat, action, words))
                seq += 1

    async def _found(self, room: Room, thinking: Thinking) -> list[list[int]]:
        """What the bots do; whoever looks on is told where that takes long."""
        positions = self._positions(room, thinking)
        finding = asyncio.gather(*(self.thinkers.find(position) for position in positions))
        ask = room.ask
        try:
            with self.house.metrics.thinking.time():
                await asyncio.wait([finding], timeout=LONG)
                if not finding.done() and room.ask == ask:
                    self.house.asides.thinks(room, positions[0].seat)
                return await finding
        finally:
            finding.cancel()
            await asyncio.gather(finding, return_exceptions=True)  # a house that closes has nothing to complain of

    async def advise(self, room: Room, seat: int) -> list[Advice]:
        """What a coach says to a seat, from what that seat knows."""
        assert room.table is not None
        return await self.thinkers.advise(_position(room, room.table, seat, COACH, ""))

    async def _words(self, room: Room, seat: int, action: Any) -> Words | None:
        """What a language model tells for a bot, where the host has set one up; else the game's narrator tells."""
        prompt, table = room.prompt, room.table
        if isinstance(self.narrator, BuiltIn) or not (prompt and table) or not prompt.words or prompt.blind:
            return None
        speaker = Speaker(await self.house.store.language_of(room.sitting.people()))
        return await asyncio.to_thread(self.narrator.words, table, seat, action, speaker)

    async def _look_after(self) -> None:
        """Tables where something is due that no worker has in memory, or whose worker is gone."""
        while True:
            await self.house.clock.until(self.house.clock.now() + POLL)
            try:
                names = await self.house.store.due(self.house.clock.now(), MOST_DUE)
            except Broken as error:
                journal.warning("look after: %s", plain(error))
                continue
            for name in names:
                await self._look_in(name)
            self._forget()

    async def _look_up(self) -> None:
        """News may be lost, and the host writes past us: asks the store now and then how far the watched tables are."""
        while True:
            await self.house.clock.until(self.house.clock.now() + LOOK_UP)
            watched = [self.house.rooms[name] for name in self.house.watchers if name in self.house.rooms]
            try:
                ends = await self.house.store.ends([room.id for room in watched])
                for room in watched:
                    if ends.get(room.id, 0) > room.seq:
                        await self.house.catch_up(room.id)
            except Exception as error:  # noqa: BLE001  the next look-up is only seconds away
                journal.warning("look up: %s", plain(error))

    async def _look_in(self, name: str) -> None:
        """Does what is due at a table, and notes when to look again; a sick table is looked at less often."""
        try:
            room = await self.house.room(name)
            await self.house.catch_up(name)
            await self.look(room)
            due = automation.due(room, self.paces)
            await self.house.store.wake(name, None if due is None else due + GRACE, room.seq)
        except Exception as error:  # noqa: BLE001  one sick table must not stop the others
            journal.warning("table %s: %s", name, plain(error))
            with contextlib.suppress(Broken):
                later = self.house.clock.now() + SICK
                await self.house.store.wake(name, later)

    def _forget(self) -> None:
        """Tables nobody watches and nothing happens at sleep in the store."""
        now = self.house.clock.now()
        for name, room in list(self.house.rooms.items()):
            moment, alarm = self._alarms.get(name, (now + SOON, None))
            needed = name in self.house.watchers or room.lock.locked() or name in self._busy
            quiet = max(room.time, room.used) < now - IDLE or room.sitting.stage == CLOSED
            if not needed and quiet and moment >= now + SOON:
                del self.house.rooms[name]
                room.close()
                self._alarms.pop(name, None)
                self._not_before.pop(name, None)
                thoughts = self._thoughts.pop(name, None)
                if thoughts:
                    thoughts.finding.cancel()
                if alarm:
                    alarm.cancel()
