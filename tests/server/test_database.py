"""Both databases keep the same promises."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from terem.kernel.phrase import Refusal
from terem.server.database import Broken, Job, Taken, database_at
from terem.server.database.base import migrations, statements

LINE = "INSERT INTO log (table_id, seq, body) VALUES ($1, $2, $3)"


def run(work):
    return asyncio.run(work)


async def using(address, work):
    database = database_at(address)
    await database.open()
    try:
        return await work(database)
    finally:
        await database.close()


def test_what_was_written_is_there_after_opening_again(address):
    async def write(database):
        return await database.write([Job(LINE, ("t", 1, b"one")), Job(LINE, ("t", 2, b"two"))])

    async def read(database):
        return await database.read("SELECT seq, body FROM log WHERE table_id = $1 ORDER BY seq", "t")

    assert run(using(address, write)) == [1, 1]
    assert [(seq, bytes(body)) for seq, body in run(using(address, read))] == [(1, b"one"), (2, b"two")]


def test_a_line_is_written_once_and_a_transaction_wholly_or_not_at_all(address):
    async def work(database):
        await database.write([Job(LINE, ("t", 1, b"one"))])
        with pytest.raises(Taken):
            await database.write([Job(LINE, ("t", 2, b"two")), Job(LINE, ("t", 1, b"again"))])
        return await database.read("SELECT body FROM log")

    assert [bytes(body) for (body,) in run(using(address, work))] == [b"one"]


def test_of_many_who_write_the_same_line_one_has_it(address):
    async def work(database):
        writers = [database.write([Job(LINE, ("t", 1, b"%d" % number))]) for number in range(40)]
        return await asyncio.gather(*writers, return_exceptions=True)

    found = run(using(address, work))
    assert found.count([1]) == 1
    assert sum(isinstance(one, Taken) for one in found) == 39


def test_two_that_open_together_migrate_once(address):
    async def work():
        one, other = database_at(address), database_at(address)
        await asyncio.gather(one.open(), other.open())
        rows = await other.read("SELECT count(*) FROM tables")
        await one.close()
        await other.close()
        return rows

    assert run(work()) == [(0,)]


def test_a_new_file_may_be_opened_by_two_at_once(tmp_path):
    """Of thirty times one or two failed, while one of the two was deciding how the file is written."""

    async def work():
        for number in range(30):
            both = [database_at(f"sqlite:{tmp_path / f'house-{number}.db'}") for _ in range(2)]
            await asyncio.gather(*(one.open() for one in both))
            await asyncio.gather(*(one.close() for one in both))

    run(work())


def test_an_address_nobody_knows_is_refused():
    with pytest.raises(Refusal):
        database_at("mysql://somewhere")


@pytest.mark.parametrize("bad", ["sqlite:/proc/nowhere/house.db", "postgresql://127.0.0.1:1/none"])
def test_a_database_that_cannot_be_opened_says_so(bad):
    with pytest.raises(Broken):
        run(using(bad, lambda database: database.read("SELECT 1")))


def test_a_full_disk_fails_the_writer_and_nobody_else(sqlite_address):
    async def work(database):
        await database.write([Job(LINE, ("t", 1, b"one"))])
        limited = sqlite3.connect(sqlite_address.removeprefix("sqlite:"))
        pages = limited.execute("PRAGMA page_count").fetchone()[0]
        await database.write([Job(f"PRAGMA max_page_count = {pages}")])
        with pytest.raises(Broken):
            await database.write([Job(LINE, ("t", 2, b"x" * 500_000))])
        await database.write([Job("PRAGMA max_page_count = 1000000")])
        await database.write([Job(LINE, ("t", 2, b"two"))])
        return await database.read("SELECT seq FROM log ORDER BY seq")

    assert run(using(sqlite_address, work)) == [(1,), (2,)]


def test_migrations_are_numbered_without_a_gap():
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))
    assert statements("-- one\nSELECT 1; -- two\nSELECT 2;\n") == ["SELECT 1", "SELECT 2"]


def test_nothing_ends_the_writer(sqlite_address):
    """Neither a number no column holds, nor somebody who stops waiting."""

    async def work(database):
        with pytest.raises(Broken):
            await database.write([Job(LINE, ("t", 2**70, b"one"))])
        waiting = [asyncio.ensure_future(database.write([Job(LINE, ("t", n, b"x"))])) for n in range(1, 50)]
        await asyncio.sleep(0)
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        return await asyncio.wait_for(database.write([Job(LINE, ("t", 99, b"two"))]), 5)

    assert run(using(sqlite_address, work)) == [1]
