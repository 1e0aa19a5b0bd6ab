"""Coming in, being somebody, leaving."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Struct

from terem.kernel.phrase import Refusal
from terem.server.api.common import Asking, me
from terem.server.company import say_farewell
from terem.server.guard import account_of, address_of
from terem.server.people import COOKIE, YEAR, Account, People


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: str
    crest: str
    language: str


class Visit(Struct, frozen=True):
    """Who has come in, as far as the house knows."""

    account: Account | None


class Token(Struct, frozen=True):
    """For a program; shown once."""

    person: str
    token: str


def is_secure(request: Asking) -> bool:
    """Whether the browser came over TLS, as far as we or the host can tell."""
    return request.url.scheme == "https" or request.app.state.settings.origin.startswith("https://")


def cookie(people: People, person: str, secure: bool) -> Cookie:
    """The identity of a browser."""
    value = people.cookie_for(person)
    return Cookie(key=COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def _renewed(request: Asking, account: Account) -> list[Cookie] | None:
    people = request.app.state.people
    worn = people.worn(request.cookies.get(COOKIE, ""))
    return [cookie(people, account.id, is_secure(request))] if worn else None


class PeopleController(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/me", summary="Come in as a guest")
    async def come_in(self, request: Asking, data: JSONBody[Card]) -> Response[Account]:
        """A new identity for this browser; whoever has one keeps it and changes the name."""
        state = request.app.state
        known = await account_of(request)
        if known is None:
            state.limits.welcomes.take(address_of(request))
            known = await state.people.welcome(data.name, data.crest, data.language)
        else:
            known = await state.people.rename(known.id, data.name, data.crest, data.language)
        return Response(known, cookies=[cookie(state.people, known.id, is_secure(request))])

    @get("/me", summary="Who am I?")
    async def who(self, request: Asking) -> Response[Account]:
        """The identity of this browser, with a new cookie where the old one has seen some months."""
        account = await me(request)
        return Response(account, cookies=_renewed(request, account))

    @get("/visit", summary="Who am I, if anybody?")
    async def visit(self, request: Asking) -> Response[Visit]:
        """As above; a stranger is no mistake here, for every page begins with this question."""
        account = await account_of(request)
        return Response(Visit(account), cookies=_renewed(request, account) if account else None)

    @patch("/me", summary="Change my name, crest or language")
    async def rename(self, request: Asking, data: JSONBody[Card]) -> Account:
        """A new name; the games played keep the person."""
        account = await me(request)
        found: Account = await request.app.state.people.rename(account.id, data.name, data.crest, data.language)
        return found

    @delete("/me", summary="Delete me")
    async def forget(self, request: Asking) -> None:
        """Removes the person; finished games stay readable without the name, running ones go on with a bot."""
        account = await me(request)
        await say_farewell(request.app.state.house, account.id)
        await request.app.state.people.forget(account.id)
        for client in list(request.app.state.clients):
            if client.account and client.account.id == account.id:
                client.let_go()

    @post("/tokens", summary="A token for a program")
    async def token(self, request: Asking, data: JSONBody[Card]) -> Token:
        """A bot account of its own; the token is shown once."""
        account = await me(request)
        if account.kind != "guest":
            raise Refusal("refuse-bots-make-no-bots")
        state = request.app.state
        state.limits.welcomes.take(address_of(request))
        bot = await state.people.welcome(data.name, data.crest, data.language, "bot")
        return Token(bot.id, await state.people.token_for(bot.id))
