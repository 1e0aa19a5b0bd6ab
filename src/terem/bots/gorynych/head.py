"""A partner for anybody: learns who the others are, and plays its part of a plan that takes them as they are.

All but the locked cards is public, so what a partner does can be foreseen: one of the same mind plays the plan, one who
sees less far plays what looks best for now, anybody may slip. What everybody locked in earlier rounds tells who is who
(`habits`); whoever is of another mind is foreseen, the others are planned for together. A pointing first player is
understood: of the plans that promise about as much, the one that burns those pointed at is the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from copy import copy
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

from terem.bots.bot import UNLIMITED, Answer, Budget, Situation, Watch
from terem.bots.gorynych import habits
from terem.bots.gorynych.caution import GUESSED, Guess, Prospect, guesses, prospect, prudent
from terem.bots.gorynych.chorus import (
    KEPT,
    LEAVES,
    NONE,
    WIDTH,
    Chorus,
    bare,
    falling,
    fingerprint,
    opened,
    public,
    skips,
)
from terem.bots.gorynych.company import Company
from terem.bots.gorynych.habits import ANY, CHORUS, KINDS, NEAR, OURS, SHORT, Belief, Round
from terem.bots.gorynych.moves import Move, decided
from terem.bots.gorynych.partners import Stubborn
from terem.bots.gorynych.planner import FREE, SKIPS, Node, trace, value_of
from terem.bots.gorynych.worth import LOSS, Judge, Weights
from terem.games.gorynych.board import DESTROYED, NOBODY
from terem.games.gorynych.effects import steps_left
from terem.games.gorynych.state import CHOOSE, PERCH, PLACE, RESOLVE, SIGNAL, State
from terem.kept import Kept

ENDLESS = 1 << 30
PATIENCE = 1.0
"""What following the pointing may cost, in the judge's points: far less than a knight."""

Choices = tuple[list[int], Callable[[int], Prospect]]
"""Codes, and what may come of each."""
Kinds = tuple[int, ...]
"""What mind each seat is taken for."""


class Considered(NamedTuple):
    """A choice somebody might make."""

    code: int
    prospect: Prospect | None
    """What may come of it; None where nothing was compared."""
    burnt: int
    """How many knights burn by the plan it is a part of."""


class Head(Chorus):
    """Plays with anybody."""

    remembers = True

    def __init__(
        self,
        width: int = WIDTH,
        leaves: int = LEAVES,
        weights: Weights | None = None,
        one_mind: Chorus | None = None,
    ) -> None:
        super().__init__(width, leaves, weights)
        self.one_mind = one_mind or Chorus(width, leaves, weights)
        """What all would do if they were of one mind."""
        self.others: dict[int, Chorus] = {
            SHORT: Chorus(width=1, leaves=0, weights=self.weights, patience=15),
            NEAR: Stubborn(),
        }
        self._shared_plans: Kept[Hashable, list[Move]] = Kept(KEPT)
        self._beliefs: Kept[Hashable, Belief] = Kept(KEPT)
        self._belief: Belief = ()
        """What is believed at one table; nothing for the head that plays at all of them."""

    def choose(self, situation: Situation) -> Answer:
        """The seat's part of the plan, with the others taken for what they have shown."""
        return super(Head, self._at(situation)).choose(situation)

    def _at(self, situation: Situation) -> Head:
        """The same head at one table, with what may be believed there; what is remembered of plans is shared."""
        there = copy(self)
        there._belief = self.belief(public(situation), situation.earlier, situation.budget)
        return there

    def consider(self, situation: Situation) -> list[Considered]:
        """The own part of the plan first, then the other choices: what each is worth and risks."""
        state, seat, here = public(situation), situation.seat, self._at(situation)
        chosen = here._answer(state, seat)
        look = self._looks.get(state.phase)
        if look is None:
            return [Considered(chosen, None, 0)]
        options, prospects = look(here, state, seat)
        found = {code: prospects(code) for code in {chosen, *options}}
        burnt = len(falling(opened(state), here.plan(state)))
        order = sorted(found, key=lambda code: (code != chosen, -found[code].worth, code))
        return [Considered(code, found[code], burnt if code == chosen else 0) for code in order]

    # --- who the others are ---

    def belief(self, state: State, earlier: Iterable[Any], budget: Budget = UNLIMITED) -> Belief:
        """What everybody at the table may believe of everybody, from the rounds so far.

        Who has little time and finds a long game looks back as far as half of it goes, and farther the next time.
        """
        if state.phase in (PLACE, PERCH):
            return habits.nobody_known(state.board.players)
        watch = Watch(Budget(seconds=budget.seconds and budget.seconds / 2), ENDLESS)
        so_far = habits.rounds(state.board, earlier, state)
        key = (state.board, state.phase == SIGNAL, *((fingerprint(one.opening), one.pointed) for one in so_far))
        if key in self._beliefs:
            return self._beliefs[key]
        belief, all_of_it = self._learnt(so_far, state.phase != SIGNAL, watch)
        if all_of_it:
            self._beliefs[key] = belief
        return belief

    def _kinds(self, state: State) -> Kinds:
        """What the seats are taken for at present."""
        return kinds_of(self._belief or habits.nobody_known(state.board.players))

    def _learnt(self, so_far: list[Round], pointed: bool, watch: Watch) -> tuple[Belief, bool]:
        """What the rounds taught, of the last one the pointing, once it is done; and whether there was time for all."""
        belief = habits.nobody_known(so_far[-1].opening.board.players)
        for before, after in pairwise(so_far):
            if not watch.go_on():
                return belief, False
            belief = self._after_pointing(before, belief)
            did = habits.done(before.opening, after.opening)
            belief = habits.learn(belief, before.opening, did, self._expected(before, belief, did))
        return (self._after_pointing(so_far[-1], belief) if pointed else belief), True

    def _after_pointing(self, now: Round, belief: Belief) -> Belief:
        """Whom the first player points at is what his plan burns."""
        opening, unpointed = now.opening, Round(now.opening, 0)
        expected = [
            self._points(kind, opening, self._as_planned(kind, unpointed, belief, NONE))
            for kind in (OURS, CHORUS, SHORT, NEAR)
        ]
        return habits.seen_pointing(belief, opening.first, now.pointed, expected)

    def _points(self, kind: int, opening: State, moves: list[Move]) -> int:
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
            return self._shared(then.opening, then.pointed, kinds_of(belief), gone)
        mind = self.others.get(kind)
        return mind.planned(then.opening, gone) if mind else self.one_mind.planned(then.opening, gone)

    # --- the plan ---

    def plan(self, state: State) -> list[Move]:
        """The plan all heads of the table share."""
        return self._shared(opened(state), state.pointed, self._kinds(state), skips(state))

    def planned(self, opening: State, gone: frozenset[int] = NONE) -> list[Move]:
        """The shared plan before anybody has pointed."""
        return self._shared(opening, 0, self._kinds(opening), gone)

    def _shared(self, opening: State, pointed: int, kinds: Kinds, gone: frozenset[int]) -> list[Move]:
        """The plan for those of our mind among the others; made anew where somebody skips against it."""
        moves = self._adapted(opening, pointed, kinds, NONE)
        if any(move.seat in gone and move.card != NOBODY for move in moves):
            moves = self._adapted(opening, pointed, kinds, gone)
        return moves

    def _adapted(self, opening: State, pointed: int, kinds: Kinds, gone: frozenset[int]) -> list[Move]:
        wanted = pointed if kinds[opening.first] == OURS else 0  # of others it is known what they are after
        if wanted and wanted == self._points(OURS, opening, self._adapted(opening, 0, kinds, NONE)):
            wanted = 0  # one of us says nothing by it but that he is after the same
        together = self.one_mind.planned(opening, gone)
        if not wanted and all(kind in (OURS, CHORUS) for kind in kinds):
            return together
        key = (opening.board, fingerprint(opening), wanted, kinds, gone)
        if key not in self._shared_plans:
            self._shared_plans[key] = self._among(opening, wanted, kinds, gone, together)
        return self._shared_plans[key]

    def _among(
        self, opening: State, wanted: int, kinds: Kinds, gone: frozenset[int], together: list[Move]
    ) -> list[Move]:
        """A plan with the others' cards as foreseen; of those as good, the one that burns whom somebody pointed at."""
        cards = self._foreseen(opening, kinds, gone, together)
        company = self._minded(opening, kinds, self.width, self.leaves)
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
        plans = {kind: _by_seat(self.others[kind].planned(opening, gone), players) for kind in self.others}
        plans[CHORUS] = _by_seat(together, players)
        cards = [plans[kind][seat] if kind in plans else FREE for seat, kind in enumerate(kinds)]
        for seat in gone:
            cards[seat] = SKIPS
        return cards

    def _minded(self, state: State, kinds: Kinds, width: int, leaves: int) -> Company:
        """The company of a table."""
        minds = {kind: mind.planner(state) for kind, mind in self.others.items() if kind in kinds}
        others = {seat: minds[kind] for seat, kind in enumerate(kinds) if kind in minds}
        return Company(Judge(state.board, self.weights), width, leaves, others)

    def _company(self, state: State, seat: int, width: int, leaves: int) -> Company:
        """The company as one seat sees it, which knows its own mind."""
        kinds = self._kinds(state)
        own = (*kinds[:seat], OURS, *kinds[seat + 1 :])
        return self._minded(state, own, width, leaves)

    # --- the own part ---

    def _lock(self, state: State, seat: int) -> int:
        """The planned card, unless it is a gamble."""
        moves = self.plan(state)
        planned = next(move.card for move in moves if move.seat == seat)
        if self._kinds(state)[seat] != OURS:
            planned = self._reply(state, seat, moves)
        code = state.board.skip if planned == NOBODY else state.board.lock + planned
        return prudent(code, *self._cards(state, seat))

    def _decide(self, state: State, seat: int) -> int:
        """The planned decision, or one found anew, unless it is a gamble."""
        return prudent(super()._decide(state, seat), *self._decisions(state, seat))

    def _cards(self, state: State, seat: int) -> Choices:
        """What may be locked, and what may come of it."""
        opening, board = opened(state), state.board
        company = self._company(opening, seat, GUESSED, 0)
        guessed = self._guesses(state, seat)

        def look(code: int) -> Prospect:
            card = SKIPS if code == board.skip else code - board.lock
            own = [(weight, [*cards[:seat], card, *cards[seat + 1 :]]) for weight, cards in guessed]
            return prospect(lambda cards: company.search(opening, cards, GUESSED), own)

        codes = [board.skip if card == NOBODY else board.lock + card for card in habits.options(opening, seat)]
        return codes, look

    def _decisions(self, state: State, seat: int) -> Choices:
        """What may be done with the revealed card, and what may come of it."""
        company = self._company(state, seat, GUESSED, 0)
        guessed = self._guesses(state, seat)
        after = {way.move.code: company.reached(way) for way in company.open_decisions(state)}

        def look(code: int) -> Prospect:
            beam = [after[code]] if code in after else [company.root(decided(state, seat, code))]
            return prospect(lambda cards: company.go_on(beam, state, state.passed, cards, GUESSED), guessed)

        return list(after), look

    _looks: ClassVar[Mapping[int, Callable[[Head, State, int], Choices]]] = {CHOOSE: _cards, RESOLVE: _decisions}

    def _reply(self, state: State, seat: int, moves: list[Move]) -> int:
        """The best card with the others as foreseen, for one who is taken for somebody else."""
        opening = opened(state)
        cards = _by_seat(moves, state.board.players)
        cards[seat] = FREE
        company = self._company(opening, seat, self.width, self.leaves)
        ends = company.search(opening, cards, self.width)
        replies = trace(company.foremost(ends)) if ends else moves
        return next(move.card for move in replies if move.seat == seat)

    def _repaired(self, state: State, cards: list[int]) -> int:
        company = self._company(state, state.acting, self.width, self.leaves)
        ends = company.search(state, cards, self.width)
        return trace(company.foremost(ends))[0].code if ends else super()._repaired(state, cards)

    def _guesses(self, state: State, seat: int) -> list[Guess]:
        """What the others may have locked."""
        opening, players, gone = opened(state), state.board.players, skips(state)
        plans = {kind: _by_seat(mind.planned(opening, gone), players) for kind, mind in self.others.items()}
        plans |= {
            OURS: _by_seat(self.plan(state), players),
            CHORUS: _by_seat(self.one_mind.planned(opening, gone), players),
        }
        return guesses(opening, state, seat, self._belief, plans, gone)

    # --- the pointing ---

    def sign(self, situation: Situation) -> int | None:
        """The code of pointing at what the plan is after; None where somebody has pointed already, or may not."""
        return self._at(situation)._aside(public(situation)) if situation.beside else None

    def _aside(self, state: State) -> int | None:
        """Points at the knights the plan burns; where it burns none, at the one it goes after."""
        if state.phase != SIGNAL or state.pointed:
            return None
        opening = bare(state)
        return state.board.point + self._points(OURS, opening, self.planned(opening))


def kinds_of(belief: Belief) -> Kinds:
    """What mind each seat is taken for; of whom there is no saying is hoped to be one of us."""
    kinds = [habits.likeliest(weights) for weights in belief]
    return tuple(OURS if kind == ANY else kind for kind in kinds)


def _leading(state: State) -> int:
    """The knight that is nearest to the terem."""
    living = [knight for knight, place in enumerate(state.knights) if place >= 0]
    return min(living, key=lambda knight: steps_left(state, knight))


def _by_seat(moves: list[Move], players: int) -> list[int]:
    """The cards of a plan; a seat it does not name is free."""
    cards = [FREE] * players
    for move in moves:
        cards[move.seat] = SKIPS if move.card == NOBODY else move.card
    return cards


def _burnt(end: Node, wanted: int) -> int:
    return sum(wanted >> knight & 1 for knight, place in enumerate(end.state.knights) if place == DESTROYED)
