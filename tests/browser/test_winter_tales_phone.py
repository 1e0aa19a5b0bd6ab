"""Winter Tales on a phone: the answers come first; and what lies on top is closed first, in every window."""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Error, expect

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


def test_escape_closes_one_thing_at_a_time(visit):
    visitor = visit(language="en")
    table = opened(visitor, 2, {0: visitor}, {"seating": "seats", "arbiter": "automatic"}, level="random")
    person = Teller(visitor, Random(5), "en")
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".table").wait_for()
    play = page.locator(".question [data-do=play]")
    until = time.monotonic() + 120
    while not (page.locator(".hand.live button").count() and play.count()):
        assert time.monotonic() < until
        if person.asked:
            person.answer()
        page.wait_for_timeout(20)
    play.click()
    page.locator(".hand button").first.click()
    page.locator(".help .ask").click()
    slip, field = page.locator(".slip"), page.locator("[role=textbox]")
    slip.wait_for()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(field.locator("[data-card]")).to_have_count(1)
    page.locator(".help .ask").click()
    field.focus()
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(field).to_be_focused()
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(field.locator("[data-card]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)


def test_escape_closes_a_closer_look_and_keeps_what_was_begun(visit):
    visitor = visit(language="en")
    table = opened(visitor, 2, {0: visitor}, {"seating": "seats"}, level="random")
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".question .answer").first.click()
    back = page.locator(".question .back")
    back.wait_for()
    page.locator(".plate:visible").first.click()
    page.locator(".look").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".look")).to_have_count(0)
    expect(back).to_be_visible()
    page.keyboard.press("Escape")
    expect(back).to_have_count(0)
