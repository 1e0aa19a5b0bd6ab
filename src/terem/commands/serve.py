"""`terem serve`: the table server; `terem` alone: the same on this machine, with the browser opened."""

from __future__ import annotations

from argparse import Namespace

from terem.commands import menu
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.server.settings import Settings, settings_from


def arguments(parser: Parser) -> None:
    """What `terem serve` takes; each is also read from the environment, as TEREM_HOST and so on."""
    usual = Settings()
    parser.option("--host", "cli-help-host", metavar=usual.host)
    parser.option("--port", "cli-help-port", type=int, metavar=str(usual.port))
    parser.option("--data", "cli-help-data", metavar="DIR")
    parser.option("--database", "cli-help-database", metavar="URL")
    parser.option("--redis", "cli-help-redis", metavar="URL")
    parser.option("--workers", "cli-help-workers", type=int, metavar="N")
    parser.option("--origin", "cli-help-origin", metavar="URL")
    parser.option("--proxies", "cli-help-proxies", metavar="LIST")
    parser.option("--metrics", "cli-help-metrics", metavar="TOKEN")
    parser.option("--drain", "cli-help-drain", type=int, metavar="N")
    parser.option("--rate", "cli-help-rate", type=int, metavar="N")
    parser.option("--pace", "cli-help-pace", type=int, metavar="MS")
    parser.option("--no-browser", "cli-help-no-browser", dest="browser", action="store_const", const=False)


def run(arguments: Namespace, context: Context) -> int:
    """Serves until it is asked to stop."""
    from terem.server.run import serve  # the server's libraries are loaded by this command alone

    settings = settings_from({name: getattr(arguments, name) for name in Settings.__struct_fields__})
    return serve(settings, lambda: context.say("serve-started", address=settings.address, data=settings.database_shown))


def open_house(_arguments: Namespace, context: Context) -> int:
    """Opens the house in the browser; where no page was built, asks in the terminal what to play."""
    from terem.server.run import PAGE, is_open, show

    if not PAGE.exists():
        context.say("serve-no-page")
        return menu.run(_arguments, context)
    address = settings_from({}).address
    if is_open(address):
        context.say("serve-open-already", address=address)
        show(address)
        return 0
    return run(Namespace(**dict.fromkeys(Settings.__struct_fields__)), context)
