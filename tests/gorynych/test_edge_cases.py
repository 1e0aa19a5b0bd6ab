"""Edge cases of spec §9.2, E1 to E16: the basic game. Each test carries its id."""

from __future__ import annotations

from gorynych.laid import (
    advanced,
    cell,
    choose,
    do,
    dragon,
    ending,
    hand,
    knight,
    lay,
    offered,
    refused,
    reveal,
    row,
)

from terem.games.gorynych import GAME


def test_e1_loss_before_anyone_chooses():
    state = lay("A2@6")
    assert "gor-event-entered" in reveal(state, 2, 1)
    assert ending(state) == "terem-reached"
    assert GAME.asked(state) == ()


def test_e2_a_zero_lets_the_knight_stand():
    state = lay("A2@6")
    reveal(state, 0, 1)
    assert ending(state) is None


def test_e3_a_negative_number_flies_the_other_way():
    state = lay("A2@0", "55", number=-2)
    choose(state, "red", "skip", "skip")
    assert [flight.cell for flight in GAME.view(state, 0).choices.flights] == ["54", "53"]
    assert offered(state, 0) == ["fly 1", "fly 2"]


def test_e4_leaving_the_field_is_a_loss():
    state = lay("A2@0", "05", number=1)
    told = choose(state, "yellow", "skip", "skip")
    assert "gor-event-left-field" in told
    assert ending(state) == "field-left"


def test_e5_only_distances_that_stay_on_the_field():
    state = lay("A2@0", "15", number=3)
    choose(state, "yellow", "skip", "skip")
    assert offered(state, 0) == ["fly 1"]
    assert refused(state, 0, "fly 2") == "gor-refuse-off-field"


def test_e6_fire_on_nobody_is_wasted():
    state = lay("A2@0", "71")
    told = choose(state, "fire", "skip", "skip")
    assert "gor-event-nobody-burnt" in told
    assert row(state, 0) == {"fire"}
    assert ending(state) is None


def test_e7_fire_in_the_terem_is_a_loss():
    state = lay("A2@0", "54")
    choose(state, "fire", "skip", "skip")
    assert ending(state) == "terem-burnt"


def test_e8_fireball_from_inside_the_terem_then_march():
    state = lay("A3@7 C2@2", "44")
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "fireball 34")
    assert knight(state, 1) == "gone"
    assert cell(state, 2) == "86"
    assert ending(state) is None


def test_e9_fireball_at_the_terem_is_a_loss():
    state = lay("A2@0", "34")
    choose(state, "manoeuvre", "skip", "skip")
    do(state, 0, "fireball 44")
    assert ending(state) == "terem-burnt"


def test_e10_the_last_knights_burn_before_march():
    state = lay("A1@4 B3@3", "25")
    choose(state, "manoeuvre", "skip", "skip")
    assert cell(state, 1) == cell(state, 2) == "26"
    assert "gor-event-march" not in do(state, 0, "fireball 26")
    assert ending(state) == "won"


def test_e11_march_takes_a_knight_in():
    state = lay("A2@0 C2@7", "01")
    choose(state, "manoeuvre", "skip", "skip")
    do(state, 0, "fireball 02")
    assert knight(state, 1) == "gone"
    assert ending(state) == "terem-reached"


def test_e12_a_locked_last_card_is_not_discarded():
    state = lay("A2@0", "44", rows={1: "yellow red green blue manoeuvre"})
    choose(state, "manoeuvre", "fire", "yellow")
    do(state, 0, "arrow blue 1")
    assert GAME.asked(state) == (0, 2)
    do(state, 0, "discard red")
    assert row(state, 0) == {"manoeuvre"}  # nothing is laid before all have chosen
    told = do(state, 2, "discard green")
    assert told.count("gor-event-discarded") == 2
    assert {"red", "manoeuvre"} == row(state, 0)
    do(state, 2, "fly 1")
    assert hand(state, 1) == {"yellow", "red", "green", "blue", "fire", "manoeuvre"}


def test_e13_a_skipper_discards_too():
    state = lay("A2@0", "44", rows={1: "fire"})
    choose(state, "manoeuvre", "skip", "skip")
    do(state, 0, "arrow blue 1")
    assert len(hand(state, 1)) == 6
    assert GAME.asked(state) == (0, 1, 2)
    assert len(offered(state, 1)) == 6


def test_e14_a_hand_emptied_by_discard_comes_back():
    state = lay("A2@0", "44", rows={2: "yellow blue fire manoeuvre"})
    choose(state, "manoeuvre", "skip", "red")
    do(state, 0, "arrow blue 1")
    assert offered(state, 2) == ["discard green"]
    assert refused(state, 2, "discard red") == "gor-refuse-discard-locked"
    for seat, card in ((0, "yellow"), (1, "yellow"), (2, "green")):
        do(state, seat, f"discard {card}")
    assert hand(state, 2) == set()
    told = do(state, 2, "fly 1")
    assert "gor-event-hand-back" in told
    assert len(hand(state, 2)) == 6


def test_e15_fire_protection_lasts_a_round():
    state = lay("A3@7 B1@0", "44", number=1)
    choose(state, "manoeuvre", "yellow", "fire")
    do(state, 0, "princess 44")
    assert GAME.view(state, None).tiles[2].turned
    told = do(state, 1, "fly 1")
    assert "gor-event-protected" in told
    assert knight(state, 1) != "gone"
    assert row(state, 2) == {"fire"}
    view = GAME.view(state, None)
    assert not view.tiles[2].turned
    assert not view.protected


def test_e16_protection_does_not_cover_the_terem():
    state = lay("A3@7", "34")
    choose(state, "manoeuvre", "fire", "skip")
    do(state, 0, "princess 44")
    assert ending(state) == "terem-burnt"


def test_the_tile_is_used_up_until_the_end_of_the_round():
    """The rest of E15: a later Manoeuvre finds tile 3 turned."""
    state = lay("A3@3", "34")
    choose(state, "manoeuvre", "manoeuvre", "skip")
    do(state, 0, "princess 44")
    assert refused(state, 1, "princess 45") == "gor-refuse-tile-turned"
    assert not any(text.startswith("princess") for text in offered(state, 1))


def test_the_same_tile_twice_in_a_round():
    """R18: a tile that turns back at once may be used again."""
    state = lay("A3@0 B1@0", "85")
    choose(state, "manoeuvre", "manoeuvre", "red")
    do(state, 0, "fireball 84")
    do(state, 1, "fireball 84")
    assert knight(state, 1) == "A3@2"


def test_a_manoeuvre_without_an_open_tile_has_no_effect():
    state = advanced("A3@2", "25", tiles="princess-calls royal-apples trap")
    state.turned = 0b001100100  # all three
    choose(state, "manoeuvre", "skip", "skip")
    assert row(state, 0) == {"manoeuvre"}
    assert dragon(state) == "25"
