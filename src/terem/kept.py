"""A memory of so many things: what was used longest ago is forgotten first."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

Name = TypeVar("Name")
Thing = TypeVar("Thing")


class Kept(OrderedDict[Name, Thing]):
    """A dictionary that never grows beyond a size."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __getitem__(self, name: Name) -> Thing:
        found = super().__getitem__(name)
        self.move_to_end(name)
        return found

    def __setitem__(self, name: Name, thing: Thing) -> None:
        super().__setitem__(name, thing)
        self.move_to_end(name)
        while len(self) > self.most:
            self.popitem(last=False)
