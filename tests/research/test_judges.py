"""The outside judges on every game and player count."""

from __future__ import annotations

import pytest
from snowballs import GAME as SNOWBALLS

from terem.games import registry
from terem.research.judges import JUDGES

GAMES = [SNOWBALLS, *registry()]
CELLS = [pytest.param(game, players, id=f"{game.name}-{players}") for game in GAMES for players in game.players]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("game", "players"), CELLS)
def test_the_judge_finds_nothing(judge, game, players, capsys):
    JUDGES[judge](game, game.config(players), 3)


def test_a_clone_in_open_spiel_shares_nothing():
    import pyspiel

    from terem.research import openspiel

    if openspiel.name_of(SNOWBALLS) not in pyspiel.registered_names():
        openspiel.register(SNOWBALLS)
    state = pyspiel.load_game("terem_snowballs(players=2)").new_initial_state()
    before = str(state)
    state.clone().apply_actions([2, 0])
    assert str(state) == before
