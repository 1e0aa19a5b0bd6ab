"""Who may come in, how often, and what a browser may do with our pages."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers.base import BaseRouteHandler

from terem.kernel.phrase import Refusal
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
