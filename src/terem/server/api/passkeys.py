"""Passkeys over REST."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Response, post
from litestar.params import JSONBody
from msgspec import Struct

from terem.server.api.common import Asking, guessing, me
from terem.server.api.people import cookie, is_secure
from terem.server.guard import address_of
from terem.server.passkeys import Challenge, Passkeys, Site
from terem.server.people import Account


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of an authenticator, with the token of its challenge."""

    token: str
    credential: dict[str, Any]


def _site(request: Asking) -> Site:
    """The address people type: as it was set, or as they have asked."""
    origin = request.app.state.settings.origin or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Site(urlsplit(origin).hostname or "", origin)


class PasskeysController(Controller):
    """Passkeys."""

    path = "/api/passkeys"
    tags = ("people",)

    @post("/challenge", summary="Begin to make a passkey")
    async def challenge(self, request: Asking) -> Challenge:
        """Options for navigator.credentials.create."""
        account = await me(request)
        return await Passkeys(request.app.state.people).challenge(account, _site(request))

    @post("/", summary="Keep a passkey")
    async def keep(self, request: Asking, data: JSONBody[Proof]) -> Account:
        """From now on it brings me back on every device that has it."""
        account = await me(request)
        await Passkeys(request.app.state.people).keep(account, _site(request), data.token, data.credential)
        return account

    @post("/knock", summary="Begin to come in by a passkey")
    async def knock(self, request: Asking) -> Challenge:
        """Options for navigator.credentials.get."""
        request.app.state.limits.welcomes.take(address_of(request))
        return Passkeys(request.app.state.people).knock(_site(request))

    @post("/enter", summary="Come in by a passkey")
    async def enter(self, request: Asking, data: JSONBody[Proof]) -> Response[Account]:
        """The identity the passkey belongs to, in this browser."""
        people = request.app.state.people
        request.app.state.limits.welcomes.take(address_of(request))
        async with guessing(request):
            account = await Passkeys(people).enter(_site(request), data.token, data.credential)
        return Response(account, cookies=[cookie(people, account.id, is_secure(request))])
