"""The pictures of the rules page: positions, and what the rules say about them.

`python tests/winter_queen/rules_examples.py` writes them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
from laid import laid

from terem.games.winter_queen.explain import PageQuestion, answer
from terem.games.winter_queen.game import GAME

FILE = Path(__file__).parents[2] / "web" / "src" / "rules" / "winter-queen" / "examples.json"

EXAMPLES = {
    "FW": ("B4=P A3=R B5=R C5=R E1=P D2=G C4=y", "SB03", 0, "red"),
    "RW": ("C4=G A1=G E3=G C7=g A3=G D3=G B2=G C5=R", "SB06", 0, "green"),
    "BK": ("B1=R C7=r E2=R C3=R D4=B B4=Y", "SB01", 1, "red"),
    "MC": ("A1=G B3=G C7=g E1=G D4=P", "SB06", 1, "green"),
    "BW": ("A1=P B3=R C4=G D4=G E3=B D1=P", "SB07", 1, "purple"),
    "NL": ("A1=G D2=G D5=G C1=g B5=R", "SB08", 1, "green"),
    "PS": ("B1=P C2=R D6=P C6=R D5=B", "SB09", 1, "purple"),
    "AK": ("", "SB20", 1, "purple"),
}
"""Effect: the map, the book, the page and the crystal on it."""


def made() -> dict[str, object]:
    """Every example with its explanation."""
    found = {}
    for effect, (text, book, page, colour) in EXAMPLES.items():
        pages = [None, colour] if page else [colour, None]
        books = [(1, book, *pages)]
        if effect == "AK":
            books.append((2, "SB03", None, "purple"))
        state = laid(text, books=books)
        view = GAME.view(state, 0)
        found[effect] = {
            "map": msgspec.to_builtins(view.map),
            "books": msgspec.to_builtins(view.books),
            "why": msgspec.to_builtins(answer(state, PageQuestion(book, page))),
        }
    return found


def written() -> str:
    """As the file holds it."""
    return json.dumps(made(), separators=(",", ":"), sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
