"""Playing in the terminal: whole games, help, undo, saving, refusals, several people."""

from __future__ import annotations

import json
from io import StringIO
from random import Random
from time import sleep

import pytest
from keyboard import Keyboard
from rich.console import Console

from terem.bots import Answer
from terem.cli import main
from terem.games.winter_queen.game import GAME
from terem.kernel.proof import verify
from terem.kernel.record import Seat, from_bytes
from terem.kernel.table import Table
from terem.messages import LANGUAGES, Speaker
from terem.story.narrator import BUILT_IN
from terem.terminal import face_of, session


def play(capsys, keyboard, *words):
    code = main(["play", "winter-queen", "--seed", "3", *words], ask=keyboard)
    assert code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(language, tmp_path, capsys):
    record = tmp_path / "game.jsonl"
    out = play(capsys, Keyboard(), "--players", "3", "--lang", language, "--record", str(record))
    assert {"en": "winner", "ru": "побед", "hu": "győz"}[language] in out.lower()  # or several
    assert {"en": "FINAL STAGE", "ru": "ЗАВЕРШАЮЩИЙ ЭТАП", "hu": "VÉGSŐ FÁZIS"}[language] in out
    assert verify(GAME, from_bytes(record.read_bytes())) > 0
    assert not (tmp_path / "data" / "winter-queen.save.json").exists()


def test_people_share_a_keyboard_behind_a_curtain(capsys):
    keyboard = Keyboard()
    out = play(capsys, keyboard, "--players", "2", "--bots", "none")
    assert any("Hand the keyboard to Player 1" in prompt for prompt in keyboard.asked)
    assert any("Hand the keyboard to Player 2" in prompt for prompt in keyboard.asked)
    assert "Winner" in out


def test_the_table_shows_what_matters(capsys):
    out = play(capsys, Keyboard("?", "w", "l", "q"), "--players", "4")
    for text in (
        "╱ A1 ╲",
        "within reach",
        "Piles of books",
        "Rose of the Winds:",
        "R2>B3",
        "No page holds",
    ):
        assert text in out


def test_typed_actions_and_refusals(capsys):
    out = play(capsys, Keyboard("R9>B3", "xyz", "pass", "m", "1", "Z9", "C4", "q"), "--players", "2")
    assert "There is no holder 9" in out
    assert "“xyz” is not an action" in out
    assert "You can still act" in out
    assert "There is no space “Z9”" in out


def saved(tmp_path):
    return json.loads((tmp_path / "data" / "winter-queen.save.json").read_text())


def test_leaving_keeps_the_game_and_the_next_start_goes_on(tmp_path, capsys):
    play(capsys, Keyboard("m", "1", "1", "1", "", "q"), "--players", "2")
    kept = saved(tmp_path)
    assert kept["end"] is None
    keyboard = Keyboard("", "<end>")
    out = play(capsys, keyboard)
    assert "Go on with it?" in keyboard.asked[0]
    assert "You and Bot 1 (adept)" in keyboard.asked[0]
    assert saved(tmp_path)["entries"][: len(kept["entries"])] == kept["entries"]
    assert "is kept in" in out
    keyboard = Keyboard("q")
    out = play(capsys, keyboard, "--new")
    assert "Go on" not in keyboard.asked[0]
    assert saved(tmp_path)["entries"] != kept["entries"]
    assert "put aside" in out
    aside = json.loads((tmp_path / "data" / "winter-queen.aside-1.json").read_text())
    assert aside["entries"][: len(kept["entries"])] == kept["entries"]


def test_saving_to_a_file_and_resuming_it(tmp_path, capsys):
    path = tmp_path / "mine.json"
    out = play(capsys, Keyboard("m", "1", "1", "1", "", f"s {path}", "q"), "--players", "2")
    assert "Saved to" in out
    out = play(capsys, Keyboard(), "--resume", str(path))
    assert "Winner" in out


def test_an_unwritable_place_is_a_sentence_and_the_game_goes_on(tmp_path, capsys):
    blocked = tmp_path / "file"
    blocked.write_text("")
    out = play(capsys, Keyboard(f"s {blocked}/x.json", "q"), "--players", "2")
    assert "cannot be written" in out


def test_a_game_that_cannot_be_kept_is_not_said_to_be(capsys, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    out = play(capsys, Keyboard("m", "1", "1", "1", "q"), "--players", "2")
    assert "is not kept" in out
    assert "is kept" not in out.replace("\n", " ")


def test_a_saved_game_of_another_kind_is_refused(tmp_path, capsys):
    path = tmp_path / "game.jsonl"
    play(capsys, Keyboard(), "--players", "2", "--record", str(path))
    assert main(["play", "winter-queen", "--resume", str(path)], ask=Keyboard()) == 2
    assert "not played on" in capsys.readouterr().err
    path.write_text("nonsense")
    assert main(["play", "winter-queen", "--resume", str(path)], ask=Keyboard()) == 2


def test_undo_until_something_new_is_learned(tmp_path, capsys):
    """Two people: placing without a book and without emptying a holder draws nothing."""
    first = ["m", "1", "1", "-"]
    out = play(capsys, Keyboard(*first, "u", "q"), "--players", "2", "--bots", "none")
    assert "action taken back" in out
    assert [entry["type"] for entry in saved(tmp_path)["entries"]] == ["play", "take-back"]


def test_a_draw_cannot_be_taken_back(capsys):
    out = play(
        capsys, Keyboard("u", "m", "1", "1", "1", "", "u", "q", then="q"), "--players", "2", "--bots", "none", "--new"
    )
    assert "nothing to take back" in out
    out = play(
        capsys,
        Keyboard("m", "1", "1", "1", "", "m", "1", "1", "1", "", "u", "q", then="q"),
        "--players",
        "2",
        "--bots",
        "none",
        "--new",
    )
    assert "something was drawn" in out


def test_others_must_agree_to_an_undo(tmp_path, capsys):
    """Player A acts, goes on; player B acts, goes on; A wants it back: B is asked."""
    turns = ["m", "1", "1", "-", "", "", "m", "1", "1", "-", "", "", "u"]
    keyboard = Keyboard(*turns, "no", "q", then="q")
    out = play(capsys, keyboard, "--players", "2", "--bots", "none", "--new")
    assert any("Do you agree?" in prompt for prompt in keyboard.asked)
    assert "does not agree" in out
    keyboard = Keyboard(*turns, "yes", then="q")
    out = play(capsys, keyboard, "--players", "2", "--bots", "none", "--new")
    assert "action taken back" in out


def test_an_unclear_answer_is_asked_again_and_no_keeps_the_game(tmp_path, capsys):
    play(capsys, Keyboard("m", "1", "1", "1", "", "q"), "--players", "2")
    keyboard = Keyboard("maybe", "no", "q")
    play(capsys, keyboard)
    assert "Go on with it?" in keyboard.asked[1]
    assert (tmp_path / "data" / "winter-queen.aside-1.json").exists()


def test_a_damaged_kept_game_blocks_nobody(tmp_path, capsys):
    place = tmp_path / "data" / "winter-queen.save.json"
    place.parent.mkdir()
    place.write_text("")
    out = play(capsys, Keyboard("q"), "--players", "2")
    assert "cannot be continued" in out
    assert (tmp_path / "data" / "winter-queen.aside-1.json").read_text() == ""
    place.write_text("{}")
    assert main(["menu"], ask=Keyboard("1", "q")) == 0


def test_before_going_on_only_enter_undo_and_commands_count(capsys):
    keyboard = Keyboard("m", "1", "1", "-", "2", "what?", "?", "", "q", then="q")
    out = play(capsys, keyboard, "--players", "2", "--bots", "none", "--new")
    assert sum(prompt.startswith("Enter to go on") for prompt in keyboard.asked) == 4
    assert "WINTER QUEEN" in out


def test_a_wrong_answer_keeps_its_place(capsys):
    keyboard = Keyboard("m", "1", "77", "zz", "1", "-", "", "q", then="q")
    out = play(capsys, keyboard, "--players", "2", "--bots", "none", "--new")
    assert "number from 1 to" in out
    assert "There is no space “zz”" in out
    assert "crystal to" in out


def test_commands_under_a_russian_keyboard_layout(capsys):
    out = play(capsys, Keyboard("ц", "й"), "--players", "2", "--lang", "ru")
    assert "льдин" in out


def test_names_are_shown_and_nameless_seats_speak_the_readers_language(tmp_path, capsys):
    record = tmp_path / "g.jsonl"
    out = play(capsys, Keyboard(), "--players", "3", "--bots", "random", "--names", "Anna", "--record", str(record))
    assert "Anna: your turn" in out
    assert "Player 2: your turn" in out
    main(["replay", str(record), "--lang", "hu"])
    out = capsys.readouterr().out
    assert "2. játékos" in out
    assert "1. bot (random)" in out


def test_a_finished_game_is_always_written_down(tmp_path, capsys):
    out = play(capsys, Keyboard(), "--players", "2")
    (record,) = (tmp_path / "data" / "games").iterdir()
    assert record.name in out
    assert main(["verify", str(record)]) == 0


def test_a_place_that_cannot_be_written_is_refused_before_the_game(tmp_path, capsys):
    assert main(["play", "winter-queen", "--record", str(tmp_path)], ask=Keyboard()) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_leaving_with_end_of_input_anywhere(capsys):
    assert main(["menu"], ask=Keyboard("<end>")) == 0
    play(capsys, Keyboard("q"), "--players", "2")
    assert main(["play", "winter-queen"], ask=Keyboard("<end>")) == 0


def test_the_menu_offers_the_unfinished_game(capsys):
    play(capsys, Keyboard("m", "1", "1", "1", "", "q"), "--players", "2")
    assert main(["menu"], ask=Keyboard("1", "q")) == 0
    out = capsys.readouterr().out
    assert "Go on: Winter Queen with You and Bot 1 (adept)" in out


def test_the_menu_leads_into_a_game(capsys):
    keyboard = Keyboard("99", "2", "1", "q")
    assert main(["menu"], ask=keyboard) == 0
    out = capsys.readouterr().out
    assert "number from 1 to" in out
    assert "you and 1 bot" in out
    assert "What do you do?" in out
    for leaving in ([""], ["2", ""], ["1", "1", ""]):
        assert main(["menu"], ask=Keyboard(*leaving)) == 0


def test_a_number_that_is_no_number_is_asked_again(capsys):
    assert main(["menu"], ask=Keyboard("9" * 5000, "")) == 0
    assert "number from 1 to" in capsys.readouterr().out


def test_the_menu_asks_for_the_kind_of_game_where_there_are_several(capsys):
    assert main(["menu"], ask=Keyboard("1", "1", "2", "q")) == 0
    out = capsys.readouterr().out
    assert "the basic game without a word" in out
    assert "Field" in out


def test_corrected_components_are_played(tmp_path, capsys):
    from terem.games.winter_queen.components import default_file

    path = tmp_path / "box.toml"
    path.write_text(default_file().read_text(encoding="utf-8").replace('["SB07", "RW", "BW"]', '["BOOK7", "RW", "BW"]'))
    record = tmp_path / "game.jsonl"
    play(capsys, Keyboard(), "--players", "2", "--components", str(path), "--record", str(record))
    assert b"BOOK7" in record.read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_from_outside_is_played_recorded_and_proved(language, tmp_path, capsys):
    """Without a face of its own it is shown as data; its words come from its own catalogues."""
    record = str(tmp_path / "snow.jsonl")
    words = ["snowballs:GAME", "--bots", "random", "--lang", language, "--record", record]
    assert main(["play", *words], ask=Keyboard("9", "nonsense")) == 0
    out = capsys.readouterr().out
    assert {"en": "Thrown:", "ru": "Брошены:", "hu": "Dobások:"}[language] in out
    assert "nonsense" in out
    for command in (["replay", record], ["verify", record]):
        assert main(command) == 2
        capsys.readouterr()
        assert main([*command, "--game", "snowballs:GAME", "--lang", language]) == 0


def test_a_coach_is_at_hand(capsys):
    out = play(capsys, Keyboard("a", "q"), "--players", "2")
    advice = [line for line in out.splitlines() if line.startswith(("1. ", "2. ", "3. "))]
    assert [line[0] for line in advice] == ["1", "2", "3"]
    assert all(" — " in line for line in advice)


def test_a_table_may_do_without_a_coach(capsys):
    out = play(capsys, Keyboard("a", "q"), "--players", "2", "--no-coach")
    assert "There is no advice at this table" in out
    assert not [line for line in out.splitlines() if line.startswith("1. ")]


class Ponderer:
    """A bot that thinks until it is seen to."""

    def __init__(self, screen):
        self.screen = screen

    def choose(self, situation):
        while "is thinking" not in self.screen.getvalue():
            sleep(0.001)
        return Answer(situation.legal[0])


def test_a_bot_that_thinks_long_is_seen_to_think(monkeypatch, tmp_path):
    monkeypatch.setattr(session, "LONG", 0.0)
    screen = StringIO()
    seats = [Seat("Pim", "bot:adept"), Seat("Pom", "bot:adept")]
    table = Table.start(GAME, GAME.config(2), seats, bytes(32), ["", ""])
    played = session.Session(
        table=table,
        face=face_of(GAME),
        speaker=Speaker("en", ["Pim", "Pom"]),
        console=Console(file=screen, force_terminal=True, width=80),
        ask=Keyboard(),
        bots=dict.fromkeys(range(2), Ponderer(screen)),
        rng=Random(1),
        keep=tmp_path / "kept.json",
        now=lambda: 0,
        narrator=BUILT_IN,
    )
    (seat,) = GAME.asked(table.state)
    played._bot_turn(seat)
    assert len(table.entries) == 1
    assert f"{seats[seat].name} is thinking" in screen.getvalue()
