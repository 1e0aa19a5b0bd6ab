"""Quests: spec §9.2, cases 2, 3, 14 to 18, 20 to 23, 33, 42, 45. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
    asked,
    bookmark,
    discards,
    do,
    give,
    hand,
    idle,
    lay,
    limit,
    offered,
    perform,
    play,
    quest,
    refused,
    space,
    top,
    who,
)

from terem.games.winter_tales import GAME


def finish(state, *, chooses=None, card="*"):
    """From the last card to the memory's place, on the first space offered; returns what was told."""
    told = idle(state, "memory", "space")
    if top(state) == "memory":
        assert chooses is None or asked(state) == (chooses,)
        pool = [state.board.names.cards[c] for c in state.frames[-1].choosable()]
        told += do(state, f"{asked(state)[0]} memory {pool[0] if card == '*' else card}")
    seat = asked(state)[0]
    return told + do(state, f"{seat} {offered(state, seat)[0]}")


def test_case_02_the_joiners_limit_comes_first():
    state = lay("alice:0@fair dorothy:2@fair wolf:1@prison", hands={0: 1, 2: 6}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    idle(state, "join-offer")
    do(state, "1 pass", "2 join dorothy")
    assert len(hand(state, 2)) == 9
    do(state, "2 pass")
    assert (top(state), asked(state)) == ("hand-limit", (2,))
    assert refused(state, 2, "discard *") == "wt-refuse-card-count"
    gone = hand(state, 2)[:2]
    events = play(state, 2, "discard **")
    assert len(hand(state, 2)) == 7
    public = [e for e in events if e.heard_by(None)]
    assert "wt-event-hand-checked" in [e.phrase.key for e in public]
    assert not any(card in str(e.phrase) for e in public for card in gone)
    assert discards(state) == []
    assert (top(state), asked(state)) == ("contribution", (0,))


def test_case_03_the_current_player_over_seven():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 7}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    assert len(hand(state, 0)) == 10
    told = idle(state, "contribution")
    assert len(hand(state, 0)) == 10
    told += finish(state)
    assert "wt-event-hand-checked" not in told
    assert (top(state), asked(state), len(hand(state, 0))) == ("hand-limit", (0,), 10)
    limit(state, 0)
    assert len(hand(state, 0)) == 7


def test_case_14_a_failed_join_bars_all():
    state = lay(
        "alice:0@fair white-rabbit:1@sq11 snow-white:1@fair cranky:2@theatre",
        hands={0: 4, 1: 2, 2: 4},
        quests="refuge@fair",
    )
    perform(state, 0, "alice", "refuge")
    do(state, "1 join white-rabbit", "1 play * winter", "1 go theatre", "2 claim cranky", "2 trap * -", "1 pass")
    do(state, "2 tell", "1 discard -")
    told = idle(state, "space", "memory")
    assert who(state, "white-rabbit").area == "sq11"
    assert who(state, "snow-white").area == "fair"
    assert "wt-event-stays-out" not in told  # nobody was asked
    assert "wt-event-takes-part" not in told


def test_case_14_sanity_without_the_failed_join_the_seat_is_asked():
    state = lay("alice:0@fair snow-white:1@fair", hands={0: 4, 1: 2}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 pass", "0 pass")
    assert (top(state), asked(state)) == ("part", (1,))


@pytest.mark.parametrize(("mark", "taking_part"), [("!", True), ("!~fair", False)])
def test_case_15_the_activated_may_contribute(mark, taking_part):
    state = lay(f"alice:0@fair wolf:1@fair{mark} fox-cat:1@prison", hands={0: 2, 1: 3}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 pass")
    assert (top(state), asked(state)) == ("contribution", (0,))
    do(state, "0 pass")
    if taking_part:
        assert (top(state), asked(state)) == ("part", (1,))
        do(state, "1 part winter", "1 play * winter", "1 pass")
    assert (top(state), asked(state)) == ("contribution", (0,))  # the last card


def test_case_16_nobody_plays_a_card():
    state = lay(
        "alice:0@fair wolf:1@prison",
        hands={0: 2},
        quests="refuge@fair",
        powers="new-hope@alice",
        track="1=new-hope/spring/sc90",
        memories=4,
    )
    perform(state, 0, "alice", "refuge", "1")
    told = finish(state)
    assert "wt-event-tied" in told
    assert "wt-event-gained" not in told
    assert space(state, 2) == ("neutral", "refuge", None)
    assert bookmark(state) == 2
    assert quest(state, "refuge") == ("memory", "2")
    assert GAME.view(state, None).refuge is None


def contested(players, cast=""):
    """Seat 0's quest fails against two opponents with three cards each."""
    state = lay(
        f"alice:0@fair wolf:1@fair fox-cat:3@fair {cast}",
        players=players,
        hands={0: "sc01 sc02", 1: "sc11 sc12 sc13", 3: "sc31 sc32 sc33"},
        quests="refuge@fair",
    )
    perform(state, 0, "alice", "refuge")
    idle(state, "contribution")
    do(state, "0 play sc01 spring", "0 pass", "1 part winter")
    give(state, 1, "winter", 3)
    do(state, "1 pass", "3 part winter")
    give(state, 3, "winter", 3)
    do(state, "3 pass", "0 pass", "0 tell")
    return state


def test_case_17_the_loser_chooses():
    state = contested(4)
    assert (top(state), asked(state)) == ("memory", (0,))
    assert refused(state, 0, "memory sc02") == "wt-refuse-memory-card"
    do(state, "0 memory sc12")
    assert (top(state), asked(state)) == ("space", (0,))
    do(state, "0 space 2")
    assert space(state, 2) == ("winter", "refuge", "sc12")
    assert discards(state) == ["sc01", "sc11", "sc13", "sc31", "sc32", "sc33"]


def test_r_18_a_card_of_the_losing_side_is_turned():
    state = contested(4)
    do(state, "0 memory sc01", "0 space 1")
    assert space(state, 1) == ("winter", "refuge", "sc01")


def test_case_18_the_writer_chooses():
    state = contested(5, "dorothy:4@prison")
    assert (top(state), asked(state)) == ("memory", (4,))
    do(state, "4 memory sc33")
    assert (top(state), asked(state)) == ("space", (0,))


def test_r_18_the_winners_cards_only():
    state = lay(
        "alice:0@fair wolf:1@fair", hands={0: "sc01 sc02", 1: "sc11"}, quests="refuge@fair", memory_cards="winners"
    )
    perform(state, 0, "alice", "refuge")
    idle(state, "contribution")
    do(state, "0 play sc01 spring", "0 play sc02 spring", "0 pass", "1 part winter", "1 play sc11 winter", "1 pass")
    do(state, "0 pass", "0 tell")
    assert refused(state, 0, "memory sc11") == "wt-refuse-memory-card"
    do(state, "0 memory sc02")


def test_7a_most_cards_on_the_winning_side_choose():
    state = lay("alice:0@fair dorothy:2@fair wolf:1@fair", hands={0: 3, 1: 3, 2: 3}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    idle(state, "contribution")
    give(state, 0, "spring", 1)
    do(state, "0 pass", "1 part winter")
    give(state, 1, "winter", 2)
    do(state, "1 pass", "2 part spring")
    give(state, 2, "spring", 2)
    do(state, "2 pass", "0 pass", "0 tell")
    assert (top(state), asked(state)) == ("memory", (2,))


def test_case_20_the_first_quest_needs_no_link():
    state = lay("alice:0@fair wolf:1@prison", quests="refuge@fair", arbiter="2")
    do(state, "0 activate alice", "0 pass", "0 perform refuge -")
    assert top(state) != "hearing"


def test_5_4_the_bookmarked_memory_must_be_named():
    state = lay("alice:0@fair wolf:1@prison", quests="refuge@fair", track="1=terror/winter/sc90 3=love/spring/sc91")
    do(state, "0 activate alice", "0 pass")
    assert refused(state, 0, "perform refuge -") == "wt-refuse-link"
    assert refused(state, 0, "perform refuge 1") == "wt-refuse-link"
    do(state, "0 perform refuge 3")


def test_case_21_the_fourth_tie():
    state = lay(
        "alice:0@fair wolf:1@prison",
        quests="refuge@fair",
        track="1=terror/neutral 2=love/neutral 3=new-hope/neutral",
        memories=7,
    )
    perform(state, 0, "alice", "refuge", "3")
    finish(state)
    assert space(state, 4) == ("neutral", "refuge", None)


def test_case_22_artifact_exclusivity():
    state = lay("alice:0@prison dorothy:2@fair wolf:1@prison snow-white:3@asylum tin-man:0@asylum", memories=5)
    do(state, "0 activate alice", "0 pass", "0 put artifact-s fair", "0 discard -")
    assert quest(state, "artifact-w") == ("removed", None)
    do(state, "1 activate wolf", "1 pass")
    assert refused(state, 1, "put artifact-w prison") == "wt-refuse-quest-removed"
    do(state, "1 pass", "1 discard -")
    perform(state, 2, "dorothy", "artifact-s")
    idle(state, "contribution")
    give(state, 2, "spring", 1)
    do(state, "2 pass")
    finish(state)
    assert space(state, 1)[:2] == ("spring", "artifact-s")
    idle(state, "turn")
    do(state, "3 activate snow-white", "3 pass")
    assert refused(state, 3, "put artifact-w prison") == "wt-refuse-quest-removed"
    idle(state, "turn")
    do(state, "0 activate tin-man", "0 pass")
    assert refused(state, 0, "put artifact-s prison") == "wt-refuse-quest-started"


def test_case_23_the_bearer_of_love():
    state = lay("alice:0@fair dorothy:2@fair wolf:1@prison", quests="love@alice", memories=5)
    do(state, "0 activate alice", "0 pass")
    assert "perform love -" not in offered(state, 0)
    assert refused(state, 0, "perform love -") == "wt-refuse-bearer"
    state = lay("alice:0@fair dorothy:2@fair wolf:1@prison", turn=2, hands={0: 2}, quests="love@alice", memories=5)
    perform(state, 2, "dorothy", "love")
    idle(state, "contribution")
    do(state, "2 pass")
    assert (top(state), asked(state)) == ("part", (0,))
    do(state, "0 part spring", "0 play * spring")


def test_case_33_the_writer_performs():
    state = lay(
        "alice:0@prison wolf:1@asylum snow-white:2@fair",
        players=3,
        turn=2,
        hands={2: 3},
        quests="terror@fair",
        powers="new-hope@alice",
        track="1=new-hope/spring/sc90",
    )
    perform(state, 2, "snow-white", "terror", "1")
    idle(state, "contribution")
    assert refused(state, 2, "play * spring") == "wt-refuse-play-side"
    give(state, 2, "winter", 1)
    finish(state, chooses=2)
    assert space(state, 2)[:2] == ("winter", "terror")
    assert who(state, "snow-white").powers == ("terror",)


@pytest.mark.parametrize("mark", ["~prison", "^", "^~prison"])
def test_case_45_no_join_for_the_fallen(mark):
    state = lay(f"alice:0@fair wolf:1@prison{mark} cranky:2@mansion", hands={0: 1, 1: 2}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    assert (top(state), asked(state)) == ("join-offer", (2,))  # seat 1 is passed over
    assert len(hand(state, 1)) == 2


def test_4_7_a_locked_one_that_is_there_may_join():
    state = lay("alice:0@fair wolf:1@fair^", hands={0: 1, 1: 2}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 join wolf")
    assert len(hand(state, 1)) == 5
    assert offered(state, 1) == ["pass"]


def test_r_14_every_step_must_be_nearer():
    state = lay("alice:0@fair wolf:1@mansion", hands={0: 1, 1: 2}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 join wolf", "1 play * winter")
    assert refused(state, 1, "go sq11") == "wt-refuse-not-nearer"
    assert refused(state, 1, "pass") == "wt-refuse-keep-moving"
    do(state, "1 go sq08", "1 go fair", "0 pass")
    assert offered(state, 1) == ["pass"]
    told = do(state, "1 pass", "1 discard -")
    assert "wt-event-arrived" in told


def test_4_7_movement_cards_never_count_and_the_last_card_is_one():
    state = lay("alice:0@fair wolf:1@sq08", hands={0: 3, 1: 1}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 join wolf", "1 play * winter", "1 go fair", "0 pass", "1 pass", "1 discard -")
    do(state, "0 pass", "1 part winter", "1 pass")
    assert (top(state), asked(state)) == ("contribution", (0,))
    told = do(state, "0 play * spring")
    assert "wt-event-succeeded" in told  # 1 : 0, and no second last card


def test_r_15_the_writer_names_one_side():
    state = lay("alice:0@fair wolf:2@fair dorothy:2@fair", players=3, hands={0: 1, 2: 3}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "2 pass", "0 pass")
    assert offered(state, 2) == ["pass", "part spring", "part winter"]
    do(state, "2 part winter")
    assert refused(state, 2, "play * spring") == "wt-refuse-play-side"


def test_r_15_a_writer_who_joined_plays_for_that_character():
    state = lay("alice:0@fair wolf:2@fair dorothy:2@fair", players=3, hands={0: 1, 2: 3}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "2 join wolf", "2 pass", "2 discard -", "0 pass")
    assert offered(state, 2) == ["pass", "part winter"]
