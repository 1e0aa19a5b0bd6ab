"""Who may come in, how often, and what a browser may do with our pages."""

from __future__ import annotations

import math
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from terem.kernel.phrase import Refusal
from terem.server.clock import Clock
from terem.server.people import COOKIE, Account, People, digest_of

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
"""Requests of one person, or of all strangers behind one address."""
FRAMES = Rate(120, 20.0)
"""Frames of one socket."""
WELCOMES = Rate(20, 0.1)
"""New guests of one address."""
TABLES = Rate(20, 1 / 30)
"""New tables of one person."""
TALKS = Rate(8, 0.5)
UNDOS = Rate(10, 0.2)
"""Wishes to take something back: each looks into many worlds."""
LOOKS = Rate(20, 1.0)
"""Looks back: each tells a log again."""
GUESSES = Rate(20, 0.1)
"""Wrong codes and links: those who type them wrong now and then do not notice, those who try them all do."""
CROWD = 5
"""So many times as much as one person does everybody behind one address together."""
SOCKETS = 16
"""Open sockets of one person; of one address so many times more."""

MOST_BUCKETS = 20_000


class Limiter:
    """Buckets that fill with time; the least used are forgotten, so that a crowd of strangers costs no memory."""

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self._clock = clock
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def _left(self, who: str) -> float:
        """What the bucket holds now."""
        now = self._clock.now()
        left, then = self._buckets.get(who, (float(self._rate.burst), now))
        return min(float(self._rate.burst), left + (now - then) / 1000 * self._rate.a_second)

    def _put(self, who: str, left: float) -> None:
        self._buckets.pop(who, None)
        self._buckets[who] = (left - 1 if left >= 1 else left, self._clock.now())
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _refuse(self, left: float) -> None:
        if left < 1:
            raise Refusal("refuse-too-often", seconds=max(1, math.ceil((1 - left) / self._rate.a_second)))

    def check(self, who: str) -> None:
        """Refuses where it was too much already; counts nothing."""
        self._refuse(self._left(who))

    def count(self, who: str) -> None:
        """Counts one more; refuses nothing."""
        self._put(who, self._left(who))

    def take(self, who: str) -> None:
        """Counts one more; refuses where it is too much."""
        left = self._left(who)
        self._put(who, left)
        self._refuse(left)


class Both:
    """A limit for one person and a larger one for everybody at one address: whoever has many names gains nothing."""

    def __init__(self, clock: Clock, rate: Rate) -> None:
        self.person = Limiter(clock, rate)
        self.address = Limiter(clock, rate.times(CROWD))

    def check(self, person: str, address: str) -> None:
        """Refuses where it was too much already; counts nothing."""
        self.address.check(address)
        self.person.check(person)

    def count(self, person: str, address: str) -> None:
        """Counts one more; refuses nothing."""
        self.address.count(address)
        self.person.count(person)

    def take(self, person: str, address: str) -> None:
        """Counts one more in both; refuses where it is too much for either."""
        self.address.take(address)
        self.person.take(person)


class Tally:
    """How many of something everybody has at the moment."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def full(self, who: str) -> bool:
        """Whether one more would be too many."""
        return self._held.get(who, 0) >= self.most

    def more(self, who: str) -> None:
        """One more."""
        self._held[who] = self._held.get(who, 0) + 1

    def less(self, who: str) -> None:
        """One less; who has none is not remembered."""
        left = self._held.get(who, 0) - 1
        if left > 0:
            self._held[who] = left
        else:
            self._held.pop(who, None)

    def __len__(self) -> int:
        return len(self._held)


class Limits:
    """The limiters of a worker."""

    def __init__(self, clock: Clock, times: int = 1) -> None:
        self.asks = Both(clock, ASKS.times(times))
        self.frames = Limiter(clock, FRAMES.times(times))
        self.accounts = Both(clock, FRAMES.times(2 * times))
        self.welcomes = Limiter(clock, WELCOMES.times(times))
        self.tables = Both(clock, TABLES.times(times))
        self.talks = Both(clock, TALKS)
        self.undos = Both(clock, UNDOS.times(times))
        self.looks = Both(clock, LOOKS.times(times))
        self.guesses = Both(clock, GUESSES.times(times))
        self.sockets = Tally(SOCKETS * times)
        self.crowds = Tally(SOCKETS * CROWD * times)


def address_of(connection: Connection) -> str:
    """Where a connection comes from: a machine, or the network a house of the newer kind of addresses has to itself."""
    host = connection.client.host if connection.client else "?"
    return neighbourhood(host)


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """Whoever has one IPv6 address has 2**64 of them: they count as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


def on_this_machine(connection: Connection) -> bool:
    """Whether somebody on the house's own machine asks, and not a proxy there for somebody else."""
    try:
        here = ip_address(connection.client.host if connection.client else "").is_loopback
    except ValueError:
        return False
    return here and not ({"x-forwarded-for", "forwarded"} & set(connection.headers))


def same_origin(connection: Connection, origin: str) -> bool:
    """Whether a browser was told to ask by a page of ours; programs send no Origin and bring a token instead."""
    sent = connection.headers.get("origin")
    if sent is None:
        return connection.headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    if origin:
        return sent == origin
    return urlsplit(sent).netloc == connection.headers.get("host")


async def guard_origin(connection: Connection, _handler: BaseRouteHandler) -> None:
    """Nothing is changed on the word of a foreign page."""
    method = connection.scope.get("method", "GET")
    if method not in SAFE and not same_origin(connection, connection.app.state.settings.origin):
        raise Refusal("refuse-origin")


async def guard_rate(connection: Connection, handler: BaseRouteHandler) -> None:
    """Nobody asks too often."""
    if not handler.opt.get("unmetered"):
        connection.app.state.limits.asks.take(asker_of(connection), address_of(connection))


def asker_of(connection: Connection) -> str:
    """Whom a request counts for, without a look at the store: a made-up token or cookie is one of many strangers."""
    bearer = bearer_of(connection)
    if bearer:
        return f"token {digest_of(bearer).hex()}"
    people: People = connection.app.state.people
    return people.person_of(connection.cookies.get(COOKIE, "")) or f"stranger {address_of(connection)}"


def bearer_of(connection: Connection) -> str:
    """The token a program brings; empty where it brings none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def account_of(connection: Connection) -> Account | None:
    """Who is asking: by a token or by the cookie; None for a stranger."""
    people: People = connection.app.state.people
    bearer = bearer_of(connection)
    if bearer:
        return await people.bearer(bearer)
    person = people.person_of(connection.cookies.get(COOKIE, ""))
    return await people.account(person) if person else None
