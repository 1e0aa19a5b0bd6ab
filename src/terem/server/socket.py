"""Sockets: one per client, several tables and seats through it. Slow ones are let go, to come back and resume."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from terem.server.client import Client
from terem.server.doors import SHORT_WAY, SocketDoor
from terem.server.guard import account_of, address_of, same_origin
from terem.server.limits import Limits

SLOW, STRANGE = 4408, 4403
"""Codes of a socket that was closed: too slow, not from here."""
MANY, SILENT, RESTART = 4429, 4400, 1012
"""Too many sockets, nothing asked for so long, the worker stops."""

Socket = WebSocket[Any, Any, State]


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
        socket.receive, socket.send = empty_receive, empty_send  # each holds the socket, which holds it


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
