"""Random play comes across everything the rules know."""

from __future__ import annotations

import tales


def test_random_play_meets_everything():
    met = tales.meet(240)
    print(tales.table(met))
    assert [name for name in tales.wanted() if not met[name]] == []
