"""Passkeys (WebAuthn): the same identity on another device, and no password anywhere."""

from __future__ import annotations

import secrets
from typing import Any

import webauthn
from msgspec import Struct
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from terem.kernel.phrase import Refusal
from terem.server.database import Job, Taken
from terem.server.people import Account, People

PATIENCE = 5 * 60 * 1000
"""Milliseconds for which a challenge is good."""
MOST = 10
"""Passkeys of one person."""


class Site(Struct, frozen=True):
    """Where passkeys belong to."""

    host: str
    origin: str


class Challenge(Struct, frozen=True):
    """What a browser's authenticator is asked; the token comes back with its answer, so that no worker remembers it."""

    token: str
    options: str
    """As JSON, for navigator.credentials."""


class Passkeys:
    """Keys of people."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    # --- a new key ---

    async def challenge(self, account: Account, site: Site) -> Challenge:
        """Asks for a new key of a person."""
        kept = await self._kept(account)
        secret = secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Terem",
            user_id=account.id.encode(),
            user_name=account.name,
            user_display_name=account.name,
            challenge=secret,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=key) for key in kept],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )
        return Challenge(self._token("new", secret, account.id), webauthn.options_to_json(options))

    async def _kept(self, account: Account) -> list[bytes]:
        """The keys a person has; refuses where there is no room for another."""
        rows = await self.database.read("SELECT id FROM passkeys WHERE person = $1", account.id)
        if len(rows) >= MOST:
            raise Refusal("refuse-passkeys", most=MOST)
        return [bytes(row[0]) for row in rows]

    async def keep(self, account: Account, site: Site, token: str, credential: dict[str, Any]) -> None:
        """Keeps a new key of a person."""
        secret, person = self._opened("new", token)
        if person != account.id:
            raise Refusal("refuse-passkey")
        await self._kept(account)  # one challenge is good for several answers
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=secret,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=False,
            )
        except Exception as error:  # whatever a stranger's bytes break, they are no passkey
            raise Refusal("refuse-passkey") from error
        values = (found.credential_id, account.id, found.credential_public_key, found.sign_count)
        try:
            await self.database.write(
                [Job("INSERT INTO passkeys (id, person, public_key, uses) VALUES ($1, $2, $3, $4)", values)]
            )
        except Taken as error:
            raise Refusal("refuse-passkey") from error

    # --- coming in by a key ---

    def knock(self, site: Site) -> Challenge:
        """Asks for any key of this house."""
        secret = secrets.token_bytes(32)
        options = webauthn.generate_authentication_options(rp_id=site.host, challenge=secret)
        return Challenge(self._token("in", secret, ""), webauthn.options_to_json(options))

    async def enter(self, site: Site, token: str, credential: dict[str, Any]) -> Account:
        """Whose key it is."""
        secret, _ = self._opened("in", token)
        try:
            key = base64url_to_bytes(str(credential["id"]))
        except (KeyError, ValueError) as error:  # a character that is no base64, or none at all
            raise Refusal("refuse-passkey") from error
        rows = await self.database.read("SELECT person, public_key, uses FROM passkeys WHERE id = $1", key)
        if not rows:
            raise Refusal("refuse-passkey")
        person, public_key, uses = rows[0]
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=secret,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=bytes(public_key),
                credential_current_sign_count=uses,
                require_user_verification=False,
            )
        except Exception as error:  # whatever a stranger's bytes break, they are no passkey
            raise Refusal("refuse-passkey") from error
        await self._answered(secret, Job("UPDATE passkeys SET uses = $1 WHERE id = $2", (found.new_sign_count, key)))
        account = await self.people.account(person)
        if account is None:
            raise Refusal("refuse-passkey")
        return account

    async def _answered(self, secret: bytes, job: Job) -> None:
        """Does something on the word of an answer; the same answer is good for nothing more."""
        now = self.people.clock.now()
        once = Job("INSERT INTO answered (challenge, until) VALUES ($1, $2)", (secret, now + PATIENCE))
        try:
            await self.database.write([once, job, Job("DELETE FROM answered WHERE until < $1", (now,))])
        except Taken as error:
            raise Refusal("refuse-passkey") from error

    # --- challenges ---

    def _token(self, purpose: str, secret: bytes, person: str) -> str:
        until = self.people.clock.now() + PATIENCE
        return self.people.sign(f"passkey-{purpose}", f"{bytes_to_base64url(secret)}:{until}:{person}")

    def _opened(self, purpose: str, token: str) -> tuple[bytes, str]:
        body = self.people.signed(f"passkey-{purpose}", token)
        if body is None:
            raise Refusal("refuse-passkey")
        secret, until, person = body.split(":")
        if int(until) < self.people.clock.now():
            raise Refusal("refuse-passkey-late")
        return base64url_to_bytes(secret), person
