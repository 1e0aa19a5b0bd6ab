"""Monte-Carlo tree search over worlds that agree with what a seat knows, for any game of the contract.

Every simulation plays in one of several worlds redealt from the knowledge; all of them share one tree, whose branches
are the actions alone. What differs between worlds, hidden cards and draws, is therefore averaged over, and nothing is
chosen because of something the seat cannot know (Cowling, Powley and Whitehouse, 2012). Compiled with the engine.
"""

from math import log, sqrt
from random import Random
from typing import Any, Protocol

from terem.kernel.chance import Chance


class Judge(Protocol):
    """Says what an unfinished position is worth to each seat."""

    def __call__(self, state: Any) -> list[float]:
        """A utility for each seat, between -1 and 1."""


class Node:
    """What has been seen of the positions after the same actions."""

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat  # who acted to come here
        self.code = code
        self.visits = 0
        self.offered = 0  # how often the action was there to be chosen
        self.total = 0.0  # of the utilities of whoever acted
        self.children: dict[int, Node] = {}

    @property
    def mean(self) -> float:
        """What the action has brought so far."""
        return self.total / self.visits if self.visits else 0.0


class Search:
    """A tree that grows as long as it is let, and goes on from where the table has gone."""

    def __init__(self, game: Any, chance: Chance, rng: Random, courage: float) -> None:
        self.game = game
        self.chance = chance
        self.rng = rng
        self.courage = courage
        self.root = Node(-1, -1)
        self.worlds: list[Any] = []
        self.simulations = 0

    def begin(self, worlds: list[Any]) -> None:
        """Looks at these worlds from now on; what the tree knows already is kept."""
        self.worlds = worlds

    def advance(self, codes: list[int]) -> None:
        """The table has moved on by these actions; what was thought about them is kept."""
        for code in codes:
            self.root = self.root.children.get(code) or Node(-1, -1)

    def simulate(self) -> None:
        """One more game from here to its end."""
        game, node = self.game, self.root
        state = self.worlds[self.simulations % len(self.worlds)].copy()
        self.simulations += 1
        path: list[Node] = []
        while True:
            asked: tuple[int, ...] = game.asked(state)
            if not asked:
                break
            seat = asked[0]
            child, fresh = self._choose(node, seat, game.legal(state, seat))
            game.step(state, seat, child.code, self.chance)
            path.append(child)
            node = child
            if fresh:
                break
        utilities = self._end(state)
        self.root.visits += 1
        for node in path:
            node.visits += 1
            node.total += utilities[node.seat]

    def _choose(self, node: Node, seat: int, legal: list[int]) -> tuple[Node, bool]:
        """An action that was never tried, or the one with the best of hope and doubt."""
        children = node.children
        untried = [code for code in legal if code not in children]
        for code in legal:
            if code in children:
                children[code].offered += 1
        if untried:
            child = Node(seat, untried[int(self.rng.random() * len(untried))])
            child.offered = 1
            children[child.code] = child
            return child, True
        best = children[legal[0]]
        most = -1000.0
        for code in legal:
            child = children[code]
            value = child.total / child.visits + self.courage * sqrt(log(child.offered) / child.visits)
            if value > most:
                best, most = child, value
        return best, False

    def _end(self, state: Any) -> list[float]:
        """How a random game from here ends."""
        game = self.game
        if game.asked(state):
            game.playout(state, self.chance, self.rng)
        utilities: list[float] = game.returns(game.outcome(state), game.seats(state))
        return utilities

    def best(self) -> Node:
        """The action looked at most."""
        best = Node(-1, -1)
        for child in self.root.children.values():
            if child.visits > best.visits or (child.visits == best.visits and child.mean > best.mean):
                best = child
        return best
