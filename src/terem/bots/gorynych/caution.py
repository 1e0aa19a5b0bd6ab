"""What a choice risks: tried against several guesses of what the others have locked.

A plan is only as good as its partners. Whoever sees that the planned card, or decision, may well burn the terem or
leave the field where another would not, takes the other one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from math import prod
from typing import NamedTuple

from terem.bots.gorynych import habits
from terem.bots.gorynych.habits import KINDS
from terem.bots.gorynych.planner import FREE, SKIPS, Node, value_of
from terem.bots.gorynych.worth import LOSS
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.state import RESOLVE, State

GUESSED = 3  # positions kept when a choice is tried against a guess
GUESSES = 12
LIKELY = 3  # cards of a partner that are thought of
GAMBLE = 0.25
"""How much likelier than the safest choice one may lose the game in this round; what risks more is a gamble.

Strangers do less of what was planned than guessed here for their first rounds: with 0.05 a team of heads fell apart (it
won 88 % as often as one mind in the advanced game), with 0.25 it wins as often as without any caution.
"""

Guess = tuple[float, list[int]]
"""How likely, and the card of each seat (SKIPS, or FREE where nothing is known)."""
Plans = Mapping[int, list[int]]
"""By mind, what it thinks each seat locks."""
Ends = Callable[[list[int]], list[Node]]
"""The best ends of the round, where everybody has locked these cards."""


class Prospect(NamedTuple):
    """What may come of a choice."""

    risk: float
    """How likely the game is lost in this round."""
    hope: float
    """What the round is worth where it is not, times how likely that is."""
    doom: float = 0.0
    """How likely it is not lost in this round, but by the card that begins the next one."""

    @property
    def worth(self) -> float:
        """Both in one, in the judge's points."""
        return self.hope + self.risk * LOSS / 10


def prospect(ends: Ends, guesses: Iterable[Guess]) -> Prospect:
    """What may come of a choice, over the guesses."""
    risk = hope = doom = 0.0
    for weight, cards in guesses:
        found = ends(cards)
        value = value_of(found[0]) if found else LOSS
        if value <= LOSS / 2:
            risk += weight
        else:
            hope += weight * value
            doom += weight * _arrival(found[0])
    return Prospect(risk, hope, doom)


def _arrival(end: Node) -> float:
    """The chance that the next knights' card ends the game."""
    judge, state = end.ways.judge, end.state
    return judge.arrival(state, judge.lefts(state))


def gambles_among(found: Mapping[int, Prospect]) -> frozenset[int]:
    """The choices that risk much more than the safest one."""
    least = min(prospect.risk for prospect in found.values())
    return frozenset(code for code, prospect in found.items() if prospect.risk > least + GAMBLE)


def prudent(planned: int, options: Iterable[int], look: Callable[[int], Prospect]) -> int:
    """The planned choice; where that is a gamble, the best of those that are none."""
    if look(planned).risk <= GAMBLE:
        return planned
    found = {option: look(option) for option in {planned, *options}}
    gambles = gambles_among(found)
    if planned not in gambles:
        return planned
    return max((option for option in sorted(found) if option not in gambles), key=lambda option: found[option].worth)


def guesses(
    opening: State, now: State, seat: int, belief: habits.Belief, plans: Plans, gone: frozenset[int]
) -> list[Guess]:
    """What the others may have locked, as far as a seat can tell: the likeliest few, each with its weight.

    Once cards come to light there is nothing to guess of those that lie open, and what lies face down is still held.
    """
    likely: list[list[tuple[int, float]]] = []
    for other in range(opening.board.players):
        if other in gone:
            likely.append([(SKIPS, 1.0)])
        elif other == seat or (now.phase == RESOLVE and now.locked[other] == NOBODY):
            likely.append([(FREE, 1.0)])
        else:
            held = now.hands[other] if now.phase == RESOLVE else None
            planned = {kind: plan[other] for kind, plan in plans.items()}
            likely.append(_likely(opening, other, belief[other], planned, held) or [(FREE, 1.0)])
    found = [(prod(chance for _, chance in one), [card for card, _ in one]) for one in product(*likely)]
    found.sort(key=lambda guess: -guess[0])
    total = sum(weight for weight, _ in found[:GUESSES])
    return [(weight / total, cards) for weight, cards in found[:GUESSES]]


def _likely(
    opening: State, seat: int, weights: tuple[float, ...], planned: Mapping[int, int], held: int | None
) -> list[tuple[int, float]]:
    """The likeliest cards of a seat, each with its chance; only cards it holds where it has locked one of them."""
    may = habits.options(opening, seat)
    expected = [
        [NOBODY if planned[kind] == SKIPS else planned[kind]] if kind in planned else [] for kind in range(KINDS)
    ]
    chances: dict[int, float] = {}
    for act in may:
        if held is not None and (act == NOBODY or not held >> act & 1):
            continue
        card = SKIPS if act == NOBODY else act
        chances[card] = sum(
            weight * habits.chance(may, cards, act) for weight, cards in zip(weights, expected, strict=True)
        )
    return sorted(chances.items(), key=lambda one: -one[1])[:LIKELY]
