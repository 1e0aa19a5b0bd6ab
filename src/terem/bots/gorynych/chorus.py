"""One mind for all heads: every seat computes the same plan from what everybody sees and plays its part of it.

It is what a silent team could reach if it always understood each other: a yardstick for teams of people and for other
bots. With partners who do something else it repairs the plan by its own decisions.
"""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from terem.bots.bot import Answer, Situation
from terem.bots.gorynych.moves import NOTHING, Move, played
from terem.bots.gorynych.planner import FREE, SKIPS, Planner
from terem.bots.gorynych.worth import Judge, Weights
from terem.games.gorynych import GAME
from terem.games.gorynych.board import ALL_CARDS, DESTROYED, NOBODY
from terem.games.gorynych.choices import free_hand
from terem.games.gorynych.state import CHOOSE, DISCARD, PERCH, PLACE, RESOLVE, SIGNAL, State, load
from terem.games.gorynych.view import HIDDEN, Knowledge
from terem.kept import Kept
from terem.kernel.phrase import Phrase, Refusal

WIDTH = 60
LEAVES = 6
KEPT = 256
"""Plans that are remembered: of a pure function, so that nothing but time is saved by them."""
NONE: frozenset[int] = frozenset()


class Chorus:
    """Plays its seat's part of the joint plan."""

    def __init__(
        self, width: int = WIDTH, leaves: int = LEAVES, weights: Weights | None = None, patience: int | None = None
    ) -> None:
        self.width = width
        self.leaves = leaves
        self.patience = patience  # rounds after which even a short-sighted mind thinks hard: some could go on for ever
        self.weights = weights or Weights()
        self._plans: Kept[Hashable, list[Move]] = Kept(
            KEPT
        )  # for the other heads of the same round, and for whoever looks back

    def choose(self, situation: Situation) -> Answer:
        """The seat's part of the plan."""
        state = public(situation)
        answer = self.answer(state, situation.seat)
        return answer._replace(aside=self.pointing(state)) if situation.beside else answer

    def answer(self, state: State, seat: int) -> Answer:
        """What the seat does, and what that is a part of."""
        if state.phase == CHOOSE:
            return Answer(self._lock(state, seat), self._reason(state))
        if state.phase == RESOLVE:
            return Answer(self.decision(state, seat), self._reason(state))
        return Answer(self._beside_the_plan(state, seat))

    def _reason(self, state: State) -> Phrase:
        """What the plan is after, or what the decision is made of."""
        if state.phase == CHOOSE:
            return Phrase("gor-coach-plan", {"knights": len(falling(opened(state), self.plan(state)))})
        return Phrase("gor-coach-repair")

    def _beside_the_plan(self, state: State, seat: int) -> int:
        """An answer no plan is made for."""
        if state.phase == DISCARD:
            return state.board.discard + Judge(state.board, self.weights).spare(free_hand(state, seat))
        if state.phase == PLACE:
            return max(GAME.legal(state, seat), key=lambda code: state.field.lengths[code - state.board.place])
        if state.phase == PERCH:
            judge, terem = Judge(state.board, self.weights), state.field.terem
            return max(GAME.legal(state, seat), key=lambda code: judge.way(state, terem[code - state.board.perch]))
        return GAME.legal(state, seat)[0]

    def pointing(self, state: State) -> int | None:
        """As first player it points at the knights the plan burns, where it has not done so yet."""
        if state.phase != SIGNAL or state.pointed:
            return None
        opening = bare(state)
        targets = falling(opening, self.planned(opening))
        return state.board.point + sum(1 << knight for knight in targets) if targets else None

    def _lock(self, state: State, seat: int) -> int:
        card = next(move.card for move in self.plan(state) if move.seat == seat)
        return state.board.skip if card == NOBODY else state.board.lock + card

    def decision(self, state: State, seat: int) -> int:
        """The planned decision; found anew where the plan broke, with later seats still taken to follow it."""
        moves = self.plan(state)
        code = next((move.code for move in moves if move.seat == seat), NOTHING)
        expected = played(opened(state), moves, seat)
        as_planned = (expected.dragon, expected.knights, expected.card) == (state.dragon, state.knights, state.card)
        if as_planned and code in GAME.legal(state, seat):
            return code
        planned = {move.seat: move.card for move in moves}
        cards = [SKIPS] * state.board.players
        for other in range(state.board.players):
            if state.locked[other] == HIDDEN:
                card = planned.get(other, NOBODY)
                held = card != NOBODY and state.hands[other] >> card & 1
                cards[other] = card if held else FREE
        return self._repaired(state, cards)

    def _repaired(self, state: State, cards: list[int]) -> int:
        """The decision of the acting seat that is best for the rest of the round."""
        return self.planner(state).plan(state, cards)[0].code

    def plan(self, state: State) -> list[Move]:
        """The joint plan of this round, from the position when the choice began and the skips that contradict it."""
        return self.planned(opened(state), skips(state))

    def planned(self, opening: State, gone: frozenset[int] = NONE) -> list[Move]:
        """The joint plan from a position in which a choice begins; made anew where somebody skips against it."""
        moves = self._search(opening, NONE)
        if any(move.seat in gone and move.card != NOBODY for move in moves):
            moves = self._search(opening, gone)
        return moves

    def _search(self, opening: State, gone: frozenset[int]) -> list[Move]:
        board = opening.board
        cards = [SKIPS if seat in gone else FREE for seat in range(board.players)]
        key = (board, fingerprint(opening), gone)
        if key not in self._plans:
            self._plans[key] = self.planner(opening).plan(opening, cards)
        return self._plans[key]

    def planner(self, state: State) -> Planner:
        """What plans a position."""
        judge = Judge(state.board, self.weights)
        if self.patience is not None and state.rounds > self.patience:
            return Planner(judge, WIDTH, LEAVES)
        return Planner(judge, self.width, self.leaves)


def public(situation: Situation) -> State:
    """The state as everybody sees it: face-down cards stay HIDDEN. Refuses a seat at another game."""
    if not isinstance(situation.knowledge, Knowledge):
        raise Refusal("refuse-bot-game", bot="chorus", game=situation.game.name, known=GAME.name)
    return load(situation.board, dict(situation.knowledge.position))


def falling(opening: State, moves: list[Move]) -> list[int]:
    """The knights a plan burns."""
    after = played(opening, moves, NOBODY)
    return [k for k, place in enumerate(opening.knights) if place >= 0 and after.knights[k] == DESTROYED]


def skips(state: State) -> frozenset[int]:
    """The seats that have skipped."""
    return frozenset(seat for seat, took in enumerate(state.took) if took != NOBODY)


def fingerprint(opening: State) -> bytes:
    """A position as plain data: the same for the same."""
    return msgspec.json.encode(opening.dump())


def opened(state: State) -> State:
    """The position in which this round's choice began."""
    board = state.board
    dragon, shield, horse, *rest = state.opening
    knights, hands, rows = (
        rest[: board.knights],
        rest[board.knights : board.knights + board.players],
        rest[board.knights + board.players :],
    )
    opening = bare(state)
    opening.dragon, opening.shield, opening.horse = dragon, shield, horse
    opening.knights, opening.hands, opening.rows = knights, hands, rows
    opening.boxes = [ALL_CARDS & ~hand & ~row for hand, row in zip(hands, rows, strict=True)]
    return opening


def bare(state: State) -> State:
    """The position without anything that happened since the round's signal; what is left is what a plan starts from."""
    twin = state.copy()
    twin.phase, twin.acting, twin.card, twin.passed = CHOOSE, NOBODY, NOBODY, 0
    twin.turned, twin.pointed, twin.decision, twin.opening = 0, 0, 0, []
    twin.protected = twin.flag = twin.swift = twin.spoken = False
    for seat in range(state.board.players):
        twin.locked[seat] = twin.took[seat] = twin.discards[seat] = NOBODY
    return twin
