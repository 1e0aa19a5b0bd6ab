"""What a host does beside a running house: backups, exports, and keeping order."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server.houses import opened, play, seated, started
from terem.cli import main
from terem.kernel.phrase import Refusal
from terem.server import deeds, log
from terem.server.backup import back_up, restore
from terem.server.database import database_at


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
    assert main(["admin", "list", *folder]) == 0
    assert table in capsys.readouterr().out
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


def test_where_there_is_no_house_nothing_is_made(tmp_path, capsys):
    assert main(["admin", "list", "--data", str(tmp_path)]) == 2
    assert main(["backup", str(tmp_path / "x.db"), "--data", str(tmp_path / "none")]) == 2
    assert not Path(tmp_path / "house.db").exists()
    assert not Path(tmp_path / "x.db").exists()
