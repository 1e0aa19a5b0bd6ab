"""Tables and records: playing, replaying, proving, damaging, taking back."""

from __future__ import annotations

import hashlib
import json
from random import Random

import msgspec
import pytest
from snowballs import GAME as SNOWBALLS
from snowballs import Throw

from terem.games.winter_queen.game import GAME
from terem.kernel import record as records
from terem.kernel.conformance import check_game
from terem.kernel.conformance.walk import new_table
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.prompt import CLOCK, Interjection
from terem.kernel.proof import verify
from terem.kernel.registry import Registry
from terem.kernel.table import Table
from terem.kernel.words import LONGEST, Told


def finished(game=GAME, players=3, seed=1):
    table = new_table(game, game.config(players), seed, 0)
    rng = Random(seed)
    while asked := game.asked(table.state):
        table.act(
            asked[0], game.decode(table.state, rng.choice(game.legal(table.state, asked[0]))), time=len(table.entries)
        )
    return table


def reason(call) -> str:
    with pytest.raises(Refusal) as caught:
        call()
    return caught.value.phrase.key


# --- playing ---


def test_proposing_changes_nothing_until_it_is_accepted():
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = GAME.asked(table.state)[0]
    action = GAME.decode(table.state, GAME.legal(table.state, seat)[0])
    before = table.state.dump()
    step = table.propose(seat, action)
    assert table.state.dump() == before
    assert table.entries == []
    table.accept(step)
    assert table.state.dump() != before
    assert table.entries == [step.entry]


def test_refusals_of_the_table():
    table = new_table(SNOWBALLS, SNOWBALLS.config(2), 1, 0)
    table.act(0, Throw(2))
    assert reason(lambda: table.act(0, Throw(1))) == "refuse-not-asked"
    assert reason(lambda: table.act(7, Throw(1))) == "refuse-not-asked"
    assert reason(lambda: table.act(1, Throw(9))) == "snowballs-refuse"
    done = finished(SNOWBALLS, 2)
    assert reason(lambda: done.act(0, Throw(1))) == "refuse-game-over"


def test_the_clock_plays_the_default_and_nothing_else():
    """One absent seat after another, in the order they are asked."""
    table = new_table(SNOWBALLS, SNOWBALLS.config(3), 1, 0)
    table.act(1, Throw(2))
    assert reason(lambda: table.act(CLOCK, Throw(3))) == "refuse-clock"
    table.act(CLOCK, Throw(1))
    assert table.state.chosen == [1, 2, 0]
    table.act(CLOCK, Throw(1))
    assert table.state.hands == [[2, 3], [1, 3], [2, 3]]
    assert [entry.seat for entry in table.entries] == [1, CLOCK, CLOCK]
    assert Table.resume(SNOWBALLS, table.saved()).state.dump() == table.state.dump()


class Replacing(type(SNOWBALLS)):
    """A locked snowball may be replaced, unseen, until the last has locked."""

    def prompt(self, state):
        locked = tuple(seat for seat, size in enumerate(state.chosen) if size)
        open_ = (Interjection(locked, Phrase("snowballs-choose")),) if locked else ()
        return msgspec.structs.replace(super().prompt(state), interjections=open_)

    def interject(self, state, seat):
        return [size - 1 for size in state.hands[seat]] if state.chosen[seat] else []


def test_an_interjection_is_played_beside_the_prompt():
    game = Replacing()
    table = new_table(game, game.config(3), 1, 0)
    table.act(0, Throw(3))
    table.act(0, Throw(1))
    assert table.state.chosen == [1, 0, 0]
    assert game.asked(table.state) == (1, 2)
    assert reason(lambda: table.act(0, Throw(9))) == "snowballs-refuse"
    assert Table.resume(game, table.record()).state.dump() == table.state.dump()
    assert check_game(game, game.config(3), games=5, seed=2).findings == []


def test_words_travel_with_the_action_and_are_cleaned():
    table = new_table(SNOWBALLS, SNOWBALLS.config(2), 1, 0)
    table.act(0, Throw(2), Told("The snow\x00 fell\u0007 softly.\n", "en"))
    assert table.entries[0].words == Told("The snow fell softly.\n", "en")
    assert reason(lambda: table.act(1, Throw(2), Told("x" * (LONGEST + 1), "en"))) == "refuse-words-too-long"
    again = records.from_bytes(records.to_lines(table.record()))
    assert again.entries[0].words == table.entries[0].words


def test_configurations_are_checked():
    assert reason(lambda: GAME.config(5)) == "refuse-player-count"
    assert reason(lambda: GAME.config(2, {"x": 1})) == "refuse-unknown-option"
    assert reason(lambda: SNOWBALLS.config(2, {"gust": 3})) == "refuse-option-value"
    assert reason(lambda: GAME.config(2, rules="99")) == "refuse-rules-version"
    assert SNOWBALLS.config(2).options == {"gust": True}
    assert reason(lambda: Registry([GAME]).get("chess")) == "refuse-unknown-game"


def test_a_table_finishes_under_the_rules_it_began_with():
    """Version 1 scores no ties, version 2 does; both are played by the same code."""

    def played(rules):
        table = new_table(SNOWBALLS, SNOWBALLS.config(2, {"gust": False}, rules=rules), 1, 0)
        for size in (3, 2, 1):
            table.act(0, Throw(size))
            table.act(1, Throw(size))
        return table

    assert played("1").end.outcome.scores == (0, 0)
    assert played("2").end.outcome.scores == (6, 6)
    again = Table.resume(SNOWBALLS, records.from_bytes(records.to_json(played("1").record())))
    assert again.end.outcome.scores == (0, 0)


# --- records ---


@pytest.mark.parametrize("encode", [records.to_lines, records.to_json])
def test_a_record_replays_byte_for_byte(encode):
    written = encode(finished().record())
    assert encode(Table.resume(GAME, records.from_bytes(written)).record()) == written


def test_a_record_needs_neither_our_data_nor_our_generator(monkeypatch):
    written = records.to_lines(finished().record())
    monkeypatch.setattr("terem.games.winter_queen.components.default_file", lambda: None)
    monkeypatch.setattr("terem.kernel.table.FairChance", None)
    Table.resume(GAME, records.from_bytes(written))


def test_the_key_is_kept_back_until_the_end():
    table = new_table(GAME, GAME.config(2), 1, 0)
    key = table.saved().key
    assert key is not None
    assert key.encode() not in records.to_json(table.record())
    assert b"seed" not in records.to_json(table.record())
    done = finished()
    assert done.end.key
    assert hashlib.sha256(bytes.fromhex(done.end.key)).hexdigest() == done.header.commitment
    assert done.saved().key is None


def test_a_saved_game_goes_on_with_the_same_draws():
    table = new_table(GAME, GAME.config(2), 1, 0)
    rng = Random(4)

    def play_on(t):
        rng.seed(4)
        while asked := GAME.asked(t.state):
            t.act(asked[0], GAME.decode(t.state, rng.choice(GAME.legal(t.state, asked[0]))))
        return records.to_lines(t.record())

    saved = records.from_bytes(records.to_json(table.saved()))
    assert play_on(table) == play_on(Table.resume(GAME, saved))


def test_a_published_record_cannot_be_played_on():
    table = Table.resume(GAME, new_table(GAME, GAME.config(2), 1, 0).record())
    seat = GAME.asked(table.state)[0]
    action = GAME.decode(table.state, GAME.legal(table.state, seat)[0])
    assert reason(lambda: table.act(seat, action)) == "refuse-record-read-only"


def test_a_finished_record_proves_its_draws():
    record = finished().record()
    drawn = len(record.header.chance) + sum(len(entry.chance) for entry in record.entries)
    assert verify(GAME, record) == drawn


def lines_of(record):
    return [json.loads(line) for line in records.to_lines(record).splitlines()]


def from_lines(lines):
    return records.from_bytes(b"\n".join(json.dumps(line).encode() for line in lines))


def damaged_key(lines):
    lines[-1]["key"] = "00" * 32


def damaged_hex(lines):
    lines[-1]["key"] = "not hex"


def damaged_draw(lines):
    name, weights, outcome = lines[0]["chance"][-1]
    lines[0]["chance"][-1] = [name, weights, (outcome + 1) % len(weights)]


def damaged_nonce(lines):
    lines[0]["nonces"][0] = "00"


def later_draw(lines):
    """A crystal drawn during play comes up in another colour; the game goes on as that would have it."""
    entry = next(line for line in lines[1:] if any(name == "crystal" for name, _, _ in line.get("chance", [])))
    draw = next(draw for draw in reversed(entry["chance"]) if draw[0] == "crystal")
    draw[2] = next(k for k, weight in enumerate(draw[1]) if weight and k != draw[2])


def missing_nonce(lines):
    lines[0]["nonces"].pop()


def split_nonce(lines):
    """The join of the nonces must not depend on where one ends."""
    first, second, *rest = lines[0]["nonces"]
    lines[0]["nonces"] = [first + "\n" + second[:4], second[4:], *rest]


def secret_undo(lines):
    """A peek: an action and its take-back slipped in before the game."""
    peek = {**lines[1], "seq": 1}
    lines[1:1] = [peek, {"type": "take-back", "seq": 2, "seat": peek["seat"], "to": 1, "agreed": [], "time": 0}]
    for seq, line in enumerate(lines[3:-1], start=3):
        line["seq"] = seq


def strangers_undo(lines):
    secret_undo(lines)
    lines[2] |= {"seat": 77, "agreed": [0, 1, 2]}


def negative_weight(lines):
    lines[0]["chance"][0][1][0] = -1


def enormous_weight(lines):
    lines[0]["chance"][0][1][0] = 10**30


def unfinished(lines):
    lines.pop()


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (damaged_key, "refuse-verify-key"),
        (damaged_hex, "refuse-verify-key"),
        (damaged_draw, "refuse-verify-draw"),
        (damaged_nonce, "refuse-verify-draw"),
        (later_draw, "refuse-verify-draw"),
        (negative_weight, "refuse-record-chance"),
        (enormous_weight, "refuse-record-chance"),
        (missing_nonce, "refuse-record-nonces"),
        (split_nonce, "refuse-record-nonces"),
        (secret_undo, "refuse-undo-consent"),
        (strangers_undo, "refuse-undo-target"),
        (unfinished, "refuse-verify-unfinished"),
    ],
)
def test_an_unfair_record_is_found_out(damage, key):
    lines = lines_of(finished().record())
    damage(lines)
    assert reason(lambda: verify(GAME, from_lines(lines))) == key


def missing_entry(lines):
    del lines[3]


def illegal_entry(lines):
    lines[2]["action"] = lines[1]["action"]
    lines[2]["chance"] = lines[1]["chance"]


def other_seat(lines):
    lines[1]["seat"] = (lines[1]["seat"] + 1) % 3


def drawn_too_much(lines):
    lines[1]["chance"].append(["crystal", [1], 0])


def wrong_setup(lines):
    lines[0]["chance"].pop()


def wrong_result(lines):
    lines[-1]["outcome"]["scores"][0] += 1


def entry_after_end(lines):
    lines.insert(-1, {**lines[-2], "seq": lines[-2]["seq"] + 1})


def unknown_rules(lines):
    lines[0]["rules"] = "99"


def unknown_format(lines):
    lines[0]["terem"] = 99


def unknown_field_type(lines):
    lines[1]["seq"] = "one"


def two_headers(lines):
    lines.insert(1, lines[0])


def strange_action(lines):
    lines[1]["action"] = {"do": "cheat"}


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (missing_entry, "refuse-record-gap"),
        (illegal_entry, "refuse-record-illegal"),
        (other_seat, "refuse-record-illegal"),
        (drawn_too_much, "refuse-record-chance"),
        (wrong_setup, "refuse-record-chance"),
        (wrong_result, "refuse-record-outcome"),
        (entry_after_end, "refuse-record-after-end"),
        (unknown_rules, "refuse-rules-version"),
        (unknown_format, "refuse-record-format"),
        (unknown_field_type, "refuse-record-damaged"),
        (two_headers, "refuse-record-damaged"),
        (strange_action, "refuse-action-shape"),
    ],
)
def test_a_damaged_record_is_refused_with_the_place(damage, key):
    lines = lines_of(finished().record())
    damage(lines)
    assert reason(lambda: Table.resume(GAME, from_lines(lines))) == key


@pytest.mark.parametrize("data", [b"", b"hello", b"\xff\xfe", b"[1, 2]", b"{}", b'{"type":"header"}', b"{\n"])
def test_anything_else_is_not_a_record(data):
    assert reason(lambda: records.from_bytes(data)).startswith("refuse-record-")


def test_flipping_any_byte_never_crashes_the_reader():
    written = bytearray(records.to_lines(finished(players=2).record()))
    rng = Random(8)
    for _ in range(150):
        place = rng.randrange(len(written))
        changed = bytes(written[:place]) + bytes([rng.randrange(256)]) + bytes(written[place + 1 :])
        try:
            Table.resume(GAME, records.from_bytes(changed))
        except Refusal:
            continue


def test_a_stale_step_and_an_undo_after_the_end_are_refused():
    table = new_table(GAME, GAME.config(2), 1, 0)
    seat = GAME.asked(table.state)[0]
    steps = [table.propose(seat, GAME.decode(table.state, code)) for code in GAME.legal(table.state, seat)[:2]]
    table.accept(steps[0])
    assert reason(lambda: table.accept(steps[1])) == "refuse-stale"
    done = finished(players=2)
    assert reason(lambda: done.take_back(0, 1)) == "refuse-undo-target"
