"""`terem simulate`: many games between bots; the same seed gives the same bytes."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct
from rich.progress import Progress
from rich.table import Table as Grid

from terem.bots import Bot, turns
from terem.commands.common import Context, configure, parse_bots
from terem.commands.parser import Parser
from terem.files import write_file
from terem.kernel import fairness
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat, to_lines
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.reference import find_game


class SeatSummary(Struct):
    """How a seat fared over all games; between rivals a shared win counts its share."""

    seat: int
    bot: str
    wins: float
    mean_score: float
    least_score: int
    most_score: int


class Summary(Struct):
    """What a simulation found."""

    game: str
    rules: str
    players: int
    games: int
    seed: int
    actions: int
    together: bool
    """All win or lose as one team."""
    seats: list[SeatSummary]


def arguments(parser: Parser) -> None:
    """What `terem simulate` takes."""
    parser.game()
    parser.table()
    parser.games(default=100)
    parser.option("--bots", "cli-help-bots", default="random", metavar="A,B")
    parser.option("--record", "cli-help-record-dir", metavar="DIR")
    parser.json()


def run(arguments: Namespace, context: Context) -> int:
    """Plays the games and prints the summary."""
    game = find_game(arguments.game)
    context = context.at(game)
    players = game.players.start if arguments.players is None else arguments.players
    config = configure(game, players, arguments)
    bots = parse_bots(game, arguments.bots, players)
    names = [name.strip() for name in arguments.bots.split(",")]
    labels = [names[seat % len(names)] for seat in range(players)]
    if arguments.games < 1:
        raise Refusal("refuse-games")
    tables = []
    board = game.prepare(config)
    with Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal) as progress:
        task = progress.add_task(context.speaker.text("simulate-progress"), total=arguments.games)
        for number in range(arguments.games):
            table = play(game, config, board, bots, labels, arguments.seed, number)
            if arguments.record:
                write_file(Path(arguments.record) / f"game-{number + 1:05}.jsonl", to_lines(table.record()))
            assert table.end is not None
            tables.append((table.end.outcome, len(table.entries)))
            progress.advance(task)
    seats = [
        SeatSummary(
            seat=seat + 1,
            bot=labels[seat],
            wins=round(sum(1 if game.cooperative else 1 / len(o.winners) for o, _ in tables if seat in o.winners), 4),
            mean_score=round(sum(o.scores[seat] for o, _ in tables) / len(tables), 4),
            least_score=min(o.scores[seat] for o, _ in tables),
            most_score=max(o.scores[seat] for o, _ in tables),
        )
        for seat in range(players)
    ]
    actions = sum(length for _, length in tables)
    summary = Summary(
        game.name, config.rules, players, arguments.games, arguments.seed, actions, game.cooperative, seats
    )
    _print(summary, arguments, context)
    return 0


def play(
    game: AnyGame, config: Config, board: Any, bots: list[Bot], labels: list[str], seed: int, number: int
) -> Table:
    """One game; everything random in it follows from seed and number."""
    players = config.players
    seats = [Seat(name=f"{labels[seat]} {seat + 1}", player=f"bot:{labels[seat]}") for seat in range(players)]
    nonces = [fairness.seeded_nonce(seed, number, seat) for seat in range(players)]
    table = Table.start(game, config, seats, fairness.seeded_key(seed, number), nonces, board)
    rng = Random(f"{seed} {number}")
    most = game.bounds(board).length
    for seat, code in turns(game, board, lambda: table.state, bots, [rng] * players):
        table.act(seat, game.decode(table.state, code))
        if len(table.entries) > most:
            raise Refusal("refuse-endless", game=number + 1, seed=str(seed), entries=most)
    return table


def _print(summary: Summary, arguments: Namespace, context: Context) -> None:
    if arguments.json:
        context.json(summary)
        return
    text, number = context.speaker.text, context.speaker.number
    title = text("simulate-title", games=summary.games, game=text("game-name", game=summary.game))
    if summary.together:
        won = int(summary.seats[0].wins)
        share = number(100 * won / summary.games, 1)
        context.console.print(title, markup=False)
        context.say("simulate-team", won=won, games=summary.games, share=share, bots=", ".join(_bots(summary)))
        context.say("simulate-length", mean=number(summary.actions / summary.games, 1))
        return
    grid = Grid(title=title)
    for key in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-mean", "simulate-range"):
        grid.add_column(text(key), justify="right")
    for seat in summary.seats:
        spread = f"{seat.least_score}–{seat.most_score}"
        grid.add_row(str(seat.seat), seat.bot, number(seat.wins, 2), number(seat.mean_score, 2), spread)
    context.console.print(grid)
    context.say("simulate-length", mean=number(summary.actions / summary.games, 1))


def _bots(summary: Summary) -> list[str]:
    return list(dict.fromkeys(seat.bot for seat in summary.seats))
