"""`terem options`: what can be chosen before a game."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table as Grid
from rich.text import Text

from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.kernel.contract import Option
from terem.reference import find_game

SHOWN = 8
"""Longer lists of values are cut short."""


def arguments(parser: Parser) -> None:
    """What `terem options` takes."""
    parser.game()


def run(arguments: Namespace, context: Context) -> int:
    """Lists the presets and the options with their values, the usual one first."""
    game = find_game(arguments.game)
    text = context.at(game).speaker.text
    if not game.options:
        context.say("options-none", game=text("game-name", game=game.name))
        return 0
    for title, rows in (
        ("options-presets", [(name, text(f"{game.name}-preset", preset=name), "") for name in game.presets]),
        (
            "options-options",
            [(o.name, text(f"{game.name}-option", option=o.name), _values(o)) for o in game.options],
        ),
    ):
        grid = Grid(box=None, padding=(0, 2), title=text(title), title_justify="left", show_header=False)
        for name, about, values in rows:
            grid.add_row(Text(name, style="bold"), Text(about), Text(values, style="dim"))
        context.console.print(grid)
    return 0


def _values(option: Option) -> str:
    usual = [option.default, *(choice for choice in option.choices if choice != option.default)]
    shown = " ".join(str(choice).lower() for choice in usual[:SHOWN])
    return shown if len(usual) <= SHOWN else f"{shown} …"
