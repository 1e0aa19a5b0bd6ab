"""What is told with an action: a person's text, or a narrator's key that every reader sees in their own language."""

from __future__ import annotations

import unicodedata

import msgspec
from msgspec import Struct

from terem.kernel.phrase import Phrase, Refusal

LONGEST = 4000


class Told(Struct, frozen=True, tag="told"):
    """A person's text with its language."""

    text: str
    language: str


class Narrated(Struct, frozen=True, tag="narrated"):
    """A narrator's message, rendered in each reader's language."""

    phrase: Phrase


Words = Told | Narrated


def clean(words: Words | None) -> Words | None:
    """As it is written down: control characters are dropped, too long a text is refused, phrases are plain data."""
    if isinstance(words, Narrated):
        return Narrated(Phrase(words.phrase.key, msgspec.to_builtins(words.phrase.arguments)))
    if words is None:
        return None
    kept = plain_text(words.text, keep="\n\t")
    if len(kept) > LONGEST:
        raise Refusal("refuse-words-too-long", most=LONGEST)
    return Told(text=kept, language=words.language)


def plain_text(text: str, keep: str = "") -> str:
    """The text without control characters, so that a name cannot drive somebody's terminal."""
    return "".join(c for c in text if c in keep or unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
