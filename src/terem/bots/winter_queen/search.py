"""Looks ahead best-first: the line that promises most is followed one turn further, again and again.

Every seat is taken to want the largest lead over its best rival. What is drawn after an action is sampled, more often
the more the action is looked at.
"""

from collections.abc import Callable
from math import sqrt

from terem.bots.winter_queen.terms import lead
from terem.bots.winter_queen.worth import Appraiser, Edge
from terem.games.winter_queen.rules import step
from terem.games.winter_queen.state import OVER, State
from terem.kernel.chance import Chance


class Node:
    """A position, its actions, and what everybody may hope for in it."""

    def __init__(self, state: State, hoped: list[float]) -> None:
        self.state = state
        self.hoped = hoped
        self.branches: list[Branch] = []
        self.visits = 0


class Branch:
    """An action and the positions it has been seen to lead to."""

    def __init__(self, edge: Edge) -> None:
        self.code = edge.code
        self.chancy = edge.chancy
        self.hoped = edge.hoped
        self.worth = edge.worth
        self.visits = 0
        self.outcomes: list[Node] = []


class Look:
    """How a mind looks ahead."""

    def __init__(self, appraiser: Appraiser, width: int, courage: float, samples: float) -> None:
        self.appraiser = appraiser
        self.width = width  # actions of a position that are looked at
        self.courage = courage  # how readily it leaves the line that promises most
        self.samples = samples  # how many draws are tried, by the visits of an action


def root_of(state: State, look: Look) -> Node:
    """The position as it stands, its actions judged at a glance."""
    root = Node(state, [0.0] * state.board.players)
    expand(root, look, True)
    return root


def expand(node: Node, look: Look, every: bool) -> None:
    """Appraises the actions of a position and keeps those that promise most."""
    state = node.state
    node.visits = 1
    if state.stage == OVER:
        node.hoped = [float(points) for points in state.points]
        return
    edges = look.appraiser.edges(state, every)
    if edges:
        edges.sort(key=_worth, reverse=True)
        node.branches = [Branch(edge) for edge in edges[: look.width]]
        node.hoped = node.branches[0].hoped


def _worth(edge: Edge) -> float:
    return edge.worth


def look_ahead(root: Node, look: Look, chance: Chance, go_on: Callable[[], bool]) -> None:
    """Follows the most promising line one turn further, as long as there is time."""
    while go_on():
        visit(root, look, chance)


def visit(node: Node, look: Look, chance: Chance) -> None:
    """One turn further below a position."""
    if not node.visits:
        expand(node, look, False)
        return
    if not node.branches:
        return
    seat = node.state.to_move
    branch = promising(node, look)
    branch.visits += 1
    visit(outcome_of(node, branch, look, chance), look, chance)
    sum_up(branch)
    branch.worth = lead(branch.hoped, seat)
    node.visits += 1
    best = node.branches[0]
    for other in node.branches:
        if other.worth > best.worth:
            best = other
    node.hoped = best.hoped


def outcome_of(node: Node, branch: Branch, look: Look, chance: Chance) -> Node:
    """The position looked at least of those an action has been seen to lead to, or a new one."""
    wanted = 1.0 + look.samples * sqrt(branch.visits) if branch.chancy else 1.0
    if len(branch.outcomes) < wanted and (branch.chancy or not branch.outcomes):
        state = node.state.copy()
        step(state, state.to_move, branch.code, chance)
        fresh = Node(state, branch.hoped)
        branch.outcomes.append(fresh)
        return fresh
    least = branch.outcomes[0]
    for outcome in branch.outcomes:
        if outcome.visits < least.visits:
            least = outcome
    return least


def promising(node: Node, look: Look) -> Branch:
    """The action worth most, with some courage for those that were looked at less."""
    best = node.branches[0]
    most = -1000.0
    spread = look.courage * sqrt(node.visits)
    for branch in node.branches:
        value = branch.worth + spread / (1 + branch.visits)
        if value > most:
            best, most = branch, value
    return best


def sum_up(branch: Branch) -> None:
    """What an action promises: the mean of what it was seen to lead to."""
    seats = len(branch.hoped)
    total = [0.0] * seats
    for outcome in branch.outcomes:
        for seat in range(seats):
            total[seat] += outcome.hoped[seat]
    amount = len(branch.outcomes)
    branch.hoped = [value / amount for value in total]


def favourite(root: Node) -> Branch:
    """The action looked at most."""
    best = root.branches[0]
    for branch in root.branches:
        if branch.visits > best.visits or (branch.visits == best.visits and branch.worth > best.worth):
            best = branch
    return best
