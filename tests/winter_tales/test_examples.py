"""The book's worked examples, spec §9.1. Each test carries its id."""

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
    new,
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
from terem.games.winter_tales.board import NOBODY
from terem.kernel.chance import ExplicitChance


def test_ex_01_the_writers_first_hand():
    state = new(3)
    idle(state, "turn")
    assert [len(hand(state, seat)) for seat in range(3)] == [4, 4, 1]


@pytest.mark.parametrize(
    ("players", "each", "writer", "unused", "hands"),
    [
        (2, 4, None, 3, [4, 4]),
        (3, 4, 2, 1, [4, 4, 1]),
        (4, 3, None, 1, [4] * 4),
        (5, 2, 1, 2, [4] * 4 + [2]),
        (6, 2, None, 1, [4] * 6),
        (7, 2, 1, 0, [4] * 6 + [3]),
    ],
)
def test_ex_02_the_set_up_table(players, each, writer, unused, hands):
    state = new(players)
    idle(state, "turn")
    view = GAME.view(state, None)
    for seat in range(players):
        mine = [c for c in view.characters if c.seat == seat]
        rebels = [c for c in mine if c.side == "spring"]
        if view.seats[seat].faction == "writer":
            assert (len(rebels), len(mine) - len(rebels)) == (writer, writer)
        else:
            assert len(mine) == each
            assert {c.side for c in mine} == {view.seats[seat].faction}
    for side in ("spring", "winter"):
        assert len([c for c in view.characters if c.side == side]) == 7 - unused
    assert ("writer" in [s.faction for s in view.seats]) == (writer is not None)
    assert [len(state.hands[seat]) for seat in view.ring] == hands
    assert all(c.ready for c in view.characters)
    assert all((c.area.startswith("sq")) == (c.side == "winter") for c in view.characters)
    assert len({c.area for c in view.characters}) == len(view.characters)


def test_ex_03_four_areas():
    state = lay("alice:0@oak-park wolf:1@prison", hands={0: "sc01 sc02"})
    do(state, "0 activate alice", "0 play sc01 spring", "0 play sc02 spring")
    for step in ("sq10", "mansion", "sq08", "fair"):
        do(state, f"0 go {step}")
    assert area(state, "alice") == "fair"
    assert refused(state, 0, "go sq07") == "wt-refuse-no-steps"
    do(state, "0 pass")
    assert discards(state) == ["sc01", "sc02"]


@pytest.mark.parametrize("card", ["sc01", "sc02"])
def test_ex_04_two_readings(card):
    state = lay("alice:0@oak-park wolf:1@prison", hands={0: card}, deck="sc50 sc51 sc52")
    do(state, "0 activate alice")
    assert refused(state, 0, f"play {card} winter") == "wt-refuse-play-side"
    told = play(state, 0, f"play {card} spring", "A swarm of fireflies, or the end of all hope?")
    assert [e.phrase.arguments["side"] for e in told if e.phrase.key == "wt-event-played"] == ["spring"]
    do(state, "0 pass", "0 pass", "0 discard -")
    again = ["sc01", "sc02"].index(card)  # the deck is empty: the discards, sorted, are the new one
    play(state, 1, "activate wolf", chance=ExplicitChance([again, 5, 6]))
    assert card in hand(state, 1)
    told = play(state, 1, f"play {card} winter", "Огни погони: !!! and nonsense 1 2 3.")
    assert [e.phrase.arguments["side"] for e in told if e.phrase.key == "wt-event-played"] == ["winter"]


def test_ex_05_the_arbiter_helps():
    state = lay("alice:0@asylum wolf:1@prison", hands={0: "sc01"}, arbiter="2")
    do(state, "0 activate alice")
    first = play(state, 0, "play sc01 spring", "Alice went to Oak Park.")
    before = state.dump()
    do(state, "1 protest")
    assert asked(state) == (0,)
    second = play(state, 0, "retell -", "Alice went to Oak Park, for a light was burning there.")
    after = state.dump()
    changed = {name for name in before if before[name] != after[name]}
    assert changed <= {"decision", "rewrites", "settled", "author"}
    texts = [e.phrase.arguments["tale"].arguments["text0"] for e in first + second if e.phrase.key == "wt-event-told"]
    assert [text.strip() for text in texts] == [
        "Alice went to Oak Park.",
        "Alice went to Oak Park, for a light was burning there.",
    ]
    do(state, "0 go sq01", "0 go oak-park")


def test_ex_06_creating_a_quest():
    state = lay("pinocchio:0@theatre wolf:1@sq04", hands={0: 2}, quests="terror@factory")
    do(state, "0 activate pinocchio")
    assert len(hand(state, 0)) == 5
    do(state, "0 pass")
    assert refused(state, 0, "put artifact-s factory") == "wt-refuse-slot"
    do(state, "0 put artifact-s fair")
    assert quest(state, "artifact-s") == ("location", "fair")
    assert quest(state, "artifact-w") == ("removed", None)
    assert area(state, "pinocchio") == "theatre"
    assert (top(state), asked(state)) == ("hand-limit", (0,))


def battle_on_the_way():
    """Terror is being performed in Memory Lane; Dorothy sets out from Oak Park and meets the Mad Hatter."""
    state = lay(
        "wolf:1@memory-lane dorothy:2@oak-park mad-hatter:3@sq02 alice:0@prison",
        turn=1,
        hands={2: "sc04 sc10", 3: "sc03 sc05"},
        quests="terror@memory-lane",
        memories=5,
    )
    perform(state, 1, "wolf", "terror")
    assert (top(state), asked(state)) == ("join-offer", (2,))
    do(state, "2 join dorothy")
    assert len(hand(state, 2)) == 5
    do(state, "2 play sc10 spring", "2 go sq02")
    assert (top(state), asked(state)) == ("interrupt", (3,))
    do(state, "3 claim mad-hatter", "3 play sc03 winter", "2 play sc04 spring", "3 play sc05 winter", "2 pass")
    return state


def test_ex_07_battle():
    state = battle_on_the_way()
    assert (top(state), asked(state)) == ("battle-close", (3,))
    play(state, 3, "carry prison", "They dragged her to the prison.")
    dorothy = who(state, "dorothy")
    assert (dorothy.area, dorothy.lying, dorothy.locked) == ("prison", True, True)
    assert discards(state) == ["sc03", "sc04", "sc05", "sc10"]
    assert (top(state), asked(state)) == ("hand-limit", (2,))
    assert "wt-event-not-arrived" in limit(state, 2)
    told = idle(state, "memory", "space")
    assert "wt-event-takes-part" not in told


def test_ex_08_trap():
    state = lay(
        "candlewick:1@sq01 alice:0@oak-park",
        turn=1,
        hands={0: "sc06 sc07 sc08 sc09", 1: "sc20 sc21 sc22"},
    )
    do(state, "1 activate candlewick")
    assert len(hand(state, 1)) == 6
    do(state, "1 play sc20 winter", "1 go oak-park")
    assert (top(state), asked(state)) == ("interrupt", (0,))
    do(state, "0 claim alice", "0 trap sc06 sc07+sc08", "1 play sc21 winter", "1 play sc22 winter", "1 pass")
    assert (top(state), asked(state)) == ("telling", (0,))  # spring writes the close
    do(state, "0 tell")
    candlewick = who(state, "candlewick")
    assert (candlewick.area, candlewick.lying, candlewick.locked) == ("sq01", False, True)
    assert hand(state, 0) == ["sc09"]
    assert discards(state) == ["sc06", "sc07", "sc08", "sc20", "sc21", "sc22"]
    assert top(state) == "action"  # the step that was left is lost


def test_ex_09_rounds():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 3, 1: 3})
    do(state, "0 activate alice", "0 play * spring", "0 go sq02", "1 claim wolf")
    told = do(state, "1 play * winter", "0 play * spring", "1 play * winter")
    assert top(state) == "battle"
    told += do(state, "0 pass")
    assert told.count("wt-event-played") == 3
    assert "wt-event-battle-winter" in told


@pytest.mark.parametrize(
    ("card", "start", "way"),
    [
        ("contacts-1", "theatre", "sq11 mansion sq09 memory-lane"),
        ("contacts-2", "fair", "sq07 theatre sq06 factory"),
    ],
)
def test_ex_10_contacts_stories(card, start, way):
    state = lay(f"alice:0@{start} dorothy:2@asylum", secrets=f"0={card}", hands={0: 4})
    do(state, "0 activate alice", "0 play * spring", "0 play * spring")
    first, *rest = way.split()
    do(state, f"0 go {first}")
    assert (top(state), asked(state)) == ("objective", (0,))
    do(state, "0 reveal spring")
    for step in rest:
        assert top(state) == "movement"
        do(state, f"0 go {step}")
    assert (top(state), asked(state)) == ("objective", (0,))
    do(state, "0 fulfil spring 2 1")
    assert space(state, 1) == ("spring", card, None)


@pytest.mark.parametrize(("card", "place"), [("raid-1", "mansion"), ("raid-2", "theatre")])
def test_ex_11_raid_stories(card, place):
    state = lay(f"wolf:1@{place} alice:0@asylum", turn=1, secrets=f"1={card}", hands={1: "sc01 sc02 sc03"})
    do(state, "1 raid 3 3 sc01+sc03")
    assert space(state, 3) == ("winter", card, None)
    assert discards(state) == ["sc01", "sc03"]
    assert top(state) == "turn"


def test_ex_12_the_default_length():
    state = lay(
        "alice:0@fair wolf:1@prison",
        hands={0: 3},
        quests="refuge@fair",
        track="1=terror/winter/sc80 2=love/spring/sc81",
    )
    assert GAME.view(state, None).memories == 3
    perform(state, 0, "alice", "refuge", "2")
    idle(state, "contribution")
    give(state, 0, "spring", 1)
    idle(state, "space")
    assert offered(state, 0) == ["space 3"]
    told = do(state, "0 space 3")
    assert "wt-event-epilogue" in told
    assert top(state) == "epilogue-part"
    assert state.memory_side[3] == NOBODY
