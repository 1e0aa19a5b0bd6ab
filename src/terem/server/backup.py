"""Backups: one SQLite file, whatever the database; restored into either kind, so that a house can also move."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg

from terem.kernel.phrase import Refusal
from terem.server.database import Broken, Job, Sqlite, database_at

TABLES = ("secrets", "people", "passkeys", "tokens", "components", "tables", "log", "sitting", "reports")
"""In the order in which one needs another."""
TOGETHER = 500


async def back_up(address: str, file: Path) -> int:
    """Everything as it is at one moment, while the house goes on; how many lines of logs."""
    if file.exists():
        raise Refusal("refuse-backup-exists", file=str(file))
    try:
        if address.startswith("sqlite:"):
            await asyncio.to_thread(_copy, Path(address.removeprefix("sqlite:")), file)
        else:
            await _collect(address, file)
    except (OSError, sqlite3.Error, asyncpg.PostgresError) as error:
        raise Refusal("refuse-backup", file=str(file), detail=str(error)) from error
    with closing(sqlite3.connect(file)) as copy:
        return int(copy.execute("SELECT count(*) FROM log").fetchone()[0])


def require_file(file: Path) -> None:
    """Refuses to make a house where one should be found."""
    if not file.exists():
        raise Refusal("refuse-no-house", file=str(file))


def _copy(source: Path, file: Path) -> None:
    require_file(source)
    file.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(file)) as there:
        here.backup(there)


async def _collect(address: str, file: Path) -> None:
    """A snapshot of PostgreSQL: one transaction reads all."""
    copy = Sqlite(str(file))
    await copy.open()
    connection = await asyncpg.connect(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            for table in TABLES:
                rows = [tuple(row) for row in await connection.fetch(f"SELECT * FROM {table}")]  # noqa: S608
                await _insert(copy, table, rows)
    finally:
        await connection.close()
        await copy.close()


async def restore(file: Path, address: str) -> int:
    """Fills an empty database from a backup; how many lines of logs."""
    if not file.exists():
        raise Refusal("refuse-no-backup", file=str(file))
    database = database_at(address)
    try:
        await database.open()
    except Broken as error:
        raise Refusal("refuse-database", detail=str(error)) from error
    try:
        if await database.read("SELECT 1 FROM people UNION ALL SELECT 1 FROM log LIMIT 1"):
            raise Refusal("refuse-restore-full", address=address)
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            await database.write([Job("DELETE FROM secrets")])
            found = 0
            for table in TABLES:
                rows = copy.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608
                await _insert(database, table, rows)
                found = len(rows) if table == "log" else found
            return found
    except (sqlite3.Error, Broken) as error:
        raise Refusal("refuse-restore", file=str(file), detail=str(error)) from error
    finally:
        await database.close()


async def _insert(database: Any, table: str, rows: list[tuple[Any, ...]]) -> None:
    for start in range(0, len(rows), TOGETHER):
        jobs = []
        for row in rows[start : start + TOGETHER]:
            places = ", ".join(f"${number}" for number in range(1, len(row) + 1))
            jobs.append(Job(f"INSERT INTO {table} VALUES ({places})", row))  # noqa: S608
        await database.write(jobs)
