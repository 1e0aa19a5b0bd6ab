"""Powers: spec §9.2, cases 36 to 38, 46, 47, 49, and 7.3 with its rows of 7.6. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
    area,
    asked,
    discards,
    do,
    give,
    hand,
    idle,
    lay,
    limit,
    offered,
    perform,
    quest,
    refused,
    space,
    top,
    who,
    words_of,
)

from terem.games.winter_tales import GAME

HOPE = {"powers": "new-hope@alice", "track": "1=new-hope/spring/sc90", "memories": 5}
LOVE = {"powers": "love@alice+dorothy", "track": "1=love/spring/sc90", "memories": 5}
TERROR = {"powers": "terror@wolf", "track": "1=terror/winter/sc90", "memories": 5}
PROPAGANDA = {"powers": "propaganda@1", "track": "1=propaganda/winter/sc90", "memories": 5}
REFUGE = {"powers": "refuge@mansion", "track": "1=refuge/spring/sc90", "memories": 5}


def beaten(state, seat=0, name="alice", way=("sq02",), by=1, soldier="wolf"):
    """Walks into a soldier and loses at once; stops at the close."""
    do(state, f"{seat} activate {name}", f"{seat} play * spring")
    for step in way:
        do(state, f"{seat} go {step}")
    do(state, f"{by} claim {soldier}", f"{by} play * winter", f"{seat} pass")


def test_case_36_refuge():
    state = lay("alice:0@oak-park dorothy:2@asylum wolf:1@sq02", hands={0: 2, 1: 2}, secrets="1=bounty", **REFUGE)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 pass")  # it was no Spy
    do(state, "1 claim wolf", "1 play * winter", "0 pass")
    assert refused(state, 1, "carry prison")
    told = do(state, "1 tell")
    alice = who(state, "alice")
    assert (alice.area, alice.locked, alice.lying) == ("mansion", True, False)
    assert "wt-event-to-refuge" in told
    assert (top(state), asked(state)) == ("action", (0,))  # no Bounty; it may still act
    assert "put" in words_of(state, 0)


def test_case_37_retaliation_on_a_bearer():
    state = lay("alice:0@fair wolf:1@fair", turn=1, hands={1: 2}, quests="retaliation@alice", **HOPE)
    strike(state)
    do(state, "1 destroy alice")
    assert who(state, "alice").powers == ()
    assert (who(state, "alice").area, state.destroyed[0]) == ("fair", False)
    assert space(state, 1) == ("winter", "new-hope", "sc90")


def strike(state, memory="1"):
    """Seat 1's Wolf performs Armed Retaliation with one card; stops where it strikes."""
    perform(state, 1, "wolf", "retaliation", memory)
    idle(state, "contribution")
    give(state, 1, "winter", 1)
    idle(state, "retaliation")


def test_7_3_7_a_rebel_is_destroyed_and_its_quests_are_unused():
    state = lay(
        "alice:0@fair tin-man:2@prison wolf:1@fair",
        turn=1,
        hands={1: 2},
        quests="retaliation@alice love@tin-man",
        memories=5,
        powers=" ",
    )
    strike(state, "-")
    do(state, "1 destroy tin-man")
    assert who(state, "tin-man").area is None
    assert not who(state, "tin-man").ready
    assert quest(state, "love") == ("unused", None)
    assert space(state, 1)[:2] == ("winter", "retaliation")


def test_7_3_7_several_tokens_leave_a_choice():
    track = "1=new-hope/spring/sc90 2=love/spring/sc91"
    state = lay(
        "alice:0@fair dorothy:2@prison wolf:1@fair",
        turn=1,
        hands={1: 2},
        quests="retaliation@alice",
        powers="new-hope@alice love@alice+dorothy",
        track=track,
        memories=5,
    )
    strike(state, "2")
    assert {"undo new-hope", "undo love"} <= set(offered(state, 1))
    do(state, "1 undo new-hope")
    assert who(state, "alice").powers == ("love",)
    assert (space(state, 1)[0], space(state, 2)[0]) == ("winter", "spring")


def test_7_6_retaliation_and_love():
    state = lay("alice:0@fair dorothy:2@prison wolf:1@fair", turn=1, hands={1: 2}, quests="retaliation@alice", **LOVE)
    strike(state)
    do(state, "1 destroy dorothy")
    assert who(state, "alice").powers == who(state, "dorothy").powers == ()
    assert area(state, "dorothy") == "prison"
    assert [space(state, n)[0] for n in (1, 2)] == ["winter", "winter"]  # one turned, one won


def test_7_6_refuge_destroyed_by_retaliation():
    state = lay(
        "alice:0@oak-park dorothy:2@fair wolf:1@fair fox-cat:3@sq02",
        turn=1,
        hands={0: 2, 1: 2, 3: 2},
        quests="retaliation@dorothy",
        **REFUGE,
    )
    strike(state)
    do(state, "1 undo refuge")
    assert GAME.view(state, None).refuge is None
    idle(state, "turn")
    while asked(state) != (0,):
        idle(state, "hand-limit")
        limit(state, asked(state)[0])
    beaten(state, by=3, soldier="fox-cat")
    do(state, "3 leave")
    assert who(state, "alice").lying


def test_7_3_7_return():
    state = lay(
        "alice:0@fair wolf:1@prison", turn=1, hands={1: "sc01 sc02 sc03 sc04"}, destroyed="tin-man:0", powers=" "
    )
    assert refused(state, 1, "comeback tin-man asylum sc01+sc02") == "wt-refuse-card-count"
    do(state, "1 comeback tin-man asylum sc01+sc02+sc04")
    tin_man = who(state, "tin-man")
    assert (tin_man.area, tin_man.ready, tin_man.seat) == ("asylum", True, 0)
    assert who(state, "wolf").ready  # nobody was activated
    assert discards(state) == ["sc01", "sc02", "sc04"]
    assert len(hand(state, 1)) == 1
    assert asked(state) == (0,)


def test_case_38_propaganda_target():
    state = lay("cranky:0@fair alice:0@fair! dorothy:2@asylum wolf:1@prison snow-white:3@sq01", **PROPAGANDA)
    do(state, "0 activate cranky", "0 pass", "0 pass", "0 discard -")
    assert (top(state), asked(state)) == ("propaganda", (1,))
    assert refused(state, 1, "propaganda wolf alice")
    do(state, "1 propaganda wolf dorothy")
    assert not who(state, "dorothy").ready
    assert not who(state, "wolf").ready
    assert len(hand(state, 1)) == 0  # cost only: nothing is drawn


def test_case_38_the_silenced_rebel_is_not_activated():
    state = lay("cranky:0@fair dorothy:2@asylum tin-man:2@mansion wolf:1@prison fox-cat:1@sq03", **PROPAGANDA)
    do(state, "0 activate cranky", "0 pass", "0 pass", "0 discard -", "1 propaganda wolf dorothy", "1 pass")
    do(state, "1 activate fox-cat", "1 pass", "1 pass", "1 discard -")
    assert asked(state) == (2,)
    assert offered(state, 2) == ["activate tin-man"]
    assert refused(state, 2, "activate dorothy") == "wt-refuse-not-ready"


def test_case_49_propaganda_for_all():
    state = lay("alice:0@fair dorothy:0@asylum wolf:1@prison snow-white:2@sq01", players=3, **PROPAGANDA)
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -")
    assert (top(state), asked(state)) == ("propaganda", (1,))
    do(state, "1 pass")
    assert (top(state), asked(state)) == ("propaganda", (2,))
    do(state, "2 propaganda snow-white dorothy")
    assert not who(state, "dorothy").ready


def test_7_3_6_before_each_join_and_without_the_one_who_acts():
    state = lay("alice:0@fair dorothy:2@mansion wolf:1@prison", quests="new-hope@fair", hands={0: 2}, **PROPAGANDA)
    perform(state, 0, "alice", "new-hope", "1")
    assert (top(state), asked(state)) == ("propaganda", (1,))
    assert offered(state, 1) == ["pass", "propaganda wolf dorothy"]
    do(state, "1 propaganda wolf dorothy")
    assert (top(state), asked(state)) == ("contribution", (0,))


def test_7_6_propaganda_and_new_hope():
    state = lay(
        "cranky:0@fair alice:2@asylum wolf:1@prison fox-cat:1@sq01 snow-white:3@sq02",
        memories=5,
        powers="propaganda@1 new-hope@alice",
        track="1=propaganda/winter/sc90 2=new-hope/spring/sc91",
    )
    do(state, "0 activate cranky", "0 pass", "0 pass", "0 discard -")
    do(state, "1 propaganda wolf alice")
    idle(state, "turn")
    do(state, "1 activate fox-cat", "1 pass", "1 pass", "1 discard -")
    assert top(state) != "new-hope"
    assert not who(state, "alice").ready


def test_case_47_destroyed_is_not_ready():
    state = lay("alice:0@fair wolf:1@prison!", destroyed="tin-man:2", powers=" ")
    told = do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -")
    assert "wt-event-chapter" in told
    assert (who(state, "alice").ready, who(state, "wolf").ready, who(state, "tin-man").ready) == (True, True, False)
    assert asked(state) == (1,)


# --- New Hope ---


def test_r_25_new_hope_after_the_activation_that_gained_it():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 2}, quests="new-hope@fair", powers=" ", memories=5)
    perform(state, 0, "alice", "new-hope")
    idle(state, "contribution")
    give(state, 0, "spring", 1)
    idle(state, "hand-limit")
    limit(state, 0)
    assert (top(state), asked(state)) == ("new-hope", (0,))
    do(state, "0 accept")
    assert who(state, "alice").ready


def test_7_3_1_once_a_chapter_and_declined_is_lost():
    state = lay("alice:0@fair wolf:1@prison fox-cat:1@sq01", hands={0: 2}, **HOPE)
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -", "0 accept")
    do(state, "1 activate wolf", "1 pass", "1 pass", "1 discard -")
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -" if len(hand(state, 0)) <= 4 else "0 discard *")
    assert top(state) != "new-hope"
    state = lay("alice:0@fair wolf:1@prison", hands={0: 2}, **HOPE)
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -", "0 pass")
    assert not who(state, "alice").ready
    assert state.hope_used


# --- Refuge, Terror ---


def terror_turn(cast, **settings):
    """Seat 1 has nobody ready; seat 0 has just had its turn."""
    state = lay(f"scarecrow:0@sq09 cranky:2@sq09 {cast}", **TERROR | settings)
    do(state, "0 activate scarecrow", "0 pass", "0 pass", "0 discard -")
    return state


def test_7_3_5_terror():
    state = terror_turn("wolf:1@prison! alice:0@fair tin-man:0@sq01 dorothy:2@asylum~asylum", hands={0: 2, 1: 2})
    assert (top(state), asked(state)) == ("terror", (1,))
    assert offered(state, 1) == ["pass", "terror alice"]  # standing, in a location
    do(state, "1 terror alice")
    assert (top(state), asked(state)) == ("battle", (0,))  # the memory was the first attack
    do(state, "0 pass", "1 carry prison")
    assert (area(state, "alice"), who(state, "alice").lying) == ("prison", True)
    assert space(state, 1) == ("winter", "terror", "sc90")
    assert asked(state) == (2,)
    assert who(state, "wolf").powers == ("terror",)
    assert state.terror_used  # once a chapter


@pytest.mark.parametrize(
    "cast", ["wolf:1@prison!~prison alice:0@fair", "wolf:1@prison! alice:0@sq01", "wolf:1@prison alice:0@fair"]
)
def test_7_3_5_no_terror(cast):
    state = terror_turn(cast)
    assert top(state) != "terror"


def test_7_3_5_not_in_the_refuge():
    state = terror_turn(
        "wolf:1@prison! alice:0@mansion",
        powers="terror@wolf refuge@mansion",
        track="1=terror/winter/sc90 2=refuge/spring/sc91",
    )
    assert top(state) != "terror"


def test_7_6_terror_and_wolf():
    state = terror_turn("wolf:1@prison! alice:0@fair", hands={0: 2, 1: 2}, skills=True)
    do(state, "1 terror alice", "0 play * spring")
    assert words_of(state, 1) == {"play", "pass"}  # one first card


def test_7_3_1_after_a_join_too():
    state = lay("wolf:1@fair alice:2@fair fox-cat:3@prison", turn=1, quests="terror@fair", **HOPE)
    perform(state, 1, "wolf", "terror", "1")
    do(state, "2 join alice", "2 pass", "2 discard -")
    assert (top(state), asked(state)) == ("new-hope", (2,))
    do(state, "2 accept")
    assert who(state, "alice").ready
    assert top(state) == "join-offer"
    assert asked(state) == (3,)


def test_r_31_a_rebel_that_acted_is_no_target_even_if_ready():
    state = lay(
        "alice:0@fair dorothy:2@asylum wolf:1@prison",
        powers="propaganda@1 new-hope@alice",
        track="1=propaganda/winter/sc90 2=new-hope/spring/sc91",
        memories=5,
    )
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -", "0 accept")
    assert who(state, "alice").ready
    assert offered(state, 1) == ["pass", "propaganda wolf dorothy"]


def test_7_3_5_a_rebel_of_another_player():
    """The Writer's terror does not strike its own rebel."""
    cast = "cranky:0@sq09 wolf:2@prison! dorothy:2@asylum! alice:0@fair fox-cat:1@sq01"
    state = lay(cast, players=3, turn=1, **TERROR)
    do(state, "1 activate fox-cat", "1 pass", "1 pass", "1 discard -")
    assert (top(state), asked(state)) == ("terror", (2,))
    assert offered(state, 2) == ["pass", "terror alice"]
