"""The house over the network: a real server in a process of its own, asked as a browser and as a program would."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time

import httpx
import pytest
import websockets

from server.driver import ROOT, Server
from server.services import free_port

ANN = {"name": "Ann", "crest": "owl", "language": "en"}
NEW = {"game": "winter-queen", "players": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def web(server):
    with httpx.Client(base_url=server.address, timeout=60) as client:
        client.post("/api/me", json=ANN)
        yield client


def cookie_of(web):
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in web.cookies.items())}


def reason(answer):
    return answer.status_code, answer.json()["reason"]["key"]


def test_a_guest_is_known_by_a_cookie_no_script_can_read(server):
    with httpx.Client(base_url=server.address) as web:
        assert reason(web.get("/api/me")) == (401, "refuse-stranger")
        assert web.get("/api/visit").json() == {"account": None}
        answer = web.post("/api/me", json=ANN)
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(answer.headers["set-cookie"].split("; "))
        assert web.get("/api/me").json()["name"] == "Ann"
        assert web.get("/api/visit").json()["account"]["name"] == "Ann"
        name, value = next(iter(web.cookies.items()))
        forged = f"{value[:-1]}{'0' if value[-1] != '0' else '1'}"
        assert httpx.get(f"{server.address}/api/me", headers={"Cookie": f"{name}={forged}"}).status_code == 401


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ({"name": " \u202e ", "crest": "owl", "language": "en"}, "refuse-name-empty"),
        ({"name": "x" * 25, "crest": "owl", "language": "en"}, "refuse-name-long"),
        ({"name": "Ann", "crest": "dragon", "language": "en"}, "refuse-crest"),
        ({"name": "Ann", "crest": "owl", "language": "xx"}, "refuse-language"),
    ],
)
def test_a_wrong_card_is_refused_with_a_reason(server, card, key):
    assert reason(httpx.post(f"{server.address}/api/me", json=card)) == (400, key)


def test_a_foreign_page_changes_nothing(web):
    answer = web.post("/api/tables/", json=NEW, headers={"Origin": "https://elsewhere.example"})
    assert reason(answer) == (403, "refuse-origin")
    answer = web.post("/api/tables/", json=NEW, headers={"Sec-Fetch-Site": "cross-site"})
    assert reason(answer) == (403, "refuse-origin")


def test_a_foreign_page_gets_no_socket(server, web):
    async def knock():
        headers = cookie_of(web) | {"Origin": "https://elsewhere.example"}
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket", additional_headers=headers):
            pass

    with pytest.raises(websockets.InvalidStatus):
        asyncio.run(knock())


def test_headers_keep_browsers_safe(server):
    headers = httpx.get(f"{server.address}/api/games/").headers
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_a_table_is_found_by_its_code_and_everybody_may_look(server, web):
    table = web.post("/api/tables/", json={**NEW, "public": True}).json()
    assert len(table["code"]) == 6
    assert set(table["code"]) <= set("ABCDEFGHJKMNPQRSTUVWXYZ")
    with httpx.Client(base_url=server.address) as stranger:
        found = stranger.get(f"/api/tables/code/{table['code'].lower()}").json()
        assert found["id"] == table["id"]
        assert table["id"] in [line["id"] for line in stranger.get("/api/tables/").json()]
        assert reason(stranger.post(f"/api/tables/{table['id']}/seats/0", json={})) == (401, "refuse-stranger")
        assert reason(stranger.get("/api/tables/nosuch")) == (404, "refuse-no-such-table")


def test_only_the_owner_changes_a_table(server, web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    with httpx.Client(base_url=server.address) as other:
        other.post("/api/me", json=ANN | {"name": "Ben"})
        change = {"players": 3, "options": {}, "clock": "none", "public": False}
        assert reason(other.patch(f"/api/tables/{table}", json=change)) == (403, "refuse-not-owner")
        assert other.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"}).status_code == 403
    assert web.patch(f"/api/tables/{table}", json=change).json()["sitting"]["players"] == 3
    assert reason(web.patch(f"/api/tables/{table}", json=change | {"clock": "sand"})) == (400, "refuse-clock-name")
    assert reason(web.patch(f"/api/tables/{table}", json=change | {"players": 9})) == (400, "refuse-player-count")
    assert reason(web.post(f"/api/tables/{table}/start")) == (409, "refuse-seats-free")


def test_a_seat_is_recovered_by_its_link_once(server, web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    seat = f"/api/tables/{table}/seats/0"
    web.post(seat, json={})
    link = web.post(f"{seat}/link").json()
    with httpx.Client(base_url=server.address) as phone:
        phone.post("/api/me", json=ANN)
        assert reason(phone.post(f"{seat}/recover", json={"token": "x.y"})) == (403, "refuse-link")
        assert phone.post(f"{seat}/recover", json=link).status_code == 201
        assert phone.post(f"{seat}/link").status_code == 201
    assert reason(web.post(f"{seat}/link")) == (403, "refuse-not-your-seat")
    assert reason(web.post(f"{seat}/recover", json=link)) == (403, "refuse-link")


def test_nobody_watches_through_anothers_seat(server, web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    web.post(f"/api/tables/{table}/seats/0", json={})

    async def peek():
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as socket:
            await socket.send(json.dumps({"type": "watch", "table": table, "seat": 0}))
            return json.loads(await socket.recv())

    assert asyncio.run(peek())["reason"]["key"] == "refuse-stranger"


@pytest.mark.parametrize("frame", ["", "{}", "[]", "null", '{"type":"act"}', '{"type":"watch","table":7}', "{" * 5000])
def test_a_frame_that_is_none_is_answered_and_the_socket_lives(server, frame):
    async def send():
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as socket:
            await socket.send(frame)
            refused = json.loads(await socket.recv())
            await socket.send('{"type":"ping"}')
            return refused["reason"]["key"], json.loads(await socket.recv())["type"]

    assert asyncio.run(send()) == ("refuse-frame-shape", "pong")


def test_ten_megabytes_are_not_taken(server, web):
    answer = web.post("/api/tables/", json={**NEW, "options": {"x": "y" * 10_000_000}})
    assert answer.status_code == 413

    async def send():
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/socket") as socket:
            await socket.send("x" * 10_000_000)
            await socket.recv()

    with pytest.raises(websockets.ConnectionClosed):
        asyncio.run(send())
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_passkeys_have_a_road(web):
    challenge = web.post("/api/passkeys/challenge").json()
    assert json.loads(challenge["options"])["rp"]["id"] == "127.0.0.1"
    proof = {"token": challenge["token"], "credential": {}}
    assert reason(web.post("/api/passkeys/", json=proof)) == (403, "refuse-passkey")
    knock = web.post("/api/passkeys/knock").json()
    proof = {"token": knock["token"], "credential": {"id": "AAAA"}}
    assert reason(web.post("/api/passkeys/enter", json=proof)) == (403, "refuse-passkey")


def test_deleting_oneself_leaves_no_trace_but_the_game(server, web):
    assert web.delete("/api/me").status_code == 204
    assert reason(web.get("/api/me")) == (401, "refuse-stranger")


def test_a_program_comes_with_a_token(server, web):
    token = web.post("/api/tokens", json=ANN | {"name": "Snowbot"}).json()
    headers = {"Authorization": f"Bearer {token['token']}"}
    with httpx.Client(base_url=server.address, headers=headers) as program:
        assert program.get("/api/me").json()["kind"] == "bot"
        assert reason(program.post("/api/tokens", json=ANN)) == (403, "refuse-bots-make-no-bots")
    wrong = {"Authorization": "Bearer nothing"}
    assert httpx.get(f"{server.address}/api/me", headers=wrong).status_code == 401


def test_the_schema_names_every_road(server):
    schema = httpx.get(f"{server.address}/schema/openapi.json").json()
    assert {"/api/me", "/api/tables", "/api/tables/{table}/seats/{seat}"} <= set(schema["paths"])
    metrics = httpx.get(f"{server.address}/metrics").text
    assert "terem_sockets" in metrics
    assert httpx.get(f"{server.address}/readyz").status_code == 200


@pytest.mark.parametrize("game", ["winter-queen", "gorynych", "winter-tales"])
def test_the_example_bot_plays_a_whole_game(server, web, game):
    players = 3
    options = {"chapters": 1} if game == "winter-tales" else {}
    table = web.post("/api/tables/", json={"game": game, "players": players, "options": options}).json()
    for seat in range(1, players):
        web.put(f"/api/tables/{table['id']}/seats/{seat}/bot", json={"level": "random"})
    bot = subprocess.Popen([sys.executable, str(ROOT / "examples/bot.py"), server.address, table["code"], "0"])
    for _ in range(1200):
        if web.get(f"/api/tables/{table['id']}").json()["sitting"]["places"][0]["person"]:
            break
        assert bot.poll() is None
        asyncio.run(asyncio.sleep(0.05))
    assert web.post(f"/api/tables/{table['id']}/start").status_code == 201
    assert bot.wait(120) == 0
    record = web.get(f"/api/tables/{table['id']}/record")
    assert record.status_code == 200
    assert record.content.count(b"\n") > 3


def test_talk_is_text_or_a_ready_phrase_and_can_be_reported(server, web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    talk = f"/api/tables/{table}/talk"
    assert web.post(talk, json={"text": "Hello"}).status_code == 201
    assert web.post(talk, json={"phrase": "say-hello"}).status_code == 201
    assert reason(web.post(talk, json={"phrase": "say-nothing"})) == (400, "refuse-talk-phrase")
    assert reason(web.post(talk, json={})) == (400, "refuse-talk-empty")
    assert reason(web.post(talk, json={"text": "x" * 401})) == (400, "refuse-talk-long")
    report = f"/api/tables/{table}/report"
    body = {"person": web.get("/api/me").json()["id"], "time": 0}
    assert reason(web.post(report, json=body)) == (404, "refuse-not-said")
    assert reason(web.post(report, json=body | {"time": -1}))[0] == 400


def test_the_link_of_a_table_is_a_picture(web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    answer = web.get(f"/api/tables/{table}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content.startswith(b"<svg")


def asked(web, table, tries=600):
    """Waits until the table waits for the first seat."""
    for _ in range(tries):
        actions = web.get(f"/api/tables/{table}/seats/0/actions").json()["actions"]
        if actions:
            return actions
        time.sleep(0.1)
    raise AssertionError("the bot never came to an end")


@pytest.mark.parametrize("coach", [True, False])
def test_a_coach_advises_whoever_is_asked_where_the_table_allows_it(server, web, coach):
    table = web.post("/api/tables/", json={**NEW, "coach": coach}).json()
    seats = f"/api/tables/{table['id']}/seats"
    assert table["sitting"]["coach"] is coach
    assert web.post(f"{seats}/0", json={}).status_code == 201
    assert reason(web.post(f"{seats}/0/coach")) == (409, "refuse-coach-waits" if coach else "refuse-coach-off")
    web.put(f"{seats}/1/bot", json={"level": "adept"})
    assert web.post(f"/api/tables/{table['id']}/start").status_code == 201
    actions = asked(web, table["id"])
    answer = web.post(f"{seats}/0/coach", timeout=60)
    if coach:
        assert [one["action"] in actions for one in answer.json()] == [True] * 3
        assert all(one["why"]["key"].startswith("wq-coach-") and one["line"] for one in answer.json())
    else:
        assert reason(answer) == (409, "refuse-coach-off")
    assert reason(web.post(f"{seats}/1/coach")) == (403, "refuse-not-your-seat")


def test_a_bot_sits_only_where_it_knows_the_game(web):
    table = web.post("/api/tables/", json=NEW).json()["id"]
    assert reason(web.put(f"/api/tables/{table}/seats/0/bot", json={"level": "chorus"}))[1] == "refuse-bot-game"
    own = web.put(f"/api/tables/{table}/seats/0/bot", json={"level": "json:loads"})
    assert reason(own)[1] == "refuse-unknown-bot"  # nothing is loaded because its name comes over the network
