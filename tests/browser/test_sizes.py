"""What a browser fetches before the home is there, and before a table can be played: HTML, CSS, JavaScript, packed."""

from __future__ import annotations

import gzip
from urllib.parse import urlsplit

import pytest

from browser.asking import come_in, table_of
from browser.conftest import LANGUAGES
from terem.server.page import FOLDER, INDEX

HOME, TABLE = 120_000, 200_000
PLAYABLE = {
    "winter-queen": ".wq .cell.legal, .wq .holder.lit button",
    "gorynych": "[data-deed], .hand button",
    "winter-tales": ".question .answer, .wait",
}
"""What a table has as soon as it can be played: a thing to take, an answer to give, the question others are asked."""

WATCH = """(() => {
    const look = () => {
        if (!document.querySelector(SELECTOR)) return;
        window.playable = performance.now();
        watch.disconnect();
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true, attributes: true });
})()"""
"""Notes when the page could first be played."""

FETCHED = """() => performance.getEntriesByType("resource")
    .filter((one) => one.startTime <= (window.playable ?? Infinity)).map((one) => one.name)"""


def packed(name):
    """The size of a file of the page as it travels."""
    return len(gzip.compress((FOLDER / name).read_bytes(), 9))


def fetched(visitor):
    """The page and what it had asked for until it could be played, with sizes, the heaviest first."""
    asked = visitor.page.evaluate(FETCHED)
    assert len(asked) < 250, "the browser notes no more than that"
    names = {urlsplit(one).path.lstrip("/") for one in asked}
    assert any(name.endswith(".css") for name in names)
    files = {INDEX, *(name for name in names if name.endswith((".js", ".css")))}
    return sorted(((packed(name), name) for name in files), reverse=True)


def weight(files):
    return sum(size for size, _ in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_is_light(visit, language):
    visitor = visit(language=language)
    visitor.home()
    visitor.page.wait_for_load_state("networkidle")
    files = fetched(visitor)
    assert weight(files) <= HOME, files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_table_is_light(visit, game, language):
    visitor = visit(language=language)
    come_in(visitor, "Ann")
    table = table_of(game, [visitor], 3, bots={1: "random", 2: "random"})
    visitor.context.add_init_script(WATCH.replace("SELECTOR", repr(PLAYABLE[game])))
    visitor.go(f"/t/{table['code']}")
    visitor.page.locator(PLAYABLE[game]).first.wait_for(state="attached")
    visitor.page.wait_for_load_state("networkidle")
    files = fetched(visitor)
    assert weight(files) <= TABLE, files
