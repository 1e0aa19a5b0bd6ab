"""Provable draws: the host commits to a key, every seat adds a nonce, the key is shown at the end."""

from __future__ import annotations

import hashlib
import secrets

KEY_BYTES = 32


def new_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def new_nonce() -> str:
    """A seat's own part in the draws."""
    return secrets.token_hex(16)


def commitment(key: bytes) -> str:
    """What the host publishes before any nonce is known."""
    return hashlib.sha256(key).hexdigest()


def seeded_key(seed: int, number: int) -> bytes:
    """The key of game `number` of a simulation: the same seed gives the same bytes."""
    return hashlib.sha256(f"terem-simulation key {seed} {number}".encode()).digest()


def seeded_nonce(seed: int, number: int, seat: int) -> str:
    """The nonce of a seat in a simulation."""
    return hashlib.sha256(f"terem-simulation nonce {seed} {number} {seat}".encode()).hexdigest()[:32]
