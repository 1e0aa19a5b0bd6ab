"""The same ill will over REST: strangers, other people's seats, bodies that are none, passkeys of broken bytes."""

from __future__ import annotations

import json
from random import Random

import pytest
from webauthn.helpers import base64url_to_bytes

from server.houses import opened
from server.test_doors import ANN, key, run, running, until
from server.test_hostile import ODD, written
from server.test_passkeys import SITE, Authenticator, kept
from terem.kernel.phrase import Refusal

SEAT = "/api/tables/{table}/seats/0"
ROADS = (
    *(("DELETE", SEAT, None), ("PUT", SEAT + "/bot", {"level": "random"}), ("GET", SEAT + "/actions", None)),
    *(("POST", SEAT + "/line", {"action": {}}), ("POST", SEAT + "/leave", None), ("POST", SEAT + "/return", None)),
    *(("POST", SEAT + "/vote/1", None), ("POST", SEAT + "/undo", None), ("POST", SEAT + "/undo/answer", {"yes": True})),
    *(("PUT", SEAT + "/orders", {"orders": []}), ("POST", SEAT + "/adjourn", None), ("POST", SEAT + "/resume", None)),
    *(("POST", SEAT + "/link", None), ("POST", SEAT + "/recover", {"token": "x.y"}), ("POST", SEAT, {})),
    *(("POST", "/api/tables/{table}/start", None), ("POST", "/api/tables/{table}/rematch", None)),
    ("POST", SEAT + "/coach", None),
    ("POST", "/api/tables/{table}/explain", {"question": None, "seat": 0}),
    ("PUT", "/api/tables/{table}/owner", {"person": "me"}),
    ("PATCH", "/api/tables/{table}", {"players": 2, "options": {}, "clock": "none", "public": True}),
)
BODIES = (
    *(b"", b"{", b"[]", b"null", b"7", b'"x"', b"NaN", b"\xff\xfe", b"\0", b'{"name":"\\ud800"}', b'{"name":NaN}'),
    *(b'{"name":' + b"[" * 30_000, b'{"a":' * 10_000, b'{"name":"Ann","crest":"owl","language":"en","more":1}'),
    *(b'{"name":"Ann","crest":"owl"}', b'{"name":1e999,"crest":"owl","language":"en"}'),
    *(b'{"name":"Ann\\u0000","crest":"\\u0000","language":"en"}', b'{"name":' + b"1" * 60_000 + b"}"),
)


async def table_of(web):
    """A game of somebody's with a bot."""
    await web.post("/api/me", json=ANN)
    table = (await web.post("/api/tables/", json={"game": "winter-queen", "players": 2})).json()["id"]
    await web.post(f"/api/tables/{table}/seats/0", json={})
    await web.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
    assert (await web.post(f"/api/tables/{table}/start")).status_code == 201
    return table


def test_nobody_does_anything_for_somebody_else(tmp_path):
    async def work():
        async with running(tmp_path, rate=1000) as house, house.client() as ann, house.client() as foe:
            table = await table_of(ann)
            await foe.post("/api/me", json=ANN | {"name": "Foe"})
            mine = ann.cookies["terem"]
            forged = {"Cookie": f"terem={mine[:-1]}{'0' if mine[-1] != '0' else '1'}"}
            room = await house.app.state.house.room(table)
            await until(lambda: room.prompt.seats == (0,))  # from then on nothing happens by itself
            before = await written(house.app.state.house)
            for method, road, body in ROADS:
                answer = await foe.request(method, road.format(table=table), json=body)
                assert answer.status_code in (403, 409), (method, road, answer.text)
                assert key(answer).startswith("refuse-")
                async with house.client() as stranger:
                    for headers in ({}, forged, {"Authorization": "Bearer guess"}):
                        answer = await stranger.request(method, road.format(table=table), json=body, headers=headers)
                        assert (answer.status_code, key(answer)) == (401, "refuse-stranger"), (method, road)
            assert await written(house.app.state.house) == before

    run(work())


def test_bodies_that_are_none_are_refused_in_one_shape(tmp_path):
    async def work():
        async with running(tmp_path, rate=1000) as house, house.client() as web:
            table = await table_of(web)
            before = await house.app.state.house.store.database.read("SELECT count(*) FROM people")
            roads = ("/api/me", "/api/tables/", f"/api/tables/{table}/talk", f"/api/tables/{table}/seats/0/recover")
            rng = Random(9)
            spoilt = [json.dumps(ANN | {rng.choice(("crest", "language")): odd}).encode() for odd in ODD]
            for body in (*BODIES, *spoilt):
                for road in roads:
                    for kind in ("application/json", "text/plain", "application/x-www-form-urlencoded"):
                        answer = await web.post(road, content=body, headers={"Content-Type": kind})
                        assert 400 <= answer.status_code < 500, (road, body[:60], answer.text)
                        assert set(answer.json()) == {"reason", "rule"}
                        assert len(answer.content) < 2000 + len(body)
            large = await web.post("/api/me", content=b'{"name":"' + b"x" * 10_000_000 + b'"}')
            assert (large.status_code, key(large)) == (413, "refuse-too-large")
            assert await house.app.state.house.store.database.read("SELECT count(*) FROM people") == before

    run(work())


@pytest.mark.parametrize("name", ["\0", "a\0b", "../x", "x" * 64, "'; DROP TABLE log; --", "%s%n", "ё", "\U0001f98a"])
def test_a_table_of_any_name_is_just_not_there(address, name):
    async def work():
        async with opened(address) as house:
            for look in (house.store.row, house.store.coded):
                assert await look(name) is None
            with pytest.raises(Refusal) as refused:
                await house.room(name)
            return refused.value.phrase.key

    assert run(work()) == "refuse-no-such-table"


def test_passkeys_of_broken_bytes_open_nothing(sqlite_address):
    """Every part of an answer changed a little: refused, and never a fault."""

    def spoilt(credential, rng):
        found = json.loads(json.dumps(credential))
        part = rng.choice([found, found["response"]])
        name = rng.choice(list(part))
        if isinstance(part[name], str) and rng.random() < 0.7:
            text = part[name]
            place = rng.randrange(len(text))
            part[name] = text[:place] + rng.choice("A_-z9") + text[place + rng.randrange(3) :]
        else:
            part[name] = rng.choice(ODD)
        return found if found != credential else spoilt(credential, rng)

    async def work():
        async with opened(sqlite_address) as house:
            keys, account, device = await kept(house)
            rng, tried = Random(11), 0
            for _ in range(150):
                knock, challenge = keys.knock(SITE), await keys.challenge(account, SITE)
                signed = device.sign(knock)
                sent = spoilt(signed, rng)
                if same(sent, signed):
                    continue
                with pytest.raises(Refusal) as refused:
                    await keys.enter(SITE, knock.token, sent)
                assert refused.value.phrase.key == "refuse-passkey"
                tried += 1
                made = Authenticator().make(challenge)
                broken = made | {"response": made["response"] | {"attestationObject": rng.choice(ODD)}}
                with pytest.raises(Refusal):
                    await keys.keep(account, SITE, challenge.token, broken)
            rows = await house.store.database.read("SELECT count(*) FROM passkeys")
            return tried, rows[0][0]

    def same(sent, signed):
        """Whether only what nobody signs was changed: another name for the same bytes."""
        try:
            return all(
                base64url_to_bytes(there[name]) == base64url_to_bytes(here[name])
                for there, here in ((sent, signed), (sent["response"], signed["response"]))
                for name in ("id", "clientDataJSON", "authenticatorData", "signature")
                if name in here
            )
        except (TypeError, ValueError, KeyError, AttributeError):
            return False

    tried, rows = run(work())
    assert rows == 1
    assert tried > 75
