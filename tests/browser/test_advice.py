"""Advice at a table: in the reader's words, and laid out so that it only has to be confirmed."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.asking import come_in, table_of
from browser.players import SLOT

LAY = "dialog[open] [data-deed=lay-advice]"
CONFIRM = "main [data-confirm]"
BEGIN = ".deed [data-deed=begin]"
CHOICE = ".deed [data-deed=skip]"


def test_advice_is_given_in_the_readers_words(visit):
    person = visit(language="ru")
    come_in(person, "Анна")
    table = table_of("winter-queen", [person], 2, bots={1: "random"})
    person.go(f"/t/{table['code']}")
    person.frame()
    person.page.locator(SLOT).first.wait_for()
    person.button("web-coach").first.click()
    advice = person.page.locator("dialog[open] ol li b")
    expect(advice.first).to_be_visible()
    for text in advice.all_inner_texts():
        assert ">" not in text  # the notation of records
        assert "SB" not in text  # books have no numbers at the table
        assert re.search("[а-я]", text)


@pytest.mark.parametrize(("game", "players"), [("winter-queen", 2), ("gorynych", 3), ("winter-tales", 2)])
def test_what_is_advised_is_laid_out_and_sent_once_it_is_confirmed(visit, game, players):
    person = visit(language="hu")
    page, sockets = person.page, []
    page.on("websocket", lambda socket: sockets.append(socket))
    come_in(person, "Anna")
    table = table_of(game, [person], players, bots=dict.fromkeys(range(1, players), "random"))
    person.go(f"/t/{table['code']}")
    person.frame()
    page.locator(f"{BEGIN}, {SLOT}, .hand [data-card], .question").first.wait_for()
    if page.locator(BEGIN).count():
        page.locator(BEGIN).click()
        page.locator(CHOICE).wait_for()  # the house has heard of it
    page.locator(".pill.yours").wait_for()
    owl = person.button("web-coach").first
    owl.focus()
    with page.expect_response(lambda answer: answer.url.endswith("/coach")) as told:
        page.keyboard.press("Enter")
    page.locator(LAY).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"{CONFIRM}:focus")).to_be_enabled()  # whoever came by keyboard goes on by keyboard
    with sockets[-1].expect_event("framesent", lambda text: json.loads(text)["type"] == "act") as sent:
        page.keyboard.press("Enter")
    act = json.loads(sent.value)
    assert said(act["action"]) in [said(one["action"]) for one in told.value.json()]


def said(action):
    """An action without what it leaves open."""
    return {name: value for name, value in action.items() if value is not None}
