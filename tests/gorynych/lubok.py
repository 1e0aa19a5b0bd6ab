"""The pictures of the rules page: positions as the rules see them, with a card taken up or a tunnel pointed at.

`PYTHONPATH=src:tests python tests/gorynych/lubok.py` writes them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
from gorynych.laid import lay

from terem.games.gorynych import GAME

FILE = Path(__file__).parents[2] / "web" / "src" / "rules" / "gorynych" / "examples.json"

EXAMPLES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    # the rulebook's own first example: red to the right, where a knight stands
    "arrow": ({"knights": "C2@2 A2@2 B2@3", "dragon": "85", "number": 3}, {"card": "red"}),
    "minus": ({"knights": "D1@5 A3@1", "dragon": "55", "number": -2}, {"card": "red"}),
    "edge": ({"knights": "A1@2 B3@1", "dragon": "05", "number": 1}, {"card": "yellow"}),
    "fire": ({"knights": "A3@3 D1@4 C2@1", "dragon": "21", "number": 2}, {"card": "fire"}),
    "river": (
        {"knights": "B3@3 A3@1", "dragon": "15", "mode": "advanced", "number": 2, "rotation": 2},
        {"card": "blue"},
    ),
    "tunnel": (
        {"knights": "C3@1 A2@0 D2@4", "dragon": "44", "mode": "advanced", "number": 1, "horse": 1, "shield": 3},
        {"mouth": "87"},
    ),
}
"""A position, and what a hand does there."""


def made() -> dict[str, Any]:
    """Every example as a seat sees it."""
    found: dict[str, Any] = {}
    for name, (position, hand) in EXAMPLES.items():
        view = GAME.view(lay(**position), None)
        found[name] = {"view": msgspec.to_builtins(view), **hand}
    return found


def written() -> str:
    """As the file holds it."""
    return json.dumps(made(), separators=(",", ":"), sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
