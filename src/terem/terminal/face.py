"""What a game's terminal table must offer, and the menus it is played by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType

from terem.kernel.table import Table
from terem.messages import Speaker


class Choice(NamedTuple):
    """One line of a menu: chosen by its number or its short code."""

    code: str
    label: str
    then: Any
    """Another menu, or the action itself."""


class Menu(NamedTuple):
    """A question with its answers."""

    title: str
    choices: Sequence[Choice]
    stem: str = ""
    """The notation so far: a typed rest that is not among the choices is judged by the rules, and refused by name."""
    picture: RenderableType | None = None
    """What to look at while choosing."""


class Face(Protocol):
    """A game's look in the terminal."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """The table as a seat sees it."""

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """What the seat may do, from the general to the particular."""

    def help(self, table: Table, speaker: Speaker) -> str:
        """The rules in short."""

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """What scores now, and why."""
