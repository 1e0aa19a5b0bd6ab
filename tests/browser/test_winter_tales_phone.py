"""Winter Tales on a phone: the answers come first."""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error

from browser.inspection import STILL
from browser.tellers import EVERYTHING, Teller, opened

ROWS = """() => {
    const box = document.querySelector('.question .answers').getBoundingClientRect();
    const within = (one) => one.top >= box.top - 1 && one.bottom <= box.bottom + 1;
    const all = [...document.querySelectorAll('.question .answer')].map((one) => one.getBoundingClientRect());
    const rows = (some) => new Set(some.map((one) => Math.round(one.top))).size;
    const hand = document.querySelector('.hand')?.getBoundingClientRect();
    const more = document.querySelector('.answers').matches('[data-above], [data-below]');
    return {
        seen: rows(all.filter(within)), all: rows(all), more,
        hand: !hand || hand.bottom <= document.querySelector('.tabs').getBoundingClientRect().top,
    };
}"""
"""How many rows of answers are in sight, and whether those that are not are hinted at."""


@pytest.mark.parametrize("language", ["ru", "hu"])
def test_a_phone_shows_two_rows_of_answers_and_that_there_are_more(visit, language):
    visitor = visit(language=language, size=(360, 740), has_touch=True, is_mobile=True)
    table = opened(visitor, 3, {0: visitor}, EVERYTHING, level="random")
    person = Teller(visitor, Random(11), language, touch=True)
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".table").wait_for()
    looked = scrolled = held = 0
    until = time.monotonic() + 120
    while looked < 12 or not scrolled or not held:
        assert time.monotonic() < until, (looked, scrolled, held)
        if page.locator(".question .answer").count():
            page.evaluate(STILL)
            with suppress(Error):  # somebody else's answer may have closed the question
                found = page.evaluate(ROWS)
                looked += 1
                held += page.locator(".hand").count()
                scrolled += found["seen"] < found["all"]
                assert found["seen"] >= min(2, found["all"]), found
                assert found["more"] or found["seen"] == found["all"], found
                assert found["hand"], found
        if person.asked:
            person.answer()
        page.wait_for_timeout(20)


def test_what_is_laid_out_does_not_hide_its_place(visit):
    visitor = visit(language="en", size=(390, 844), has_touch=True, is_mobile=True)
    table = opened(visitor, 3, {0: visitor}, {"seating": "seats"}, level="random")
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".question .answer").first.wait_for()
    page.evaluate(STILL)
    top = page.locator(".sheet").bounding_box()["y"]
    visitor.button("web-menu").tap()
    page.locator("dialog[open]").get_by_role("button", name=visitor.t("web-coach")).tap()
    page.locator("dialog[open] [data-deed=lay-advice]").first.tap(timeout=60_000)
    page.locator(".question .tell").wait_for()
    page.evaluate(STILL)
    assert page.locator(".sheet").bounding_box()["y"] >= top - 1
