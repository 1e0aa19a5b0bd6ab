"""What a game between bots depends on beside its contest: the programs that play it, and their data."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path

import terem
from terem.arena.imports import homes
from terem.reference import find_game, module_of, named

SOURCES = frozenset({".py", ".json", ".toml"})
"""Programs and data as they were written; they lie beside compiled modules, too."""
SHARED = ("kernel", "bots", "kept.py", "arena/contest.py")
"""What takes part in every game of bots."""


@cache
def fingerprint(reference: str, bots: frozenset[str]) -> str:
    """Changes with the package's version, the game's rules version, and any source of the game and of the bots.

    Equal programs have equal ones on every machine, wherever they lie there.
    """
    game = find_game(reference)
    house = Path(terem.__file__).parent
    places = {house / name for name in SHARED} | _written(reference, game)
    for name in bots:
        if module_of(name) is not None:
            places |= _written(name, named(name))
    found = hashlib.sha256(f"{terem.__version__} {game.version}".encode())
    for said in sorted(_said(place, path) for place in places for path in sources(place)):
        found.update(said)
    return found.hexdigest()


def _written(reference: str, thing: object) -> set[Path]:
    """Where a game or bot is written: the module it is named in, and those of its class and of what that builds on."""
    classes = [sys.modules[kind.__module__] for kind in type(thing).__mro__]
    module = module_of(reference)
    return homes(classes if module is None else [module, *classes])


def sources(place: Path) -> list[Path]:
    """The sources in a folder, in a fixed order; all its files where none came along, and a file itself."""
    if place.is_file():
        return [place]
    there = sorted(path for path in place.rglob("*") if path.is_file())
    return [path for path in there if path.suffix in SOURCES] or there


def _said(place: Path, path: Path) -> bytes:
    """What a file adds: its name and what is in it."""
    name = f"{place.name}/{path.relative_to(place).as_posix()}"
    return name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest()
