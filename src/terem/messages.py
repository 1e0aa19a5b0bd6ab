"""Phrases in a person's language: the Fluent catalogues of `locales/`."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.words import plain_text

LANGUAGES = ("en", "ru", "hu")

_SEATS = ("seat", "rival")
"""Arguments that are seat numbers and are shown as names."""

_GRAMMAR = ("gender", "number", "subject", "object", "possessive")
"""Attributes that say how a name behaves, or stand for it, and do not name it again."""

_LONGEST = 2000
"""Fluent's limit for one argument is a little higher."""

_LARGEST = 10**15
"""Beyond this a number is no count of anything and is shown as it was given."""

_GROUPED = 10_000
"""Hungarian sets no space into numbers of four digits."""


def folder() -> Path:
    """The catalogues: inside an installed package, else beside the sources."""
    inside = Path(__file__).with_name("locales")
    return inside if inside.is_dir() else Path(__file__).parents[2] / "locales"


def system_language() -> str:
    """The language of the environment, English where it is none of ours."""
    for name in ("TEREM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name, "")[:2] in LANGUAGES:
            return os.environ[name][:2]
    return "en"


# Hungarian names of letters and numbers that begin with a vowel: az A1, az F2, az 5, az 1.
_VOWEL_LETTERS = frozenset("AEFILMNORSUXY")
_VOWELS = frozenset("aáeéiíoóöőuúüű")


def article(word: Any, start: str = "") -> Any:
    """The Hungarian definite article of a word, a code such as B3, or a number; `start` for a sentence's first word."""
    found = _article(str(word).strip())
    return found.capitalize() if start else found


def _article(text: str) -> str:
    if not text:
        return "a"
    if leading := re.match(r"\d+", text):  # not str.isdigit: a name may begin with ①, which is no number
        number = leading[0]
        return "az" if number[0] == "5" or (number[0] == "1" and len(number) % 3 == 1) else "a"
    if re.fullmatch(r"[A-Z]{1,3}\d*", text):
        return "az" if text[0] in _VOWEL_LETTERS else "a"
    return "az" if text[0].lower() in _VOWELS else "a"


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False, functions={"ARTICLE": article})
    for place in folders:
        for path in sorted((place / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _as_phrase(value: Any) -> Phrase | None:
    """A phrase, also one that has been through JSON."""
    if isinstance(value, Mapping):
        return Phrase(value["key"], value["arguments"])
    return value if isinstance(value, Phrase) else None


def _short(text: str) -> str:
    """Text that fits into a message: Fluent refuses longer ones."""
    return text if len(text) <= _LONGEST else text[:_LONGEST] + "…"


def capitalised(text: str) -> str:
    """The text with a capital first letter, the rest as it is."""
    return text[:1].upper() + text[1:]


Mark = Callable[[str, str], str]
"""Given a phrase's key and its text, the text as a page wants it: a picture's place beside a word."""


class Speaker:
    """Says phrases in one language, with the names of a table's seats.

    A phrase inside a phrase arrives with all its forms: the attribute `acc` of `$card` is `$card_acc`; `_cap` after any
    of them begins a sentence. So a message can inflect whatever it is about.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        folders: tuple[Path, ...] = (),
        mark: Mark = lambda _key, text: text,
    ) -> None:
        if language not in LANGUAGES:
            raise Refusal("refuse-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.names = names
        self._mark = mark
        self._folders = folders or (folder(),)
        self._bundle = _bundle(language, self._folders)

    def seated(self, names: Sequence[str]) -> Speaker:
        """The same language at a table with these names."""
        return Speaker(self.language, [plain_text(name) for name in names], self._folders, self._mark)

    def marking(self, mark: Mark) -> Speaker:
        """The same, with phrases inside phrases marked."""
        return Speaker(self.language, self.names, self._folders, mark)

    def reading(self, catalogues: Path | None) -> Speaker:
        """The same, with the catalogues of a game from outside."""
        if catalogues is None:
            return self
        return Speaker(self.language, self.names, (*self._folders, catalogues), self._mark)

    def text(self, key: str, **arguments: Any) -> str:
        """The message of a key."""
        return self._format(key, arguments)

    def say(self, phrase: Phrase) -> str:
        """A phrase, its arguments said first."""
        return self._format(phrase.key, phrase.arguments)

    def refused(self, refusal: Refusal) -> str:
        """The reason of a refusal with the rule it names."""
        reason = self.say(refusal.phrase)
        return self.text("refused-by-rule", reason=reason, rule=refusal.rule) if refusal.rule else reason

    def listed(self, items: Sequence[str]) -> str:
        """Items in a sentence: "a, b and c"."""
        if not items:
            return self.text("list-none")
        if len(items) == 1:
            return items[0]
        return self.text("list-and", items=", ".join(items[:-1]), last=items[-1])

    def number(self, value: float, digits: int) -> str:
        """A number with a fixed count of decimals, as the language writes it."""
        return str(format_decimal(value, "0." + "0" * digits, locale=self.language))

    def _format(self, key: str, arguments: Mapping[str, Any]) -> str:
        message = self._bundle.get_message(key)
        assert message.value is not None
        return self._pattern(key, message.value, self._arguments(arguments))

    def _pattern(self, key: str, pattern: Any, values: dict[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _arguments(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """What a message is given: every argument, and the forms of those that are phrases."""
        found: dict[str, Any] = {}
        for name, value in arguments.items():
            found[name] = self._argument(name, value)
            phrase = _as_phrase(value)
            if phrase is not None:
                found.update(self._forms(name, phrase))
        return found

    def _forms(self, name: str, phrase: Phrase) -> dict[str, str]:
        """The attributes of a phrase's message by their names, each also with a capital."""
        message = self._bundle.get_message(phrase.key)
        found = {f"{name}_cap": self._mark(phrase.key, capitalised(self.say(phrase)))}
        if message.attributes:
            values = self._arguments(phrase.arguments)
            for attribute, pattern in message.attributes.items():
                form = self._pattern(phrase.key, pattern, values)
                words = attribute not in _GRAMMAR
                found[f"{name}_{attribute}"] = self._mark(phrase.key, form) if words else form
                found[f"{name}_{attribute}_cap"] = self._mark(phrase.key, capitalised(form))
        return found

    def _argument(self, name: str, value: Any) -> Any:
        phrase = _as_phrase(value)
        if phrase is not None:
            return self._mark(phrase.key, self.say(phrase))
        if isinstance(value, list | tuple):
            return _short(self.listed([str(self._argument("", item)) for item in value]))
        if isinstance(value, str):
            return _short(plain_text(value, keep="\n"))  # whatever somebody sent must not drive a terminal
        if isinstance(value, int) and abs(value) >= _LARGEST:
            return str(value)
        if name in _SEATS and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else str(value + 1)
        if self.language == "hu" and isinstance(value, int | float) and abs(value) < _GROUPED:
            return fluent_number(value, useGrouping=False)
        return value
