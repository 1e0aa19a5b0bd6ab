"""Every kind of action as text and back, as a person types it and as the record writes it."""

from __future__ import annotations

import pytest
from gorynych.laid import advanced, lay

from terem.games.gorynych import GAME
from terem.games.gorynych import actions as a
from terem.games.gorynych.notation import SHAPES, WORDS
from terem.kernel.phrase import Refusal

TEXTS = {
    "place A1": a.Place("A1"),
    "perch 44": a.Perch("44"),
    "point 1 3": a.Point((1, 3)),
    "point": a.Point(()),
    "speak": a.Speak(),
    "hush": a.Hush(),
    "begin": a.Begin(),
    "red": a.Lock("red"),
    "manoeuvre": a.Lock("manoeuvre"),
    "skip": a.Skip(),
    "fly 2": a.Fly(2),
    "discard fire": a.Discard("fire"),
    "fireball 34": a.Fireball("34"),
    "arrow blue 1": a.Arrow("blue", 1),
    "arrow -": a.Arrow(None, 0),
    "princess 45": a.Princess("45"),
    "repeat red 2 -green": a.Repeat("red", 2, "green"),
    "repeat fire -red": a.Repeat("fire", None, "red"),
    "repeat fire": a.Repeat("fire"),
    "repeat -": a.Repeat(),
    "repeat - -red": a.Repeat(None, None, "red"),
    "repeat red 0": a.Repeat("red", 0),
    "jump 04": a.Jump("04"),
    "trap 3 /5": a.Trap(3, 5),
    "trap 3": a.Trap(3),
    "apples 2 /B3": a.Apples(2, "B3"),
    "apples -": a.Apples(),
    "apples - /B3": a.Apples(None, "B3"),
    "skorokhod 4 61": a.Skorokhod(4, "61"),
    "magnet 3 -1 /2": a.Magnet(3, -1, 2),
    "magnet 3 0": a.Magnet(3, 0),
}


@pytest.mark.parametrize("text", TEXTS)
def test_text_and_back(text):
    state = lay("A1@0")
    assert GAME.read(state, text) == TEXTS[text]
    assert GAME.write(state, TEXTS[text]) == text


def test_every_kind_is_covered():
    assert {type(action) for action in TEXTS.values()} == {*SHAPES, *map(type, WORDS.values()), a.Lock}


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("  RED ", a.Lock("red")),
        ("f", a.Lock("fire")),
        ("m", a.Lock("manoeuvre")),
        ("Place a1", a.Place("A1")),
        ("apples 2 /b3", a.Apples(2, "B3")),
        ("ARROW b 1", a.Arrow("blue", 1)),
        ("repeat r 2 -g", a.Repeat("red", 2, "green")),
        ("magnet 3 +1 /2", a.Magnet(3, 1, 2)),
    ],
)
def test_as_a_person_types_it(typed, action):
    assert GAME.read(lay("A1@0"), typed) == action


@pytest.mark.parametrize("text", ["", "fly", "fly x", "trap", "fly 99999", "redd", "point x", "magnet 3", "\x1b[31m"])
def test_nonsense_is_refused(text):
    with pytest.raises(Refusal) as caught:
        GAME.read(lay("A1@0"), text)
    assert caught.value.phrase.key == "gor-refuse-notation"
    assert "\x1b" not in str(caught.value.phrase.arguments)


def test_codes_and_back():
    """Every code that stands for something here survives decoding and encoding."""
    state = advanced("A1@0 B2@0 C3@1", "22", number=-2)
    board = state.board
    survived = 0
    for code in range(board.point + 8):
        try:
            action = GAME.decode(state, code)
        except Refusal:
            continue
        assert GAME.encode(state, action) == code
        survived += 1
    assert survived > board.actions * 0.9
    for code in (-1, board.point + 8, 10**9):
        with pytest.raises(Refusal):
            GAME.decode(state, code)
