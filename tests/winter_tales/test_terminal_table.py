"""What a first-time player meets at the terminal: their role, the short form, the map, menus that speak, the end."""

from __future__ import annotations

import re
from contextlib import nullcontext
from io import StringIO
from itertools import pairwise
from random import Random

import pytest
from keyboard import Keyboard
from rich.console import Console

from terem.cli import main
from terem.games.winter_tales import GAME
from terem.games.winter_tales import actions as a
from terem.kernel.conformance.walk import new_table
from terem.messages import LANGUAGES, Speaker
from terem.terminal import paper
from terem.terminal.face import Menu, follow
from terem.terminal.winter_tales import WinterTalesFace
from terem.terminal.winter_tales.cards import some_cards
from terem.terminal.winter_tales.town import Town, signs_of, square_number

ONE = ["--players", "3", "--bots", "greedy,greedy", "--option", "seating=seats", "--option", "chapters=1"]
TWO = ["--players", "2", "--bots", "none", "--option", "seating=seats", "--option", "chapters=1"]


def play(capsys, keyboard, *words):
    assert main(["play", "winter-tales", "--seed", "5", *words], ask=keyboard) == 0
    return capsys.readouterr().out


def walk(players, seed, preset="all"):
    """Random positions with a seat that is asked."""
    table = new_table(GAME, GAME.config(players, dict(GAME.presets[preset]) | {"chapters": 2}), 3, seed)
    rng = Random(seed)
    while asked := GAME.asked(table.state):
        seat = rng.choice(asked)
        yield table, seat
        table.act(seat, GAME.decode(table.state, rng.choice(GAME.legal(table.state, seat))))


# --- casting ---


def test_casting_tells_the_role_and_how_many_to_choose(capsys):
    out = play(capsys, Keyboard("1", "1", "q", then="q"), *ONE)
    assert "You play for spring" in out
    assert "Choose character 1 of your 4." in out
    assert "Choose character 2 of your 4." in out
    assert "Where does Alice begin?" in out
    assert "1 Choose a character" not in out


def test_the_writer_is_told_its_goal():
    table = new_table(GAME, GAME.config(3, {"seating": "seats"}), 3, 0)
    console = Console(width=80, file=StringIO())
    console.print(WinterTalesFace().draw(table, 2, Speaker("en", ["A", "B", "C"])))
    assert "You are the Writer" in console.file.getvalue()


def test_no_curtain_before_there_is_a_secret(capsys):
    keyboard = Keyboard(then="1")
    out = play(capsys, keyboard, *TWO)
    curtains = [place for place, prompt in enumerate(keyboard.asked) if "Hand the keyboard" in prompt]
    assert curtains
    assert curtains[0] >= 14  # eight characters, each with its place
    assert "Chapter 1 begins" in out
    goes_on = [prompt.startswith("Enter to go on") for prompt in keyboard.asked]
    assert not any(goes_on[: curtains[0] - 2])
    assert not any(one and other for one, other in pairwise(goes_on))


# --- help ---


def test_help_begins_with_the_commands(capsys):
    out = play(capsys, Keyboard("?", "q", then="q"), *ONE)
    assert out.index("Type a number, a short code") < out.index("everybody tells one story") < out.index("(tin-man):")


def test_help_on_a_code_and_on_nothing(capsys):
    out = play(capsys, Keyboard("? tin-man", "? zzz", "q", then="q"), *ONE)
    assert "The Tin Man (tin-man):" in out
    assert "The help does not mention “zzz”" in out
    assert "everybody tells one story" not in out


def test_the_pages_say_how_to_leave():
    class Screen:
        is_terminal, width, height = True, 80, 5
        shown = ""

        def print(self, text):
            self.shown += text

        def pager(self):
            return nullcontext()

    screen = Screen()
    paper.turn_pages(screen, "line\n" * 50, "q leaves")
    assert screen.shown.startswith("q leaves")


# --- menus ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_passing_says_what_it_means_everywhere(language):
    """No situation falls back to the general word, and no label begins with its own code."""
    face, speaker = WinterTalesFace(), Speaker(language, [f"P{seat}" for seat in range(7)])
    general = speaker.text("wt-menu-pass", situation="other")
    situations = set()
    for players in (3, 5):
        for table, seat in walk(players, players):
            view = GAME.view(table.state, seat)
            if a.Pass() in view.choices:
                situations.add(view.prompt.phrase.key)
                labels = [choice.label for choice in face.menu(table, seat, speaker).choices]
                assert general not in labels, view.prompt.phrase.key
    assert len(situations) > 8


def test_a_character_and_a_place_are_asked_by_name():
    face, speaker = WinterTalesFace(), Speaker("en")
    seen = 0
    for table, seat in walk(5, 1, "plain"):
        view = GAME.view(table.state, seat)
        if not all(isinstance(action, a.Pick) for action in view.choices):
            break
        menu = face.menu(table, seat, speaker)
        assert len(menu.choices) == 1
        people = follow(menu.choices[0])
        names = people.choices if people.title == "Choose a character" else [menu.choices[0]]
        for choice in names:
            title = follow(choice).title
            assert re.fullmatch(r"Where does .+ begin\?", title)
            seen += 1
    assert seen > 10


def test_spaces_and_ties_say_what_lies_there():
    face, speaker = WinterTalesFace(), Speaker("en")
    found: dict[str, str] = {}
    for seed in range(12):
        for table, seat in walk(3, seed, "plain"):
            view = GAME.view(table.state, seat)
            for kind in (a.Space, a.Tie):
                if any(isinstance(action, kind) for action in view.choices):
                    menu = face.menu(table, seat, speaker)
                    found[kind.__name__] = "\n".join(choice.label for choice in menu.choices)
    assert re.search(r"space \d \(empty\)", found["Space"])
    assert re.search(r"memory \d: “[^”]+”, (spring’s|winter’s|nobody’s)", found["Tie"])


def test_an_objective_is_shown_by_its_name():
    face, speaker = WinterTalesFace(), Speaker("en")
    shown = set()
    for seed in range(4):
        for table, seat in walk(3, seed):
            if any(isinstance(action, a.Reveal) for action in GAME.view(table.state, seat).choices):
                shown |= {choice.label for choice in face.menu(table, seat, speaker).choices}
    assert any(label.startswith("show your objective: Make Contacts (") for label in shown)


def test_a_step_towards_an_opponent_warns():
    face, speaker = WinterTalesFace(), Speaker("en")
    warned = set()
    for seed in range(3):
        for table, seat in walk(4, seed):
            view = GAME.view(table.state, seat)
            if any(isinstance(action, a.Go) for action in view.choices):
                labels = " ".join(choice.label for choice in face.menu(table, seat, speaker).choices)
                warned |= set(re.findall(r"may (attack|lay a trap) there", labels))
    assert warned == {"attack", "lay a trap"}


def test_a_trap_asks_for_the_open_card_and_then_for_those_that_count():
    face, speaker = WinterTalesFace(), Speaker("en")
    laid = 0
    for seed in range(12):
        for table, seat in walk(4, seed):
            view = GAME.view(table.state, seat)
            if any(isinstance(action, a.Trap) for action in view.choices):
                (trap,) = [choice for choice in face.menu(table, seat, speaker).choices if choice.typed == "trap"]
                menu = follow(trap)
                assert menu.title == "Which card lies open as the trap?"
                assert [choice.code for choice in menu.choices] == list(view.hand)
                laid += _lay(follow(menu.choices[-1]), view.hand[-1], table, seat)
    assert laid


def _lay(menu, card, table, seat):
    if not isinstance(menu, Menu):
        assert menu == a.Trap(card, ())
        return 0
    assert menu.title == "Which of your other cards count in the trap?"
    assert card not in [choice.code for choice in menu.choices]
    *cards, done = menu.choices
    assert done.typed == "done"
    assert follow(done) == a.Trap(card, ())
    after = follow(cards[0])
    action = follow(after.choices[-1]) if isinstance(after, Menu) else after
    assert action == a.Trap(card, (cards[0].code,))
    assert table.refusal(seat, action) is None
    return 1


def test_cards_are_chosen_one_by_one_without_unfolding_every_set():
    hand = [f"sc{number:02}" for number in range(1, 61)]
    made = []
    menu = some_cards(Speaker("en"), "Which?", hand, set(range(61)), lambda found: made.append(found) or found)
    menu = follow(menu.choices[7])
    menu = follow(menu.choices[2])
    assert not made
    assert menu.title == "Which? Chosen: {}, {}".format(*(Speaker("en").text(f"wt-card-{c}") for c in ("sc03", "sc08")))
    assert follow(menu.choices[-1]) == ("sc03", "sc08")


# --- the picture ---


def test_the_whole_table_is_drawn_for_a_turn_and_a_glance_in_between(capsys):
    keyboard = Keyboard(then="1")
    out = play(capsys, keyboard, *ONE)
    questions = sum("? help" in prompt for prompt in keyboard.asked)
    assert 0 < out.count("─ Wintertown ─") < questions / 2


def test_the_table_command_draws_it_again(capsys):
    before = play(capsys, Keyboard("q", then="q"), *ONE, "--new").count("─ Wintertown ─")
    out = play(capsys, Keyboard("t", "table", "q", then="q"), *ONE, "--new")
    assert out.count("─ Wintertown ─") == before + 2


def test_letters_stay_with_their_characters():
    letters = signs_of(GAME.config(3, {}).components)
    assert letters["alice"] == "A"
    assert len(set(map(str.upper, letters.values()))) == 14


@pytest.mark.parametrize("wide", [56, 76])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_hides_nothing(language, wide):
    """At any moment every place, every square and every character is on it."""
    speaker = Speaker(language)
    for step, (table, _) in enumerate(walk(7, 2)):
        if step % 5:
            continue
        parts, view = table.header.components, GAME.view(table.state, None)
        town = Town(view, parts, speaker)
        picture = town.paint(wide).plain
        for place in parts["locations"]:
            assert town._name(place["id"]) in picture
        for square in parts["squares"]:
            assert re.search(rf"o{square_number(square['id'])}(?!\d)", picture)
        rest = re.sub(r"o\d+", " ", picture)
        for place in parts["locations"]:
            rest = rest.replace(town._name(place["id"]), " ")
        shown = sorted(re.sub(r"[^A-Za-z]", "", rest))
        signs = signs_of(parts)
        assert shown == sorted(signs[who.character] for who in view.characters if who.area)


@pytest.mark.parametrize("width", [60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_long_questions_break_between_words(language, width):
    text = Speaker(language).text("table-tell")
    lines = paper.broken(text, width)
    assert " ".join(lines) == text
    assert all(len(line) < width for line in lines)
    assert len(lines[-1]) <= width - paper.ROOM or len(lines) == 1


# --- the end ---


def test_the_end_tells_of_the_book_and_of_the_writer(tmp_path, capsys):
    record = tmp_path / "our game.jsonl"
    out = play(capsys, Keyboard(then="1"), *ONE, "--record", str(record))
    assert f"terem story '{record}' -o book.html" in out
    assert "The Writer (Bot 2 (greedy)) wanted neither side to win" in out


def test_a_game_that_goes_on_is_written_where_it_was_asked_for(tmp_path, capsys):
    record = tmp_path / "wished.jsonl"
    play(capsys, Keyboard("1", "1", "q", then="q"), *ONE, "--record", str(record))
    assert not record.exists()
    play(capsys, Keyboard("yes", then="1"))
    assert record.exists()
    assert not list((tmp_path / "data").glob("*.record"))


def test_a_new_game_forgets_the_old_wish_and_the_one_put_aside_keeps_it(tmp_path, capsys):
    record = tmp_path / "wished.jsonl"
    play(capsys, Keyboard("1", "1", "q", then="q"), *ONE, "--record", str(record))
    play(capsys, Keyboard(then="1"), *ONE, "--new")
    assert not record.exists()
    play(capsys, Keyboard(then="1"), "--resume", str(tmp_path / "data" / "winter-tales.aside-1.json"))
    assert record.exists()


def test_what_may_be_done_beside_the_question_is_told_with_what_to_type():
    for table, seat in walk(3, 1):
        console = Console(width=120, file=StringIO())
        console.print(WinterTalesFace().glance(table, seat, Speaker("en", ["A", "B", "C"])))
        shown = console.file.getvalue()
        may = [GAME.decode(table.state, code) for code in GAME.interject(table.state, seat)]
        assert ("type protest" in shown) == (a.Protest() in may)
        if a.Protest() in may:
            return
    raise AssertionError("nobody could ever object")
