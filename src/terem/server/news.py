"""News that a table has a new line, for the workers that hold it. News may be late or lost; the log is never."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hearer = Callable[[str], Awaitable[None]]
AsideHearer = Callable[[bytes], None]


class News(Protocol):
    """Between workers."""

    shared: bool
    """Whether there may be other workers at all: then what is in memory may be behind the store."""

    @property
    def hears(self) -> bool:
        """Whether everything that others tell is heard at the moment."""

    async def open(self, hear: Hearer, hear_aside: AsideHearer) -> None:
        """Begins to listen."""

    async def close(self) -> None:
        """Stops."""

    async def tell(self, table: str) -> None:
        """A table has a new line."""

    def pass_on(self, aside: bytes) -> None:
        """Something that is in no log."""


class Alone:
    """One worker: everybody who needs to know has been told."""

    shared = False
    hears = True

    async def open(self, hear: Hearer, hear_aside: AsideHearer) -> None:
        """Nothing to listen to."""

    async def close(self) -> None:
        """Nothing to stop."""

    async def tell(self, table: str) -> None:
        """Nobody else."""

    def pass_on(self, aside: bytes) -> None:
        """Nobody else."""
