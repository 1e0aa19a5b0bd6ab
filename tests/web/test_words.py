"""The browser says what Python says, byte for byte, in three languages."""

from __future__ import annotations

import json
from functools import cache

import catalogues
import msgspec
import pytest

from terem.messages import LANGUAGES, Speaker, article
from web import tools

NAMES = ["Маша", "Martin", "Ő \u202eo\x07"]
ODD = ["", "a\nb", "\x1b[2J", "x" * 2001, "𝒳" * 2001, "1 000", "ÉÁ", "5", "az"]
NUMBERS = [0, 1, 2, 5, 11, 21, 112, 999, 1000, 1234, 12345, 1234567, 10**15, -1, -5]


@cache
def samples() -> list[dict[str, object]]:
    """Every message with the arguments `test_locales` tries, and a few messages with everything odd."""
    found = []
    for language in LANGUAGES:
        speaker = Speaker(language).seated(NAMES)

        def add(key, values, language=language, speaker=speaker):
            plain = msgspec.to_builtins(values)
            said = speaker.text(key, **values)
            found.append(
                {"language": language, "names": NAMES, "phrase": {"key": key, "arguments": plain}, "said": said}
            )

        for key in catalogues.messages(language):
            names = catalogues.arguments_of(language, key)
            names |= catalogues.arguments_of("en", key) if key in catalogues.messages("en") else set()
            rounds = max((len(catalogues.samples_of(key, name)) for name in names), default=1)
            for turn in range(rounds):
                chosen = {name: catalogues.samples_of(key, name) for name in sorted(names)}
                add(key, {name: values[turn % len(values)] for name, values in chosen.items()})
        for text in ODD:
            add("refuse-talk-phrase", {"phrase": text})
            add("list-and", {"items": text, "last": [text, 5, text]})
        for number in NUMBERS:
            add("wq-points", {"points": number})
            add("refuse-seats-taken", {"players": number})
            add("wq-event-passed", {"seat": number})
    return found


def test_python_and_the_browser_say_the_same(tmp_path):
    words = ["alma", "kard", "Ölyv", "A1", "B3", "SB12", "", " 5", "50", "1000", "11", "Éva", "x", "ÁBC", "ABCD", "①"]
    articles = [[word, start, article(word, "yes" if start else "")] for word in words for start in (True, False)]
    file = tmp_path / "phrases.json"
    file.write_text(json.dumps({"samples": samples(), "articles": articles}), encoding="utf-8")
    done = tools.run("vitest", "run", "--config", "vitest.parity.config.ts", TEREM_PHRASES=str(file))
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_samples_are_many(language):
    assert sum(sample["language"] == language for sample in samples()) > 1500
