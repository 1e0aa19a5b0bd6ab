"""Backups: one SQLite file, whatever the database; restored into either kind, so that a house can also move.

Both ways all or nothing: a file appears under its name when it is whole, PostgreSQL is filled in one transaction.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from terem.kernel.phrase import Refusal
from terem.server.database.base import migrations, pending
from terem.server.database.postgres import migrate as migrate_postgres
from terem.server.database.sqlite import migrate
from terem.server.settings import without_password

TABLES = ("secrets", "people", "passkeys", "tokens", "components", "tables", "log", "sitting", "reports")
"""In the order in which one needs another."""
TOGETHER = 500
FAULTS = (OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError)


async def back_up(address: str, file: Path) -> int:
    """Everything as it is at one moment, while the house goes on; how many lines of logs."""
    taken = Refusal("refuse-backup-exists", file=str(file))
    if file.exists():
        raise taken
    try:
        with _whole(file, taken) as copy:
            if address.startswith("sqlite:"):
                source = Path(address.removeprefix("sqlite:"))
                require_file(source)
                await asyncio.to_thread(_copy, source, copy)
            else:
                await _collect(address, copy)
            return _lines(copy)
    except FAULTS as error:
        raise Refusal("refuse-backup", file=str(file), detail=str(error)) from error


def require_file(file: Path) -> None:
    """Refuses to make a house where one should be found."""
    if not file.exists():
        raise Refusal("refuse-no-house", file=str(file))


@contextmanager
def _whole(file: Path, taken: Refusal) -> Iterator[Path]:
    """A place beside a file; what was written there appears under the file's name at the end, or not at all."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    place = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        yield place
        with place.open("rb") as written:
            os.fsync(written.fileno())
        _appear(place, file, taken)
    finally:
        for left in _files(place):
            left.unlink(missing_ok=True)


def _appear(place: Path, file: Path, taken: Refusal) -> None:
    """Under its name, over nothing: whoever made a file of that name meanwhile keeps it."""
    try:
        os.link(place, file)
    except FileExistsError as error:
        raise taken from error
    except OSError:  # a folder without hard links
        if file.exists():
            raise taken from None
        place.rename(file)


def _files(file: Path) -> list[Path]:
    """A database and what SQLite keeps beside it."""
    return [file.with_name(file.name + ending) for ending in ("", "-wal", "-shm", "-journal")]


def _copy(source: Path, file: Path) -> None:
    file.touch(mode=0o600)
    address = f"{source.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as here, closing(sqlite3.connect(file)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it


def _lines(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        return int(copy.execute("SELECT count(*) FROM log").fetchone()[0])


async def _collect(address: str, file: Path) -> None:
    """A snapshot of PostgreSQL: one transaction reads all."""
    connection = await asyncpg.connect(address)
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as copy:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                if await connection.fetchval("SELECT to_regclass('migrations')") is None:
                    raise Refusal("refuse-no-house", file=address.rpartition("@")[2])
                done = await connection.fetchval("SELECT max(number) FROM migrations")
                pending(done)  # refuses a newer one
                migrate(copy, done)
                copy.execute("BEGIN")
                for table, columns in _columns(copy).items():
                    await _fill(connection, copy, table, columns)
                copy.execute("COMMIT")
    finally:
        await connection.close()


async def _fill(connection: Any, copy: sqlite3.Connection, table: str, columns: tuple[str, ...]) -> None:
    """A table of the copy."""
    places = ", ".join("?" * len(columns))
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"  # noqa: S608
    select = f"SELECT {', '.join(columns)} FROM {table}"  # noqa: S608
    async for row in connection.cursor(select, prefetch=TOGETHER):
        copy.execute(insert, tuple(row))


def _columns(copy: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """The columns of every table of ours."""
    found = {}
    for table in TABLES:
        found[table] = tuple(row[1] for row in copy.execute(f"PRAGMA table_info({table})"))
    return found


# --- and back ---


async def restore(file: Path, address: str) -> int:
    """Fills an empty place from a backup; how many lines of logs."""
    if not file.exists():
        raise Refusal("refuse-no-backup", file=str(file))
    full = Refusal("refuse-restore-full", address=without_password(address))
    try:
        if not address.startswith("sqlite:"):
            return await _restore_postgres(file, address, full)
        target = Path(address.removeprefix("sqlite:"))
        if any(found.exists() for found in _files(target)):
            raise full  # a log that was left beside a file that is gone would be read into the new one
        with _whole(target, full) as copy:
            await asyncio.to_thread(_renew, file, copy)
            return _lines(copy)
    except FAULTS as error:
        raise Refusal("refuse-restore", file=str(file), detail=str(error)) from error


def _renew(file: Path, copy: Path) -> None:
    """A copy of a backup, checked and brought up to date."""
    _copy(file, copy)
    with closing(sqlite3.connect(copy, isolation_level=None)) as found:
        number, known = found.execute("PRAGMA user_version").fetchone()[0], len(migrations())
        if number > known:
            raise Refusal("refuse-backup-newer", file=str(file))
        _same_shape(found, number, file)
        damage = found.execute("PRAGMA quick_check(1)").fetchone()[0]
        if damage != "ok":
            raise Refusal("refuse-restore", file=str(file), detail=damage)
        migrate(found)


def _same_shape(found: sqlite3.Connection, number: int, file: Path) -> None:
    """Refuses a file that says it is a backup and has other columns."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        migrate(model, number)
        wanted, there = _columns(model), _columns(found)
    for table in TABLES:
        if not there[table] or wanted[table] != there[table]:
            raise Refusal("refuse-backup-shape", file=str(file), table=table)


async def _restore_postgres(file: Path, address: str, full: Refusal) -> int:
    """In one transaction; a house that opens meanwhile waits for it, and one that is open keeps its own."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "house.db"
        await asyncio.to_thread(_renew, file, place)
        connection = await asyncpg.connect(address)
        try:
            async with connection.transaction():
                await _empty(connection, full)
                with closing(sqlite3.connect(place)) as copy:
                    for table, columns in _columns(copy).items():
                        await _pour(copy, connection, table, columns)
        finally:
            await connection.close()
        return _lines(place)


async def _empty(connection: Any, full: Refusal) -> None:
    """Our tables, without a row. A house that was ever open has written its secret down."""
    await migrate_postgres(connection)
    await connection.execute("LOCK TABLE secrets IN EXCLUSIVE MODE")
    for table in ("secrets", "people", "log"):
        if await connection.fetchval(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608
            raise full


async def _pour(copy: sqlite3.Connection, connection: Any, table: str, columns: tuple[str, ...]) -> None:
    """A table of PostgreSQL."""
    rows = copy.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608
    while some := rows.fetchmany(TOGETHER):
        await connection.copy_records_to_table(table, records=some, columns=columns)
