"""News between workers through Redis; loaded where there is one, for it takes a while."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import redis.asyncio as redis
from redis.exceptions import RedisError

from terem.server.news import AsideHearer, Hearer

CHANNEL = "terem:news"
ASIDES = "terem:asides"
AGAIN = 1.0
"""Seconds until a Redis that was lost is asked again."""

journal = logging.getLogger("terem")


class RedisNews:
    """Redis carries the news. While it is gone, nobody waits for it."""

    shared = True
    hears = False

    def __init__(self, address: str) -> None:
        self._redis = redis.from_url(address, socket_timeout=5, socket_connect_timeout=5)
        self._outgoing: asyncio.Queue[tuple[str, str | bytes]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hearer, hear_aside: AsideHearer) -> None:
        """Listens and tells in the background."""
        self._tasks = [asyncio.create_task(self._listen(hear, hear_aside)), asyncio.create_task(self._send())]

    async def close(self) -> None:
        """Stops both."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError):
            await self._redis.aclose()

    async def tell(self, table: str) -> None:
        """Puts the news in line; where too much waits, the others will find it in the store."""
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait((CHANNEL, table))

    def pass_on(self, aside: bytes) -> None:
        """Puts it in line; what does not fit is lost, as it may be."""
        with suppress(asyncio.QueueFull):
            self._outgoing.put_nowait((ASIDES, aside))

    async def _send(self) -> None:
        while True:
            channel, body = await self._outgoing.get()
            try:
                await self._redis.publish(channel, body)
            except (RedisError, OSError) as error:
                journal.warning("news are not told: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _listen(self, hear: Hearer, hear_aside: AsideHearer) -> None:
        silent = False
        while True:
            try:
                async with self._redis.pubsub() as listener:
                    await listener.subscribe(CHANNEL, ASIDES)
                    if silent:
                        journal.warning("news are heard again")
                    silent, self.hears = False, True
                    while True:
                        message = await listener.get_message(ignore_subscribe_messages=True, timeout=3)
                        if message and message["channel"] == ASIDES.encode():
                            hear_aside(message["data"])
                        elif message:
                            await hear(message["data"].decode())
            except Exception as error:  # noqa: BLE001  whatever it was, the next news must be heard
                if not silent:
                    journal.warning("no news: %s", type(error).__name__)
                silent, self.hears = True, False
                await asyncio.sleep(AGAIN)
