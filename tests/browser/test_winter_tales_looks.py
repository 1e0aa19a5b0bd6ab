"""Winter Tales' table and its rules, in every window."""

from __future__ import annotations

import time
from random import Random

import pytest

from browser.conftest import LANGUAGES
from browser.inspection import DESK, NARROW, PHONE, WIDE, WIDTHS, Screen, inspect
from browser.test_winter_tales import EVERYTHING, Teller, opened


def screens(visitor):
    """The table before and in a chapter, a closer look, the reference card, the rules."""
    page = visitor.page
    table = opened(visitor, 4, {0: visitor}, EVERYTHING, level="random")
    person = Teller(visitor, Random(6), "en")
    visitor.go(f"/t/{table['code']}")
    page.locator(".table").wait_for()
    page.locator(".question").wait_for()
    yield "casting"
    until = time.monotonic() + 120
    while not page.locator(".hand.live button").count():
        assert time.monotonic() < until
        if person.asked:
            person.answer()
        page.wait_for_timeout(20)
    yield "hand"
    page.set_viewport_size({"width": PHONE, "height": WIDTHS[PHONE]})
    for place in (0, 2, 1):
        page.locator(".tabs button").nth(place).click()
        yield Screen(f"tab {place}", NARROW)
    page.set_viewport_size({"width": DESK, "height": WIDTHS[DESK]})
    page.locator(".plate:visible").first.click()
    page.locator(".look").wait_for()
    yield Screen("look", WIDE)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.locator("dialog[open]").wait_for()
    yield "reference"
    visitor.go("/rules/winter-tales")
    page.locator(".rules h1").wait_for()
    yield "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_it(visit, axe, language):
    inspect(visit(language=language, bypass_csp=True), axe, screens)
