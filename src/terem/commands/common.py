"""What several commands need."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from rich.console import Console

from terem.bots import Bot
from terem.files import read_file
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.kernel.record import Record, from_bytes
from terem.kernel.registry import AnyGame
from terem.messages import Speaker
from terem.reference import find_bot, find_game


class Context(NamedTuple):
    """How a command speaks and is answered."""

    speaker: Speaker
    console: Console
    notes: Console
    """Progress and asides, away from the output proper."""
    ask: Callable[[str], str]

    def at(self, game: AnyGame) -> Context:
        """The same at a table of a game, whose words it may bring along."""
        return self._replace(speaker=self.speaker.reading(game.locales))

    def say(self, key: str, **arguments: Any) -> None:
        """Prints a message."""
        self.console.print(self.speaker.text(key, **arguments), markup=False, highlight=False, soft_wrap=True)

    def json(self, data: Any) -> None:
        """Prints data for programs."""
        self.console.file.write(msgspec.json.encode(data, order="deterministic").decode() + "\n")


def configure(game: AnyGame, players: int, arguments: Namespace) -> Config:
    """The configuration the command line asks for."""
    return game.config(players, chosen_options(game, arguments), printed_things(game, arguments))


def printed_things(game: AnyGame, arguments: Namespace) -> Mapping[str, Any] | None:
    """The components of the file asked for, None for our own."""
    return game.components(Path(arguments.components)) if arguments.components else None


def chosen_options(game: AnyGame, arguments: Namespace) -> dict[str, Any]:
    """The preset asked for, changed by the single options."""
    options: dict[str, Any] = {}
    if arguments.preset is not None:
        if arguments.preset not in game.presets:
            raise Refusal("refuse-unknown-preset", preset=arguments.preset, known=", ".join(game.presets) or "–")
        options |= game.presets[arguments.preset]
    return options | parse_options(game, arguments.option or [])


def parse_options(game: AnyGame, texts: list[str]) -> dict[str, Any]:
    """`name=value` pairs as option values."""
    found: dict[str, Any] = {}
    for text in texts:
        name, separator, value = text.partition("=")
        if not separator:
            raise Refusal("refuse-option-shape", option=text)
        known = next((option for option in game.options if option.name == name), None)
        choices = {str(choice).lower(): choice for choice in known.choices} if known else {}
        found[name] = choices.get(value.lower(), value)
    return found


def parse_bots(game: AnyGame, names: str, count: int) -> list[Bot]:
    """`count` bots by name; a shorter list is gone through again."""
    chosen = [find_bot(name.strip(), game) for name in names.split(",")]
    return [chosen[place % len(chosen)] for place in range(count)]


def load_record(arguments: Namespace) -> tuple[AnyGame, Record]:
    """A record file and the game it was played with: of the house, or the one named."""
    record = from_bytes(read_file(Path(arguments.file)))
    game = find_game(arguments.game or record.header.game)
    if game.name != record.header.game:
        raise Refusal("refuse-other-game", file=arguments.file, game=record.header.game)
    return game, record


def seat_argument(text: str, players: int) -> int | None:
    """A seat typed from 1, or "spectator"."""
    if text == "spectator":
        return None
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise Refusal("refuse-seat", given=text, players=players)
    return int(text) - 1
