"""Objectives: spec §9.2, cases 39 to 41 and 50, and 7.4 with its rows of 7.6. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
    area,
    asked,
    bookmark,
    do,
    give,
    hand,
    idle,
    lay,
    limit,
    offered,
    perform,
    refused,
    space,
    top,
    who,
    words_of,
)


def spaces(state, seat):
    """The spaces a seat could claim on."""
    return {text.split()[-1] for text in offered(state, seat) if text.startswith("fulfil")}


def test_case_39_an_objective_during_a_quest():
    state = lay(
        "wolf:1@memory-lane alice:2@oak-park fox-cat:3@sq02 cranky:0@prison",
        turn=1,
        hands={1: 2, 2: 2, 3: 2},
        quests="terror@memory-lane",
        track="1=new-hope/spring/sc80 2=love/spring/sc81 3=refuge/winter/sc82 4=propaganda/winter/sc83",
        secrets="3=bounty",
        memories=5,
    )
    perform(state, 1, "wolf", "terror", "4")
    do(state, "2 join alice", "2 play * spring", "2 go sq02", "3 pass", "3 claim fox-cat", "3 play * winter", "2 pass")
    do(state, "3 leave")
    assert (top(state), asked(state)) == ("objective", (3,))
    assert spaces(state, 3) == {"5"}
    told = do(state, "3 fulfil winter 1 5")
    assert "wt-event-epilogue" not in told
    assert (space(state, 5), bookmark(state)) == (("winter", "bounty", None), 5)
    told = idle(state, "contribution")
    give(state, 1, "winter", 1)
    told += idle(state, "space")
    assert "wt-event-epilogue" not in told
    assert (asked(state), offered(state, 1)) == ((1,), ["space 5"])
    told = do(state, "1 space 5")
    assert "wt-event-overwritten" in told
    assert "wt-event-epilogue" in told
    assert space(state, 5)[:2] == ("winter", "terror")
    assert (top(state), asked(state)) == ("epilogue-part", (1,))


def test_case_40_overwriting_prolongs():
    state = lay(
        "alice:0@fair wolf:1@prison",
        hands={0: 2},
        quests="new-hope@fair",
        memories=5,
        objectives=True,
        track="1=terror/winter/sc80 2=love/spring/sc81 5=refuge/spring/sc82 3=bounty",
    )
    perform(state, 0, "alice", "new-hope", "3")
    idle(state, "contribution")
    give(state, 0, "spring", 1)
    idle(state, "space")
    assert offered(state, 0) == ["space 3", "space 4"]
    told = do(state, "0 space 3")
    assert "wt-event-epilogue" not in told
    assert (space(state, 3)[:2], space(state, 4)) == (("spring", "new-hope"), (None, None, None))
    assert top(state) == "hand-limit"


def test_7_4_a_neutral_memory_may_overwrite_too():
    state = lay("alice:0@fair wolf:1@prison", quests="new-hope@fair", memories=5, objectives=True, track="1=rescue")
    perform(state, 0, "alice", "new-hope", "1")
    idle(state, "space")
    do(state, "0 space 1")
    assert space(state, 1) == ("neutral", "new-hope", None)


def test_case_41_secret_passage_and_contacts():
    state = lay("dorothy:0@prison wolf:1@fair", hands={0: 3}, secrets="0=contacts-4", skills=True)
    do(state, "0 activate dorothy", "0 passage", "0 play * spring", "0 play * spring", "0 go sq10")
    assert (top(state), asked(state)) == ("objective", (0,))
    do(state, "0 reveal spring", "0 go oak-park", "0 go sq01", "0 go asylum")
    assert (top(state), asked(state)) == ("objective", (0,))
    do(state, "0 fulfil spring 3 5")
    assert (space(state, 5), bookmark(state)) == (("spring", "contacts-4", None), 5)


@pytest.mark.parametrize(("card", "expected"), [("bounty", {"pass", "fulfil"}), ("raid-1", {"pass"})])
def test_case_50_asked_blindly(card, expected):
    state = lay("alice:0@oak-park wolf:1@sq02 tin-man:2@fair", hands={0: 2, 1: 2}, secrets=f"1={card}")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert (top(state), asked(state)) == ("objective", (1,))  # it might be Spy
    assert offered(state, 1) == ["pass"]
    do(state, "1 pass", "1 claim wolf", "1 play * winter", "0 pass", "1 leave")
    assert (top(state), asked(state)) == ("objective", (1,))
    assert words_of(state, 1) == expected
    do(state, "1 pass")
    assert top(state) == "action"


def test_7_4_no_window_without_an_empty_space():
    state = lay(
        "alice:0@oak-park wolf:1@sq02 tin-man:2@fair",
        hands={0: 2, 1: 2},
        secrets="1=bounty",
        track="1=terror/winter/sc80 3=love/spring/sc81 5=refuge/spring/sc82",
    )
    do(
        state,
        "0 activate alice",
        "0 play * spring",
        "0 go sq02",
        "1 claim wolf",
        "1 play * winter",
        "0 pass",
        "1 leave",
    )
    assert top(state) == "action"


def test_7_4_rescue():
    state = lay("alice:0@fair dorothy:2@fair!~fair wolf:1@prison", hands={0: 3}, secrets="0=rescue")
    do(state, "0 rescue dorothy **")
    assert (top(state), asked(state)) == ("objective", (0,))
    do(state, "0 fulfil spring 1 1")
    assert space(state, 1) == ("spring", "rescue", None)
    assert (top(state), asked(state)) == ("turn", (0,))


@pytest.mark.parametrize(("kept", "evade", "claimable"), [(1, 0, True), (1, 1, False)])
def test_7_4_insurgents_need_a_caught_soldier(kept, evade, claimable):
    state = lay("alice:0@oak-park wolf:1@sq01", turn=1, hands={0: "sc01 sc02", 1: 3}, secrets="0=insurgents")
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park", "0 claim alice", "0 trap sc01 sc02")
    give(state, 1, "winter", evade)
    do(state, "1 pass", "0 tell")
    if claimable:
        assert (top(state), asked(state)) == ("objective", (0,))
        do(state, "0 fulfil spring 2 1")
    else:
        assert top(state) == "action"


def test_7_4_spy_needs_two_entries():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:1@sq09 tin-man:2@fair", hands={0: 4, 1: 2}, secrets="1=spy")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert words_of(state, 1) == {"pass", "reveal"}
    do(state, "1 reveal winter", "1 pass", "0 go memory-lane", "0 play * spring", "0 go sq09")
    assert (top(state), asked(state)) == ("objective", (1,))
    do(state, "1 fulfil winter 1 3")
    assert space(state, 3) == ("winter", "spy", None)
    assert (top(state), asked(state)) == ("interrupt", (1,))


def test_r_45_an_entry_that_was_not_shown_does_not_count():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:1@sq09 tin-man:2@fair", hands={0: 4, 1: 2}, secrets="1=spy")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 pass", "1 pass", "0 go memory-lane")
    do(state, "0 play * spring", "0 go sq09")
    assert words_of(state, 1) == {"pass", "reveal"}


def test_7_6_spy_and_secret_passage_relocation_standing_up():
    state = lay("dorothy:0@prison wolf:1@mansion alice:0@asylum tin-man:2@fair", secrets="1=spy", skills=True)
    do(state, "0 activate dorothy", "0 passage")
    assert top(state) == "movement"
    state = lay("dorothy:0@prison~mansion wolf:1@mansion alice:0@asylum tin-man:2@fair", hands={0: 2}, secrets="1=spy")
    do(state, "0 rescue dorothy **")
    assert top(state) == "turn"


def test_7_6_a_move_cut_short_keeps_contacts_open():
    cast = "alice:0@oak-park wolf:1@sq01 tin-man:0@prison fox-cat:1@fair"
    state = lay(cast, hands={0: 4, 1: 2}, secrets="0=contacts-3", memories=5)
    do(state, "0 activate alice", "0 play * spring", "0 go sq01", "0 reveal spring")
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "1 leave", "0 pass")
    limit(state, 0)
    assert state.shown[0] == [True, False]
    idle(state, "turn")
    idle(state, "hand-limit")
    limit(state, 1)
    assert asked(state) == (0,)
    do(state, "0 activate tin-man")
    for _ in range(2):
        do(state, "0 play * spring")
    do(state, "0 go sq03", "0 go asylum")
    assert top(state) == "movement"  # neither of the two


def test_7_4_contacts_in_later_activations_need_both_again():
    state = lay("alice:0@sq01 tin-man:2@asylum wolf:1@fair", hands={0: 4}, secrets="0=contacts-3", shown="0=contacts-3")
    do(state, "0 activate alice", "0 play * spring", "0 go oak-park")
    assert top(state) == "movement"  # one of the two
    do(state, "0 go sq01", "0 play * spring", "0 go asylum", "0 go sq03", "0 play * spring", "0 go prison")
    assert (top(state), asked(state)) == ("objective", (0,))
    assert "fulfil" in words_of(state, 0)


def test_7_4_garrison_counts_the_lying_and_asks_before_interrupts():
    """R-39: two locations with soldiers against one with a rebel, the lying ones counted."""
    cast = "wolf:1@sq01 fox-cat:3@fair~fair alice:0@oak-park!"
    state = lay(cast, turn=1, hands={0: 2, 1: 2}, secrets="3=garrison")
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park")
    assert (top(state), asked(state)) == ("objective", (3,))
    do(state, "3 fulfil winter 1 1")
    assert space(state, 1) == ("winter", "garrison", None)
    assert (top(state), asked(state)) == ("interrupt", (0,))


def test_7_4_garrison_is_no_occasion_where_nobody_moved():
    """A battle that leaves the captive where it fell changes no position."""
    cast = "alice:0@oak-park wolf:1@sq02 fox-cat:3@fair mad-hatter:3@prison"
    state = lay(cast, hands={0: 2, 1: 2}, secrets="3=garrison")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert (top(state), asked(state)) == ("objective", (3,))  # the step: 2 : 0
    do(state, "3 pass", "1 claim wolf", "1 play * winter", "0 pass", "1 leave")
    assert who(state, "alice").lying
    assert top(state) == "action"


def test_r_39_raid_needs_a_standing_soldier_and_the_own_turn():
    state = lay("wolf:1@mansion~mansion alice:0@asylum", turn=1, hands={1: 3}, secrets="1=raid-1")
    assert "raid" not in words_of(state, 1)
    state = lay("wolf:1@mansion alice:0@asylum", turn=1, hands={1: 1}, secrets="1=raid-1")
    assert "raid" not in words_of(state, 1)
    do(state, "1 activate wolf")
    assert "raid" in words_of(state, 1)  # with the cards drawn


def test_r_39_no_raid_in_a_join():
    state = lay("wolf:1@mansion alice:0@mansion", hands={0: 1, 1: 3}, quests="refuge@mansion", secrets="1=raid-1")
    perform(state, 0, "alice", "refuge")
    do(state, "1 join wolf")
    assert offered(state, 1) == ["pass"]


def test_4_9_a_raid_on_the_last_space_starts_the_epilogue():
    state = lay(
        "wolf:1@mansion alice:0@asylum",
        turn=1,
        hands={1: 3},
        secrets="1=raid-1",
        track="1=new-hope/spring/sc80 2=love/spring/sc81 3=refuge/winter/sc82 4=propaganda/winter/sc83",
    )
    told = do(state, "1 raid 1 5 **")
    assert "wt-event-epilogue" in told
    assert (top(state), asked(state)) == ("epilogue-part", (1,))
    assert len(hand(state, 1)) == 1


def test_4_9_the_epilogue_ends_the_movement_it_came_in():
    state = lay(
        "alice:0@sq01 tin-man:2@asylum wolf:1@fair",
        hands={0: "sc01 sc02 sc03 sc04"},
        secrets="0=contacts-3",
        shown="0=contacts-3",
        track="1=new-hope/spring/sc80 2=love/spring/sc81 3=refuge/winter/sc82 4=propaganda/winter/sc83",
    )
    do(state, "0 activate alice", "0 play sc01 spring", "0 play sc02 spring", "0 go oak-park")
    for step in ("sq01", "asylum", "sq03"):
        do(state, f"0 go {step}")
    do(state, "0 play sc03 spring", "0 go prison", "0 fulfil spring 1 5")
    assert (top(state), asked(state)) == ("epilogue-part", (0,))
    assert {"sc01", "sc02", "sc03"} <= {state.board.names.cards[card] for card in state.open_discard}
    assert area(state, "alice") == "prison"


def test_4_9_who_placed_the_last_memory_starts():
    """Retaliation at 7c makes Garrison true; the claim fills the track, so the claimant starts, not the performer."""
    state = lay(
        "wolf:1@sq01 tin-man:0@sq01 alice:0@fair fox-cat:3@prison",
        turn=1,
        hands={1: 2},
        quests="retaliation@tin-man",
        powers="refuge@mansion",
        secrets="3=garrison",
        track="1=new-hope/spring/sc80 2=love/spring/sc81 4=propaganda/winter/sc83 3=refuge/spring/sc82",
        memories=6,
    )
    perform(state, 1, "wolf", "retaliation", "3")
    idle(state, "contribution")
    give(state, 1, "winter", 1)
    idle(state, "space")
    do(state, "1 space 6")
    do(state, "1 destroy alice")
    assert (top(state), asked(state)) == ("objective", (3,))
    told = do(state, "3 fulfil winter 1 5")
    assert "wt-event-epilogue" in told
    assert asked(state) == (3,)


def test_7_4_the_writer_has_one_of_each_side():
    state = lay(
        "alice:2@oak-park wolf:1@sq02 tin-man:0@fair fox-cat:2@asylum",
        players=3,
        turn=2,
        hands={2: 3, 1: 2},
        secrets="2=contacts-3 2=spy",
    )
    do(state, "2 activate alice", "2 play * spring", "2 go sq02")
    assert (top(state), asked(state)) == ("objective", (2,))  # it starts in Oak Park
    assert words_of(state, 2) == {"pass", "reveal"}
    assert refused(state, 2, "reveal winter")
    do(state, "2 reveal spring")
    assert (top(state), asked(state)) == ("interrupt", (1,))
