"""Chapters and the epilogue: spec §9.2, cases 4, 29 to 32, and section 6. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
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
    play,
    refused,
    space,
    top,
    who,
    words_of,
)

from terem.games.winter_tales import GAME
from terem.kernel.chance import ExplicitChance

TWO = "1=terror/winter/sc80 2=love/spring/sc81"


def last_page(players=4, starter=0, hands=None, track=TWO, result="tie", cast="", **options):
    """The starter performs the quest that fills the track; hands are what they hold in the epilogue."""
    quest, name, side = ("refuge", "alice", "spring") if starter % 2 == 0 else ("propaganda", "wolf", "winter")
    if starter == players - 1 and players % 2:
        quest, name, side = "propaganda", "fox-cat", "winter"
    cast = f"{name}:{starter}@fair {cast}"
    cards = {seat: count - 3 * (seat == starter) for seat, count in (hands or {}).items()}
    cards[starter] = cards.get(starter, 0) + (result != "tie")
    state = lay(cast, players=players, turn=starter, hands=cards, quests=f"{quest}@fair", track=track, **options)
    perform(state, starter, name, quest, "2")
    idle(state, "contribution")
    if result != "tie":
        give(state, starter, side, 1)
    idle(state, "epilogue-part")
    return state


def everything(state, seat, side):
    """Ties the part to the first memory where that is asked, and plays all cards."""
    if words_of(state, seat) == {"tie"}:
        do(state, f"{seat} {offered(state, seat)[0]}")
    give(state, seat, side, len(hand(state, seat)))
    return do(state, f"{seat} pass")


def outcome(state):
    do(state, f"{asked(state)[0]} tell")
    assert top(state) == "over"
    found = GAME.outcome(state)
    return found.winners, GAME.view(state, None).winner


def test_case_04_the_epilogue_beats_the_limit():
    state = last_page(hands={0: 9})
    assert (asked(state), len(hand(state, 0))) == ((0,), 9)
    give(state, 0, "spring", 9)


def test_case_29_chapter_hand_over():
    state = lay(
        "alice:2@fair dorothy:2@prison!~prison wolf:1@asylum!^ tin-man:0@theatre! fox-cat:3@sq01!",
        turn=2,
        hands={0: 1, 1: 2, 2: 0, 3: 3},
    )
    told = do(state, "2 activate alice", "2 pass", "2 pass", "2 discard -")
    assert "wt-event-chapter" in told
    assert [len(hand(state, seat)) for seat in range(4)] == [5, 6, 7, 7]
    assert all(c.ready and not c.locked for c in GAME.view(state, None).characters)
    assert who(state, "dorothy").lying
    assert (top(state), asked(state)) == ("turn", (3,))
    assert GAME.view(state, None).chapter == 2


def test_r_07_no_limit_at_the_chapters_end():
    state = lay("alice:0@fair wolf:1@asylum!", hands={0: 2, 1: 7})
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -")
    assert (top(state), asked(state), len(hand(state, 1))) == ("turn", (1,), 11)


def test_4_1_the_writers_draw_at_the_chapters_end():
    state = lay("alice:0@fair wolf:1@asylum!", players=5, hands={4: 1})
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard -")
    assert len(hand(state, 4)) == 3  # two spring players


def test_case_30_the_deck_runs_out_in_a_draw():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 0, 1: 85}, deck="sc01", track="1=terror/winter/sc02")
    assert len(state.open_discard) == 93 - 85 - 1 - 1
    events = play(state, 0, "activate alice")
    assert len(hand(state, 0)) == 3
    assert "sc01" in hand(state, 0)
    assert (len(state.deck), state.open_discard) == (4, [])
    public = [e.phrase for e in events if e.heard_by(None)]
    assert not any(isinstance(value, int) and value not in (0,) for p in public for value in p.arguments.values())


def test_case_30_cards_in_a_quest_are_not_reshuffled():
    """Spring wins by the artifact and the Scarecrow; the winners' pool is empty, and so is the deck."""
    state = lay(
        "scarecrow:0@fair wolf:1@fair!",
        hands={0: 0, 1: "sc10"},
        deck="sc01 sc02 sc03",
        skills=True,
        memories=5,
        quests="refuge@fair artifact-w@out",
        powers="artifact@scarecrow",
        track="1=artifact-s/spring/sc90",
        memory_cards="winners",
    )
    perform(state, 0, "scarecrow", "refuge", "1")
    assert state.deck == []
    do(state, "0 artifact", "0 pass", "1 part winter", "1 play sc10 winter", "1 pass", "0 pass")
    names = state.board.names.cards
    discarded = [names[card] for card in state.open_discard]
    assert "sc10" not in discarded
    play(state, 0, "tell", chance=ExplicitChance([0]))
    do(state, "0 space 2")
    assert space(state, 2) == ("spring", "refuge", discarded[0])


def test_r_20_nothing_left_to_draw():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 0, 1: 91}, deck="sc01 sc02")
    do(state, "0 activate alice")
    assert sorted(hand(state, 0)) == ["sc01", "sc02"]


@pytest.mark.parametrize(("starter", "winner"), [(0, "spring"), (1, "winter")])
def test_case_31_two_players_tie(starter, winner):
    state = last_page(players=2, starter=starter, hands={0: 4, 1: 4})
    for seat in (starter, 1 - starter):
        everything(state, seat, ("spring", "winter")[seat])
    assert outcome(state) == ((starter,), winner)
    assert GAME.outcome(state).scores == (7, 7)


@pytest.mark.parametrize(("cards", "winner"), [(0, "winter"), (1, "writer"), (2, "spring")])
def test_case_32_the_writers_half(cards, winner):
    state = last_page(players=3, hands={0: 3, 1: 7, 2: 5}, result="success", cast="wolf:1@prison dorothy:2@asylum")
    everything(state, 0, "spring")
    told = everything(state, 1, "winter")
    assert "wt-event-totals" in told
    assert GAME.view(state, None).totals == {"spring": 9, "winter": 10}
    assert (top(state), asked(state)) == ("writer", (2,))
    if cards:
        do(state, "2 part spring", "2 tie 1")
        assert refused(state, 2, "play * winter")
        give(state, 2, "spring", cards)
        if cards == 2:
            assert refused(state, 2, "play * spring")
    do(state, "2 pass")
    assert asked(state) == (0,)  # the starter closes the story
    assert outcome(state)[1] == winner


def test_6_the_writer_as_starter():
    """R-23: any number in step 1, on either side; step 4 is skipped; a tie is the Writer's."""
    state = last_page(
        players=3, starter=2, hands={0: 3, 1: 3, 2: 6}, cast="alice:0@prison wolf:1@prison dorothy:2@asylum"
    )
    do(state, "2 play * spring", "2 play * winter")
    give(state, 2, "spring", 4)
    do(state, "2 pass")
    assert asked(state) == (0,)
    everything(state, 0, "spring")
    everything(state, 1, "winter")
    assert (top(state), asked(state)) == ("telling", (2,))
    assert GAME.view(state, None).totals == {"spring": 11, "winter": 7}
    assert outcome(state) == ((0,), "spring")


def test_6_the_others_join_clockwise_without_the_writer():
    state = last_page(players=5, starter=1, hands=dict.fromkeys(range(5), 3), cast="alice:0@prison dorothy:4@asylum")
    order = []
    while top(state) == "epilogue-part":
        seat = asked(state)[0]
        order.append(seat)
        everything(state, seat, ("spring", "winter")[seat % 2])
    assert order == [1, 2, 3, 0]
    assert (top(state), asked(state)) == ("writer", (4,))


def test_r_35_any_number_of_cards():
    state = last_page(hands={0: 3, 1: 2})
    do(state, "0 pass")
    assert len(hand(state, 0)) == 3


def test_n16_the_starter_is_tied_to_the_bookmark_and_the_others_to_a_memory():
    state = last_page(hands={0: 3, 1: 2})
    assert "tie" not in words_of(state, 0)
    do(state, "0 pass")
    assert offered(state, 1) == ["tie 1", "tie 2", "tie 3"]


def test_7_2_the_alternative_epilogue():
    state = last_page(hands={0: 3, 1: 2}, epilogue="alternative")
    assert bookmark(state) == 3
    do(state, "0 play * spring", "0 pass")
    assert offered(state, 0) == ["bookmark 1", "bookmark 2"]
    do(state, "0 bookmark 1")
    assert asked(state) == (1,)
    assert "tie" not in words_of(state, 1)
    do(state, "1 pass")
    assert offered(state, 1) == ["bookmark 2", "bookmark 3"]


def test_6_neutral_memories_give_nothing():
    state = last_page(hands={0: 3, 1: 1, 2: 0, 3: 0})
    for seat in range(4):
        everything(state, seat, ("spring", "winter")[seat % 2])
    assert GAME.view(state, None).totals == {"spring": 6, "winter": 4}
    assert outcome(state) == ((0, 2), "spring")


@pytest.mark.parametrize("track", ["", "1=terror/winter/sc80"])
def test_r_34_the_chapter_cap(track):
    state = lay("alice:0@fair wolf:1@prison!", hands={0: 2, 1: 5}, track=track, chapters=1, epilogue="alternative")
    do(state, "0 activate alice", "0 pass", "0 pass")
    told = limit(state, 0)
    assert "wt-event-epilogue" in told
    assert (top(state), asked(state), len(hand(state, 1))) == ("epilogue-part", (1,), 5)  # nothing was drawn
    everything(state, 1, "winter")
    assert bookmark(state) == (1 if track else None)  # there is no other memory to move it to
    assert (top(state), asked(state)) == ("epilogue-part", (2,))


def test_6_hands_and_totals_come_to_light_at_the_end():
    state = last_page(hands={0: 3, 1: 2})
    left = hand(state, 1)
    told = []
    for seat in range(4):
        if words_of(state, seat) == {"tie"}:
            do(state, f"{seat} tie 1")
        told = play(state, seat, "pass")
    shown = [e for e in told if e.phrase.key == "wt-event-left-hand" and e.heard_by(None)]
    assert len(shown) == 4
    assert [p.key for p in shown[1].phrase.arguments["cards"]] == [f"wt-card-{card}" for card in left]


def test_r_20_cards_given_up_face_down_are_reshuffled_too():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 7, 1: 0, 2: 83}, deck="sc01 sc02 sc03")
    do(state, "0 activate alice", "0 pass", "0 pass", "0 discard ***")
    assert (state.deck, state.open_discard) == ([], [])
    do(state, "1 activate wolf")
    assert len(hand(state, 1)) == 3
