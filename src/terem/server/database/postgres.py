"""PostgreSQL, for many workers or machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import asyncpg

from terem.kernel.phrase import Refusal
from terem.server.database.base import Broken, Job, Row, Taken, pending

CONNECTIONS = 20
PATIENCE = 10.0
"""Seconds a connection is waited for before the house says that it cannot write."""
_LOCK = 7_373_001
"""Two workers that start together migrate one after the other."""
_GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.OperatorInterventionError)


class Postgres:
    """A database behind an address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None

    async def open(self) -> None:
        """Connects, and migrates where that is due."""
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=1, max_size=CONNECTIONS, timeout=PATIENCE, command_timeout=PATIENCE
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await migrate(connection)
        except Refusal:
            await self.close()
            raise
        except (*_GONE, TimeoutError, asyncpg.PostgresError, ValueError) as error:
            await self.close()
            raise Broken(str(error) or type(error).__name__) from error

    async def close(self) -> None:
        """Lets the connections go."""
        if self._pool:
            await self._pool.close()

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Asks once more on a new connection where the old one was lost."""
        assert self._pool
        try:
            try:
                found = await self._pool.fetch(sql, *values)
            except _GONE:
                found = await self._pool.fetch(sql, *values)
        except (*_GONE, TimeoutError, asyncpg.PostgresError) as error:
            raise Broken(str(error)) from error
        return [tuple(row) for row in found]

    async def write(self, jobs: Sequence[Job]) -> list[int]:
        """In one transaction. Where the connection is lost on the way, whether it was committed is not known."""
        assert self._pool
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                if len(jobs) == 1:
                    return [_touched(await connection.execute(jobs[0].sql, *jobs[0].values))]
                async with connection.transaction():
                    return [_touched(await connection.execute(job.sql, *job.values)) for job in jobs]
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Taken(str(error)) from error
        except (*_GONE, TimeoutError, asyncpg.PostgresError) as error:
            raise Broken(str(error)) from error


def _touched(status: str) -> int:
    """The rows of a command's answer, `INSERT 0 1`."""
    last = status.rsplit(" ", 1)[-1]
    return int(last) if last.isdecimal() else 0


async def migrate(connection: Any) -> None:
    """All that are due, within the caller's transaction."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)")
    done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM migrations")
    for number, statements in pending(done):
        for statement in statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES ($1)", number)
