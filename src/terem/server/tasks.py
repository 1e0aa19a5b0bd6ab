"""What is under way beside what somebody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


class Tasks(set[asyncio.Task[Any]]):
    """Tasks that are not done yet: held, so that none is lost, and stopped together."""

    def begin(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        """Lets something go on by itself."""
        task = asyncio.create_task(work)
        self.add(task)
        task.add_done_callback(self.discard)
        return task

    async def stop(self) -> None:
        """Stops everything, and waits until it has stopped."""
        stopped = list(self)
        for task in stopped:
            task.cancel()
        await asyncio.gather(*stopped, return_exceptions=True)


def unheeded(task: asyncio.Task[Any]) -> None:
    """For a task whose answer nobody may want any more: who does finds the error themselves, nobody else is told."""
    if not task.cancelled():
        task.exception()
