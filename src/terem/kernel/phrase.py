"""What is said, before it is in any language: a message key with arguments.

There are many of them and none can hold itself, so the collector of circular garbage need not look (`gc=False`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

Argument = Any
"""A number, a string that is a name or a code, a `Phrase`, or a list of phrases."""


class Phrase(Struct, frozen=True, gc=False):
    """A message key of the catalogues with its arguments; an argument may be a phrase or a list of phrases."""

    key: str
    arguments: Mapping[str, Argument] = {}


class Event(Struct, frozen=True, gc=False):
    """One thing that happened, for the log, the animation, the narrator and the screen reader."""

    phrase: Phrase
    audience: tuple[int, ...] | None = None
    """The seats that hear of it; None is everybody, spectators included."""

    def heard_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), is told."""
        return self.audience is None or viewer in self.audience


class Refusal(Exception):
    """Bad input, answered with a reason: what is wrong, and by which rule. Nothing has changed."""

    def __init__(self, key: str, rule: str = "", **arguments: Argument) -> None:
        super().__init__(key, arguments)
        self.phrase = Phrase(key, arguments)
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.phrase, self.rule) == (other.phrase, other.rule)

    def __hash__(self) -> int:
        return hash((self.phrase.key, self.rule))
