"""The pictures of the rules page, and what the browser's own tests look at: views of a real game.

`python tests/winter_tales/pictured.py` writes them; a test fails when they are stale.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from terem.bots import bot, decide
from terem.games.winter_tales import GAME
from terem.games.winter_tales.view import View
from terem.kernel.conformance.walk import new_table

FILE = Path(__file__).parents[2] / "web" / "src" / "rules" / "winter-tales" / "examples.json"
OPTIONS = {"memories": 5, "powers": True, "objectives": True, "skills": True, "chapters": 3, "arbiter": "automatic"}
SEED = 4
MOST = 40


def _moving(view: View) -> bool:
    where = [action for action in view.choices if action.__struct_config__.tag == "go"]
    return view.scenes[-1].kind == "movement" and len(where) > 1


def _in_balance(view: View) -> bool:
    scene = next((scene for scene in view.scenes if scene.kind == "quest"), None)
    return (
        scene is not None and len(scene.cards) > 1 and len(scene.against) > 1 and view.scenes[-1].kind == "contribution"
    )


def _remembered(view: View) -> bool:
    return sum(space.side is not None for space in view.track) == 3


SOUGHT: dict[str, Callable[[View], bool]] = {"move": _moving, "quest": _in_balance, "track": _remembered}


def made() -> dict[str, Any]:
    """The first view of each kind that a game of bots comes to, as whoever is asked then sees it."""
    config = GAME.config(4, OPTIONS)
    player, rng = bot("random"), Random(SEED)
    found: dict[str, Any] = {}
    for number in range(MOST):
        table = new_table(GAME, config, SEED, number)
        while (asked := GAME.asked(table.state)) and len(found) < len(SOUGHT):
            view = GAME.view(table.state, asked[0])
            for name, wanted in SOUGHT.items():
                if name not in found and wanted(view):
                    found[name] = msgspec.to_builtins(view)
            for code in decide(player, GAME, table.board, table.state, asked[0], rng):
                table.act(asked[0], GAME.decode(table.state, code))
        if len(found) == len(SOUGHT):
            break
    return found


def written() -> str:
    """As the file holds it."""
    return json.dumps(made(), separators=(",", ":"), sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
