"""Computer players. A bot is handed a seat's knowledge and nothing else, and answers with an action code."""

from __future__ import annotations

from collections.abc import Mapping

from terem.bots.bot import (
    Answer,
    Bot,
    Budget,
    Memory,
    Past,
    Situation,
    collect_rarely,
    decide,
    remembers,
    seated,
    situation,
)
from terem.bots.casts import CASTS, cast_of
from terem.bots.greedy import Greedy
from terem.bots.searcher import Searcher
from terem.bots.turns import turns
from terem.bots.uniform import Uniform
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

BOTS: Mapping[str, Bot] = {
    "random": Uniform(),
    "greedy": Greedy(),
    "search": Searcher(),
    **{name: player for cast in CASTS.values() for name, player in cast.bots.items()},
}
"""The first three play everything."""

AT_HOME: Mapping[str, str] = {name: game for game, cast in CASTS.items() for name in cast.bots}
"""Bots that play one game only."""


def usual_bot(game: AnyGame) -> str:
    """The name of the bot that sits at a table when nobody else is named."""
    return cast_of(game).usual


def offered_bots(game: AnyGame) -> tuple[str, ...]:
    """The bots a lobby offers."""
    return cast_of(game).offered


def bot(name: str, game: AnyGame | None = None) -> Bot:
    """The bot of that name; refuses one that does not play the game."""
    if name not in BOTS:
        known = [one for one in BOTS if game is None or AT_HOME.get(one, game.name) == game.name]
        raise Refusal("refuse-unknown-bot", bot=name, known=", ".join(known))
    home = AT_HOME.get(name)
    if game is not None and home is not None and home != game.name:
        raise Refusal("refuse-bot-game", bot=name, game=game.name, known=home)
    return BOTS[name]


__all__ = [
    "AT_HOME",
    "BOTS",
    "Answer",
    "Bot",
    "Budget",
    "Memory",
    "Past",
    "Situation",
    "bot",
    "cast_of",
    "collect_rarely",
    "decide",
    "offered_bots",
    "remembers",
    "seated",
    "situation",
    "turns",
    "usual_bot",
]
