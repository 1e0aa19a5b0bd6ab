"""The table of a game that has no face of its own: its view as text, its actions in notation."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import RenderableType
from rich.pretty import Pretty

from terem.kernel.table import Table
from terem.messages import Speaker
from terem.terminal.face import Choice, Menu, WholePicture


class PlainFace(WholePicture):
    """Shows any game."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """The view as plain data."""
        return Pretty(msgspec.to_builtins(table.game.view(table.state, seat)))

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """Every legal action by its notation."""
        game, state = table.game, table.state
        texts = [(game.write(state, action), action) for action in _legal(table, seat)]
        return Menu(speaker.text("table-choose-action"), [Choice(text, "", action) for text, action in texts])

    def help(self, table: Table, speaker: Speaker) -> str:
        """How to move."""
        return speaker.text("table-commands")

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """Nothing to explain."""
        return ()


def _legal(table: Table, seat: int) -> list[object]:
    return [table.game.decode(table.state, code) for code in table.game.legal(table.state, seat)]
