"""`terem` alone: a short menu that leads into a game."""

from __future__ import annotations

from argparse import Namespace

from terem.commands import kept, play
from terem.commands.common import Context
from terem.games import registry
from terem.kernel.phrase import Refusal


def run(_arguments: Namespace, context: Context) -> int:
    """Asks what to play and with whom."""
    text = context.speaker.text
    context.console.print(text("menu-welcome"), style="bold bright_cyan")
    entries = _entries(context)
    while True:
        for number, (line, _) in enumerate(entries, start=1):
            context.console.print(f"{number:>3}  {line}", markup=False, highlight=False)
        answer = context.ask(text("menu-ask") + " ").strip().lower()
        if answer in ("q", "й", ""):
            return 0
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return play.run(entries[int(answer) - 1][1], context)
        context.say("menu-unknown", most=len(entries))


def _entries(context: Context) -> list[tuple[str, Namespace]]:
    """Unfinished games first, then new ones: alone with bots, or together."""
    text = context.speaker.text
    entries = []
    for game in registry():
        try:
            record = kept.load(game)
        except Refusal:
            record = None  # play says what is wrong with the file when a game is chosen
        if record:
            going_on = _arguments(game.name, 0, 0, resume=str(kept.file_of(game)))
            entries.append((text("menu-resume", kept=kept.describe(game, record, context)), going_on))
        for players in game.players:
            for people, key in ((1, "menu-alone"), (players, "menu-together")):
                line = text(key, game=text("game-name", game=game.name), players=players, rivals=players - 1)
                entries.append((line, _arguments(game.name, players, people)))
    return entries


def _arguments(game: str, players: int, people: int, resume: str | None = None) -> Namespace:
    bots = ",".join(["greedy"] * (players - people)) or "none"
    return Namespace(
        game=game,
        players=players,
        bots=bots,
        names="",
        option=None,
        components=None,
        seed=None,
        resume=resume,
        new=resume is None,
        record=None,
    )
