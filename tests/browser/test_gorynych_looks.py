"""Gorynych's rules, its field before the game and its table, in every window."""

from __future__ import annotations

import pytest

from browser.asking import call, come_in
from browser.conftest import LANGUAGES
from browser.heads import Head, Idler
from browser.inspection import DESK, NARROW, PHONE, WIDTHS, Screen, inspect
from browser.test_gorynych import chooses


def screens(visitor):
    """The screens of Gorynych; says the name of each when it is shown."""
    page = visitor.page
    come_in(visitor, "Anna")
    visitor.go("/rules/gorynych")
    page.locator(".rules figure").first.wait_for()
    yield "rules"
    table = call(visitor, "POST", "/api/tables/", {"game": "gorynych", "players": 5, "options": {"mode": "advanced"}})
    call(visitor, "POST", f"/api/tables/{table['id']}/seats/0")
    visitor.go(f"/t/{table['code']}")
    page.locator(".design .map svg").wait_for()
    yield "lobby"
    for seat in (1, 2, 3, 4):
        call(visitor, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": "random"})
    head = Head(visitor, Idler())
    call(visitor, "POST", f"/api/tables/{table['id']}/start")
    visitor.go(f"/t/{table['code']}")
    page.locator(".board").wait_for()
    chooses([head])
    head.press("[data-card]:not(.off)")
    yield "choice"
    page.set_viewport_size({"width": PHONE, "height": WIDTHS[PHONE]})
    for tab in page.get_by_role("tab").all()[1:]:
        tab.click()
        yield Screen(f"tab {tab.inner_text()}", NARROW)
    page.set_viewport_size({"width": DESK, "height": WIDTHS[DESK]})
    page.keyboard.press("r")
    page.locator("dialog[open]").wait_for()
    yield "card"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_it(visit, axe, language):
    inspect(visit(language=language, judged=True), axe, screens)
