"""Looks at screens in every size and light: nothing for axe to find, nothing cut off, nothing covered.

A screen is walked to once in each language and then looked at in all windows: the page lays itself out anew for each.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import CDPSession

from browser.conftest import Visitor

WIDTHS = {360: 640, 390: 844, 768: 1024, 1024: 768, 1440: 900}
NARROW = (360, 390)
DESK, PHONE = 1440, 390

TINY = 0.1
"""What nobody looks at with eyes is painted as a thumbnail: painting is a third of the work."""

SEARCH = (Path(__file__).parent / "search.js").read_text(encoding="utf-8")

STILL = """async () => {
    const soon = (wanted, most) => Promise.race([wanted, new Promise((next) => setTimeout(next, most))]);
    await soon(Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))), 3000);
    await soon(document.fonts.ready, 3000);
    const laid = () => [...document.querySelectorAll('body *')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(';');
    for (let before = '', after = laid(), tries = 0; before !== after && tries < 100; tries += 1) {
        before = after;
        await soon(new Promise((next) => requestAnimationFrame(() => setTimeout(next, 30))), 1000);
        after = laid();
    }
}"""
"""Until nothing moves any more: a page that measures itself is laid out a frame later. Never waits for ever: an
animation of something that is gone may not end, and a browser with much to do may paint no frame."""

LIT = "() => [...document.querySelectorAll('main')].every((one) => !one.closest('.room[data-theme], .replay'))"
"""Whether the chosen light matters: tables stay dark."""


class Screen(NamedTuple):
    """Something to look at, and in which windows it can be seen."""

    name: str
    widths: tuple[int, ...] = tuple(WIDTHS)


Walk = Iterator[Screen | str]


def inspect(visitor: Visitor, axe: str, walk: Callable[[Visitor], Walk]) -> None:
    """Fails with everything that is wrong on the way."""
    found: dict[str, object] = {}
    window = visitor.context.new_cdp_session(visitor.page)
    for step in walk(visitor):
        screen = Screen(step) if isinstance(step, str) else step
        for width in screen.widths:
            _resize(window, width, TINY)
            visitor.page.evaluate(STILL)
            troubles = _search(visitor)
            if troubles:
                found[f"{screen.name} at {width}"] = troubles[:5]
            for light in _lights(visitor, width):
                found |= {
                    f"{screen.name} at {width}, {light}: {name}": places for name, places in _ask(visitor, axe, light)
                }
        _resize(window, DESK if DESK in screen.widths else screen.widths[-1], 1.0)
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def _resize(window: CDPSession, width: int, scale: float) -> None:
    """The page lays itself out for a window of this width; how large it is painted makes no difference to that."""
    size = {"width": width, "height": WIDTHS[width], "deviceScaleFactor": 1, "mobile": False, "scale": scale}
    window.send("Emulation.setDeviceMetricsOverride", size)


def _search(visitor: Visitor) -> list[str]:
    """What is cut off, outside or covered."""
    found: list[str] = visitor.page.evaluate(SEARCH)
    return found


def _lights(visitor: Visitor, width: int) -> tuple[str, ...]:
    """In which lights axe is asked in a window of this width."""
    if width == DESK:
        return ("night", "paper") if visitor.page.evaluate(LIT) else ("night",)
    return ("night",) if width == PHONE else ()


def _ask(visitor: Visitor, axe: str, light: str) -> Iterator[tuple[str, object]]:
    page = visitor.page
    if light != "night":
        page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
        page.evaluate(STILL)  # colours change over a moment
    if not page.evaluate("() => Boolean(window.axe)"):
        page.evaluate("source => { new Function(source)() }", axe)
    violations = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'] })).violations")
    if light != "night":
        page.evaluate("document.documentElement.dataset.theme = 'night'")
    for violation in violations:
        yield violation["id"], [(node["target"], node["failureSummary"][:300]) for node in violation["nodes"][:3]]
