"""A table in memory: what everybody is shown of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.server.room import written


@pytest.mark.parametrize("game", list(registry()), ids=lambda game: game.name)
def test_views_that_are_written_together_read_the_same(game):
    board = game.prepare(game.config(game.players.stop - 1))
    state, chance, rng = game.setup(board, RandomChance(Random(1))), RandomChance(Random(2)), Random(3)
    encode = msgspec.json.Encoder(order="deterministic").encode
    viewers = [*range(game.seats(state)), None]
    for _ in range(30):
        seat = game.asked(state)[0]
        game.step(state, seat, rng.choice(game.legal(state, seat)), chance)
        assert written(game.views(state, viewers)) == [encode(game.view(state, viewer)) for viewer in viewers]
