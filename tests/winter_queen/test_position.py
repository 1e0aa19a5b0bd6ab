"""The scoring companion: a typed position, its points and its refusals."""

from __future__ import annotations

import json

import pytest

from terem.games.winter_queen.game import GAME
from terem.games.winter_queen.position import read_position, scored
from terem.kernel.phrase import Refusal


def scores(**position):
    found = read_position(json.dumps(position).encode())
    return scored(GAME.prepare(GAME.config(found.players)), found)


def test_a_position_is_scored_page_by_page():
    found = scores(
        players=2,
        map="B2=G D5=G C4=g A3=R E1=R B3=R B4=P",
        books=[
            {"seat": 1, "book": "SB12", "left": "red", "right": "green"},
            {"seat": 2, "book": "SB03", "left": "red"},
        ],
        points=[4, 0],
    )
    assert [page.points for page in found[0].pages] == [2, 3]
    assert (found[0].pages_total, found[0].total) == (5, 9)
    assert (found[1].pages[0].points, found[1].pages[0].anchor) == (2, "B4")


FAULTS = {
    "two crystals": ({"map": "A1=R A1=G", "books": []}, "wq-position-two-crystals"),
    "unknown space": ({"map": "Z9=R", "books": []}, "wq-refuse-unknown-space"),
    "unknown letter": ({"map": "A1=Q", "books": []}, "wq-position-crystal"),
    "no letter": ({"map": "A1", "books": []}, "wq-position-crystal"),
    "depicted in a county": ({"map": "A1=r", "books": []}, "wq-position-depicted"),
    "picture twice": ({"map": "A2=r C1=r", "books": []}, "wq-position-pictures"),
    "too many": ({"map": "A1=R A3=R B1=R B2=R B3=R B4=R B5=R", "books": []}, "wq-position-crystals"),
    "unknown book": ({"map": "", "books": [{"seat": 1, "book": "SB99"}]}, "wq-refuse-unknown-book"),
    "seat": ({"map": "", "books": [{"seat": 3, "book": "SB01"}]}, "wq-position-seat"),
    "colour": ({"map": "", "books": [{"seat": 1, "book": "SB01", "left": "pink"}]}, "wq-refuse-unknown-colour"),
    "book twice": (
        {"map": "", "books": [{"seat": 1, "book": "SB01"}, {"seat": 2, "book": "SB01"}]},
        "wq-position-book-twice",
    ),
    "four books": (
        {"map": "", "books": [{"seat": 1, "book": f"SB0{k}"} for k in range(1, 5)]},
        "wq-position-books",
    ),
    "points": ({"map": "", "books": [], "points": [1]}, "wq-position-points"),
    "shape": ({"map": "", "boks": []}, "wq-position-shape"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_impossible_position_is_refused(name):
    position, key = FAULTS[name]
    with pytest.raises(Refusal) as caught:
        scores(**position)
    assert caught.value.phrase.key == key
