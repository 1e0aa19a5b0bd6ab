"""One mind for all heads: the same plan from every seat, without a look at hidden cards; and what play comes across."""

from __future__ import annotations

from random import Random

import pytest
from gorynych.laid import advanced, choose, do, lay, offered

from terem.bots import bot, decide, situation
from terem.bots.gorynych import Chorus
from terem.bots.gorynych.moves import carry_out, uncovered
from terem.bots.gorynych.planner import Candidate, Planner
from terem.bots.gorynych.worth import Judge, Weights
from terem.cli import main
from terem.games.gorynych import GAME
from terem.games.gorynych.board import MANOEUVRE, REPEAT
from terem.games.gorynych.choices import open_tiles, tile_codes
from terem.games.gorynych.state import CHOOSE, OVER, RESOLVE
from terem.kernel.chance import RandomChance


def pick(chorus, state, seat):
    code = chorus.choose(situation(GAME, state.board, state, seat, Random(1))).code
    return GAME.write(state, GAME.decode(state, code))


def test_the_team_burns_the_last_knight_in_one_round():
    """Dragon two cells off: one head flies, a later one breathes."""
    state = lay("A2@2", "15", number=2, first=1)
    do(state, 1, "begin")
    chorus = Chorus(width=20, leaves=0)
    for seat in range(3):
        do(state, seat, pick(chorus, state, seat))
    while GAME.asked(state):
        seat = GAME.asked(state)[0]
        do(state, seat, pick(chorus, state, seat))
    assert GAME.view(state, None).ending == "won"
    assert state.rounds == 1


def test_every_seat_finds_the_same_plan_by_itself():
    """Fresh minds that share nothing agree, whatever has been locked or skipped before them."""
    board = GAME.prepare(GAME.config(5, {"mode": "advanced"}))
    for seed in range(4):
        state = GAME.setup(board, RandomChance(Random(seed)))
        do(state, state.first, "begin")
        plans = []
        while GAME.asked(state) and state.phase == CHOOSE:
            seat = GAME.asked(state)[-1]
            mind = Chorus(width=8, leaves=0)
            knowledge = GAME.knowledge(state, seat)
            moves = mind.plan(GAME.load(board, knowledge.position))
            plans.append([(move.seat, move.card, move.code) for move in moves])
            do(state, seat, pick(mind, state, seat))
        assert len(plans) == 5
        assert all(plan == plans[0] for plan in plans)


def test_one_mind_at_two_tables_mixes_nothing_up():
    """Two fields whose states look alike in numbers: a mind that played at one plans the other as a fresh one would."""
    shared = Chorus(width=8, leaves=0)
    for order in ("ABCD", "DCBA", "ABCD"):
        board = GAME.prepare(GAME.config(3, {"order": order, "rotation": 0}))
        state = GAME.setup(board, RandomChance(Random(4)))
        do(state, state.first, "begin")
        for seat in GAME.asked(state):
            assert pick(shared, state, seat) == pick(Chorus(width=8, leaves=0), state, seat)


def test_the_choice_does_not_depend_on_hidden_cards():
    state = lay("A2@2 B1@3 C3@1", "25", players=5, number=3)
    do(state, 0, "begin")
    do(state, 1, "red")
    do(state, 2, "fire")
    for seat in (0, 3, 4):
        chorus = Chorus(width=8, leaves=0)
        here = pick(chorus, state, seat)
        for seed in range(5):
            other = GAME.scramble(state, seat, Random(seed))
            assert pick(Chorus(width=8, leaves=0), other, seat) == here


def test_a_partner_who_skips_against_the_plan_is_taken_into_account():
    state = lay("A2@2", "15", number=2, first=0)
    do(state, 0, "begin")
    planned = pick(Chorus(width=20, leaves=0), state, 0)
    assert planned != "skip"
    do(state, 0, "skip")
    moves = Chorus(width=20, leaves=0).plan(GAME.load(state.board, GAME.knowledge(state, 1).position))
    assert next(move.card for move in moves if move.seat == 0) == -1


def test_a_broken_plan_is_repaired_by_the_next_head():
    """Somebody flew elsewhere: the next head decides from where the dragon is, and never leaves the field by choice."""
    state = lay("A2@2", "15", number=3, first=0)
    do(state, 0, "begin")
    for seat, card in enumerate(("green", "blue", "fire")):
        do(state, seat, card)
    do(state, 0, "fly 1")
    assert offered(state, 1) == ["fly 1", "fly 2", "fly 3"]
    assert pick(Chorus(width=20, leaves=0), state, 1) == "fly 2"  # blue 2 leads above the knight's next cell


def test_the_first_head_points_at_what_the_plan_burns():
    state = lay("A2@2 C2@0", "15", number=2, first=1)
    chorus = Chorus(width=20, leaves=0)
    codes = decide(chorus, GAME, state.board, state, 1, Random(1))
    assert [GAME.write(state, GAME.decode(state, code)) for code in codes] == ["point 1", "begin"]
    do(state, 1, "point 1")
    codes = decide(chorus, GAME, state.board, state, 1, Random(1))
    assert [GAME.write(state, GAME.decode(state, code)) for code in codes] == ["begin"]


@pytest.mark.parametrize("name", ["random", "greedy", "chorus"])
def test_bots_play_whole_games(name):
    board = GAME.prepare(GAME.config(3, {"mode": "advanced", "tiles": "six", "starts": "placed", "dragon": "chosen"}))
    player = bot(name) if name != "chorus" else Chorus(width=6, leaves=2)
    for seed in range(3):
        rng = Random(seed)
        state = GAME.setup(board, RandomChance(rng))
        while asked := GAME.asked(state):
            seat = asked[0]
            code = player.choose(situation(GAME, board, state, seat, rng)).code
            assert code in GAME.legal(state, seat)
            GAME.step(state, seat, code, RandomChance(rng))
            assert state.rounds < 60
        assert GAME.outcome(state) is not None


def test_a_plan_beats_single_steps():
    """Twelve fixed games of five heads: looking over the whole round wins more of them than greed."""
    board = GAME.prepare(GAME.config(5))

    def wins(player):
        won = 0
        for seed in range(12):
            rng = Random(seed)
            chance = RandomChance(rng)
            state = GAME.setup(board, chance)
            while asked := GAME.asked(state):
                code = player.choose(situation(GAME, board, state, asked[0], rng)).code
                GAME.step(state, asked[0], code, chance)
            won += bool(GAME.outcome(state).winners)
        return won

    assert wins(Chorus(width=16, leaves=0)) > wins(Chorus(width=1, leaves=0, patience=15))


def test_chorus_sings_only_gorynych(capsys):
    assert main(["simulate", "winter-queen", "--games", "1", "--bots", "chorus"]) == 2
    assert "chorus plays only gorynych" in capsys.readouterr().err


def test_repeat_is_planned_with_its_price():
    state = advanced("A1@4 C1@0", "26", number=1, rows={0: "fire"})
    choose(state, "manoeuvre", "skip", "skip")
    assert pick(Chorus(width=20, leaves=0), state, 0).startswith("repeat fire -")


def manoeuvres_of(seed):
    """The positions of a random game in which somebody decides about a Manoeuvre."""
    board = GAME.prepare(GAME.config(5, {"mode": "advanced"}))
    state, rng = GAME.setup(board, RandomChance(Random(seed))), Random(seed)
    while asked := GAME.asked(state):
        if state.phase == RESOLVE and state.card == MANOEUVRE:
            yield state
        GAME.step(state, asked[0], rng.choice(GAME.legal(state, asked[0])), RandomChance(rng))


def test_a_manoeuvre_that_is_only_tried_leaves_nothing_behind():
    tried = set()
    for seed in range(30):
        for state in manoeuvres_of(seed):
            trial = state.try_out()
            for tile in set(open_tiles(state)) - {REPEAT}:
                for code in tile_codes(state, state.acting, tile):
                    carry_out(trial, state.acting, code)
                    trial.put_back(state)
                    assert trial.dump() == state.dump()
                    tried.add(tile)
    assert len(tried) == len(GAME.prepare(GAME.config(5, {"mode": "advanced"})).stays) - 1


def test_what_is_valued_before_it_is_made_is_worth_what_it_leads_to():
    compared = 0
    for seed in range(12):
        for state in manoeuvres_of(seed):
            judge = Judge(state.board, Weights())
            planner = Planner(judge, width=4, leaves=0)
            found: list[Candidate] = []
            root = planner.root(uncovered(state))
            planner.decide(root, root.state, state.acting, MANOEUVRE, True, found)
            for candidate in found:
                node = planner.reached(candidate)
                after = node.state
                worth = judge.knights(after)
                assert candidate.knights == worth
                if after.phase != OVER:
                    worth += judge.hands(after) + judge.way(after, after.dragon) - planner.cost(node.discards)
                assert candidate.score == pytest.approx(worth)
                assert candidate.cell == after.dragon
                compared += 1
    assert compared > 400
