"""`terem play`: a table in the terminal."""

from __future__ import annotations

import shlex
import time
from argparse import Namespace
from datetime import datetime
from pathlib import Path
from random import Random

from terem.bots import Bot, usual_bot
from terem.commands import kept
from terem.commands.common import Context, configure
from terem.commands.parser import Parser
from terem.files import data_folder, require_writable, write_file
from terem.kernel import fairness
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat, to_lines
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.reference import find_bot, find_game
from terem.story.narrator import narrator
from terem.story.tale import is_tale
from terem.terminal import face_of
from terem.terminal.desk import Quit
from terem.terminal.seats import seat_names
from terem.terminal.session import Session


def arguments(parser: Parser) -> None:
    """What `terem play` takes."""
    parser.game()
    parser.table()
    parser.option("--bots", "cli-help-play-bots", metavar="A,B")
    parser.option("--names", "cli-help-names", default="", metavar="A,B")
    parser.option("--seed", "cli-help-play-seed", type=int, metavar="S")
    parser.option("--resume", "cli-help-resume", metavar="FILE")
    parser.option("--new", "cli-help-new", action="store_true")
    parser.option("--record", "cli-help-record", metavar="FILE")
    parser.option("--no-coach", "cli-help-no-coach", action="store_true")


def run(arguments: Namespace, context: Context) -> int:
    """Starts or resumes a game and plays it; a finished game is always written down."""
    game = find_game(arguments.game)
    context = context.at(game)
    if arguments.record:
        require_writable(Path(arguments.record))
    table, wish = kept.resumed(game, arguments, context), kept.wished(game, arguments)
    if table is None:
        table, wish = _new_table(game, arguments), kept.given(arguments)
        kept.put_aside(game, context)
    kept.wish(game, wish)
    seats = table.header.seats
    bots: dict[int, Bot] = {
        seat: find_bot(who.player.removeprefix("bot:"), game)
        for seat, who in enumerate(seats)
        if who.player.startswith("bot:")
    }
    started = time.monotonic()
    before = max((entry.time for entry in table.entries), default=0)
    session = Session(
        table=table,
        face=face_of(game),
        speaker=context.speaker.seated(seat_names(seats, context.speaker, at_table=True)),
        console=context.console,
        ask=context.ask,
        bots=bots,
        rng=Random(arguments.seed),
        keep=kept.file_of(game),
        now=lambda: before + int((time.monotonic() - started) * 1000),
        narrator=narrator(),
        coached=not arguments.no_coach,
    )
    if table.entries:
        session.recall()
    try:
        session.run()
    except (Quit, EOFError, KeyboardInterrupt):
        session.leave()
        return 0
    path = wish or _default_record(game)
    write_file(path, to_lines(table.record()))
    session.forget()
    kept.wish(game, None)
    context.say("play-recorded", file=str(path))
    if is_tale(game):
        context.say("play-story", file=shlex.quote(str(path)))
    return 0


def _default_record(game: AnyGame) -> Path:
    return data_folder() / "games" / f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"


def _new_table(game: AnyGame, arguments: Namespace) -> Table:
    players = game.players.start if arguments.players is None else arguments.players
    config = configure(game, players, arguments)
    given = arguments.bots.split(",") if arguments.bots else [usual_bot(game)] * (players - 1)
    levels = [name.strip() for name in given if name.strip() and name.strip() != "none"]
    if len(levels) > players:
        raise Refusal("refuse-too-many-bots", bots=len(levels), players=players)
    for level in levels:
        find_bot(level, game)
    people = players - len(levels)
    names = [name.strip() for name in arguments.names.split(",")] + [""] * players
    seats = [Seat(name=names[number], player="human") for number in range(people)]
    seats += [Seat(name="", player=f"bot:{level}") for level in levels]
    if arguments.seed is None:
        key, nonces = fairness.new_key(), [fairness.new_nonce() for _ in seats]
    else:
        key = fairness.seeded_key(arguments.seed, 0)
        nonces = [fairness.seeded_nonce(arguments.seed, 0, seat) for seat in range(players)]
    return Table.start(game, config, seats, key, nonces)
