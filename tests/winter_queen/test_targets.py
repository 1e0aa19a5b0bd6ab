"""Named targets, refusals, and the rulings that are switches."""

from __future__ import annotations

from random import Random

import pytest
from laid import at_space, fill_holders, in_final_stage, laid, lay_piles, play, refused

from terem.games.winter_queen import scoring
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.explain import PageQuestion, answer
from terem.games.winter_queen.game import GAME
from terem.kernel.conformance.walk import new_table


def test_r_11_a_worse_target_may_be_named():
    state = laid("B4=P A3=R B5=R C5=R E1=P", books=[(1, "SB03", "red", None)])
    play(state, "SB03!@E1")
    assert state.points[0] == 0
    assert at_space("B4=P A3=R B5=R C5=R E1=P", "FW", "red", "B5", wisp="purple") == 1


@pytest.mark.parametrize(
    ("book", "text", "key"),
    [
        (("SB01", None, "red"), "SB01!@@A1", "wq-refuse-target-none"),
        (("SB03", "red", None), "SB03!@@A1:E", "wq-refuse-target-empty-page"),
        (("SB03", "red", None), "SB03!@C4", "wq-refuse-target-space"),
        (("SB03", "red", None), "SB03!@A1:E", "wq-refuse-target-direction"),
        (("SB03", "red", None), "SB03!@s2", "wq-refuse-target-crystal"),
        (("SB07", None, "red"), "SB07!@@A1", "wq-refuse-target-direction"),
        (("SB07", None, "red"), "SB07!@@A1:UP", "wq-refuse-direction"),
        (("SB20", None, "red"), "SB20!@@s1", "wq-refuse-target-rival"),
        (("SB20", None, "red"), "SB20!@@s9", "wq-refuse-target-seat"),
        (("SB20", None, "red"), "SB20!@@A1", "wq-refuse-target-rival"),
        (("SB20", None, None), "SB20!", "wq-refuse-empty-book"),
        (("SB20", "red", "red"), "SB20!", "wq-refuse-removal-missing"),
        (("SB20", "red", "red"), "SB20!-C1", "wq-refuse-removal-depicted"),
        (("SB20", "red", "red"), "SB20!-C4", "wq-refuse-removal-empty"),
        (("SB20", "red", "red"), "SB20!-Z9", "wq-refuse-unknown-space"),
        (("SB20", "red", "red"), "SB06!", "wq-refuse-not-your-book"),
        (("SB20", "red", "red"), "SB99!", "wq-refuse-unknown-book"),
        (("SB20", "red", None), "R1>SB20.1", "wq-refuse-page-taken"),
        (("SB20", "red", None), "R*>B3", "wq-refuse-no-pool"),
        (("SB20", "red", None), "Y1>B3", "wq-refuse-no-such-crystal"),
        (("SB20", "red", None), "R9>B3", "wq-refuse-unknown-holder"),
        (("SB20", "red", None), "R1>A1", "wq-refuse-space-taken"),
        (("SB20", "red", None), "R1>C1", "wq-refuse-space-taken"),
        (("SB20", "red", None), "R1>B3+pink", "wq-refuse-unknown-county"),
    ],
)
def test_refusals_name_what_is_wrong(book, text, key):
    state = fill_holders(lay_piles(laid("A1=R C1=g", players=2, books=[(1, *book)])), "R", "G", "G")
    before = state.dump()
    assert refused(state, text) == key
    assert state.dump() == before


def test_named_targets_have_codes_beyond_the_listed_ones():
    state = laid("B4=P A3=R", books=[(1, "SB03", "red", "red")])
    for text in ("SB03!@B4-A3", "SB03!@B4@@A3:SW-A3", "SB03!@@A3:SW-B4"):
        action = GAME.read(state, text)
        code = GAME.encode(state, action)
        assert code >= GAME.bounds(state.board).actions
        assert GAME.decode(state, code) == action
        assert GAME.write(state, action) == text


def test_best_is_the_best_of_all_targets():
    rng = Random(2)
    for number in range(8):
        table = new_table(GAME, GAME.config(3), 12, number)
        for _ in range(30):
            asked = GAME.asked(table.state)
            table.act(asked[0], GAME.decode(table.state, rng.choice(GAME.legal(table.state, asked[0]))))
        state = table.state
        board = state.board
        for page in range(board.books * 2):
            for colour in range(board.colours):
                for seat in range(3):
                    if state.owned[seat] >> page // 2 & 1:
                        _compare_with_every_target(state, seat, page, colour)


def _compare_with_every_target(state, seat, page, colour):
    board = state.board
    effect = board.effect_of[page]
    found = scoring.best(state, seat, page, colour)
    if effect in (0, 1, 4, 6):
        spaces = [
            s for s in range(board.spaces) if scoring.anchors(state, effect, board.wisp_of[page], colour) >> s & 1
        ]
        directions = range(6) if effect == 4 else [NOBODY]
        targets = [scoring.Target(s, d, NOBODY) for s in spaces for d in directions]
    elif effect == 7:
        targets = [scoring.Target(NOBODY, NOBODY, rival) for rival in range(3) if rival != seat]
    else:
        return
    scores = [scoring.at_target(state, seat, page, colour, target).points for target in targets]
    assert found.points == max(scores, default=0)


def test_rulings_are_switches_of_the_version():
    from terem.games.winter_queen.board import Rulings
    from terem.games.winter_queen.components import from_plain, make_board
    from terem.games.winter_queen.position import Position, PositionBook, set_up

    other = make_board(from_plain(GAME.components()), 2, Rulings(same_colour_wisps=False, last_of_pool_bonus=False))
    books = [PositionBook(1, "SB01", "red", None)]
    state = set_up(other, Position(map="B3=R B2=R", books=books))
    assert answer(state, PageQuestion("SB01", 0)).points == 0  # R-12 the other way
    in_final_stage(state, 2, "G")
    play(state, "G*>A1")
    assert state.points[0] == 0  # R-19 the other way
