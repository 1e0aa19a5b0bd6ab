"""Places of which there are only so many; who finds none waits for their turn."""

from __future__ import annotations

import asyncio
import heapq

Turn = tuple[int, int]
"""Who goes first among those who wait: the lower rank, then the lower number. No two are the same."""


class Places:
    """Hands out places in the order of turns, whoever came first."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: list[tuple[Turn, asyncio.Future[None]]] = []

    @property
    def waiting(self) -> int:
        """How many still wait."""
        return sum(not granted.done() for _, granted in self._waiting)

    async def take(self, turn: Turn) -> None:
        """Waits for a place; it is taken until somebody gives it back."""
        loop = asyncio.get_running_loop()
        granted: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (turn, granted))
        loop.call_soon(self._hand_out)  # once all who come at this moment are in line
        try:
            await granted
        except asyncio.CancelledError:
            if not granted.cancelled():  # it was granted in the very moment nobody wanted it any more
                self.give()
            raise

    def give(self) -> None:
        """Gives a place back."""
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            _, granted = heapq.heappop(self._waiting)
            if not granted.done():
                self._free -= 1
                granted.set_result(None)
