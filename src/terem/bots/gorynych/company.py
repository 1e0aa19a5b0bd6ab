"""A joint plan in company: some seats are planned for, others decide for themselves and are foreseen.

Who sees less far takes what looks best at his own turn; that is foreseen exactly by letting his own planner choose.
"""

from typing import Final

from terem.bots.gorynych.planner import FREE, SKIPS, Candidate, Node, Planner, trace
from terem.bots.gorynych.worth import Judge
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.state import State

CAUTION: Final = 3
"""In company so many times as many ends of the round are looked beyond: the judge was tuned for one mind."""
LARGE: Final = 6
"""From so many heads on that would take longer than a second; all of them see it so, and still agree."""


class Company(Planner):
    """Plans for the seats of one mind among others; `minds` has the planner of every seat of another."""

    def __init__(self, judge: Judge, width: int, leaves: int, minds: dict[int, Planner]) -> None:
        super().__init__(judge, width, leaves)
        self.minds = minds

    def offer(self, node: Node, seat: int, fixed: int, found: list[Candidate]) -> None:
        """Of a seat with a mind of its own only what it would do."""
        mind = self.minds.get(seat)
        if mind is None:
            self.expand(node, seat, fixed, found)
            return
        ways: list[Candidate] = []
        self.expand(node, seat, fixed, ways)
        scores = ways
        if len(ways) > 1 and mind.judge.weights is not self.judge.weights:
            scores = []
            mind.expand(mind.root(node.state), seat, fixed, scores)
        best = NOBODY
        for place in range(len(scores)):
            if best == NOBODY or scores[place].score > scores[best].score:
                best = place
        if best != NOBODY:
            found.append(ways[best])

    def foreseen(self, state: State) -> list[int]:
        """What the seats of other minds lock; the others are free."""
        cards = [FREE] * state.board.players
        plans: dict[int, list[int]] = {}
        for seat, mind in self.minds.items():
            if id(mind) not in plans:
                plans[id(mind)] = cards_of(mind, state)
            cards[seat] = plans[id(mind)][seat]
        return cards

    def looked_beyond(self) -> int:
        """So many ends of a round are looked beyond."""
        return self.leaves * CAUTION if self.minds and self.judge.board.players < LARGE else self.leaves


def cards_of(mind: Planner, state: State) -> list[int]:
    """By seat, what a mind thinks will be locked."""
    found = [FREE] * state.board.players
    for move in trace(mind.search(state, found, mind.width)[0]):
        found[move.seat] = SKIPS if move.card == NOBODY else move.card
    return found
