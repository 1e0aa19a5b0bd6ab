"""Setup and options: what is drawn, what is chosen, what each option changes (spec §2)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from gorynych.laid import advanced, choose, do, dragon, knight, lay, offered

from terem.cli import main
from terem.games.gorynych import GAME
from terem.games.gorynych.board import TILES
from terem.games.gorynych.options import TILE_SETS
from terem.kernel.chance import RandomChance
from terem.kernel.conformance import check_game
from terem.kernel.phrase import Refusal
from terem.kernel.record import from_bytes


def new(players=3, seed=1, **options):
    return GAME.setup(GAME.prepare(GAME.config(players, options)), RandomChance(Random(seed)))


@pytest.mark.parametrize(("players", "knights", "tokens"), [(3, 5, 1), (4, 7, 2), (5, 9, 3), (6, 10, 3), (7, 10, 4)])
def test_the_setup_table(players, knights, tokens):
    state = new(players)
    assert len(state.knights) == knights
    assert state.speech == tokens
    assert len({place >> 6 for place in state.knights}) == knights
    assert new(players, mode="advanced").speech == 0
    assert new(players, speech=False).speech == 0
    assert state.hands == [63] * players


@pytest.mark.parametrize(
    ("rotation", "ways"),
    [
        (0, "yellow:up red:right green:down blue:left"),
        (90, "blue:up yellow:right red:down green:left"),
        (180, "green:up blue:right yellow:down red:left"),
        (270, "red:up green:right blue:down yellow:left"),
    ],
)
def test_the_compass_turns_with_the_terem(rotation, ways):
    compass = GAME.view(new(rotation=rotation), None).compass
    assert compass == dict(pair.split(":") for pair in ways.split())


def test_everything_random_varies():
    states = [new(seed=seed, mode="advanced") for seed in range(200)]
    assert len({state.order for state in states}) == 24
    assert len({state.rotation for state in states}) == 4
    assert len({tuple(state.tiles) for state in states}) > 50
    assert len({state.first for state in states}) == 3
    assert len({state.dragon for state in states}) == 4


def test_starts_on_the_longest_or_shortest_paths():
    for starts, best in (("longest", max), ("shortest", min)):
        state = new(starts=starts, order="ABCD")
        taken = sorted(state.field.lengths[place >> 6] for place in state.knights)
        every = sorted(state.field.lengths)
        assert taken == (every[-5:] if best is max else every[:5])


def test_the_group_places_the_knights_and_the_first_player_the_dragon():
    state = new(starts="placed", dragon="chosen", order="ABCD")
    first = state.first
    assert GAME.prompt(state).talk
    for number, path in enumerate(("A1", "B2", "C3", "D1", "D2")):
        assert GAME.asked(state) == ((first + number) % 3,)
        do(state, (first + number) % 3, f"place {path}")
        assert f"place {path}" not in offered(state, (first + number + 1) % 3)
    assert offered(state, first) == ["perch 44", "perch 45", "perch 54", "perch 55"]
    assert state.rounds == 0
    do(state, first, "perch 54")
    assert state.rounds == 1
    assert dragon(state) == "54"


@pytest.mark.parametrize(
    ("name", "wanted"), [("easy", {5}), ("normal", {6}), ("basic", {0, 1, 2}), ("2+5+9", {1, 4, 8})]
)
def test_tile_sets_hold_what_they_promise(name, wanted):
    for seed in range(20):
        assert wanted <= set(new(seed=seed, mode="advanced", tiles=name).tiles)


def test_tile_sets_leave_out_what_they_promise():
    for seed in range(60):
        assert TILES.index("trap") not in new(seed=seed, mode="advanced", tiles="normal").tiles
        assert not {5, 6} & set(new(seed=seed, mode="advanced", tiles="hard").tiles)
        assert min(new(seed=seed, mode="advanced", tiles="six").tiles) >= 3
    assert len(TILE_SETS) == 6 + 84


def test_decks():
    assert GAME.view(new(knight_deck="hard"), None).knight_deck.left.count(2) >= 2
    deck = new(knight_deck="hard").board.knight_deck
    assert [v for v, c in zip(deck.values, deck.counts, strict=True) for _ in range(c)] == [0, 1, 1, 2, 2, 2]
    deck = new(dragon_deck="fast").board.dragon_deck
    assert [v for v, c in zip(deck.values, deck.counts, strict=True) for _ in range(c)] == [-2, -1, 1, 2, 3, 4]


def test_bridges_can_be_made_still():
    for current, end in ((True, "37"), (False, "27")):
        state = advanced("A3@0 B1@0", "28", number=1, extra=(("bridge_current", current),))
        choose(state, "blue", "red", "skip")
        do(state, 0, "fly 1")
        assert dragon(state) == end


def test_unknown_options_and_values_say_what_is_known():
    with pytest.raises(Refusal) as caught:
        GAME.config(3, {"modus": 1})
    assert "mode" in caught.value.phrase.arguments["known"]
    for option, value in (("mode", "wild"), ("speech", 1), ("choice_seconds", True)):
        with pytest.raises(Refusal):
            GAME.config(3, {option: value})


def test_presets_and_options_are_listed(capsys):
    assert main(["options", "gorynych"]) == 0
    out = capsys.readouterr().out
    for name in (*GAME.presets, *(option.name for option in GAME.options)):
        assert name in out
    assert main(["options", "winter-queen"]) == 0
    assert "no options" in capsys.readouterr().out
    assert main(["simulate", "gorynych", "--preset", "wild"]) == 2
    assert "hard" in capsys.readouterr().err


def test_an_option_changes_a_preset(tmp_path):
    words = ["simulate", "gorynych", "--games", "1", "--preset", "hard", "--option", "knight_deck=easy"]
    assert main([*words, "--record", str(tmp_path)]) == 0
    options = from_bytes((tmp_path / "game-00001.jsonl").read_bytes()).header.options
    assert (options["tiles"], options["knight_deck"], options["mode"]) == ("hard", "easy", "advanced")


VALUES = max(len(option.choices) for option in GAME.options)
SIDES = ("usual", "bbbb", "aaaa", "abab", "baba")


@pytest.mark.parametrize("number", range(VALUES))
def test_every_value_of_every_option_is_played(number):
    """Set number k takes the k-th value of each option, so that every value is met; of the sides those that fit."""
    options = {option.name: option.choices[number % len(option.choices)] for option in GAME.options}
    options["sides"] = SIDES[number % len(SIDES)]
    assert check_game(GAME, GAME.config(3 + number % 5, options), games=1, seed=number).findings == []


# --- the switches of a rules version ---


def test_the_horse_may_be_kept_from_marching(monkeypatch):
    state = advanced("A3@2 B2@2 A1@4", "25", tiles="fireball trap magnet", horse=1)
    monkeypatch.setattr(state.board.rulings, "horse_marches", False)
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "fireball 26")
    assert knight(state, 1) == "A3@3"


def test_tunnels_may_be_closed_to_the_driven(monkeypatch):
    state = advanced("C3@4 A1@0", "44", tiles="royal-apples trap magnet")
    monkeypatch.setattr(state.board.rulings, "tunnel_backwards", False)
    choose(state, "manoeuvre", "red", "skip")
    do(state, 0, "apples 1")
    assert knight(state, 1) == "C3@2"


def test_a_river_may_carry_to_its_end():
    from terem.games.gorynych.assembly import assemble
    from terem.games.gorynych.components import default_file, load_file

    sides = dict.fromkeys("ABCD", "advanced")
    chained = assemble(load_file(default_file()), "ABCD", sides, bridges=True, chain=True)
    assert chained.drift[7] == 47
    single = assemble(load_file(default_file()), "ABCD", sides, bridges=True, chain=False)
    assert single.drift[7] == 17


# --- an owner's decks ---


def test_a_zero_for_the_dragon_means_no_flight():
    """R13: Movement has no effect, the Multicoloured arrow neither, Skorokhod does not change it."""
    state = lay("A2@0 B1@0", "85", number=1)
    state.number = 0
    told = choose(state, "red", "manoeuvre", "skip")
    assert "gor-event-no-flight" in told
    assert "arrow -" in offered(state, 1)
    do(state, 1, "arrow -")
    assert dragon(state) == "85"
    assert GAME.asked(state) == (0, 1, 2)
    state = advanced("A2@0 B1@0", "85", tiles="repeat trap magnet", rows={0: "red"})
    state.number = 0
    state.swift = True
    choose(state, "manoeuvre", "green", "skip")
    assert "repeat red 0 -red" in offered(state, 0)
    do(state, 0, "repeat red 0 -red")
    assert dragon(state) == "85"


def test_boards_of_another_size():
    """Spec §1.11: any boards with two columns more than rows; the cells of a large field are named apart."""
    components = msgspec.json.decode(msgspec.json.encode(GAME.components()))
    side = {"path": ["....." + "vv"] * 5, "starts": [[0, 5], [0, 6]], "river": ["." * 7] * 5}
    side["river"][2] = "v......"
    components["boards"] = {board: {"basic": side, "advanced": side} for board in "ABCD"}
    for row in components["setup"].values():
        row["knights"] = 8
    config = GAME.config(4, {"mode": "advanced"}, components)
    board = GAME.prepare(config)
    assert board.fields[0].side == 12
    assert board.names.cells[-1] == "11:11"
    assert check_game(GAME, config, games=5, seed=1).findings == []
