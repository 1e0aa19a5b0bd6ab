"""A joint plan in company: some seats are planned for, others decide for themselves and are foreseen.

Who sees less far takes what looks best at his own turn; that is foreseen exactly by letting his own planner choose.
"""

from __future__ import annotations

from collections.abc import Mapping

from terem.bots.gorynych.planner import (
    FREE,
    NARROW,
    SKIPS,
    Candidate,
    Node,
    Planner,
    discard,
    trace,
)
from terem.bots.gorynych.worth import LOSS
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.rules import SILENT, clean_up
from terem.games.gorynych.state import OVER, RESOLVE, State
from terem.kernel.chance import ExplicitChance

CAUTION = 3
"""In company so many times as many ends of the round are looked beyond: the judge was tuned for one mind."""
LARGE = 6
"""From so many heads on that would take longer than a second; all of them see it so, and still agree."""


class Company:
    """Plans for the seats of one mind among others; `minds` has the planner of every seat of another."""

    def __init__(self, planner: Planner, minds: Mapping[int, Planner]) -> None:
        self.planner = planner
        self.minds = minds

    def search(self, state: State, cards: list[int], width: int) -> list[Node]:
        """The ends of the round that look best, best first; as `Planner.search` where all are of one mind."""
        planner = self.planner
        if not self.minds:
            return planner.search(state, cards, width)
        root = planner.root(state)
        beam, done = [root], 0
        if state.phase == RESOLVE:
            done = state.passed
            found: list[Candidate] = []
            planner.decide(root, root.state, state.acting, state.card, True, found)
            beam = planner.select(found, width)
        for number in range(done, state.board.players):
            seat = (state.first + number) % state.board.players
            found = []
            for node in beam:
                self._expand(node, seat, cards[seat], found)
            beam = planner.select(found, width)
        return beam

    def _expand(self, node: Node, seat: int, card: int, found: list[Candidate]) -> None:
        """Every useful way to go on; of a seat with a mind of its own only what it would do."""
        mind = self.minds.get(seat)
        if mind is None:
            self.planner.expand(node, seat, card, found)
            return
        ways: list[Candidate] = []
        self.planner.expand(node, seat, card, ways)
        if len(ways) < 2:
            found.extend(ways)
            return
        scores = ways
        if mind.judge.weights is not self.planner.judge.weights:
            scores = []
            mind.expand(mind.root(node.state), seat, card, scores)
        best = max(range(len(scores)), key=lambda place: scores[place].score)
        found.append(ways[best])

    def foreseen(self, state: State) -> list[int]:
        """What the seats of other minds lock in a position; the others are free."""
        cards = [FREE] * state.board.players
        plans: dict[int, list[int]] = {}
        for seat, mind in self.minds.items():
            key = id(mind)
            if key not in plans:
                plans[key] = by_seat(mind, state, [FREE] * state.board.players)
            cards[seat] = plans[key][seat]
        return cards

    def foremost(self, ends: list[Node]) -> Node:
        """The best end of the round: of the leading ones the one after which the next round promises most."""
        if not self.minds:
            return self.planner.foremost(ends)
        if self.planner.leaves < 2 or ends[0].state.phase == OVER:
            return ends[0]
        caution = CAUTION if ends[0].state.board.players < LARGE else 1
        return max(ends[: self.planner.leaves * caution], key=self._promise)

    def _promise(self, node: Node) -> float:
        """What the next round is worth on average over the cards that may come, with the same company."""
        state = node.state
        if state.phase == OVER:
            return node.knights
        board = state.board
        steps = state.knight_deck if any(state.knight_deck) else board.knight_deck.counts
        numbers = state.dragon_deck if any(state.dragon_deck) else board.dragon_deck.counts
        worth = weight = 0.0
        for step, many in enumerate(steps):
            for number, more in enumerate(numbers):
                if many and more:
                    coming = state.copy()
                    discard(coming, node.discards, self.planner.judge)
                    clean_up(coming, ExplicitChance([step, number]), SILENT)
                    worth += many * more * self._hope(coming)
                    weight += many * more
        return worth / weight

    def _hope(self, state: State) -> float:
        if state.phase == OVER:
            return LOSS
        ends = self.search(state, self.foreseen(state), NARROW)
        return value_of(ends[0]) if ends else LOSS


def by_seat(mind: Planner, state: State, cards: list[int]) -> list[int]:
    """The cards of a mind's plan."""
    found = [FREE] * state.board.players
    for move in trace(mind.search(state, cards, mind.width)[0]):
        found[move.seat] = SKIPS if move.card == NOBODY else move.card
    return found


def value_of(end: Node) -> float:
    """What the end of a round is worth."""
    if end.state.phase == OVER:
        return end.knights
    return end.knights + end.hands + end.ways.of(end.state.dragon)
