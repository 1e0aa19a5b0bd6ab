"""The outside judges on every game and player count."""

from __future__ import annotations

import pytest
from snowballs import GAME as SNOWBALLS

from terem.games import registry
from terem.research.judges import JUDGES
from terem.research.pettingzoo import TeremAEC

GAMES = [SNOWBALLS, *registry()]
CELLS = [pytest.param(game, players, id=f"{game.name}-{players}") for game in GAMES for players in game.players]


LONG = {"winter-tales"}
"""Games of hundreds of actions: one of them is enough for a judge, `terem soak` plays more."""


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("game", "players"), CELLS)
def test_the_judge_finds_nothing(judge, game, players, capsys):
    preset = next(iter(game.presets.values()), {})
    JUDGES[judge](game, game.config(players, preset), 1 if game.name in LONG else 3)


def test_open_spiel_plays_with_the_options_of_the_config():
    import pyspiel

    from terem.research import openspiel

    still = SNOWBALLS.config(2, {"gust": False})
    loaded = pyspiel.load_game(f"{openspiel.register(SNOWBALLS, still)}(players=2)")
    state = loaded.new_initial_state()
    state.apply_actions([2, 0])
    assert not state.is_chance_node()
    assert openspiel.name_of(SNOWBALLS, SNOWBALLS.config(3)) == "terem_snowballs"


def test_a_clone_in_open_spiel_shares_nothing():
    import pyspiel

    from terem.research import openspiel

    name = openspiel.register(SNOWBALLS)
    state = pyspiel.load_game(f"{name}(players=2)").new_initial_state()
    before = str(state)
    state.clone().apply_actions([2, 0])
    assert str(state) == before


def test_an_action_that_is_none_is_not_played_in_silence():
    game = registry().get("winter-queen")
    env = TeremAEC(game, game.config(2))
    env.reset(seed=1)
    for wrong in (10**9, None):
        with pytest.raises(ValueError, match="action mask"):
            env.step(wrong)
