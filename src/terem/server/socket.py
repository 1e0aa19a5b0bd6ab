"""Sockets: one per client, several tables and seats through it. Slow ones are let go, to come back and resume."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from collections import deque
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from terem.kernel.phrase import Refusal
from terem.server import frames
from terem.server.doors import SHORT_WAY, SocketDoor
from terem.server.guard import Limits, account_of, address_of, same_origin
from terem.server.house import House
from terem.server.people import Account, People
from terem.server.refusals import UNREADABLE, refusal_of, sayable
from terem.server.room import Room, Viewer

MOST_WAITING = 256
"""Frames that wait for a slow client before it is let go."""
AT_ONCE = 16
"""Frames of a client that wait to be done before it is heard no more for a while."""
MOST_WATCHED = 32
SLOW, STRANGE = 4408, 4403
"""Codes of a socket that was closed: too slow, not from here."""
MANY, SILENT, RESTART = 4429, 4400, 1012
"""Too many sockets, nothing asked for so long, the worker stops."""
SILENCE = 60_000
"""Milliseconds after which a socket that watches nothing is let go."""

Socket = WebSocket[Any, Any, State]

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
        self._working = False
        self._gone = False
        if door is not None:
            door.listener = self.hear

    # --- to the client ---

    def send(self, frame: frames.Telling) -> None:
        """Sends a frame, or puts it in line; a client that does not keep up is let go."""
        self.post(frames.to_bytes(frame))

    def post(self, body: bytes) -> None:
        """Sends what was written already."""
        if self.door is not None:
            self.door.tell(body)
            if len(self.door.waiting) > MOST_WAITING:
                self.slow.set()
            return
        try:
            self.outgoing.put_nowait(body)
        except asyncio.QueueFull:
            self.slow.set()

    @property
    def behind(self) -> int:
        """Frames that wait for the client."""
        return self.outgoing.qsize() if self.door is None else len(self.door.waiting)

    def show(self, updates: list[frames.Update]) -> None:
        """Takes frames, in order."""
        *before, last = updates
        for update in before:
            self.send(update)
        if (last.table, last.seat) in self.eager:
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
                await self.house.act(self._me().id, frame)
                self.send(frames.Done(frame.ref))
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


@websocket("/socket")
async def socket_handler(socket: Socket) -> None:
    """One client, until it goes or is let go."""
    state = socket.app.state
    if not same_origin(socket, state.settings.origin):
        await socket.close(code=STRANGE)
        return
    account, address = await account_of(socket), address_of(socket)
    await socket.accept()
    limits: Limits = state.limits
    holder = account.id if account else f"stranger {address}"
    if state.draining or limits.sockets.full(holder) or limits.crowds.full(address):
        await socket.close(code=RESTART if state.draining else MANY)
        return
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    door: SocketDoor | None = extensions.get(SHORT_WAY)
    client = Client(state.house, state.people, limits, account, address, door)
    limits.sockets.more(holder)
    limits.crowds.more(address)
    state.clients.add(client)
    state.house.metrics.sockets.inc()
    try:
        await _serve(socket, client)
    finally:
        client.leave()
        state.clients.discard(client)
        state.house.metrics.sockets.dec()
        limits.sockets.less(holder)
        limits.crowds.less(address)


async def _serve(socket: Socket, client: Client) -> None:
    """Until the client goes, or there is a reason to let it go."""
    reasons = {
        asyncio.create_task(client.slow.wait()): SLOW,
        asyncio.create_task(client.restart.wait()): RESTART,
        asyncio.create_task(client.fall_silent()): SILENT,
    }
    works = [*reasons, asyncio.create_task(_receive(socket, client))]
    if client.door is None:
        works.append(asyncio.create_task(_send(socket, client)))
    try:
        ended, _ = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
        client.leave()
        code = next((code for work, code in reasons.items() if work in ended), None)
        if code is not None:
            with contextlib.suppress(asyncio.TimeoutError, OSError):
                await asyncio.wait_for(socket.close(code=code), 1)  # who does not read does not hear this either
    finally:
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)


async def _receive(socket: Socket, client: Client) -> None:
    """Takes frames as they come, where the door does not hand them over itself; ends when the client goes."""
    while True:
        try:
            message = await socket.receive_data("text")
        except WebSocketDisconnect:
            return
        body = message.encode() if isinstance(message, str) else message
        await asyncio.shield(client.house.see_to(client.take(body)))


async def _send(socket: Socket, client: Client) -> None:
    """Sends what waits in line."""
    while True:
        body = await client.outgoing.get()
        try:
            await socket.send({"type": "websocket.send", "bytes": None, "text": body.decode()})
        except (RuntimeError, WebSocketDisconnect):
            return  # the client has gone
