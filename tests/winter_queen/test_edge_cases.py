"""The edge cases of the spec, ET-01 to ET-36."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from laid import (
    Script,
    best,
    empty_bag_to,
    fill_holders,
    in_final_stage,
    keys,
    laid,
    lay_piles,
    legal_texts,
    play,
    points,
    refused,
)

from terem.games.winter_queen import rules
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.explain import PageQuestion, answer
from terem.games.winter_queen.game import GAME
from terem.games.winter_queen.state import FINAL, NORMAL, OVER
from terem.kernel.conformance.walk import new_table
from terem.kernel.table import Table


def spaces_named(state, mask):
    return [name for s, name in enumerate(state.board.names.spaces) if mask >> s & 1]


FULL_MAP = (
    " ".join(
        f"{name}={'RGBYP'[k % 5]}" for k, name in enumerate(laid().board.names.spaces) if name not in ("A2", "C1", "C4")
    )
    + " A2=r C1=g C4=b"
)


@pytest.mark.parametrize("effect", ["RW", "BK", "MC", "BW", "NL", "PS"])
def test_et_01_no_crystal_of_the_colour(effect):
    assert points("A1=R B3=R", effect, "yellow") == 0
    state = laid("A1=R B3=R", books=[(1, "SB06", "yellow", None)])
    play(state, "SB06!")
    assert (state.points[0], state.owned[0]) == (0, 0)


def test_et_02_arcane_knowledge_is_at_least_one():
    assert points("", "AK", "yellow") == 1


def test_et_03_forest_wisps_with_their_own_colour():
    score = best("B3=R B2=R C4=R", "FW", "red", wisp="red")
    assert (score.points, spaces_named(laid(), 1 << score.space)) == (2, ["B3"])
    assert points("B3=R D5=R", "FW", "red", wisp="red") == 0


def test_et_04_a_depicted_anchor():
    score = best("C4=g B3=P C5=P", "FW", "purple", wisp="green")
    assert (score.points, spaces_named(laid(), 1 << score.space)) == (2, ["C4"])


def test_et_05_rays_pass_everything():
    assert points("C1=R C7=R C3=B", "RW", "red") == 2


def test_et_06_bright_way_stops():
    assert points("A1=P C4=G", "BW", "purple") == 1
    line = "C1=P C2=R C3=G C4=Y C5=B C6=P"
    assert points(line, "BW", "purple") == 5
    assert points(line, "BW", "blue") == 5


def test_et_07_a_group_counts_once():
    assert points("A1=G B3=G C4=G", "MC", "green") == 1
    assert points("A1=G B3=G C4=G D6=G", "MC", "green") == 2


def test_et_08_the_domain_is_one_zone():
    assert points("A2=G C4=G E2=G", "NL", "green") == 1
    assert points("A2=G C4=G E2=G B1=G", "NL", "green") == 2


def test_et_09_polar_star_counts_empty_spaces():
    assert points("A1=P", "PS", "purple") == 3
    assert points("C4=P", "PS", "purple") == 6
    assert points("A1=P A2=y", "PS", "purple") == 2


def test_et_10_domain_spaces_on_the_edge_count():
    assert points("A2=r C1=R C4=R", "BK", "red") == 2


def test_et_11_both_pages_of_one_book():
    state = laid(players=2, books=[(1, "SB20", "purple", "purple")])
    assert answer(state, PageQuestion("SB20", 1)).points == 2


def test_et_12_depicted_wisps_of_a_book_without_crystals():
    state = laid(players=2, books=[(1, "SB20", None, "green"), (2, "SB05", None, None)])
    assert answer(state, PageQuestion("SB20", 1)).points == 2


def test_et_13_the_best_rival_unless_one_is_named():
    state = laid(
        players=3,
        books=[
            (1, "SB20", None, "green"),
            (2, "SB06", "green", None),
            (3, "SB07", "green", "green"),
            (3, "SB05", None, None),
        ],
    )
    other = state.copy()
    play(state, "SB20!")
    assert state.points[0] == 4
    play(other, "SB20!@@s2")
    assert other.points[0] == 2


def test_et_14_reach_at_a_table_of_four():
    state = fill_holders(lay_piles(laid(players=4)), "RRRR", "RRRR", "GGGG", "GGGG")
    assert refused(state, "R2>B3") == "wq-refuse-out-of-reach"
    assert refused(state, "G3>B3") == "wq-refuse-out-of-reach"
    for text in ("G4>B3", "R1>B3"):
        assert GAME.check(state, 0, GAME.read(state, text)) is None
    reaches = {2: [[0, 1, 2], [0, 1, 2]], 3: [[0, 2], [0, 1], [1, 2]], 4: [[0, 3], [0, 1], [1, 2], [2, 3]]}
    for players, expected in reaches.items():
        table = laid(players=players)
        assert [rules.reach(table, seat) for seat in range(players)] == expected


def test_et_14_numbers_count_from_the_first_player():
    state = laid(players=4)
    state.first = 2
    assert rules.reach(state, 2) == [0, 3]
    assert rules.reach(state, 1) == [2, 3]


def test_et_15_the_last_crystal_of_a_holder():
    state = empty_bag_to(fill_holders(lay_piles(laid(players=2)), "R", "GG", "GG"), 10)
    events = play(state, "R1>B3", Script("BBB"))
    assert state.points[0] == 1
    assert sum(state.holders[:5]) == 3
    assert sum(state.bag) == 7
    assert keys(events)[1:] == ["wq-event-bonus", "wq-event-refilled"]


def test_et_16_a_short_refill_starts_the_final_stage():
    state = empty_bag_to(fill_holders(lay_piles(laid(players=4)), "R", "GG", "GGG", "B"), 1)
    events = play(state, "R1>B3")
    assert state.points[0] == 1
    assert state.stage == FINAL
    assert sum(state.holders) == sum(state.holders[-5:]) == 7
    assert "wq-event-final-stage" in keys(events)


def test_et_17_a_bag_used_up_exactly():
    state = empty_bag_to(fill_holders(lay_piles(laid(players=2)), "R", "GG", "GG"), 3)
    play(state, "R1>B3")
    assert (sum(state.bag), state.stage) == (0, FINAL)
    assert sum(state.holders[-5:]) == 3 + 2 + 2


def test_et_18_a_returned_crystal_delays_the_end():
    state = laid("B3=R", players=4, books=[(1, "SB06", "red", "red")])
    state = empty_bag_to(fill_holders(lay_piles(state), "G", "G", "GG", "GG"), 1)
    play(state, "SB06!-B3")
    assert (sum(state.bag), state.stage) == (2, NORMAL)
    play(state, "G1>A1")
    assert (sum(state.bag), state.stage) == (0, FINAL)


def test_et_19_no_activation_in_the_final_stage():
    state = in_final_stage(laid("B3=R", books=[(1, "SB06", "red", "red")]), 4, "GG")
    assert refused(state, "SB06!-B3") == "wq-refuse-final-activation"
    assert not any("!" in text for text in legal_texts(state))


def test_et_20_the_pool_runs_dry():
    state = in_final_stage(laid(players=3, books=[(3, "SB06", None, None)]), 2, "G")
    state.to_move = 1
    state.turns = 1
    events = play(state, "G*>B3")
    assert state.points[1] == 1
    assert "wq-event-refilled" not in keys(events)
    assert legal_texts(state) == ["pass"]
    play(state, "pass")
    assert state.stage == OVER


def test_et_21_no_fourth_book():
    books = [(1, "SB06", None, None), (1, "SB07", None, None), (1, "SB08", None, None)]
    state = fill_holders(lay_piles(laid(players=2, books=books)), "R", "R", "R")
    assert refused(state, "R1>B3+red") == "wq-refuse-book-limit"
    assert refused(state, "R1>A2+red") == "wq-refuse-book-limit"
    assert "R1>B3" in legal_texts(state)
    assert not any("+" in text for text in legal_texts(state))


def test_et_22_an_empty_pile():
    state = fill_holders(lay_piles(laid(players=2)), "R", "R", "R")
    red = state.board.names.counties.index("red")
    state.piles[red], state.tops[red] = 0, NOBODY
    offered = legal_texts(state)
    assert [text for text in offered if text.startswith("R1>A1")] == ["R1>A1"]
    on_domain = [text for text in offered if text.startswith("R1>A2")]
    assert on_domain == ["R1>A2", "R1>A2+green", "R1>A2+purple", "R1>A2+blue"]
    assert refused(state, "R1>A2+red") == "wq-refuse-pile-empty"


def test_et_23_the_county_of_the_space_not_the_colour():
    state = fill_holders(lay_piles(laid(players=2)), "R", "R", "R")
    blue = state.board.names.counties.index("blue")
    top = state.tops[blue]
    assert refused(state, "R1>D1+red") == "wq-refuse-other-county"
    play(state, "R1>D1+blue")
    assert state.owned[0] == 1 << top


def test_et_24_only_depicted_crystals():
    state = laid("C4=g", books=[(1, "SB06", "green", "green")])
    bag = list(state.bag)
    play(state, "SB06!")
    assert state.points[0] == 2
    assert state.bag == bag


def test_et_25_a_cleared_domain_tile():
    state = laid("C7=Y B1=R", players=2, books=[(1, "SB06", "red", "red")])
    fill_holders(lay_piles(state), "R", "R", "R")
    play(state, "SB06!-C7")
    assert state.colour_at(state.board.names.spaces.index("C7")) == NOBODY
    offered = [text for text in legal_texts(state) if text.startswith("R1>C7+")]
    assert len(offered) == 4


def test_et_26_an_empty_page_is_not_scored():
    state = laid("A1=R B1=R", books=[(1, "SB01", None, "red")])
    events = play(state, "SB01!")
    assert keys(events).count("wq-event-scored") == 1
    assert refused(laid("A1=R", books=[(1, "SB01", None, "red")]), "SB01!-A1") == "wq-refuse-removal-not-due"


@pytest.mark.parametrize(
    ("players", "emptied_by", "order"),
    [
        pytest.param(3, 2, [3, 1, 2, 3], id="ET-27"),
        pytest.param(2, 1, [2, 1, 2], id="ET-28"),
        pytest.param(4, 4, [1, 2, 3, 4], id="ET-29"),
        (2, 2, [1, 2]),
        (3, 1, [2, 3, 1, 2, 3]),
        (3, 3, [1, 2, 3]),
        (4, 1, [2, 3, 4, 1, 2, 3, 4]),
        (4, 2, [3, 4, 1, 2, 3, 4]),
        (4, 3, [4, 1, 2, 3, 4]),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_turns_after_the_bag_is_empty(players, emptied_by, order, first):
    state = fill_holders(lay_piles(laid(players=players)), "RR", "RR", "RR", *(["RR"] if players == 4 else []))
    state.first = first
    state.to_move = (first + emptied_by - 1) % players
    state.turns = emptied_by - 1
    holder = rules.reach(state, state.to_move)[0]
    state.holders[holder * 5 + state.board.names.colours.index("red")] = 1
    empty_bag_to(state, 1)
    play(state, f"R{holder + 1}>B3")
    seen = []
    while state.stage != OVER:
        seen.append((state.to_move - first) % players + 1)
        play(state, legal_texts(state)[0])
    assert seen == order


def test_et_30_a_forced_pass_and_a_freed_space():
    state = laid(FULL_MAP, players=4, books=[(3, "SB06", None, "purple")])
    state.pages[state.board.names.books.index("SB06") * 2] = 0
    state.bag[0] -= 1
    fill_holders(lay_piles(state), "R", "R", "R", "R")
    state.to_move, state.turns = 1, 1
    assert legal_texts(state) == ["pass"]
    assert refused(state, "R1>B3") == "wq-refuse-space-taken"
    play(state, "pass")
    play(state, "SB06!-B3")
    assert any(text.endswith(">B3") for text in legal_texts(state))
    assert refused(state, "pass") == "wq-refuse-pass"


def test_et_31_a_deadlock_ends_the_game():
    state = empty_bag_to(fill_holders(lay_piles(laid(FULL_MAP, players=4)), "R", "R", "R", "R"), 5)
    state.points = [3, 1, 2, 3]
    for _ in range(3):
        play(state, "pass")
    assert state.stage == NORMAL
    events = play(state, "pass")
    assert state.stage == OVER
    assert state.points == [3, 1, 2, 3]
    assert "wq-event-deadlock" in keys(events)
    assert GAME.outcome(state).reason.key == "wq-outcome-deadlock"
    assert GAME.outcome(state).winners == (0, 3)


def test_et_32_final_scoring_changes_nothing_on_the_table():
    state = laid("A1=P", players=2, books=[(1, "SB06", "purple", None), (2, "SB20", None, "purple")])
    in_final_stage(state, 1, "GG")
    state.to_move, state.turns = 1, 1
    play(state, "G*>B3")
    assert state.stage == OVER
    assert state.points == [1, 2]
    assert state.pages.count(state.board.names.colours.index("purple")) == 2
    assert all(state.owned)


def test_et_33_a_shared_win():
    state = laid(players=3)
    state.stage, state.points = OVER, [31, 31, 20]
    assert GAME.outcome(state).winners == (0, 1)
    assert GAME.returns(GAME.outcome(state), 3) == pytest.approx([1 / 6, 1 / 6, -1 / 3])


def test_et_34_a_view_hides_rivals_points_and_the_piles():
    table = new_table(GAME, GAME.config(3), 4, 2)
    state = table.state
    state.points = [7, 1234, 4321]
    shown = msgspec.json.encode(GAME.view(state, 0)).decode()
    assert not any(total in shown for total in ("1234", "4321"))
    view = GAME.view(state, 0)
    assert (view.points, view.totals, view.bag) == (7, None, 28)
    assert [pile.left for pile in view.piles] == [5, 5, 5, 5]
    unseen = [name for book, name in enumerate(state.board.names.books) if state.unseen[book]]
    assert len(unseen) == 16
    assert not any(name in shown for name in unseen)
    assert GAME.view(state, None).points is None
    assert GAME.view(state, None).choices is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_et_35_random_games_keep_the_invariants(players):
    for number in range(30):
        table = new_table(GAME, GAME.config(players), 35, number)
        rng = Random(number)
        turns = [0] * players
        points_before = [0] * players
        while asked := GAME.asked(table.state):
            code = rng.choice(GAME.legal(table.state, asked[0]))
            turns[asked[0]] += 1
            table.act(asked[0], GAME.decode(table.state, code))
            assert GAME.invariants(table.state) == []
            assert all(now >= then for now, then in zip(table.state.points, points_before, strict=True))
            points_before = list(table.state.points)
        deadlock = table.end.outcome.reason.key == "wq-outcome-deadlock"
        assert deadlock or len(set(turns)) == 1
        assert len(table.entries) <= {2: 60, 3: 80, 4: 85}[players] + players * 23


def test_et_36_a_replay_passes_through_the_same_states():
    table = new_table(GAME, GAME.config(4), 36, 0)
    rng = Random(36)
    states = [table.state.dump()]
    while asked := GAME.asked(table.state):
        table.act(asked[0], GAME.decode(table.state, rng.choice(GAME.legal(table.state, asked[0]))))
        states.append(table.state.dump())
    again = Table(GAME, table.header, None)
    assert again.state.dump() == states[0]
    for entry, expected in zip(table.entries, states[1:], strict=True):
        again.repeat(entry)
        assert again.state.dump() == expected
