"""The loader takes corrected data and refuses, with the line, what no game could be played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from terem.games.winter_queen import components
from terem.games.winter_queen.game import GAME
from terem.kernel.conformance import check_game
from terem.kernel.phrase import Refusal

OWN = components.default_file().read_text(encoding="utf-8")


def changed(old: str, new: str) -> str:
    assert old in OWN
    return OWN.replace(old, new, 1)


def refusal(tmp_path: Path, text: str) -> Refusal:
    path = tmp_path / "components.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal) as caught:
        components.load_file(path)
    return caught.value


FAULTS = {
    "blank in a name": ('"SB07"', '"SB 07"', "name", "SB 07"),
    "sign in a name": ('"SB07"', '"SB.7"', "name", "SB.7"),
    "row that reads like a seat": ('row = "A"', 'row = "S"', "name", 'row = "S"'),
    "names that differ in case": ('"SB07"', '"sb06"', "name-twice", "sb06"),
    "county twice": ('color = "red", ', 'color = "green", ', "name-twice", "green"),
    "county named domain": ('color = "red", ', 'color = "domain", ', "name-twice", "domain"),
    "zone that is a colour": (
        'zones = ["red", "domain", "green"] }',
        'zones = ["yellow", "domain", "green"] }',
        "zone",
        "zones",
    ),
    "colon without a colour": ('["SB07", "RW", "BW"]', '["SB07", "RW:", "BW"]', "wisps", "SB07"),
    "too many crystals": ("crystals_per_color = 9", "crystals_per_color = 900", "size", "crystals_per_color"),
    "far away": ("q0 = -3,", "q0 = 1000000000,", "size", "rows"),
    "unknown zone": ('zones = ["red", "domain", "green"] }', 'zones = ["rde", "domain", "green"] }', "zone", '"rde"'),
    "second page missing": ('["SB07", "RW", "BW"]', '["SB07", "RW"]', "pages", "SB07"),
    "third page": ('["SB07", "RW", "BW"]', '["SB07", "RW", "BW", "NL"]', "pages", "SB07"),
    "unknown effect": ('["SB07", "RW", "BW"]', '["SB07", "RW", "XX"]', "effect", "SB07"),
    "wisps without colour": ('"FW:red"', '"FW"', "wisps", "SB01"),
    "wisps of no colour": ('"FW:red"', '"FW:pink"', "wisps", "SB01"),
    "colour on another page": ('["SB07", "RW", "BW"]', '["SB07", "RW:red", "BW"]', "wisps", "SB07"),
    "book twice": ('["SB07", "RW", "BW"]', '["SB06", "RW", "BW"]', "name-twice", "SB06"),
    "uneven piles": ('  ["SB20", "NL", "AK"],\n', "", "book-count", "books ="),
    "picture": ('domain_tiles = ["blue"', 'domain_tiles = ["pink"', "picture", "domain_tiles"),
    "too few domain tiles": (
        '["blue", "green", "yellow", "purple", "red", "", "", ""]',
        '["blue", "", ""]',
        "domain-tiles",
        "domain_tiles",
    ),
    "same letters": ('colors = ["blue", "green"', 'colors = ["blue", "brown"', "colors", "colors ="),
    "space twice": ('{ row = "B", r = -1', '{ row = "A", r = -1', "name-twice", 'row = "A"'),
    "same place": ('row = "B", r = -1, q0 = -2', 'row = "B", r = -2, q0 = -2', "same-place", 'row = "B"'),
    "island": ('row = "E", r = 2,  q0 = -2', 'row = "E", r = 9,  q0 = -2', "island", "rows ="),
    "castle": ('castle = "C4"', 'castle = "Z1"', "unknown-space", 'castle = "Z1"'),
    "dock twice": ('dock = "NE"', 'dock = "NW"', "counties", "counties ="),
    "no setup": ("3 = { holders = 3, removed_per_color = 1, per_holder = 4 }\n", "", "no-setup", "setup"),
    "holders": ("4 = { holders = 4", "4 = { holders = 3", "holders", "4 = {"),
    "empty bag": (
        "2 = { holders = 3, removed_per_color = 3",
        "2 = { holders = 3, removed_per_color = 8",
        "crystals",
        "2 = {",
    ),
    "impossible setup": (
        "4 = { holders = 4, removed_per_color = 0, per_holder = 4",
        "4 = { holders = 4, removed_per_color = 0, per_holder = 0",
        "setup-numbers",
        "4 = {",
    ),
    "no books": ("book_limit = 3", "book_limit = 0", "book-limit", "book_limit"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_refused_with_its_line(name, tmp_path):
    old, new, key, needle = FAULTS[name]
    text = changed(old, new)
    found = refusal(tmp_path, text)
    assert found.phrase.key == f"wq-components-{key}"
    assert found.rule == "components"
    line = text.splitlines()[found.phrase.arguments["line"] - 1]
    assert needle in line


def test_a_county_without_a_space(tmp_path):
    text = OWN.replace('"purple", "purple", "purple"', '"blue", "blue", "blue"').replace(
        '"green", "purple", "domain"]', '"green", "blue", "domain"]'
    )
    text = text.replace('["blue", "domain", "purple"]', '["blue", "domain", "blue"]')
    found = refusal(tmp_path, text)
    assert found.phrase.key == "wq-components-empty-county"
    assert found.phrase.arguments["county"] == "purple"


def test_broken_toml_and_unknown_fields(tmp_path):
    assert refusal(tmp_path, "id = [").phrase.key == "refuse-data-syntax"
    assert refusal(tmp_path, "book_limit = " + "9" * 5000).phrase.key == "refuse-data-syntax"
    assert refusal(tmp_path, OWN.replace("book_limit", "book_limits")).phrase.key == "wq-components-shape"
    with pytest.raises(Refusal) as caught:
        components.load_file(tmp_path / "absent.toml")
    assert caught.value.phrase.key == "refuse-file-unreadable"


def test_json_is_read_as_well(tmp_path):
    path = tmp_path / "box.json"
    path.write_text(json.dumps(GAME.components()), encoding="utf-8")
    assert GAME.components(path) == GAME.components()


def corrected(tmp_path: Path, text: str):
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.components(path)


def test_the_owner_of_another_map_can_play(tmp_path):
    """Holes, other sizes and an overridden edge: the code names no space, tile or count."""
    text = changed(
        'zones = ["red", "red", "red", "green", "green", "green"] }',
        'zones = ["red", "red", "", "", "green", "green", "green"] }',
    )
    text = text.replace('castle = "C4"', 'castle = "C4"\nedge = { C2 = true, A1 = false }')
    box = corrected(tmp_path, text)
    config = GAME.config(3, components=box)
    board = GAME.prepare(config)
    assert board.spaces == 24
    assert "B3" not in board.names.spaces
    edge = {name for s, name in enumerate(board.names.spaces) if board.edge >> s & 1}
    assert "C2" in edge
    assert "A1" not in edge
    assert check_game(GAME, config, games=3, seed=1).findings == []


def test_rays_cross_a_hole_and_ways_do_not(tmp_path):
    text = changed('zones = ["domain", "red", "blue", "domain"', 'zones = ["domain", "red", "blue", ""')
    text = text.replace('castle = "C4"', 'castle = "C1"').replace('"", "", ""]', '"", "", ""]')
    board = GAME.prepare(GAME.config(2, components=corrected(tmp_path, text)))
    west, east = board.names.spaces.index("C3"), board.names.spaces.index("C5")
    assert board.rays[west] >> east & 1
    assert board.next[west * 6] == -1


def test_the_printed_map_is_the_one_of_the_spec():
    board = GAME.prepare(GAME.config(2))
    around = {
        name: {other for s, other in enumerate(board.names.spaces) if board.neighbours[space] >> s & 1}
        for space, name in enumerate(board.names.spaces)
    }
    assert around["A1"] == {"A2", "B2", "B3"}
    assert around["C4"] == {"B3", "B4", "C3", "C5", "D3", "D4"}
    assert around["D5"] == {"C5", "C6", "D4", "D6", "E3"}
    assert sum(len(found) for found in around.values()) == 2 * 56
    assert board.edge.bit_count() == 16
    assert [mask.bit_count() for mask in board.zones] == [5, 5, 5, 5, 5]
    pages = [board.effect_of.count(effect) for effect in range(8)]
    assert pages == [5] * 8
    assert board.actions == 3146
