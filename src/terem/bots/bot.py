"""What a computer player is handed, and what it answers."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, Protocol, runtime_checkable

from terem.kernel.phrase import Phrase
from terem.kernel.registry import AnyGame

Deed = tuple[int, int]
"""A seat and the code of what it did."""


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
    earlier: tuple[Any, ...] = ()
    """What the seat knew each time it was asked together with others, oldest first; only for who remembers."""
    since: tuple[Deed, ...] | None = None
    """What everybody did since this seat last answered, its own answer first; None before its first answer, in a game
    that is not open, and where nobody has followed the table."""


class Answer(NamedTuple):
    """What a bot does, and why."""

    code: int
    reason: Phrase | None = None
    aside: int | None = None
    """Something done beside the question first: pointing at what it is after."""


class Bot(Protocol):
    """Chooses for a seat from what that seat knows. One bot plays at all tables, so it keeps nothing of any.

    A bot that makes something of what came before may be a `Rememberer`, or a `Sitter`, or both.
    """

    def choose(self, situation: Situation) -> Answer:
        """A legal answer within the budget."""


@runtime_checkable
class Rememberer(Protocol):
    """A bot that may want `Situation.earlier`."""

    @property
    def remembers(self) -> bool:
        """Whether it does."""


@runtime_checkable
class Sitter(Protocol):
    """A bot that has something to keep from turn to turn."""

    def at_table(self) -> Bot:
        """A player for one seat of one table, who is asked about nothing else."""


UNLIMITED = Budget()


class Memory:
    """The positions in which several were asked at once: what they did there in secret comes to light only later."""

    def __init__(self, game: AnyGame, states: Iterable[Any] = ()) -> None:
        self._game = game
        self._asked: int | None = None
        self._known: dict[int, list[Any]] = {}
        self.states: list[Any] = []
        for state in states:
            self.see(state)

    def see(self, state: Any) -> None:
        """Notes a position; of those in which the same is asked the first."""
        if len(self._game.asked(state)) > 1:
            question = self._game.prompt(state).id
            if question != self._asked:
                self._asked = question
                self.states.append(state.copy())

    def of(self, seat: int) -> tuple[Any, ...]:
        """What a seat knew then."""
        known = self._known.setdefault(seat, [])
        known += [self._game.knowledge(state, seat) for state in self.states[len(known) :]]
        return tuple(known)


class Past:
    """What was done at one table; a seat is told it from its own last answer on, where nothing is done in secret."""

    def __init__(self, game: AnyGame) -> None:
        self._open = game.open
        self._done: list[Deed] = []
        self._answered: dict[int, int] = {}

    def note(self, seat: int, code: int) -> None:
        """Somebody did something."""
        self._answered[seat] = len(self._done)
        self._done.append((seat, code))

    def since(self, seat: int) -> tuple[Deed, ...] | None:
        """What a seat is told; nothing before its first answer."""
        answered = self._answered.get(seat)
        return tuple(self._done[answered:]) if self._open and answered is not None else None


def remembers(player: Bot) -> bool:
    """Whether a bot makes something of what it knew before."""
    return isinstance(player, Rememberer) and player.remembers


def seated(player: Bot) -> Bot:
    """Who plays for a bot at one seat of one table: the bot itself, if it keeps nothing."""
    return player.at_table() if isinstance(player, Sitter) else player


def situation(
    game: AnyGame,
    board: Any,
    state: Any,
    seat: int,
    rng: Random,
    budget: Budget = UNLIMITED,
    earlier: tuple[Any, ...] = (),
    since: tuple[Deed, ...] | None = None,
) -> Situation:
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
        earlier,
        since,
    )


def decide(
    player: Bot,
    game: AnyGame,
    board: Any,
    state: Any,
    seat: int,
    rng: Random,
    budget: Budget = UNLIMITED,
    memory: Memory | None = None,
    since: tuple[Deed, ...] | None = None,
) -> list[int]:
    """What a bot does for a seat that is asked, as codes: an aside if it has one, then its answer."""
    earlier = memory.of(seat) if memory is not None and remembers(player) else ()
    answer = player.choose(situation(game, board, state, seat, rng, budget, earlier, since))
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


def collect_rarely() -> None:
    """For a process that does nothing but think: positions are let go as they are counted down to nothing.

    Looking among all of them for rings again and again took a quarter of the time.
    """
    gc.freeze()
    gc.set_threshold(100_000, 20, 50)
