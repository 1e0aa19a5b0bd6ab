"""`terem verify`: the proof that a record was played fairly."""

from __future__ import annotations

from argparse import Namespace

from terem.commands.common import Context, load_record
from terem.commands.parser import Parser
from terem.kernel.proof import verify


def arguments(parser: Parser) -> None:
    """What `terem verify` takes."""
    parser.record()
    parser.option("--commitment", "cli-help-commitment", metavar="HEX")


def run(arguments: Namespace, context: Context) -> int:
    """Proves a record, or says where the proof fails."""
    game, record = load_record(arguments)
    proved = verify(game, record, arguments.commitment)
    context.say("verify-proved", entries=len(record.entries), draws=proved)
    key = "verify-noted" if arguments.commitment else "verify-note"
    context.say(key, commitment=record.header.commitment)
    return 0
