"""What people judge: spec §9.2, cases 19 and 48, and 5.1 to 5.5. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
    area,
    asked,
    discards,
    do,
    hand,
    lay,
    offered,
    play,
    read,
    refused,
    space,
    top,
    who,
)

from terem.games.winter_tales import GAME
from terem.kernel.chance import ExplicitChance
from terem.kernel.words import Told


def opened(players=4, arbiter="2", **settings):
    """Seat 0's Alice opens Refuge while the bookmark is on space 1."""
    cast = "alice:0@fair wolf:1@fair" + (" cranky:2@prison fox-cat:3@sq01" if players > 2 else "")
    laid = {"powers": " ", "memories": 5} | settings
    state = lay(
        cast,
        players=players,
        hands={0: 2, 1: 2},
        quests="refuge@fair",
        track="1=terror/winter/sc90",
        arbiter=arbiter,
        **laid,
    )
    do(state, "0 activate alice", "0 pass", "0 perform refuge 1")
    return state


def rewritten(state, objector, judge, author):
    """An objection, upheld, and the telling again."""
    do(state, f"{objector} object", f"{judge} verdict rewrite")
    assert asked(state) == (author,)
    do(state, f"{author} retell -")


def test_case_19_no_link():
    state = opened()
    assert (top(state), asked(state)) == ("hearing", (1, 2, 3))
    rewritten(state, 2, 1, 0)
    rewritten(state, 3, 1, 0)
    do(state, "2 object")
    assert offered(state, 1) == ["verdict accept", "verdict reject"]  # at most two rewrites
    told = do(state, "1 verdict reject")
    assert "wt-event-failed" in told
    assert (top(state), asked(state)) == ("telling", (0,))
    card = state.board.names.cards[state.deck[7]]
    told = [e.phrase.key for e in play(state, 0, "tell", chance=ExplicitChance([7]))]
    assert not {"wt-event-stays-away", "wt-event-stays-out"} & set(told)
    assert (top(state), asked(state)) == ("space", (0,))
    told = do(state, "0 space 3")
    assert space(state, 3) == ("winter", "refuge", card)
    assert "wt-event-gained" not in told
    assert GAME.view(state, None).refuge is None
    assert discards(state) == []
    assert len(hand(state, 0)) == 5
    assert top(state) == "hand-limit"


def test_5_4_everybody_is_fine():
    state = opened()
    do(state, "2 fine", "1 fine", "3 fine")
    assert (top(state), asked(state)) == ("join-offer", (1,))


def test_5_4_the_arbiter_accepts():
    state = opened()
    do(state, "3 object", "1 verdict accept")
    assert top(state) == "join-offer"


def test_5_4_the_author_gives_up():
    state = opened()
    do(state, "3 object", "1 verdict rewrite")
    told = do(state, "0 give-up")
    assert "wt-event-failed" in told
    assert (top(state), asked(state)) == ("telling", (0,))


def test_5_4_no_verdict_in_time_accepts_and_no_text_gives_up():
    state = opened()
    do(state, "3 object", "1 lapse")
    assert top(state) == "join-offer"
    state = opened()
    do(state, "3 object", "1 verdict rewrite")
    assert "wt-event-failed" in do(state, "0 lapse")


def test_case_48_the_two_player_verdict():
    state = opened(players=2, arbiter="2")
    rewritten(state, 1, 1, 0)
    do(state, "1 object")
    assert "verdict reject" not in offered(state, 1)
    do(state, "1 verdict rewrite", "0 retell -")
    assert (top(state), asked(state)) == ("join-offer", (1,))


def test_r_19_a_vote_of_the_others():
    state = opened(arbiter="vote")
    do(state, "3 object")
    assert asked(state) == (1, 2, 3)
    do(state, "1 verdict reject", "2 verdict reject")
    told = do(state, "3 verdict accept")
    assert "wt-event-failed" in told


def test_r_19_a_tied_vote_accepts():
    cast = "alice:0@fair wolf:1@fair"
    state = lay(cast, players=3, hands={0: 2}, quests="refuge@fair", track="1=terror/winter/sc90", arbiter="vote")
    do(state, "0 activate alice", "0 pass", "0 perform refuge 1", "2 object", "1 verdict reject", "2 verdict accept")
    assert top(state) == "join-offer"


def test_r_19_the_arbiters_own_telling_goes_to_a_vote():
    state = opened(arbiter="1")
    do(state, "3 object")
    assert asked(state) == (1, 2, 3)


def test_5_5_a_captive_stays_where_it_fell():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 2, 1: 2}, arbiter="3")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 claim wolf", "1 play * winter", "0 pass")
    do(state, "1 carry prison", "0 object", "2 verdict reject")
    assert (area(state, "alice"), who(state, "alice").lying) == ("sq02", True)


def test_5_5_a_captive_is_carried_if_nobody_minds():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 2, 1: 2}, arbiter="3")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 claim wolf", "1 play * winter", "0 pass")
    do(state, "1 carry prison", "0 fine", "2 fine", "3 fine")
    assert (area(state, "alice"), who(state, "alice").lying) == ("prison", True)


def test_5_5_no_transfer_of_the_artifact():
    state = lay(
        "alice:0@fair dorothy:2@fair wolf:1@fair",
        powers="artifact@alice",
        quests="artifact-w@out",
        track="1=artifact-s/spring/sc90",
        arbiter="2",
    )
    do(state, "0 handover dorothy", "3 object", "1 verdict reject")
    assert who(state, "alice").powers == ("artifact",)
    assert (top(state), asked(state)) == ("turn", (0,))


def test_5_5_a_returning_rebel_elsewhere_or_told_again():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 3}, destroyed="tin-man:2", powers=" ", arbiter="2")
    do(state, "0 comeback tin-man asylum ***", "3 object")
    assert offered(state, 1) == ["verdict accept", "verdict rewrite"]
    do(state, "1 verdict rewrite", "0 retell mansion", "1 fine", "2 fine", "3 fine")
    assert (area(state, "tin-man"), who(state, "tin-man").ready, who(state, "tin-man").seat) == ("mansion", True, 2)
    assert discards(state) != []


def test_5_3_an_objection_changes_nothing_and_two_rewrites_are_the_most():
    state = lay("alice:0@asylum wolf:1@prison", hands={0: 2}, arbiter="2")
    do(state, "0 activate alice", "0 play * spring")
    for _ in range(2):
        before = {
            name: value for name, value in state.dump().items() if name in ("hands", "area", "open_discard", "deck")
        }
        do(state, "2 protest", "1 verdict rewrite", "0 retell -")
        assert before == {name: state.dump()[name] for name in before}
        assert (top(state), asked(state)) == ("movement", (0,))
    assert refused(state, 2, "protest") == "wt-refuse-protest"


def test_5_3_the_arbiter_dismisses():
    state = lay("alice:0@asylum wolf:1@prison", hands={0: 2}, arbiter="2")
    do(state, "0 activate alice", "0 play * spring", "3 protest", "1 verdict accept")
    assert (top(state), asked(state)) == ("movement", (0,))


def test_5_1_a_text_is_mended_until_the_next_event():
    state = lay("alice:0@asylum wolf:1@prison", hands={0: 2}, arbiter="2")
    do(state, "0 activate alice", "0 play * spring", "0 edit")
    assert refused(state, 1, "edit") == "wt-refuse-edit"
    do(state, "0 go sq01")  # a mechanical event
    assert refused(state, 0, "edit") == "wt-refuse-edit"


@pytest.mark.parametrize(
    ("text", "telling", "refusal"),
    [
        ("A light.", "written", None),
        ("x" * 1200, "written", None),
        ("x" * 1201, "written", "wt-refuse-words-long"),
        ("", "written", "wt-refuse-words-empty"),
        ("123 !?", "written", "wt-refuse-words-empty"),
        ("", "voice", None),
    ],
)
def test_5_1_what_a_text_may_look_like(text, telling, refusal):
    state = lay("alice:0@asylum wolf:1@prison", hands={0: 2}, telling=telling)
    do(state, "0 activate alice")
    found = GAME.check_words(state, 0, read(state, 0, "play * spring"), Told(text, "en"))
    assert (found and found.phrase.key) == refusal


def test_5_3_with_bots_only_everything_is_accepted():
    state = opened(arbiter="automatic")
    assert top(state) == "join-offer"
    assert refused(state, 3, "protest") == "wt-refuse-protest"
