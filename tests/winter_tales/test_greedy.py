"""The greedy teller goes somewhere: nobody walks to and fro between two areas in one activation."""

from __future__ import annotations

from random import Random

import pytest

from terem.bots import bot, decide
from terem.games.winter_tales import GAME
from terem.kernel.conformance.walk import new_table


@pytest.mark.parametrize(("players", "game"), [(2, 0), (3, 1), (5, 1), (5, 2), (7, 3)])
def test_nobody_turns_back_within_an_activation(players, game):
    table = new_table(GAME, GAME.config(players, dict(GAME.presets["plain"])), 11, game)
    rng, teller = Random(game), bot("greedy")
    trail: dict[str, list[str]] = {}
    while asked := GAME.asked(table.state):
        seat = asked[0]
        for code in decide(teller, GAME, table.board, table.state, seat, rng):
            for event in table.act(seat, GAME.decode(table.state, code)):
                if event.phrase.key == "wt-event-activated":
                    trail = {}
                if event.phrase.key == "wt-event-stepped":
                    steps = trail.setdefault(event.phrase.arguments["who"].key, [])
                    steps.append(str(event.phrase.arguments["where"]))
                    assert len(steps) < 3 or steps[-1] != steps[-3], steps
