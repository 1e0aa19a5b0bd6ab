"""Computer players. A bot is handed a seat's knowledge and nothing else, and answers with an action code."""

from __future__ import annotations

from collections.abc import Mapping

from terem.bots.bot import Bot, decide
from terem.bots.gorynych import Chorus
from terem.bots.greedy import Greedy
from terem.bots.uniform import Uniform
from terem.kernel.phrase import Refusal

BOTS: Mapping[str, Bot] = {"random": Uniform(), "greedy": Greedy(), "chorus": Chorus()}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise Refusal("refuse-unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "bot", "decide"]
