"""`terem soak`: the full counts that `terem test` runs small."""

from __future__ import annotations

from argparse import Namespace

from terem.commands import check
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.games import registry

GAMES = {"winter-queen": 1000}
USUAL = 500


def arguments(parser: Parser) -> None:
    """What `terem soak` takes."""
    parser.option("--seed", "cli-help-seed", type=int, default=1, metavar="S")


def run(arguments: Namespace, context: Context) -> int:
    """Every game through the conformance suite with its full count of games."""
    failed = 0
    for game in registry().names():
        games = GAMES.get(game, USUAL)
        cell = Namespace(
            game=game, games=games, players=None, preset=None, option=None, components=None, seed=arguments.seed
        )
        failed += check.run(cell, context)
    return 1 if failed else 0
