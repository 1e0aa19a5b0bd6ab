"""What partners have shown of themselves: which cards they locked in earlier rounds, and what mind that speaks for.

Everything here follows from what the whole table saw, so all heads of a table believe the same about everybody, and
what they plan with these beliefs is still one plan.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from terem.bots.gorynych.chorus import bare, opened
from terem.games.gorynych.board import ARROW, CARDS, MANOEUVRE, NOBODY, Board
from terem.games.gorynych.state import CHOOSE, SIGNAL, TALK, State, load
from terem.games.gorynych.view import Knowledge

OURS, CHORUS, SHORT, NEAR, ANY = range(5)
"""Minds: one of us; the joint plan whatever the others are; what looks best for now; the nearest knight; no saying."""
KINDS = 5

PRIOR = (0.5, 0.15, 0.2, 0.1, 0.05)
FAITH = 0.9
"""How surely a mind plays what is expected of it: people slip, and a good partner may avoid a danger."""
POINTS = (0.7, 0.1)
"""How likely a mind points as it is expected to, and how likely at just those it is not: people point as they like."""
DOUBT = 0.002
"""No mind is ever ruled out: somebody else may have sat down."""

Belief = tuple[tuple[float, ...], ...]
"""For each seat how likely each mind is."""


class Round(NamedTuple):
    """A round as it began for everybody."""

    opening: State
    pointed: int


def rounds(board: Board, earlier: Iterable[Any], state: State) -> list[Round]:
    """The rounds up to this one, the oldest first; later ones, taken back since, are forgotten."""
    found: dict[int, Round] = {}
    for known in earlier:
        if isinstance(known, Knowledge) and known.position["phase"] == CHOOSE:
            then = load(board, dict(known.position))
            if then.rounds < state.rounds:
                found[then.rounds] = Round(opened(then), then.pointed)
    begins = bare(state) if state.phase in (SIGNAL, TALK) else opened(state)
    return [*(found[number] for number in sorted(found)), Round(begins, state.pointed)]


# --- what was done ---


def done(before: State, after: State) -> list[frozenset[int]]:
    """What each seat may have done between two openings: cards, NOBODY for a skip; empty where nothing explains it."""
    if after.rounds != before.rounds + 1:
        return [frozenset()] * before.board.players
    most = before.board.players if ARROW in before.tiles else 0
    found: list[set[int]] = [set() for _ in before.hands]
    for discards in range(most + 1):
        sets = [_explained(before, after, seat, discards) for seat in range(before.board.players)]
        if all(sets) and sum(MANOEUVRE in one for one in sets) >= discards:
            for seat, one in enumerate(sets):
                found[seat] |= one
    return [frozenset(one) for one in found]


def _explained(before: State, after: State, seat: int, discards: int) -> set[int]:
    """What a seat may have done if there were so many Discards."""
    return {act for act in options(before, seat) if _leads(before, after, seat, act, discards)}


def options(state: State, seat: int) -> list[int]:
    """What a seat may do: any card of its hand, or skip."""
    return [NOBODY, *(card for card in range(CARDS) if state.hands[seat] >> card & 1)]


def _leads(before: State, after: State, seat: int, act: int, discards: int) -> bool:
    """Whether the cards of a seat may lie as they do after it did something and gave so many cards away."""
    hand, row = before.hands[seat], before.rows[seat]
    hand, row = (hand | row, 0) if act == NOBODY else (hand & ~(1 << act), row | 1 << act)
    lost = (hand | row) & ~(after.hands[seat] | after.rows[seat])  # Irrevocable loss takes its price from its owner
    if lost and act != MANOEUVRE:
        return False
    hand, row = hand & ~lost, row & ~lost
    given = min(discards, hand.bit_count())
    if given == hand.bit_count():
        return after.rows[seat] == 0 and after.hands[seat] == hand | row
    more = after.rows[seat] & ~row
    return row & ~after.rows[seat] == 0 and more & ~hand == 0 and more.bit_count() == given


# --- what it speaks for ---


def nobody_known(players: int) -> Belief:
    """What is believed of strangers."""
    return (PRIOR,) * players


def learn(
    belief: Belief,
    before: State,
    did: Sequence[frozenset[int]],
    expected: Sequence[Sequence[Collection[int]]],
) -> Belief:
    """The belief after a round; `expected` says by seat and mind what would have been played."""
    return tuple(
        _learnt(weights, options(before, seat), did[seat], expected[seat]) for seat, weights in enumerate(belief)
    )


def seen_pointing(belief: Belief, first: int, pointed: int, expected: Sequence[int]) -> Belief:
    """The belief after the first player has pointed; `expected` says by mind at which knights."""
    weights = belief[first]
    right, wrong = POINTS
    likely = [*(right if wanted == pointed else wrong for wanted in expected), wrong]
    return (*belief[:first], _weighed(weights, likely), *belief[first + 1 :])


def _learnt(
    weights: tuple[float, ...], may: list[int], did: frozenset[int], expected: Sequence[Collection[int]]
) -> tuple[float, ...]:
    if not did or len(may) < 2:
        return weights
    return _weighed(weights, [sum(chance(may, cards, act) for act in did) for cards in expected])


def _weighed(weights: tuple[float, ...], likely: Sequence[float]) -> tuple[float, ...]:
    """The weights after something that each mind does so likely."""
    found = [weight * one for weight, one in zip(weights, likely, strict=True)]
    total = sum(found)
    return tuple(DOUBT + (1 - KINDS * DOUBT) * one / total for one in found)


def chance(may: list[int], expected: Collection[int], act: int) -> float:
    """How likely something is done by a mind of which this is expected; where nothing is, everything is as likely."""
    if not expected or len(expected) == len(may):
        return 1 / len(may)
    if act in expected:
        return FAITH / len(expected)
    return (1 - FAITH) / (len(may) - len(expected))


def likeliest(weights: Sequence[float]) -> int:
    """The mind a seat is taken for."""
    return max(range(KINDS), key=lambda kind: weights[kind])
