"""`terem` alone: a short menu that leads into a game."""

from __future__ import annotations

from argparse import Namespace

from terem.commands import play
from terem.commands.common import Context
from terem.games import registry


def run(_arguments: Namespace, context: Context) -> int:
    """Asks what to play and with whom."""
    text = context.speaker.text
    context.console.print(text("menu-welcome"), style="bold bright_cyan")
    ways = [(game, players, people) for game in registry() for players in game.players for people in (1, players)]
    while True:
        for number, (game, players, people) in enumerate(ways, start=1):
            key = "menu-alone" if people == 1 else "menu-together"
            line = text(key, game=text("game-name", game=game.name), players=players, rivals=players - 1)
            context.console.print(f"{number:>3}  {line}", markup=False, highlight=False)
        answer = context.ask(text("menu-ask") + " ").strip().lower()
        if answer in ("q", ""):
            return 0
        if answer.isdigit() and 1 <= int(answer) <= len(ways):
            game, players, people = ways[int(answer) - 1]
            return play.run(_play_arguments(game.name, players, people), context)
        context.say("menu-unknown", most=len(ways))


def _play_arguments(game: str, players: int, people: int) -> Namespace:
    bots = ",".join(["greedy"] * (players - people)) or "none"
    return Namespace(
        game=game,
        players=players,
        bots=bots,
        option=None,
        components=None,
        seed=None,
        resume=None,
        new=False,
        record=None,
    )
