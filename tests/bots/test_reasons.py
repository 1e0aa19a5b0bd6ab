"""Whoever thinks can say why."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import AT_HOME, BOTS, Budget, situation
from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.messages import LANGUAGES, Speaker

THOUGHTLESS = {"random", "slipper"}
"""One does anything, the other sometimes."""
SEATS = {
    (name, game)
    for name in BOTS
    if name not in THOUGHTLESS
    for game in ([AT_HOME[name]] if name in AT_HOME else registry().names())
}


@pytest.mark.parametrize(("name", "kind"), sorted(SEATS))
def test_a_bot_gives_a_reason_in_every_language(name, kind):
    game, rng = registry().get(kind), Random(2)
    board, chance = game.prepare(game.config(3)), RandomChance(Random(2))
    state = game.setup(board, chance)
    given = 0
    for _ in range(12):
        seat = game.asked(state)[0]
        codes = game.legal(state, seat)
        answer = BOTS[name].choose(situation(game, board, state, seat, Random(1), Budget(simulations=8)))
        if answer.reason is not None:
            given += 1
            assert len({Speaker(language).say(answer.reason) for language in LANGUAGES}) == len(LANGUAGES)
        game.step(state, seat, rng.choice(list(codes)), chance)
    assert given
