"""Whoever thinks can say why; and nobody chooses by what their seat cannot know."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import AT_HOME, BOTS, Budget, situation
from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.messages import LANGUAGES, Speaker

THOUGHTLESS = {"random", "slipper"}
"""One does anything, the other sometimes."""
EVERYWHERE = {(name, game) for name in BOTS for game in ([AT_HOME[name]] if name in AT_HOME else registry().names())}
SEATS = {(name, game) for name, game in EVERYWHERE if name not in THOUGHTLESS}
BEFORE = {"winter-tales": 50}
"""Actions after which there is something to hide."""
OPEN = {"winter-queen"}
"""Where perfect memory knows everything."""


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


@pytest.mark.parametrize(("name", "kind"), sorted(EVERYWHERE))
def test_in_every_world_a_seat_could_be_in_its_bot_chooses_the_same(name, kind):
    """The same seed and the same knowledge: whatever else differs."""
    game, rng = registry().get(kind), Random(6)
    board, chance = game.prepare(game.config(3)), RandomChance(Random(6))
    state = game.setup(board, chance)
    other = 0
    for number in range(BEFORE.get(kind, 0) + 12):
        seat = game.asked(state)[0]
        if number < BEFORE.get(kind, 0):
            game.step(state, seat, rng.choice(list(game.legal(state, seat))), chance)
            continue
        world = game.redeal(board, game.knowledge(state, seat), Random(number))
        choices = [
            BOTS[name].choose(situation(game, board, one, seat, Random(number), Budget(simulations=6)))
            for one in (state, world)
        ]
        assert choices[0] == choices[1]
        other += world.dump() != state.dump()
        game.step(state, seat, rng.choice(list(game.legal(state, seat))), chance)
    assert other or kind in OPEN
