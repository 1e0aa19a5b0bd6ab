"""Every screen of the house in every language, window and light."""

from __future__ import annotations

import pytest

from browser.conftest import LANGUAGES
from browser.inspection import inspect


def screens(visitor):
    """Goes through the screens; says the name of each when it is shown."""
    page = visitor.page
    visitor.home()
    yield "home"
    page.locator(".me").click()
    page.locator("dialog[open]").wait_for()
    yield "profile"
    page.keyboard.press("Escape")
    visitor.tower().get_by_role("button").first.click()
    page.locator("dialog[open]").wait_for()
    yield "play"
    page.keyboard.press("Escape")
    visitor.invite()
    yield "lobby"
    visitor.button("web-fill", free=2).click()
    page.locator(".begin .gold:enabled").click()
    visitor.frame()
    yield "table"
    for key in ("web-menu", "web-chat"):
        visitor.button(key).click()
        page.locator("dialog[open]").wait_for()
        yield key
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    yield "keys"
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("dialog[open]").wait_for()
    yield "log"
    visitor.home()
    yield "home with a table"
    visitor.go("/rules")
    page.locator("a.book").first.wait_for()
    yield "shelf of rules"
    visitor.go("/nowhere")
    page.get_by_role("heading", name=visitor.t("web-lost-title")).wait_for()
    yield "lost"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_any_screen(visit, axe, language):
    inspect(visit(language=language, judged=True), axe, screens)
