"""Whatever happens in the house, its log quotes nobody: no cookie, token, link, nonce, key or card."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
from random import Random
from types import SimpleNamespace

import pytest
import websockets

from server.test_doors import ANN, run, running
from server.test_passkeys import Authenticator
from terem.kernel.phrase import Refusal
from terem.server import logs
from terem.server.database import Broken
from terem.server.passkeys import Site

TALE = {"game": "winter-tales", "players": 2, "options": {"chapters": 1}}


@pytest.fixture
def written(monkeypatch):
    """What the log says, set up as a host has it."""
    loggers = [logging.getLogger(name) for name in (None, "terem", "uvicorn.error", "uvicorn.access")]
    before = [(one, one.level, list(one.handlers), one.propagate) for one in loggers]
    stream = io.StringIO()
    monkeypatch.setattr("sys.stderr", stream)
    logs.set_up()
    yield stream
    for one, level, handlers, propagate in before:
        one.setLevel(level)
        one.handlers[:] = handlers
        one.propagate = propagate


async def guests(house, web):
    """Everything that has a secret in it, over REST; returns the secrets."""
    secrets = []
    answer = await web.post("/api/me", json=ANN)
    secrets.append(web.cookies["terem"])
    device, site = Authenticator(), Site("127.0.0.1", house.address)
    challenge = (await web.post("/api/passkeys/challenge")).json()
    made = device.make(SimpleNamespace(**challenge), site)
    answer = await web.post("/api/passkeys/", json={"token": challenge["token"], "credential": made})
    assert answer.status_code == 201, answer.text
    knock = (await web.post("/api/passkeys/knock")).json()
    proof = {"token": knock["token"], "credential": device.sign(SimpleNamespace(**knock), site)}
    assert (await web.post("/api/passkeys/enter", json=proof)).status_code == 201
    assert (await web.post("/api/passkeys/enter", json=proof | {"token": "x"})).status_code == 403
    secrets += [challenge["token"], knock["token"], made["id"], web.cookies["terem"]]
    token = (await web.post("/api/tokens", json=ANN)).json()["token"]
    secrets.append(token)
    await web.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    await web.get("/api/me", headers={"Authorization": f"Bearer {token}x", "Cookie": "terem=forged"})
    return secrets


async def game(house, web):
    """A game with hands, begun; returns its table and the secrets of it."""
    nonce = "a-nonce-of-my-own"
    table = (await web.post("/api/tables/", json=TALE)).json()["id"]
    await web.post(f"/api/tables/{table}/seats/0", json={"nonce": nonce})
    await web.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
    link = (await web.post(f"/api/tables/{table}/seats/0/link")).json()["token"]
    assert (await web.post(f"/api/tables/{table}/start")).status_code == 201
    room = await house.app.state.house.room(table)
    return table, [nonce, link, room.key.hex()]


async def play(house, web, table, moves):
    """Some moves over a socket; whatever is answered is taken."""
    cookie = {"Cookie": f"terem={web.cookies['terem']}"}
    rng = Random(5)
    async with websockets.connect(house.socket, additional_headers=cookie) as link:
        await link.send(json.dumps({"type": "watch", "table": table, "seat": 0, "actions": True}))
        while moves:
            frame = json.loads(await link.recv())
            if frame.get("actions"):
                moves -= 1
                act = {"type": "act", "ref": f"m{moves}", "table": table, "seat": 0, "ask": frame["ask"]}
                await link.send(json.dumps(act | {"action": rng.choice(frame["actions"])}))
            elif frame["type"] == "refused":
                moves -= 1
                await link.send(json.dumps({"type": "watch", "table": table, "seat": 0, "actions": True}))


def test_the_log_of_a_house_where_everything_goes_wrong_quotes_nobody(tmp_path, monkeypatch, written):
    async def work():
        async with running(tmp_path, rate=1000) as served, served.client() as web:
            secrets = await guests(served, web)
            table, more = await game(served, web)
            house = served.app.state.house
            await play(served, web, table, 5)

            def loud(error):
                async def fail(*given, **_):
                    raise error(f"{given} {secrets} sc07 {house.rooms[table].key.hex()}")

                return fail

            with monkeypatch.context() as broken:
                broken.setattr(house, "act", loud(KeyError))
                await play(served, web, table, 2)
                broken.setattr(house.store, "tables_of", loud(ValueError))
                assert (await web.get("/api/tables/mine")).status_code == 500
                broken.setattr(house.minds.thinkers, "find", refusing)
                broken.setattr(house.attendant, "look", refusing)
                await served.app.state.house.attendant._look_in(table)
                broken.setattr(house.store.database, "write", gone)
                assert (await web.post("/api/tables/", json=TALE)).status_code == 503
            people = await house.store.database.read("SELECT value FROM secrets")
            return [*secrets, *more, *(bytes(value).hex() for (value,) in people)]

    async def refusing(*_):
        raise Refusal("wt-refuse-not-in-hand", card="sc07")

    async def gone(*_):
        raise Broken("no room on the disk")

    secrets = run(work())
    text = written.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"a frame failed", "GET mine failed"} <= {line["what"] for line in lines}
    assert any("refused wt-refuse-not-in-hand" in line["what"] for line in lines)
    assert any("Broken: no room on the disk" in line.get("trace", "") for line in lines)
    assert any("KeyError < test_logs.py" in line.get("trace", "") for line in lines)
    assert len(secrets) > 8
    for secret in secrets:
        assert secret not in text
        assert secret[:20] not in text
    assert not re.search(r"\bsc\d\d\b|127\.0\.0\.1|terem=|Bearer", text)


def test_a_stack_names_places_and_no_words(written):
    async def deep():
        try:
            raise KeyError("the seven of hearts")
        except KeyError as error:
            raise ValueError("cookie") from error

    try:
        asyncio.run(deep())
    except ValueError:
        logging.getLogger("terem").exception("it happened")
    line = json.loads(written.getvalue())
    assert line["what"] == "it happened"
    assert line["trace"].startswith("ValueError < test_logs.py:")
    assert "KeyError < test_logs.py:" in line["trace"]
    assert "hearts" not in line["trace"]
    assert "cookie" not in line["trace"]
