"""What is told with an action: a person's text, or a narrator's key that every reader sees in their own language."""

from __future__ import annotations

import re

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


_UNFIT = re.compile(
    "[\x00-\x1f\x7f-\x9f"  # control characters
    "\u2028\u2029"  # separators that end a line
    "\u202a-\u202e\u2066-\u2069"  # what turns the direction of the text around
    "\ud800-\udfff\ue000-\uf8ff\U000f0000-\U0010ffff"  # surrogates, private use
    "\ufdd0-\ufdef"
    + "".join(f"{chr(plane * 0x10000 + 0xFFFE)}-{chr(plane * 0x10000 + 0xFFFF)}" for plane in range(15))
    + "]"
)
"""Written out instead of asked of Python's tables, which know more letters every year: a record must read the same."""


def plain_text(text: str, keep: str = "") -> str:
    """The text without control characters, so that a name cannot drive somebody's terminal."""
    return _UNFIT.sub(lambda sign: sign[0] if sign[0] in keep else "", text)
