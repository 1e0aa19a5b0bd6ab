"""People of the house: guests at once, known by a signed cookie; programs by a token."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

from msgspec import Struct

from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text
from terem.messages import LANGUAGES
from terem.server.clock import Clock
from terem.server.database import Database, Job
from terem.server.ids import new_id
from terem.server.store import Store

CRESTS = ("owl", "fox", "hare", "bear", "wolf", "stag", "cat", "crow", "pike", "squirrel", "boar", "crane")
LONGEST_NAME = 24
COOKIE = "terem"
YEAR = 365 * 24 * 60 * 60
_DIGEST = 32


class Person(Struct, frozen=True):
    """Somebody, as everybody may see."""

    id: str
    name: str
    crest: str
    kind: str
    """guest, or bot."""


class Account(Struct, frozen=True):
    """Somebody, as the house and they themselves see."""

    id: str
    name: str
    crest: str
    language: str
    kind: str
    muted: int

    @property
    def person(self) -> Person:
        """The public side."""
        return Person(self.id, self.name, self.crest, self.kind)


_COLUMNS = "id, name, crest, language, kind, muted"


def clean_name(name: str) -> str:
    """A name on one line that can be told apart from nothing."""
    kept = " ".join(plain_text(name, keep="\n\t").split())
    if not any(sign.isalnum() for sign in kept):
        raise Refusal("refuse-name-empty")
    if len(kept) > LONGEST_NAME:
        raise Refusal("refuse-name-long", most=LONGEST_NAME)
    return kept


class People:
    """Everybody the house knows."""

    def __init__(self, database: Database, clock: Clock, secret: bytes) -> None:
        self.database = database
        self.clock = clock
        self._secret = secret

    @classmethod
    async def of(cls, store: Store, clock: Clock) -> People:
        """With the house's own secret, made by the first worker that starts."""
        return cls(store.database, clock, await store.secret("cookie", secrets.token_bytes(32)))

    # --- cookies ---

    def cookie_for(self, person: str) -> str:
        """A token only this house could have written."""
        body = f"{person}.{self.clock.now()}"
        return f"{body}.{self._sign('cookie', body)}"

    def person_of(self, cookie: str) -> str | None:
        """Whose cookie it is; None for a forged or an old one."""
        person, issued = self._cookie(cookie)
        return person if issued is not None and self._age(issued) < YEAR else None

    def worn(self, cookie: str) -> bool:
        """Whether a good cookie should be replaced before it grows too old."""
        _, issued = self._cookie(cookie)
        return issued is not None and self._age(issued) >= YEAR // 12

    def _cookie(self, cookie: str) -> tuple[str, int | None]:
        """The person and the time of a cookie this house has written; no time for any other."""
        body, _, signature = cookie.rpartition(".")
        person, _, issued = body.partition(".")
        ours = hmac.compare_digest(signature.encode(), self._sign("cookie", body).encode())
        return (person, int(issued)) if ours and person else ("", None)

    def _age(self, issued: int) -> int:
        return (self.clock.now() - issued) // 1000

    def sign(self, purpose: str, body: str) -> str:
        """A link only this house could have written."""
        return f"{body}.{self._sign(purpose, body)}"

    def signed(self, purpose: str, text: str) -> str | None:
        """What such a link says; None for a forged one."""
        body, _, signature = text.rpartition(".")
        return body if hmac.compare_digest(signature.encode(), self._sign(purpose, body).encode()) else None

    def _sign(self, purpose: str, body: str) -> str:
        return hmac.new(self._secret, f"{purpose}:{body}".encode(), hashlib.sha256).hexdigest()[:_DIGEST]

    # --- accounts ---

    async def welcome(self, name: str, crest: str, language: str, kind: str = "guest") -> Account:
        """A new guest, or a program."""
        account = Account(new_id(9), clean_name(name), _crest(crest), _language(language), kind, 0)
        now = self.clock.now()
        await self.database.write(
            [
                Job(
                    "INSERT INTO people (id, name, crest, language, kind, created, seen, muted) "
                    "VALUES ($1, $2, $3, $4, $5, $6, $7, 0)",
                    (account.id, account.name, account.crest, account.language, kind, now, now),
                )
            ]
        )
        return account

    async def account(self, person: str) -> Account | None:
        """Somebody by the id."""
        rows = await self.database.read(f"SELECT {_COLUMNS} FROM people WHERE id = $1", person)  # noqa: S608
        return Account(*rows[0]) if rows else None

    async def rename(self, person: str, name: str, crest: str, language: str) -> Account:
        """Another name, crest, language."""
        values = (clean_name(name), _crest(crest), _language(language), person)
        await self.database.write([Job("UPDATE people SET name = $1, crest = $2, language = $3 WHERE id = $4", values)])
        found = await self.account(person)
        if found is None:
            raise Refusal("refuse-stranger")
        return found

    async def known(self, people: set[str]) -> dict[str, Person]:
        """The public side of several people; who has left the house is not among them."""
        if not people:
            return {}
        wanted = sorted(people)
        chosen = ", ".join(f"${number}" for number in range(1, len(wanted) + 1))
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM people WHERE id IN ({chosen})",  # noqa: S608
            *wanted,
        )
        return {row[0]: Account(*row).person for row in rows}

    async def forget(self, person: str) -> None:
        """Removes a person; the log knows only the id, which is nobody's from now on."""
        jobs = ("passkeys WHERE person", "tokens WHERE person", "sitting WHERE person", "people WHERE id")
        await self.database.write([Job(f"DELETE FROM {table} = $1", (person,)) for table in jobs])  # noqa: S608

    async def mute(self, person: str, until: int) -> bool:
        """Lets a person say nothing until then; whether there is such a person."""
        touched = await self.database.write([Job("UPDATE people SET muted = $1 WHERE id = $2", (until, person))])
        return touched[0] > 0

    # --- programs ---

    async def token_for(self, person: str) -> str:
        """A token for a program; the house keeps only its digest."""
        token = secrets.token_urlsafe(32)
        await self.database.write(
            [
                Job(
                    "INSERT INTO tokens (digest, person, created) VALUES ($1, $2, $3)",
                    (digest_of(token), person, self.clock.now()),
                )
            ]
        )
        return token

    async def bearer(self, token: str) -> Account | None:
        """Whose token it is."""
        rows: list[tuple[Any, ...]] = await self.database.read(
            "SELECT person FROM tokens WHERE digest = $1", digest_of(token)
        )
        return await self.account(rows[0][0]) if rows else None


def digest_of(token: str) -> bytes:
    """What the house keeps of a token."""
    return hashlib.sha256(token.encode()).digest()


def _crest(crest: str) -> str:
    if crest not in CRESTS:
        raise Refusal("refuse-crest", crest=crest, known=", ".join(CRESTS))
    return crest


def _language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("refuse-language", language=language, known=", ".join(LANGUAGES))
    return language
