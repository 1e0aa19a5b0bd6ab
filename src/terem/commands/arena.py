"""`terem arena`: which bot plays better, on the same deals and in every seat."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from msgspec import Struct
from rich.progress import Progress
from rich.table import Table as Grid

from terem.arena.contest import Contest, entrant
from terem.arena.run import Ledger, Runner, contend, here, in_processes, on_ray
from terem.arena.standings import Standing, standings
from terem.commands.common import Context, configure, find_game
from terem.commands.parser import Parser
from terem.files import data_folder
from terem.kernel.phrase import Refusal


class Summary(Struct):
    """What a contest found."""

    game: str
    players: int
    deals: int
    games: int
    seed: int
    together: bool
    standings: list[Standing]


def arguments(parser: Parser) -> None:
    """What `terem arena` takes."""
    parser.game()
    parser.table()
    parser.games(default=100)
    parser.option("--bots", "cli-help-arena-bots", required=True, metavar="A,B")
    parser.option("--workers", "cli-help-arena-workers", type=int, default=1, metavar="N")
    parser.option("--ray", "cli-help-arena-ray", metavar="ADDRESS")
    parser.option("--results", "cli-help-arena-results", metavar="DIR")
    parser.json()


def run(arguments: Namespace, context: Context) -> int:
    """Plays what has not been played yet and prints the standings."""
    game = find_game(arguments.game)
    context = context.at(game)
    players = game.players.start if arguments.players is None else arguments.players
    config = configure(game, players, arguments)
    if arguments.games < 1:
        raise Refusal("refuse-games")
    entrants = tuple(entrant(label, game) for label in arguments.bots.split(","))
    contest = Contest(game.name, players, config.options, entrants, arguments.seed, 0)
    deals = -(-arguments.games // contest.rotations)
    contest = Contest(game.name, players, config.options, entrants, arguments.seed, deals)
    ledger = Ledger(Path(arguments.results) if arguments.results else data_folder() / "arena", contest)
    total = deals * contest.rotations
    with Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal) as progress:
        task = progress.add_task(context.speaker.text("simulate-progress"), total=total)
        results = contend(contest, ledger, _runner(arguments), lambda done: progress.update(task, completed=done))
    found = standings(contest, results, game.cooperative)
    summary = Summary(game.name, players, deals, len(results), arguments.seed, game.cooperative, found)
    _print(summary, ledger, arguments, context)
    return 0


def _runner(arguments: Namespace) -> Runner:
    if arguments.ray:
        return on_ray(arguments.ray)
    return in_processes(arguments.workers) if arguments.workers > 1 else here


def _print(summary: Summary, ledger: Ledger, arguments: Namespace, context: Context) -> None:
    if arguments.json:
        context.json(summary)
        return
    text, number = context.speaker.text, context.speaker.number
    title = text("arena-title", games=summary.games, deals=summary.deals, game=text("game-name", game=summary.game))
    grid = Grid(title=title)
    keys = ["arena-bot", "arena-seats", "arena-share", "arena-fair", "arena-score", "arena-rating"]
    for key in keys:
        grid.add_column(text(key), justify="left" if key == "arena-bot" else "right")
    for one in summary.standings:
        rating = "–" if one.rating is None else f"{number(one.rating, 1)} ± {number(one.doubt or 0.0, 1)}"
        grid.add_row(
            one.label,
            number(one.games, 0),
            f"{number(100 * one.share, 1)} ± {number(100 * one.error, 1)} %",
            f"{number(100 * one.fair, 1)} %",
            number(one.score, 1),
            rating,
        )
    context.console.print(grid)
    context.say("arena-kept", file=str(ledger.file))
