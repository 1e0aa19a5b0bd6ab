"""What lobbies offer, how long a server lets bots think, and that every offered bot answers at every table."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import AT_HOME, BOTS, bot, offered_bots, situation, usual_bot
from terem.bots.bot import Budget, Watch
from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.messages import LANGUAGES, Speaker
from terem.server.thinking import BUDGET

GAMES = list(registry().names())


@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_offers_only_who_plays_the_game_and_the_usual_one_is_among_them(name):
    game = registry().get(name)
    offered = offered_bots(game)
    assert usual_bot(game) in offered
    for label in offered:
        assert bot(label, game) is BOTS[label]
    assert all(AT_HOME.get(label, name) == name for label in offered)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_bot_has_a_name_and_a_temperament_of_its_own(language):
    speaker = Speaker(language)
    for name in GAMES:
        offered = offered_bots(registry().get(name))
        for key in ("web-level", "web-level-long", "web-level-about"):
            assert len({speaker.text(key, bot=label) for label in offered}) == len(offered), (name, key)


@pytest.mark.parametrize("name", GAMES)
def test_every_offered_bot_answers_the_first_questions(name):
    game = registry().get(name)
    board = game.prepare(game.config(game.players.start))
    for label in offered_bots(game):
        chance = RandomChance(Random(2))
        state = game.setup(board, chance)
        for _ in range(3):
            seat = game.asked(state)[0]
            answer = bot(label, game).choose(situation(game, board, state, seat, Random(1), Budget(simulations=4)))
            assert answer.code in game.legal(state, seat)
            game.step(state, seat, answer.code, chance)


def test_a_server_gives_a_bot_less_than_a_second():
    assert BUDGET.seconds is not None
    assert BUDGET.seconds < 1.0


def test_a_watch_counts_simulations_and_the_usual_number_holds_only_without_a_time():
    watch = Watch(Budget(simulations=2), usual=50)
    assert [watch.go_on() for _ in range(4)] == [True, True, False, False]
    watch = Watch(Budget(), usual=1)
    assert [watch.go_on() for _ in range(2)] == [True, False]
    assert not Watch(Budget(seconds=-1.0), usual=50).go_on()
    watch = Watch(Budget(seconds=3600.0), usual=0)
    assert watch.go_on()
