"""Looks after the tables: alarms for what is due, and tables whose worker is gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from terem.server import automation, deeds
from terem.server.automation import Paces, Thinking
from terem.server.database import Broken
from terem.server.logs import plain
from terem.server.room import Room
from terem.server.sitting import CLOSED
from terem.server.tasks import Tasks

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

journal = logging.getLogger("terem")


class Attendant:
    """Does at the tables of a house what is due without anybody."""

    def __init__(self, house: House, paces: Paces) -> None:
        self.house = house
        self.paces = paces
        self._alarms: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._busy: set[str] = set()
        self._not_before: dict[str, int] = {}
        """Tables where something went wrong, and when to try again."""
        self._tasks = Tasks()
        self._open = False
        """Whether anything is done by itself: a host's commands only look into a house."""

    def open(self) -> None:
        """Begins to look after tables nobody has in memory, and to look up what news may have missed."""
        self._open = True
        self._tasks.begin(self._look_after())
        self._tasks.begin(self._look_up())

    async def close(self) -> None:
        """Stops everything and waits until it has stopped; no alarm is set from now on."""
        self._open = False
        await self._tasks.stop()

    @property
    def idle(self) -> bool:
        """Nothing is being done or overdue."""
        now = self.house.clock.now()
        return not (self._busy or any(moment <= now for moment, _ in self._alarms.values()))

    def set_alarm(self, room: Room) -> None:
        """Wakes the table when something is due: an automatic answer, a deadline, the end of a quiet second."""
        if not self._open or room.id in self._busy:
            return  # whoever is at it sets the next one
        self.house.minds.think_ahead(room)
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
            self._alarms[room.id] = (moment, self._tasks.begin(self._alarm(room, moment)))

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
            found = automation.next_deed(room, self.paces, self.house.clock.now(), self._gone(room))
            if found is None:
                return
            if isinstance(found, Thinking):
                await self.house.minds.answer(room, found)
            else:
                await self.house.do(room.id, self._due)

    def _due(self, room: Room, now: int) -> deeds.Deed | None:
        found = automation.next_deed(room, self.paces, now, self._gone(room))
        return found if isinstance(found, deeds.Deed) else None

    def _gone(self, room: Room) -> list[int]:
        """The seats that are asked and nobody has looked on from for a while."""
        seats = room.prompt.seats if room.prompt else ()
        return [seat for seat in seats if self.house.asides.gone(room.id, seat)]

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
                self.house.minds.forget(name)
                if alarm:
                    alarm.cancel()
