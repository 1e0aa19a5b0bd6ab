"""What a game between bots depends on beside its contest: the programs that play it, and their data."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import terem
from terem.arena.reference import find_game
from terem.kernel.registry import AnyGame

SOURCES = frozenset({".py", ".json", ".toml"})
"""Programs and data as they were written; they lie beside compiled modules, too."""
SHARED = ("kernel", "bots", "arena/contest.py")
"""What takes part in every game of bots."""


@cache
def fingerprint(reference: str) -> str:
    """Changes with the package's version, the game's rules version, and any source of the game and of the bots."""
    game = find_game(reference)
    found = hashlib.sha256(f"{terem.__version__} {game.version}".encode())
    house = Path(terem.__file__).parent
    for place in (*(house / name for name in SHARED), *_home(game)):
        for path in sources(place):
            found.update(path.relative_to(place).as_posix().encode() + b"\0" + _digest(path))
    return found.hexdigest()


def sources(place: Path) -> list[Path]:
    """The sources in a folder, in a fixed order; all its files where none came along, and a file itself."""
    if place.is_file():
        return [place]
    there = sorted(path for path in place.rglob("*") if path.is_file())
    return [path for path in there if path.suffix in SOURCES] or there


def _home(game: AnyGame) -> Iterator[Path]:
    """The folder of a game's package, or the file of a game that is a single module; nothing for one without files."""
    module = sys.modules[type(game).__module__]
    if module.__file__ is not None:
        file = Path(module.__file__)
        yield file.parent if module.__package__ else file


def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()
