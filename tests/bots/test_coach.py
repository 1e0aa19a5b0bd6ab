"""Advice comes from what the seat is shown, is legal, is the same for the same, and reads in every language."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import situation
from terem.bots.coach import MOST, advise
from terem.bots.gorynych import Head
from terem.games import registry
from terem.games.gorynych.state import CHOOSE
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker

GAMES = [("winter-queen", 3, {}), ("gorynych", 3, {}), ("winter-tales", 2, {})]


def moments(name: str, players: int, options: dict, every: int, most: int):
    """Some positions of a game in which anything is done, each with a seat that is asked."""
    game, rng = registry().get(name), Random(5)
    board, chance = game.prepare(game.config(players, options)), RandomChance(rng)
    state = game.setup(board, chance)
    turn = given = 0
    while (asked := game.asked(state)) and given < most:
        if turn % every == every - 1 and len(game.legal(state, asked[0])) > 1:
            given += 1
            yield game, board, state, asked[0]
        game.step(state, asked[0], rng.choice(list(game.legal(state, asked[0]))), chance)
        turn += 1
    assert given


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_advice_is_legal_the_best_first_and_the_same_in_another_world(name, players, options):
    for game, board, state, seat in moments(name, players, options, 5, 3):
        found = advise(game, board, state, seat)
        assert 1 <= len(found) <= MOST
        assert {one.code for one in found} <= set(game.legal(state, seat))
        assert len({one.code for one in found}) == len(found)
        world = game.scramble(state, seat, Random(8))
        assert advise(game, board, world, seat) == found


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_reasons_are_sentences_in_every_language(name, players, options):
    game, board, state, seat = next(moments(name, players, options, 4, 1))
    for one in advise(game, board, state, seat):
        said = {Speaker(language).say(one.why) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(text and one.why.key not in text for text in said)


def test_whoever_is_not_asked_gets_no_advice():
    game, board, state, seat = next(moments("winter-queen", 2, {}, 3, 1))
    with pytest.raises(Refusal, match="refuse-coach-waits"):
        advise(game, board, state, 1 - seat)


def test_a_head_understands_the_pointing_and_follows_it_where_it_costs_little():
    """Two knights are equally near: the one pointed at is the one the plan burns."""
    game = registry().get("gorynych")
    board = game.prepare(game.config(3, {}))
    seen = set()
    for seed in range(30):
        chance = RandomChance(Random(seed))
        state = game.setup(board, chance)
        for knight in range(board.knights):
            pointed = state.copy()
            game.step(pointed, pointed.first, board.point + (1 << knight), chance)
            game.step(pointed, pointed.first, board.begin, chance)
            assert pointed.phase == CHOOSE
            plan = Head(width=20, leaves=0).plan(pointed)
            seen.add((seed, tuple((move.seat, move.card, move.code) for move in plan)))
        if len({plan for at, plan in seen if at == seed}) > 1:
            return
    pytest.fail("no pointing ever changed a plan")


def test_heads_choose_the_same_whatever_lies_face_down():
    for game, board, state, _ in moments("gorynych", 4, {}, 1, 6):
        if state.phase != CHOOSE:
            continue
        seat = game.asked(state)[-1]
        world = game.scramble(state, seat, Random(3))
        ours, theirs = (
            Head(width=8, leaves=0).choose(situation(game, board, one, seat, Random(1))) for one in (state, world)
        )
        assert ours == theirs
