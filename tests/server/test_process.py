"""The server as a process: backed up under load, it ends when asked with everything stored and leaves nobody behind."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from random import Random

import pytest

from server.driver import ROOT, Player, Server, children_of, company
from server.kills import check_log, read_log
from server.services import free_port, fresh_postgres

TABLES = (("gorynych", 3, {}), ("winter-tales", 2, {}))


@pytest.fixture(params=["sqlite", "postgresql, two workers"])
def house(request, tmp_path):
    """How the house is run, and the address of its database."""
    usual = ["--pace", "0", "--rate", "1000"]
    if request.param == "sqlite":
        yield [*usual, "--data", str(tmp_path / "house")], f"sqlite:{tmp_path / 'house' / 'house.db'}"
        return
    for address in fresh_postgres(request.getfixturevalue("postgres")):
        redis = request.getfixturevalue("redis_server")
        yield [*usual, "--database", address, "--redis", redis, "--workers", "2"], address


class Tiring(Player):
    """Answers more and more slowly, so that no game is over before the backup is made, however slow the machine."""

    tires = 0.04

    async def _answer(self, socket):
        await asyncio.sleep(self.tires * self.count)
        await super()._answer(socket)


def alive(pids):
    """Those that are still there, not counting the dead nobody has asked after."""
    found = []
    for pid in pids:
        state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
        if state.stdout.strip() and not state.stdout.startswith("Z"):
            found.append(pid)
    return found


async def gone(pids):
    """Waits until they are all gone; the caller's patience is bounded."""
    while alive(pids):
        await asyncio.sleep(0.1)


async def with_a_bot(server, people):
    """A table at which a bot thinks, so that a process of its own is there."""
    owner = people[0]
    table = (await owner.ask("POST", "/api/tables/", {"game": "winter-queen", "players": 2})).json()["id"]
    await owner.ask("POST", f"/api/tables/{table}/seats/0", {})
    await owner.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "greedy"})
    await owner.ask("POST", f"/api/tables/{table}/start")
    await owner.ask("POST", f"/api/tables/{table}/seats/0/leave")


async def under_load(server, work):
    """Players at some tables while something is done; returns them with what that returned."""
    rng = Random(3)
    people = []
    for number, (game, players, options) in enumerate(TABLES):
        people += await company(server.address, game, players, f"t{number}p", rng, options, Tiring)
    await with_a_bot(server, people)
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        while sum(len(person.done) for person in people) < 15:
            await asyncio.sleep(0.02)
        return people, await work(people)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def command(*words):
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "TEREM_LANG": "en"}
    return subprocess.run([sys.executable, "-m", "terem", *words], env=env, capture_output=True, text=True, check=False)


def test_a_house_is_backed_up_under_load_stops_when_asked_and_goes_on_from_the_backup(house, tmp_path):
    words, address = house
    server, copy, again = Server(free_port(), *words), tmp_path / "copy.db", tmp_path / "again"
    server.start()

    async def work(people):
        before = [ref for person in people for ref in person.done]
        done = await asyncio.to_thread(command, "backup", str(copy), "--database", address)
        assert done.returncode == 0, done.stderr
        children = children_of(server.child.pid)
        os.kill(server.child.pid, signal.SIGTERM)  # to the house alone: its children are its own business
        code = await asyncio.to_thread(server.child.wait, 60)
        await gone(children)
        return before, code, children

    try:
        people, (before, code, children) = asyncio.run(asyncio.wait_for(under_load(server, work), 120))
    finally:
        server.stop()
    assert code == 0
    assert children
    check_log(asyncio.run(read_log(address)), people)

    assert command("restore", str(copy), "--data", str(again)).returncode == 0
    rows = asyncio.run(read_log(f"sqlite:{again / 'house.db'}"))
    kept = {note["ref"] for _, _, note in rows if note["type"] == "played"}
    assert [ref for ref in before if ref not in kept] == []
    go_on(Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(again)), people)
    after = asyncio.run(read_log(f"sqlite:{again / 'house.db'}"))
    assert [row for row in after if row in rows] == rows
    check_log(after, people)


def go_on(server, people):
    """The same people at the same tables, whose cookies are good; what they heard after the backup is forgotten."""

    async def play():
        for person in people:
            person.address = server.address
            person.heard, person.done, person.unanswered, person.asked, person.over = {}, [], None, {}, False
            person.count += 1000
            person.tires = 0.0
        playing = [asyncio.create_task(person.play()) for person in people]
        while not all(person.over or len(person.done) > 2 for person in people):
            await asyncio.sleep(0.02)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    server.start()
    try:
        asyncio.run(asyncio.wait_for(play(), 120))
    finally:
        server.stop()
    assert any(person.done for person in people)


def test_nobody_outlives_a_house_that_was_killed(postgres, redis_server):
    """Neither thinkers nor workers: they would hold the port and write on."""
    for address in fresh_postgres(postgres):
        words = ["--pace", "0", "--rate", "1000", "--database", address, "--redis", redis_server, "--workers", "2"]
        server = Server(free_port(), *words)
        server.start()

        async def kill(_people, server=server):
            children = children_of(server.child.pid)
            server.child.kill()  # the parent alone
            await asyncio.to_thread(server.child.wait)
            await gone(children)
            return children

        try:
            _, children = asyncio.run(asyncio.wait_for(under_load(server, kill), 120))
        finally:
            with contextlib.suppress(ProcessLookupError):
                server.kill()
        assert len(children) >= 2
