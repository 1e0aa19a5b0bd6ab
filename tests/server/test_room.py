"""A table in memory: what everybody is shown of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from terem.games import registry
from terem.kernel.chance import RandomChance


@pytest.mark.parametrize("game", list(registry()), ids=lambda game: game.name)
def test_views_that_are_made_together_are_those_made_alone(game):
    board = game.prepare(game.config(game.players.stop - 1))
    state, chance, rng = game.setup(board, RandomChance(Random(1))), RandomChance(Random(2)), Random(3)
    encode = msgspec.json.Encoder(order="deterministic").encode
    viewers = [*range(game.seats(state)), None]
    for _ in range(30):
        seat = game.asked(state)[0]
        game.step(state, seat, rng.choice(game.legal(state, seat)), chance)
        together = [encode(view) for view in game.views(state, viewers)]
        assert together == [encode(game.view(state, viewer)) for viewer in viewers]
