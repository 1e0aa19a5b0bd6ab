"""The rulebooks' worked examples, AT-01 to AT-12."""

from __future__ import annotations

from laid import at_space, best, keys, laid, legal_texts, play, points

from terem.games.winter_queen.explain import PageQuestion, Survey, answer
from terem.games.winter_queen.game import GAME
from terem.kernel.conformance.walk import new_table


def space(score, state=None):
    return laid().board.names.spaces[score.space]


def test_at_01_border_keeper_with_one_crystal():
    state = laid("A1=R D6=R B3=R", books=[(1, "SB01", None, "red")])
    before = list(state.crystals)
    events = play(state, "SB01!")
    assert state.points[0] == 2
    assert state.owned[0] == 0
    assert state.crystals == before
    assert state.discarded[state.board.names.colours.index("red")] == 1
    assert keys(events) == ["wq-event-scored", "wq-event-discarded"]


AT_02 = "B2=G D5=G C4=g A3=R E1=R B3=R B4=P"
AT_02_BOOKS = [(1, "SB12", "red", "green"), (2, "SB03", "red", None)]


def test_at_02_two_crystals_score_both_pages_and_demand_a_removal():
    state = laid(AT_02, books=AT_02_BOOKS)
    assert answer(state, PageQuestion("SB12", 1)).points == 3
    assert answer(state, PageQuestion("SB12", 0)).points == 2
    offered = legal_texts(state)
    assert "SB12!" not in offered
    assert "SB12!-C4" not in offered
    assert {"SB12!-B2", "SB12!-B4", "SB12!-E1"} <= set(offered)
    play(state, "SB12!-B4")
    assert state.points[0] == 5
    assert sum(state.discarded) == 2


def test_at_03_the_removal_spoils_a_rival():
    state = laid(AT_02, books=AT_02_BOOKS)
    purple = state.board.names.colours.index("purple")
    bag = state.bag[purple]
    assert answer(state, PageQuestion("SB03", 0)).points == 2
    play(state, "SB12!-B4")
    assert state.bag[purple] == bag + 1
    assert answer(state, PageQuestion("SB03", 0)).points == 0


def test_at_04_forest_wisps():
    text = "B4=P A3=R B5=R C5=R E1=P"
    score = best(text, "FW", "red", wisp="purple")
    assert (score.points, space(score)) == (3, "B4")
    assert at_space(text, "FW", "red", "E1", wisp="purple") == 0
    assert at_space(text, "FW", "red", "A3", wisp="purple") == 1


def test_at_05_rose_of_the_winds():
    score = best("C4=G A1=G E3=G C7=G A3=G D3=G B2=G C5=R", "RW", "green")
    assert (score.points, space(score)) == (6, "C4")


def test_at_06_border_keeper():
    assert points("B1=R C7=R E2=R C3=R", "BK", "red") == 3


def test_at_07_magical_clouds():
    assert points("A1=G B3=G C7=G E1=G", "MC", "green") == 3


def test_at_08_bright_way():
    assert points("A1=P B3=R C4=G D4=G E3=B D1=P", "BW", "purple") == 3


def test_at_09_northern_lights():
    assert points("A1=G D2=G D5=G C1=g B5=R", "NL", "green") == 4


def test_at_10_polar_star():
    text = "B1=P C2=R D6=P C6=R D5=B"
    score = best(text, "PS", "purple")
    assert (score.points, space(score)) == (2, "B1")
    assert at_space(text, "PS", "purple", "D6") == 1


def test_at_11_arcane_knowledge():
    state = laid(
        players=2,
        books=[(1, "SB20", None, "purple"), (1, "SB15", "purple", None), (2, "SB03", None, "purple")],
    )
    assert answer(state, PageQuestion("SB20", 1)).points == 4
    from terem.games.winter_queen.scoring import knowledge_of

    assert knowledge_of(state, 0, state.board.names.colours.index("purple")) == 2


def test_at_12_setup_for_three():
    state = new_table(GAME, GAME.config(3), 1, 1).state
    board = state.board
    holders = [sum(state.holders[h * 5 : h * 5 + 5]) for h in range(board.pool + 1)]
    assert holders == [4, 4, 4, 0, 0]
    assert sum(state.bag) == 28
    assert sum(state.bag) + sum(holders) == 40
    assert state.piles == [5, 5, 5, 5]
    assert len(board.domain_spaces) == 5
    assert 2 <= state.depicted.bit_count() <= 5
    assert sum(state.unseen) == 16


def test_explanations_name_what_gives_each_point():
    def why(text, book, page, **more):
        state = laid(text, books=more.pop("books"))
        return answer(state, PageQuestion(book, page))

    wisps = why("B4=P A3=R B5=R C5=R E1=P", "SB03", 0, books=[(1, "SB03", "red", None)])
    assert (wisps.anchor, wisps.spaces) == ("B4", ("A3", "B5", "C5"))
    rose = why("C4=G A1=G E3=G C7=G A3=G D3=G B2=G C5=R", "SB06", 0, books=[(1, "SB06", "green", None)])
    rays = {ray.direction: ray.spaces for ray in rose.rays}
    assert rays == {"E": ("C7",), "NE": ("A3",), "NW": ("A1",), "SW": ("D3",), "SE": ("E3",)}
    clouds = why("A1=G B3=G C7=G E1=G", "SB06", 1, books=[(1, "SB06", None, "green")])
    assert clouds.groups == (("A1", "B3"), ("C7",), ("E1",))
    way = why("A1=P B3=R C4=G D4=G E3=B D1=P", "SB07", 1, books=[(1, "SB07", None, "purple")])
    assert (way.anchor, way.direction, way.spaces) == ("A1", "SE", ("A1", "B3", "C4"))
    lights = why("A1=G D2=G D5=G C1=g B5=R", "SB08", 1, books=[(1, "SB08", None, "green")])
    assert lights.zones == ("red", "purple", "blue", "domain")
    knowledge = why("", "SB20", 1, books=[(1, "SB20", None, "purple"), (2, "SB03", None, "purple")])
    assert [(p.seat, p.book, p.depicted) for p in knowledge.pages] == [
        (0, "SB20", False),
        (1, "SB03", True),
        (1, "SB03", False),
    ]
    assert knowledge.rival == 1


def test_explained_evidence_counts_as_many_as_the_points():
    from random import Random

    rng = Random(5)
    for number in range(6):
        table = new_table(GAME, GAME.config(2 + number % 3), 9, number)
        while asked := GAME.asked(table.state):
            code = rng.choice(GAME.legal(table.state, asked[0]))
            table.act(asked[0], GAME.decode(table.state, code))
            single = [q for q in GAME.questions(table.state, None) if isinstance(q, PageQuestion)]
            told_at_once = GAME.explain(table.state, None, Survey())
            asked_one_by_one = [GAME.explain(table.state, None, question) for question in single]
            assert all(told in asked_one_by_one for told in told_at_once)
            for question, told in zip(single, asked_one_by_one, strict=True):
                evidence = {
                    "MC": len(told.groups),
                    "NL": len(told.zones),
                    "AK": len(told.pages),
                }.get(told.effect, len(told.spaces))
                assert evidence == told.points, (question, told)
