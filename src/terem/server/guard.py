"""Who may come in, how often, and what a browser may do with our pages."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from terem.kernel.phrase import Refusal
from terem.server.clock import Clock
from terem.server.people import COOKIE, Account, People

Connection = ASGIConnection[Any, Any, Any, State]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(self), geolocation=()",
}
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: int
    a_second: float

    def times(self, count: int) -> Rate:
        """So many times as much."""
        return Rate(self.burst * count, self.a_second * count)


ASKS = Rate(60, 10.0)
"""Requests of one person or address."""
FRAMES = Rate(120, 20.0)
"""Frames of one socket."""
WELCOMES = Rate(20, 0.1)
"""New guests of one address."""
TABLES = Rate(20, 0.2)
"""New tables of one person."""
TALKS = Rate(8, 0.5)

MOST_BUCKETS = 20_000


class Limiter:
    """Buckets that fill with time; the least used are forgotten, so that a crowd of strangers costs no memory."""

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self._clock = clock
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def take(self, who: str) -> None:
        """Counts one more; refuses where it is too much."""
        now = self._clock.now()
        left, then = self._buckets.pop(who, (float(self._rate.burst), now))
        left = min(float(self._rate.burst), left + (now - then) / 1000 * self._rate.a_second)
        self._buckets[who] = (max(left - 1, 0.0) if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            seconds = max(1, round((1 - left) / self._rate.a_second))
            raise Refusal("refuse-too-often", seconds=seconds)


class Limits:
    """The limiters of a worker."""

    def __init__(self, clock: Clock, times: int = 1) -> None:
        self.asks = Limiter(clock, ASKS.times(times))
        self.frames = Limiter(clock, FRAMES.times(times))
        self.welcomes = Limiter(clock, WELCOMES.times(times))
        self.tables = Limiter(clock, TABLES.times(times))
        self.talks = Limiter(clock, TALKS)


def address_of(connection: Connection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client else "?"


def same_origin(connection: Connection, origin: str) -> bool:
    """Whether a browser was told to ask by a page of ours; programs send no Origin and bring a token instead."""
    sent = connection.headers.get("origin")
    if sent is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin:
        return sent == origin
    return urlsplit(sent).netloc == connection.headers.get("host")


def guard_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Nothing is changed on the word of a foreign page."""
    method = connection.scope.get("method", "GET")
    if method not in SAFE and not same_origin(connection, connection.app.state.settings.origin):
        raise Refusal("refuse-origin")


def guard_rate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Nobody asks too often."""
    if handler.opt.get("unmetered"):
        return
    people: People = connection.app.state.people
    person = people.person_of(connection.cookies.get(COOKIE, ""))  # a made-up cookie is nobody's
    connection.app.state.limits.asks.take(person or address_of(connection))


async def account_of(connection: Connection) -> Account | None:
    """Who is asking: by a token or by the cookie; None for a stranger."""
    people: People = connection.app.state.people
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return await people.bearer(header.removeprefix("Bearer "))
    person = people.person_of(connection.cookies.get(COOKIE, ""))
    return await people.account(person) if person else None
