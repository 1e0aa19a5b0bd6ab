"""The secret choice and the signals: what others learn, what may be changed, what stays in the record."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from gorynych.laid import advanced, choose, do, hand, lay, offered, refused, row

from terem.games.gorynych import GAME
from terem.games.gorynych.actions import Begin, Lock, Point, Skip, Speak
from terem.kernel import fairness, undo
from terem.kernel.conformance import check_game
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import CLOCK
from terem.kernel.record import Seat
from terem.kernel.table import Table, refusal_of

OTHERS = (1, 2, None)


def shown(state, viewer):
    seen = [GAME.view(state, viewer)]
    if viewer is not None:
        seen += [GAME.knowledge(state, viewer), GAME.observe(state, viewer)]
    return msgspec.json.encode(seen)


def a_table(players=3, **options) -> Table:
    seats = [Seat(name="", player="human") for _ in range(players)]
    key = fairness.seeded_key(5, 0)
    nonces = [fairness.seeded_nonce(5, 0, seat) for seat in range(players)]
    return Table.start(GAME, GAME.config(players, options), seats, key, nonces)


@pytest.fixture
def choosing():
    state = lay("A2@0 B1@0", "44")
    do(state, 0, "begin")
    return state


def test_only_the_owner_sees_a_locked_card(choosing):
    twin = choosing.copy()
    do(choosing, 0, "red")
    do(twin, 0, "fire")
    assert GAME.view(choosing, 0).locked == "red"
    for viewer in OTHERS:
        assert shown(choosing, viewer) == shown(twin, viewer)
    assert GAME.view(choosing, 1).seats[0].locked
    assert "red" in GAME.view(choosing, 1).seats[0].hand


def test_replacing_a_locked_card_leaves_no_trace(choosing):
    do(choosing, 0, "red")
    before = {viewer: shown(choosing, viewer) for viewer in OTHERS}
    asked = GAME.asked(choosing)
    action = GAME.read(choosing, "blue")
    events = GAME.apply(choosing, 0, action, None, None)
    assert [event.audience for event in events] == [(0,)]
    assert GAME.asked(choosing) == asked
    assert before == {viewer: shown(choosing, viewer) for viewer in OTHERS}
    assert GAME.view(choosing, 0).locked == "blue"


def test_a_locked_card_is_never_unlocked(choosing):
    do(choosing, 0, "red")
    assert refused(choosing, 0, "skip") == "gor-refuse-unlock"


def test_a_skipper_has_no_turn_and_cannot_come_back(choosing):
    do(choosing, 1, "skip")
    assert refused(choosing, 1, "red") == "gor-refuse-skipped"
    assert GAME.view(choosing, 0).seats[1].took == ()


def test_after_the_last_lock_nothing_can_be_replaced(choosing):
    for seat, card in enumerate(("red", "yellow", "skip")):
        do(choosing, seat, card)
    assert GAME.interject(choosing, 1) == []
    assert refused(choosing, 1, "green") == "gor-refuse-phase"


def test_locks_can_be_made_final_by_a_rules_version(choosing, monkeypatch):
    """R9 is a switch."""
    monkeypatch.setattr(choosing.board.rulings, "lock_final", True)
    do(choosing, 0, "red")
    assert refused(choosing, 0, "blue") == "gor-refuse-lock-final"
    assert GAME.prompt(choosing).interjections == ()


def test_a_card_not_in_hand():
    state = lay("A2@0", "44", rows={0: "red"})
    do(state, 0, "begin")
    assert refused(state, 0, "red") == "gor-refuse-not-in-hand"
    assert "red" not in offered(state, 0)


def test_the_absent_skip_one_after_another():
    table = a_table()
    table.act(table.state.first, Begin())
    for left in (3, 2, 1):
        assert len(GAME.asked(table.state)) == left
        table.act(CLOCK, Skip())
    assert table.state.rounds == 2


def test_the_choice_clock_is_an_option():
    for seconds in (0, 30, 60):
        table = a_table(choice_seconds=seconds)
        table.act(table.state.first, Begin())
        assert GAME.prompt(table.state).seconds == (seconds or None)


class Tattling(type(GAME)):
    """After a card comes to light it names one that does not."""

    def apply(self, state, seat, action, words, chance):
        events = super().apply(state, seat, action, words, chance)
        hidden = [card for card in state.locked if card >= 0]
        if hidden and any(event.phrase.key == "gor-event-revealed" for event in events):
            events.append(Event(Phrase("gor-event-revealed-too", {"card": hidden[-1]})))
        return events


def test_a_leak_behind_an_honest_reveal_is_found():
    game = Tattling()
    report = check_game(game, game.config(4), games=6, seed=1)
    assert "two-worlds" in {finding.check for finding in report.findings}


def test_views_share_nothing_that_can_be_changed(choosing):
    GAME.view(choosing, 0).field.starts.clear()
    assert GAME.view(choosing, 1).field.starts


# --- signals ---


def test_pointing_is_seen_by_all_and_kept_in_the_record():
    table = a_table()
    first = table.state.first
    table.act(first, Point((1, 3)))
    assert {knight.knight for knight in GAME.view(table.state, None).knights if knight.pointed} == {1, 3}
    table.act(first, Point((2,)))
    assert {knight.knight for knight in GAME.view(table.state, None).knights if knight.pointed} == {2}
    assert GAME.asked(table.state) == (first,)
    again = Table.resume(GAME, table.saved())
    assert [entry.action["do"] for entry in again.entries] == ["point", "point"]


def test_only_the_first_player_points_and_only_at_living_knights():
    state = lay("A2@0 B1@0", "44", fallen=1)
    assert refusal_of(GAME, state, 1, Point((1,))).phrase.key == "refuse-not-asked"
    assert refused(state, 1, "point 1") == "gor-refuse-point-first"
    assert refused(state, 0, "point 3") == "gor-refuse-knight-gone"
    assert refused(state, 0, "point 9") == "gor-refuse-unknown-knight"
    do(state, 0, "point 2 1")
    assert do(state, 0, "point 1 2") == [], "the same marks again are no news"


def test_marks_end_with_the_round():
    state = lay("A2@0 B1@0", "44")
    do(state, 0, "point 1")
    choose(state, "skip", "skip", "skip")
    assert state.pointed == 0


def test_talk_is_open_only_where_the_rules_open_it():
    table = a_table(players=4)
    first = table.state.first
    assert not GAME.prompt(table.state).talk
    table.act(first, Speak())
    prompt = GAME.prompt(table.state)
    assert prompt.talk
    assert prompt.seconds == 30
    table.act(CLOCK, prompt.default)
    assert not GAME.prompt(table.state).talk
    family = a_table(players=4, talk="family")
    assert GAME.prompt(family.state).talk
    with pytest.raises(Refusal):
        family.act(family.state.first, Speak())


# --- undo: what was signalled stays signalled ---


def test_signals_and_secret_answers_are_not_taken_back_freely():
    table = a_table(players=4)
    first = table.state.first
    table.act(first, Point((1,)))
    assert not undo.offer(table, first).free
    table.act(first, Speak())
    assert not undo.offer(table, first).free
    table.act(CLOCK, GAME.prompt(table.state).default)
    table.act(first, Begin())
    table.act(0, Lock("red"))
    assert not undo.offer(table, 0).free
    table.act(0, Lock("blue"))
    assert not undo.offer(table, 0).free


# --- discards ---


def test_discards_are_secret_until_all_are_in():
    state = lay("A2@0 B1@0", "44")
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "arrow blue 1")
    twin = state.copy()
    do(state, 0, "discard red")
    do(twin, 0, "discard fire")
    for viewer in OTHERS:
        assert shown(state, viewer) == shown(twin, viewer)
    assert GAME.view(state, 0).discarding == "red"


def test_a_redeal_never_puts_a_card_in_two_places():
    state = lay("A2@0 B1@0", "44", rows={1: "yellow green blue"})
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "arrow blue 1")
    do(state, 1, "discard fire")
    known = GAME.knowledge(state, 0)
    seen = set()
    for seed in range(40):
        dealt = GAME.redeal(state.board, known, Random(seed))
        assert GAME.invariants(dealt) == []
        seen.add((dealt.locked[1], dealt.discards[1]))
    assert len(seen) == 6  # red, fire and manoeuvre in two places


def test_skipping_brings_the_row_back_at_once():
    state = lay("A2@0", "44", rows={1: "fire red"})
    do(state, 0, "begin")
    do(state, 1, "skip")
    assert len(hand(state, 1)) == 6
    assert row(state, 1) == set()
    assert set(GAME.view(state, 2).seats[1].took) == {"fire", "red"}


# --- refusals of decisions ---

CASES = {
    "fly 9": "gor-refuse-choose-tile",
    "fireball 99": "gor-refuse-tile-absent",
    "trap 9": "gor-refuse-unknown-knight",
    "trap 3": "gor-refuse-knight-gone",
    "trap 1": "gor-refuse-token-missing",
    "magnet 1 2 /1": "gor-refuse-pull",
    "magnet 1 5 /1": "gor-refuse-pull",
    "repeat manoeuvre 1": "gor-refuse-repeat-manoeuvre",
    "repeat blue 1 -red": "gor-refuse-not-in-row",
    "repeat red -red": "gor-refuse-repeat-no-distance",
    "repeat fire 1 -red": "gor-refuse-repeat-distance",
    "repeat red 5 -red": "gor-refuse-distance-card",
    "repeat red 1": "gor-refuse-lose-missing",
    "repeat red 1 -manoeuvre": "gor-refuse-lose-manoeuvre",
    "repeat red 1 -green": "gor-refuse-lose-gone",
    "repeat - -red": "gor-refuse-repeat-something",
    "apples -": "gor-refuse-tile-absent",
    "begin": "gor-refuse-phase",
    "dance": "gor-refuse-notation",
    "jump 1": "gor-refuse-tile-absent",
}


@pytest.mark.parametrize("text", CASES)
def test_a_refused_decision_says_why(text):
    state = advanced("A3@1 B2@0", "22", number=1, rows={0: "red fire"}, boxes={0: "green"}, fallen=1)
    choose(state, "manoeuvre", "red", "skip")
    assert refused(state, 0, text) == CASES[text]


def test_more_refusals():
    state = advanced("A3@1 B2@0", "25", tiles="royal-apples skorokhod knights-move", fallen=1)
    choose(state, "manoeuvre", "red", "skip")
    assert refused(state, 0, "apples 2 /B3") == "gor-refuse-not-nearest"
    assert refused(state, 0, "apples 1 /Z9") == "gor-refuse-unknown-path"
    assert refused(state, 0, "skorokhod 1 25") == "gor-refuse-not-farthest"
    assert refused(state, 0, "skorokhod 2 99") == "gor-refuse-illusion-cell"
    assert refused(state, 0, "jump 99") == "gor-refuse-not-jump"
    assert refused(state, 0, "jump x") == "gor-refuse-unknown-cell"
    state = lay("A3@1", "25")
    choose(state, "manoeuvre", "red", "skip")
    assert refused(state, 0, "fireball 55") == "gor-refuse-not-neighbour"
    assert refused(state, 0, "arrow pink 1") == "gor-refuse-unknown-colour"
    assert refused(state, 0, "arrow -") == "gor-refuse-arrow-colour"
    assert refused(state, 0, "princess 11") == "gor-refuse-not-terem"
    state = advanced("A3@1", "25", tiles="royal-apples trap magnet")
    choose(state, "manoeuvre", "red", "skip")
    assert refused(state, 0, "apples 1 /B3") == "gor-refuse-nobody-fallen"
    state = lay("A3@1", "25")
    choose(state, "red", "skip", "skip")
    assert refused(state, 0, "fireball 24") == "gor-refuse-only-flight"


def test_leaving_the_field_is_offered_only_where_nothing_else_is_left():
    """R12 for Repeat: other tiles open, then only Repeat."""
    state = advanced("A1@0 A2@0", "00", rows={0: "yellow"})
    choose(state, "manoeuvre", "red", "skip")
    assert refused(state, 0, "repeat yellow 0 -red") == "gor-refuse-leaving"
    assert refused(state, 0, "repeat yellow 0") == "gor-refuse-leaving"
    assert "repeat" not in [tile.tile for tile in GAME.view(state, 0).choices.tiles]
    state = advanced("A1@0 A2@0", "05", tiles="princess-calls repeat royal-apples", rows={0: "yellow"})
    state.turned = 1 << 2 | 1 << 6
    choose(state, "manoeuvre", "red", "skip")
    assert offered(state, 0) == ["repeat yellow 0"]
    (tile,) = GAME.view(state, 0).choices.tiles
    assert tile.flights["yellow"][0].cell is None
    do(state, 0, "repeat yellow 0")
    assert GAME.view(state, None).ending == "field-left"
