"""A master's advice."""

from __future__ import annotations

from terem.bots.advice import Advice, gains
from terem.bots.bot import Budget, Situation
from terem.bots.winter_queen.levels import MASTER
from terem.bots.winter_queen.search import Node
from terem.bots.winter_queen.why import why
from terem.games.winter_queen import GAME

THOUGHTS = Budget(simulations=24)


def advice(told: Situation) -> list[Advice]:
    """A master's look, without the totals: those of rivals are not shown to a seat."""
    told = told._replace(budget=THOUGHTS)
    state = GAME.redeal(told.board, told.knowledge, told.rng)
    state.points = [0] * state.board.players
    root = MASTER.look(told, state)
    if root is None:
        return [Advice(told.legal[0], None, why(state, told.seat, told.legal[0]))]
    found = _looked_at(root)
    return [
        Advice(code, gain, why(state, told.seat, code))
        for (code, _), gain in zip(found, gains(worth for _, worth in found), strict=True)
    ]


def _looked_at(root: Node) -> list[tuple[int, float]]:
    """The actions that were looked at, the most promising first; equal ones from other holders are not repeated."""
    branches = sorted(root.branches, key=lambda branch: (-branch.visits, -branch.worth, branch.code))
    found: dict[tuple[int, float], tuple[int, float]] = {}
    for branch in branches:
        board = root.state.board
        activation = branch.code >= board.first_activation
        place = branch.code if activation else branch.code % board.targets
        colour = 0 if activation else branch.code // board.targets % board.colours
        found.setdefault((place, colour), (branch.code, branch.worth))
    return list(found.values())
