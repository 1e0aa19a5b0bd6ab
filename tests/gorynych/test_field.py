"""The field: golden paths, all assemblies, and every wrong board refused with a sentence (spec §1.6 to §1.11)."""

from __future__ import annotations

import copy

import pytest

from terem.cli import main
from terem.games.gorynych import GAME
from terem.games.gorynych.assembly import ORDERS, assemble, lay, path_names
from terem.games.gorynych.board import INDEX, INDEX_MASK, NOBODY
from terem.games.gorynych.components import BOARDS, default_file, from_plain, load_file
from terem.games.gorynych.options import MIXED, SIDE_OF, assemblies
from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker

COMPONENTS = load_file(default_file())

GOLDEN = {
    "basic": """
        A1 04 05 15 16 26 36 46 | A2 02 03 13 14 24 25 35 | A3 00 10 11 21 22 23 33 34
        B1 39 49 59 58 68 78 77 76 66 65 | B2 09 19 18 28 38 37 47 57 56 | B3 07 06 16 26 36 46
        C1 95 94 84 83 82 72 62 63 53 | C2 98 97 87 86 85 75 74 64 | C3 89 79 78 77 76 66 65
        D1 40 41 31 21 22 23 33 34 | D2 90 80 70 60 61 51 52 42 43 | D3 92 93 83 82 72 62 63 53""",
    "advanced": """
        A1 04 05 15 16 26 36 46 | A2 02 12 13 14 24 25 35 | A3 20 21 22 32 33 34
        B1 59 58 68 67 66 65 | B2 39 49 48 47 57 56 | B3 08 18 28 27 26 36 46
        C1 94 84 83 73 63 53 | C2 96 86 76 75 74 64 | C3 89 88 87 77 67 66 65
        D1 40 41 31 32 33 34 | D2 70 60 61 62 52 42 43 | D3 91 92 82 72 73 63 53""",
}


def laid_out(order, mixed):
    sides = {board: SIDE_OF[letter] for board, letter in zip(BOARDS, mixed, strict=True)}
    return assemble(COMPONENTS, order, sides, bridges=True, chain=False)


@pytest.mark.parametrize("side", GOLDEN)
def test_the_golden_paths(side):
    field = laid_out("ABCD", side[0] * 4)
    written = {}
    for path in GOLDEN[side].replace("\n", "|").split("|"):
        if path.split():
            name, *cells = path.split()
            written[name] = [int(cell) for cell in cells]
    assert dict(zip(path_names(COMPONENTS), field.paths, strict=True)) == written


def test_all_384_assemblies():
    """Paths and rivers of every mix; tunnels need both ends, so that 96 of them can be played."""
    playable = [(order, mixed) for order, mixed, refusal in assemblies(COMPONENTS) if refusal is None]
    assert len(list(assemblies(COMPONENTS))) == 384
    assert {mixed for _, mixed in playable} == {"bbbb", "aaaa", "abab", "baba"}
    assert len(playable) == 96
    for _, mixed, refusal in assemblies(COMPONENTS):
        assert refusal is None or refusal.phrase.key == "gor-field-tunnel-exit", mixed


@pytest.mark.parametrize("mixed", MIXED)
def test_paths_and_rivers_of_every_mix(mixed):
    """What spec §1.10 verified, without the tunnels."""
    bare = copy.deepcopy(GAME.components())
    for board in bare["boards"].values():
        board["advanced"].pop("entries", None)
        board["advanced"].pop("exits", None)
    components = from_plain(bare)
    sides = {board: SIDE_OF[letter] for board, letter in zip(BOARDS, mixed, strict=True)}
    for order in ORDERS:
        field = assemble(components, order, sides, bridges=True, chain=False)
        laid = lay(components, order, sides)
        assert len(laid.board_of) == 96
        assert len(field.paths) == 12
        for name, cells in zip(path_names(components), field.paths, strict=True):
            row, column = divmod(cells[0], 10)
            assert 0 in (row, column) or 9 in (row, column)
            assert len(set(cells)) == len(cells)
            assert 6 <= len(cells) <= (10 if mixed[BOARDS.index(name[0])] == "b" or "b" in mixed else 7)
        for cell, current in enumerate(field.currents):
            if current != NOBODY and field.arrows[cell] != NOBODY:
                assert (field.arrows[cell] - current) % 2 == 1, "a bridge runs across the current"


@pytest.mark.parametrize("order", ORDERS)
def test_tunnels_in_every_order(order):
    """Steps left before and after, the same in all orders; entry and exit on different paths."""
    field = laid_out(order, "aaaa")
    found = {}
    for place, through in enumerate(field.through):
        if through != NOBODY:
            before = field.lengths[place >> INDEX] - (place & INDEX_MASK)
            after = field.lengths[through >> INDEX] - (through & INDEX_MASK)
            assert place >> INDEX != through >> INDEX
            found[field.entries[field.cell_of(place)]] = (before, after)
    assert found == {"green": (5, 5), "lilac": (6, 4), "orange": (5, 4), "turquoise": (6, 5)}


# --- boards that are wrong ---


def broken(change) -> Refusal:
    data = copy.deepcopy(GAME.components())
    change(data)
    for mode in ("basic", "advanced"):
        try:
            GAME.prepare(GAME.config(3, {"mode": mode, "order": "ABCD"}, data))
        except Refusal as refusal:
            return refusal
    raise AssertionError("nothing was refused")


def grid(data, board, side, row, column, sign, kind="path"):
    rows = data["boards"][board][side][kind]
    rows[row] = rows[row][:column] + sign + rows[row][column + 1 :]


def put(*arguments, kind="path"):
    return lambda data: grid(data, *arguments, kind=kind)


def drop_exit(data):
    data["boards"]["A"]["advanced"]["exits"] = []


def second_exit(data):
    data["boards"]["A"]["advanced"]["exits"].append({"colour": "green", "cell": [0, 4]})


def start_inside(data):
    data["boards"]["A"]["basic"]["starts"][0] = [1, 3]


def start_in_the_forest(data):
    data["boards"]["A"]["basic"]["starts"][0] = [0, 1]


def shared_exit(data):
    data["boards"]["A"]["advanced"]["exits"] = [{"colour": "green", "cell": [3, 4]}]


def entry_behind_exit(data):
    data["boards"]["A"]["advanced"]["entries"].append({"colour": "orange", "cell": [0, 5]})
    data["boards"]["A"]["advanced"]["exits"] = [{"colour": "green", "cell": [0, 4]}]


def setting(*path, to):
    def change(data):
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


WRONG = {
    "gor-field-path-ends": put("A", "basic", 1, 4, "."),
    "gor-field-path-loop": put("A", "basic", 0, 3, "<"),
    "gor-field-seam": put("B", "basic", 3, 1, "."),
    "gor-field-orphan": put("A", "basic", 1, 2, "v"),
    "gor-field-through-start": put("A", "basic", 0, 3, ">"),
    "gor-field-river-leaves": put("A", "advanced", 0, 3, "^", kind="river"),
    "gor-field-river-loop": put("A", "advanced", 1, 3, "^", kind="river"),
    "gor-field-tunnel-exit": drop_exit,
    "gor-components-start-inside": start_inside,
    "gor-components-start-off": start_in_the_forest,
    "gor-field-tunnel-loop": entry_behind_exit,
    "gor-components-grid": put("A", "basic", 0, 0, "x"),
    "gor-components-colours": setting("colours", to=["red", "rose", "green", "blue"]),
    "gor-components-name": setting("colours", to=["Red!", "yellow", "green", "blue"]),
    "gor-components-deck": setting("decks", "knights", "hard", to=[-1, 2]),
    "gor-components-decks": setting("decks", "dragon", to={"standard": [1]}),
    "gor-components-setup": setting("setup", to={"3": {"knights": 5, "speech": 1}}),
    "gor-components-setup-row": setting("setup", "3", "knights", to=13),
    "gor-components-tiles": setting("tiles", to=[]),
    "gor-components-tile": setting("tiles", 0, "returns", to="never"),
    "gor-components-talk": setting("talk_seconds", to=0),
    "gor-components-starts": setting("boards", "A", "basic", "starts", to=[[0, 4], [0, 4], [0, 0]]),
    "gor-components-starts-differ": setting("boards", "B", "basic", "starts", to=[[0, 3]]),
    "gor-components-shape": setting("boards", to=7),
    "gor-components-boards": setting("boards", "E", to=GAME.components()["boards"]["A"]),
    "gor-components-size": setting("boards", "A", "basic", "path", to=[]),
    "gor-components-tunnel-off": setting("boards", "A", "advanced", "exits", to=[{"colour": "green", "cell": [0, 0]}]),
    "gor-field-short-path": setting("decks", "knights", "standard", to=[9]),
}


@pytest.mark.parametrize("key", WRONG)
def test_a_wrong_board_is_refused_with_a_sentence(key):
    refusal = broken(WRONG[key])
    assert refusal.phrase.key == key
    for language in LANGUAGES:
        assert len(Speaker(language).refused(refusal)) > 20


def test_two_exits_of_one_colour():
    assert broken(second_exit).phrase.key == "gor-field-tunnel-exit"


def test_an_exit_where_paths_have_joined():
    assert broken(shared_exit).phrase.key == "gor-field-tunnel-shared"


def test_fewer_starts_than_knights():
    def change(data):
        for board in data["boards"].values():
            for side in board.values():
                side["starts"] = side["starts"][:1]

    assert broken(change).phrase.key == "gor-components-few-starts"


def test_a_board_too_wide():
    def change(data):
        for board in data["boards"].values():
            for side in board.values():
                side["path"] = [row + "." for row in side["path"]]

    assert broken(change).phrase.key == "gor-components-size"


def test_an_order_that_cannot_be_laid_is_not_drawn():
    """Board A leaves its board one row lower: only B has a path there, so that B must follow A."""
    data = copy.deepcopy(GAME.components())
    for row, column, sign in ((1, 5, "v"), (2, 5, ">"), (3, 5, ".")):
        grid(data, "A", "basic", row, column, sign)
    fields = GAME.prepare(GAME.config(3, {}, data)).fields
    assert len(fields) == 8
    assert all("AB" in field.order * 2 for field in fields)
    with pytest.raises(Refusal) as caught:
        GAME.prepare(GAME.config(3, {"order": "ACBD"}, data))
    assert caught.value.phrase.key == "gor-field-seam"


def test_mixed_sides_where_both_ends_of_a_tunnel_show():
    assert GAME.prepare(GAME.config(3, {"sides": "abab"})).fields[0].through.count(NOBODY) < 12 << INDEX
    with pytest.raises(Refusal) as caught:
        GAME.prepare(GAME.config(3, {"sides": "abbb"}))
    assert caught.value.phrase.key == "gor-field-tunnel-exit"


def test_a_broken_file_is_a_sentence(tmp_path, capsys):
    path = tmp_path / "box.toml"
    path.write_text(default_file().read_text().replace('">>>>vv"', '">>>>v."', 1))
    words = ["simulate", "gorynych", "--games", "1", "--components", str(path), "--option", "order=ABCD"]
    assert main(words) == 2
    assert "does not reach the terem" in capsys.readouterr().err
    for text in ("boards = 3 3", "talk_seconds = " + "9" * 5000):
        path.write_text(text)
        assert main(words) == 2
        assert "TOML" in capsys.readouterr().err


def test_check_judges_every_assembly(capsys):
    assert main(["check", "gorynych", "--games", "1", "--players", "3", "--preset", "basic"]) == 0
    assert "384 assemblies" in capsys.readouterr().out
