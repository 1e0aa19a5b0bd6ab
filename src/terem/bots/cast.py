"""What a folder of bots brings for its game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from terem.bots.advice import Advice
from terem.bots.bot import Bot, Situation

Evaluation = Callable[[Any, int], float]
"""What a position is worth to a seat."""


class Cast(NamedTuple):
    """The computer players of one game. A game without any is played, and advised on, by those who play everything."""

    bots: Mapping[str, Bot] = MappingProxyType({})
    """By name, those that play this game only."""
    offered: tuple[str, ...] = ("random", "greedy")
    """What a person chooses from, the weakest first; the others are for those who know their names."""
    usual: str = "greedy"
    """Who sits down when nobody else is named: somebody for an evening with people."""
    evaluate: Evaluation | None = None
    """For whoever looks one action ahead; None: nothing is known before the end."""
    greedy: Bot | None = None
    """Who looks one action ahead where that is more than one action of one seat."""
    advise: Callable[[Situation], list[Advice]] | None = None
    """The coach; None: one action ahead."""
    advises_beside: bool = False
    """Whether the coach has something to say of what may be done beside a question that has one answer."""
    coach_remembers: bool = False
    """Whether the coach makes something of `Situation.earlier`, as a bot that `remembers` does."""
