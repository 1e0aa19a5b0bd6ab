"""What the rules do for a seat that does not answer: the last column of spec 4.11."""

from __future__ import annotations

from winter_tales.laid import area, asked, do, hand, idle, lay, new, offered, perform, space, top, who

from terem.games.winter_tales import GAME


def test_4_11_activation_movement_action():
    state = lay("alice:0@fair dorothy:0@prison wolf:1@asylum", hands={0: 2}, quests="refuge@fair")
    do(state, "0 lapse", "0 lapse", "0 lapse")
    assert (who(state, "alice").ready, who(state, "dorothy").ready, area(state, "alice")) == (False, True, "fair")
    assert (top(state), len(hand(state, 0))) == ("hand-limit", 5)


def test_4_11_interrupt_and_yield():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:3@sq02", hands={0: 3, 1: 2, 3: 2})
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 lapse", "3 lapse")
    assert top(state) == "movement"
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:3@sq02", hands={0: 3, 1: 2, 3: 2})
    do(
        state,
        "0 activate alice",
        "0 play * spring",
        "0 go sq02",
        "1 claim wolf",
        "3 claim fox-cat",
        "1 lapse",
        "3 lapse",
    )
    assert (top(state), asked(state)) == ("battle", (1,))  # both keep; clockwise decides


def test_4_11_battle():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 2, 1: 2})
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 claim wolf", "1 lapse")
    assert len(hand(state, 1)) == 1  # the first attack: a card
    do(state, "0 lapse")
    assert (top(state), asked(state)) == ("battle-close", (1,))
    do(state, "1 lapse")
    assert (area(state, "alice"), who(state, "alice").lying) == ("sq02", True)


def test_4_11_trap():
    state = lay("alice:0@oak-park wolf:1@sq01", turn=1, hands={0: 4, 1: 3})
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park", "0 claim alice", "0 lapse")
    before = len(hand(state, 1))
    do(state, "1 lapse", "0 lapse")
    assert len(hand(state, 1)) == before
    assert len(hand(state, 0)) == 3  # nothing counted but the trap card
    assert area(state, "wolf") == "sq01"


def played(memory="-", **settings):
    """Two cards lie in a quest that succeeded, the later one is not the lower one."""
    state = lay("alice:0@fair wolf:1@prison", hands={0: "sc20 sc10 sc30"}, quests="refuge@fair", **settings)
    perform(state, 0, "alice", "refuge", memory)
    idle(state, "contribution")
    do(state, "0 play sc30 spring", "0 play sc20 spring", "0 play sc10 spring", "0 pass", "0 pass", "0 tell")
    return state


def test_4_11_the_last_played_card_and_the_leftmost_space():
    state = played()
    assert top(state) == "memory"
    do(state, "0 lapse")
    do(state, "0 lapse")
    assert space(state, 1) == ("spring", "refuge", "sc10")


def test_4_11_nobody_is_written_over_for_want_of_an_answer():
    state = played("1", track="1=bounty", secrets="1=bounty", memories=5)
    do(state, "0 lapse", "0 lapse")
    assert (space(state, 1)[1], space(state, 2)[1]) == ("bounty", "refuge")


def test_4_11_the_hand_limit_gives_up_the_newest_cards():
    state = lay("alice:0@fair wolf:1@prison", hands={0: "sc11 sc22 sc33 sc44 sc55 sc66 sc77"})
    before = hand(state, 0)
    do(state, "0 activate alice", "0 pass", "0 pass", "0 lapse")
    assert hand(state, 0) == before


def test_4_11_join_and_contribution():
    state = lay("alice:0@fair wolf:1@fair", hands={0: 2, 1: 2}, quests="refuge@fair")
    perform(state, 0, "alice", "refuge")
    do(state, "1 lapse")
    assert who(state, "wolf").ready
    do(state, "0 lapse", "1 lapse", "0 lapse")
    assert (top(state), len(hand(state, 1))) == ("telling", 2)


def test_4_11_epilogue():
    state = lay(
        "alice:0@fair wolf:1@prison",
        players=3,
        hands={0: 1, 1: 3, 2: 4},
        quests="refuge@fair",
        track="1=terror/winter/sc80 2=love/spring/sc81",
    )
    perform(state, 0, "alice", "refuge", "2")
    idle(state, "epilogue-part")
    idle(state, "writer")
    assert [len(hand(state, seat)) for seat in range(3)] == [0, 0, 4]
    assert GAME.view(state, None).totals == {"spring": 3 + 4, "winter": 3 + 3}
    do(state, "2 lapse")
    assert (top(state), len(hand(state, 2))) == ("telling", 4)


def test_4_11_powers_are_not_used_and_naming_takes_the_performer():
    state = lay(
        "alice:0@fair dorothy:2@fair wolf:1@prison",
        hands={0: 2, 2: 2},
        memories=5,
        powers=" ",
        quests="artifact-s@fair artifact-w@out",
    )
    perform(state, 0, "alice", "artifact-s")
    idle(state, "contribution")
    do(state, "0 play * spring", "0 pass", "2 part spring", "2 pass")
    idle(state, "naming")
    do(state, "0 lapse")
    assert who(state, "alice").powers == ("artifact",)
    state = lay("alice:0@fair wolf:1@prison", powers="new-hope@alice", track="1=new-hope/spring/sc90")
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -", "0 lapse")
    assert not who(state, "alice").ready


def test_4_11_a_whole_game_nobody_answers():
    state = new(5, memories=5, powers=True, objectives=True, skills=True, chapters=2, arbiter="vote")
    told = idle(state, "over", most=500)
    assert "wt-event-won" in told
    assert offered(state, 0) == []


def test_4_11_objectives_are_not_claimed():
    state = lay("alice:0@oak-park wolf:1@sq02 tin-man:2@fair", hands={0: 2, 1: 2}, secrets="1=bounty")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 pass", "1 claim wolf", "1 play * winter", "0 pass")
    do(state, "1 leave")
    assert top(state) == "objective"
    do(state, "1 lapse")
    assert (top(state), space(state, 1)) == ("action", (None, None, None))
