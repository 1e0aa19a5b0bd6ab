"""What a telling may look like (spec 5.1)."""

from __future__ import annotations

import re

import msgspec

from terem.games.winter_tales.narrate import Tale
from terem.games.winter_tales.state import State
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.words import Narrated, Words

LONGEST = 1200
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8}){0,3}")


def _narrators(tale: Tale, phrase: Phrase) -> bool:
    """Whether a line could be the narrator's: of this kind, and with no fact but those of the moment."""
    facts = msgspec.to_builtins(tale.facts)
    same = all(name in facts and facts[name] == value for name, value in phrase.arguments.items())
    return same and re.fullmatch(rf"wt-tell-{tale.kind}-[1-9]\d?", phrase.key) is not None


def check_words(state: State, tale: Tale | None, words: Words | None) -> Refusal | None:
    """A person's text: short enough, with something in it unless the table tells aloud."""
    if words is None:
        return None
    if tale is None:
        return Refusal("refuse-words-not-due", rule="5.1")
    if isinstance(words, Narrated):
        return None if _narrators(tale, words.phrase) else Refusal("refuse-words-narrated", rule="5.1")
    if len(words.text) > LONGEST:
        return Refusal("wt-refuse-words-long", rule="5.1", most=LONGEST, given=len(words.text))
    if not state.board.settings.voice and not any(sign.isalpha() for sign in words.text):
        return Refusal("wt-refuse-words-empty", rule="5.1")
    return None if LANGUAGE.fullmatch(words.language) else Refusal("wt-refuse-words-language", rule="5.1")
