"""A partner for anybody: learns who the others are, and plays its part of a plan that takes them as they are.

All but the locked cards is public, so what a partner does can be foreseen: one of the same mind plays the plan, one who
sees less far plays what looks best for now, anybody may slip. What everybody locked in earlier rounds tells who is who
(`habits`); whoever is of another mind is foreseen, the others are planned for together (`minds`). A pointing first
player is understood: of the plans that promise about as much, the one that burns those pointed at is the plan.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from terem.bots.bot import Answer, Situation
from terem.bots.gorynych import habits
from terem.bots.gorynych.caution import GUESSED, Guess, Prospect, gambles_among, guesses, prospect, prudent
from terem.bots.gorynych.chorus import LEAVES, NONE, WIDTH, Chorus, bare, falling, opened, public, skips
from terem.bots.gorynych.company import Company
from terem.bots.gorynych.habits import CHORUS, OURS, Belief
from terem.bots.gorynych.minds import Kinds, Minds, by_seat, kinds_of
from terem.bots.gorynych.moves import Move, decided
from terem.bots.gorynych.planner import FREE, SKIPS, trace
from terem.bots.gorynych.worth import Weights
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.state import CHOOSE, RESOLVE, SIGNAL, State
from terem.kernel.phrase import Phrase

Choices = tuple[list[int], Callable[[int], Prospect]]
"""Codes, and what may come of each."""


class Considered(NamedTuple):
    """A choice somebody might make."""

    code: int
    planned: bool
    """Whether it is the seat's part of the plan."""
    burnt: int = 0
    """How many knights burn by the plan it is a part of."""
    prospect: Prospect | None = None
    """What may come of it; None where nothing was compared."""
    gamble: bool = False
    """Whether it risks much more than the safest choice."""


class Head:
    """Plays with anybody."""

    remembers = True

    def __init__(
        self,
        width: int = WIDTH,
        leaves: int = LEAVES,
        weights: Weights | None = None,
        one_mind: Chorus | None = None,
    ) -> None:
        self.minds = Minds(width, leaves, weights, one_mind)

    def choose(self, situation: Situation) -> Answer:
        """The seat's part of the plan, with the others taken for what they have shown."""
        return self.at(situation).choose(situation)

    def consider(self, situation: Situation) -> list[Considered]:
        """What the head would do first, then the other choices: what each is worth and risks."""
        return self.at(situation).considered(public(situation), situation.seat)

    def sign(self, situation: Situation) -> int | None:
        """The code of pointing at what the plan is after; None where somebody has pointed already, or may not."""
        return self.at(situation).pointing(public(situation)) if situation.beside else None

    def at(self, situation: Situation) -> SeatedHead:
        """The head at one table, with what may be believed there."""
        return SeatedHead(self.minds, self.minds.belief(public(situation), situation.earlier))


class SeatedHead(Chorus):
    """A head at one table in one situation: believes something of everybody there."""

    def __init__(self, minds: Minds, belief: Belief) -> None:
        super().__init__(minds.width, minds.leaves, minds.weights)
        self.minds = minds
        self.belief = belief
        self.kinds: Kinds = kinds_of(belief)

    # --- the plan ---

    def plan(self, state: State) -> list[Move]:
        """The plan all heads of the table share."""
        return self.minds.shared(opened(state), state.pointed, self.kinds, skips(state))

    def planned(self, opening: State, gone: frozenset[int] = NONE) -> list[Move]:
        """The shared plan before anybody has pointed."""
        return self.minds.shared(opening, 0, self.kinds, gone)

    def _company(self, state: State, seat: int, width: int, leaves: int) -> Company:
        """The company as one seat sees it, which knows its own mind."""
        own = (*self.kinds[:seat], OURS, *self.kinds[seat + 1 :])
        return self.minds.company(state, own, width, leaves)

    # --- the own part ---

    def answer(self, state: State, seat: int) -> Answer:
        """The seat's part of the plan, unless it is a gamble."""
        if state.phase not in self._parts:
            return super().answer(state, seat)
        part, choices = self._parts[state.phase]
        planned = part(self, state, seat)
        code = prudent(planned, *choices(self, state, seat))
        return Answer(code, self._reason(state) if code == planned else Phrase("gor-coach-careful"))

    def considered(self, state: State, seat: int) -> list[Considered]:
        """The answer first, then what else is no gamble, the best first, then gambles, the safest first."""
        if state.phase not in self._parts:
            return [Considered(self.answer(state, seat).code, planned=True)]
        part, choices = self._parts[state.phase]
        planned = part(self, state, seat)
        options, look = choices(self, state, seat)
        found = {code: look(code) for code in {planned, *options}}
        chosen, gambles = prudent(planned, options, found.__getitem__), gambles_among(found)
        burnt = len(falling(opened(state), self.plan(state)))

        def place(code: int) -> tuple[bool, bool, float, int]:
            gamble = code in gambles
            return code != chosen, gamble, found[code].risk if gamble else -found[code].worth, code

        return [
            Considered(code, code == planned, burnt if code == planned else 0, found[code], code in gambles)
            for code in sorted(found, key=place)
        ]

    def _card(self, state: State, seat: int) -> int:
        """The card the plan asks for."""
        moves = self.plan(state)
        card = next(move.card for move in moves if move.seat == seat)
        if self.kinds[seat] != OURS:
            card = self._reply(state, seat, moves)
        return state.board.skip if card == NOBODY else state.board.lock + card

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

    _parts: ClassVar[
        Mapping[int, tuple[Callable[[SeatedHead, State, int], int], Callable[[SeatedHead, State, int], Choices]]]
    ] = {CHOOSE: (_card, _cards), RESOLVE: (Chorus.decision, _decisions)}
    """What the plan asks for, and what else there is."""

    def _reply(self, state: State, seat: int, moves: list[Move]) -> int:
        """The best card with the others as foreseen, for one who is taken for somebody else."""
        opening = opened(state)
        cards = by_seat(moves, state.board.players)
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
        plans = {kind: by_seat(mind.planned(opening, gone), players) for kind, mind in self.minds.others.items()}
        plans |= {
            OURS: by_seat(self.plan(state), players),
            CHORUS: by_seat(self.minds.one_mind.planned(opening, gone), players),
        }
        return guesses(opening, state, seat, self.belief, plans, gone)

    # --- the pointing ---

    def pointing(self, state: State) -> int | None:
        """Points at the knights the plan burns; where it burns none, at the one it goes after."""
        if state.phase != SIGNAL or state.pointed:
            return None
        opening = bare(state)
        return state.board.point + self.minds.points(OURS, opening, self.planned(opening))
