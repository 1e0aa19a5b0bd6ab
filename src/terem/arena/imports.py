"""What a program consists of: its modules and whatever they import, as far as somebody is writing it.

The imports are read, not run, wherever in a module they stand. What is loaded when one looks depends on who has played
before, so that results would be found one time and not another. A module that is imported by a made-up name, and a
file that a module standing alone reads, are not seen.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import terem
from terem.guests import of_guests, of_house, of_python


class Source(NamedTuple):
    """A module's file, and the name of the package it belongs to, if to any."""

    file: Path
    package: str

    @property
    def home(self) -> Path:
        """The folder of the package, for its data belong to it; the file of a module that stands alone."""
        return self.file if self.package in ("", terem.__name__) else self.file.parent


def homes(modules: Iterable[ModuleType]) -> set[Path]:
    """Where the modules lie and what they import: files of guests, and those of the house that guests use."""
    files = [(getattr(one, "__file__", None), one.__package__ or "") for one in modules]
    begin = [Source(Path(file), package) for file, package in files if file]  # what is built in has none
    found, left = set(begin), begin
    while left:
        source = left.pop()
        new = set(_imports(source)) - found if of_guests(source.file) else set()
        found |= new
        left += new
    return {source.home for source in found if not of_python(source.file)}


def _imports(source: Source) -> Iterator[Source]:
    """The modules a guest's source imports that are of guests, too, or of the house."""
    for name in _names(source):
        parts = name.split(".")
        for length in range(len(parts)):  # a package begins with its own module
            spec = _spec(parts[: length + 1])
            if spec is not None and spec.has_location and spec.origin is not None:
                file = Path(spec.origin)
                if of_guests(file) or of_house(file):
                    yield Source(file, spec.parent or "")


def _names(source: Source) -> Iterator[str]:
    """Everything a source names when it imports: modules, and what stands in them."""
    if source.file.suffix != ".py":
        return
    try:
        tree = ast.parse(source.file.read_bytes())
    except (SyntaxError, ValueError):  # one that cannot be read imports nothing
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            with suppress(ImportError):  # beside a module that stands alone there is nothing
                base = resolve_name("." * node.level + (node.module or ""), source.package)
                yield from (f"{base}.{one.name}" for one in node.names)


def _spec(parts: list[str]) -> ModuleSpec | None:
    """Where a module lies, found without loading anything."""
    path, spec = None, None
    for length in range(len(parts)):
        spec = PathFinder.find_spec(".".join(parts[: length + 1]), path) if path or not length else None
        path = spec.submodule_search_locations if spec else None
    return spec
