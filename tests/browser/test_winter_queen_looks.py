"""Every state of the Winter Queen table, its end, its replay and its rules: nothing for axe, nothing cut off."""

from __future__ import annotations

import json
from random import Random

import pytest

from browser.players import SLOT, Mouse
from browser.test_looks import SEARCH, STILL
from browser.test_winter_queen import call, come_in, stage, table_for

LOOKS = [
    ("en", (1440, 900), "night", 4),
    ("hu", (360, 640), "night", 3),
    ("ru", (390, 844), "paper", 4),
    ("hu", (1024, 768), "paper", 3),
    ("ru", (768, 1024), "night", 2),
    ("ru", (1280, 720), "night", 3),
]


def finished(visitor):
    """A game two bots have played."""
    table = call(visitor, "POST", "/api/tables/", {"game": "winter-queen", "players": 2})
    for seat in (0, 1):
        call(visitor, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": "greedy"})
    call(visitor, "POST", f"/api/tables/{table['id']}/start")
    while stage(visitor, table) != "over":
        visitor.page.wait_for_timeout(100)
    return table


def states(visitor, players):
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
    page.wait_for_timeout(500)  # a board measures its window before it lays itself out
    yield "the replay"
    visitor.go("/rules/winter-queen")
    page.locator("figure").first.wait_for()
    yield "the rules"


@pytest.mark.parametrize(("language", "size", "theme", "players"), LOOKS)
def test_nothing_is_wrong_with_it(visit, axe, language, size, theme, players):
    visitor = visit(language=language, size=size, theme=theme, bypass_csp=True)
    come_in(visitor, "Anna", density="beginner")
    found = {}
    for state in states(visitor, players):
        visitor.page.evaluate(STILL)
        troubles = visitor.page.evaluate(SEARCH)
        if troubles:
            found[state] = troubles[:5]
        visitor.page.evaluate(axe)
        for violation in visitor.page.evaluate("axe.run({ resultTypes: ['violations'] })")["violations"]:
            places = [(node["target"], node["failureSummary"][:200]) for node in violation["nodes"][:3]]
            found[f"{state}: {violation['id']}"] = places
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
