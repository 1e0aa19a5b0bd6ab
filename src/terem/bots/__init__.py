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
from terem.bots.gorynych import Chorus, Head, Slipper, Stubborn
from terem.bots.greedy import Greedy
from terem.bots.searcher import Searcher
from terem.bots.turns import turns
from terem.bots.uniform import Uniform
from terem.bots.winter_queen.levels import ADEPT, MASTER, NOVICE
from terem.bots.winter_tales import Bard
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

_CHORUS = Chorus()

BOTS: Mapping[str, Bot] = {
    "random": Uniform(),
    "greedy": Greedy(),
    "search": Searcher(),
    "novice": NOVICE,
    "adept": ADEPT,
    "master": MASTER,
    "chorus": _CHORUS,
    "head": Head(one_mind=_CHORUS),
    "slipper": Slipper(_CHORUS),
    "stubborn": Stubborn(),
    "bard": Bard(),
}

AT_HOME: Mapping[str, str] = {
    "novice": "winter-queen",
    "adept": "winter-queen",
    "master": "winter-queen",
    "chorus": "gorynych",
    "head": "gorynych",
    "slipper": "gorynych",
    "stubborn": "gorynych",
    "bard": "winter-tales",
}
"""Bots that play one game only."""

OFFERED: Mapping[str, tuple[str, ...]] = {
    "winter-queen": ("random", "novice", "adept", "master"),
    "gorynych": ("random", "greedy", "head", "chorus"),
    "winter-tales": ("random", "greedy", "bard"),
}
"""What a person chooses from, the weakest first; the others are for those who know their names."""

USUAL: Mapping[str, str] = {"winter-queen": "adept", "gorynych": "head", "winter-tales": "bard"}
"""Who sits down when nobody else is named: somebody for an evening with people."""


def usual_bot(game: AnyGame) -> str:
    """The name of the bot that sits at a table when nobody else is named."""
    return USUAL.get(game.name, "greedy")


def offered_bots(game: AnyGame) -> tuple[str, ...]:
    """The bots a lobby offers."""
    return OFFERED.get(game.name, ("random", "greedy"))


def bot(name: str, game: AnyGame | None = None) -> Bot:
    """The bot of that name; refuses one that does not play the game."""
    if name not in BOTS:
        raise Refusal("refuse-unknown-bot", bot=name, known=", ".join(BOTS))
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
    "collect_rarely",
    "decide",
    "offered_bots",
    "remembers",
    "seated",
    "situation",
    "turns",
    "usual_bot",
]
