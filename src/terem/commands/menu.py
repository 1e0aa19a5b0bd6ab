"""`terem menu`: a few short questions that lead into a game in the terminal."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, NamedTuple

from terem.bots import usual_bot
from terem.commands import kept, play
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.games import registry
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame


class Entry(NamedTuple):
    """A line of a menu and what it stands for."""

    line: str
    value: Any


def arguments(_parser: Parser) -> None:
    """`terem menu` takes nothing: it asks."""


def run(_arguments: Namespace, context: Context) -> int:
    """Asks what to play, with whom, and which kind of game where there are several."""
    context.console.print(context.speaker.text("menu-welcome"), style="bold bright_cyan")
    chosen = _ask(_games(context), context)
    if chosen is None or isinstance(chosen, Namespace):
        return 0 if chosen is None else play.run(chosen, context)
    company = _ask(_company(chosen, context), context)
    if company is None:
        return 0
    preset = None
    if chosen.presets:
        preset = _ask(_presets(chosen, context), context)
        if preset is None:
            return 0
    players, people = company
    return play.run(_arguments_for(chosen, players, people, preset), context)


def _ask(entries: list[Entry], context: Context) -> Any:
    """The value of the entry somebody chooses; None to leave."""
    while True:
        for number, entry in enumerate(entries, start=1):
            context.console.print(f"{number:>3}  {entry.line}", markup=False, highlight=False)
        answer = context.ask(context.speaker.text("menu-ask") + " ").strip().lower()
        if answer in ("q", "й", ""):
            return None
        for number, entry in enumerate(entries, start=1):
            if answer == str(number):
                return entry.value
        context.say("menu-unknown", most=len(entries))


def _games(context: Context) -> list[Entry]:
    """Unfinished games first, then new ones."""
    text = context.speaker.text
    unfinished, fresh = [], []
    for game in registry():
        try:
            record = kept.load(game)
        except Refusal:
            record = None  # play says what is wrong with the file when a game is chosen
        if record:
            going_on = _arguments_for(game, 0, 0, None, resume=str(kept.file_of(game)))
            unfinished.append(Entry(text("menu-resume", kept=kept.describe(game, record, context)), going_on))
        name = text("game-name", game=game.name)
        fresh.append(Entry(text("menu-game", game=name, least=game.players.start, most=game.players.stop - 1), game))
    return [*unfinished, *fresh]


def _company(game: AnyGame, context: Context) -> list[Entry]:
    """Alone with bots, or together."""
    text = context.speaker.text
    alone = [Entry(text("menu-alone", others=players - 1), (players, 1)) for players in game.players]
    together = [Entry(text("menu-together", players=players), (players, players)) for players in game.players]
    return [*alone, *together]


def _presets(game: AnyGame, context: Context) -> list[Entry]:
    text = context.at(game).speaker.text
    return [Entry(f"{name}: {text(f'{game.name}-preset', preset=name)}", name) for name in game.presets]


def _arguments_for(
    game: AnyGame, players: int, people: int, preset: str | None, resume: str | None = None
) -> Namespace:
    bots = ",".join([usual_bot(game)] * (players - people)) or "none"
    return Namespace(
        game=game.name,
        players=players,
        bots=bots,
        names="",
        preset=preset,
        option=None,
        components=None,
        seed=None,
        resume=resume,
        new=resume is None,
        record=None,
        no_coach=False,
    )
