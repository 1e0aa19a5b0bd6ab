"""Kill -9 at random moments: whatever anybody was told of is there afterwards, once, and every table goes on."""

from __future__ import annotations

from random import Random

import pytest

from server.kills import HOUSES, house_of, kill_often

KILLS = 3


@pytest.mark.parametrize("kind", HOUSES)
def test_nothing_told_is_lost(kind):
    """`./terem soak server` does it a hundred times."""
    with house_of(kind) as (words, address):
        toll = kill_often(words, address, KILLS, Random(KILLS))
    assert toll.kills == KILLS
    assert toll.secret > 0
