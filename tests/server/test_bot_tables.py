"""Nobody waits for a bot: whole games through the house, on a clock that is turned; `./terem soak bots` plays more."""

from __future__ import annotations

import asyncio

import pytest

from server.bot_tables import ABSENT, LONGEST_PAUSE, cell, play_all
from terem.server.automation import Paces

TABLES = {"winter-queen": range(2, 6), "gorynych": range(3, 6), "winter-tales": range(4, 7)}


def played(cells, **wishes):
    return asyncio.run(asyncio.wait_for(play_all(cells, **wishes), 400))


@pytest.mark.parametrize("game", TABLES)
def test_no_bot_keeps_a_table_waiting(game):
    toll = played([cell(game, number) for number in TABLES[game]])
    assert toll.findings == ()
    assert toll.games == len(TABLES[game])
    assert 0 < toll.pause <= LONGEST_PAUSE
    assert toll.sat_in > 0  # somebody was away


def test_a_bot_that_takes_its_time_is_found():
    slow = Paces(LONGEST_PAUSE + 1, LONGEST_PAUSE + 1)
    toll = played([cell("winter-queen", 0)], paces=slow)
    assert toll.pause == LONGEST_PAUSE + 1
    assert len(toll.findings) == toll.actions


def test_a_long_thought_is_found():
    toll = played([cell("winter-queen", 0)], slowest=0.0)
    assert toll.thought > 0
    assert any("thought for" in finding for finding in toll.findings)


def test_a_clock_that_is_quicker_than_the_bot_is_found():
    options = {"choice_seconds": 30}
    one = cell("gorynych", 0)
    toll = played([one._replace(wish=one.wish._replace(options=options))], paces=Paces(1000, 40_000))
    assert any("the clock answered for a bot" in finding for finding in toll.findings)


def test_the_tables_differ():
    """All numbers of players, all usual sets of options, all clocks, and people who are away."""
    cells = [cell("winter-tales", number) for number in range(6 * 8 * 3)]
    assert {one.wish.players for one in cells} == set(range(2, 8))
    assert len({str(one.wish.options) for one in cells}) == 8
    assert {one.wish.clock for one in cells} == {"none", "relaxed", "days"}
    assert sum("" in one.levels for one in cells) == len(cells) // ABSENT
