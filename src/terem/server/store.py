"""What the house keeps of its tables, in plain SQL that both databases understand."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from terem.kernel.words import plain_text
from terem.server.database import Database, Job

LONGEST_REASON = 500
NEVER = 1 << 62
"""The number of a line that no log reaches."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class TableRow(Struct, frozen=True):
    """A table as lists know it."""

    id: str
    code: str
    game: str
    public: bool
    stage: str
    key: bytes
    created: int
    touched: int
    wake: int | None
    shown: int
    """When everybody last saw something happen there: what lists may say."""


class Mark(NamedTuple):
    """What a table's row says."""

    stage: str
    public: bool
    touched: int
    wake: int | None
    """When another worker looks after it, if nobody has until then."""
    shown: int | None
    """When everybody saw something happen; None where nobody did."""


_MARK = (
    "UPDATE tables SET stage = $1, public = $2, touched = $3, wake = $4, "
    "shown = coalesce(CAST($5 AS BIGINT), shown) WHERE id = $6"
)
_COLUMNS = "id, code, game, public, stage, key, created, touched, wake, shown"


class Store:
    """Tables and their logs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(self, row: TableRow, first: bytes, owner: str) -> None:
        """A new table of somebody's with the first line of its log; raises Taken where its code is in use."""
        values = (
            *(row.id, row.code, row.game, int(row.public), row.stage, row.key),
            *(row.created, row.touched, row.wake, row.shown),
        )
        places = ", ".join(f"${number}" for number in range(1, len(values) + 1))
        await self.database.write(
            [
                Job(f"INSERT INTO tables ({_COLUMNS}) VALUES ({places})", values),  # noqa: S608  only our own words
                _line(row.id, 1, first),
                _sits(owner, row.id),
            ]
        )

    async def append(self, table: str, seq: int, body: bytes, mark: Mark | None) -> None:
        """One more line, and what the table's row says from now on; raises Taken where another worker was quicker."""
        jobs = [_line(table, seq, body)]
        if mark is not None:
            jobs.append(Job(_MARK, (mark.stage, int(mark.public), mark.touched, mark.wake, mark.shown, table)))
        await self.database.write(jobs)

    async def lines(self, table: str, after: int) -> list[bytes]:
        """The log behind a line, in order; stops at a gap, for what is beyond is not there yet."""
        rows = await self.database.read(
            "SELECT seq, body FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, after
        )
        return [bytes(body) for number, (seq, body) in enumerate(rows, start=after + 1) if seq == number]

    async def ends(self, tables: Sequence[str]) -> dict[str, int]:
        """The last line of each table."""
        if not tables:
            return {}
        chosen = ", ".join(f"${number}" for number in range(1, len(tables) + 1))
        rows = await self.database.read(
            f"SELECT table_id, max(seq) FROM log WHERE table_id IN ({chosen}) GROUP BY table_id",  # noqa: S608
            *tables,
        )
        return {row[0]: row[1] for row in rows}

    async def row(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one("id", table)

    async def coded(self, code: str) -> TableRow | None:
        """A table by its short code."""
        return await self._one("code", code)

    async def _one(self, column: str, value: str) -> TableRow | None:
        if "\0" in value:
            return None  # which PostgreSQL cannot even look for
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM tables WHERE {column} = $1", value)  # noqa: S608
        return _table(rows[0]) if rows else None

    async def listed(self, stages: Sequence[str], most: int) -> list[TableRow]:
        """Public tables, where something was seen last first."""
        chosen = ", ".join(f"${number}" for number in range(2, len(stages) + 2))
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables WHERE public = 1 AND stage IN ({chosen}) "  # noqa: S608
            "ORDER BY shown DESC, id LIMIT $1",
            most,
            *stages,
        )
        return [_table(row) for row in rows]

    async def all(self, most: int) -> list[TableRow]:
        """All tables, the last touched first."""
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM tables ORDER BY touched DESC LIMIT $1",  # noqa: S608
            most,
        )
        return [_table(row) for row in rows]

    async def due(self, now: int, most: int) -> list[str]:
        """Tables at which something is due without anybody."""
        rows = await self.database.read(
            "SELECT id FROM tables WHERE wake IS NOT NULL AND wake <= $1 ORDER BY wake LIMIT $2", now, most
        )
        return [row[0] for row in rows]

    async def wake(self, table: str, moment: int | None, seq: int = NEVER) -> None:
        """When to look at a table again, unless something has happened at it after a line."""
        later = "SELECT 1 FROM log WHERE table_id = $2 AND seq > $3"
        await self.database.write(
            [Job(f"UPDATE tables SET wake = $1 WHERE id = $2 AND NOT EXISTS ({later})", (moment, table, seq))]  # noqa: S608
        )

    async def seat(self, person: str, table: str) -> None:
        """Remembers that a person sits at a table, to find it again."""
        await self.database.write([_sits(person, table)])

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        """Tables a person sits or sat at, where something was seen last first."""
        columns = ", ".join(f"tables.{name.strip()}" for name in _COLUMNS.split(","))
        rows = await self.database.read(
            f"SELECT {columns} FROM tables JOIN sitting ON sitting.table_id = tables.id "  # noqa: S608
            "WHERE sitting.person = $1 ORDER BY tables.shown DESC, tables.id LIMIT $2",
            person,
            most,
        )
        return [_table(row) for row in rows]

    async def still_known(self, people: set[str]) -> set[str]:
        """Those who have not left the house."""
        wanted = sorted(people)
        chosen = ", ".join(f"${number}" for number in range(1, len(wanted) + 1))
        rows = await self.database.read(f"SELECT id FROM people WHERE id IN ({chosen})", *wanted)  # noqa: S608
        return {row[0] for row in rows}

    async def language_of(self, people: set[str]) -> str:
        """The language most of some people read."""
        wanted = sorted(people)
        chosen = ", ".join(f"${number}" for number in range(1, len(wanted) + 1))
        rows = await self.database.read(
            f"SELECT language FROM people WHERE id IN ({chosen}) "  # noqa: S608
            "GROUP BY language ORDER BY count(*) DESC, language LIMIT 1",
            *wanted,
        )
        return rows[0][0] if rows else "en"

    async def report(self, person: str, table: str, seq: int, reason: str, now: int) -> None:
        """Keeps what a person reports, for the host."""
        kept = plain_text(reason)[:LONGEST_REASON]
        await self.database.write(
            [
                Job(
                    "INSERT INTO reports (id, person, table_id, seq, reason, created) VALUES ($1, $2, $3, $4, $5, $6)",
                    (secrets.token_urlsafe(9), person, table, seq, kept, now),
                )
            ]
        )

    async def beat(self, now: int) -> None:
        """Writes and reads something of no account: raises Broken where the store does not."""
        beat = Job(
            "INSERT INTO secrets (name, value) VALUES ('beat', $1) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (str(now).encode(),),
        )
        await self.database.write([beat])
        await self.database.read("SELECT 1")

    # --- components ---

    async def keep_components(self, components: Mapping[str, Any]) -> str:
        """Keeps printed things once; returns their digest."""
        body = _encode(components)
        digest = hashlib.sha256(body).hexdigest()
        await self.database.write(
            [Job("INSERT INTO components (digest, body) VALUES ($1, $2) ON CONFLICT DO NOTHING", (digest, body))]
        )
        return digest

    async def components(self, digest: str) -> dict[str, Any]:
        """Printed things by their digest."""
        rows = await self.database.read("SELECT body FROM components WHERE digest = $1", digest)
        found: dict[str, Any] = msgspec.json.decode(bytes(rows[0][0]))
        return found

    # --- secrets of the house ---

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret of the house; the first worker that asks brings a fresh one."""
        await self.database.write(
            [Job("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", (name, fresh))]
        )
        rows = await self.database.read("SELECT value FROM secrets WHERE name = $1", name)
        return bytes(rows[0][0])


def _sits(person: str, table: str) -> Job:
    return Job("INSERT INTO sitting (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", (person, table))


def _line(table: str, seq: int, body: bytes) -> Job:
    return Job("INSERT INTO log (table_id, seq, body) VALUES ($1, $2, $3)", (table, seq, body))


def _table(row: tuple[Any, ...]) -> TableRow:
    name, code, game, public, stage, key, *times = row
    return TableRow(name, code, game, bool(public), stage, bytes(key), *times)
