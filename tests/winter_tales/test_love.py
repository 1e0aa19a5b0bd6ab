"""The pair bound by Love (spec 7.3.2) and its rows of 7.6."""

from __future__ import annotations

from winter_tales.laid import (
    area,
    asked,
    do,
    give,
    hand,
    idle,
    lay,
    limit,
    offered,
    perform,
    play,
    top,
    who,
    words_of,
)

LOVE = {"powers": "love@alice+dorothy", "track": "1=love/spring/sc90", "memories": 5}


def lovers_meet(soldier="wolf:1@sq02", **settings):
    """Seat 0's Alice and seat 2's Dorothy step onto sq02 together."""
    laid = {"hands": {0: 3, 1: 4, 2: 3}} | LOVE | settings
    state = lay(f"alice:0@oak-park dorothy:2@oak-park {soldier}", **laid)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert asked(state) == (2,)
    do(state, "2 accept")
    return state


def test_r_26_the_pair_is_named():
    state = lay(
        "alice:0@fair dorothy:2@fair tin-man:0@prison wolf:1@asylum",
        turn=2,
        hands={2: 2},
        quests="love@alice",
        powers=" ",
        memories=5,
    )
    perform(state, 2, "dorothy", "love")
    idle(state, "contribution")
    give(state, 2, "spring", 1)
    idle(state, "naming")
    assert asked(state) == (2,)
    assert set(offered(state, 2)) == {"name dorothy", "name tin-man"}
    do(state, "2 name tin-man")
    assert who(state, "alice").powers == who(state, "tin-man").powers == ("love",)


def test_7_3_2_coming_along_is_the_companions_choice():
    state = lay("alice:0@oak-park dorothy:2@oak-park wolf:1@fair", hands={0: 2}, **LOVE)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "2 accept")
    assert (area(state, "alice"), area(state, "dorothy")) == ("sq02", "sq02")
    do(state, "0 go memory-lane", "2 pass")
    assert (area(state, "alice"), area(state, "dorothy")) == ("memory-lane", "sq02")
    assert who(state, "dorothy").ready


def test_7_3_2_the_fallen_and_the_locked_are_carried():
    state = lay("alice:0@oak-park dorothy:2@oak-park^~fair wolf:1@fair", hands={0: 2}, **LOVE)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "2 accept")
    assert (area(state, "dorothy"), who(state, "dorothy").lying) == ("sq02", True)


def test_7_3_2_both_defend_and_both_fall():
    state = lovers_meet()
    do(state, "1 claim wolf", "1 play * winter")
    assert asked(state) == (0,)
    do(state, "0 pass")
    assert (top(state), asked(state)) == ("battle", (2,))
    do(state, "2 play * spring", "1 play * winter", "0 pass", "2 pass", "1 carry prison")
    for name in ("alice", "dorothy"):
        assert (area(state, name), who(state, name).lying, who(state, name).locked) == ("prison", True, True)


def test_4_5_the_player_of_the_last_card_closes():
    """The winner is the player of the last card, here the partner's."""
    state = lovers_meet()
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "2 play * spring", "1 pass")
    assert (top(state), asked(state)) == ("telling", (2,))


def test_7_5_the_free_defence_is_told_of_the_one_who_has_the_skill():
    """Seat 0 plays both of the pair; the Tin Man has the skill, Alice is attacked."""
    state = lay(
        "alice:0@oak-park tin-man:0@oak-park fox-cat:1@sq02 dorothy:2@fair",
        hands={0: 3, 1: 4},
        powers="love@alice+tin-man",
        track="1=love/spring/sc90",
        memories=5,
        skills=True,
    )
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    if top(state) == "step":
        do(state, "0 accept")
    do(state, "1 claim fox-cat", "1 play * winter")
    told = [event.phrase for event in play(state, 0, "free")]
    assert told[0].arguments["tale"].arguments["who"]["key"] == "wt-character-tin-man"
    assert told[1].arguments["who"].key == "wt-character-tin-man"
    do(state, "1 pass")
    (told, *_) = play(state, 0, "tell")
    assert told.phrase.arguments["tale"].arguments["who"]["key"] == "wt-character-tin-man"


def test_7_3_2_one_battle_per_joint_entry():
    state = lovers_meet("wolf:1@sq02 fox-cat:3@sq02", hands={0: 3, 1: 2, 2: 3, 3: 2})
    do(state, "1 claim wolf", "3 pass", "1 play * winter", "0 play * spring", "1 pass")
    idle(state, "movement")
    assert asked(state) == (0,)


def test_7_3_2_a_trap_of_two_piles():
    state = lay(
        "alice:0@oak-park dorothy:2@oak-park wolf:1@sq02", turn=1, hands={0: "sc01 sc02", 1: 4, 2: "sc11 sc12"}, **LOVE
    )
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park")
    assert asked(state) == (0, 2)
    do(state, "0 claim alice", "2 pass", "0 trap sc01 sc02")
    assert (top(state), asked(state)) == ("trap", (2,))
    do(state, "2 pile sc11")
    assert hand(state, 2) == []
    give(state, 1, "winter", 1)
    told = do(state, "1 pass")
    assert "wt-event-caught" in told  # 1 + 1 against 1
    assert asked(state) == (0,)  # the claimant closes
    do(state, "0 tell")
    assert (hand(state, 0), hand(state, 2)) == ([], ["sc12"])


def test_7_3_2_the_writers_own_partner_stays_out():
    state = lay("alice:0@oak-park dorothy:2@oak-park wolf:2@sq02", players=3, hands={0: 3, 2: 3}, **LOVE)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "2 accept")
    do(state, "2 claim wolf", "2 play * winter", "0 pass")
    assert (top(state), asked(state)) == ("battle-close", (2,))
    do(state, "2 leave")
    assert (who(state, "alice").lying, who(state, "dorothy").lying) == (True, False)


def test_7_6_love_and_new_hope():
    state = lay(
        "alice:0@fair dorothy:2@fair wolf:1@prison",
        hands={0: 1},
        powers="love@alice+dorothy new-hope@alice",
        track="1=love/spring/sc90 2=new-hope/spring/sc91",
        memories=5,
    )
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -", "0 accept")
    assert (who(state, "alice").ready, who(state, "dorothy").ready) == (True, True)
    do(state, "1 activate wolf", "1 pass", "1 pass", "1 discard -")
    do(state, "2 activate dorothy", "2 pass", "2 pass", "2 discard -")
    assert top(state) != "new-hope"
    assert not who(state, "dorothy").ready


def test_7_6_love_and_refuge():
    state = lovers_meet(powers="love@alice+dorothy refuge@mansion", track="1=love/spring/sc90 2=refuge/spring/sc91")
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "2 pass", "1 tell")
    for name in ("alice", "dorothy"):
        assert (area(state, name), who(state, name).lying) == ("mansion", False)


def test_7_6_spy_and_love():
    """A joint step is one entry: the Spy is shown, not fulfilled."""
    state = lovers_meet(secrets="1=spy")
    assert (top(state), asked(state)) == ("objective", (1,))
    assert words_of(state, 1) == {"pass", "reveal"}
    do(state, "1 reveal winter")
    assert (top(state), asked(state)) == ("interrupt", (1,))


def test_7_6_make_contacts_and_love():
    """The carried one's way does not count, nor is its player asked."""
    state = lay("alice:0@oak-park dorothy:2@oak-park wolf:1@fair", hands={0: 4}, secrets="2=contacts-3", **LOVE)
    do(state, "0 activate alice", "0 play * spring", "0 play * spring")
    for step in ("sq01", "asylum", "sq03", "prison"):
        do(state, f"0 go {step}", "2 accept")
        assert top(state) == "movement"


def test_4_7_who_joined_and_fell_takes_no_part():
    """Dorothy has joined; then Alice comes, both lose her battle: only standing characters take part (4.7, 4.8)."""
    state = lay(
        "wolf:1@memory-lane fox-cat:3@memory-lane dorothy:2@memory-lane alice:0@sq02",
        turn=1,
        hands={0: 3, 1: 2, 2: 2, 3: 3},
        quests="terror@memory-lane",
        **LOVE,
    )
    perform(state, 1, "wolf", "terror", "1")
    do(state, "2 join dorothy", "2 pass", "2 discard -", "3 pass")
    do(state, "0 join alice", "0 play * spring", "0 go memory-lane")
    idle_claims = dict.fromkeys(asked(state), "pass") | {3: "claim fox-cat"}
    do(state, *[f"{seat} {answer}" for seat, answer in idle_claims.items()])
    do(state, "3 play * winter", "0 pass", "2 pass", "3 leave")
    limit(state, 0)
    assert who(state, "dorothy").lying
    do(state, "1 pass")
    assert asked(state) != (2,)
    assert (top(state), asked(state)) == ("part", (3,))
