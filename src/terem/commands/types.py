"""`terem types`: what the browser must know of the server's structs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.files import write_file


def arguments(parser: Parser) -> None:
    """What `terem types` takes."""
    parser.option("output", "cli-help-types", metavar="FILE")


def run(arguments: Namespace, _context: Context) -> int:
    """Writes the file that `web/` imports."""
    from terem.server.typescript import typescript  # the server's libraries are loaded by this command alone

    write_file(Path(arguments.output), typescript().encode())
    return 0
