"""What the handlers share."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Struct

from terem.kernel.phrase import Phrase, Refusal
from terem.server.database import Broken
from terem.server.guard import account_of
from terem.server.people import Account

journal = logging.getLogger("terem")

Asking = Request[Any, Any, State]

STATUS = {
    "refuse-stranger": 401,
    "refuse-origin": 403,
    "refuse-not-owner": 403,
    "refuse-not-your-seat": 403,
    "refuse-no-such-table": 404,
    "refuse-too-often": 429,
    "refuse-store": 503,
    "refuse-busy": 503,
}
"""Any other refusal is a conflict with how things stand: 409."""


class Reason(Struct, frozen=True):
    """Why not: a message key with arguments, and the rule."""

    reason: Phrase
    rule: str


def refused(_request: Asking, refusal: Refusal) -> Response[Reason]:
    """A refusal as an answer."""
    status = STATUS.get(refusal.phrase.key, 409)
    return Response(Reason(refusal.phrase, refusal.rule), status_code=status)


def broken(_request: Asking, error: Broken) -> Response[Reason]:
    """The store does not answer: nothing is known to have happened."""
    journal.warning("store %s", error)
    return Response(Reason(Phrase("refuse-store"), ""), status_code=STATUS["refuse-store"])


async def me(request: Asking) -> Account:
    """Who asks; a stranger is told to come in first."""
    account = await account_of(request)
    if account is None:
        raise Refusal("refuse-stranger")
    return account
