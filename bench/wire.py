"""Sockets and requests as thin as they can be, so that whoever makes the load is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
SHORT, LONG = 126, 127


Answer = tuple[int, dict[str, str], bytes]
"""Status, headers and body."""


class Wire(asyncio.Protocol):
    """A client's web socket: text in whole frames, no extensions."""

    def __init__(self, host: str, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        usual = {"Host": host, "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        lines = [f"{name}: {value}" for name, value in {**usual, "Sec-WebSocket-Key": key, **headers}.items()]
        self._hello = "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode()
        self._hear = hear
        self._rest = b""
        self._open = False
        self._transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.gone = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a web socket."""
        self._transport = transport  # type: ignore[assignment]  # uvloop's is none of asyncio's family
        self._transport.write(self._hello)

    def connection_lost(self, _error: Exception | None) -> None:
        """The other end is gone."""
        self.gone = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the socket was closed"))

    def data_received(self, data: bytes) -> None:
        """Takes whole frames out of what has come."""
        data = self._rest + data if self._rest else data
        at = 0
        if not self._open:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if b" 101 " not in data[:20]:
                self.ready.set_exception(ConnectionError(data[:end].decode()))
                return
            self._open = True
            self.ready.set_result(None)
            at = end + 4
        size = len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == SHORT:
                start = at + 4
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            elif length == LONG:
                start = at + 10
                length = int.from_bytes(data[at + 2 : start], "big") if size >= start else size
            if start + length > size:
                break
            self._take(data[at] & 15, data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self.close()

    def send(self, body: bytes) -> None:
        """A text frame."""
        self._send(TEXT, body)

    def _send(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which every server must understand and nobody has to compute."""
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < SHORT else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        if self._transport and not self.gone:
            self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hangs up."""
        if self._transport:
            self._transport.close()


async def connect(
    port: int, path: str, headers: dict[str, str], hear: Callable[[bytes], None], source: str = ""
) -> Wire:
    """An open socket; `source` is the address it comes from."""
    loop = asyncio.get_running_loop()
    local = (source, 0) if source else None
    _, wire = await loop.create_connection(
        lambda: Wire(f"127.0.0.1:{port}", path, headers, hear), "127.0.0.1", port, local_addr=local
    )
    await wire.ready
    return wire


class Web:
    """Requests over one connection that is kept, one after another."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._lock = asyncio.Lock()
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(
        self, method: str, path: str, body: bytes = b"", cookie: str = ""
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body."""
        async with self._lock:
            for again in (True, False):
                try:
                    return await self._ask(method, path, body, cookie)
                except (ConnectionError, asyncio.IncompleteReadError):
                    self._streams = None  # closed while it was idle
                    if not again:
                        raise
            raise AssertionError

    async def _ask(self, method: str, path: str, body: bytes, cookie: str) -> Answer:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", f"Content-Length: {len(body)}"]
        lines += ["Content-Type: application/json"] if body else []
        lines += [f"Cookie: {cookie}"] if cookie else []
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(
            line.lower().split(": ", 1) if "cookie" not in line else line.split(": ", 1) for line in head[1:-2]
        )
        found = await reader.readexactly(int(headers.get("content-length", 0)))
        return int(head[0].split()[1]), headers, found

    def close(self) -> None:
        """Hangs up."""
        if self._streams:
            self._streams[1].close()
