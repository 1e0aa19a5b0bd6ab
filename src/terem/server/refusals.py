"""How a refusal is answered: its HTTP status, and arguments that can be written down whatever was sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.words import plain_text
from terem.server.database import Broken

SEVERAL = 64
"""Signs of an argument that had to be cut down."""

STATUS: Mapping[str, int] = {
    "refuse-stranger": 401,
    **dict.fromkeys(
        (
            *("refuse-origin", "refuse-not-owner", "refuse-not-your-seat", "refuse-muted", "refuse-metrics"),
            *("refuse-bots-make-no-bots", "refuse-passkey", "refuse-link"),
        ),
        403,
    ),
    **dict.fromkeys(
        (
            *("refuse-no-such-table", "refuse-no-such-seat", "refuse-no-such-person", "refuse-no-such-road"),
            *("refuse-unknown-game", "refuse-not-said"),
        ),
        404,
    ),
    "refuse-method": 405,
    **dict.fromkeys(
        (
            *("refuse-stale-ask", "refuse-seat-taken", "refuse-seats-taken", "refuse-seat-free", "refuse-seats-free"),
            *("refuse-table-gathering", "refuse-table-playing", "refuse-table-adjourned", "refuse-table-over"),
            *("refuse-table-closed", "refuse-rematched", "refuse-record-running", "refuse-nothing-to-undo"),
            "refuse-replay-running",
            *("refuse-undo-open", "refuse-undo-not-asked", "refuse-already-away", "refuse-not-away", "refuse-voted"),
            *("refuse-vote-early", "refuse-vote-about", "refuse-silence", "refuse-passkeys", "refuse-passkey-late"),
            *("refuse-owner-seat", "refuse-nothing-to-tell", "refuse-coach-off", "refuse-coach-waits"),
        ),
        409,
    ),
    "refuse-too-large": 413,
    "refuse-too-often": 429,
    "refuse-sockets": 429,
    "refuse-fault": 500,
    "refuse-store": 503,
    "refuse-busy": 503,
    "refuse-coach-busy": 503,
}
"""Any other refusal is about what was asked: 400."""

RETRY: Mapping[str, int] = {"refuse-store": 2, "refuse-busy": 1, "refuse-coach-busy": 5}
"""Seconds after which it is worth trying again."""


def status_of(phrase: Phrase) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(phrase.key, 400)


def retry_after(phrase: Phrase) -> int | None:
    """In how many seconds to come back; None where that would not help."""
    seconds = phrase.arguments.get("seconds") if phrase.key == "refuse-too-often" else RETRY.get(phrase.key)
    return seconds if isinstance(seconds, int) else None


UNREADABLE = (RecursionError, UnicodeError)
"""What was sent is nested too deeply, or no text: nobody's fault but the sender's, and not worth a note."""


def refusal_of(error: Exception) -> Refusal:
    """What to answer where the house itself is at fault: the store is gone, or something nobody has thought of."""
    if isinstance(error, UNREADABLE):
        return Refusal("refuse-frame-shape", detail=type(error).__name__)
    return Refusal("refuse-store" if isinstance(error, Broken) else "refuse-fault")


def sayable(phrase: Phrase) -> Phrase:
    """A phrase that can be written as JSON, though an argument may be a number of a thousand figures."""
    try:
        msgspec.json.encode(phrase)
    except (OverflowError, UnicodeError, TypeError, ValueError, RecursionError):
        return Phrase(phrase.key, {name: _sayable(value) for name, value in phrase.arguments.items()})
    return phrase


def _sayable(value: Any) -> Any:
    if isinstance(value, Phrase):
        return sayable(value)
    if isinstance(value, int) and abs(value) >= 2**63:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}"
    if isinstance(value, int | float):
        return value
    return plain_text(str(value))[:SEVERAL]
