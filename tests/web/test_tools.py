"""The browser's side keeps its own rules: types, lint, units, a built page of a bearable size."""

from __future__ import annotations

import gzip
import re

import pytest

from terem.server.page import FOLDER, INDEX
from web import tools


@pytest.mark.parametrize(
    "command",
    [
        ("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
        ("eslint", "."),
        ("vitest", "run"),
    ],
    ids=lambda command: command[0],
)
def test_the_tools_find_nothing(command):
    done = tools.run(*command)
    assert done.returncode == 0, done.stdout + done.stderr


def packed(names: set[str]) -> int:
    """Bytes over the wire, fonts and pictures aside."""
    return sum(len(gzip.compress((FOLDER / name).read_bytes(), 9)) for name in names)


def closure(name: str) -> set[str]:
    """A module with what it imports at once."""
    found, todo = set(), [name]
    while todo:
        one = todo.pop()
        if one in found:
            continue
        found.add(one)
        text = (FOLDER / one).read_text(encoding="utf-8")
        todo += [f"assets/{other}" for other in re.findall(r"""(?:from|import) ?["']\./([\w.-]+\.js)["']""", text)]
    return found


@pytest.mark.parametrize("language", ["en", "ru", "hu"])
def test_the_home_is_small(language):
    """HTML, CSS, JavaScript and the words of one language: at most 120 kB."""
    index = (FOLDER / INDEX).read_text(encoding="utf-8")
    linked = set(re.findall(r"""(?:src|href)="/(assets/[^"]+\.(?:js|css))\"""", index))
    scripts = {name for link in linked if link.endswith(".js") for name in closure(link)}
    styles = {link for link in linked if link.endswith(".css")}
    words = sum(
        len(gzip.compress((tools.ROOT / "locales" / language / f"{name}.ftl").read_bytes(), 9))
        for name in ("web", "house", "server")
    )
    assert packed({INDEX} | scripts | styles) + words <= 120_000
