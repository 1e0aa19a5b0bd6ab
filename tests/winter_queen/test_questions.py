"""What a table asks while somebody thinks: all pages at once, what a crystal would change, why not."""

from __future__ import annotations

import pytest
import rules_examples
from laid import laid

from terem.games.winter_queen.explain import Change, Prospect, Survey, WhyNot
from terem.games.winter_queen.game import GAME
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.table import decode_question

CLOUDS = "A1=G B3=G C7=G"
BOOKS = [(1, "SB06", None, "green"), (2, "SB03", "red", None)]
"""Rose of the Winds, empty, and Magical Clouds with green; a rival's Forest Wisps with red and an empty Bright Way."""


def test_a_survey_tells_every_filled_page_and_ones_own_empty_ones_with_every_colour():
    told = GAME.explain(laid(CLOUDS, books=BOOKS), 0, Survey())
    assert {(why.book, why.page, why.seat) for why in told} == {("SB06", 0, 0), ("SB06", 1, 0), ("SB03", 0, 1)}
    assert len([why for why in told if (why.book, why.page) == ("SB06", 0)]) == 5
    spectator = GAME.explain(laid(CLOUDS, books=BOOKS), None, Survey())
    assert {(why.book, why.page) for why in spectator} == {("SB06", 1), ("SB03", 0)}


def test_a_prospect_tells_what_a_crystal_would_change_and_changes_nothing():
    state = laid(CLOUDS, books=BOOKS)
    before = state.dump()
    clouds = Phrase("wq-effect", {"effect": "MC", "wisp": ""})
    assert GAME.explain(state, 0, Prospect("green", "E1")) == [Change("SB06", 1, clouds, 2, 3)]
    assert GAME.explain(state, 0, Prospect("green", "B2")) == []  # joins a group
    assert GAME.explain(state, 0, Prospect(remove="C7")) == [Change("SB06", 1, clouds, 2, 1)]
    with pytest.raises(Refusal):
        GAME.explain(state, 0, Prospect("green", "A1"))
    with pytest.raises(Refusal):
        GAME.explain(state, None, Prospect("green", "E1"))
    assert state.dump() == before


def test_why_not_names_the_rule_and_does_nothing():
    state = laid(CLOUDS, books=BOOKS)
    before = state.dump()
    mine = GAME.asked(state)[0]
    asked = {"about": "why-not", "action": {"do": "activate", "book": "SB03"}}
    question = decode_question(GAME, asked)
    assert isinstance(question, WhyNot)
    assert GAME.explain(state, mine, question).reason.key == "wq-refuse-not-your-book"
    assert GAME.explain(state, 1 - mine, question).reason.key == "refuse-not-asked"
    allowed = decode_question(GAME, {"about": "why-not", "action": {"do": "activate", "book": "SB06"}})
    assert GAME.explain(state, mine, allowed).reason is None
    assert state.dump() == before


@pytest.mark.parametrize("data", [{}, {"about": "seed"}, {"about": "page", "book": 3, "page": 0}, [], "survey"])
def test_what_is_no_question_is_refused(data):
    with pytest.raises(Refusal) as refused:
        decode_question(GAME, data)
    assert refused.value.phrase.key == "refuse-question-shape"


def test_the_pictures_of_the_rules_page_are_what_the_rules_say():
    assert rules_examples.FILE.read_text(encoding="utf-8") == rules_examples.written(), (
        "run python tests/winter_queen/rules_examples.py"
    )
    points = {effect: example["why"]["points"] for effect, example in rules_examples.made().items()}
    assert points == {"FW": 3, "RW": 6, "BK": 3, "MC": 3, "BW": 3, "NL": 4, "PS": 2, "AK": 3}
