"""What a game's terminal table must offer, and the menus it is played by."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from terem.kernel.table import Table
from terem.messages import Speaker


class Choice(NamedTuple):
    """One line of a menu: chosen by its number, its short code, or a longer one that is not shown."""

    code: str
    label: str
    then: Any
    """Another menu, a function that makes one when it is chosen, or the action itself."""
    typed: str = ""
    """What may be typed for it where the label says the same better."""


class Menu(NamedTuple):
    """A question with its answers."""

    title: str
    choices: Sequence[Choice]
    stem: str = ""
    """The notation so far: a typed rest that is not among the choices is judged by the rules, and refused by name."""
    picture: RenderableType | None = None
    """What to look at while choosing."""


def follow(choice: Choice) -> Any:
    """What comes of a choice: a menu or an action."""
    return choice.then() if callable(choice.then) else choice.then


class Face(Protocol):
    """A game's look in the terminal."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """The table as a seat sees it."""

    def page(self, table: Table, seat: int) -> Hashable:
        """What the picture is of: while it stays the same a glance is enough."""

    def glance(self, table: Table, seat: int, speaker: Speaker) -> RenderableType:
        """What matters for the question, for somebody who has just seen the table."""

    def secret(self, table: Table, seat: int) -> bool:
        """Whether the picture holds anything that others at the same screen must not see."""

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """What the seat may do, from the general to the particular."""

    def help(self, table: Table, speaker: Speaker) -> str:
        """The rules in short."""

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """What scores now, and why."""


class WholePicture:
    """A face that is drawn whole for every question and always holds secrets."""

    def page(self, table: Table, seat: int) -> Hashable:
        """A new one after every action."""
        return len(table.entries)

    def glance(self, table: Table, seat: int, speaker: Speaker) -> RenderableType:
        """Nothing: the table stands right above."""
        return Text()

    def secret(self, table: Table, seat: int) -> bool:
        """Everybody has something of their own."""
        return True
