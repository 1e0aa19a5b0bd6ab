"""What the table waits for."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from terem.kernel.phrase import Phrase

CLOCK = -1
"""The seat of an entry that the clock played when time was up: the prompt's default, for the first seat asked."""


class Interjection(Struct, frozen=True, gc=False):
    """Something a seat may do beside the prompt without answering it: pointing, objecting, replacing a locked card."""

    seats: tuple[int, ...]
    phrase: Phrase


class Prompt(Struct, frozen=True, gc=False):
    """Whom the table waits for now, and how."""

    id: int
    """Grows with every new decision, stays while a simultaneous one is being answered."""
    seats: tuple[int, ...]
    phrase: Phrase
    blind: bool = False
    """Answers stay secret until all are in."""
    words: bool = False
    """A text is due with the answer."""
    talk: bool = True
    """Table talk is open."""
    seconds: int | None = None
    default: Any = None
    """The action the clock plays at time-out for the first seat asked, one absent seat after another; None: somebody
    must play the seat."""
    optional: bool = False
    """An offer: whoever lets its time pass has declined; that alone makes nobody absent who is at the table."""
    interjections: tuple[Interjection, ...] = ()
