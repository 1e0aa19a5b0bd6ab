"""Edge cases of spec §9.2, E17 to E35: rivers, tunnels and the advanced tiles. Each test carries its id."""

from __future__ import annotations

from gorynych.laid import advanced, cell, choose, do, dragon, ending, hand, knight, lay, offered, refused, reveal, row

from terem.games.gorynych import GAME


def manoeuvre(state, text, *others):
    """Player 0 plays the Manoeuvre, the others what is given (or skip)."""
    locks = [*others, *["skip"] * (state.board.players - 1 - len(others))]
    choose(state, "manoeuvre", *locks)
    return do(state, 0, text)


def test_e17_a_shield_holds_once():
    state = advanced("A1@4 B3@4", "26", shield=1)
    told = choose(state, "fire", "fire", "skip")
    assert "gor-event-shield-broke" in told
    assert told.count("gor-event-burnt") == 2
    assert ending(state) == "won"


def test_e17_after_the_first_fire():
    state = advanced("A1@4 B3@4", "26", shield=1)
    choose(state, "fire", "red", "skip")
    assert (knight(state, 1), knight(state, 2)) == ("A1@4", "gone")
    assert state.shield == -1


def test_e18_protection_spares_the_shield():
    state = advanced("A1@4 B3@4", "26", shield=1)
    state.protected = True
    choose(state, "fire", "red", "skip")
    assert state.shield == 0
    assert knight(state, 2) == "B3@4"


def test_e19_trap_to_the_start_of_the_new_path():
    state = advanced("C3@0 D2@0", tiles="trap repeat magnet")
    reveal(state, 2, 1)
    manoeuvre(state, "trap 1 /2", "red")
    assert cell(state, 1) == "04"
    assert state.shield == 1


def test_e20_apples_stop_at_the_start():
    state = advanced("A3@1 A1@0", "44", tiles="royal-apples trap magnet")
    manoeuvre(state, "apples 1", "red")
    assert knight(state, 1) == "A3@0"
    assert GAME.view(state, None).tiles[1].turned
    do(state, 1, "fly 1")
    assert not GAME.view(state, None).tiles[1].turned


def test_e21_driven_back_onto_an_entry():
    state = advanced("C3@4 A1@0", "44", tiles="royal-apples trap magnet")
    assert cell(state, 1) == "67"
    assert "gor-event-tunnel" in manoeuvre(state, "apples 1", "red")
    assert (cell(state, 1), knight(state, 1)) == ("15", "A1@2")


def test_e22_a_comrade_returns_though_the_apples_are_declined():
    state = advanced("A3@3", "44", tiles="royal-apples trap magnet", fallen=1)
    assert refused_in(state, "apples -") == "gor-refuse-comrade-missing"
    manoeuvre(state, "apples - /B3", "red")
    assert (knight(state, 1), cell(state, 2)) == ("A3@3", "08")


def refused_in(state, text):
    twin = state.copy()
    choose(twin, "manoeuvre", *["skip"] * (state.board.players - 1))
    return refused(twin, 0, text)


def test_e23_skorokhod_swaps_and_quickens():
    state = advanced("C3@0 A3@3", "61", tiles="skorokhod trap magnet", number=-1)
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "skorokhod 1 61")
    assert dragon(state) == "89"
    assert (cell(state, 1), knight(state, 1)) == ("61", "D2@2")
    assert offered(state, 1) == ["fly 1", "fly 2", "fly 3", "fly 4"]
    do(state, 1, "fly 4")
    assert dragon(state) == "85"


def test_e23_blue_would_force_a_loss():
    state = advanced("C3@0 A3@3", "61", tiles="skorokhod trap magnet", number=-1)
    choose(state, "manoeuvre", "blue", "skip")
    do(state, 0, "skorokhod 1 61")
    assert ending(state) == "field-left"


def test_e24_an_illusion_from_the_terem_is_a_loss():
    state = advanced("A2@0", "44", tiles="skorokhod trap magnet")
    manoeuvre(state, "skorokhod 1 44", "red")
    assert ending(state) == "terem-reached"


def test_e25_a_dragon_off_the_paths():
    state = advanced("A2@0 B2@3", "99", tiles="skorokhod trap magnet")
    manoeuvre(state, "skorokhod 1 89", "red")
    assert dragon(state) == "02"
    assert (cell(state, 1), knight(state, 1)) == ("89", "C3@0")


def test_e26_magnet_pulls_up_to_the_dragon():
    state = advanced("A3@1 B2@0", "22")
    choose(state, "manoeuvre", "red", "skip")
    assert {text for text in offered(state, 0) if text.startswith("magnet 1")} == {
        "magnet 1 0 /1",
        "magnet 1 0 /2",
        "magnet 1 1 /1",
        "magnet 1 1 /2",
    }
    do(state, 0, "magnet 1 1 /2")
    assert cell(state, 1) == "22"
    assert state.horse == 1


def test_e27_magnet_never_brings_a_knight_in():
    state = advanced("A3@5", "44")
    choose(state, "manoeuvre", "red", "skip")
    assert [text for text in offered(state, 0) if text.startswith("magnet")] == ["magnet 1 0 /1"]
    do(state, 0, "magnet 1 0 /1")
    assert ending(state) is None


def test_e28_the_white_flag_passes_a_skipper():
    state = advanced("A3@0 A2@1", "25", players=4, number=1, tiles="knights-move trap magnet")
    choose(state, "manoeuvre", "skip", "fire", "red")
    told = do(state, 0, "jump 04")
    assert "gor-event-flagged" in told
    assert row(state, 2) == {"fire"}
    do(state, 3, "fly 1")
    assert dragon(state) == "05"


def test_e29_a_jump_onto_the_river():
    state = advanced("A3@0", "15", tiles="knights-move trap magnet")
    manoeuvre(state, "jump 07", "red")
    assert dragon(state) == "17"


def test_e30_a_flag_with_nobody_left():
    state = advanced("A3@0 B1@0", "55", tiles="knights-move trap magnet")
    told = manoeuvre(state, "jump 36")
    assert "gor-event-no-flag" in told
    assert not state.flag
    state.number = 1
    choose(state, "skip", "red", "skip")
    assert "fly 1" in offered(state, 1)


def test_e31_repeat_and_lose_the_card():
    state = advanced("A3@0 B1@0", "54", number=-2, rows={0: "red"})
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "repeat red 2 -red")
    assert dragon(state) == "53"
    assert set(GAME.view(state, 0).seats[0].box) == {"red"}


def test_e32_the_horse_marches_two():
    state = advanced("A3@2 B2@2 A1@4", "25", tiles="fireball trap magnet", horse=1)
    manoeuvre(state, "fireball 26", "red")
    assert [knight(state, k) for k in (1, 2, 3)] == ["A3@4", "B2@3", "gone"]


def test_e33_drift():
    for start, end in (("08", "17"), ("28", "37"), ("38", "47")):
        state = advanced("A3@0 B1@0", start, number=1)
        choose(state, "blue", "red", "skip")
        do(state, 0, "fly 1")
        assert dragon(state) == end


def test_e34_drifting_onto_a_bridge():
    state = advanced("B3@3", "16", number=1)
    choose(state, "red", "fire", "skip")
    do(state, 0, "fly 1")
    assert ending(state) == "won"


def test_e35_the_shield_must_move():
    state = advanced("A3@0 B2@2", "44", tiles="trap repeat magnet", shield=1)
    assert refused_in(state, "trap 2 /1") == "gor-refuse-token-same"
    assert refused_in(state, "trap 2") == "gor-refuse-token-missing"
    manoeuvre(state, "trap 1 /2", "red")
    assert state.shield == 1


# --- further tests the spec asks for ---


def test_the_seventh_round_reuses_all_six_numbers():
    state = lay("B1@0", "00")
    knights, dragons = [], []
    for _ in range(12):
        knights.append(state.steps)
        dragons.append(state.number)
        state.knights[0] = state.knights[0] >> 6 << 6  # so that it never arrives
        choose(state, *["skip"] * 3)
    for shown, full in ((knights, [0, 1, 1, 1, 2, 2]), (dragons, [-2, -1, 1, 2, 3, 3])):
        assert sorted(shown[:6]) == sorted(full)
        assert sorted(shown[6:]) == sorted(full)


def test_a_speech_token_once_a_round_and_only_by_the_first():
    state = lay("B1@0", "44", players=4)
    assert GAME.view(state, None).speech == 2
    do(state, 0, "speak")
    assert GAME.prompt(state).talk
    assert GAME.prompt(state).seconds == 30
    assert GAME.asked(state) == (0,)
    do(state, 0, "hush")
    assert not GAME.prompt(state).talk
    assert refused(state, 0, "speak") == "gor-refuse-spoken"
    assert GAME.legal(state, 1) == []
    choose(state, *["skip"] * 4)
    do(state, 1, "speak")
    do(state, 1, "hush")
    choose(state, *["skip"] * 4)
    assert refused(state, 2, "speak") == "gor-refuse-no-tokens"


def test_all_skipping_is_a_legal_round():
    state = lay("B1@0", "44")
    choose(state, "skip", "skip", "skip")
    assert state.rounds >= 2
    assert state.first == 1


def test_two_cards_in_the_box_cycle_after_four_plays():
    state = lay("B1@0", "72", rows={0: "yellow red green"}, boxes={0: "blue manoeuvre"})
    told = choose(state, "fire", "skip", "skip")
    assert "gor-event-hand-back" in told
    assert hand(state, 0) == {"yellow", "red", "green", "fire"}
