"""The Great Artifact: spec §9.2, case 46, and 7.3.4 with its rows of 7.6."""

from __future__ import annotations

from winter_tales.laid import asked, do, idle, lay, offered, perform, play, refused, space, top, who, words_of

from terem.kernel.chance import ExplicitChance

ARTIFACT = {"track": "1=artifact-s/spring/sc90", "quests": "artifact-w@out", "memories": 5}


def test_case_46_the_virtual_card_is_no_memory():
    state = lay(
        "alice:0@fair wolf:1@prison",
        hands={0: 1},
        powers="artifact@alice",
        **ARTIFACT | {"quests": "artifact-w@out refuge@fair"},
    )
    perform(state, 0, "alice", "refuge", "1")
    idle(state, "contribution")
    do(state, "0 artifact")
    assert refused(state, 0, "artifact")  # once in a quest
    do(state, "0 pass", "0 pass")
    card = state.board.names.cards[state.deck[5]]
    told = [e.phrase.key for e in play(state, 0, "tell", chance=ExplicitChance([5]))]
    assert "wt-event-top-card" in told
    do(state, "0 space 2")
    assert space(state, 2) == ("spring", "refuge", card)
    assert space(state, 1) == ("spring", "artifact-s", "sc90")


def test_7_3_4_in_a_battle():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 1, 1: 3}, powers="artifact@alice", **ARTIFACT)
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 claim wolf", "1 play * winter", "0 artifact")
    do(state, "1 play * winter")
    assert "artifact" not in words_of(state, 0)
    assert space(state, 1) == ("spring", "artifact-s", "sc90")


def test_7_6_artifact_and_battle_skill():
    state = lay(
        "tin-man:0@oak-park wolf:1@sq02", hands={0: 1, 1: 3}, powers="artifact@tin-man", skills=True, **ARTIFACT
    )
    do(state, "0 activate tin-man", "0 play * spring", "0 go sq02", "1 claim wolf", "1 free")
    assert words_of(state, 0) == {"pass", "free"}
    do(state, "0 free", "1 play * winter")
    assert "artifact" in words_of(state, 0)


def test_7_6_tin_man_against_wolf():
    state = lay("tin-man:0@oak-park wolf:1@sq02", hands={0: 1, 1: 1}, skills=True)
    do(state, "0 activate tin-man", "0 play * spring", "0 go sq02", "1 claim wolf", "1 free", "0 free")
    assert words_of(state, 1) == {"play", "pass"}
    do(state, "1 play * winter")
    assert words_of(state, 0) == {"play", "pass"}


def test_r_28_handing_it_over():
    state = lay("alice:0@fair dorothy:2@fair tin-man:2@prison wolf:1@fair", powers="artifact@alice", **ARTIFACT)
    assert refused(state, 0, "handover tin-man") == "wt-refuse-handover"
    assert refused(state, 0, "handover wolf") == "wt-refuse-handover"
    do(state, "0 handover dorothy")
    assert who(state, "dorothy").powers == ("artifact",)
    assert (top(state), asked(state)) == ("turn", (0,))


def test_7_3_4_given_to_one_who_took_part():
    state = lay(
        "alice:0@fair dorothy:2@fair tin-man:0@fair wolf:1@prison",
        hands={0: 2, 2: 2},
        memories=5,
        powers=" ",
        quests="artifact-s@fair artifact-w@out",
    )
    perform(state, 0, "alice", "artifact-s")
    idle(state, "contribution")
    do(state, "0 pass", "2 part spring", "2 play * spring")
    idle(state, "naming")
    assert asked(state) == (0,)
    assert set(offered(state, 0)) == {"name alice", "name dorothy"}  # the Tin Man did not take part
