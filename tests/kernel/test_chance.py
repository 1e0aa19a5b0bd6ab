"""Draws: fair, recorded, explicit."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terem.kernel import fairness
from terem.kernel.chance import (
    ChanceNode,
    EchoedChance,
    ExplicitChance,
    FairChance,
    RandomChance,
    RecordedChance,
    Tape,
    TapeMismatch,
)

weights = st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any)
KEY = bytes(range(32))


@given(weights, st.integers(0, 2**32))
def test_a_draw_never_gives_what_has_no_weight(given_weights, seed):
    for source in (RandomChance(Random(seed)), FairChance(KEY, ["a", "b"], seed)):
        assert given_weights[source.draw("x", given_weights)] > 0


@pytest.mark.parametrize("source", [RandomChance(Random(1)), FairChance(KEY, ["n"])], ids=["random", "fair"])
def test_frequencies_follow_the_weights(source):
    counts = Counter(source.draw("x", [1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_fair_draws_depend_on_key_every_nonce_and_place():
    def drawn(key=KEY, nonces=("a", "b"), start=0):
        source = FairChance(key, list(nonces), start)
        return [source.draw("x", [1] * 50) for _ in range(8)]

    assert drawn() == drawn()
    assert drawn() != drawn(key=bytes(32))
    assert drawn() != drawn(nonces=("a", "c"))
    assert drawn() != drawn(nonces=("c", "b"))
    assert drawn()[3:] == drawn(start=3)[:5]


def test_a_fair_draw_as_the_document_describes_it():
    """docs/record.md, "Fair draws": anybody can recompute a draw with a few lines."""
    import hashlib
    import hmac

    message = b"terem-draw-1\na\nb\n5\n0"
    number = int.from_bytes(hmac.new(KEY, message, hashlib.sha256).digest(), "big") % 6
    expected = 0 if number < 1 else 1 if number < 3 else 2
    assert FairChance(KEY, ["a", "b"], 5).draw("x", [1, 2, 3]) == expected


def test_commitment_is_the_digest_of_the_key():
    key = fairness.new_key()
    assert len(key) == 32
    assert fairness.commitment(key) == fairness.commitment(bytes(key))
    assert fairness.commitment(key) != fairness.commitment(fairness.new_key())
    assert fairness.new_nonce() != fairness.new_nonce()


def test_a_tape_reads_back_what_it_wrote():
    tape = Tape(RandomChance(Random(3)))
    drawn = [tape.draw("x", [1, 2, 3]) for _ in range(5)]
    back = RecordedChance(tape.draws)
    assert [back.draw("x", [1, 2, 3]) for _ in range(5)] == drawn
    back.finish()


@pytest.mark.parametrize(
    ("draws", "name", "given_weights"),
    [
        ([("x", [1, 1], 0)], "y", [1, 1]),
        ([("x", [1, 1], 0)], "x", [1, 2]),
        ([("x", [1, 1], 5)], "x", [1, 1]),
        ([("x", [1, 1], -1)], "x", [1, 1]),
        ([("x", [1, 0], 1)], "x", [1, 0]),
        ([], "x", [1, 1]),
    ],
)
def test_a_tape_that_does_not_fit_is_refused(draws, name, given_weights):
    with pytest.raises(TapeMismatch):
        RecordedChance(draws).draw(name, given_weights)


def test_outcomes_nobody_drew_are_refused():
    with pytest.raises(TapeMismatch):
        RecordedChance([("x", [1], 0)]).finish()


def test_explicit_chance_asks_for_what_is_missing():
    source = ExplicitChance([2])
    assert source.draw("x", [1, 1, 1]) == 2
    with pytest.raises(ChanceNode) as node:
        source.draw("y", [3, 4])
    assert (node.value.name, node.value.weights) == ("y", [3, 4])


def test_echoed_draws_last_as_long_as_they_fit():
    chance = EchoedChance([("a", [1, 1], 1), ("b", [2, 1], 1), ("c", [1, 1], 1)])
    assert chance.draw("a", [1, 1]) == 1
    assert chance.draw("b", [0, 3]) == 1, "another distribution: the first possible outcome"
    assert chance.draw("c", [1, 1]) == 0, "nothing that was written fits any more"
