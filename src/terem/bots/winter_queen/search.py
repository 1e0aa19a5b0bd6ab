"""Looks ahead best-first: the line that promises most is followed one turn further, again and again.

Every seat is taken to want the largest lead over its best rival. What is drawn after an action is sampled, more often
the more the action is looked at.
"""

from collections.abc import Callable
from math import sqrt
from typing import cast

from terem.bots.winter_queen.worth import Chart, hopes, lead, new_chart
from terem.games.winter_queen.rules import legal, step
from terem.games.winter_queen.state import OVER, State
from terem.kernel.chance import Chance


class Node:
    """A position and what everybody may hope for in it."""

    def __init__(self, state: State, chart: Chart, hoped: list[float]) -> None:
        self.state = state
        self.chart = chart
        self.hoped = hoped
        self.edges: list[Edge] = []
        self.visits = 0


class Edge:
    """An action and the positions it has been seen to lead to."""

    def __init__(self, code: int, first: Node, worth: float) -> None:
        self.code = code
        self.outcomes = [first]
        self.hoped = first.hoped
        self.worth = worth  # the lead of whoever acts
        self.visits = 0


class Look:
    """How a mind looks ahead."""

    def __init__(self, weights: list[list[float]], width: int, courage: float, samples: float) -> None:
        self.weights = weights
        self.width = width  # actions of a position that are looked at
        self.courage = courage  # how readily it leaves the line that promises most
        self.samples = samples  # how many draws are tried, by the visits of an action


def root_of(state: State, look: Look, chance: Chance) -> Node:
    """The position as it stands, its actions judged at a glance."""
    chart = new_chart(state.board)
    root = Node(state, chart, hopes(state, chart, look.weights))
    expand(root, look, chance)
    return root


def expand(node: Node, look: Look, chance: Chance) -> None:
    """Tries every action of a position and keeps those that promise most."""
    state, seat = node.state, node.state.to_move
    found: list[Edge] = []
    for code in legal(state, seat):
        number = cast(int, code)
        child = reached(node, number, look, chance)
        found.append(Edge(number, child, lead(child.hoped, seat)))
    found.sort(key=_worth, reverse=True)
    node.edges = found[: look.width]
    node.hoped = node.edges[0].hoped
    node.visits = 1


def _worth(edge: Edge) -> float:
    return edge.worth


def reached(node: Node, code: int, look: Look, chance: Chance) -> Node:
    """A position an action leads to."""
    state = node.state.copy()
    step(state, state.to_move, code, chance)
    chart = _chart(node, state)
    return Node(state, chart, hopes(state, chart, look.weights))


def _chart(node: Node, state: State) -> Chart:
    before, after = node.state.crystals, state.crystals
    for colour in range(len(after)):
        if before[colour] != after[colour]:
            return node.chart.after(colour)
    return node.chart


def look_ahead(root: Node, look: Look, chance: Chance, go_on: Callable[[], bool]) -> None:
    """Follows the most promising line one turn further, as long as there is time."""
    while go_on():
        _visit(root, look, chance)


def _visit(node: Node, look: Look, chance: Chance) -> None:
    if node.state.stage == OVER:
        return
    if not node.edges:
        expand(node, look, chance)
        return
    seat = node.state.to_move
    edge = _promising(node, look)
    edge.visits += 1
    if len(edge.outcomes) < 1.0 + look.samples * sqrt(edge.visits):
        edge.outcomes.append(reached(node, edge.code, look, chance))
    outcome = edge.outcomes[0]
    for other in edge.outcomes:
        if other.visits < outcome.visits:
            outcome = other
    _visit(outcome, look, chance)
    _sum_up(edge)
    edge.worth = lead(edge.hoped, seat)
    node.visits += 1
    best = node.edges[0]
    for other_edge in node.edges:
        if other_edge.worth > best.worth:
            best = other_edge
    node.hoped = best.hoped


def _promising(node: Node, look: Look) -> Edge:
    """The action worth most, with some courage for those that were looked at less."""
    best = node.edges[0]
    most = -1000.0
    spread = look.courage * sqrt(node.visits)
    for edge in node.edges:
        value = edge.worth + spread / (1 + edge.visits)
        if value > most:
            best, most = edge, value
    return best


def _sum_up(edge: Edge) -> None:
    """What an action promises: the mean of what it was seen to lead to; a closer look counts for more."""
    seats = len(edge.hoped)
    total = [0.0] * seats
    weight = 0.0
    for outcome in edge.outcomes:
        share = 1.0 if outcome.visits else 0.25
        weight += share
        for seat in range(seats):
            total[seat] += share * outcome.hoped[seat]
    edge.hoped = [value / weight for value in total]
