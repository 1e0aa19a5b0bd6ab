"""The doors of a worker: whoever comes in says what they want within a while, or is put out again.

uvicorn waits for ever for the head of a first request, and a closed connection whose other end never reads stays open.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

from terem.server.guard import neighbourhood
from terem.server.limits import Tally

HEAD = 10
"""Seconds for the head of a request, from the moment the connection is there or the last answer was given."""
WHOLE = 60
"""Seconds for a request as a whole: its body, and reading the answer."""
LAST = 10
"""Seconds a closed socket has to take what was still to be said."""
CONNECTIONS = 200
"""Of one address, those of sockets included."""
ALL_CONNECTIONS = 4000
SHORT_WAY = "terem.door"
"""Where a socket's scope has its door."""


class Doors:
    """Connections of this worker by address. A proxy is not counted: everybody comes from there."""

    def __init__(self, most: int, proxies: Sequence[str]) -> None:
        self.held = Tally(most)
        self._proxies = [ip_network(name) for name in proxies]

    def address(self, transport: Any) -> str:
        """Where a connection comes from; empty for a proxy."""
        found = get_remote_addr(transport)
        host = found[0] if found else "?"
        try:
            known = any(ip_address(host) in network for network in self._proxies)
        except ValueError:
            known = False
        return "" if known else neighbourhood(host)

    def come(self, address: str) -> bool:
        """Counts one more; whether there is room for it."""
        room = not address or not self.held.full(address)
        self.held.more(address)
        return room


class Door(H11Protocol):
    """HTTP, for those who do not dawdle."""

    doors: ClassVar[Doors] = Doors(CONNECTIONS, ())
    """Set anew by a worker that starts."""
    _deadline: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """One more connection; too many of one address are not even listened to."""
        super().connection_made(transport)
        self._address = self.doors.address(transport)
        if self.doors.come(self._address):
            self._within(HEAD)
        else:
            transport.abort()

    def _within(self, seconds: float) -> None:
        self._stop()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def handle_events(self) -> None:
        """A head that is complete gives time for the rest."""
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._within(WHOLE)

    def on_response_complete(self) -> None:
        """The next request, if there is one, has its own time."""
        if not self.transport.is_closing():
            self._within(HEAD)
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket looks after itself."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """One less."""
        self._stop()
        self.doors.held.less(self._address)
        super().connection_lost(exc)


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket that, once closed, is not kept by an end that does not read; and a short way for what is said.

    The usual way of a frame leads through a queue, a task and the framework. A table tells several clients of every
    move, so `tell` goes straight to the transport, and what is heard straight to the `listener`, once there is one.
    """

    _look: asyncio.TimerHandle | None = None
    _address = ""
    listener: Callable[[bytes], None] | None = None
    """Takes every text of the client, in order; must not wait."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.waiting: deque[bytes] = deque()
        """Frames for a client that is slow to read."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins to look now and then."""
        super().connection_made(transport)
        self._address = Door.doors.address(transport)  # which the door has counted
        self._look = self.loop.call_later(LAST, self._look_again)

    def handle_connect(self, event: Request) -> None:
        """Whoever serves the socket finds the short way in its scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[SHORT_WAY] = self

    # --- what is told ---

    def tell(self, body: bytes) -> None:
        """Sends a text, in line behind those that wait; a socket that is closing takes none."""
        if self.waiting or not self.writable.is_set():
            self.waiting.append(body)
        elif self._takes:
            self._write(body)

    def tell_all(self, bodies: list[bytes]) -> None:
        """Sends several texts, in one piece where that is possible."""
        if self.waiting or self.conn.extensions or not self.writable.is_set():
            for body in bodies:
                self.tell(body)
        elif self._takes:
            self.transport.write(b"".join([part for body in bodies for part in (_head(len(body)), body)]))

    @property
    def _takes(self) -> bool:
        """Whether neither side has begun to say goodbye."""
        return self.conn.state is State.OPEN and not (self.disconnected or self.close_sent)

    def _write(self, body: bytes) -> None:
        conn = self.conn
        if conn.extensions:
            conn.send_text(body)
            self.transport.write(b"".join(conn.data_to_send()))
        else:
            self.transport.write(_head(len(body)) + body)

    def resume_writing(self) -> None:
        """The client reads again: what waited follows."""
        super().resume_writing()
        while self.waiting and self.writable.is_set() and self._takes:
            self._write(self.waiting.popleft())

    # --- what is heard ---

    def data_received(self, data: bytes) -> None:
        """A text that has come whole, as nearly all do, needs no parser."""
        body = None if self.listener is None else self._whole(data)
        if body is None:
            super().data_received(data)
        else:
            assert self.listener is not None
            self.listener(body)

    def _whole(self, data: bytes) -> bytes | None:
        """The text of one masked, unbroken, plain frame (RFC 6455, 5.2), where no other is half read; else None."""
        conn = self.conn
        if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
            return None
        if conn.reader.buffer or conn.current_size is not None or conn.state is not State.OPEN:
            return None
        size, start = data[1] & 0x7F, 6
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 8
        if size == 127 or len(data) != start + size:
            return None
        return bytes(apply_mask(data[start:], data[start - 4 : start]))

    def send_receive_event_to_app(self) -> None:
        """To the listener like every other; whoever serves the socket the usual way gets it from the queue."""
        if self.listener is None or self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.listener(data)

    def pause(self) -> None:
        """Hears nothing for a while."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Hears again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _look_again(self) -> None:
        if self.transport.is_closing():
            self.transport.abort()
        else:
            self._look = self.loop.call_later(LAST, self._look_again)

    def connection_lost(self, exc: Exception | None) -> None:
        """One less. It leaves no circle behind, so that it is gone before anybody looks for some."""
        if self._look is not None:
            self._look.cancel()
        Door.doors.held.less(self._address)
        super().connection_lost(exc)
        self.conn.parser.close()
        scope = getattr(self, "scope", None)  # who was refused has none
        if scope is not None:
            scope["extensions"].pop(SHORT_WAY, None)


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
