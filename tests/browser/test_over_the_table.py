"""What lies over a table has the keys for itself, and what cannot be done is not offered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.asking import come_in, table_of

CHOICES = {
    "winter-queen": (".wq .holder.lit button.slot", ".slot.held"),
    "gorynych": ("[data-card]:not(.off)", ".card.sel"),
}
"""Of every game something that can be taken up, and the sign that it is."""


@pytest.mark.parametrize("game", CHOICES)
def test_escape_closes_what_lies_over_a_table_and_nothing_else(visit, game):
    visitor = visit()
    come_in(visitor, "Ann")
    table = table_of(game, [visitor], 3, bots={1: "random", 2: "random"})
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    choice, taken = CHOICES[game]
    page.locator(f"{choice}, [data-deed=begin]").first.wait_for()
    if page.locator("[data-deed=begin]").count():
        page.locator("[data-deed=begin]").click()
    page.locator(choice).first.click()
    page.locator(taken).wait_for()
    for key in ("r", "?"):
        page.keyboard.press(key)
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("c")
        assert page.locator("dialog[open]").count() == 1, "keys of the table are heard through the sheet"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        assert page.locator(taken).count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(taken)).to_have_count(0)


def test_nothing_can_be_taken_back_before_something_was_done(visit):
    visitor = visit()
    come_in(visitor, "Ann")
    table = table_of("winter-queen", [visitor], 2, bots={1: "random"})
    refused = []
    visitor.page.on("response", lambda answer: refused.append(answer.url) if answer.status == 409 else None)
    visitor.go(f"/t/{table['code']}")
    page = visitor.page
    page.locator(".wq .holder.lit button.slot").first.wait_for()
    undo = visitor.button("web-undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description(visitor.t("refuse-nothing-to-undo"))
    page.keyboard.press("u")
    page.get_by_text(visitor.t("refuse-nothing-to-undo"), exact=True).first.wait_for()
    page.locator(".wq .holder.lit button.slot").first.click()
    page.locator(".cell.legal").first.click()
    page.locator(".plan .deed").click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert refused == []
    page.reload()
    expect(undo).to_have_attribute("aria-disabled", "false")


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_rules_are_one_tap_away_on_a_phone(visit, language):
    visitor = visit(language=language, size=(390, 844))
    visitor.home()
    visitor.page.get_by_role("link", name=visitor.t("web-how-to"), exact=True).click()
    visitor.page.wait_for_url(re.compile("/rules$"))
