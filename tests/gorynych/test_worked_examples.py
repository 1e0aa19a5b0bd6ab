"""The worked examples of the rulebook, spec §9.1. Each test carries its id."""

from __future__ import annotations

from random import Random

from gorynych.laid import advanced, cell, choose, do, dragon, ending, hand, knight, lay, offered, reveal

from terem.games.gorynych import GAME
from terem.games.gorynych.effects import steps_left
from terem.kernel.chance import RandomChance


def test_w1_a_whole_round():
    state = lay("C2@0 A2@0 B2@1", "85", players=4, rows={2: "yellow fire"})
    reveal(state, steps=2, number=3)
    assert [cell(state, k) for k in (1, 2, 3)] == ["87", "13", "28"]
    choose(state, "red", "fire", "skip", "yellow")
    assert hand(state, 2) == {"yellow", "red", "green", "blue", "fire", "manoeuvre"}
    do(state, 0, "fly 2")
    assert dragon(state) == "87"
    assert knight(state, 1) == "gone"  # player 1's Fire needs no decision
    do(state, 3, "fly 3")
    assert dragon(state) == "57"
    assert state.first == 1


def test_w2_the_river_carries_one_cell():
    state = advanced("A3@0", "15", rotation=2, number=2)
    choose(state, "blue", "skip", "skip")
    assert GAME.view(state, 0).compass["blue"] == "right"
    do(state, 0, "fly 2")
    assert dragon(state) == "27"


def test_w3_a_knight_on_a_bridge_is_not_carried():
    state = advanced("B3@2")
    reveal(state, 1, 1)
    assert cell(state, 1) == "27"
    assert state.field.currents[27] >= 0


def test_w4_through_the_green_tunnel():
    state = advanced("C3@0")
    assert "gor-event-tunnel" in reveal(state, 2, 1)
    assert (cell(state, 1), knight(state, 1), steps_left(state, 0)) == ("15", "A1@2", 5)
    reveal(state, 1, 1)
    assert cell(state, 1) == "16"


def test_w4b_passing_an_entry_does_nothing():
    state = advanced("A2@0")
    assert "gor-event-tunnel" not in reveal(state, 2, 1)
    assert cell(state, 1) == "13"


def test_w5_the_dragon_stops_on_an_entry_and_stays():
    state = advanced("A3@0", "42", number=3)
    choose(state, "yellow", "skip", "skip")
    do(state, 0, "fly 3")
    assert dragon(state) == "12"


def test_w6_the_horse_moves_on_a_zero():
    state = advanced("A3@0 B2@0", horse=1)
    reveal(state, 0, 1)
    assert (knight(state, 1), knight(state, 2)) == ("A3@1", "B2@0")


def test_w7_setup():
    for mode, tokens in (("basic", 1), ("advanced", 0)):
        state = GAME.setup(GAME.prepare(GAME.config(3, {"mode": mode})), RandomChance(Random(1)))
        view = GAME.view(state, None)
        assert len(view.knights) == 5
        assert view.speech == tokens
        assert ending(state) is None
        assert ("speak" in offered(state, view.first)) == bool(tokens)
