"""Monte-Carlo tree search over worlds that agree with what a seat knows, for any game of the contract.

Every simulation plays in one of several worlds redealt from the knowledge; all of them share one tree, whose branches
are the actions alone. What differs between worlds, hidden cards and draws, is therefore averaged over, and nothing is
chosen because of something the seat cannot know (Cowling, Powley and Whitehouse, 2012). Compiled with the engine.
"""

from collections.abc import Iterable
from math import log, sqrt
from random import Random
from typing import Any

from terem.kernel.chance import Chance


class Node:
    """What has been seen of the positions after the same actions."""

    def __init__(self, seat: int, code: int) -> None:
        self.seat = seat  # who acted to come here
        self.code = code
        self.visits = 0
        self.offered = 0  # how often the action was there to be chosen
        self.total = 0.0  # of the utilities of whoever acted
        self.children: dict[int, dict[Any, Node]] = {}  # who acts next hangs on the world: by seat, then by code

    @property
    def mean(self) -> float:
        """What the action has brought so far."""
        return self.total / self.visits if self.visits else 0.0

    def tried(self, seat: int) -> dict[Any, "Node"]:
        """What a seat has tried from here, by code."""
        found = self.children.get(seat)
        if found is None:
            found = {}
            self.children[seat] = found
        return found


class Search:
    """A seat's tree: it grows as long as it is let, and goes on from where the table has gone."""

    def __init__(self, game: Any, seat: int, courage: float) -> None:
        self.game = game
        self.seat = seat
        self.courage = courage
        self.root = Node(-1, -1)
        self.worlds: list[Any] = []
        self.simulations = 0

    def begin(self, worlds: list[Any], chance: Chance, rng: Random) -> None:
        """Looks at these worlds from now on; what the tree knows already is kept."""
        self.worlds = worlds
        self.chance = chance
        self.rng = rng

    def advance(self, done: Iterable[tuple[int, int]]) -> None:
        """The table has moved on by these actions, each a seat and a code; what was thought about them is kept."""
        for seat, code in done:
            self.root = self.root.tried(seat).get(code) or Node(-1, -1)

    def simulate(self) -> None:
        """One more game from here to its end."""
        game, own, node = self.game, self.seat, self.root
        state = self.worlds[self.simulations % len(self.worlds)].copy()
        self.simulations += 1
        path: list[Node] = []
        while True:
            asked: tuple[int, ...] = game.asked(state)
            if not asked:
                break
            # Asked together with others the searcher goes first: it cannot wait for what they choose in secret.
            seat = own if own in asked else asked[0]
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

    def _choose(self, node: Node, seat: int, legal: list[Any]) -> tuple[Node, bool]:
        """An action that was never tried, or the one with the best of hope and doubt."""
        tried = node.tried(seat)
        known: list[Node] = []
        untried: list[
            Any
        ] = []  # the numbers as the game lists them: to unpack and pack each takes longer than a look-up
        for code in legal:
            found = tried.get(code)
            if found is None:
                untried.append(code)
            else:
                found.offered += 1
                known.append(found)
        if untried:
            code = untried[int(self.rng.random() * len(untried))]
            fresh = Node(seat, code)
            fresh.offered = 1
            tried[code] = fresh
            return fresh, True
        best = known[0]
        most = -1000.0
        for child in known:
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

    def best(self, legal: Iterable[int]) -> Node:
        """The action looked at most, of those that may be taken: a tree that was kept knows others from other draws."""
        allowed = set(legal)
        best = Node(-1, -1)
        for child in self.root.tried(self.seat).values():
            better = child.visits > best.visits or (child.visits == best.visits and child.mean > best.mean)
            if better and child.code in allowed:
                best = child
        return best
