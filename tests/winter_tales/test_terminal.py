"""Winter Tales at one keyboard: whole games in each language, own words, every menu leads somewhere."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from keyboard import Keyboard
from rich.console import Console

from terem.cli import main
from terem.games.winter_tales import GAME
from terem.games.winter_tales.actions import AnyAction
from terem.kernel.conformance.walk import new_table
from terem.kernel.proof import verify
from terem.kernel.record import from_bytes
from terem.kernel.words import Told
from terem.messages import LANGUAGES, Speaker
from terem.story.tale import collect
from terem.terminal.face import Menu, follow
from terem.terminal.winter_tales import WinterTalesFace


def play(capsys, keyboard, *words):
    assert main(["play", "winter-tales", "--seed", "5", *words], ask=keyboard) == 0
    return capsys.readouterr().out


class Restless(Keyboard):
    """Answers with any number of the menu, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(then="1")
        self.rng = Random(seed)

    def __call__(self, prompt: str) -> str:
        usual = super().__call__(prompt)
        return usual if usual != "1" else str(self.rng.randint(1, 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["plain", "all", "club"])
def test_a_whole_game_in_each_language(language, preset, tmp_path, capsys):
    record = tmp_path / "game.jsonl"
    words = ["--players", "3", "--bots", "greedy,random", "--preset", preset, "--option", "chapters=1"]
    out = play(capsys, Restless(len(preset)), *words, "--lang", language, "--record", str(record))
    assert {"en": "Wintertown", "ru": "Винтертаун", "hu": "Wintertown"}[language] in out
    assert {"en": "The story so far", "ru": "рассказано", "hu": "történet eddig"}[language] in out
    played = from_bytes(record.read_bytes())
    assert verify(GAME, played) > 0
    assert main(["replay", str(record), "--lang", language, "--seat", "all"]) == 0
    book = tmp_path / "book.html"
    assert main(["story", str(record), "-o", str(book), "--lang", language]) == 0


def test_own_words_with_the_card_in_them(tmp_path, capsys):
    """The person's sentence is kept, the card where the star was."""
    saved = tmp_path / "left.json"

    class Teller(Keyboard):
        def __call__(self, prompt):
            line = super().__call__(prompt)
            return "Snow fell on * and on us." if "narrator" in prompt and not self.lines else line

    keyboard = Teller(*["1"] * 12, then="1")
    table = ["--players", "2", "--bots", "random", "--option", "seating=seats", "--option", "chapters=1"]
    out = play(capsys, keyboard, *table, "--record", str(saved))
    words = [entry.words for entry in from_bytes(saved.read_bytes()).entries if isinstance(entry.words, Told)]
    assert Told("Snow fell on {1} and on us.", "en") in words
    assert re.search(r"Snow fell on \[[^\]]+\] and on us", out)
    assert "The narrator would say:" in out


def test_a_word_is_asked_for_until_there_is_one(capsys):
    answers = iter(["..."])

    class Silent(Keyboard):
        def __call__(self, prompt):
            line = super().__call__(prompt)
            return next(answers, line) if "narrator" in prompt else line

    out = play(capsys, Silent(), "--players", "2", "--bots", "random", "--option", "chapters=1")
    assert "at least a word" in out


def test_help_tells_the_rules_of_this_table(capsys):
    out = play(capsys, Keyboard("?", "w", "l", "q", then="q"), "--players", "3", "--bots", "none", "--preset", "all")
    for text in ("Winter Tales", "Secret Passage", "New Hope", "Refuge", "Nightmare Factory", "go oak-park"):
        assert text in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_leads_to_actions_the_rules_accept(language):
    """From random positions, every way through the menus ends in an action that `check` accepts."""
    face, speaker = WinterTalesFace(), Speaker(language, [f"P{seat}" for seat in range(7)])
    console = Console(file=StringIO(), width=100)
    for number, players in enumerate((2, 5, 7)):
        config = GAME.config(players, dict(GAME.presets["all"]) | {"chapters": 2})
        table = new_table(GAME, config, 3, number)
        rng = Random(f"{language} {players}")
        while asked := GAME.asked(table.state):
            seat = rng.choice(asked)
            if rng.random() < 0.2:
                console.print(face.draw(table, seat, speaker))
                _follow(face.menu(table, seat, speaker), table, seat, rng)
            table.act(seat, GAME.decode(table.state, rng.choice(GAME.legal(table.state, seat))))
        console.print(face.draw(table, None, speaker))
        assert collect(table).epilogue


def _follow(menu: Menu, table, seat: int, rng: Random) -> None:
    assert menu.choices
    for choice in rng.sample(menu.choices, min(3, len(menu.choices))):
        assert choice.label
        then = follow(choice)
        if isinstance(then, Menu):
            assert then.title
            _follow(then, table, seat, rng)
        else:
            assert table.refusal(seat, then) is None, choice


def test_help_without_modules_is_short(capsys):
    out = play(capsys, Keyboard("?", "q", then="q"), "--players", "3", "--bots", "none", "--preset", "plain")
    assert "Secret Passage (" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_has_words(language):
    """No name of the notation in a menu."""
    source = (Path(__file__).parents[2] / "locales" / language / "winter-tales.ftl").read_text(encoding="utf-8")
    written = re.search(r"^wt-menu-action = (.*?)^}", source, re.MULTILINE | re.DOTALL)
    assert set(re.findall(r"\[([\w-]+)\]", written[1])) == {kind.__struct_config__.tag for kind in get_args(AnyAction)}
