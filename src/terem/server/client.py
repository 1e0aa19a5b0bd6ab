"""A socket's client: what it watches, what it asks for, and what it is told."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections import deque

from msgspec.structs import replace

from terem.kernel.phrase import Refusal
from terem.server import frames
from terem.server.doors import SocketDoor
from terem.server.house import House
from terem.server.limits import Limits
from terem.server.people import Account, People
from terem.server.refusals import UNREADABLE, refusal_of, sayable
from terem.server.room import Room
from terem.server.shown import Viewer

MOST_WAITING = 256
"""Frames that wait for a slow client before it is let go."""
AT_ONCE = 16
"""Frames of a client that wait to be done before it is heard no more for a while."""
MOST_WATCHED = 32
SILENCE = 60_000
"""Milliseconds after which a socket that watches nothing is let go."""

journal = logging.getLogger("terem")
_numbers = itertools.count(1)


class Client:
    """A socket and what it watches."""

    def __init__(
        self,
        house: House,
        people: People,
        limits: Limits,
        account: Account | None,
        address: str = "?",
        door: SocketDoor | None = None,
    ) -> None:
        self.house = house
        self.people = people
        self.limits = limits
        self.account = account
        self.watched: set[tuple[str, Viewer]] = set()
        self.eager: set[tuple[str, Viewer]] = set()
        self.known: set[str] = set()
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self.slow = asyncio.Event()
        self.restart = asyncio.Event()
        """The worker stops: whoever is here comes back to another."""
        self.address = address
        self.door = door
        """The short way to the client, where the house has opened the socket itself."""
        self.name = f"socket {next(_numbers)}"
        self.heard_at = house.clock.now()
        self._meeting: set[asyncio.Task[None]] = set()
        self._inbox: deque[bytes] = deque()
        self._held: list[bytes] | None = None
        self._working = False
        self._gone = False
        if door is not None:
            door.listener = self.hear

    # --- to the client ---

    def send(self, frame: frames.Telling) -> None:
        """Sends a frame, or puts it in line."""
        self.post(frames.to_bytes(frame))

    def post(self, body: bytes) -> None:
        """Sends what was written already."""
        if self._held is not None:
            self._held.append(body)
            return
        if self.door is not None:
            self.door.tell(body)
            self._mind_the_line(self.door)
            return
        try:
            self.outgoing.put_nowait(body)
        except asyncio.QueueFull:
            self.slow.set()

    def hold(self) -> None:
        """Keeps what is sent from now on, to send it in one piece."""
        if self.door is not None and self._held is None:
            self._held = []

    def let_out(self) -> None:
        """Sends what was kept."""
        held, self._held = self._held, None
        if held and self.door is not None:
            self.door.tell_all(held)
            self._mind_the_line(self.door)

    def _mind_the_line(self, door: SocketDoor) -> None:
        """A client that does not keep up is let go."""
        if len(door.waiting) > MOST_WAITING:
            self.slow.set()

    @property
    def behind(self) -> int:
        """Frames that wait for the client."""
        return self.outgoing.qsize() if self.door is None else len(self.door.waiting)

    def show(self, updates: list[frames.Update]) -> None:
        """Takes frames, in order."""
        last = updates[-1]
        for update in updates[:-1]:
            self.send(update)
        if self.eager and (last.table, last.seat) in self.eager:
            last = replace(last, actions=self.house.actions(last.table, last.seat))
        self.send(last)
        if last.sitting is not None and last.table in self.house.rooms:
            self._meet(self.house.rooms[last.table].sitting.people())

    def _meet(self, people: set[str]) -> None:
        """Somebody new has sat down: their names follow as soon as they are found."""
        if people - self.known:
            task = asyncio.ensure_future(self._introduce(people))
            self._meeting.add(task)
            task.add_done_callback(self._meeting.discard)

    # --- from the client ---

    def hear(self, body: bytes) -> None:
        """Takes a frame; frames are done one after another, and whoever hangs up stops none in the middle."""
        self._inbox.append(body)
        if not self._working:
            self._working = True
            self.house.see_to(self._work())
        elif len(self._inbox) >= AT_ONCE and self.door:
            self.door.pause()

    async def _work(self) -> None:
        while self._inbox:
            await self.take(self._inbox.popleft())
            if self.door:
                self.door.go_on()
        self._working = False
        if self._gone:
            self.leave()  # what was just being opened is nobody's to watch

    async def take(self, body: bytes) -> None:
        """Does what a frame asks for; whatever is wrong with it is answered."""
        ref = ""
        try:
            self.limits.frames.take(self.name)
            self.limits.accounts.take(self.account.id if self.account else self.name, self.address)
            frame = frames.from_bytes(body)
            if not isinstance(frame, frames.Ping):
                self.heard_at = self.house.clock.now()
            ref = frame.ref if isinstance(frame, frames.Act) else ""
            await self._do(frame)
        except Refusal as refusal:
            self._refuse(ref, refusal)
        except Exception as error:  # noqa: BLE001  one frame must not end the socket, nor be left unanswered
            if not isinstance(error, UNREADABLE):
                journal.error("a frame failed", exc_info=error)
            self._refuse(ref, refusal_of(error))

    def _refuse(self, ref: str, refusal: Refusal) -> None:
        self.house.metrics.refusals.inc()
        self.send(frames.Refused(ref, sayable(refusal.phrase), refusal.rule))

    async def fall_silent(self) -> None:
        """Returns when nothing is watched and nothing but pings was heard for a while."""
        clock = self.house.clock
        while True:
            since = clock.now() if self.watched else self.heard_at
            if clock.now() - since >= SILENCE:
                return
            await clock.until(since + SILENCE)

    async def _do(self, frame: frames.Asking) -> None:
        match frame:
            case frames.Act():
                try:
                    await self.house.act(self._me().id, frame, self)
                    self.send(frames.Done(frame.ref))
                finally:
                    self.let_out()
            case frames.Watch():
                await self._watch(frame)
            case frames.Unwatch(table, seat):
                self.watched.discard((table, seat))
                self.eager.discard((table, seat))
                self.house.unwatch(table, seat, self)
            case frames.Ping():
                self.send(frames.Pong(self.house.clock.now()))
            case frames.Typing():
                self.house.asides.typed(await self._speaking(frame.table, frame.seat), frame.seat, frame.text, self)
            case frames.Suggest():
                self.limits.talks.take(self._me().id, self.address)
                self.house.asides.suggest(await self._speaking(frame.table, frame.seat), frame.seat, frame.text)
            case frames.Help():
                self.limits.talks.take(self._me().id, self.address)
                self.house.asides.ask_help(await self._speaking(frame.table, frame.seat), frame.seat)

    def _me(self) -> Account:
        if self.account is None:
            raise Refusal("refuse-stranger")
        return self.account

    async def _watch(self, frame: frames.Watch) -> None:
        """Shows a table; a seat only to its person."""
        if len(self.watched) >= MOST_WATCHED:
            raise Refusal("refuse-watching", most=MOST_WATCHED)
        room = await self.house.room(frame.table)
        person = None if frame.seat is None else self._me().id
        await self._introduce(room.sitting.people())
        missed = await self.house.watch(frame.table, frame.seat, self, frame.since, person)
        self.watched.add((frame.table, frame.seat))
        if frame.actions:
            self.eager.add((frame.table, frame.seat))
        self.show(missed)

    async def _introduce(self, people: set[str]) -> None:
        """Names of people the client has not heard of."""
        unknown = people - self.known
        if unknown:
            self.known |= unknown
            self.send(frames.People(dict(await self.people.known(unknown))))

    async def _speaking(self, table: str, seat: int) -> Room:
        """A table at which the client may say something through a seat."""
        room = await self.house.room(table)
        if seat not in room.sitting.seats_of(self._me().id):
            raise Refusal("refuse-not-your-seat")
        account = await self.people.account(self._me().id)
        if account is None or account.muted > self.house.clock.now():
            raise Refusal("refuse-muted")
        return room

    def let_go(self) -> None:
        """Ends the connection: too slow, or nobody's any more."""
        self.slow.set()

    def leave(self) -> None:
        """Watches nothing any more."""
        self._gone = True
        self._inbox.clear()
        if self.door is not None:
            self.door.listener = _deaf
        for table, viewer in self.watched:
            self.house.unwatch(table, viewer, self)


def _deaf(_body: bytes) -> None:
    """Whoever is being let go says nothing any more."""
