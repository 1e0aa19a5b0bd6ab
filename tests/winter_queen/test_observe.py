"""Observations stay in their range, also in the longest row of passes."""

from __future__ import annotations

from laid import in_final_stage, laid

from terem.games.winter_queen.game import GAME


def test_a_row_of_passes_in_the_final_stage_stays_in_range():
    state = in_final_stage(laid(players=4), 7)
    while GAME.asked(state):
        seen = GAME.observe(state, state.to_move)
        assert min(seen) >= 0
        assert max(seen) <= 1
        GAME.step(state, state.to_move, GAME.legal(state, state.to_move)[0], None)
    assert state.passes == 7
