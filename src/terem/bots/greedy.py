"""The player that looks one action ahead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terem.bots import winter_queen, winter_tales
from terem.bots.advice import best_of
from terem.bots.bot import Answer, Bot, Situation
from terem.bots.gorynych import Chorus
from terem.kernel.chance import RandomChance
from terem.kernel.registry import AnyGame

Evaluation = Callable[[Any, int], float]

EVALUATIONS: Mapping[str, Evaluation] = {
    "winter-queen": winter_queen.evaluate,
    "winter-tales": winter_tales.evaluate,
}
PLAYERS: Mapping[str, Bot] = {"gorynych": Chorus(width=1, leaves=0, patience=15)}
"""Where nothing happens before all have chosen, one action ahead is the whole round: head by head the best for now."""


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
        if game.name in PLAYERS:
            return PLAYERS[game.name].choose(situation)
        evaluate = EVALUATIONS.get(game.name) or by_result(game)
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
