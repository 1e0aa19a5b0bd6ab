"""Limits hold, and a crowd of strangers costs no memory."""

from __future__ import annotations

import asyncio
import socket

import pytest

from server.houses import opened, seated
from terem.kernel.phrase import Refusal
from terem.server import deeds
from terem.server.client import MOST_WAITING, MOST_WATCHED, Client
from terem.server.clock import TurnedClock
from terem.server.frames import LARGEST, Pong
from terem.server.limits import MOST_BUCKETS, Limiter, Limits, Rate
from terem.server.run import serve
from terem.server.settings import Settings, settings_from, without_password


def refused(work):
    with pytest.raises(Refusal) as found:
        work()
    return found.value.phrase


def test_so_many_at_once_and_then_so_many_a_second():
    clock = TurnedClock()
    limiter = Limiter(clock, Rate(3, 2.0))
    for _ in range(3):
        limiter.take("ann")
    assert refused(lambda: limiter.take("ann")).arguments == {"seconds": 1}
    limiter.take("ben")
    clock._now += 500
    limiter.take("ann")
    assert refused(lambda: limiter.take("ann")).key == "refuse-too-often"


def test_a_crowd_of_strangers_is_forgotten():
    limiter = Limiter(TurnedClock(), Rate(3, 2.0))
    for number in range(MOST_BUCKETS + 1000):
        limiter.take(str(number))
    assert len(limiter._buckets) == MOST_BUCKETS


def test_a_client_that_does_not_keep_up_is_let_go_and_no_other(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            client = Client(house, house.people, Limits(house.clock), None)
            for _ in range(MOST_WAITING):
                client.send(Pong(0))
            assert not client.slow.is_set()
            client.send(Pong(0))
            assert client.slow.is_set()
            assert client.outgoing.qsize() == MOST_WAITING

    asyncio.run(work())


def test_one_socket_watches_only_so_much(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await seated(house)
            client = Client(house, house.people, Limits(house.clock, 100), None)
            client.watched = {("x", number) for number in range(MOST_WATCHED)}
            await client.take(b'{"type":"watch","table":"%s"}' % room.id.encode())
            return client.outgoing.get_nowait()

    assert b"refuse-watching" in asyncio.run(work())


def test_a_frame_too_large_is_not_even_read(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            client = Client(house, house.people, Limits(house.clock), None)
            await client.take(b" " * (LARGEST + 1))
            return client.outgoing.get_nowait()

    assert b"refuse-frame-large" in asyncio.run(work())


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("TEREM_PORT", "many", "refuse-setting-number"),
        ("TEREM_PORT", "70000", "refuse-setting-port"),
        ("TEREM_WORKERS", "0", "refuse-setting-workers"),
        ("TEREM_WORKERS", "2", "refuse-setting-alone"),
        ("TEREM_BROWSER", "perhaps", "refuse-setting-yes-no"),
        ("TEREM_ORIGIN", "games", "refuse-setting-origin"),
        ("TEREM_ORIGIN", "https://games.example/path", "refuse-setting-origin"),
        ("TEREM_REDIS", "nonsense", "refuse-setting-redis"),
        ("TEREM_PACE", "-1", "refuse-setting-pace"),
        ("TEREM_RATE", "0", "refuse-setting-rate"),
        ("TEREM_PROXIES", "*", "refuse-setting-proxies"),
        ("TEREM_PROXIES", "10.0.0.5,proxy", "refuse-setting-proxies"),
        ("TEREM_PROXIES", "0.0.0.0/0", "refuse-setting-proxies"),
        ("TEREM_METRICS", "short", "refuse-setting-metrics"),
        ("TEREM_DRAIN", "-1", "refuse-setting-drain"),
    ],
)
def test_a_wrong_setting_is_explained(name, value, key):
    assert refused(lambda: settings_from({}, {name: value})).key == key


def test_an_origin_is_as_browsers_send_it_and_a_password_is_shown_to_nobody():
    given = {"origin": "https://games.example/", "database": "postgresql://terem:secret@db:5432/terem"}
    found = settings_from(given, {})
    assert (found.origin, found.address) == ("https://games.example", "https://games.example")
    assert found.database_shown == "postgresql://terem@db:5432/terem"
    assert found.database_address == given["database"]
    for address in ("postgresql://u:se@cret@db/t", "postgresql:///t?user=u&password=se@cret&ssl=on"):
        assert "cret" not in without_password(address)
    assert settings_from({"host": "::1"}, {}).address == "http://[::1]:8470"
    assert "0.0.0.0" not in settings_from({"host": "0.0.0.0"}, {}).address


@pytest.mark.parametrize(
    ("host", "key"), [("127.0.0.1", "refuse-port-taken"), ("", "refuse-port-taken"), ("no.such.invalid", "refuse-host")]
)
def test_a_house_that_cannot_listen_says_so_before_it_says_it_is_open(tmp_path, host, key):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        settings = Settings(host=host, port=other.getsockname()[1], data=str(tmp_path), browser=False)
        opened = []
        assert refused(lambda: serve(settings, lambda: opened.append(True))).key == key
        assert not opened


def test_flags_go_before_the_environment():
    found = settings_from({"port": 1234, "host": None}, {"TEREM_PORT": "99", "TEREM_HOST": "0.0.0.0"})
    assert (found.port, found.host, found.workers) == (1234, "0.0.0.0", Settings().workers)


def test_who_sits_down_later_is_introduced(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await seated(house, people=1, bots=0, players=2)
            client = Client(house, house.people, Limits(house.clock), None)
            await client.take(b'{"type":"watch","table":"%s"}' % room.id.encode())
            ben = await house.people.welcome("Ben", "fox", "en")
            await house.do(room.id, lambda room, now: deeds.sit(room, ben.id, 1, "", now))
            await asyncio.gather(*client._meeting)
            return b"".join(client.outgoing.get_nowait() for _ in range(client.outgoing.qsize()))

    assert b'"name":"Ben"' in asyncio.run(work())
