"""Every screen in every language and light: nothing for axe to find, nothing cut off, nothing covered."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.conftest import LANGUAGES

WIDTHS = {360: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900}

SEARCH = (Path(__file__).parent / "search.js").read_text(encoding="utf-8")


STILL = """async () => {
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)));
    await document.fonts.ready;
    const laid = () => [...document.querySelectorAll('body *')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(';');
    for (let before = '', after = laid(), tries = 0; before !== after && tries < 100; tries += 1) {
        before = after;
        await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30)));
        after = laid();
    }
}"""
"""Until nothing moves any more: a page that measures itself is laid out a frame later."""


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
    visitor.go("/nowhere")
    page.get_by_role("heading", name=visitor.t("web-lost-title")).wait_for()
    yield "lost"


@pytest.mark.parametrize("theme", ["night", "paper"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing(visit, axe, language, theme):
    visitor = visit(language=language, theme=theme, bypass_csp=True)
    found = {}
    for screen in screens(visitor):
        visitor.page.evaluate(STILL)
        visitor.page.evaluate(axe)
        report = visitor.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        for violation in report["violations"]:
            places = [(node["target"], node["failureSummary"][:300]) for node in violation["nodes"][:3]]
            found[f"{screen}: {violation['id']}"] = places
    assert found == {}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_covered(visit, language, width):
    visitor = visit(language=language, size=(width, WIDTHS[width]))
    found = {}
    for screen in screens(visitor):
        visitor.page.evaluate(STILL)
        troubles = visitor.page.evaluate(SEARCH)
        if troubles:
            found[screen] = troubles[:5]
    assert found == {}
