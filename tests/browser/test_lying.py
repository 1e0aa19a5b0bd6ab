"""A phone on its side: the board is large enough to be played on, and whatever is asked for is within the window."""

from __future__ import annotations

import pytest

from browser.asking import come_in, table_of
from browser.inspection import SEARCH

LYING = (844, 390)
GAMES = {
    "winter-queen": (".wq .realm", ".near button.slot"),
    "gorynych": (".board .place", ".deed .btn"),
    "winter-tales": (".table .window", ".question .answer, .wait"),
}
"""Of every game the board, and something that answers."""


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_can_be_played_on_a_phone_that_lies(visit, game, language):
    visitor = visit(language=language, size=LYING)
    visitor.context.add_init_script("localStorage.setItem('terem.hints', 'false')")
    come_in(visitor, "Ann")
    table = table_of(game, [visitor], 3, bots={1: "random", 2: "random"})
    visitor.go(f"/t/{table['code']}")
    board, answer = (visitor.page.locator(found).first for found in GAMES[game])
    answer.wait_for()
    ground, box = board.bounding_box(), answer.bounding_box()
    assert min(ground["width"], ground["height"]) > 240, ground
    assert box["y"] > 0, box
    assert box["y"] + box["height"] <= LYING[1], box
    assert visitor.page.evaluate(SEARCH) == []
