"""Ways, battles, traps and rescues: spec §9.2, cases 5 to 13, 24 to 28, 34, 35, 43, 44. Each test carries its id."""

from __future__ import annotations

import pytest
from winter_tales.laid import (
    area,
    asked,
    discards,
    do,
    give,
    hand,
    lay,
    limit,
    offered,
    perform,
    quest,
    refused,
    top,
    who,
    words_of,
)


def enter(state, seat, name, *way):
    """Activates somebody and walks, one card for two areas."""
    do(state, f"{seat} activate {name}")
    side = "spring" if who(state, name).side == "spring" else "winter"
    for number, step in enumerate(way):
        if number % 2 == 0:
            do(state, f"{seat} play * {side}")
        do(state, f"{seat} go {step}")


def test_case_05_leaving_is_not_entering():
    state = lay("alice:0@sq01 wolf:1@sq01", hands={0: 2, 1: 3})
    enter(state, 0, "alice", "oak-park")
    assert (top(state), asked(state)) == ("movement", (0,))


def test_case_06_no_trap_on_squares():
    state = lay("alice:0@sq05 wolf:1@theatre", turn=1, hands={0: 3, 1: 2})
    enter(state, 1, "wolf", "sq05")
    assert (top(state), asked(state)) == ("movement", (1,))


def test_case_07_a_lying_rebel_cannot_trap():
    state = lay("alice:0@factory~factory wolf:1@sq06", turn=1, hands={0: 3, 1: 2})
    enter(state, 1, "wolf", "factory")
    assert top(state) == "movement"


def two_soldiers():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:3@sq02 snow-white:1@sq09", hands={0: 6, 1: 3, 3: 3})
    enter(state, 0, "alice", "sq02")
    assert asked(state) == (1, 3)
    do(state, "1 claim wolf", "3 pass")
    told = do(state, "1 play * winter", "0 play * spring", "1 pass")
    assert "wt-event-battle-spring" in told
    assert asked(state) == (0,)  # the winner closes
    do(state, "0 tell")
    return state


def test_case_08_one_battle_per_entry():
    state = two_soldiers()
    assert (top(state), asked(state)) == ("movement", (0,))
    alice = who(state, "alice")
    assert (alice.area, alice.lying, alice.locked) == ("sq02", False, False)
    assert "go memory-lane" in offered(state, 0)  # the second step of the card is left


def test_case_09_a_new_entry_is_a_new_battle():
    state = two_soldiers()
    do(state, "0 go memory-lane", "0 play * spring", "0 go sq09")
    assert (top(state), asked(state)) == ("interrupt", (1,))
    assert "claim snow-white" in offered(state, 1)


@pytest.mark.parametrize(("skills", "expected"), [(False, ["pass"]), (True, ["pass", "claim wolf"])])
def test_case_10_no_cards_no_battle(skills, expected):
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 3}, skills=skills)
    enter(state, 0, "alice", "sq02")
    assert (top(state), asked(state)) == ("interrupt", (1,))
    assert offered(state, 1) == expected
    if skills:
        do(state, "1 claim wolf")
        assert offered(state, 1) == ["free"]


def test_case_10_only_the_wolf_needs_no_card():
    state = lay("alice:0@oak-park fox-cat:1@sq02", hands={0: 3}, skills=True)
    enter(state, 0, "alice", "sq02")
    assert offered(state, 1) == ["pass"]
    assert refused(state, 1, "claim fox-cat") == "wt-refuse-no-means"


def trap(soldier, counting, kept, evade, **options):
    """A soldier enters Oak Park from sq01 with a card that has one step left; Alice's trap meets it."""
    state = lay(
        f"alice:0@oak-park {soldier}:1@sq01",
        turn=1,
        hands={0: 1 + counting + kept, 1: 3},
        **options,
    )
    enter(state, 1, soldier, "oak-park")
    do(state, "0 claim alice")
    cards = hand(state, 0)
    do(state, f"0 trap {cards[0]} {'+'.join(cards[1 : 1 + counting]) or '-'}")
    assert hand(state, 0) == []
    give(state, 1, "winter", evade)
    do(state, "1 pass")
    return state, cards


def test_case_11_an_empty_trap_bluffs():
    state, _ = trap("wolf", 0, 0, 0)
    assert asked(state) == (0,)
    do(state, "0 tell")
    wolf = who(state, "wolf")
    assert (wolf.area, wolf.lying, wolf.locked) == ("sq01", False, True)
    state, _ = trap("fox-cat", 0, 0, 0, skills=True)
    assert asked(state) == (1,)
    do(state, "1 tell")
    assert (top(state), area(state, "fox-cat")) == ("movement", "oak-park")
    assert "go sq02" in offered(state, 1)


def test_case_12_caught():
    state, cards = trap("wolf", 2, 2, 1)
    assert asked(state) == (0,)
    do(state, "0 tell")
    wolf = who(state, "wolf")
    assert (wolf.area, wolf.lying, wolf.locked) == ("oak-park", True, True)
    assert hand(state, 0) == sorted(cards[3:])
    assert set(cards[:3]) <= set(discards(state))
    assert top(state) == "action"


def test_case_13_escaped():
    state, cards = trap("wolf", 2, 1, 3)
    assert asked(state) == (1,)
    do(state, "1 tell")
    assert (top(state), area(state, "wolf"), who(state, "wolf").locked) == ("movement", "oak-park", False)
    assert set(cards[:3]) <= set(discards(state))
    assert hand(state, 0) == cards[3:]
    do(state, "1 go sq10")
    assert refused(state, 1, "go mansion") == "wt-refuse-no-steps"


def test_case_24_the_token_travels():
    state = lay(
        "tin-man:0@oak-park wolf:1@sq02 mangiafuoco:1@prison",
        hands={0: 2, 1: 2},
        quests="retaliation@tin-man",
    )
    enter(state, 0, "tin-man", "sq02")
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "1 carry prison", "0 pass")
    limit(state, 0)
    assert asked(state) == (1,)
    do(state, "1 activate mangiafuoco", "1 pass")
    assert "perform retaliation -" in offered(state, 1)
    do(state, "1 perform retaliation -")
    assert quest(state, "retaliation") == ("rebel", "tin-man")


def test_case_25_self_rescue_then_activate():
    state = lay("alice:0@prison~oak-park wolf:1@fair", hands={0: "sc01 sc02 sc03"})
    do(state, "0 rescue alice sc01+sc02")
    assert (area(state, "alice"), who(state, "alice").lying, who(state, "alice").ready) == ("oak-park", False, True)
    assert discards(state) == ["sc01", "sc02"]
    do(state, "0 activate alice", "0 play sc03 spring", "0 go sq02", "0 pass", "0 put refuge fair")
    assert area(state, "alice") == "sq02"


def test_case_26_a_rescue_does_not_unlock():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 4, 1: 2}, quests="new-hope@fair")
    enter(state, 0, "alice", "sq02")
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "1 carry prison")
    assert (top(state), area(state, "alice")) == ("action", "prison")
    assert refused(state, 0, "put refuge fair") == "wt-refuse-lying"
    do(state, "0 rescue alice **")
    alice = who(state, "alice")
    assert (alice.area, alice.lying, alice.locked, alice.ready) == ("sq02", False, True, False)
    assert top(state) == "action"
    assert not words_of(state, 0) & {"go", "play"}
    do(state, "0 put refuge mansion")
    assert quest(state, "refuge") == ("location", "mansion")


def test_case_27_no_rescue_in_a_join():
    state = lay(
        "wolf:1@memory-lane alice:2@oak-park dorothy:0@sq02~sq02",
        turn=1,
        hands={2: 5},
        quests="terror@memory-lane",
    )
    perform(state, 1, "wolf", "terror")
    do(state, "2 join alice")
    do(state, "2 play * spring", "2 go sq02")
    assert top(state) == "movement"
    assert not any(text.startswith("rescue") for text in offered(state, 2))
    assert refused(state, 2, "rescue dorothy **") == "wt-refuse-rescue-join"


def test_case_28_rescue_in_passing():
    state = lay("alice:0@oak-park dorothy:2@sq02!~sq02 wolf:1@fair", hands={0: 3})
    enter(state, 0, "alice", "sq02")
    do(state, "0 rescue dorothy **")
    dorothy = who(state, "dorothy")
    assert (dorothy.area, dorothy.lying, dorothy.ready) == ("sq02", False, False)
    do(state, "0 go memory-lane")
    assert (area(state, "alice"), area(state, "dorothy")) == ("memory-lane", "sq02")


def test_case_34_the_writer_cannot_fight_itself():
    state = lay("alice:2@oak-park wolf:2@sq02", players=3, turn=2, hands={2: 4})
    enter(state, 2, "alice", "sq02")
    assert (top(state), asked(state)) == ("movement", (2,))
    state = lay("alice:2@oak-park wolf:2@sq02", players=3, turn=2, hands={2: 4})
    enter(state, 2, "wolf", "oak-park")
    assert top(state) == "movement"


def test_case_35_a_blocked_soldier_acts():
    state = lay(
        "wolf:1@sq01 tin-man:0@sq01 alice:0@oak-park",
        turn=1,
        hands={0: 1, 1: 1},
        quests="retaliation@tin-man",
    )
    enter(state, 1, "wolf", "oak-park")
    do(state, "0 claim alice", "0 trap * -", "1 pass", "0 tell")
    assert (top(state), area(state, "wolf"), who(state, "wolf").locked) == ("action", "sq01", True)
    do(state, "1 perform retaliation -")
    assert quest(state, "retaliation") == ("rebel", "tin-man")


@pytest.mark.parametrize(("placement", "expected"), [("origin", "sq02"), ("current", "prison")])
def test_case_43_back_where_it_fell(placement, expected):
    state = lay(
        "alice:0@prison dorothy:2@prison!^~sq02 mad-hatter:3@sq02 fox-cat:1@fair",
        hands={0: 3, 3: 3},
        rescue=placement,
    )
    do(state, "0 rescue dorothy **")
    dorothy = who(state, "dorothy")
    assert (dorothy.area, dorothy.lying, dorothy.locked) == (expected, False, True)
    assert (top(state), asked(state)) == ("turn", (0,))  # nothing was entered


def test_case_44_everybody_yields():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:3@sq02", hands={0: 3, 1: 2, 3: 2})
    enter(state, 0, "alice", "sq02")
    assert "wt-event-claimed" not in do(state, "3 claim fox-cat")  # secret until all have answered
    assert asked(state) == (1,)
    assert do(state, "1 claim wolf").count("wt-event-claimed") == 2
    assert asked(state) == (1, 3)
    do(state, "1 yield", "3 yield")
    assert (top(state), asked(state)) == ("movement", (0,))
    do(state, "0 go memory-lane")


@pytest.mark.parametrize(("mover", "expected"), [(0, 1), (2, 3)])
def test_r_22_clockwise_decides_among_those_who_keep(mover, expected):
    state = lay(f"alice:{mover}@oak-park wolf:1@sq02 fox-cat:3@sq02", turn=mover, hands={mover: 3, 1: 2, 3: 2})
    enter(state, mover, "alice", "sq02")
    do(state, "1 claim wolf", "3 claim fox-cat", "1 keep", "3 keep")
    assert (top(state), asked(state)) == ("battle", (expected,))


def test_r_22_one_who_keeps_has_it():
    state = lay("alice:0@oak-park wolf:1@sq02 fox-cat:3@sq02", hands={0: 3, 1: 2, 3: 2})
    enter(state, 0, "alice", "sq02")
    do(state, "1 claim wolf", "3 claim fox-cat", "1 yield", "3 keep")
    assert asked(state) == (3,)


def test_r_41_the_first_attack_must_be_made():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 3, 1: 2})
    enter(state, 0, "alice", "sq02")
    do(state, "1 claim wolf")
    assert refused(state, 1, "pass") == "wt-refuse-first-attack"


def test_4_4_only_who_stands_there_reacts():
    state = lay("alice:0@sq01 wolf:1@oak-park", hands={0: 4, 1: 4})
    enter(state, 0, "alice", "oak-park")
    assert asked(state) == (1,)  # the soldier may open a battle; the rebel cannot lay a trap
    do(state, "1 pass")
    assert top(state) == "movement"
    state = lay("alice:0@oak-park wolf:1@sq01", turn=1, hands={0: 4, 1: 4})
    enter(state, 1, "wolf", "oak-park")
    assert asked(state) == (0,)
    do(state, "0 pass")
    assert top(state) == "movement"


def test_4_5_a_captive_stays_where_it_fell_if_not_carried():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 2, 1: 2})
    enter(state, 0, "alice", "sq02")
    do(state, "1 claim wolf", "1 play * winter", "0 pass", "1 leave")
    alice = who(state, "alice")
    assert (alice.area, alice.lying, alice.locked) == ("sq02", True, True)


def test_r_10_a_lying_character_is_activated():
    state = lay("alice:0@prison~prison wolf:1@fair", hands={0: 0}, quests="new-hope@prison")
    do(state, "0 activate alice")
    assert len(hand(state, 0)) == 3
    assert refused(state, 0, "go sq03") == "wt-refuse-cannot-move"
    assert refused(state, 0, "play * spring") == "wt-refuse-cannot-move"
    do(state, "0 pass")
    assert refused(state, 0, "perform new-hope -") == "wt-refuse-lying"
    do(state, "0 rescue alice **")  # R3: it may act, not move
    assert "perform new-hope -" in offered(state, 0)


def test_r_10_rescued_before_its_way_it_may_move():
    state = lay("alice:0@prison~prison wolf:1@fair", hands={0: 0})
    do(state, "0 activate alice", "0 rescue alice **", "0 play * spring", "0 go sq03")
    assert area(state, "alice") == "sq03"


def test_4_8_who_may_rescue_whom():
    state = lay(
        "alice:0@fair dorothy:2@prison!~prison tin-man:4@fair!~fair snow-white:4@prison pinocchio:4@asylum",
        players=5,
        turn=4,
        hands={4: 5},
    )
    assert "rescue tin-man" in " ".join(offered(state, 4))  # one's own, wherever it is
    assert refused(state, 4, "rescue dorothy **") == "wt-refuse-rescue-far"  # a soldier does not help a rebel


def test_r_43_standing_still_is_enough_and_r_44_one_of_several_quests():
    state = lay("alice:0@fair tin-man:2@fair wolf:1@prison", quests="refuge@fair love@tin-man terror@asylum")
    do(state, "0 activate alice", "0 pass")
    performed = {text for text in offered(state, 0) if text.startswith("perform")}
    assert performed == {"perform love -", "perform refuge -"}
