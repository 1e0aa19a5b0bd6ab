"""The command line: finds the command, and answers bad input with a sentence."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console

from terem import __version__
from terem.commands import (
    arena,
    bench,
    check,
    host,
    menu,
    options,
    play,
    replay,
    score,
    serve,
    simulate,
    soak,
    story,
    types,
    verify,
)
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.kernel.phrase import Refusal
from terem.messages import Speaker, system_language

COMMANDS: dict[str, Any] = {
    "menu": menu,
    "play": play,
    "options": options,
    "serve": serve,
    "backup": host.backup,
    "restore": host.restore,
    "export": host.export,
    "admin": host.admin,
    "simulate": simulate,
    "arena": arena,
    "replay": replay,
    "verify": verify,
    "score": score,
    "story": story,
    "check": check,
    "bench": bench,
    "soak": soak,
    "types": types,
}


def build_parser(speaker: Speaker) -> Parser:
    """The whole command line; every command's file says what it takes."""
    parser = Parser(speaker, prog="terem", description=speaker.text("cli-description"))
    parser.add_argument("--version", action="version", version=__version__, help=speaker.text("cli-help-version"))
    parser.set_defaults(run=serve.open_house)
    parser.epilog = speaker.text("cli-epilog")
    commands = parser.add_subparsers(title=speaker.text("cli-commands"), metavar="COMMAND")
    for name, module in COMMANDS.items():
        about = speaker.text(f"cli-{name}")
        command = commands.add_parser(name, speaker=speaker, help=about, description=about, prog=f"terem {name}")
        module.arguments(command)
        command.set_defaults(run=module.run)
    return parser


def asked_language(words: Sequence[str]) -> str:
    """The language of --lang, found before anything else is read, or the system's."""
    for place, word in enumerate(words):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
    return system_language()


def main(words: Sequence[str] | None = None, ask: Callable[[str], str] | None = None) -> int:
    """Runs a command; bad input is one sentence on standard error and exit code 2."""
    words = sys.argv[1:] if words is None else words
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no Cyrillic still gets an answer
    notes = Console(stderr=True, soft_wrap=True, emoji=False)
    speaker = Speaker(system_language())
    try:
        speaker = Speaker(asked_language(words))
        arguments = build_parser(speaker).parse_args(words)
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  line editing and history where the system has them
        console = Console(highlight=False, emoji=False)
        context = Context(speaker, console, notes, ask or input)
        return int(arguments.run(arguments, context))
    except Refusal as refusal:
        notes.print(speaker.refused(refusal), markup=False, highlight=False, style="red")
        return 2
    except EOFError:
        notes.print()
        return 0
    except KeyboardInterrupt:
        notes.print()
        return 130
