"""`terem arena`: which bot plays better, on the same deals and in every seat."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.progress import Progress
from rich.table import Table as Grid

from terem.arena.contest import Contest, Entrant, Result, entrant
from terem.arena.run import Ledger, Runner, contend, here, in_processes, on_ray
from terem.arena.standings import Standing, standings
from terem.bots import collect_rarely
from terem.commands.common import Context, configure, find_game
from terem.commands.parser import Parser
from terem.files import data_folder
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame


class Summary(Struct):
    """What a contest found."""

    game: str
    players: int
    deals: int
    games: int
    seed: int
    together: bool
    standings: list[Standing]


class Crossing(Struct):
    """How a team fares in which so many seats were given to another bot; among rivals, how that bot does there."""

    replaced: int
    team: str
    games: int
    share: float
    error: float
    fair: float


def arguments(parser: Parser) -> None:
    """What `terem arena` takes."""
    parser.game()
    parser.table()
    parser.games(default=100)
    parser.option("--bots", "cli-help-arena-bots", required=True, metavar="A,B")
    parser.option("--workers", "cli-help-arena-workers", type=int, default=1, metavar="N")
    parser.option("--ray", "cli-help-arena-ray", metavar="ADDRESS")
    parser.option("--results", "cli-help-arena-results", metavar="DIR")
    parser.option("--replace", "cli-help-arena-replace", metavar="A=B")
    parser.option("--seatings", "cli-help-arena-seatings", type=int, metavar="N")
    parser.json()


def run(arguments: Namespace, context: Context) -> int:
    """Plays what has not been played yet and prints the standings."""
    game = find_game(arguments.game)
    context = context.at(game)
    collect_rarely()
    players = game.players.start if arguments.players is None else arguments.players
    contest = _contest(game, players, arguments)
    if arguments.replace:
        _cross(game, contest, arguments, context)
        return 0
    contest = contest.lasting(arguments.games)
    results, ledger = _played(contest, arguments, context)
    found = standings(contest, results, game.cooperative)
    summary = Summary(game.name, players, contest.deals, len(results), arguments.seed, game.cooperative, found)
    _print(summary, ledger, arguments, context)
    return 0


def _contest(game: AnyGame, players: int, arguments: Namespace) -> Contest:
    """What the command line asks for, without any deals yet."""
    config = configure(game, players, arguments)
    if arguments.games < 1:
        raise Refusal("refuse-games")
    entrants = tuple(entrant(label, game) for label in arguments.bots.split(","))
    if arguments.seatings is not None and arguments.seatings < 1:
        raise Refusal("refuse-arena-seatings")
    return Contest(
        game=arguments.game,
        players=players,
        options=config.options,
        entrants=entrants,
        seed=arguments.seed,
        deals=0,
        seatings=arguments.seatings,
        components=None if config.components == game.components() else config.components,
    )


def _played(contest: Contest, arguments: Namespace, context: Context) -> tuple[list[Result], Ledger]:
    """All results of a contest; what has not been played yet is played now."""
    ledger = Ledger(Path(arguments.results) if arguments.results else data_folder() / "arena", contest)
    with Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal) as progress:
        task = progress.add_task(context.speaker.text("simulate-progress"), total=contest.deals * contest.rotations)
        return contend(contest, ledger, _runner(arguments), lambda done: progress.update(task, completed=done)), ledger


def _cross(game: AnyGame, contest: Contest, arguments: Namespace, context: Context) -> None:
    """The same deals with ever more seats of one bot given to another: does the team, or the newcomer, win more?"""
    old, newcomer = _replacement(game, contest, arguments.replace)
    around = contest.lineup(0)
    seats = [seat for seat, one in enumerate(around) if one.label == old]
    rows: list[Crossing] = []
    for replaced in range(0 if game.cooperative else 1, len(seats) + 1):  # among rivals it is the newcomer that counts
        lineup = tuple(newcomer if seat in seats[:replaced] else one for seat, one in enumerate(around))
        mixed = msgspec.structs.replace(contest, entrants=lineup).lasting(arguments.games)
        results, _ = _played(mixed, arguments, context)
        label = newcomer.label if replaced else old
        fared = next(one for one in standings(mixed, results, game.cooperative) if one.label == label)
        team = ",".join(one.label for one in lineup)
        rows.append(Crossing(replaced, team, len(results), fared.share, fared.error, fared.fair))
    if arguments.json:
        context.json(rows)
        return
    _print_crossings(rows, None if game.cooperative else newcomer.label, context)


def _replacement(game: AnyGame, contest: Contest, text: str) -> tuple[str, Entrant]:
    """The label that goes and the bot that comes, of `A=B`."""
    if len(contest.entrants) > contest.players:
        raise Refusal("refuse-arena-replace-bots", seats=contest.players)
    old, equals, new = text.partition("=")
    if not equals or old not in {one.label for one in contest.lineup(0)}:
        raise Refusal("refuse-arena-replace", text=text)
    return old, entrant(new, game)


def _print_crossings(rows: Sequence[Crossing], newcomer: str | None, context: Context) -> None:
    """A line for every table; `newcomer` is named where the wins are its own, beside the fair share of them."""
    text, number = context.speaker.text, context.speaker.number
    grid = Grid()
    grid.add_column(text("arena-replaced"), justify="right")
    grid.add_column(text("arena-team"))
    grid.add_column(text("arena-games"), justify="right")
    grid.add_column(text("arena-newcomer", bot=newcomer) if newcomer else text("arena-share"), justify="right")
    if newcomer:
        grid.add_column(text("arena-fair"), justify="right")
    for row in rows:
        share = f"{number(100 * row.share, 1)} ± {number(100 * row.error, 1)} %"
        fair = [f"{number(100 * row.fair, 1)} %"] if newcomer else []
        grid.add_row(number(row.replaced, 0), row.team, number(row.games, 0), share, *fair)
    context.console.print(grid)


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
