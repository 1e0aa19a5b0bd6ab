"""A master's advice."""

from __future__ import annotations

from terem.bots.advice import Advice, distinct, gains
from terem.bots.bot import Situation
from terem.bots.winter_queen.levels import Level
from terem.bots.winter_queen.search import Node
from terem.bots.winter_queen.why import why
from terem.games.winter_queen import GAME

ADVISER = Level("master", visits=24, width=1000)
"""A master who leaves no action out: often the two dozen most promising all take the same book, and say the same."""


def advice(told: Situation) -> list[Advice]:
    """A master's look, without the totals: those of rivals are not shown to a seat."""
    state = GAME.redeal(told.board, told.knowledge, told.rng)
    state.points = [0] * state.board.players
    root = ADVISER.look(told, state)
    if root is None:
        return [Advice(told.legal[0], None, why(state, told.seat, told.legal[0]))]
    found = _looked_at(root)
    worths = gains(worth for _, worth in found)
    return distinct(
        Advice(code, gain, why(state, told.seat, code)) for (code, _), gain in zip(found, worths, strict=True)
    )


def _looked_at(root: Node) -> list[tuple[int, float]]:
    """The actions that were looked at, the most promising first.

    What a learner would take for the same is not repeated: a crystal from another holder, a book used with another
    crystal returned.
    """
    board = root.state.board
    branches = sorted(root.branches, key=lambda branch: (-branch.visits, -branch.worth, branch.code))
    found: dict[tuple[int, int], tuple[int, float]] = {}
    for branch in branches:
        used = branch.code - board.first_activation
        if used >= 0:
            same = (board.targets, used // (board.spaces + 1))
        else:
            same = (branch.code % board.targets, branch.code // board.targets % board.colours)
        found.setdefault(same, (branch.code, branch.worth))
    return list(found.values())
