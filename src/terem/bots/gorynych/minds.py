"""What all heads have in common: what they believe of everybody, and what they plan with those of one mind.

Both follow from what the whole table saw, so whoever asks, the answer is the same, and is kept for the others.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import pairwise
from typing import Any

from terem.bots.gorynych import habits
from terem.bots.gorynych.chorus import KEPT, NONE, Chorus, falling, fingerprint
from terem.bots.gorynych.company import Company
from terem.bots.gorynych.habits import ANY, CHORUS, KINDS, NEAR, OURS, SHORT, Belief, Round
from terem.bots.gorynych.moves import Move
from terem.bots.gorynych.partners import Stubborn
from terem.bots.gorynych.planner import FREE, SKIPS, Node, trace, value_of
from terem.bots.gorynych.worth import LOSS, Judge, Weights
from terem.games.gorynych.board import DESTROYED, NOBODY
from terem.games.gorynych.effects import steps_left
from terem.games.gorynych.state import PERCH, PLACE, SIGNAL, State
from terem.kept import Kept

ROUNDS = 4096
"""Rounds of whatever games of which it is kept what was learnt before them: only the last one is to be learnt anew."""
PATIENCE = 1.0
"""What following the pointing may cost, in the judge's points: far less than a knight."""

Kinds = tuple[int, ...]
"""What mind each seat is taken for."""


class Minds:
    """Who is of which mind, and what those of ours plan among them."""

    def __init__(self, width: int, leaves: int, weights: Weights | None, one_mind: Chorus | None) -> None:
        self.width = width
        self.leaves = leaves
        self.weights = weights or Weights()
        self.one_mind = one_mind or Chorus(width, leaves, weights)
        """What all would do if they were of one mind."""
        self.others: dict[int, Chorus] = {
            SHORT: Chorus(width=1, leaves=0, weights=self.weights, patience=15),
            NEAR: Stubborn(),
        }
        self._plans: Kept[Hashable, list[Move]] = Kept(KEPT)
        self._beliefs: Kept[Hashable, Belief] = Kept(ROUNDS)
        """By what was seen up to the opening of a round."""

    # --- who the others are ---

    def belief(self, state: State, earlier: Iterable[Any]) -> Belief:
        """What everybody at the table may believe of everybody, from the rounds so far."""
        if state.phase in (PLACE, PERCH):
            return habits.nobody_known(state.board.players)
        so_far = habits.rounds(state.board, earlier, state)
        belief = self._learnt(so_far)
        return belief if state.phase == SIGNAL else self._after_pointing(so_far[-1], belief)

    def _learnt(self, so_far: list[Round]) -> Belief:
        """What the rounds before the last one taught.

        However long the game and however little the time: a head that had looked back less far than the others would
        take partners for somebody else, and make another plan than they.
        """
        belief = habits.nobody_known(so_far[0].opening.board.players)
        seen: Hashable = (so_far[0].opening.board, fingerprint(so_far[0].opening))
        for before, after in pairwise(so_far):
            seen = (seen, before.pointed, fingerprint(after.opening))
            if seen not in self._beliefs:
                pointed = self._after_pointing(before, belief)
                did = habits.done(before.opening, after.opening)
                self._beliefs[seen] = habits.learn(pointed, before.opening, did, self._expected(before, pointed, did))
            belief = self._beliefs[seen]
        return belief

    def _after_pointing(self, now: Round, belief: Belief) -> Belief:
        """Whom the first player points at is what his plan burns."""
        opening, unpointed = now.opening, Round(now.opening, 0)
        expected = [
            self.points(kind, opening, self._as_planned(kind, unpointed, belief, NONE))
            for kind in (OURS, CHORUS, SHORT, NEAR)
        ]
        return habits.seen_pointing(belief, opening.first, now.pointed, expected)

    def points(self, kind: int, opening: State, moves: list[Move]) -> int:
        """Whom a mind with such a plan points at: those it burns; one of us always at somebody."""
        burnt = sum(1 << knight for knight in falling(opening, moves))
        return burnt or (1 << _leading(opening) if kind == OURS else 0)

    def _expected(self, then: Round, belief: Belief, did: list[frozenset[int]]) -> list[list[set[int]]]:
        """What each seat would have played with each mind: at first, or after it had seen the others skip."""
        players = then.opening.board.players
        gone = frozenset(seat for seat, acts in enumerate(did) if acts == {NOBODY})
        found: list[list[set[int]]] = [[set() for _ in range(KINDS)] for _ in range(players)]
        for kind in (OURS, CHORUS, SHORT, NEAR):
            for seat in range(players):
                for seen in {NONE, gone - {seat}}:
                    moves = self._as_planned(kind, then, belief, seen)
                    found[seat][kind] |= {move.card for move in moves if move.seat == seat}
        return found

    def _as_planned(self, kind: int, then: Round, belief: Belief, gone: frozenset[int]) -> list[Move]:
        """The plan of a mind."""
        if kind == OURS:
            return self.shared(then.opening, then.pointed, kinds_of(belief), gone)
        mind = self.others.get(kind)
        return mind.planned(then.opening, gone) if mind else self.one_mind.planned(then.opening, gone)

    # --- the plan ---

    def shared(self, opening: State, pointed: int, kinds: Kinds, gone: frozenset[int]) -> list[Move]:
        """The plan for those of our mind among the others; made anew where somebody skips against it."""
        moves = self._adapted(opening, pointed, kinds, NONE)
        if any(move.seat in gone and move.card != NOBODY for move in moves):
            moves = self._adapted(opening, pointed, kinds, gone)
        return moves

    def _adapted(self, opening: State, pointed: int, kinds: Kinds, gone: frozenset[int]) -> list[Move]:
        wanted = pointed if kinds[opening.first] == OURS else 0  # of others it is known what they are after
        if wanted and wanted == self.points(OURS, opening, self._adapted(opening, 0, kinds, NONE)):
            wanted = 0  # one of us says nothing by it but that he is after the same
        together = self.one_mind.planned(opening, gone)
        if not wanted and all(kind in (OURS, CHORUS) for kind in kinds):
            return together
        key = (opening.board, fingerprint(opening), wanted, kinds, gone)
        if key not in self._plans:
            self._plans[key] = self._among(opening, wanted, kinds, gone, together)
        return self._plans[key]

    def _among(
        self, opening: State, wanted: int, kinds: Kinds, gone: frozenset[int], together: list[Move]
    ) -> list[Move]:
        """A plan with the others' cards as foreseen; of those as good, the one that burns whom somebody pointed at."""
        cards = self._foreseen(opening, kinds, gone, together)
        company = self.company(opening, kinds, self.width, self.leaves)
        ends = company.search(opening, cards, self.width)
        if not ends:
            return together
        if wanted:
            value = value_of(ends[0])
            near = [end for end in ends if value_of(end) > max(value - PATIENCE, LOSS / 2)]
            best = max((_burnt(end, wanted) for end in near), default=0)
            if best:
                ends = [end for end in near if _burnt(end, wanted) == best]
        return trace(company.foremost(ends))

    def _foreseen(self, opening: State, kinds: Kinds, gone: frozenset[int], together: list[Move]) -> list[int]:
        """What seats of other minds lock; those of ours are free."""
        players = opening.board.players
        plans = {kind: by_seat(self.others[kind].planned(opening, gone), players) for kind in self.others}
        plans[CHORUS] = by_seat(together, players)
        cards = [plans[kind][seat] if kind in plans else FREE for seat, kind in enumerate(kinds)]
        for seat in gone:
            cards[seat] = SKIPS
        return cards

    def company(self, state: State, kinds: Kinds, width: int, leaves: int) -> Company:
        """The company of a table."""
        minds = {kind: mind.planner(state) for kind, mind in self.others.items() if kind in kinds}
        others = {seat: minds[kind] for seat, kind in enumerate(kinds) if kind in minds}
        return Company(Judge(state.board, self.weights), width, leaves, others)


def kinds_of(belief: Belief) -> Kinds:
    """What mind each seat is taken for; of whom there is no saying is hoped to be one of us."""
    kinds = [habits.likeliest(weights) for weights in belief]
    return tuple(OURS if kind == ANY else kind for kind in kinds)


def _leading(state: State) -> int:
    """The knight that is nearest to the terem."""
    living = [knight for knight, place in enumerate(state.knights) if place >= 0]
    return min(living, key=lambda knight: steps_left(state, knight))


def by_seat(moves: list[Move], players: int) -> list[int]:
    """The cards of a plan; a seat it does not name is free."""
    cards = [FREE] * players
    for move in moves:
        cards[move.seat] = SKIPS if move.card == NOBODY else move.card
    return cards


def _burnt(end: Node, wanted: int) -> int:
    return sum(wanted >> knight & 1 for knight, place in enumerate(end.state.knights) if place == DESTROYED)
