"""Text, JSON and code are faces of one action; nonsense gets a reason."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laid import board, laid

from terem.games.winter_queen import notation
from terem.games.winter_queen.actions import Activate, Pass, PlaceOnBook, PlaceOnMap, Target, decode, encode
from terem.games.winter_queen.board import DIRECTIONS
from terem.games.winter_queen.game import GAME
from terem.kernel.phrase import Refusal
from terem.kernel.table import decode_action

BOARD = board()
spaces, books = st.sampled_from(BOARD.names.spaces), st.sampled_from(BOARD.names.books)
colours, holders = st.sampled_from(BOARD.names.colours), st.integers(0, 4)
targets = st.one_of(
    st.none(),
    st.builds(Target, space=spaces),
    st.builds(Target, space=spaces, direction=st.sampled_from(DIRECTIONS)),
    st.builds(Target, seat=st.integers(0, 3)),
)
placements = st.integers(0, BOARD.first_page - 1).map(
    lambda k: (
        BOARD.names.spaces[BOARD.target_space[k]],
        None if BOARD.target_book[k] < 0 else BOARD.names.counties[BOARD.target_book[k]],
    )
)
actions = st.one_of(
    st.builds(lambda h, c, p: PlaceOnMap(h, c, *p), holders, colours, placements),
    st.builds(PlaceOnBook, holders, colours, books, st.integers(0, 1)),
    st.builds(Activate, books, st.none() | spaces, targets, targets),
    st.just(Pass()),
)


@given(actions)
def test_every_action_survives_all_four_faces(action):
    text = notation.write(BOARD, action)
    assert notation.read(BOARD, text) == action
    assert notation.read(BOARD, text.lower()) == action
    assert decode(BOARD, encode(BOARD, action)) == action
    import msgspec

    assert decode_action(GAME, msgspec.json.decode(msgspec.json.encode(action))) == action


@given(st.integers(0, BOARD.actions - 1))
def test_every_code_is_an_action(code):
    assert encode(BOARD, decode(BOARD, code)) == code


@given(st.integers())
def test_any_number_is_a_code_or_refused(code):
    try:
        action = decode(BOARD, code)
    except Refusal:
        return
    assert encode(BOARD, action) == code


@given(st.text(max_size=20))
def test_any_text_is_an_action_or_refused(text):
    state = laid()
    try:
        action = GAME.read(state, text)
    except Refusal:
        return
    assert GAME.check(state, 0, action) is not None  # nothing lies on the holders of this table


@pytest.mark.parametrize("text", ["", "R", "R1", "R1>", ">B3", "R1>B3+", "R1>B3.3", "SB12", "!", "passing", "R1 > B3"])
def test_half_an_action_is_refused(text):
    with pytest.raises(Refusal):
        notation.read(BOARD, text)
