"""People at a table of Winter Queen: with a mouse, with keys alone, with a finger, by ear. They choose at random."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from browser.inspection import STILL

LIT = ".wq .trays .holder.lit"
DEED = ".wq .plan .deed"
MARKED = "[data-pressed]"
OVER = ".frame main > .end"
SLOT = f"{LIT} button.slot"

NEAREST = """selector => {
    const middle = thing => {
        const box = thing.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const [x, y] = middle(document.activeElement);
    let best = null;
    for (const thing of document.querySelectorAll(selector)) {
        const [a, b] = middle(thing);
        const far = Math.hypot(a - x, b - y);
        if (!best || far < best[2]) best = [a - x, b - y, far];
    }
    return best;
}"""
"""From where the focus stands to the nearest thing of a kind."""

BEHIND = """selector => Boolean(
    document.activeElement.compareDocumentPosition(document.querySelector(selector)) & Node.DOCUMENT_POSITION_FOLLOWING
)"""
"""Whether a thing comes after the one with the focus."""

PULL = 12
"""Pixels after which pressing has become dragging."""


def middle(thing):
    """The point in the middle of a thing."""
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Player(ABC):
    """Somebody who looks at the page and answers when it is their turn."""

    def __init__(self, page, rng):
        self.page = page
        self.rng = rng
        self.moves = 0

    @property
    def over(self):
        return self.page.locator(OVER).count() > 0

    @property
    def asked(self):
        return self.page.locator(f"{SLOT}, {DEED}").count() > 0

    def one(self, selector):
        found = self.page.locator(selector)
        return found.nth(self.rng.randrange(found.count()))

    def move(self):
        """One turn, whatever is possible; returns once the house has taken it."""
        self.moves += 1
        page = self.page
        if page.locator(DEED).count():
            self.mark()
            self.press(page.locator(DEED))  # nothing but the pass is possible
        elif self.rng.random() < 0.4 and page.locator("[data-activate]:not(.quiet)").count():
            self.activate()
        else:
            self.place(on_page=self.rng.random() < 0.5)
        page.locator(MARKED).wait_for(state="detached")

    def mark(self):
        """The button that will be pressed: the next turn may bring one like it at once."""
        self.page.locator(DEED).evaluate("button => button.setAttribute('data-pressed', '')")

    def activate(self):
        self.press(self.one("[data-activate]:not(.quiet)"))
        self.page.locator(DEED).wait_for()
        if self.page.locator(".plan .due").count():
            self.space()
        self.confirm()

    def place(self, *, on_page):
        self.press(self.one(SLOT))
        self.page.locator(".page.legal, .cell.legal").first.wait_for()
        if self.page.locator(".page.legal").count() and (on_page or not self.page.locator(".cell.legal").count()):
            self.press(self.one(".page.legal"))
        else:
            self.space()
        self.confirm()

    def space(self):
        self.press(self.one(".cell.legal"))

    def confirm(self):
        self.page.locator(DEED).wait_for()
        self.mark()
        self.press(self.page.locator(DEED))

    @abstractmethod
    def press(self, thing):
        """Chooses a thing, each in their own way."""


class Mouse(Player):
    """Clicks, and drags every third crystal."""

    def press(self, thing):
        thing.click()

    def place(self, *, on_page):
        if self.moves % 3:
            super().place(on_page=on_page)
            return
        self.page.evaluate(STILL)  # a table that has just become another is laid out a frame later
        mouse, start = self.page.mouse, middle(self.one(SLOT))
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + PULL, start[1] - PULL)
        self.page.locator(".page.legal, .cell.legal").first.wait_for()  # where it may be let go is lit
        mouse.move(
            *middle(self.one(".cell.legal" if self.page.locator(".cell.legal").count() else ".page.legal")), steps=6
        )
        mouse.up()
        self.confirm()


class Finger(Player):
    """Taps."""

    def press(self, thing):
        thing.tap()


class Keys(Player):
    """Never touches a pointer: Tab between areas, arrows inside, Enter."""

    def press(self, thing):
        thing.evaluate("thing => thing.setAttribute('data-wanted', '')")
        tray = thing.evaluate("thing => thing.closest('.near') !== null")
        if tray:
            self.tab(".near button.slot")
            self.step("[data-wanted]")
        else:
            self.tab("[data-wanted]")
        self.page.keyboard.press("Enter")
        self.page.evaluate("document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')")

    def space(self):
        self.tab(".cell")
        self.fly(".cell.legal")
        self.page.keyboard.press("Enter")

    def confirm(self):
        """Whoever came by keyboard stands on the gold button already."""
        self.page.locator(f"{DEED}:focus").wait_for()
        self.mark()
        self.page.keyboard.press("Enter")

    def focused(self, selector):
        return self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector)

    def tab(self, area):
        for _ in range(150):
            if self.focused(area):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {area}")

    def step(self, wanted):
        """Along a row, towards the thing."""
        for _ in range(40):
            if self.focused(wanted):
                return
            self.page.keyboard.press("ArrowRight" if self.page.evaluate(BEHIND, wanted) else "ArrowLeft")
        raise AssertionError(f"no arrow leads to {wanted}")

    def fly(self, wanted):
        """Over the map, along the six directions."""
        for step in range(60):
            if self.focused(wanted):
                return
            x, y, _ = self.page.evaluate(NEAREST, wanted)
            across = ("ArrowLeft" if x < 0 else "ArrowRight") if abs(x) > 20 or step % 7 == 6 else ""
            along = ("Home" if x < 0 else "PageUp") if y < -20 else ("End" if x < 0 else "PageDown") if y > 20 else ""
            self.page.keyboard.press((along or across) if step % 3 else (across or along))
        raise AssertionError(f"no key leads to {wanted}")


class Reader(Player):
    """Sees nothing: finds everything by its role and its name in the accessibility tree."""

    def __init__(self, page, rng, speaker):
        super().__init__(page, rng)
        self.speaker = speaker

    def named(self, *patterns):
        name = re.compile("|".join(patterns))
        return self.page.get_by_role("button", name=name)

    def tail(self, key, **given):
        """What the name of a thing ends with when it can be chosen."""
        return re.escape(self.speaker.text(key, **given).removeprefix("@")) + "$"

    @property
    def asked(self):
        return self.named(*self.crystals()).count() > 0 or self.deed().count() > 0

    def crystals(self):
        colours = ("blue", "green", "yellow", "purple", "red")
        return [f"^{self.speaker.text('wqt-crystal-on-holder', colour=colour, legal='yes')}$" for colour in colours]

    def deed(self):
        keys = ("wqt-do-place", "wqt-do-place-take", "wqt-do-page", "wqt-do-pass")
        return self.named(*(f"^{re.escape(self.speaker.text(key))}$" for key in keys))

    def move(self):
        self.moves += 1
        if not self.deed().count():
            crystals = self.named(*self.crystals())
            self.press(crystals.nth(self.rng.randrange(crystals.count())))
            open_space = self.speaker.text("wqt-cell", space="", zone="", what="", state="open").removeprefix(", , ")
            places = self.named(re.escape(open_space) + "$")
            places.first.wait_for()
            self.press(places.nth(self.rng.randrange(places.count())))
        self.deed().wait_for()
        self.mark()
        self.press(self.deed())
        self.page.locator(MARKED).wait_for(state="detached")

    def press(self, thing):
        thing.focus()
        self.page.keyboard.press("Enter")
