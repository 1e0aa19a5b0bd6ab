"""`terem soak`: the full counts that `terem test` runs small."""

from __future__ import annotations

from argparse import Namespace

from terem.bots import bot
from terem.commands import check
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.commands.simulate import play
from terem.games import registry
from terem.story.truth import untruths

GAMES = {"winter-queen": 1000, "winter-tales": 300}
USUAL = 500
STORIES = 1000


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
    failed += _stories(arguments.seed, context)
    return 1 if failed else 0


def _stories(seed: int, context: Context) -> int:
    """Whole games of Winter Tales between bots: each comes to an end, and its story is true."""
    game = registry().get("winter-tales")
    broken = 0
    for number in range(STORIES):
        players = game.players[number % len(game.players)]
        preset = list(game.presets.values())[number // len(game.players) % len(game.presets)]
        config = game.config(players, preset)
        labels = ["greedy" if seat % 2 == number % 2 else "random" for seat in range(players)]
        table = play(game, config, game.prepare(config), [bot(label) for label in labels], labels, seed, number)
        for line in untruths(table):
            broken += 1
            context.say("soak-untrue", game=number + 1, detail=line)
    context.say("soak-stories", games=STORIES, findings=broken)
    return broken
