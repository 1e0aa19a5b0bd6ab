"""The book of a finished story, over the network."""

from __future__ import annotations

import time

import httpx
import pytest

from server.driver import Server
from server.services import free_port

SIGNS = {"html": b"<!", "epub": b"PK", "pdf": b"%PDF"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def web(server):
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.post("/api/me", json={"name": "Ann", "crest": "owl", "language": "en"})
        yield client


def opened(web, game, **options):
    table = web.post("/api/tables/", json={"game": game, "players": 2, "options": options}).json()["id"]
    for seat in (0, 1):
        assert web.put(f"/api/tables/{table}/seats/{seat}/bot", json={"level": "random"}).status_code == 200
    return table


@pytest.fixture(scope="module")
def told(web):
    """A story that bots have told."""
    table = opened(web, "winter-tales", chapters=1)
    web.post(f"/api/tables/{table}/start")
    while web.get(f"/api/tables/{table}").json()["sitting"]["stage"] != "over":
        time.sleep(0.1)
    return table


def test_a_book_is_read_in_the_readers_language(web, told):
    book = web.get(f"/api/tables/{told}/book", params={"language": "hu"}).json()
    assert book["language"] == "hu"
    assert len(book["names"]) == 2
    told_of = [run for section in book["sections"] for p in section["paragraphs"] for run in p["runs"]]
    assert any(run["card"] for run in told_of)
    assert all(run["text"] for run in told_of)
    scenes = [section["scene"] for section in book["sections"] if section["scene"]]
    assert all(scene["place"] and scene["spring"] >= 0 and scene["winter"] >= 0 for scene in scenes)


@pytest.mark.parametrize("kind", SIGNS)
def test_a_book_is_taken_home(web, told, kind):
    answer = web.get(f"/api/tables/{told}/book.{kind}", params={"language": "ru"})
    assert answer.status_code == 200
    assert answer.content.startswith(SIGNS[kind])
    assert answer.headers["content-disposition"] == f'attachment; filename="wintertown-ru.{kind}"'


def test_a_book_calls_bots_as_their_table_does(web, told):
    names = web.get(f"/api/tables/{told}/book").json()["names"]
    assert names == ["Rooster", "Squirrel"]


def test_no_book_before_the_end_nor_of_another_game(web, told):
    waiting = opened(web, "winter-tales", chapters=1)
    assert web.get(f"/api/tables/{waiting}/book").json()["reason"]["key"] == "refuse-book-running"
    other = opened(web, "winter-queen")
    assert web.get(f"/api/tables/{other}/book.pdf").json()["reason"]["key"] == "refuse-story-game"
    assert web.get(f"/api/tables/{told}/book", params={"language": "xx"}).json()["reason"]["key"] == "refuse-language"
