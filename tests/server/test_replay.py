"""A finished game once more: move by move, as each seat saw it, and nothing of it before the end."""

from __future__ import annotations

import asyncio
import json
from random import Random

import httpx
import pytest

from server.driver import Server, company
from server.services import free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()


def scenes(server, table, query=""):
    answer = httpx.get(f"{server.address}/api/tables/{table}/replay{query}")
    assert answer.status_code == 200
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_game_is_shown_again_as_each_seat_saw_it(server):
    async def game():
        people = await company(server.address, "winter-queen", 2, "R", Random(4))
        table = people[0].table
        early = httpx.get(f"{server.address}/api/tables/{table}/replay")
        assert (early.status_code, early.json()["reason"]["key"]) == (409, "refuse-replay-running")
        await asyncio.gather(*(person.play() for person in people))
        return people, table

    people, table = asyncio.run(game())
    heard = [event for _, events in sorted(people[0].heard.items()) for event in events]
    mine = scenes(server, table, "?seat=0")
    assert [event for scene in mine for event in scene.get("events", [])] == heard
    assert [scene["step"] for scene in mine] == list(range(len(mine)))
    points = [scene["view"]["points"] for scene in mine]
    assert points == sorted(points)
    assert points[-1] == mine[-1]["view"]["totals"][0]
    assert mine[-2]["view"]["totals"] is None
    watched = scenes(server, table)
    assert all(scene["view"]["points"] is None for scene in watched)
    assert len(watched) == len(mine)
    away = httpx.get(f"{server.address}/api/tables/{table}/replay?seat=7")
    assert (away.status_code, away.json()["reason"]["key"]) == (404, "refuse-no-such-seat")
    wonder = f"{server.address}/api/tables/{table}/replay/explain"
    then = httpx.post(wonder, json={"step": len(mine) // 2, "seat": 0, "question": {"about": "survey"}})
    books = {book["book"] for books in mine[len(mine) // 2]["view"]["books"] for book in books}
    assert {why["book"] for why in then.json()} <= books
    beyond = httpx.post(wonder, json={"step": len(mine), "seat": 0, "question": {"about": "survey"}})
    assert (beyond.status_code, beyond.json()["reason"]["key"]) == (400, "refuse-no-such-step")
