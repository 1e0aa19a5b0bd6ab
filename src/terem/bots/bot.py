"""What a computer player is handed, and what it answers."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol

from terem.kernel.phrase import Phrase
from terem.kernel.registry import AnyGame


class Budget(NamedTuple):
    """How much a bot may think: so long, or so many simulations, whichever is over first.

    Without seconds the answer follows from the situation and the generator alone: same seed, same choice.
    """

    seconds: float | None = None
    simulations: int | None = None


class Situation(NamedTuple):
    """Everything a bot is told: a seat's knowledge and what it may do, without any way to the state."""

    game: AnyGame
    board: Any
    knowledge: Any
    seat: int
    legal: tuple[int, ...]
    """The codes of the answers."""
    beside: tuple[int, ...]
    """Codes of what may be done beside the question; where there are too many of them, examples."""
    budget: Budget
    rng: Random


class Answer(NamedTuple):
    """What a bot does, and why."""

    code: int
    reason: Phrase | None = None
    aside: int | None = None
    """Something done beside the question first: pointing at what it is after."""


class Bot(Protocol):
    """Chooses for a seat from what that seat knows."""

    def choose(self, situation: Situation) -> Answer:
        """A legal answer within the budget."""


UNLIMITED = Budget()


def situation(game: AnyGame, board: Any, state: Any, seat: int, rng: Random, budget: Budget = UNLIMITED) -> Situation:
    """What a bot is told at a seat that is asked."""
    return Situation(
        game,
        board,
        game.knowledge(state, seat),
        seat,
        tuple(game.legal(state, seat)),
        tuple(game.interject(state, seat)),
        budget,
        rng,
    )


def decide(
    player: Bot, game: AnyGame, board: Any, state: Any, seat: int, rng: Random, budget: Budget = UNLIMITED
) -> list[int]:
    """What a bot does for a seat that is asked, as codes: an aside if it has one, then its answer."""
    answer = player.choose(situation(game, board, state, seat, rng, budget))
    return [answer.code] if answer.aside is None else [answer.aside, answer.code]


class Watch:
    """Says when a budget is spent."""

    def __init__(self, budget: Budget, usual: int) -> None:
        self._until = None if budget.seconds is None else perf_counter() + budget.seconds
        limit = budget.simulations
        self._left = (usual if self._until is None else None) if limit is None else limit

    def go_on(self) -> bool:
        """Counts one more simulation; whether there is time for it."""
        if self._left is not None:
            if self._left <= 0:
                return False
            self._left -= 1
        return self._until is None or perf_counter() < self._until
