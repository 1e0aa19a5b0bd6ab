"""Every state of the Winter Queen table, its end, its replay and its rules, in every window."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from browser.inspection import inspect
from browser.players import SLOT, Mouse
from browser.test_winter_queen import call, come_in, stage, table_for


def finished(visitor):
    """A game two bots have played."""
    table = call(visitor, "POST", "/api/tables/", {"game": "winter-queen", "players": 2})
    for seat in (0, 1):
        call(visitor, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": "greedy"})
    call(visitor, "POST", f"/api/tables/{table['id']}/start")
    while stage(visitor, table) != "over":
        visitor.page.wait_for_timeout(100)
    return table


def states(players, visitor):
    """Goes through them; says the name of each when it is shown."""
    page = visitor.page
    over = finished(visitor)
    table_for([visitor], players, bots=range(1, players))
    person = Mouse(page, Random(9))
    while person.moves < 4 or not person.asked:
        if person.asked:
            person.move()
        page.wait_for_timeout(40)
    yield "at rest"
    page.locator(SLOT).first.click()
    yield "a crystal in the hand"
    page.locator(".cell.legal").first.click()
    page.locator(".plan").wait_for()
    yield "where it goes"
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("dialog[open]").wait_for()
    yield "the card"
    visitor.go(f"/t/{over['code']}")
    page.locator(".end .win").first.wait_for()
    yield "the end"
    visitor.go(f"/replay/{over['code']}?seat=0&step=12")
    page.locator(".wq .cell").first.wait_for()
    yield "the replay"
    visitor.go("/rules/winter-queen")
    page.locator("figure").first.wait_for()
    yield "the rules"


@pytest.mark.parametrize(("language", "players"), [("en", 4), ("ru", 3), ("hu", 2)])
def test_nothing_is_wrong_with_it(visit, axe, language, players):
    visitor = visit(language=language, judged=True)
    come_in(visitor, "Anna", density="beginner")
    inspect(visitor, axe, partial(states, players))
