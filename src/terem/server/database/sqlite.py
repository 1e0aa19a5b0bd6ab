"""SQLite in one file: what has come in together is committed together, and readers beside it.

Statements only touch memory and take microseconds, so they run where they are ordered; a thread does what waits for the
disk, the commit. Statements in that thread would each have to wait for the interpreter's lock while the house is busy.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any, NamedTuple

from terem.kernel.phrase import Refusal
from terem.server.database.base import Broken, Job, Row, Taken, pending

MOST_TOGETHER = 256
"""Transactions that share a commit."""
READERS = 2
PATIENCE = 10.0
"""Seconds to wait for another process that writes."""
PAUSE = 0.005
SETTINGS = ("synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")


class _Order(NamedTuple):
    """A transaction on its way to the disk."""

    jobs: Sequence[Job]
    done: asyncio.Future[list[int]]


class Sqlite:
    """A database in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._orders: list[_Order] = []
        self._writing: asyncio.Task[None] | None = None
        self._pen: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="terem-write")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="terem-read")
        self._local = threading.local()
        self._opened: list[sqlite3.Connection] = []

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for setting in SETTINGS:
            connection.execute(f"PRAGMA {setting}")
        self._opened.append(connection)
        return connection

    async def open(self) -> None:
        """Makes the file where it is missing."""
        try:
            await asyncio.to_thread(_make, Path(self.path))
            self._pen = await asyncio.to_thread(self._connect)
            await asyncio.to_thread(_write_ahead, self._pen)
            await asyncio.to_thread(migrate, self._pen)
            self._pen.execute("PRAGMA busy_timeout = 0")  # whoever waits must not stop the house
        except (OSError, sqlite3.Error, Refusal) as error:
            self._let_go()
            if isinstance(error, Refusal):
                raise
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY:
                raise Refusal("refuse-database-readonly", file=self.path) from error
            raise Broken(str(error)) from error

    async def close(self) -> None:
        """Writes what was ordered before."""
        if self._writing:
            await self._writing
        self._let_go()

    def _let_go(self) -> None:
        self._disk.shutdown()
        self._readers.shutdown()
        for connection in self._opened:
            connection.close()

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """Reads beside the writer: what was committed before is seen."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = self._connect()
        try:
            return list(connection.execute(_numbered(sql), values))
        except sqlite3.Error as error:
            raise Broken(str(error)) from error

    async def write(self, jobs: Sequence[Job]) -> list[int]:
        """Waits for the commit."""
        order = _Order(jobs, asyncio.get_running_loop().create_future())
        self._orders.append(order)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_on())
        return await order.done

    # --- writing ---

    async def _write_on(self) -> None:
        """Takes what has come in and commits it together, until there is nothing more."""
        await asyncio.sleep(0)  # others who are about to order come along
        while self._orders:
            orders, self._orders = self._orders[:MOST_TOGETHER], self._orders[MOST_TOGETHER:]
            wanted = [order for order in orders if not order.done.done()]
            if wanted:
                _answer(wanted, await self._commit(wanted))

    async def _commit(self, orders: list[_Order]) -> Sequence[list[int] | Exception]:
        """One commit for all; an order that fails is undone alone, a commit that fails fails them all."""
        pen = self._pen
        assert pen is not None
        try:
            await _begin(pen)
            results = _try_all(pen, orders)
            await asyncio.get_running_loop().run_in_executor(self._disk, pen.execute, "COMMIT")
        except Exception as error:  # noqa: BLE001  nothing may end the writing
            if pen.in_transaction:
                pen.execute("ROLLBACK")
            return [Broken(str(error))] * len(orders)
        return results


def _make(path: Path) -> None:
    """A file only its owner reads, in a folder of the same kind; what is there already stays as its host wants it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _write_ahead(pen: sqlite3.Connection) -> None:
    """Readers shall not wait for who writes. SQLite itself does not wait where another process decides that, too."""
    end = monotonic() + PATIENCE
    while True:
        try:
            pen.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not _busy(error) or monotonic() > end:
                raise
            sleep(PAUSE)
        else:
            return


def _busy(error: sqlite3.OperationalError) -> bool:
    """Whether another process has what is wanted; SQLite tells in the higher bits what for."""
    return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY


async def _begin(pen: sqlite3.Connection) -> None:
    """Waits for another process that writes, and lets the house go on meanwhile."""
    end = monotonic() + PATIENCE
    while True:
        try:
            pen.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if not _busy(error) or monotonic() > end:
                raise
            await asyncio.sleep(PAUSE)
        else:
            return


def _answer(orders: list[_Order], results: Sequence[list[int] | Exception]) -> None:
    """Tells everybody who waits and has not gone meanwhile."""
    for order, result in zip(orders, results, strict=True):
        if order.done.done():
            continue
        if isinstance(result, Exception):
            order.done.set_exception(result)
        else:
            order.done.set_result(result)


@lru_cache(maxsize=256)
def _numbered(sql: str) -> str:
    """With places as SQLite numbers them."""
    return sql.replace("$", "?")


def _try_all(connection: sqlite3.Connection, orders: list[_Order]) -> list[list[int] | Exception]:
    """All orders; hardly ever does more than a first statement fail, and that leaves nothing to undo."""
    connection.execute("SAVEPOINT every")
    try:
        found: list[list[int] | Exception] = [_try_first(connection, order.jobs) for order in orders]
    except Exception:  # noqa: BLE001  which one it is turns out below
        connection.execute("ROLLBACK TO every")
        found = [_try(connection, order.jobs) for order in orders]
    connection.execute("RELEASE every")
    return found


def _try_first(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[int] | Exception:
    """One order; raises where it fails half-way."""
    first, *rest = jobs
    try:
        found = [connection.execute(_numbered(first.sql), first.values).rowcount]
    except sqlite3.IntegrityError as error:
        return Taken(str(error))
    return found + [connection.execute(_numbered(job.sql), job.values).rowcount for job in rest]


def _try(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[int] | Exception:
    """One order; whatever is wrong with it is its own trouble, for the writer must go on."""
    found: list[int] | Exception
    connection.execute("SAVEPOINT one")
    try:
        found = [connection.execute(_numbered(job.sql), job.values).rowcount for job in jobs]
    except Exception as error:  # noqa: BLE001  handed to whoever gave the order
        connection.execute("ROLLBACK TO one")
        found = Taken(str(error)) if isinstance(error, sqlite3.IntegrityError) else Broken(str(error))
    connection.execute("RELEASE one")
    return found


def migrate(connection: sqlite3.Connection, last: int | None = None) -> None:
    """All that are due, or in an empty file those up to a number, in one transaction; their number with them."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        done = connection.execute("PRAGMA user_version").fetchone()[0]
        for number, statements in pending(done)[:last]:
            for statement in statements:
                connection.execute(statement)
            done = number
        connection.execute(f"PRAGMA user_version = {done}")  # in any case: a file that cannot be written is found now
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
