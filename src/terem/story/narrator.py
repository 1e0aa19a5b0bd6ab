"""Who tells for the computer players: the built-in narrator, or a language model behind an address.

The model is off unless TEREM_NARRATOR_URL names an OpenAI-compatible address (".../v1"). It is given the situation and
nothing hidden, has a few seconds, and whatever goes wrong, the built-in narrator tells instead: the game never waits.
"""

from __future__ import annotations

import os
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from time import monotonic
from typing import IO, Any, Protocol

import msgspec

from terem.games.winter_tales.narrate import Tale, tale_of
from terem.games.winter_tales.tell import MARK
from terem.games.winter_tales.words import LONGEST
from terem.kernel.phrase import Phrase
from terem.kernel.table import Table
from terem.kernel.words import Told, Words
from terem.messages import Speaker
from terem.story.tale import is_tale, recent

BEFORE = 6
"""Pieces of the story the model is told of."""
SECONDS = 8.0
LARGEST_ANSWER = 1 << 16


class Narrator(Protocol):
    """Tells what a computer player does."""

    def words(self, table: Table, seat: int, action: Any, speaker: Speaker) -> Words | None:
        """The words for an action; None leaves them to the game's own narrator."""


class BuiltIn:
    """Leaves everything to the game's own narrator."""

    def words(self, table: Table, seat: int, action: Any, speaker: Speaker) -> Words | None:
        """Nothing of its own."""
        return None


BUILT_IN: Narrator = BuiltIn()


class _Message(msgspec.Struct):
    content: str | None


class _Choice(msgspec.Struct):
    message: _Message


class _Answer(msgspec.Struct):
    choices: list[_Choice]


class Model:
    """A language model that tells in the host's language."""

    def __init__(self, url: str, key: str, model: str, seconds: float) -> None:
        self.url = url.rstrip("/") + "/chat/completions"
        self.key = key
        self.model = model
        self.seconds = seconds

    def words(self, table: Table, seat: int, action: Any, speaker: Speaker) -> Words | None:
        """What the model tells, if it answers in time and as it was asked to."""
        tale = tale_of(table.state, seat, action) if is_tale(table.game) else None
        if tale is None:
            return None
        text = self._ask(request(table, tale, speaker))
        return Told(text, speaker.language) if text and fits(tale, text) else None

    def _ask(self, messages: list[dict[str, str]]) -> str:
        """The model's answer, empty if there is none."""
        body = {"model": self.model, "messages": messages, "max_tokens": 300, "temperature": 0.9}
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        try:
            asked = urllib.request.Request(self.url, msgspec.json.encode(body), headers)  # noqa: S310  the host's own
            with urllib.request.urlopen(asked, timeout=self.seconds) as reply:  # noqa: S310
                answer = msgspec.json.decode(self._read(reply), type=_Answer)
        except (OSError, ValueError, OverflowError, HTTPException):
            return ""
        return (answer.choices[0].message.content or "").strip() if answer.choices else ""

    def _read(self, reply: IO[bytes]) -> bytes:
        """The answer, as far as it has come when the time is up."""
        until = monotonic() + self.seconds
        found = b""
        while monotonic() < until and len(found) < LARGEST_ANSWER and (piece := reply.read1(4096)):  # type: ignore[attr-defined]
            found += piece
        return found


def fits(tale: Tale, text: str) -> bool:
    """Short enough, and every card named once, where the sentence has its place for it."""
    marks = [int(mark[1]) for mark in MARK.finditer(text)]
    told = any(sign.isalpha() for sign in MARK.sub("", text))
    return told and len(text) <= LONGEST and sorted(marks) == list(range(1, len(tale.cards) + 1))


LANGUAGES = {"en": "English", "ru": "Russian", "hu": "Hungarian"}


def request(table: Table, tale: Tale, speaker: Speaker) -> list[dict[str, str]]:
    """The situation as the model reads it: the rules of telling, the facts, the story so far; nothing hidden."""
    facts = [f"{name}: {_said(value, speaker)}" for name, value in sorted(tale.facts.items())]
    cards = [f"{{{number}}} = {speaker.text(f'wt-card-{card}')}" for number, card in enumerate(tale.cards, start=1)]
    before = [speaker.say(piece.phrase) for piece in recent(table, BEFORE)]
    rules = (
        "You tell one short piece of a fairy tale set in snowbound Wintertown, in the past tense, one to three "
        f"sentences. Write in {LANGUAGES[speaker.language]}. Use only the given facts; nobody dies; leave the outcome "
        "open unless the kind says how it ended. Where a story card is told, write its mark exactly, such as {1}, in "
        "place of the word for it; use every mark exactly once. Answer with the text alone."
    )
    situation = "\n".join(
        [f"Kind of telling: {tale.kind}", *facts, "Cards: " + ("; ".join(cards) or "none"), "Before this:", *before]
    )
    return [{"role": "system", "content": rules}, {"role": "user", "content": situation}]


def _said(value: Any, speaker: Speaker) -> str:
    return speaker.say(value) if isinstance(value, Phrase) else str(value)


def narrator(environment: Mapping[str, str] = os.environ) -> Narrator:
    """The narrator the host has set up."""
    url = environment.get("TEREM_NARRATOR_URL", "")
    if not url.startswith(("http://", "https://")):
        return BUILT_IN
    try:
        seconds = float(environment.get("TEREM_NARRATOR_SECONDS", SECONDS))
    except ValueError:
        seconds = SECONDS
    return Model(
        url, environment.get("TEREM_NARRATOR_KEY", ""), environment.get("TEREM_NARRATOR_MODEL", "default"), seconds
    )
