"""The set-up: spec §9.2, case 42, 2.1 to 2.3, R-02, R-03, R-46."""

from __future__ import annotations

from random import Random

import pytest
from winter_tales.laid import asked, do, idle, new, offered, play, quest, refused, top

from terem.games.winter_tales import GAME
from terem.kernel.chance import ChanceNode, ExplicitChance, RandomChance
from terem.kernel.phrase import Refusal


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("seed", range(5))
def test_r_02_r_03_ages_sides_and_seating(players, seed):
    """Half spring, half winter, the Writer if one is left; sides alternate by age, the Writer sits last."""
    view = GAME.view(new(players, RandomChance(Random(seed)), seating="lots"), None)
    factions = [view.seats[seat].faction for seat in view.ring]
    expected = ["spring", "winter"] * (players // 2) + ["writer"] * (players % 2)
    assert factions == expected
    assert sorted(view.youngest) == list(range(players))
    for faction in ("spring", "winter"):
        ring = [seat for seat in view.ring if view.seats[seat].faction == faction]
        assert ring == [seat for seat in view.youngest if view.seats[seat].faction == faction]


@pytest.mark.parametrize("seed", range(3))
def test_2_3_the_youngest_picks_first_then_clockwise(seed):
    state = new(5, RandomChance(Random(seed)), seating="lots")
    view = GAME.view(state, None)
    start = view.ring.index(view.youngest[0])
    for place in range(10):
        assert (top(state), asked(state)) == ("casting", (view.ring[(start + place) % 5],))
        do(state, f"{asked(state)[0]} lapse")
    assert top(state) == "first-quest"


def test_2_3_where_they_are_put():
    state = new(5)
    assert refused(state, 0, "pick wolf sq01") == "wt-refuse-other-side"
    assert refused(state, 0, "pick alice sq01") == "wt-refuse-place-kind"
    do(state, "0 pick alice fair", "1 pick wolf sq01")
    assert refused(state, 2, "pick alice prison") == "wt-refuse-taken"
    assert refused(state, 2, "pick dorothy fair") == "wt-refuse-occupied"
    do(state, "2 pick dorothy prison", "3 pick fox-cat sq02", "4 pick tin-man asylum")
    do(state, "0 pick match-girl mansion", "1 lapse", "2 pick pinocchio theatre")
    do(state, "3 lapse")
    assert refused(state, 4, "pick cranky oak-park") == "wt-refuse-split"


def test_2_3_the_first_player_is_the_youngest_of_spring():
    state = new(4, RandomChance(Random(11)), seating="lots")
    idle(state, "turn")
    view = GAME.view(state, None)
    assert asked(state) == (next(s for s in view.youngest if view.seats[s].faction == "spring"),)
    assert all(not s.bookmark for s in view.track)


def test_2_1_objectives_need_five_memories():
    with pytest.raises(Refusal):
        GAME.prepare(GAME.config(4, {"objectives": True, "memories": 4}))
    GAME.prepare(GAME.config(4, {"objectives": True, "memories": 5}))


@pytest.mark.parametrize("seed", range(4))
def test_case_42_the_initial_love(seed):
    """The youngest of winter puts it under a rebel; ages and sides are drawn by lot."""
    state = new(4, RandomChance(Random(seed)), seating="lots")
    for _ in range(11):
        do(state, f"{asked(state)[0]} lapse")
    play(state, asked(state)[0], "lapse", chance=ExplicitChance([1]))
    view = GAME.view(state, None)
    youngest = next(seat for seat in view.youngest if view.seats[seat].faction == "winter")
    assert (top(state), asked(state)) == ("first-quest", (youngest,))
    rebels = {c.character for c in view.characters if c.side == "spring"}
    assert {text.split()[2] for text in offered(state, youngest)} == rebels
    assert refused(state, youngest, "put love fair") == "wt-refuse-quest-kind"
    events = play(state, youngest, f"put love {min(rebels)}", chance=ExplicitChance([5]))
    assert "wt-event-quest-under" in [e.phrase.key for e in events]
    spring = next(seat for seat in view.youngest if view.seats[seat].faction == "spring")
    assert (top(state), asked(state)) == ("first-quest", (spring,))
    assert spring == view.ring[0]


def test_2_3_the_writer_places_both_first_quests():
    state = new(5)
    idle(state, "first-quest")
    assert asked(state) == (4,)
    do(state, "4 lapse")
    assert (top(state), asked(state)) == ("first-quest", (4,))
    do(state, "4 lapse")
    assert (top(state), asked(state)) == ("telling", (4,))  # and opens the story


def test_r_46_the_artifact_drawn_first_leaves_three():
    state = new(4)
    for _ in range(11):
        do(state, f"{asked(state)[0]} lapse")
    play(state, asked(state)[0], "lapse", chance=ExplicitChance([3]))
    assert quest(state, "artifact-w") == ("removed", None)
    with pytest.raises(ChanceNode) as raised:
        play(state, 1, "lapse", chance=ExplicitChance([]))
    assert raised.value.weights == [0, 0, 0, 0, 0, 1, 1, 1]


def test_5_3_the_opening_story():
    """Without a Writer the arbiter tells it, or the youngest of spring where nobody is."""
    for arbiter, teller in (("3", 2), ("vote", 0), ("automatic", 0)):
        state = new(4, arbiter=arbiter)
        idle(state, "telling")
        assert asked(state) == (teller,)
