"""SQLite in one file: a writer thread that commits what has come in together, and readers beside it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from terem.kernel.phrase import Refusal
from terem.server.database.base import Broken, Job, Row, Taken, pending

MOST_TOGETHER = 256
"""Transactions that share a commit."""
READERS = 2
SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000", "foreign_keys = ON")


class _Order(NamedTuple):
    """A transaction on its way to the writer."""

    jobs: Sequence[Job]
    done: Future[list[int]]


class Sqlite:
    """A database in a file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._orders: queue.SimpleQueue[_Order | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
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
            connection = await asyncio.to_thread(self._connect)
            await asyncio.to_thread(migrate, connection)
        except (OSError, sqlite3.Error, Refusal) as error:
            self._let_go()
            if isinstance(error, Refusal):
                raise
            if getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY:
                raise Refusal("refuse-database-readonly", file=self.path) from error
            raise Broken(str(error)) from error
        self._writer = threading.Thread(target=self._write_on, args=(connection,), name="terem-write", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Writes what was ordered before."""
        if self._writer:
            self._orders.put(None)
            await asyncio.to_thread(self._writer.join)
        self._let_go()

    def _let_go(self) -> None:
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
            return list(connection.execute(sql, _named(values)))
        except sqlite3.Error as error:
            raise Broken(str(error)) from error

    async def write(self, jobs: Sequence[Job]) -> list[int]:
        """Waits for the commit."""
        order = _Order(jobs, Future())
        self._orders.put(order)
        return await asyncio.wrap_future(order.done)

    # --- the writer's thread ---

    def _write_on(self, connection: sqlite3.Connection) -> None:
        """Takes what has come in and commits it together, until there is nothing more to come."""
        more = True
        while more:
            orders, more = self._come_in()
            wanted = [order for order in orders if order.done.set_running_or_notify_cancel()]
            if wanted:
                _commit(connection, wanted)

    def _come_in(self) -> tuple[list[_Order], bool]:
        """What is waiting, at least one; False when it is the last."""
        found: list[_Order] = []
        order = self._orders.get()
        while order is not None:
            found.append(order)
            if len(found) == MOST_TOGETHER:
                return found, True
            try:
                order = self._orders.get_nowait()
            except queue.Empty:
                return found, True
        return found, False


def _make(path: Path) -> None:
    """A file only its owner reads, in a folder of the same kind; what is there already stays as its host wants it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)


def _named(values: tuple[Any, ...]) -> dict[str, Any]:
    return {str(number): value for number, value in enumerate(values, start=1)}


def _commit(connection: sqlite3.Connection, orders: list[_Order]) -> None:
    """One commit for all; an order that fails is undone alone, a commit that fails fails them all."""
    results: list[list[int] | Exception] = []
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_try(connection, order.jobs) for order in orders]
        connection.execute("COMMIT")
    except Exception as error:  # noqa: BLE001  nothing may end the writer
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        results = [Broken(str(error))] * len(orders)
    for order, result in zip(orders, results, strict=True):
        if isinstance(result, Exception):
            order.done.set_exception(result)
        else:
            order.done.set_result(result)


def _try(connection: sqlite3.Connection, jobs: Sequence[Job]) -> list[int] | Exception:
    """One order; whatever is wrong with it is its own trouble, for the writer must go on."""
    found: list[int] | Exception
    connection.execute("SAVEPOINT one")
    try:
        found = [connection.execute(job.sql, _named(job.values)).rowcount for job in jobs]
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
