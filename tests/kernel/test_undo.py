"""Undo: derived from draws, opened secrets and seats asked anew."""

from __future__ import annotations

from random import Random

import msgspec
from snowballs import GAME as SNOWBALLS
from snowballs import Throw
from test_table import reason

from terem.games.winter_queen.game import GAME
from terem.kernel import record as records
from terem.kernel import undo
from terem.kernel.conformance.walk import new_table
from terem.kernel.phrase import Event, Phrase
from terem.kernel.proof import verify
from terem.kernel.table import Table


def play_until(table, wanted):
    """Plays first legal actions until one fits; returns its seat."""
    rng = Random(3)
    for _ in range(200):
        seat = GAME.asked(table.state)[0]
        codes = GAME.legal(table.state, seat)
        rng.shuffle(codes)
        for code in codes:
            step = table.propose(seat, GAME.decode(table.state, code))
            if wanted(step):
                table.accept(step)
                return seat
        table.accept(step)
    raise AssertionError("no such action")


def test_an_action_without_a_draw_can_be_taken_back_if_the_next_agrees():
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = play_until(table, lambda step: not step.entry.chance)
    offer = undo.offer(table, seat)
    assert offer == undo.Offer(to=1, chance=False, secret=False, asked=(1 - seat,))
    assert offer.harmless
    assert not offer.free
    before = table.line[0].state.dump()
    table.take_back(seat, offer.to)
    assert table.state.dump() == before
    assert [type(entry).__name__ for entry in table.entries] == ["Play", "TakeBack"]
    assert undo.offer(table, seat) is None


def test_a_drawn_outcome_stands_in_the_way():
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = play_until(table, lambda step: bool(step.entry.chance))
    assert undo.offer(table, seat).chance


def test_a_locked_choice_may_be_taken_back_but_a_revealed_one_opened_a_secret():
    table = new_table(SNOWBALLS, SNOWBALLS.config(2, {"gust": False}), 1, 0)
    table.act(0, Throw(3))
    assert undo.offer(table, 0) == undo.Offer(to=1, chance=False, secret=False, asked=())
    assert undo.offer(table, 0).free
    table.act(1, Throw(1))
    offer = undo.offer(table, 1)
    assert offer.secret
    assert not offer.chance


def test_a_record_with_an_undo_replays_and_proves():
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = play_until(table, lambda step: not step.entry.chance)
    table.take_back(seat, 1, agreed=[1 - seat])
    rng = Random(9)
    while asked := GAME.asked(table.state):
        table.act(asked[0], GAME.decode(table.state, rng.choice(GAME.legal(table.state, asked[0]))))
    written = records.to_lines(table.record())
    assert records.to_lines(Table.resume(GAME, records.from_bytes(written)).record()) == written
    assert verify(GAME, table.record())


def test_taking_back_past_a_draw_draws_the_same_again():
    """By consent the table may go back over a draw; fishing for another outcome is no use."""
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = play_until(table, lambda step: bool(step.entry.chance))
    entry = table.entries[-1]
    table.take_back(seat, entry.seq)
    again = table.propose(seat, msgspec.convert(entry.action, type=GAME.action_type))
    assert again.entry.chance == entry.chance


def test_only_an_entry_that_stands_can_be_taken_back():
    table = new_table(GAME, GAME.config(2), 1, 0)
    play_until(table, lambda step: True)
    before, entries = table.state.dump(), list(table.entries)
    assert reason(lambda: table.take_back(0, 5)) == "refuse-undo-target"
    assert reason(lambda: table.take_back(0, 0)) == "refuse-undo-target"
    assert (table.state.dump(), table.entries) == (before, entries)
    table.take_back(0, 1)
    assert reason(lambda: table.take_back(0, 1)) == "refuse-undo-target"


def test_a_locked_choice_another_answered_to_needs_their_word():
    table = new_table(SNOWBALLS, SNOWBALLS.config(3), 1, 0)
    table.act(0, Throw(3))
    table.act(1, Throw(2))
    assert undo.offer(table, 0).asked == (1,)
    assert undo.offer(table, 1).free


class Whisper(type(SNOWBALLS)):
    """Tells the second to lock what the first has locked, in an event of their own."""

    def apply(self, state, seat, action, words, chance):
        told = Event(Phrase("snowballs-whisper", {"sizes": str(state.chosen)}), audience=(seat,))
        return [told, *super().apply(state, seat, action, words, chance)]


def test_a_whispered_secret_counts_as_opened():
    game = Whisper()
    table = new_table(game, game.config(3), 1, 0)
    table.act(0, Throw(3))
    assert not undo.offer(table, 0).secret
    table.act(1, Throw(2))
    assert undo.offer(table, 1).secret
