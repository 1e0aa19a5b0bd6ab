"""Computer players. A bot is handed a seat's knowledge and nothing else, and answers with an action code."""

from __future__ import annotations

from collections.abc import Mapping

from terem.bots.bot import Answer, Bot, Budget, Situation, decide, situation
from terem.bots.gorynych import Chorus
from terem.bots.greedy import Greedy
from terem.bots.uniform import Uniform
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame

BOTS: Mapping[str, Bot] = {"random": Uniform(), "greedy": Greedy(), "chorus": Chorus()}


USUAL: Mapping[str, str] = {"gorynych": "chorus"}
"""Heads of one dragon had better be of one mind."""


def usual_bot(game: AnyGame) -> str:
    """The name of the bot that sits at a table when nobody else is named."""
    return USUAL.get(game.name, "greedy")


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise Refusal("refuse-unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Answer", "Bot", "Budget", "Situation", "bot", "decide", "situation", "usual_bot"]
