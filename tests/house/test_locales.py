"""Three languages, complete: the same keys and arguments everywhere, every message formats, none is missing or idle."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from catalogues import CATALOGUES, arguments_of, messages, referred, samples_of

from terem.games import registry
from terem.kernel.phrase import Phrase, Refusal
from terem.messages import LANGUAGES, Speaker, article

ROOT = Path(__file__).parents[2]
KEY = re.compile(
    r"(?:wq|wqt|wqr|gor|gort|gorr|wt|wtr|options|refuse|cli|table|play|menu|simulate|replay|verify|check|score|list|game|arena|coach|refused|launcher|story|soak|serve|host|say|web)"
    r"-[a-z0-9-]*[A-Za-z0-9]"
)
LETTERS = {"en": re.compile("[а-яА-ЯёЁőűŐŰ]"), "ru": re.compile("[őűáéíóöúü]"), "hu": re.compile("[а-яА-ЯёЁ]")}


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_the_same_files_and_messages(language):
    assert sorted(path.name for path in (ROOT / "locales" / language).glob("*.ftl")) == CATALOGUES
    missing = set(messages("en")) - set(messages(language))
    extra = set(messages(language)) - set(messages("en")) - referred(language)
    assert not missing
    assert not extra, "only building blocks of other messages may exist in one language alone"


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_no_translation_drops_or_invents_an_argument(language):
    for key in messages("en"):
        if key.startswith("wt-tell-"):
            continue  # tellings may use any fact of their kind: tests/winter_tales/test_narrator.py
        theirs, ours = arguments_of(language, key), arguments_of("en", key)
        assert theirs <= ours, f"{key} invents {theirs - ours}"
        assert ours - theirs <= {"colour"}, f"{key} drops {ours - theirs}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_sample_arguments(language):
    speaker = Speaker(language, ["Маша", "Martin"])
    for key in messages(language):
        names = sorted(
            arguments_of(language, key) | arguments_of("en", key)
            if key in messages("en")
            else arguments_of(language, key)
        )
        rounds = max((len(samples_of(key, name)) for name in names), default=1)
        for turn in range(rounds):
            values = {}
            for name in names:
                samples = samples_of(key, name)
                values[name] = samples[turn % len(samples)]
            text = speaker.text(key, **values)
            assert text.strip() or key in ("wq-line",), key
            assert "{" not in text, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_slips_into_another(language):
    for name in CATALOGUES:
        for line in (ROOT / "locales" / language / name).read_text(encoding="utf-8").splitlines():
            assert not LETTERS[language].search(line), f"{language}/{name}: {line}"


def test_russian_counts_have_three_forms():
    """Where English counts things, Russian needs one, few and other; after a preposition two forms may do."""
    for key, used in messages("en").items():
        for argument in used.plurals:
            assert {"one", "few", "other"} <= messages("ru")[key].plurals.get(argument, {"one", "few", "other"}), key


# --- the code and the catalogues agree ---


def strings_of(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def families_of(path: Path) -> set[str]:
    """What keys made up in an f-string begin with: f"wt-card-{name}"."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    strings = [node.values[0] for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) and node.values]
    return {
        text.value
        for text in strings
        if isinstance(text, ast.Constant) and re.fullmatch(r"wt-[a-z]+-(?:[a-z]+-)?", text.value)
    }


def families() -> set[str]:
    """What keys begin with."""
    return {key[: place + 1] for key in messages("en") for place, sign in enumerate(key) if sign == "-"}


def browser_files() -> list[Path]:
    """The browser's side, as somebody wrote it."""
    files = [path for ending in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{ending}")]
    return [path for path in files if not path.name.endswith((".gen.ts", ".test.ts"))]


def used_keys() -> set[str]:
    """Keys named in the code, whole or as the literal part of an f-string such as f"cli-{name}"."""
    found: set[str] = set()
    begun: set[str] = set()
    known = families()
    for path in [*(ROOT / "src").rglob("*.py"), ROOT / "terem"]:
        found |= {text for text in strings_of(path) if KEY.fullmatch(text)}
        begun |= families_of(path)
    for path in browser_files():
        text = path.read_text(encoding="utf-8")
        named = set(re.findall(r"[\"'`]([a-z]+-[\w-]+)[\"'`]", text))
        found |= {key for key in named if key in messages("en") or key.startswith("web-")}
        found |= set(re.findall(r"\b(?:t|text)\(\s*\"([a-z]+-[\w-]+)\"", text))  # other names may be ids of drawings
        begun |= set(re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", text)) & known  # such as `web-stage-${stage}`
    found |= {key for key in messages("en") for family in begun if key.startswith(family)}
    from terem.cli import COMMANDS

    explained = {f"{game.name}-{what}" for game in registry() for what in ("option", "preset") if game.options}
    return found | {f"cli-{name}" for name in COMMANDS} | explained


def test_every_key_in_the_code_has_a_message():
    known_other = {"terem-draw-1", "story-card"}  # a draw and a skill
    files = {name.removesuffix(".ftl") for name in CATALOGUES}
    assert used_keys() - set(messages("en")) - known_other - files == set()


def test_every_message_is_used():
    assert set(messages("en")) - used_keys() - referred("en") == set()


def test_no_sentence_is_printed_outside_the_catalogues():
    """What reaches a person goes through a message: no literal with letters is printed, asked or used as help."""
    printing = {"print", "ask", "add_argument", "Panel", "add_column", "add_row", "Choice", "Menu", "Text"}
    for path in [
        *(ROOT / "src/terem/commands").glob("*.py"),
        *(ROOT / "src/terem/terminal").rglob("*.py"),
        ROOT / "src/terem/cli.py",
    ]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                spoken = [*node.args, *(k.value for k in node.keywords if k.arg in ("help", "title", "description"))]
                for argument in spoken if name in printing else []:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        assert not re.search(r"[A-Za-z]{3,} [A-Za-z]", argument.value), f"{path.name}: {argument.value}"


SPOKEN = ("aria-label", "title", "placeholder", "alt", "label", "aria-description", "aria-roledescription")


def raw_text(source: str) -> list[str]:
    """Letters in the template of a component that no message has said."""
    template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    spoken = re.findall(rf"\b(?:{'|'.join(SPOKEN)})=\"([^\"{{]*[^\W\d_]{{2,}}[^\"]*)\"", template)
    depth, text = 0, []
    for sign in template:  # what stands in braces is code; nesting is why this is not one expression
        depth += sign == "{"
        if depth == 0:
            text.append(sign)
        depth -= sign == "}"
        if sign == "}" and depth == 0:
            text.append("0")
    between = re.sub(r"<[^<>]*>", "\n", "".join(text))
    return spoken + re.findall(r"[^\W\d_]{2,}", between)


def test_no_component_says_anything_by_itself():
    """What a browser shows goes through a message, too."""
    assert raw_text('<p title="Hello">{t("web-x")} there</p>') == ["Hello", "there"]
    for path in browser_files():
        if path.suffix == ".svelte":
            assert raw_text(path.read_text(encoding="utf-8")) == [], path.relative_to(ROOT)


# --- the speaker ---


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("alma", "az"), ("kard", "a"), ("Ölyv", "az"), ("A1", "az"), ("B3", "a"), ("E2", "az"), ("F4", "az"),
        ("SB12", "az"), ("D5", "a"), (1, "az"), (2, "a"), (5, "az"), (50, "az"), (51, "az"), (10, "a"), (100, "a"),
        (1000, "az"), (11, "a"), ("", "a"),
    ],
)  # fmt: skip
def test_hungarian_articles(word, expected):
    assert article(word) == expected
    assert article(word, start="yes") == expected.capitalize()


def test_russian_plurals():
    speaker = Speaker("ru")
    forms = {1: "1 очко", 2: "2 очка", 5: "5 очков", 11: "11 очков", 21: "21 очко", 22: "22 очка", 112: "112 очков"}
    for points, text in forms.items():
        assert speaker.text("wq-points", points=points) == text


def test_seats_are_said_by_name_and_phrases_inside_phrases():
    speaker = Speaker("en", ["Anna", "Boris"])
    phrase = Phrase(
        "wq-event-refilled",
        {"holder": 1, "crystals": [Phrase("wq-colour", {"colour": c}) for c in ("red", "blue", "red")]},
    )
    assert speaker.say(phrase) == "Holder 1 is refilled: red, blue and red."
    assert speaker.text("wq-event-passed", seat=1).startswith("Boris")
    assert speaker.seated(["Zoe"]).text("wq-event-passed", seat=0).startswith("Zoe")


def test_an_unknown_language_is_refused_and_an_unknown_key_is_a_fault():
    with pytest.raises(Refusal):
        Speaker("de")
    with pytest.raises(LookupError):
        Speaker("en").text("no-such-message")
    with pytest.raises(LookupError):
        Speaker("en").text("wq-event-placed", seat=0)


def test_numbers_are_written_as_each_language_writes_them():
    assert [Speaker(language).number(29.8, 2) for language in LANGUAGES] == ["29.80", "29,80", "29,80"]


def test_hungarian_groups_from_five_digits_on():
    said = {number: Speaker("hu").text("refuse-seats-taken", players=number) for number in (1000, 10_000)}
    assert "1000" in said[1000]
    assert "10\N{NO-BREAK SPACE}000" in said[10_000]
    assert "1,000" in Speaker("en").text("refuse-seats-taken", players=1000)


def test_whatever_was_sent_is_said_plainly_and_briefly():
    """A reason must never fail to be told, nor drive somebody's terminal."""
    for language in LANGUAGES:
        said = Speaker(language).text("gor-refuse-unknown-card", name="\x1b[2J" + "x" * 90_000)
        assert "\x1b" not in said
        assert len(said) < 2500
