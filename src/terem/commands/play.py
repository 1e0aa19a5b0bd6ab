"""`terem play`: a table in the terminal."""

from __future__ import annotations

import time
from argparse import Namespace
from pathlib import Path
from random import Random

from terem.bots import Bot, bot
from terem.commands.common import Context, configure, find_game, parse_bots
from terem.commands.parser import Parser
from terem.kernel import fairness
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat, from_bytes, to_lines
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.terminal import face_of
from terem.terminal.files import data_folder, read_file, write_file
from terem.terminal.session import Quit, Session


def kept_file(game: AnyGame) -> Path:
    """Where the unfinished game of this person is kept."""
    return data_folder() / f"{game.name}.save.json"


def arguments(parser: Parser) -> None:
    """What `terem play` takes."""
    parser.game()
    parser.table()
    parser.option("--bots", "cli-help-play-bots", metavar="A,B")
    parser.option("--seed", "cli-help-play-seed", type=int, metavar="S")
    parser.option("--resume", "cli-help-resume", metavar="FILE")
    parser.option("--new", "cli-help-new", action="store_true")
    parser.option("--record", "cli-help-record", metavar="FILE")


def run(arguments: Namespace, context: Context) -> int:
    """Starts or resumes a game and plays it."""
    game = find_game(arguments.game)
    table = _resumed(game, arguments, context) or _new_table(game, arguments, context)
    seats = table.header.seats
    bots: dict[int, Bot] = {
        seat: bot(who.player.removeprefix("bot:")) for seat, who in enumerate(seats) if who.player.startswith("bot:")
    }
    started = time.monotonic()
    before = max((entry.time for entry in table.entries), default=0)
    session = Session(
        table=table,
        face=face_of(game),
        speaker=context.speaker.seated([seat.name for seat in seats]),
        console=context.console,
        ask=context.ask,
        bots=bots,
        rng=Random(arguments.seed),
        keep=kept_file(game),
        now=lambda: before + int((time.monotonic() - started) * 1000),
    )
    try:
        session.run()
    except (Quit, EOFError, KeyboardInterrupt):
        session.leave()
        return 0
    if arguments.record:
        write_file(Path(arguments.record), to_lines(table.record()))
        context.say("play-recorded", file=arguments.record)
    return 0


def _resumed(game: AnyGame, arguments: Namespace, context: Context) -> Table | None:
    """The table to go on with: the file asked for, or the game kept from last time if the person wants it."""
    path = Path(arguments.resume) if arguments.resume else kept_file(game)
    if not arguments.resume and (arguments.new or not path.exists()):
        return None
    record = from_bytes(read_file(path))
    if record.header.game != game.name:
        raise Refusal("refuse-other-game", file=str(path), game=record.header.game)
    if record.key is None:
        raise Refusal("refuse-record-read-only", rule="record")
    if not arguments.resume and not _wanted(context, len(record.entries)):
        return None
    return Table.resume(game, record)


def _wanted(context: Context, entries: int) -> bool:
    answer = context.ask(context.speaker.text("play-resume", entries=entries) + " ").strip().lower()
    return not answer or answer.startswith(context.speaker.text("table-yes")[0].lower())


def _new_table(game: AnyGame, arguments: Namespace, context: Context) -> Table:
    players = arguments.players or game.players.start
    config = configure(game, players, arguments)
    given = arguments.bots.split(",") if arguments.bots else ["greedy"] * (players - 1)
    names = [name.strip() for name in given if name.strip() and name.strip() != "none"]
    if len(names) > players:
        raise Refusal("refuse-too-many-bots", bots=len(names), players=players)
    parse_bots(",".join(names) or "random", players)
    people = players - len(names)
    seats = [_person(context, number, people) for number in range(people)]
    seats += [
        Seat(name=context.speaker.text("play-bot-name", number=number + 1, bot=name), player=f"bot:{name}")
        for number, name in enumerate(names)
    ]
    if arguments.seed is None:
        key, nonces = fairness.new_key(), [fairness.new_nonce() for _ in seats]
    else:
        key = fairness.seeded_key(arguments.seed, 0)
        nonces = [fairness.seeded_nonce(arguments.seed, 0, seat) for seat in range(players)]
    return Table.start(game, config, seats, key, nonces)


def _person(context: Context, number: int, people: int) -> Seat:
    key = "play-you" if people == 1 else "play-person"
    return Seat(name=context.speaker.text(key, number=number + 1), player="human")
