"""`terem replay`: a record step by step."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec

from terem.commands.common import Context, load_record, seat_argument
from terem.commands.parser import Parser
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.record import Record, TakeBack
from terem.kernel.table import Table
from terem.terminal import face_of
from terem.terminal.seats import seat_names
from terem.terminal.session import ending_lines


def arguments(parser: Parser) -> None:
    """What `terem replay` takes."""
    parser.record()
    parser.option("--at", "cli-help-at", type=int, metavar="SEQ")
    parser.option("--seat", "cli-help-seat", default="spectator", metavar="N|spectator|all")
    parser.json()


def run(arguments: Namespace, context: Context) -> int:
    """Tells the game up to an entry and shows the table there."""
    game, record = load_record(arguments)
    context = context.at(game)
    players = len(record.header.seats)
    everybody: list[int | None] = [*range(players), None]
    viewers = everybody if arguments.seat == "all" else [seat_argument(arguments.seat, players)]
    last = len(record.entries) if arguments.at is None else arguments.at
    if not 0 <= last <= len(record.entries):
        raise Refusal("refuse-at", given=last, most=len(record.entries))
    table = Table(game, record.header)
    steps = []
    for entry in record.entries[:last]:
        events = [event for event in table.repeat(entry) if any(event.heard_by(viewer) for viewer in viewers)]
        if isinstance(entry, TakeBack):
            events = [Event(Phrase("replay-take-back", {"seat": entry.seat, "entry": entry.to}))]
        steps.append((entry.seq, events))
    (_print_json if arguments.json else _print)(table, record, steps, viewers, context)
    return 0


Steps = list[tuple[int, list[Event]]]


def _print_json(table: Table, record: Record, steps: Steps, viewers: list[int | None], context: Context) -> None:
    views: dict[str, Any] = {
        "spectator" if viewer is None else str(viewer + 1): table.game.view(table.state, viewer) for viewer in viewers
    }
    context.json(
        {
            "game": record.header.game,
            "rules": record.header.rules,
            "entries": [{"seq": seq, "events": msgspec.to_builtins(events)} for seq, events in steps],
            "views": views,
            "outcome": table.game.outcome(table.state),
        }
    )


def _print(table: Table, record: Record, steps: Steps, viewers: list[int | None], context: Context) -> None:
    names = seat_names(record.header.seats, context.speaker)
    speaker = context.speaker.seated(names)
    context.say("replay-title", game=speaker.text("game-name", game=record.header.game), rules=record.header.rules)
    for seq, events in steps:
        for place, event in enumerate(events):
            label = f"{seq:>4}" if not place else " " * 4
            context.console.print(f"{label}  {speaker.say(event.phrase)}", markup=False, highlight=False)
    for viewer in viewers:
        who = speaker.text("replay-spectator") if viewer is None else names[viewer]
        context.say("replay-view", who=who, entry=len(steps))
        context.console.print(face_of(table.game).draw(table, viewer, speaker))
    outcome = table.game.outcome(table.state)
    for line in ending_lines(table.game, outcome, speaker) if outcome else ():
        context.console.print(line, markup=False, highlight=False, soft_wrap=True)
