"""A real house and a real browser."""

from __future__ import annotations

import contextlib
import os
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from server.driver import Server
from server.services import free_port

from browser.chromium import chromium
from terem.messages import Speaker
from terem.server.page import FOLDER, INDEX
from web import tools

LANGUAGES = ("en", "ru", "hu")
expect.set_options(timeout=40_000)  # a busy machine is not a fault
EXPECTED = re.compile(r"status of 4(00|03|04|09)|net::ERR_|WebSocket connection")
"""What a browser logs by itself: what the house has refused, and that a house which is down cannot be reached."""


@pytest.fixture(scope="package")
def page_built():
    assert (FOLDER / INDEX).exists(), "the page is not built; ./terem test builds it, or: npm --prefix web run build"


@pytest.fixture(scope="package")
def house(page_built, tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()
    assert found.errors() == []


@pytest.fixture(scope="package")
def slow_house(page_built, tmp_path_factory):
    """Where bots take their time, so that a game is still going on after whatever somebody does."""
    found = Server(free_port(), "--pace", "20000", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("slow")))
    found.start()
    yield found
    found.stop()
    assert found.errors() == []


@pytest.fixture(scope="package")
def browser():
    """Closed after the last of these tests: while it is open, its loop seems to run and no other can be started."""
    program, flags = chromium()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program, args=flags)
        yield found
        found.close()


UNSEEN = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
"""
"""Laid out, hit and read like any page, but not painted: painting is half the work, and nobody looks."""


class Visitor:
    """Somebody with a browser: a language, a theme, a window."""

    def __init__(
        self, browser: Browser, address: str, language="en", theme="night", size=(1440, 900), painted=True, **settings
    ):
        width, height = size
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **settings
        )
        self.context.add_init_script(
            f"localStorage.setItem('terem.language', '{language}'); localStorage.setItem('terem.theme', '\"{theme}\"')"
        )
        if not painted:
            self.context.add_init_script(UNSEEN)
        self.context.set_default_timeout(40_000)
        self.address = address
        self.speaker = Speaker(language)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._heard)

    def _heard(self, message):
        if message.type == "error" and not EXPECTED.search(message.text):
            self.troubles.append(message.text)

    def t(self, key, **arguments):
        return self.speaker.text(key, **arguments)

    def go(self, path="/"):
        self.page.goto(self.address + path)

    def button(self, key, **arguments):
        return self.page.get_by_role("button", name=self.t(key, **arguments), exact=True)

    def pick(self, name):
        """Chooses one of several in a dialog: the sign beside the unseen button is what people press."""
        radio = self.page.locator("dialog").get_by_role("radio", name=name).element_handle()
        self.page.locator("dialog label").filter(has=self.page.get_by_role("radio", name=name)).click()
        self.page.wait_for_function("radio => radio.checked", arg=radio)  # by then it may have another name

    def tower(self, game="winter-queen"):
        return self.page.get_by_role("region", name=self.t("game-name", game=game))

    def home(self):
        """The home, once the house has described its games."""
        self.go()
        self.tower().get_by_role("button").first.and_(self.page.locator(":enabled")).wait_for()

    def play_now(self):
        """Two clicks."""
        self.home()
        self.tower().get_by_role("button").first.click()
        self.button("web-start").click()
        self.frame()

    def invite(self):
        """A table of one's own; its code."""
        self.home()
        self.tower().get_by_role("button").nth(1).click()
        self.page.get_by_role("heading", name=self.t("web-lobby-seats")).wait_for()
        return self.page.url.rsplit("/", 1)[1]

    def frame(self):
        """The bar of a table in play."""
        self.page.locator(".frame .pill").wait_for()

    def leave(self):
        with contextlib.suppress(Exception):
            self.context.close()


@pytest.fixture
def visit(browser, house):
    """Lets people come in; at the end nobody may have seen an error."""
    here: list[Visitor] = []

    def come(judged=False, **settings):
        """Whoever judges the looks of the page has it painted, and may ask axe, which the page's own rules forbid."""
        address = settings.pop("address", house.address)
        visitor = Visitor(browser, address, painted=judged, bypass_csp=judged, **settings)
        here.append(visitor)
        return visitor

    yield come
    troubles = [trouble for visitor in here for trouble in visitor.troubles]
    for visitor in here:
        visitor.leave()
    assert troubles == []


@pytest.fixture(scope="package")
def axe():
    """The source of axe-core."""
    tools.packages()
    return (tools.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _no_proxy(monkeypatch):
    monkeypatch.setitem(os.environ, "NO_PROXY", "127.0.0.1")
