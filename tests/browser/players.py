"""People at a table of Winter Queen: one uses a mouse, one nothing but keys, one a finger. They choose at random."""

from __future__ import annotations

ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown")
MY_TURN = ".wq .near .holder.lit, .wq .holder.near.lit, .wq .plan"
OVER = "[data-over]"
PATIENCE = 30_000


class Player:
    """Somebody who looks at the page and answers when it is their turn."""

    def __init__(self, page, rng):
        self.page = page
        self.rng = rng
        self.moves = 0

    @property
    def asked(self):
        return self.page.locator(".wq .trays .holder.lit, .wq .plan .deed").count() > 0

    def one(self, selector):
        found = self.page.locator(selector)
        return found.nth(self.rng.randrange(found.count()))

    def move(self):
        """One turn, whatever is possible."""
        self.moves += 1
        page = self.page
        if page.locator(".plan .deed").count():
            self.press(page.locator(".plan .deed"))  # nothing but the pass is possible
            return
        wish = self.rng.random()
        if wish < 0.4 and page.locator("[data-activate]:not(.quiet)").count():
            self.activate()
        else:
            self.place(on_page=wish < 0.7)

    def activate(self):
        self.press(self.one("[data-activate]:not(.quiet)"))
        self.page.locator(".plan").wait_for()
        if self.page.locator(".plan .due").count():
            self.space()
        self.confirm()

    def place(self, *, on_page):
        self.press(self.one(".trays .holder.lit button.slot"))
        self.page.locator(".page.legal, .cell.legal").first.wait_for()
        pages = self.page.locator(".page.legal").count()
        if pages and (on_page or not self.page.locator(".cell.legal").count()):
            self.press(self.one(".page.legal"))
        else:
            self.space()
        self.confirm()

    def space(self):
        self.press(self.one(".cell.legal"))

    def confirm(self):
        self.press(self.page.locator(".plan .deed"))

    def press(self, thing):
        raise NotImplementedError


class Mouse(Player):
    """Clicks, and drags every third crystal."""

    def press(self, thing):
        thing.click()

    def place(self, *, on_page):
        if self.moves % 3 or not self.page.locator(".trays .holder.lit button.slot").count():
            super().place(on_page=on_page)
            return
        crystal = self.one(".trays .holder.lit button.slot")
        empty = [
            name
            for name in self.page.locator(".cell").evaluate_all(
                "cells => cells.filter(cell => !cell.querySelector('.crystal')).map(cell => cell.dataset.space)"
            )
            if name
        ]
        if not empty:
            super().place(on_page=True)
            return
        start = crystal.bounding_box()
        end = self.page.locator(f'[data-space="{self.rng.choice(empty)}"]').bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
        mouse.up()
        self.confirm()


class Finger(Player):
    """Taps."""

    def press(self, thing):
        thing.tap()


class Keys(Player):
    """Never touches a pointer: Tab between areas, arrows inside, Enter."""

    def press(self, thing):
        self.walk_to(thing)
        self.page.keyboard.press("Enter")

    def confirm(self):
        """Whoever came by keyboard stands on the gold button already."""
        self.page.wait_for_function("() => document.activeElement.matches('.plan .deed')")
        self.page.keyboard.press("Enter")

    def space(self):
        self.walk_to(None, ".cell.legal")
        self.page.keyboard.press("Enter")

    def focused(self, selector):
        return self.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector)

    def walk_to(self, thing, selector=None):
        """Tab to the area, then arrows to the thing."""
        wanted = "[data-wanted]"
        if selector is None:
            thing.evaluate("thing => thing.setAttribute('data-wanted', '')")
            area = thing.evaluate(
                "thing => thing.closest('.near') ? '.near button.slot' : thing.closest('.distant') ? '.distant button.slot' : '[data-wanted]'"
            )
        else:
            wanted, area = selector, ".cell"
        try:
            self.tab_to(area)
            for step in range(400):
                if self.focused(wanted):
                    return
                self.page.keyboard.press(
                    self.rng.choice(ARROWS) if area == ".cell" else "ArrowRight" if step < 200 else "ArrowLeft"
                )
            raise AssertionError(f"no arrow leads to {wanted}")
        finally:
            self.page.evaluate(
                "() => document.querySelectorAll('[data-wanted]').forEach(thing => thing.removeAttribute('data-wanted'))"
            )

    def tab_to(self, selector):
        for _ in range(120):
            if self.focused(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")
