"""The games of the house. A folder here with a `GAME` is found by itself; other packages may register theirs."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from terem.kernel.registry import Registry


@cache
def registry() -> Registry:
    """Every game: the folders here and the entry points of the group `terem.games`."""
    own = [import_module(f"{__name__}.{module.name}").GAME for module in iter_modules(__path__) if module.ispkg]
    return Registry([*own, *(point.load() for point in entry_points(group="terem.games"))])
