"""Skills: spec 7.5."""

from __future__ import annotations

import pytest
from winter_tales.laid import area, asked, do, give, hand, idle, lay, offered, perform, refused, space, top, words_of


@pytest.mark.parametrize(
    ("name", "mark", "objectives", "cards"),
    [
        ("cranky", "", False, 4),
        ("cranky", "~fair", False, 3),
        ("tin-man", "", False, 3),
        ("alice", "", False, 4),
        ("alice", "", True, 3),
    ],
)
def test_7_5_story_card(name, mark, objectives, cards):
    extra = {"secrets": "2=rescue"} if objectives else {}
    state = lay(f"{name}:0@fair{mark} wolf:1@prison", skills=True, **extra)
    do(state, f"0 activate {name}")
    assert len(hand(state, 0)) == cards


def test_7_5_story_card_in_a_join():
    state = lay("alice:0@fair white-rabbit:1@fair", hands={0: 1}, quests="refuge@fair", skills=True)
    perform(state, 0, "alice", "refuge")
    do(state, "1 join white-rabbit")
    assert len(hand(state, 1)) == 4


def test_7_5_movement():
    state = lay("match-girl:0@oak-park wolf:1@prison", skills=True)
    do(state, "0 activate match-girl", "0 go sq02", "0 go memory-lane")
    assert refused(state, 0, "go sq09") == "wt-refuse-no-steps"
    do(state, "0 play * spring", "0 go sq09", "0 go mansion")
    assert refused(state, 0, "go sq08") == "wt-refuse-no-steps"


def test_7_5_movement_free_areas_at_any_point():
    state = lay("match-girl:0@oak-park wolf:1@prison", skills=True)
    do(state, "0 activate match-girl", "0 play * spring", "0 go sq02", "0 go memory-lane", "0 go sq09", "0 go mansion")
    assert area(state, "match-girl") == "mansion"


def test_7_5_movement_for_one_rescued_before_its_way():
    """R-10: rescued in R1 it may move; it stands, so its skill works, and this activation's movement has free areas."""
    state = lay("match-girl:0@oak-park~oak-park wolf:1@prison", hands={0: 2}, skills=True)
    do(state, "0 activate match-girl", "0 rescue match-girl **")
    assert "go sq02" in offered(state, 0)


@pytest.mark.parametrize(
    ("name", "seat", "start", "target"),
    [
        ("dorothy", 0, "prison", "mansion"),
        ("mad-hatter", 1, "sq08", "asylum"),
    ],
)
def test_7_5_secret_passage(name, seat, start, target):
    """Even for the locked; nothing is entered."""
    state = lay(
        f"{name}:{seat}@{start}^ alice:0@asylum wolf:1@mansion cranky:2@fair",
        turn=seat,
        hands={0: 3, 1: 3},
        skills=True,
    )
    do(state, f"{seat} activate {name}", f"{seat} passage")
    assert area(state, name) == target
    assert (top(state), asked(state)) == ("movement", (seat,))
    assert "passage" not in words_of(state, seat)


def test_7_5_secret_passage_not_after_the_first_step_nor_lying():
    state = lay("dorothy:0@prison wolf:1@fair", hands={0: 2}, skills=True)
    do(state, "0 activate dorothy", "0 play * spring")
    assert "passage" in words_of(state, 0)
    do(state, "0 go sq03")
    assert "passage" not in words_of(state, 0)
    state = lay("dorothy:0@prison~prison wolf:1@fair", hands={0: 2}, skills=True)
    do(state, "0 activate dorothy")
    assert "passage" not in words_of(state, 0)


def test_7_5_secret_passage_in_a_join_only_nearer():
    state = lay("wolf:1@fair dorothy:2@theatre", turn=1, hands={1: 1}, quests="terror@fair", skills=True)
    perform(state, 1, "wolf", "terror")
    do(state, "2 join dorothy")
    assert "passage" not in words_of(state, 2)  # Theatre and Mansion are both two steps away
    state = lay("wolf:1@fair dorothy:2@prison", turn=1, hands={1: 1}, quests="terror@fair", skills=True)
    perform(state, 1, "wolf", "terror")
    do(state, "2 join dorothy", "2 passage")
    assert area(state, "dorothy") == "mansion"


@pytest.mark.parametrize(("joined", "result"), [(False, "wt-event-tied"), (True, "wt-event-succeeded")])
def test_7_5_quest(joined, result):
    """Scarecrow counts where it takes part, not where its player stays out."""
    state = lay("alice:0@fair scarecrow:2@fair wolf:1@prison", hands={0: 1}, quests="refuge@fair", skills=True)
    perform(state, 0, "alice", "refuge")
    idle(state, "contribution")
    do(state, "0 pass", "2 part spring" if joined else "2 pass")
    told = idle(state, "space")
    assert result in told


def test_r_17_a_skill_alone_wins_and_the_deck_gives_the_memory():
    state = lay("scarecrow:0@fair wolf:1@prison", hands={0: 1}, quests="refuge@fair", skills=True)
    perform(state, 0, "scarecrow", "refuge")
    told = idle(state, "space")
    assert "wt-event-top-card" in told
    do(state, "0 space 1")
    assert space(state, 1)[0] == "spring"
    assert space(state, 1)[2] is not None


def test_7_5_both_quest_skills():
    state = lay("scarecrow:0@fair mangiafuoco:1@fair!", hands={0: 1, 1: 2}, quests="refuge@fair", skills=True)
    perform(state, 0, "scarecrow", "refuge")
    do(state, "0 pass", "1 part winter")
    give(state, 1, "winter", 1)
    told = idle(state, "space", "memory")
    assert "wt-event-failed" in told  # 1 : 2


def test_7_5_trap_pinocchio():
    state = lay("pinocchio:0@oak-park wolf:1@sq01", turn=1, hands={0: 1, 1: 3}, skills=True)
    do(state, "1 activate wolf", "1 play * winter", "1 go oak-park", "0 claim pinocchio", "0 trap * -")
    assert "wt-event-caught" in do(state, "1 pass")  # 1 : 0


def test_7_5_trap_pinocchio_against_fox_and_cat():
    state = lay("pinocchio:0@oak-park fox-cat:1@sq01", turn=1, hands={0: 1, 1: 3}, skills=True)
    do(state, "1 activate fox-cat", "1 play * winter", "1 go oak-park", "0 claim pinocchio", "0 trap * -")
    assert "wt-event-blocked" in do(state, "1 pass")


def test_7_5_battle_tin_man_answers_once_without_cards():
    state = lay("tin-man:0@oak-park fox-cat:1@sq02", hands={0: 0, 1: 3}, skills=True)
    do(state, "0 activate tin-man")
    give(state, 0, "spring", 3)
    do(state, "0 go sq02", "1 claim fox-cat", "1 play * winter")
    assert offered(state, 0) == ["pass", "free"]
    do(state, "0 free", "1 play * winter")
    assert offered(state, 0) == ["pass"]


def test_r_38_objective_skill():
    state = lay("alice:0@fair wolf:1@prison", secrets="0=rescue 2=insurgents", skills=True)
    do(state, "0 activate alice")
    swaps = {text.split()[1] for text in offered(state, 0) if text.startswith("swap")}
    assert swaps == {"insurgents", "contacts-1", "contacts-2", "contacts-3", "contacts-4"}  # one Insurgents is left
    do(state, "0 swap contacts-2")
    assert "swap" not in words_of(state, 0)
    assert state.secrets[0][0] == state.board.names.objectives.index("contacts-2")
    assert state.spare[state.board.names.objectives.index("rescue")] == 0  # it left the game
