"""What a host does beside a running house: backups, exports, and keeping order."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from server.houses import opened, play, seated, started
from terem.cli import main
from terem.kernel.phrase import Refusal
from terem.server import deeds, log
from terem.server.backup import back_up, restore
from terem.server.database import database_at
from terem.server.database.sqlite import migrate


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


async def lines(address):
    database = database_at(address)
    await database.open()
    rows = await database.read("SELECT table_id, seq, body FROM log ORDER BY table_id, seq")
    await database.close()
    return [(table, seq, bytes(body)) for table, seq, body in rows]


def test_a_backup_under_load_holds_everything_that_was_acknowledged(address, tmp_path):
    """And restores into either kind of database, on which the game goes on."""

    async def work():
        async with opened(address) as house:
            room, ids = await started(house, people=2, bots=0)
            playing = asyncio.create_task(play(house, room, ids))
            while room.seq < 12:
                await asyncio.sleep(0.001)
            acknowledged = room.seq
            await back_up(address, tmp_path / "copy.db")
            await playing
            return room.id, acknowledged, ids

    name, acknowledged, ids = run(work())
    target = f"sqlite:{tmp_path / 'again' / 'house.db'}"
    assert run(restore(tmp_path / "copy.db", target)) >= acknowledged
    kept, original = run(lines(target)), run(lines(address))
    assert kept == original[: len(kept)]

    async def go_on():
        async with opened(target) as house:
            room = await house.room(name)
            await play(house, room, ids)
            assert room.sitting.stage == "over"

    run(go_on())


def test_a_backup_overwrites_nothing_and_a_house_is_not_restored_over(sqlite_address, tmp_path, capsys):
    async def work():
        async with opened(sqlite_address) as house:
            await seated(house)

    run(work())
    folder = ["--data", str(tmp_path)]
    assert main(["backup", str(tmp_path / "b.db"), *folder]) == 0
    assert main(["backup", str(tmp_path / "b.db"), *folder]) == 2
    assert "exists already" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.db"), *folder]) == 2
    assert "empty place" in capsys.readouterr().err
    assert main(["restore", str(tmp_path / "b.db"), "--data", str(tmp_path / "new")]) == 0
    (tmp_path / "broken.db").write_bytes(b"no database")
    assert main(["restore", str(tmp_path / "broken.db"), "--data", str(tmp_path / "newer")]) == 2


@pytest.fixture
def backup_file(sqlite_address, tmp_path):
    """A backup of a small house."""

    async def work():
        async with opened(sqlite_address) as house:
            await started(house, people=2, bots=0)

    run(work())
    run(back_up(sqlite_address, tmp_path / "copy.db"))
    return tmp_path / "copy.db"


def change(file, *statements):
    with closing(sqlite3.connect(file)) as copy:
        for statement in statements:
            copy.execute(statement)
        copy.commit()


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("PRAGMA user_version = 99", "refuse-backup-newer"),
        ("ALTER TABLE people ADD COLUMN shoe_size BIGINT", "refuse-backup-shape"),
        ("DROP TABLE reports", "refuse-backup-shape"),
    ],
)
def test_a_backup_of_another_shape_is_refused_and_nothing_is_made(backup_file, address, tmp_path, statement, key):
    change(backup_file, statement)
    kind = address.partition(":")[0]
    target = f"sqlite:{tmp_path / 'new' / 'house.db'}" if kind == "sqlite" else address
    with pytest.raises(Refusal) as refused:
        run(restore(backup_file, target))
    assert refused.value.phrase.key == key
    if kind == "sqlite":
        assert list((tmp_path / "new").iterdir()) == []
    else:
        assert run(tables_of(target)) == []


async def tables_of(address):
    connection = await asyncpg.connect(address)
    rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    await connection.close()
    return [row[0] for row in rows]


def test_a_restore_that_breaks_off_leaves_nothing_behind(backup_file, address, tmp_path, monkeypatch):
    """A line twice, under a key that is gone from the backup: found only while it is poured in."""
    change(
        backup_file,
        "CREATE TABLE other AS SELECT * FROM log",
        "DROP TABLE log",
        "ALTER TABLE other RENAME TO log",
        "INSERT INTO log SELECT * FROM log",
    )
    if address.startswith("sqlite:"):
        address = f"sqlite:{tmp_path / 'new' / 'house.db'}"
        monkeypatch.setattr("terem.server.backup.migrate", broken_off)
    with pytest.raises(Refusal) as refused:
        run(restore(backup_file, address))
    assert refused.value.phrase.key == "refuse-restore"
    if address.startswith("sqlite:"):
        assert list((tmp_path / "new").iterdir()) == []
    else:
        assert run(tables_of(address)) == []


def broken_off(connection, last=None):
    if last is None:
        raise sqlite3.OperationalError("disk I/O error")
    migrate(connection, last)


def test_a_backup_of_an_older_version_is_brought_up_to_date(backup_file, address, tmp_path):
    change(
        backup_file,
        "DROP TABLE answered",
        "DROP INDEX tables_shown",
        "ALTER TABLE tables DROP COLUMN shown",
        "CREATE INDEX tables_public ON tables (public, stage, touched)",
        "PRAGMA user_version = 1",
    )
    target = f"sqlite:{tmp_path / 'new' / 'house.db'}" if address.startswith("sqlite:") else address
    assert run(restore(backup_file, target)) > 0

    async def look():
        async with opened(target) as house:
            (row,) = await house.store.all(10)
            assert row.shown == row.touched

    run(look())


def test_a_house_that_is_open_is_not_restored_over_though_nobody_has_come(backup_file, address, tmp_path):
    target = f"sqlite:{tmp_path / 'open' / 'house.db'}" if address.startswith("sqlite:") else address

    async def work():
        async with opened(target):
            await restore(backup_file, target)

    with pytest.raises(Refusal) as refused:
        run(work())
    assert refused.value.phrase.key == "refuse-restore-full"


def test_an_exported_record_is_proved(sqlite_address, tmp_path, capsys):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await started(house, people=1, bots=1)
            await play(house, room, ids)
            row = await house.store.row(room.id)
            return row.code

    code = run(work())
    target = tmp_path / "game.jsonl"
    assert main(["export", code.lower(), "-o", str(target), "--data", str(tmp_path)]) == 0
    assert main(["verify", str(target)]) == 0
    assert '"name":"P0"' in target.read_text()
    assert main(["export", "NOSUCH", "-o", str(target), "--data", str(tmp_path)]) == 2


def test_the_host_mutes_and_closes(sqlite_address, tmp_path, capsys):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house, people=2, bots=0)
            return room.id, ids

    table, ids = run(work())
    folder = ["--data", str(tmp_path)]
    for language, stage in (("en", "gathering"), ("ru", "собираются"), ("hu", "gyülekezik")):
        assert main(["admin", "list", "--lang", language, *folder]) == 0
        listed = capsys.readouterr().out
        assert table in listed
        assert stage in listed
    assert main(["admin", "mute", ids[0], "--hours", "2", *folder]) == 0
    assert main(["admin", "mute", "nobody", *folder]) == 2
    assert main(["admin", "close", table, *folder]) == 0
    assert main(["admin", "close", table, *folder]) == 2
    assert main(["admin", "close", *folder]) == 2
    assert main(["admin", "reports", *folder]) == 0

    async def look():
        async with opened(sqlite_address) as house:
            room = await house.room(table)
            assert isinstance(room.moments[-1].note, log.Closed)
            assert (await house.people.account(ids[0])).muted > 0
            await house.do(table, lambda room, now: deeds.say(room, ids[1], "hello", "", now))

    with pytest.raises(Refusal) as refused:
        run(look())
    assert refused.value.phrase.key == "refuse-table-closed"


def test_the_host_reads_who_said_what_was_reported(sqlite_address, tmp_path, capsys):
    """As it was said: what looks like markup is text, and stops nobody from reading the rest."""
    rude = "rude [bold]x[/bold] and [/b]"

    async def work():
        async with opened(sqlite_address) as house:
            room, (victim, other) = await seated(house, people=2, bots=0)
            await house.do(room.id, lambda room, now: deeds.say(room, other, rude, "", now))
            await house.store.report(victim, room.id, room.seq, rude, 0)
            await house.store.report(victim, room.id, room.seq + 9, "of a line there is not", 0)
            await house.store.report(victim, room.id, room.seq, "of another line", 0)
            return room.id, other

    table, other = run(work())
    folder = ["--data", str(tmp_path)]
    assert main(["admin", "reports", *folder]) == 0
    shown = capsys.readouterr().out
    assert shown.count(other) == 1, "nobody is blamed for what they did not say"
    assert "[bold]" in shown
    assert "there is not" in shown
    assert main(["admin", "people", table, *folder]) == 0
    assert other in capsys.readouterr().out


@pytest.mark.parametrize("hours", ["0", "-5", "99999999999999"])
def test_so_many_hours_are_none(sqlite_address, tmp_path, capsys, hours):
    run(_made(sqlite_address))
    assert main(["admin", "mute", "somebody", "--hours", hours, "--data", str(tmp_path)]) == 2
    assert "100" in capsys.readouterr().err


async def _made(address):
    async with opened(address):
        pass


def test_where_there_is_no_house_nothing_is_made(tmp_path, capsys):
    assert main(["admin", "list", "--data", str(tmp_path)]) == 2
    assert main(["backup", str(tmp_path / "x.db"), "--data", str(tmp_path / "none")]) == 2
    assert not Path(tmp_path / "house.db").exists()
    assert not Path(tmp_path / "x.db").exists()
