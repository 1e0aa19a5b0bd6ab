"""Time, injected: tests run on a clock they turn themselves."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Clock(Protocol):
    """What the house asks of time."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def until(self, moment: int) -> None:
        """Sleeps until then."""


NAP = 30.0
"""Seconds after which a sleeper looks at the clock again: a machine may have slept meanwhile, or been set."""


class WallClock:
    """The time of the machine. It never goes back and never stands still, whatever the machine is told.

    Between two looks it runs like the monotonic clock. Where the machine's time has jumped ahead (a laptop that was
    asleep, a clock that was set) it follows; where that was set back it goes on as if it had not been.
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
        nap: float = NAP,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._nap = nap
        self._ahead = wall() - monotonic()

    def now(self) -> int:
        """Milliseconds since 1970."""
        since_start = self._monotonic()
        self._ahead = max(self._ahead, self._wall() - since_start)
        return (self._ahead + since_start) // 1_000_000

    async def until(self, moment: int) -> None:
        """Sleeps until then, in naps."""
        left = (moment - self.now()) / 1000
        while left > 0:
            await asyncio.sleep(min(left, self._nap))
            left = (moment - self.now()) / 1000
        await asyncio.sleep(0)


class TurnedClock:
    """Stands still until somebody turns it: for tests and for the two-worlds comparison."""

    def __init__(self, start: int = 1_700_000_000_000) -> None:
        self._now = start
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._count = 0
        self.rest: Callable[[], Awaitable[None]] = settle
        """Waits until everybody who was woken has done what they had to do."""

    def now(self) -> int:
        """As it was turned."""
        return self._now

    async def until(self, moment: int) -> None:
        """Waits for the turn that reaches the moment."""
        if moment <= self._now:
            await asyncio.sleep(0)
            return
        self._count += 1
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (moment, self._count, future))
        await future

    async def turn(self, milliseconds: int) -> None:
        """Lets time go by, waking the sleepers one after another."""
        end = self._now + milliseconds
        while self._waiting and self._waiting[0][0] <= end:
            self._now = max(self._now, self._waiting[0][0])
            self._wake()
            await self.rest()
        self._now = end
        await self.rest()

    def _wake(self) -> None:
        """Everybody whose moment has come, together."""
        while self._waiting and self._waiting[0][0] <= self._now:
            _, _, future = heapq.heappop(self._waiting)
            if not future.done():
                future.set_result(None)


async def settle(rounds: int = 50) -> None:
    """Lets everything that is ready run."""
    for _ in range(rounds):
        await asyncio.sleep(0)
