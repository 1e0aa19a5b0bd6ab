"""Nobody learns what is not theirs to know: spec §9.2, case 1, and 3.2."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from winter_tales.laid import asked, do, hand, idle, lay, new, play

from terem.games.winter_tales import GAME
from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.frames.trap import CLOSED, Trap
from terem.games.winter_tales.view import ObjectiveView
from terem.kernel.chance import RandomChance

ALL = {"memories": 5, "powers": True, "objectives": True, "skills": True, "chapters": 3}
SETS = [(3, {}), (4, ALL), (5, ALL | {"arbiter": "vote"}), (7, ALL | {"epilogue": "alternative"})]


def shuffled(state, viewer, rng):
    """Another world for a viewer: hidden cards lie in other hands, in other numbers; hidden objectives are others."""
    twin = state.copy()
    piles = [twin.deck, *[hand for seat, hand in enumerate(twin.hands) if seat != viewer]]
    for frame in twin.frames:
        if isinstance(frame, Trap) and frame.seat != viewer and frame.partner == NOBODY and 0 < frame.stage < CLOSED:
            piles += frame.piles[:2]
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    for pile in piles:
        pile.clear()
    for card in cards:
        rng.choice(piles).append(card)
    for pile in piles:
        pile.sort()
    _other_objectives(twin, viewer, rng)
    return twin


def _other_objectives(twin, viewer, rng):
    board = twin.board
    if viewer is not None and twin.frames and twin.frames[-1].kind == "movement" and viewer in asked(twin):
        return  # may be looking through the unused ones
    for side in (0, 1):
        for seat in board.everybody:
            held = twin.secrets[seat][side] if twin.secrets else NOBODY
            if seat != viewer and held != NOBODY and not twin.shown[seat][side]:
                twin.spare[held] += 1
                unused = [c for c in range(board.objectives) if twin.spare[c] and board.objective_sides[c] == side]
                twin.secrets[seat][side] = rng.choice(unused)
                twin.spare[twin.secrets[seat][side]] -= 1


@pytest.mark.parametrize(("players", "options"), SETS)
def test_case_01_secret_sizes(players, options):
    """No field, prompt or asked seat of a view changes with others' hidden cards, nor with how many there are."""
    rng = Random(players)
    for game in range(3):
        chance = RandomChance(Random(game))
        state = new(players, chance, **options)
        while GAME.asked(state):
            for viewer in rng.sample([None, *range(players)], 2):
                twin = shuffled(state, viewer, rng)
                assert GAME.view(twin, viewer) == GAME.view(state, viewer)
                assert GAME.asked(twin) == GAME.asked(state)
                assert GAME.prompt(twin) == GAME.prompt(state)
            seat = rng.choice(GAME.asked(state))
            GAME.step(state, seat, rng.choice(GAME.legal(state, seat)), chance)


def fields(value, path=""):
    if isinstance(value, dict):
        for name, item in value.items():
            yield from fields(item, f"{path}.{name}")
    elif isinstance(value, list):
        for item in value:
            yield from fields(item, path)
    else:
        yield path, value


def test_case_01_no_field_is_a_size():
    """Hands of 11, 12, 13 cards, and no such number anywhere in what another seat is sent."""
    state = lay("alice:0@fair wolf:1@prison", hands={0: 41, 1: 12, 2: 23})
    for viewer in (3, None):
        plain = msgspec.to_builtins(GAME.view(state, viewer))
        assert "hand" not in plain or not plain["hand"]
        numbers = {value for _, value in fields(plain) if isinstance(value, int) and not isinstance(value, bool)}
        assert not numbers & {41, 12, 23, len(state.deck)}
        names = {path.rpartition(".")[2] for path, _ in fields(plain)}
        assert not names & {"deck", "discard", "size", "sizes", "count"}


def test_case_01_a_refusal_tells_nothing():
    """What a seat is told when it is not asked does not depend on anybody's cards."""
    refusals = []
    for cards in (0, 5):
        state = lay("alice:0@fair wolf:1@fair", hands={0: 2, 1: cards}, quests="refuge@fair")
        do(state, "0 activate alice")
        refusals.append([GAME.check(state, 2, GAME.decode(state, code)) for code in GAME.legal(state, 0)])
    assert refusals[0] == refusals[1]


def test_3_2_draws_and_discards_in_the_log():
    state = lay("alice:0@fair wolf:1@prison", hands={0: 6})
    before = set(hand(state, 0))
    events = play(state, 0, "activate alice")
    drawn = set(hand(state, 0)) - before
    assert len(drawn) == 3
    assert not any(card in str(e.phrase) for e in events if e.heard_by(1) for card in drawn)
    assert all(card in str([e.phrase for e in events if e.heard_by(0)]) for card in drawn)
    do(state, "0 pass", "0 pass")
    gone = hand(state, 0)[:2]
    with_cards = play(state, 0, "discard **")
    assert not any(card in str(e.phrase) for e in with_cards if e.heard_by(1) for card in gone)
    state = lay("alice:0@fair wolf:1@prison", hands={0: 2})
    do(state, "0 activate alice", "0 pass", "0 pass")
    without = play(state, 0, "discard -")
    assert [e for e in with_cards if e.heard_by(1)] == [e for e in without if e.heard_by(1)]


def test_3_2_only_a_yes_is_announced():
    state = lay("alice:0@oak-park wolf:1@sq02", hands={0: 2, 1: 2})
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert [e for e in play(state, 1, "pass") if e.heard_by(0)] == []
    state = lay("alice:0@oak-park wolf:1@sq02 tin-man:2@fair", hands={0: 2}, secrets="1=spy")
    do(state, "0 activate alice", "0 play * spring", "0 go sq02")
    assert [e for e in play(state, 1, "pass") if e.heard_by(0)] == []


def test_3_2_objectives():
    state = lay("alice:0@fair wolf:1@prison", secrets="0=rescue 1=bounty 2=contacts-1", shown="2=contacts-1")
    assert GAME.view(state, 0).secrets == {"spring": ObjectiveView("rescue", "rescue", ())}
    assert [seat.objectives for seat in GAME.view(state, 0).seats] == [
        {"spring": None},
        {"winter": None},
        {"spring": ObjectiveView("contacts-1", "contacts", ("theatre", "memory-lane"))},
        {},
    ]
    assert "bounty" not in str(GAME.view(state, 0))


def test_3_2_a_swap_is_seen_but_not_what():
    state = lay("alice:0@fair wolf:1@prison", secrets="0=rescue", skills=True)
    do(state, "0 activate alice")
    events = play(state, 0, "swap contacts-1")
    heard = str([e.phrase for e in events if e.heard_by(1)])
    assert heard.count("wt-event-swapped") == 1
    assert not any(word in heard for word in ("contacts", "objective-rescue"))


def test_3_2_who_may_swap_is_told_what_for_and_nobody_else():
    state = lay("alice:0@fair wolf:1@prison", secrets="0=rescue 2=insurgents", skills=True)
    looks = [e for e in play(state, 0, "activate alice") if e.phrase.key == "wt-event-looks"]
    assert [seat for seat in range(4) if any(e.heard_by(seat) for e in looks)] == [0]
    titles = [objective.key for objective in looks[0].phrase.arguments["objectives"]]
    assert titles == ["wt-objective-insurgents", *["wt-objective-contacts"] * 4]  # neither the own nor winter's
    assert not any(e.phrase.key == "wt-event-looks" for e in play(state, 0, "play sc88 spring"))


def test_3_2_no_hand_of_an_ally():
    state = lay("alice:0@fair dorothy:2@prison wolf:1@asylum", hands={0: "sc01", 2: "sc02"})
    assert GAME.view(state, 0).hand == ("sc01",)
    assert "sc02" not in str(GAME.view(state, 0))
    assert GAME.view(state, None).hand == ()
    idle(state, "turn")
