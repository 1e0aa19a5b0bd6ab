"""The interface of a database: plain SQL that both kinds understand, with `$1`, `$2` … for values."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from terem.kernel.phrase import Refusal

Row = tuple[Any, ...]

MIGRATIONS = Path(__file__).with_name("migrations")
_NUMBERED = re.compile(r"(\d{3})_[a-z_]+\.sql")


class Job(NamedTuple):
    """A statement with its values."""

    sql: str
    values: tuple[Any, ...] = ()


class Taken(Exception):
    """Somebody was quicker: the key is in use. Nothing of the transaction happened."""


class Broken(Exception):
    """The database cannot be reached or cannot write now; nothing is known to have happened."""


class Database(Protocol):
    """What the house asks of a database."""

    async def open(self) -> None:
        """Connects and brings the tables up to date."""

    async def close(self) -> None:
        """Finishes what is under way and lets go."""

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a question."""

    async def write(self, jobs: Sequence[Job]) -> list[int]:
        """All or nothing, durable when it returns; how many rows each statement touched. Raises Taken."""


def migrations() -> list[tuple[int, list[str]]]:
    """Every migration by its number, with its statements."""
    found = []
    for path in sorted(MIGRATIONS.glob("*.sql")):
        named = _NUMBERED.fullmatch(path.name)
        if named is None:
            raise ValueError(f"{path.name} is not named like a migration")
        found.append((int(named[1]), statements(path.read_text(encoding="utf-8"))))
    return found


def pending(done: int) -> list[tuple[int, list[str]]]:
    """The migrations after a number; a database that knows more of them than this version is left alone."""
    known = migrations()
    if done > len(known):
        raise Refusal("refuse-database-newer", found=done, known=len(known))
    return known[done:]


def statements(text: str) -> list[str]:
    """The statements of a script, without its comments."""
    plain = "\n".join(line.partition("--")[0] for line in text.splitlines())
    return [statement.strip() for statement in plain.split(";") if statement.strip()]
