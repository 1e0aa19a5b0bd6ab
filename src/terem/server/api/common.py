"""What the handlers share: who asks, and how something is refused."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Annotated, Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from msgspec import Struct

from terem.kernel.phrase import Phrase, Refusal
from terem.server.guard import HEADERS, account_of, address_of, asker_of
from terem.server.people import Account
from terem.server.refusals import UNREADABLE, refusal_of, retry_after, sayable, status_of

Asking = Request[Any, Any, State]

LARGEST_BODY = 64 * 1024
Name = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=0, le=255)]

journal = logging.getLogger("terem")


class Reason(Struct, frozen=True):
    """Why not: a message key with arguments, and the rule."""

    reason: Phrase
    rule: str


DOCUMENTED = {
    400: "What was asked makes no sense; the reason says why",
    401: "The house does not know who asks",
    403: "Somebody else may, but not who asks",
    404: "There is no such thing",
    409: "Not as things stand now: somebody was quicker, or it is not the time",
    413: "Too large",
    429: "Too often; Retry-After says when to come back",
    500: "The house is at fault",
    503: "Not at the moment, so nothing has happened; Retry-After says when to come back",
}
REFUSALS = {
    status: ResponseSpec(data_container=Reason, description=about, generate_examples=False)
    for status, about in DOCUMENTED.items()
}
"""What any road may answer instead, for /schema."""


def refused(request: Asking, refusal: Refusal) -> Response[Reason]:
    """A refusal as an answer."""
    request.app.state.house.metrics.refusals.inc()
    phrase = sayable(refusal.phrase)
    wait = retry_after(phrase)
    headers = HEADERS | ({"Retry-After": str(wait)} if wait is not None else {})
    return Response(
        Reason(phrase, refusal.rule),
        status_code=status_of(phrase),
        headers=headers,
        media_type="application/json",
    )


def misread(request: Asking, error: HTTPException) -> Response[Reason]:
    """What the framework could not read, in the words of the house."""
    answer = refused(request, _in_our_words(request, error))
    answer.headers.update(error.headers or {})
    return answer


def _in_our_words(request: Asking, error: HTTPException) -> Refusal:
    if error.status_code == HTTPStatus.NOT_FOUND:
        try:  # roads that are none have no guard
            request.app.state.limits.asks.take(asker_of(request), address_of(request))
        except Refusal as refusal:
            return refusal
        return Refusal("refuse-no-such-road")
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return Refusal("refuse-method", method=request.method)
    if error.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
        return Refusal("refuse-too-large", most=LARGEST_BODY)
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return failed_on(request, error)
    return Refusal("refuse-frame-shape", detail=_detail(error))


def _detail(error: HTTPException) -> str:
    """What is wrong, and where."""
    found = [entry for entry in error.extra if isinstance(entry, dict)] if isinstance(error.extra, list) else []
    places = [f"{entry.get('key', '')}: {entry.get('message', '')}" for entry in found]
    return "; ".join(places) or error.detail.partition(" for ")[0]


def failed(request: Asking, error: Exception) -> Response[Reason]:
    """The house itself is at fault: noted with the place, and nothing of what was sent."""
    return refused(request, failed_on(request, error))


def failed_on(request: Asking, error: Exception) -> Refusal:
    """What to say about an error of the house, which is noted here."""
    handler = request.scope.get("route_handler")
    road = handler.fn.__name__ if handler else "?"
    if not isinstance(error, UNREADABLE):
        journal.error("%s %s failed", request.method, road, exc_info=error)
    return refusal_of(error)


@asynccontextmanager
async def guessing(request: Asking) -> AsyncIterator[None]:
    """For what can be guessed: who was wrong too often must wait before they may be right."""
    guesses, who = request.app.state.limits.guesses, (asker_of(request), address_of(request))
    guesses.check(*who)
    try:
        yield
    except Refusal:
        guesses.count(*who)
        raise


async def me(request: Asking) -> Account:
    """Who asks; a stranger is told to come in first."""
    account = await account_of(request)
    if account is None:
        raise Refusal("refuse-stranger")
    return account
