"""Advice for a person: the best few actions, what each gains, and why; from what the seat is shown alone.

The same situation is always advised the same: a fixed number of thoughts and a generator of its own, so that advice
says nothing about what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import median
from typing import Any, NamedTuple

from terem.bots.bot import Budget, Situation, situation
from terem.bots.gorynych.head import Head
from terem.bots.greedy import EVALUATIONS, by_result
from terem.bots.winter_queen.levels import MASTER
from terem.bots.winter_queen.search import Node
from terem.bots.winter_queen.why import why
from terem.bots.winter_tales.why import why as tales_why
from terem.games.winter_queen import GAME as WINTER_QUEEN
from terem.games.winter_tales import GAME as WINTER_TALES
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.registry import AnyGame

MOST = 3
THOUGHTS = Budget(simulations=24)
WORLDS = 4


class Advice(NamedTuple):
    """An action worth considering."""

    code: int
    gain: float
    """How much better it is than a middling action, in the points the game is played for or about as many."""
    why: Phrase


def advise(game: AnyGame, board: Any, state: Any, seat: int) -> list[Advice]:
    """The best few actions of a seat that is asked, the best first; refuses a seat that is not."""
    if seat not in game.asked(state):
        raise Refusal("refuse-coach-waits")
    told = situation(game, board, state, seat, Random(0), THOUGHTS)
    return ADVISERS.get(game.name, _glance)(told)[:MOST]


def _glance(told: Situation) -> list[Advice]:
    """One action ahead, in several worlds."""
    game, seat, rng = told.game, told.seat, told.rng
    evaluate = EVALUATIONS.get(game.name) or by_result(game)
    total = dict.fromkeys(told.legal, 0.0)
    for _ in range(WORLDS):
        world, seed = game.redeal(told.board, told.knowledge, rng), rng.random()
        for code in told.legal:
            after = world.copy()
            game.step(after, seat, code, RandomChance(Random(seed)))
            total[code] += evaluate(after, seat) / WORLDS
    middling = median(total.values())
    best = sorted(total, key=lambda code: (-total[code], code))
    found = best[:MOST]
    return [Advice(code, round(total[code] - middling, 1), _reason(told, code)) for code in found]


def _reason(told: Situation, code: int) -> Phrase:
    """The game's own reason, if it has one."""
    reason = None
    if told.game.name == WINTER_TALES.name:
        reason = tales_why(WINTER_TALES.redeal(told.board, told.knowledge, told.rng), told.seat, code)
    return reason or Phrase("coach-glance", {"count": len(told.legal)})


def _winter_queen(told: Situation) -> list[Advice]:
    """A master's look, without the totals: those of rivals are not shown to a seat."""
    state = WINTER_QUEEN.redeal(told.board, told.knowledge, told.rng)
    state.points = [0] * state.board.players
    root = MASTER.look(told, state)
    if root is None:
        return [Advice(told.legal[0], 0.0, why(state, told.seat, told.legal[0]))]
    middling = median(branch.worth for branch in root.branches)
    found = [Advice(code, round(worth - middling, 1), why(state, told.seat, code)) for code, worth in _looked_at(root)]
    return found[:MOST]


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


def _gorynych(told: Situation) -> list[Advice]:
    """The plan's part, and what the other cards would come to."""
    head = Head(width=20, leaves=2)
    return [Advice(code, round(gain, 1), reason) for code, gain, reason in head.consider(told)]


ADVISERS: Mapping[str, Callable[[Situation], list[Advice]]] = {
    "winter-queen": _winter_queen,
    "gorynych": _gorynych,
}
