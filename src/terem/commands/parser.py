"""An argument parser that speaks the person's language, with the arguments several commands share."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, HelpFormatter
from collections.abc import Iterable
from typing import Any, NoReturn

from terem.kernel.phrase import Refusal
from terem.messages import Speaker

# What argparse says in English, and our message for it.
_ERRORS: tuple[tuple[str, str], ...] = (
    (r"the following arguments are required: (?P<what>.+)", "cli-missing"),
    (r"unrecognized arguments: (?P<what>.+)", "cli-unrecognized"),
    (r"argument (?P<what>[^:]+): expected .*", "cli-needs-value"),
    (r"argument (?P<what>[^:]+): invalid choice: '?(?P<value>[^']+)'? \(choose from (?P<known>.+)\)", "cli-choice"),
    (r"argument (?P<what>[^:]+): invalid \w+ value: '?(?P<value>[^']*)'?", "cli-value"),
    (r"argument (?P<what>[^:]+): ignored explicit argument '?(?P<value>[^']*)'?", "cli-value"),
    (r"ambiguous option: (?P<what>\S+) .*", "cli-unrecognized"),
)


class Parser(ArgumentParser):
    """Help and errors come from the catalogues."""

    def __init__(self, speaker: Speaker, **settings: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=_formatter(speaker), **settings)
        self.speaker = speaker
        self._positionals.title = speaker.text("cli-positionals")
        self._optionals.title = speaker.text("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=speaker.text("cli-help-help"))
        self.option("--lang", "cli-help-lang", metavar="en|ru|hu")

    def option(self, *names: str, **settings: Any) -> None:
        """An argument by its names, the last of which is the message of its help."""
        *flags, help_key = names
        self.add_argument(*flags, help=self.speaker.text(help_key), **settings)

    def game(self) -> None:
        """The game a command is about."""
        self.option("game", "cli-help-game", metavar="GAME")

    def record(self) -> None:
        """A record, and its game where the house does not know it."""
        self.option("file", "cli-help-file", metavar="FILE")
        self.option("--game", "cli-help-record-game", metavar="MODULE:GAME")

    def table(self) -> None:
        """How the table is set up."""
        self.option("--players", "cli-help-players", type=int, metavar="N")
        self.option("--preset", "cli-help-preset", metavar="NAME")
        self.option("--option", "cli-help-option", action="append", metavar="NAME=VALUE")
        self.option("--components", "cli-help-components", metavar="FILE")

    def games(self, default: int) -> None:
        """How many games, from which seed."""
        self.option("--games", "cli-help-games", type=int, default=default, metavar="K")
        self.option("--seed", "cli-help-seed", type=int, default=1, metavar="S")

    def json(self) -> None:
        """Output for programs."""
        self.option("--json", "cli-help-json", action="store_true")

    def error(self, message: str) -> NoReturn:
        """One sentence and where to look."""
        for pattern, key in _ERRORS:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                raise Refusal(key, **{"value": "", "known": "", "command": self.prog, **found.groupdict()})
        raise Refusal("cli-other", command=self.prog, detail=message)


def _formatter(speaker: Speaker) -> type[HelpFormatter]:
    class Translated(HelpFormatter):
        """Help with our word for "usage"."""

        def add_usage(
            self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
        ) -> None:
            super().add_usage(usage, actions, groups, prefix or speaker.text("cli-usage") + " ")

    return Translated
