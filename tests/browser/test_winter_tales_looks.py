"""Winter Tales' table and its rules, in every window."""

from __future__ import annotations

import time
from random import Random

import pytest

from browser.conftest import LANGUAGES, Visitor
from browser.inspection import DESK, NARROW, PHONE, STILL, WIDTHS, Screen, inspect
from browser.tellers import EVERYTHING, LIMIT, Teller, opened


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
    for width in (1024, 1440):  # elsewhere seats have no plates
        page.set_viewport_size({"width": width, "height": WIDTHS[width]})
        page.locator(".plate:visible").first.click()
        page.locator(".look").wait_for()
        yield Screen("look", (width,))
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": DESK, "height": WIDTHS[DESK]})
    page.keyboard.press("r")
    page.locator("dialog[open]").wait_for()
    yield "reference"
    visitor.go("/rules/winter-tales")
    page.locator(".rules h1").wait_for()
    yield "rules"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_it(visit, axe, language):
    inspect(visit(language=language, judged=True), axe, screens)


@pytest.fixture(scope="module")
def finished(house, browser):
    """A story that bots have told to its end."""
    visitor = Visitor(browser, house.address, painted=False)
    table = opened(visitor, 3, {}, EVERYTHING, level="random")
    api, path = visitor.context.request, f"{house.address}/api/tables/{table['id']}"
    until = time.monotonic() + LIMIT
    while api.get(path).json()["sitting"]["stage"] != "over":
        assert time.monotonic() < until, "the story finds no end"
        visitor.page.wait_for_timeout(200)
    visitor.leave()
    return table


TORN = """() => {
    const page = document.querySelector('.spread').getBoundingClientRect();
    const over = (box) => box.width > 1 && box.left < page.right && box.right > page.left
        && (box.left < page.left - 1 || box.right > page.right + 1);
    return [...document.querySelectorAll('.flow :is(p, h2, h3, b, span)')]
        .filter((one) => [...one.getClientRects()].some(over)).map((one) => one.textContent.slice(0, 40));
}"""
"""What of a book lies half on the page that is open and half beside it."""

LONG = "() => { document.querySelector('.flow .title .hand').textContent = 'Щ'.repeat(60) }"
"""Somebody whose name has no spaces has told it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_end_and_the_book(visit, axe, finished, language):
    def walk(visitor):
        page = visitor.page
        visitor.go(f"/t/{finished['code']}")
        page.locator(".frame main > .end").wait_for()
        yield "end"
        visitor.go(f"/book/{finished['id']}")
        page.locator(".flow h2").first.wait_for()
        yield "book"
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        yield "a page of the book"
        assert page.evaluate(TORN) == [], "a line goes over the edge of its page"
        page.set_viewport_size({"width": PHONE, "height": WIDTHS[PHONE]})
        page.keyboard.press("Home")
        page.evaluate(LONG)
        page.evaluate(STILL)
        assert page.evaluate(TORN) == [], "a long name goes over the edge of its page"

    inspect(visit(language=language, judged=True), axe, walk)
