"""Those who dawdle at the door are put out, those behind proxies are told apart, and whoever is inside plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import stat
from collections import deque
from unittest.mock import Mock

import httpx
import pytest
import uvicorn
import websockets
from websockets.protocol import State
from websockets.server import ServerProtocol

from server.services import free_port
from terem.server import app as house_app
from terem.server import doors, socket
from terem.server.app import make_app
from terem.server.clock import TurnedClock
from terem.server.database import Broken
from terem.server.guard import neighbourhood
from terem.server.limits import ASKS, CROWD, GUESSES, SOCKETS, TABLES, UNDOS
from terem.server.run import config_of, open_doors
from terem.server.settings import Settings

ANN = {"name": "Ann", "crest": "owl", "language": "en"}
NEW = {"game": "winter-queen", "players": 2}
SLOW = 200


class Running:
    """A house that is served in this process."""

    def __init__(self, settings, app, server):
        self.settings = settings
        self.app = app
        self.server = server
        self.address = f"http://127.0.0.1:{settings.port}"
        self.socket = f"ws://127.0.0.1:{settings.port}/socket"

    def client(self, **more):
        return httpx.AsyncClient(base_url=self.address, timeout=20, **more)


@contextlib.asynccontextmanager
async def running(folder, clock=None, **wishes):
    settings = Settings(port=free_port(), data=str(folder), pace=0, **wishes)
    app = make_app(settings, clock=clock, thinkers=0)
    open_doors(settings)
    server = uvicorn.Server(config_of(settings, app))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), "the server did not start"
    try:
        yield Running(settings, app, server)
    finally:
        server.should_exit = True
        await serving


def run(work):
    return asyncio.run(asyncio.wait_for(work, 60))


async def until(true, patience=1000):
    for _ in range(patience):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")


def key(answer):
    return answer.json()["reason"]["key"]


# --- dawdlers ---


async def dribble(port, body):
    """Opens a connection and sends one byte after another; returns when the other side has had enough."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(OSError):
        for byte in body:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.2)
            if reader.at_eof():
                break
        await reader.read()
    writer.close()


def test_two_hundred_who_dawdle_are_put_out_while_somebody_plays(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "HEAD", 5)
    monkeypatch.setattr(doors, "WHOLE", 6)
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"X-Slow: yes\r\n" * 1000
    body = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n"

    async def slow_body(port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(body)
        gone = asyncio.ensure_future(reader.read())
        while not gone.done():
            writer.write(b" ")
            await asyncio.sleep(0.2)
        with contextlib.suppress(OSError):
            await gone
        writer.close()

    async def nothing(port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with contextlib.suppress(OSError):
            await reader.read()
        writer.close()

    async def work():
        async with running(tmp_path, rate=10) as house:
            port = house.settings.port
            async with house.client() as web:
                await web.post("/api/me", json=ANN)
                crowd = [asyncio.create_task(dribble(port, head)) for _ in range(SLOW // 2)]
                crowd += [asyncio.create_task(nothing(port)) for _ in range(SLOW // 2)]
                crowd += [asyncio.create_task(slow_body(port)) for _ in range(10)]
                await until(lambda: len(house.server.server_state.connections) > SLOW)
                table = (await web.post("/api/tables/", json=NEW)).json()["id"]
                await web.post(f"/api/tables/{table}/seats/0", json={})
                await web.put(f"/api/tables/{table}/seats/1/bot", json={"level": "random"})
                assert (await web.post(f"/api/tables/{table}/start")).status_code == 201
                await play_on(house, web, table, crowd)
            await asyncio.gather(*crowd)

    async def play_on(house, web, table, crowd):
        """Plays until the last of the crowd is gone, and some moves more."""
        cookie = "; ".join(f"{name}={value}" for name, value in web.cookies.items())
        moves, left = 0, 5
        async with websockets.connect(house.socket, additional_headers={"Cookie": cookie}) as link:
            await link.send(json.dumps({"type": "watch", "table": table, "seat": 0, "actions": True}))
            while left:
                frame = json.loads(await link.recv())
                if frame.get("sitting", {}).get("stage") == "over":
                    break
                if frame["type"] == "update" and frame.get("actions"):
                    moves += 1
                    left -= all(one.done() for one in crowd)
                    act = {"type": "act", "ref": f"m{moves}", "table": table, "seat": 0, "ask": frame["ask"]}
                    await link.send(json.dumps(act | {"action": frame["actions"][0]}))
                assert frame["type"] != "refused", frame
        assert moves >= 5

    run(work())


def test_one_address_has_so_many_connections_and_a_proxy_any(tmp_path, monkeypatch):
    async def work(expected, **wishes):
        async with running(tmp_path, **wishes) as house:
            port = house.settings.port
            held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
            await until(lambda: sum(reader.at_eof() for reader, _ in held) >= expected)
            await asyncio.sleep(0.2)  # nor more than that
            gone = sum(reader.at_eof() for reader, _ in held)
            for _, writer in held:
                writer.close()
            await until(lambda: not house.server.server_state.connections)
            assert not len(doors.Door.doors.held)
            return gone

    monkeypatch.setattr("terem.server.run.CONNECTIONS", 4)
    assert run(work(2)) == 2
    assert run(work(0, origin="https://games.example")) == 0


def test_a_socket_that_never_reads_is_let_go(tmp_path, monkeypatch):
    monkeypatch.setattr(doors, "LAST", 1)
    monkeypatch.setattr("terem.server.client.MOST_WAITING", 16)

    async def work():
        async with running(tmp_path, rate=1000) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.settings.port, limit=1024)
            writer.write(
                b"GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            )
            assert b"101" in await reader.readline()
            await until(lambda: house.app.state.clients)
            client = next(iter(house.app.state.clients))
            writer.transport.pause_reading()
            await until(lambda: _flood(client))
            await until(lambda: not house.app.state.clients)
            await until(lambda: not house.server.server_state.connections)
            writer.transport.abort()
            async with house.client() as web:
                assert (await web.get("/healthz")).status_code == 200

    def _flood(client):
        client.hold()
        client.post(b'"' + b"x" * 1_000_000 + b'"')
        client.let_out()
        return client.slow.is_set()

    run(work())


def a_door():
    """A door that is open, with nobody behind it."""
    door = doors.SocketDoor.__new__(doors.SocketDoor)
    door.conn, door.transport = ServerProtocol(state=State.OPEN), Mock()
    door.waiting, door.writable, door.disconnected, door.close_sent = deque(), asyncio.Event(), False, False
    door.writable.set()
    return door


def written(door):
    return [call.args[0] for call in door.transport.write.call_args_list]


def test_what_belongs_together_is_sent_in_one_piece_and_in_order_behind_what_waits():
    door = a_door()
    door.tell_all([b"one", b"two"])
    assert written(door) == [b"\x81\x03one\x81\x03two"]
    door.writable.clear()
    door.tell(b"three")
    door.tell_all([b"four", b"five"])
    assert len(written(door)) == 1
    door.transport.reset_mock()
    door.resume_writing()
    assert b"".join(written(door)) == b"\x81\x05three\x81\x04four\x81\x04five"
    assert not door.waiting


# --- how often ---


def test_a_socket_that_says_goodbye_is_told_nothing_more():
    """The farewell of a client may come between a frame of theirs and its answer."""
    door = a_door()
    door.tell(b"one")
    assert door.transport.write.call_count == 1
    door.conn.send_close()
    door.tell(b"two")
    assert door.transport.write.call_count == 1


def test_a_person_and_an_address_are_both_counted(tmp_path, monkeypatch):
    async def work():
        async with running(tmp_path, TurnedClock()) as house, house.client() as ann, house.client() as ben:
            for web in (ann, ben):
                assert (await web.post("/api/me", json=ANN)).status_code == 201
            answers = [await ann.get("/api/games/") for _ in range(ASKS.burst + 20)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert refused
            assert {key(answer) for answer in refused} == {"refuse-too-often"}
            assert int(refused[0].headers["retry-after"]) >= 1
            assert (await ben.get("/api/games/")).status_code == 200, "somebody else at the same address"
            counted = house.app.state.house.metrics.registry.get_sample_value("terem_refusals_total")
            assert counted == len(refused)
            ours = house.app.state.limits.asks.address._buckets["127.0.0.1"]
            house.app.state.limits.asks.address._buckets["127.0.0.1"] = (0.0, ours[1] + 60_000)
            assert key(await ben.get("/api/games/")) == "refuse-too-often"

    run(work())


@pytest.mark.parametrize(
    ("rate", "method", "road", "key_of"),
    [
        (GUESSES, "GET", "/api/tables/code/ZZZZZZ", "refuse-no-such-table"),
        (GUESSES, "POST", "/api/tables/{table}/seats/0/recover", "refuse-link"),
        (UNDOS, "POST", "/api/tables/{table}/seats/0/undo", "refuse-table-gathering"),
        (TABLES, "POST", "/api/tables/", None),
        (ASKS, "GET", "/api/nosuch", "refuse-no-such-road"),
        (ASKS, "GET", "/nosuch.php", "refuse-no-such-road"),
    ],
)
def test_what_may_be_guessed_or_costs_much_is_counted_apart(tmp_path, rate, method, road, key_of):
    bodies = {"/recover": {"token": "x.y"}, "/api/tables/": NEW}

    async def work():
        async with running(tmp_path, TurnedClock()) as house, house.client() as web:
            await web.post("/api/me", json=ANN)
            table = (await web.post("/api/tables/", json=NEW)).json()["id"]
            await web.post(f"/api/tables/{table}/seats/0", json={})
            body = next((body for end, body in bodies.items() if road.endswith(end)), None)
            found = []
            for _ in range(rate.burst + 3):
                answer = await web.request(method, road.format(table=table), json=body)
                found.append(None if answer.is_success else key(answer))
            assert set(found[: rate.burst - 5]) == {key_of}
            assert found[-1] == "refuse-too-often"
            if rate is GUESSES:
                assert (await web.get("/api/games/")).status_code == 200

    run(work())


def test_so_many_sockets_a_person_and_an_address(tmp_path, monkeypatch):
    async def work():
        async with running(tmp_path) as house, contextlib.AsyncExitStack() as stack:
            open_ones = [await stack.enter_async_context(websockets.connect(house.socket)) for _ in range(SOCKETS)]
            assert house.app.state.limits.sockets.full("stranger 127.0.0.1")
            async with websockets.connect(house.socket) as one_more:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await one_more.recv()
            assert closed.value.rcvd.code == socket.MANY
            await open_ones[0].close()
            await until(lambda: not house.app.state.limits.sockets.full("stranger 127.0.0.1"))
            await open_ones[1].send('{"type":"ping"}')
            assert "pong" in await open_ones[1].recv()
        assert not len(house.app.state.limits.sockets)
        assert not len(house.app.state.limits.crowds)

    run(work())
    assert CROWD > 1


def test_whoever_has_one_address_of_the_newer_kind_has_many():
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::1") != neighbourhood("2001:db8:1:2::1")
    assert neighbourhood("::ffff:10.0.0.7") == neighbourhood("10.0.0.7") == "10.0.0.7"
    assert len(neighbourhood("x" * 900)) <= 64


# --- proxies ---


@pytest.mark.parametrize(
    ("wishes", "seen"),
    [
        ({}, "127.0.0.1"),
        ({"origin": "https://games.example"}, "198.51.100.7"),
        ({"origin": "https://games.example", "proxies": "10.0.0.0/24"}, "127.0.0.1"),
        ({"proxies": "10.0.0.5, 127.0.0.1"}, "198.51.100.7"),
    ],
)
def test_a_forwarded_address_is_believed_of_named_proxies_alone(tmp_path, wishes, seen):
    async def work():
        async with running(tmp_path, **wishes) as house, house.client() as web:
            await web.get("/api/games/", headers={"X-Forwarded-For": "203.0.113.1, 198.51.100.7"})
            return set(house.app.state.limits.asks.address._buckets)

    assert run(work()) == {seen}


# --- for the host ---


def test_counters_are_for_this_machine_or_for_a_token(tmp_path):
    token = "a-long-token-of-the-host"

    async def work():
        async with running(tmp_path, metrics=token, origin="https://games.example") as house, house.client() as web:
            away = {"X-Forwarded-For": "198.51.100.7"}
            assert (await web.get("/metrics")).status_code == 200
            refused = await web.get("/metrics", headers=away)
            assert (refused.status_code, key(refused)) == (403, "refuse-metrics")
            wrong = await web.get("/metrics", headers=away | {"Authorization": "Bearer nothing"})
            assert wrong.status_code == 403
            right = await web.get("/metrics", headers=away | {"Authorization": f"Bearer {token}"})
            assert b"terem_sockets" in right.content

    run(work())

    async def unproxied():
        async with running(tmp_path) as house, house.client() as web:
            return await web.get("/metrics", headers={"X-Forwarded-For": "198.51.100.7"})

    assert run(unproxied()).status_code == 403, "a proxy nobody has named makes nobody local"


def test_a_house_whose_writer_is_gone_is_not_ready_and_says_so(tmp_path, monkeypatch):
    async def work():
        async with running(tmp_path, rate=10) as house, house.client() as web:
            await web.post("/api/me", json=ANN)
            assert (await web.get("/readyz")).status_code == 200
            database = house.app.state.house.store.database

            async def gone(*_):
                raise Broken("the disk is full")

            monkeypatch.setattr(database, "write", gone)
            assert (await web.get("/readyz")).status_code == 503
            refused = await web.post("/api/tables/", json=NEW)
            assert (refused.status_code, key(refused), refused.headers["retry-after"]) == (503, "refuse-store", "2")
            monkeypatch.undo()
            monkeypatch.setattr("terem.server.api.operate.PATIENCE", 0.2)
            database._pen.close()
            assert (await web.get("/readyz")).text == "store"

    run(work())


def test_who_drains_is_not_ready_and_sends_everybody_elsewhere(tmp_path):
    async def work():
        async with running(tmp_path, drain=20) as house, house.client() as web:
            async with websockets.connect(house.socket) as link:
                await until(lambda: house.app.state.clients)
                signal.raise_signal(signal.SIGTERM)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await link.recv()
                assert closed.value.rcvd.code == socket.RESTART
            answer = await web.get("/readyz")
            assert (answer.status_code, answer.text) == (503, "draining")
            async with websockets.connect(house.socket) as late:
                with pytest.raises(websockets.ConnectionClosed):
                    await late.recv()
            signal.raise_signal(signal.SIGTERM)  # who asks again does not wait
            await until(lambda: house.server.should_exit)

    before = signal.getsignal(signal.SIGTERM)
    run_main(work())
    assert signal.getsignal(signal.SIGTERM) == before
    assert house_app.SIGNALS


def run_main(work):
    """uvicorn raises the signal again once it has stopped, for whoever runs it."""
    heard = []
    before = signal.signal(signal.SIGTERM, lambda *_: heard.append(True))
    try:
        run(work)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert heard


def test_nobody_else_on_the_machine_reads_the_file_of_the_house(tmp_path):
    async def work():
        async with running(tmp_path / "new"):
            return [(path.name, stat.S_IMODE(path.stat().st_mode)) for path in (tmp_path / "new").iterdir()]

    found = run(work())
    assert {mode for _, mode in found} == {0o600}, found
    assert "house.db-wal" in dict(found)
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700


def test_a_fault_has_a_shape_and_its_note_quotes_nobody(tmp_path, monkeypatch, caplog):
    async def work():
        async with running(tmp_path) as house, house.client() as web:

            def fault(*_):
                raise KeyError("terem=cookie-of-somebody")

            monkeypatch.setattr("terem.server.api.games.registry", fault)
            return await web.get("/api/games/")

    answer = run(work())
    assert (answer.status_code, answer.json()) == (
        500,
        {"reason": {"key": "refuse-fault", "arguments": {}}, "rule": ""},
    )
    assert "content-security-policy" in answer.headers
    assert [record.message for record in caplog.records if record.name == "terem"] == ["GET games failed"]
