"""`terem story`: the story of a game of Winter Tales as a book."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from terem.commands.common import Context, load_record
from terem.commands.parser import Parser
from terem.files import write_file
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat
from terem.kernel.table import Table
from terem.messages import Speaker
from terem.story.binding import BINDINGS
from terem.story.pages import make_book
from terem.story.tale import collect, is_tale
from terem.terminal.seats import seat_names


def arguments(parser: Parser) -> None:
    """What `terem story` takes."""
    parser.record()
    parser.option("-o", "--output", "cli-help-output", required=True, metavar="FILE")


def run(arguments: Namespace, context: Context) -> int:
    """Binds the book and says where it lies."""
    path = Path(arguments.output).expanduser()
    binding = BINDINGS.get(path.suffix.lower().removeprefix("."))
    if binding is None:
        raise Refusal("refuse-story-format", file=arguments.output)
    game, record = load_record(arguments)
    if not is_tale(game):
        raise Refusal("refuse-story-game", game=game.name)
    table = Table.resume(game, record)
    story = collect(table)
    if not (story.opening or story.chapters):
        raise Refusal("refuse-story-empty")
    speaker = context.speaker.seated(tellers(record.header.seats, context.speaker))
    write_file(path, binding.bind(make_book(story, speaker)))
    context.say("story-written", file=str(path))
    return 0


def tellers(seats: Sequence[Seat], speaker: Speaker) -> list[str]:
    """Chosen names as they are; a nameless bot is a voice by the stove, for a book has no bots."""
    names = seat_names(seats, speaker)
    voices = [speaker.text("wt-book-voice", number=number) for number in range(1, len(seats) + 1)]
    nameless = [seat.player != "human" and not seat.name for seat in seats]
    return [voices[k] if nameless[k] else name for k, name in enumerate(names)]
