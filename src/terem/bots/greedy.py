"""The player that looks one action ahead."""

from __future__ import annotations

from typing import Any

from terem.bots.advice import best_of
from terem.bots.bot import Answer, Situation
from terem.bots.cast import Evaluation
from terem.bots.casts import cast_of
from terem.kernel.chance import RandomChance
from terem.kernel.registry import AnyGame


def evaluation_of(game: AnyGame) -> Evaluation:
    """What a position of a game is worth."""
    return cast_of(game).evaluate or by_result(game)


def by_result(game: AnyGame) -> Evaluation:
    """What a game without an evaluation of its own is worth: nothing before its end."""

    def evaluate(state: Any, seat: int) -> float:
        outcome = game.outcome(state)
        return game.returns(outcome, game.seats(state))[seat] if outcome else 0.0

    return evaluate


class Greedy:
    """Tries every legal action on a state redealt from its knowledge and takes the one that looks best."""

    def choose(self, situation: Situation) -> Answer:
        """The action with the highest evaluation, ties at random; a game of its own kind is left to its own player."""
        game, seat, rng = situation.game, situation.seat, situation.rng
        own = cast_of(game).greedy
        if own is not None:
            return own.choose(situation)
        evaluate = evaluation_of(game)
        state = game.redeal(situation.board, situation.knowledge, rng)
        best: list[int] = []
        most = float("-inf")
        for code in situation.legal:
            after = state.copy()
            game.step(after, seat, code, RandomChance(rng))
            value = evaluate(after, seat)
            if value > most:
                best, most = [code], value
            elif value == most:
                best.append(code)
        return Answer(rng.choice(best), best_of(len(situation.legal)))
