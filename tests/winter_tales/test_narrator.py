"""The built-in narrator: complete and right in three languages, and never ahead of what happened."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from winter_tales.kinds import KINDS

from terem.games.winter_tales import GAME
from terem.games.winter_tales.narrate import VARIANTS, tale_of
from terem.games.winter_tales.rules import tells
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Phrase
from terem.messages import LANGUAGES, Speaker

PARTS = GAME.components()
CHARACTERS = [Phrase(f"wt-character-{c['id']}") for c in PARTS["characters"]]
CARDS = [Phrase(f"wt-card-{card}") for card in PARTS["cards"]]
LOCATIONS = [Phrase(f"wt-location-{place['id']}") for place in PARTS["locations"]]
SQUARES = [
    Phrase("wt-square", {"one": Phrase(f"wt-location-{one}"), "other": Phrase(f"wt-location-{other}")})
    for one, other in (square["joins"] for square in PARTS["squares"])
]
TITLES = [Phrase(f"wt-quest-{quest['id']}") for quest in PARTS["quests"]]
THEMES = [
    Phrase(f"wt-theme-{kind}-{number}")
    for kind in ("rescue", "insurgents", "contacts", "bounty", "spy", "raid", "garrison")
    for number in (1, 2, 3)
]
FACTS: dict[str, list] = {
    **dict.fromkeys(("who", "foe", "whom", "bearer"), CHARACTERS),
    **dict.fromkeys(("card", "card2", "card3"), CARDS),
    **{slot: [*LOCATIONS, *SQUARES] for slot in ("where", "to")},
    **dict.fromkeys(("quest", "other", "memory", "power"), TITLES),
    "theme": THEMES,
    "memory_side": ["spring", "winter", "neutral"],
}
GRIM = {
    "en": r"\b(?:dead|died|dies|death|kill\w*|blood\w*|murder\w*|corpse)\b",
    "ru": r"\b(?:умер\w*|мёртв\w*|мертв\w*|погиб\w*|убил\w*|убит\w*|кров[ьи]\w*|смерт\w*)\b",
    "hu": r"\b(?:meghalt\w*|halott\w*|halál\w*|megöl\w*|vér|véres\w*|gyilkos\w*)\b",
}


def marked(language: str) -> Speaker:
    return Speaker(language).marking(lambda key, text: f"<{key}>" if key.startswith("wt-card-") else text)


def tellings(kind: str) -> list[str]:
    return [f"wt-tell-{kind}-{number}" for number in range(1, VARIANTS + 1)]


def facts(kind: str, turn: int) -> dict:
    """Facts for a telling, other ones at every turn and different from each other."""
    required, optional = KINDS[kind]
    return {
        slot: FACTS[slot][(turn * 7 + place * 3) % len(FACTS[slot])]
        for place, slot in enumerate((*required, *optional))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_sentences_for_every_kind(language):
    speaker = Speaker(language)
    for kind in KINDS:
        said = {speaker.say(Phrase(key, facts(kind, 1))) for key in tellings(kind)}
        assert len(said) == VARIANTS >= 8, kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_sentences_for_every_card(language):
    """Each of the 93 cards, in each kind that plays one, is named once in each of eight different sentences."""
    speaker = marked(language)
    others = cycle(range(1000))
    for kind in [kind for kind, (required, _) in KINDS.items() if "card" in required]:
        for card in CARDS:
            said = set()
            for key in tellings(kind):
                given = facts(kind, next(others))
                while card in given.values():
                    given = facts(kind, next(others))
                text = speaker.say(Phrase(key, given | {"card": card}))
                assert text.count(f"<{card.key}>") == 1, f"{language}: {key} names its card {text.count('<')} times"
                said.add(text)
            assert len(said) == VARIANTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_that_must_be_told_is(language):
    """Every required fact changes the sentence: another character, place or quest gives another text."""
    speaker = Speaker(language)
    for kind, (required, _) in KINDS.items():
        for key in tellings(kind):
            for slot in required:
                given = facts(kind, 3)
                other = given | {slot: next(fact for fact in FACTS[slot] if fact not in given.values())}
                assert speaker.say(Phrase(key, given)) != speaker.say(Phrase(key, other)), f"{key} drops {slot}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_and_nobody_dies(language):
    speaker = Speaker(language)
    for kind in KINDS:
        for key in tellings(kind):
            for turn in range(6):
                text = speaker.say(Phrase(key, facts(kind, turn)))
                assert 25 <= len(text) <= 420, f"{key}: {len(text)}"
                assert text[0].isupper() or not text[0].isalpha(), f"{key} begins small: {text}"
                assert text.rstrip('”»“"’)')[-1] in ".!?…", f"{key} does not end: {text}"
                assert "  " not in text, f"{key}: {text}"
                assert not re.search(GRIM[language], text.lower()), f"{key}: {text}"


def test_hungarian_articles_fit_the_names():
    """In every form of every name, and before every title a sentence puts in."""
    speaker = Speaker("hu")
    for phrase in (*CHARACTERS, *CARDS, *LOCATIONS, *SQUARES):
        forms = speaker._forms("x", phrase)
        for form in {*forms.values(), speaker.say(phrase)}:
            found = re.match(r"([Aa]z?) (\w)", form)
            assert not found or (found[1].lower() == "az") == (found[2].lower() in "aáeéiíoóöőuúüű"), form
    for kind, slots in KINDS.items():
        for key in tellings(kind):
            for turn in range(8) if {"quest", "memory", "other", "power"} & {*slots[0], *slots[1]} else ():
                text = speaker.say(Phrase(key, facts(kind, turn)))
                for found in re.finditer(r"\b([Aa]z?) „(\w)", text):
                    assert (found[1].lower() == "az") == (found[2].lower() in "aáeéiíoóöőuúüű"), f"{key}: {text}"


def test_lore_in_every_language():
    for language in LANGUAGES:
        speaker = Speaker(language)
        for what in ("characters", "locations", "quests"):
            for thing in PARTS[what]:
                text = speaker.text(f"wt-lore-{what[:-1]}-{thing['id']}")
                assert len(text) > 20


def test_the_lore_is_in_our_own_words():
    """No run of eight words is the rulebook's."""
    book = Path(__file__).parents[3] / "shared" / "rulebooks" / "winter-tales.ru.txt"
    if not book.exists():  # the originals lie beside the checkout where the rules are written, nowhere else
        return
    words = re.findall(r"\w+", book.read_text(encoding="utf-8").lower())
    runs = {tuple(words[place : place + 8]) for place in range(len(words) - 7)}
    speaker = Speaker("ru")
    for what in ("character", "location", "quest"):
        for thing in PARTS[f"{what}s"]:
            ours = re.findall(r"\w+", speaker.text(f"wt-lore-{what}-{thing['id']}").lower())
            assert not {tuple(ours[place : place + 8]) for place in range(len(ours) - 7)} & runs, thing["id"]


def test_the_rules_and_the_narrator_agree_on_what_is_told():
    """What may be objected to is exactly what has a telling."""
    for number in range(6):
        rng = Random(number)
        options = dict(GAME.presets["all"]) | {"chapters": 2, "arbiter": "1" if number % 2 else "automatic"}
        chance = RandomChance(rng)
        state = GAME.setup(GAME.prepare(GAME.config(2 + number, options)), chance)
        while asked := GAME.asked(state):
            seat = rng.choice(asked)
            codes = GAME.legal(state, seat)
            for code in codes:
                told = tale_of(state, seat, GAME.decode(state, code)) is not None
                if state.frames[-1].kind != "hearing":  # what is said there is about a telling
                    assert tells(state, code) == told, GAME.write(state, GAME.decode(state, code))
            GAME.step(state, seat, rng.choice(codes), chance)
