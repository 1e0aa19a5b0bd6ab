"""The view: choices are exactly the legal actions, prompts and telling say what the rules do."""

from __future__ import annotations

from random import Random

import pytest
from laid import empty_bag_to, fill_holders, in_final_stage, keys, laid, lay_piles, play

from terem.games.winter_queen import rules, scoring
from terem.games.winter_queen.actions import Activate, Pass, PlaceOnBook, PlaceOnMap
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.game import GAME
from terem.kernel.conformance.walk import new_table


def expanded(choices) -> list[int | str]:
    """Every action the factored choices stand for."""
    if choices.must_pass:
        return [Pass()]
    found = []
    for holder, colour in choices.crystals:
        for space, counties in choices.spaces.items():
            found += [PlaceOnMap(holder, colour, space, county) for county in (None, *counties)]
        found += [PlaceOnBook(holder, colour, book, page) for book, page in choices.pages]
    for book, cleared in choices.activations.items():
        found += [Activate(book, space) for space in cleared] or [Activate(book)]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_factored_choices_are_the_legal_actions(players):
    for number in range(6):
        table = new_table(GAME, GAME.config(players), 21, number)
        rng = Random(number)
        while asked := GAME.asked(table.state):
            seat = asked[0]
            view = GAME.view(table.state, seat)
            codes = sorted(GAME.encode(table.state, action) for action in expanded(view.choices))
            assert codes == GAME.legal(table.state, seat)
            reach = {holder.holder for holder in view.holders if holder.in_reach}
            names = {0 if h == table.board.pool else h + 1 for h in rules.reach(table.state, seat)}
            assert reach == names
            table.act(seat, GAME.decode(table.state, rng.choice(codes)))


def test_scrambling_changes_every_hidden_total_and_nothing_else():
    state = laid(players=3)
    other = GAME.scramble(state, 1, Random(1))
    assert other.points[1] == state.points[1]
    assert all(other.points[seat] != state.points[seat] for seat in (0, 2))
    state.points = other.points
    assert state.dump() == other.dump()


def test_discarded_books_are_shown():
    state = laid("A1=R", players=2, books=[(1, "SB01", None, "red")])
    play(state, "SB01!")
    assert "SB01" in GAME.view(state, None).discarded_books
    assert "SB02" not in GAME.view(state, None).discarded_books


def test_the_prompt_names_the_stage_and_lets_the_clock_pass():
    state = in_final_stage(laid(players=3), 5, "GG")
    assert GAME.prompt(state).phrase.key == "wq-prompt-final"
    state.turns_left = 3
    assert GAME.prompt(state).phrase.key == "wq-prompt-last"
    assert GAME.prompt(state).default is None
    dry = in_final_stage(laid(players=3), 5)
    assert GAME.prompt(dry).phrase.key == "wq-prompt-pass"
    assert GAME.prompt(dry).default == Pass()


def test_the_final_stage_is_announced_with_the_turns_that_follow():
    state = empty_bag_to(fill_holders(lay_piles(laid(players=4)), "R", "GG", "GGG", "B"), 1)
    events = play(state, "R1>B3")
    (told,) = [event for event in events if event.phrase.key == "wq-event-final-stage"]
    assert told.phrase.arguments["turns"] == state.turns_left == 7


def test_final_scoring_is_told_from_the_first_player_on():
    books = [(seat, f"SB0{5 + seat}", "purple", None) for seat in (1, 2, 3)]
    state = in_final_stage(laid("A1=P", players=3, books=books), 1, "GG")
    state.first, state.to_move, state.turns = 2, 1, 2
    events = play(state, "G*>B3")
    assert "wq-event-final-score" in keys(events)
    order = [e.phrase.arguments["seat"] for e in events if e.phrase.key == "wq-event-final-score"]
    assert order == [2, 0, 1]
    totals = [e.phrase.arguments["seat"] for e in events if e.phrase.key == "wq-event-total"]
    assert totals == [2, 0, 1]


def test_observations_count_the_turns_left():
    state = in_final_stage(laid(players=3), 5, "GG")
    fewer = state.copy()
    fewer.turns_left = 2
    assert GAME.observe(state, 0) != GAME.observe(fewer, 0)


def test_r_11_ties_go_to_the_lowest_space_direction_and_seat():
    state = laid("A1=R A3=R E1=R", players=4, books=[(1, "SB18", "red", "red"), (1, "SB20", None, "red")])
    names = state.board.names.spaces
    star = scoring.best(state, 0, state.board.names.books.index("SB18") * 2 + 1, state.board.names.colours.index("red"))
    assert names[star.space] == "A1"
    way = scoring.best(state, 0, state.board.names.books.index("SB18") * 2, state.board.names.colours.index("red"))
    assert (names[way.space], way.direction) == ("A1", 0)
    rival = scoring.best(state, 0, state.board.names.books.index("SB20") * 2 + 1, 4)
    assert rival.rival == 1


def test_r_14_a_bright_way_is_never_longer_than_five(tmp_path):
    from terem.games.winter_queen.components import default_file

    text = default_file().read_text(encoding="utf-8").replace('"purple", "red"]\n', '"purple", "red", "white"]\n')
    path = tmp_path / "six.toml"
    path.write_text(text, encoding="utf-8")
    board = GAME.prepare(GAME.config(2, components=GAME.components(path)))
    assert board.colours == 6
    state = laid()
    state = type(state)(board, **{**laid().dump(), "crystals": [0] * 6})
    for colour, name in enumerate(["C1", "C2", "C3", "C4", "C5", "C6"]):
        state.crystals[colour] |= 1 << board.names.spaces.index(name)
    assert scoring.size(scoring.bright_way(state, board.names.spaces.index("C1"), 0)) == 5


def test_a_target_without_a_seat_at_the_table_is_refused():
    from terem.kernel.table import decode_action

    state = laid("B4=P A3=R", books=[(1, "SB03", "red", None)])
    plain = {"do": "activate", "book": "SB03", "left": {"space": "B4", "seat": -1}}
    assert GAME.check(state, 0, decode_action(GAME, plain)).phrase.key == "wq-refuse-target-seat"
    assert NOBODY == -1
