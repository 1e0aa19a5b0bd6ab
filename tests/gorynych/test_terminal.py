"""Gorynych at one keyboard: whole games, the curtain before secret choices, second thoughts, every menu."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from gorynych.laid import advanced, choose, lay
from keyboard import Keyboard
from rich.console import Console

from terem.cli import main
from terem.games.gorynych import GAME
from terem.kernel.proof import verify
from terem.kernel.record import from_bytes
from terem.messages import LANGUAGES, Speaker
from terem.terminal.face import Menu
from terem.terminal.gorynych import GorynychFace


def play(capsys, keyboard, *words):
    assert main(["play", "gorynych", "--seed", "5", *words], ask=keyboard) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["basic", "nine", "own"])
def test_a_whole_game_in_each_language(language, preset, tmp_path, capsys):
    record = tmp_path / "game.jsonl"
    words = ["--players", "3", "--bots", "greedy,random", "--preset", preset, "--lang", language]
    out = play(capsys, Keyboard(), *words, "--record", str(record))
    assert {"en": "You have", "ru": "Вы п", "hu": "tetek"}[language] in out
    assert {"en": "Winners", "ru": "Победители", "hu": "Győztesek"}[language] not in out
    assert verify(GAME, from_bytes(record.read_bytes())) > 0
    assert main(["replay", str(record), "--lang", language, "--seat", "all"]) == 0


def test_alone_with_partners_for_anybody(capsys):
    out = play(capsys, Keyboard("q", then="q"), "--players", "4")
    assert out.count("(head)") >= 3


def test_the_table_shows_what_matters(capsys):
    out = play(capsys, Keyboard("?", "w", "l", "q", then="q"), "--players", "3", "--bots", "none", "--preset", "easy")
    for text in ("Field", "▓▓▓", "This round:", "Knights (steps left)", "Trap → Double protection", "✹F", "chance of"):
        assert text in out
    assert "a shield" in out.lower()


def test_people_choose_behind_a_curtain(capsys):
    """What one person locks is never printed for the next: not in events, not on the table, not in the log."""
    asked = []

    class Watching(Keyboard):
        def __call__(self, prompt):
            asked.append((prompt, capsys.readouterr().out))
            return super().__call__(prompt)

    lines = ["begin", "green", "", "", "l", "blue", "", "", "q"]
    main(["play", "gorynych", "--seed", "5", "--players", "3", "--bots", "none"], ask=Watching(*lines, then="q"))
    owners = ["Player " + m[1] for prompt, _ in asked if (m := re.search(r"Hand the keyboard to Player (\d)", prompt))]
    assert len(set(owners)) >= 2
    printed = [out for _, out in asked]
    first = next(place for place, out in enumerate(printed) if "green arrow. It may still be replaced" in out)
    handed = next(place for place in range(first, len(asked)) if "Hand the keyboard" in asked[place][0])
    later = "".join(printed[handed + 1 :])
    assert "green arrow. It may still" not in later
    assert "Your card face down: green" not in later
    assert "a card lies face down" in "".join(printed)


def test_a_choice_is_replaced_by_number_or_name(capsys):
    keyboard = Keyboard("begin", "red", "2", "nonsense", "skip", "?", "blue", "", "q", then="q")
    out = play(capsys, keyboard, "--players", "3", "--bots", "none")
    assert "red arrow. It may still be replaced" in out
    assert "blue arrow. It may still be replaced" in out
    assert "is not an action" in out
    assert "not taken back" in out
    assert "GORYNYCH, BURN!" in out


class FakeTable:
    def __init__(self, state):
        self.game, self.state = GAME, state


def leaves(menu):
    for choice in menu.choices:
        if isinstance(choice.then, Menu):
            yield from leaves(choice.then)
        else:
            yield choice.then


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "tiles",
    ["fireball multicoloured-arrow princess-calls", "repeat knights-move trap", "royal-apples skorokhod magnet"],
)
def test_the_menus_lead_to_every_legal_decision_and_to_nothing_else(language, tiles):
    face, speaker = GorynychFace(), Speaker(language, ["A", "B", "C"])
    for dragon, number, fallen in (("22", 1, 0), ("44", 3, 1), ("99", -2, 2), ("00", 2, 0)):
        state = advanced("A3@1 B2@3 C1@0", dragon, tiles=tiles, number=number, fallen=fallen, rows={0: "red fire"})
        choose(state, "manoeuvre", "blue", "skip")
        found = {GAME.encode(state, action) for action in leaves(face.menu(FakeTable(state), 0, speaker))}
        assert found == set(GAME.legal(state, 0))


def test_the_menus_of_the_other_phases():
    face, speaker = GorynychFace(), Speaker("en", ["A", "B", "C"])
    state = lay("A2@0 B1@0", "44")
    texts = [GAME.write(state, action) for action in leaves(face.menu(FakeTable(state), 0, speaker))]
    assert texts == ["begin", "speak", "point 1", "point 2"]


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen(width, language):
    console = Console(width=width, record=True, file=StringIO())
    state = advanced("A3@1 B2@3 C1@0 D1@0 A1@0", "22", players=7, tiles="royal-apples skorokhod magnet", shield=1)
    speaker = Speaker(language, [f"Александрина-Виктория {n}" for n in range(7)])
    console.print(GorynychFace().draw(FakeTable(state), 0, speaker))
    lines = console.export_text().splitlines()
    assert max(len(line.rstrip()) for line in lines) <= width
    assert sum("▓▓▓" in line for line in lines) == 2


def test_what_happened_meanwhile_is_told_after_the_curtain(capsys):
    """The next person reads what all may know, and none of the others' secrets."""
    asked = []

    class Watching(Keyboard):
        def __call__(self, prompt):
            asked.append((prompt, capsys.readouterr().out))
            return super().__call__(prompt)

    lines = ["point 1", "begin", "skip", "", "red", "", "", "green", "", "q"]
    main(["play", "gorynych", "--seed", "5", "--players", "3", "--bots", "none"], ask=Watching(*lines, then="q"))
    handed = [place for place, (prompt, _) in enumerate(asked) if "Hand the keyboard to Player 3" in prompt]
    after = asked[handed[0] + 1][1]
    assert "Player 3: Choose a card in secret" in after
    assert "pointing at 1" in after
    assert "skip; back in hand" in after
    back = [place for place, (prompt, _) in enumerate(asked) if "Hand the keyboard to Player 2" in prompt]
    assert "Player 3: a card lies face down" in asked[back[1] + 1][1]
    assert "unseen by the others: green" not in asked[back[1] + 1][1]


def test_a_game_that_goes_on_remembers_its_log(tmp_path, capsys):
    play(capsys, Keyboard("point 1", "begin", "red", "", "q", then="q"), "--players", "3", "--bots", "none", "--new")
    keyboard = Keyboard("", "", "l", "q", then="q")
    assert main(["play", "gorynych"], ask=keyboard) == 0
    out = capsys.readouterr().out
    assert "pointing at 1" in out
    assert any("Hand the keyboard" in prompt for prompt in keyboard.asked)
    assert "unseen by the others: red" not in out


def test_simulate_counts_for_the_team(capsys):
    words = ["simulate", "gorynych", "--games", "3", "--bots", "greedy,random", "--seed", "2"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert re.search(r"The team \(greedy, random\) won \d of 3", out)
    assert main([*words, "--json"]) == 0
    assert '"together":true' in capsys.readouterr().out
