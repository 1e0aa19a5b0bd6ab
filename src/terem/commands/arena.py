"""`terem arena`: which bot plays better, on the same deals and in every seat."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.progress import Progress, TaskID
from rich.table import Table as Grid

from terem.arena.contest import Contest, Entrant, Result, entrant
from terem.arena.run import BrokenOff, Ledger, Runner, contend, here, in_processes, on_ray
from terem.arena.standings import Standing, Team, standings, teams
from terem.bots import collect_rarely
from terem.commands.common import Context, configure
from terem.commands.parser import Parser
from terem.files import data_folder
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame
from terem.reference import find_game

RIVALS = ("arena-bot", "arena-seats", "arena-share", "arena-fair", "arena-score", "arena-rating")
TOGETHER = ("arena-team", "arena-games", "arena-share")
"""The columns of the standings, of rivals and of those who win or lose together."""
NONE = "–"
INTERRUPTED = 130
"""What a shell says of a program that was ended by Ctrl+C."""


class Summary(Struct):
    """What a contest found."""

    game: str
    players: int
    deals: int
    games: int
    seed: int
    together: bool
    standings: list[Standing]
    """Of rivals."""
    teams: list[Team]
    """Of those who win or lose together."""


class Crossing(Struct):
    """How a team fares in which so many seats were given to another bot; among rivals, how that bot does there."""

    replaced: int
    team: str
    games: int
    share: float
    error: float | None
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
    runner = _runner(arguments)
    collect_rarely()
    players = game.players.start if arguments.players is None else arguments.players
    contest = _contest(game, players, arguments)
    replacement = _replacement(game, contest, arguments.replace) if arguments.replace else None
    tables = [contest] if replacement is None else _crossed(game, contest, *replacement)
    tables = [one.lasting(arguments.games) for one in tables]
    folder = Path(arguments.results) if arguments.results else data_folder() / "arena"
    ledgers = [Ledger(folder, one) for one in tables]
    place = str(ledgers[0].file if replacement is None else folder)
    try:
        results = _played(tables, ledgers, runner, context)
    except BrokenOff as broken:
        context.notes.print()  # Ctrl+C stands at the beginning of the line
        games = sum(map(_games, tables))
        said = context.speaker.text("arena-broken-off", kept=broken.kept, games=games, file=place)
        context.notes.print(said, markup=False, highlight=False)
        return INTERRUPTED
    if replacement is not None:
        rows = list(_crossings(game, tables, results, replacement[1]))
        newcomer = None if game.cooperative else replacement[1].label
        _print_crossings(rows, newcomer, place, arguments, context)
        return 0
    summary = Summary(
        game=game.name,
        players=players,
        deals=tables[0].deals,
        games=len(results[0]),
        seed=arguments.seed,
        together=game.cooperative,
        standings=[] if game.cooperative else standings(tables[0], results[0]),
        teams=teams(tables[0], results[0]) if game.cooperative else [],
    )
    _print(summary, place, arguments, context)
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


def _games(contest: Contest) -> int:
    return contest.deals * contest.rotations


def _played(
    tables: Sequence[Contest], ledgers: Sequence[Ledger], runner: Runner, context: Context
) -> list[list[Result]]:
    """All results of each contest; what has not been played yet is played now."""
    found: list[list[Result]] = []
    before = 0
    with Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal) as progress:
        task = progress.add_task(context.speaker.text("simulate-progress"), total=sum(map(_games, tables)))
        try:
            for contest, ledger in zip(tables, ledgers, strict=True):
                found.append(contend(contest, ledger, runner, partial(_tell, progress, task, before)))
                before += len(found[-1])
        except BrokenOff as broken:
            raise BrokenOff(before + broken.kept) from None
    return found


def _tell(progress: Progress, task: TaskID, before: int, done: int) -> None:
    progress.update(task, completed=before + done)


def _crossed(game: AnyGame, contest: Contest, old: str, newcomer: Entrant) -> list[Contest]:
    """The same table with ever more seats of one bot given to another."""
    around = contest.lineup(0)
    seats = [seat for seat, one in enumerate(around) if one.label == old]
    first = 0 if game.cooperative else 1  # among rivals it is the newcomer that counts
    mixed = [
        tuple(newcomer if seat in seats[:replaced] else one for seat, one in enumerate(around))
        for replaced in range(first, len(seats) + 1)
    ]
    return [msgspec.structs.replace(contest, entrants=lineup) for lineup in mixed]


def _crossings(
    game: AnyGame, tables: Sequence[Contest], results: Sequence[list[Result]], newcomer: Entrant
) -> Iterator[Crossing]:
    """Does the team, or among rivals the newcomer, win more?"""
    for replaced, (contest, played) in enumerate(zip(tables, results, strict=True), not game.cooperative):
        team = ",".join(one.label for one in contest.entrants)
        if game.cooperative:
            (won,) = teams(contest, played)
            yield Crossing(replaced, team, len(played), won.share, won.error, 1.0)
        else:
            fared = next(one for one in standings(contest, played) if one.label == newcomer.label)
            yield Crossing(replaced, team, len(played), fared.share, fared.error, fared.fair)


def _replacement(game: AnyGame, contest: Contest, text: str) -> tuple[str, Entrant]:
    """The label that goes and the bot that comes, of `A=B`."""
    if len(contest.entrants) > contest.players:
        raise Refusal("refuse-arena-replace-bots", seats=contest.players)
    old, equals, new = text.partition("=")
    given = [entrant(label, game) for label in (old, new)] if equals else []
    if not given or given[0] == given[1] or given[0] not in contest.lineup(0):
        raise Refusal("refuse-arena-replace", text=text)
    return given[0].label, given[1]


def _print_crossings(
    rows: Sequence[Crossing], newcomer: str | None, place: str, arguments: Namespace, context: Context
) -> None:
    """A line for every table; `newcomer` is named where the wins are its own, beside the fair share of them."""
    if arguments.json:
        context.json(rows)
        return
    text, number = context.speaker.text, context.speaker.number
    grid = Grid()
    grid.add_column(text("arena-replaced"), justify="right")
    grid.add_column(text("arena-team"))
    grid.add_column(text("arena-games"), justify="right")
    grid.add_column(text("arena-newcomer", bot=newcomer) if newcomer else text("arena-share"), justify="right")
    if newcomer:
        grid.add_column(text("arena-fair"), justify="right")
    for row in rows:
        share = _share(row, context)
        fair = [f"{number(100 * row.fair, 1)} %"] if newcomer else []
        grid.add_row(number(row.replaced, 0), row.team, number(row.games, 0), share, *fair)
    context.console.print(grid)
    context.say("arena-kept", file=place)


def _runner(arguments: Namespace) -> Runner:
    if arguments.workers < 1:
        raise Refusal("refuse-arena-workers")
    if arguments.ray:
        return on_ray(arguments.ray)
    return in_processes(arguments.workers) if arguments.workers > 1 else here


def _print(summary: Summary, place: str, arguments: Namespace, context: Context) -> None:
    if arguments.json:
        context.json(summary)
        return
    text, number = context.speaker.text, context.speaker.number
    title = text("arena-title", games=summary.games, deals=summary.deals, game=text("game-name", game=summary.game))
    grid = Grid(title=title)
    keys = TOGETHER if summary.together else RIVALS
    for key in keys:
        grid.add_column(text(key), justify="left" if key == keys[0] else "right")
    for team in summary.teams:
        grid.add_row(team.team, number(team.games, 0), _share(team, context))
    for one in summary.standings:
        rating = NONE if one.rating is None else f"{number(one.rating, 1)} ± {number(one.doubt or 0.0, 1)}"
        grid.add_row(
            one.label,
            number(one.games, 0),
            _share(one, context),
            f"{number(100 * one.fair, 1)} %",
            number(one.score, 1),
            rating,
        )
    context.console.print(grid)
    context.say("arena-kept", file=place)


def _share(one: Standing | Team | Crossing, context: Context) -> str:
    """A share of wins with its error bar, where it has one."""
    number = context.speaker.number
    error = NONE if one.error is None else number(100 * one.error, 1)
    return f"{number(100 * one.share, 1)} ± {error} %"
