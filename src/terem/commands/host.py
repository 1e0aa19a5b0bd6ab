"""`terem backup`, `restore`, `export` and `admin`: what a host does beside a running house."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

from rich.table import Table as Grid
from rich.text import Text

from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.files import write_file
from terem.kernel.phrase import Refusal
from terem.kernel.record import to_lines
from terem.server.settings import settings_from

LISTED = 200
LONGEST = 100_000
"""Hours, more than eleven years."""


def _where(parser: Parser) -> None:
    parser.option("--data", "cli-help-data", metavar="DIR")
    parser.option("--database", "cli-help-database", metavar="URL")


def _address(arguments: Namespace) -> str:
    return settings_from({"data": arguments.data, "database": arguments.database}).database_address


def _backup_arguments(parser: Parser) -> None:
    parser.option("file", "cli-help-backup-file", metavar="FILE")
    _where(parser)


def _backup(arguments: Namespace, context: Context) -> int:
    from terem.server.backup import back_up

    lines = asyncio.run(back_up(_address(arguments), Path(arguments.file)))
    context.say("host-backed-up", file=arguments.file, lines=lines)
    return 0


def _restore(arguments: Namespace, context: Context) -> int:
    from terem.server.backup import restore

    lines = asyncio.run(restore(Path(arguments.file), _address(arguments)))
    context.say("host-restored", file=arguments.file, lines=lines)
    return 0


def _export_arguments(parser: Parser) -> None:
    parser.option("table", "cli-help-table", metavar="TABLE")
    parser.option("-o", "--output", "cli-help-record-file", required=True, metavar="FILE")
    _where(parser)


def _export(arguments: Namespace, context: Context) -> int:
    from terem.server.office import office_at

    async def work() -> bytes:
        async with office_at(_address(arguments)) as office:
            return to_lines(await office.record(arguments.table))

    write_file(Path(arguments.output), asyncio.run(work()))
    context.say("host-exported", table=arguments.table, file=arguments.output)
    return 0


def _admin_arguments(parser: Parser) -> None:
    parser.option("what", "cli-help-admin", choices=tuple(_ADMIN), metavar="|".join(_ADMIN))
    parser.option("who", "cli-help-admin-who", nargs="?", metavar="ID")
    parser.option("--hours", "cli-help-hours", type=int, default=24, metavar="N")
    _where(parser)


def _admin(arguments: Namespace, context: Context) -> int:
    from terem.server.office import office_at

    if arguments.who is None and arguments.what not in ("list", "reports"):
        raise Refusal("refuse-admin-who", what=arguments.what)

    async def work() -> None:
        async with office_at(_address(arguments)) as office:
            await _ADMIN[arguments.what](office, arguments, context)

    asyncio.run(work())
    return 0


async def _list(office: SimpleNamespace, _arguments: Namespace, context: Context) -> None:
    columns = ("host-column-id", "host-column-code", "host-column-game", "host-column-stage")
    grid = Grid(*(context.speaker.text(column) for column in columns))
    for row in await office.tables(LISTED):
        stage = context.speaker.text("host-stage", stage=row.stage)
        grid.add_row(row.id, row.code, context.speaker.text("game-name", game=row.game), stage)
    context.console.print(grid)


async def _people(office: SimpleNamespace, arguments: Namespace, context: Context) -> None:
    grid = Grid(*(context.speaker.text(column) for column in ("host-column-person", "host-column-name")))
    for account in await office.sitters(arguments.who):
        grid.add_row(account.id, Text(account.name))
    context.console.print(grid)


async def _reports(office: SimpleNamespace, _arguments: Namespace, context: Context) -> None:
    columns = ("host-column-person", "host-column-name", "host-column-id", "host-column-said")
    grid = Grid(*(context.speaker.text(column) for column in columns))
    for row in await office.reports(LISTED):
        grid.add_row(row.said_by.id, Text(row.said_by.name), row.table, Text(row.text))
    context.console.print(grid)


async def _mute(office: SimpleNamespace, arguments: Namespace, context: Context) -> None:
    if not 1 <= arguments.hours <= LONGEST:
        raise Refusal("refuse-hours", most=LONGEST)
    await office.mute(arguments.who, arguments.hours)
    context.say("host-muted", person=arguments.who, hours=arguments.hours)


async def _unmute(office: SimpleNamespace, arguments: Namespace, context: Context) -> None:
    await office.mute(arguments.who, 0)
    context.say("host-unmuted", person=arguments.who)


async def _close(office: SimpleNamespace, arguments: Namespace, context: Context) -> None:
    await office.close(arguments.who)
    context.say("host-closed", table=arguments.who)


_ADMIN: dict[str, Callable[..., Awaitable[None]]] = {
    "list": _list,
    "people": _people,
    "reports": _reports,
    "mute": _mute,
    "unmute": _unmute,
    "close": _close,
}

backup = SimpleNamespace(arguments=_backup_arguments, run=_backup)
restore = SimpleNamespace(arguments=_backup_arguments, run=_restore)
export = SimpleNamespace(arguments=_export_arguments, run=_export)
admin = SimpleNamespace(arguments=_admin_arguments, run=_admin)
