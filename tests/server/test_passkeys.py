"""Passkeys, with an authenticator made of a key and a few bytes."""

from __future__ import annotations

import asyncio
import hashlib
import json

import cbor2
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from server.houses import opened
from terem.kernel.phrase import Refusal
from terem.server.passkeys import PATIENCE, Passkeys, Site

SITE = Site("games.example", "https://games.example")


class Authenticator:
    """Makes one passkey and signs with it."""

    def __init__(self):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = b"0123456789abcdef"
        self.uses = 0

    def _client(self, kind, options, origin):
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": origin}).encode()

    def _data(self, flags, host, tail=b""):
        self.uses += 1
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + tail

    def _answer(self, response):
        text = bytes_to_base64url(self.id)
        fields = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": text, "rawId": text, "type": "public-key", "response": fields, "clientExtensionResults": {}}

    def make(self, challenge, site=SITE):
        options = json.loads(challenge.options)
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        tail = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        made = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45, site.host, tail)}
        client = self._client("webauthn.create", options, site.origin)
        return self._answer({"clientDataJSON": client, "attestationObject": cbor2.dumps(made)})

    def sign(self, challenge, site=SITE):
        options = json.loads(challenge.options)
        client, data = self._client("webauthn.get", options, site.origin), self._data(0x05, site.host)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "signature": signature})


async def kept(house):
    """A person with a passkey."""
    keys = Passkeys(house.people)
    account = await house.people.welcome("Ann", "owl", "en")
    device = Authenticator()
    challenge = await keys.challenge(account, SITE)
    await keys.keep(account, SITE, challenge.token, device.make(challenge))
    return keys, account, device


def run(address, work):
    async def whole():
        async with opened(address) as house:
            return await work(house)

    return asyncio.run(whole())


def refused(address, work):
    with pytest.raises(Refusal) as found:
        run(address, work)
    return found.value.phrase.key


def test_a_passkey_brings_the_same_person_back(address):
    async def work(house):
        keys, account, device = await kept(house)
        for _ in range(2):
            knock = keys.knock(SITE)
            assert await keys.enter(SITE, knock.token, device.sign(knock)) == account

    run(address, work)


def test_a_passkey_of_another_site_is_refused(sqlite_address):
    async def work(house):
        keys, _, device = await kept(house)
        knock = keys.knock(SITE)
        await keys.enter(SITE, knock.token, device.sign(knock, Site("evil.example", "https://evil.example")))

    assert refused(sqlite_address, work) == "refuse-passkey"


def test_an_answer_to_another_challenge_is_refused(sqlite_address):
    async def work(house):
        keys, _, device = await kept(house)
        answer = device.sign(keys.knock(SITE))
        await keys.enter(SITE, keys.knock(SITE).token, answer)

    assert refused(sqlite_address, work) == "refuse-passkey"


def test_an_answer_opens_once(address):
    async def work(house):
        keys, _, device = await kept(house)
        knock = keys.knock(SITE)
        answer = device.sign(knock)
        await keys.enter(SITE, knock.token, answer)
        await keys.enter(SITE, knock.token, answer)

    assert refused(address, work) == "refuse-passkey"


def test_answers_are_forgotten_when_they_are_good_no_more(sqlite_address):
    async def work(house):
        keys, _, device = await kept(house)
        for _ in range(3):
            knock = keys.knock(SITE)
            await keys.enter(SITE, knock.token, device.sign(knock))
            await house.clock.turn(PATIENCE + 1)
        return await keys.database.read("SELECT count(*) FROM answered")

    assert run(sqlite_address, work) == [(1,)]


def test_a_challenge_grows_old(sqlite_address):
    async def work(house):
        keys, _, device = await kept(house)
        knock = keys.knock(SITE)
        await house.clock.turn(PATIENCE + 1)
        await keys.enter(SITE, knock.token, device.sign(knock))

    assert refused(sqlite_address, work) == "refuse-passkey-late"


@pytest.mark.parametrize("credential", [{}, {"id": "nope"}, {"id": 7, "response": None}, {"id": "AAAA", "type": "x"}])
def test_nonsense_is_refused(sqlite_address, credential):
    async def work(house):
        keys, account, _ = await kept(house)
        challenge = await keys.challenge(account, SITE)
        with pytest.raises(Refusal):
            await keys.keep(account, SITE, challenge.token, credential)
        await keys.enter(SITE, keys.knock(SITE).token, credential)

    assert refused(sqlite_address, work) == "refuse-passkey"


def test_somebody_elses_challenge_makes_no_key(sqlite_address):
    async def work(house):
        keys, account, _ = await kept(house)
        other = await house.people.welcome("Ben", "fox", "en")
        challenge = await keys.challenge(account, SITE)
        await keys.keep(other, SITE, challenge.token, Authenticator().make(challenge))

    assert refused(sqlite_address, work) == "refuse-passkey"
