"""The one unfinished game of a person: kept, offered again, never thrown away."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from terem.commands.common import Context
from terem.files import data_folder, read_file, write_file
from terem.kernel.phrase import Refusal
from terem.kernel.record import Record, from_bytes
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.terminal.seats import seat_names


def file_of(game: AnyGame) -> Path:
    """Where the unfinished game is kept."""
    return data_folder() / f"{game.name}.save.json"


def load(game: AnyGame) -> Record | None:
    """The kept game, None when there is none; refuses a damaged one."""
    return from_bytes(read_file(file_of(game))) if file_of(game).exists() else None


def describe(game: AnyGame, record: Record, context: Context) -> str:
    """Which game it is, with whom, and how far it got."""
    names = context.speaker.listed(seat_names(record.header.seats, context.speaker, at_table=True))
    title = context.speaker.text("game-name", game=game.name)
    return context.speaker.text("play-kept", game=title, names=names, entries=len(record.entries))


def resumed(game: AnyGame, arguments: Namespace, context: Context) -> Table | None:
    """The table to go on with: the file asked for, or the kept game if the person wants it."""
    if arguments.resume:
        return _table(game, from_bytes(read_file(Path(arguments.resume))), arguments.resume)
    if arguments.new:
        return None
    try:
        record = load(game)
        if record is None or not _wanted(game, record, context):
            return None
        return _table(game, record, str(file_of(game)))
    except Refusal as refusal:
        context.say("play-kept-damaged", file=str(file_of(game)), reason=context.speaker.refused(refusal))
        return None


def _table(game: AnyGame, record: Record, path: str) -> Table:
    if record.header.game != game.name:
        raise Refusal("refuse-other-game", file=path, game=record.header.game)
    if record.key is None:
        raise Refusal("refuse-record-read-only", rule="record")
    return Table.resume(game, record)


def _wanted(game: AnyGame, record: Record, context: Context) -> bool:
    """A clear yes or no; anything else is asked again."""
    text = context.speaker.text
    while True:
        question = describe(game, record, context) + " " + text("play-resume")
        answer = context.ask(question + " ").strip().lower()
        if not answer or text("table-yes").lower().startswith(answer):
            return True
        if text("table-no").lower().startswith(answer):
            return False


def given(arguments: Namespace) -> Path | None:
    """The record file asked for now, wherever the person goes next."""
    return Path(arguments.record).absolute() if arguments.record else None


def wished(game: AnyGame, arguments: Namespace) -> Path | None:
    """The record file asked for now, or when the game that goes on was begun."""
    place = _wish_of(Path(arguments.resume) if arguments.resume else file_of(game))
    if arguments.record or not place.exists():
        return given(arguments)
    return Path(read_file(place).decode().strip())


def wish(game: AnyGame, path: Path | None) -> None:
    """Notes where the finished game is to be written; None forgets it."""
    if path:
        write_file(_wish_of(file_of(game)), str(path).encode())
    else:
        _wish_of(file_of(game)).unlink(missing_ok=True)


def _wish_of(saved: Path) -> Path:
    return saved.with_suffix(".record")


def put_aside(game: AnyGame, context: Context) -> None:
    """Makes room for a new game: the old one moves to a file of its own."""
    path = file_of(game)
    if path.exists():
        number = 1
        while (aside := path.with_name(f"{game.name}.aside-{number}.json")).exists():
            number += 1
        path.rename(aside)
        if _wish_of(path).exists():
            _wish_of(path).rename(_wish_of(aside))
        context.say("play-aside", file=str(aside))
