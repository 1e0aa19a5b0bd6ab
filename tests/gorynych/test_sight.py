"""What a table is shown beyond the rules' own words: flights from here, dangers, and a table before it is laid."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest
from gorynych import lubok
from gorynych.laid import choose, do, ending, lay

from terem.games.gorynych import GAME
from terem.games.gorynych.preview import MEASURED
from terem.kernel.phrase import Refusal

ROOT = Path(__file__).parents[2]


def test_every_arrow_shows_where_it_could_fly_from_here():
    state = lay("A2@0", "15", mode="advanced", number=2, rotation=2)
    view = GAME.view(state, None)
    right = view.flights["blue"]
    assert [(flight.distance, flight.stop, flight.cell) for flight in right] == [(1, "16", "16"), (2, "17", "27")]
    assert [flight.stop for flight in view.flights["green"]] == ["05"]


def test_a_card_that_would_lose_is_named():
    on_the_edge = GAME.view(lay("A2@0", "05", number=1), None)
    assert on_the_edge.perils == ("yellow",)
    on_the_terem = GAME.view(lay("A2@0", "44", number=1), None)
    assert on_the_terem.perils == ("fire",)


def test_the_dangers_are_the_same_for_everybody():
    state = lay("A2@0", "05", number=1)
    choose(state, "yellow", "fire")
    assert {GAME.view(state, seat).perils for seat in (None, 0, 1, 2)} == {("yellow",)}


def test_a_fireball_on_the_terem_loses_and_so_does_a_march_that_lets_a_knight_in():
    state = lay("A3@7 C2@2", "44", tiles="fireball repeat trap")
    choose(state, "manoeuvre", "skip", "skip")
    (fireball,) = [tile for tile in GAME.view(state, 0).choices.tiles if tile.tile == "fireball"]
    assert set(fireball.cells) - set(fireball.perils) == {"34"}  # burning A3 at the gate is the one way out
    assert {"54", "45", "43"} <= set(fireball.perils)


@pytest.mark.parametrize("cell", ["34", "54"])
def test_what_is_called_a_danger_is_one(cell):
    state = lay("A3@7 C2@2", "44", tiles="fireball repeat trap")
    choose(state, "manoeuvre", "skip", "skip")
    do(state, 0, f"fireball {cell}")
    assert ending(state) == ("terem-burnt" if cell == "54" else None)


def test_the_illusion_with_the_dragon_on_the_terem_is_a_danger():
    state = lay("A2@0 B2@3", "44", mode="advanced", tiles="skorokhod repeat trap")
    choose(state, "manoeuvre", "skip", "skip")
    (tile,) = [one for one in GAME.view(state, 0).choices.tiles if one.tile == "skorokhod"]
    assert tile.perils == ("44",)


def test_a_knight_the_next_card_may_bring_in_is_marked():
    view = GAME.view(lay("A2@5 A3@0"), None)
    assert [knight.soon for knight in view.knights] == [True, False]


def test_a_table_is_seen_before_it_is_laid():
    preview = GAME.preview(GAME.config(5, {"order": "BADC", "rotation": 90}))
    assert preview.field.order == "BADC"
    assert preview.orders == ("BADC",)
    assert preview.compass == {"yellow": "right", "red": "down", "green": "left", "blue": "up"}
    assert (preview.knights, preview.speech) == (9, 3)
    assert preview.odds is not None
    drawn = GAME.preview(GAME.config(4, {"mode": "advanced"}))
    assert (drawn.compass, len(drawn.orders), len(drawn.pool), drawn.speech) == (None, 24, 9, 0)


def test_what_cannot_be_laid_is_refused_with_the_reason():
    with pytest.raises(Refusal) as refused:
        GAME.preview(GAME.config(4, {"mode": "advanced", "sides": "abba"}))
    assert refused.value.phrase.key == "gor-field-tunnel-exit"


def test_odds_are_those_that_were_measured():
    rows = json.loads(MEASURED.read_text(encoding="utf-8"))
    basic = rows[0]
    assert basic["options"] == {}
    assert GAME.preview(GAME.config(3)).odds.rate == basic["rates"]["3"]
    talking = GAME.preview(GAME.config(3, {"speech": False, "talk": "family", "order": "DCBA"}))
    assert talking.odds.rate == basic["rates"]["3"]
    assert GAME.preview(GAME.config(3, {"mode": "advanced", "tiles": "1+6+9"})).odds is None


def test_the_measured_odds_are_those_of_the_page():
    spec = importlib.util.spec_from_file_location("balance", ROOT / "bench" / "balance.py")
    balance = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(balance)
    page = balance.table_data((ROOT / "docs" / "balance.md").read_text(encoding="utf-8"))
    assert page == json.loads(MEASURED.read_text(encoding="utf-8")), "run: ./terem bench balance --data"


def test_the_pictures_of_the_rules_are_drawn_from_the_rules():
    assert lubok.FILE.read_text(encoding="utf-8") == lubok.written(), "run: python tests/gorynych/lubok.py"
