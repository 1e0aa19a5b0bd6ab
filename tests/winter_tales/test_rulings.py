"""Rulings of spec §8 that no other test is about, and the set-up of 2.3."""

from __future__ import annotations

from winter_tales.laid import (
    area,
    asked,
    do,
    give,
    hand,
    lay,
    offered,
    play,
    quest,
    refused,
    top,
    who,
    words_of,
)

from terem.games.winter_tales import GAME


def test_r_06_a_seat_with_a_ready_character_may_not_pass():
    state = lay("alice:0@fair wolf:1@prison")
    assert refused(state, 0, "pass") == "wt-refuse-must-activate"
    assert offered(state, 0) == ["activate alice"]


def test_4_1_a_seat_without_a_ready_character_is_passed_over():
    state = lay("alice:0@fair wolf:1@prison! tin-man:2@asylum~asylum", hands={2: 2})
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -")
    assert (top(state), asked(state)) == ("turn", (2,))  # a lying one is ready


def test_r_11_the_lying_neither_fight_nor_rescue():
    state = lay("alice:0@oak-park wolf:1@sq02~sq02", hands={0: 2, 1: 2})
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert top(state) == "movement"
    state = lay("alice:0@fair!~fair dorothy:2@fair~fair cranky:0@prison wolf:1@prison", hands={0: 4})
    assert refused(state, 0, "rescue dorothy **") == "wt-refuse-rescue-far"


def test_r_12_what_a_trap_shows():
    state = lay("alice:0@oak-park wolf:1@sq01", turn=1, hands={0: "sc01 sc02 sc03 sc04", 1: 3})
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park", "0 claim alice", "0 trap sc01 sc03")
    assert [GAME.view(state, seat).pile is None for seat in (0, 1, 2, None)] == [False, True, True, True]
    assert not any(card in str(GAME.view(state, 1)) for card in ("sc02", "sc03", "sc04"))
    assert "sc01" in str(GAME.view(state, 1))  # the trap card is part of the story
    events = [e for e in play(state, 1, "pass") if e.heard_by(1)] + play(state, 0, "tell")
    assert "sc03" in str([e.phrase for e in events if e.heard_by(1)])
    assert not any(card in str([e.phrase for e in events if e.heard_by(1)]) for card in ("sc02", "sc04"))
    assert hand(state, 0) == ["sc02", "sc04"]


def test_r_33_a_lock_lasts_until_the_chapters_end():
    state = lay("alice:0@oak-park! tin-man:0@fair wolf:1@sq01", turn=1, hands={0: "sc01 sc02", 1: 2})
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park", "0 claim alice", "0 trap sc01 sc02", "1 pass")
    do(state, "0 tell")
    assert (who(state, "wolf").lying, who(state, "wolf").locked) == (True, True)
    do(state, "1 rescue wolf **")
    assert (top(state), area(state, "wolf"), who(state, "wolf").locked) == ("action", "oak-park", True)
    assert "put" in words_of(state, 1)
    do(state, "1 pass", "1 discard -", "0 activate tin-man", "0 pass", "0 pass", "0 discard -")
    assert GAME.view(state, None).chapter == 2
    assert not who(state, "wolf").locked


def test_r_36_only_the_own_sides_quests():
    state = lay("alice:0@fair wolf:1@prison", quests="terror@fair refuge@prison")
    do(state, "0 activate alice", "0 pass")
    assert refused(state, 0, "perform terror -") == "wt-refuse-quest-side"
    assert refused(state, 0, "perform refuge -") == "wt-refuse-quest-elsewhere"
    assert refused(state, 0, "put propaganda asylum") == "wt-refuse-quest-side"


def test_r_40_two_tokens_under_one_rebel():
    state = lay("alice:0@fair dorothy:2@fair wolf:1@fair", turn=1, quests="love@alice refuge@fair")
    do(state, "1 activate wolf", "1 pass", "1 put retaliation alice")
    assert quest(state, "retaliation") == quest(state, "love") == ("rebel", "alice")


def test_4_7_a_quest_under_a_rebel_is_not_put_on_a_location():
    state = lay("alice:0@fair wolf:1@prison", quests="")
    do(state, "0 activate alice", "0 pass")
    assert refused(state, 0, "put love fair") == "wt-refuse-quest-kind"
    assert refused(state, 0, "put refuge alice") == "wt-refuse-quest-kind"
    assert refused(state, 0, "put love tin-man") == "wt-refuse-under"  # not in the game
    do(state, "0 put love alice")
    assert quest(state, "love") == ("rebel", "alice")


def test_r_42_nobody_hinders_the_own_side():
    state = lay("alice:0@fair dorothy:2@fair", hands={0: 2, 2: 2}, quests="refuge@fair")
    do(state, "0 activate alice", "0 pass", "0 perform refuge -", "2 pass", "0 pass")
    assert offered(state, 2) == ["pass", "part spring"]
    do(state, "2 part spring")
    assert refused(state, 2, "play * winter") == "wt-refuse-play-side"


def test_4_8_a_rescue_in_the_last_window():
    """R4: beside the check of the hand."""
    state = lay("alice:0@fair dorothy:2@fair!~fair wolf:1@prison", hands={0: 2})
    do(state, "0 activate alice", "0 pass", "0 pass")
    assert top(state) == "hand-limit"
    do(state, "0 rescue dorothy **")
    assert not who(state, "dorothy").lying
    assert (top(state), asked(state)) == ("hand-limit", (0,))


def test_4_3_unused_steps_are_lost_and_squares_count():
    state = lay("alice:0@oak-park wolf:1@prison", hands={0: 2})
    do(state, "0 activate alice")
    assert refused(state, 0, "go sq02") == "wt-refuse-no-steps"
    give(state, 0, "spring", 1)
    assert refused(state, 0, "go memory-lane") == "wt-refuse-not-adjacent"
    do(state, "0 go sq02", "0 pass")
    assert (top(state), area(state, "alice")) == ("action", "sq02")
