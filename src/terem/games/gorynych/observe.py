"""A seat's knowledge as numbers between 0 and 1, from that seat's place at the table."""

from __future__ import annotations

from functools import lru_cache

from terem.games.gorynych.board import CARDS, INDEX, INDEX_MASK, NOBODY, TILES, Board, Field
from terem.games.gorynych.components import LARGEST_STEP, MOST_KNIGHTS
from terem.games.gorynych.state import OVER, State

_PHASES = OVER + 1
_ENDINGS = 4
_PLANES = 13
"""By cell: path in four directions, river in four, entry, exit, terem, dragon, knights."""


def size(board: Board) -> int:
    """How many numbers `observe` gives."""
    seats = board.players * (3 * CARDS + 5)
    decks = len(board.knight_deck.values) + len(board.dragon_deck.values)
    knights = board.knights * (board.starts + 5)
    return _PLANES * board.cells + knights + seats + decks + 2 * len(TILES) + 3 * CARDS + _PHASES + _ENDINGS + 4 + 7


def observe(state: State, seat: int) -> list[float]:
    """The field, the knights, the seats clockwise from the viewer, decks and tiles, own secrets, the round."""
    board = state.board
    found = [*_planes(state.field)]
    found += _one_hot(state.dragon, board.cells)
    found += _crowd(state)
    for knight in range(board.knights):
        found += _knight(state, knight)
    for number in range(board.players):
        found += _seat(state, (seat + number) % board.players)
    for left, deck in ((state.knight_deck, board.knight_deck), (state.dragon_deck, board.dragon_deck)):
        found += [count / full for count, full in zip(left, deck.counts, strict=True)]
    found += [float(tile in state.tiles) for tile in range(len(TILES))]
    found += [float(state.turned >> tile & 1) for tile in range(len(TILES))]
    found += _one_hot(state.locked[seat], CARDS) + _one_hot(state.discards[seat], CARDS) + _one_hot(state.card, CARDS)
    found += _one_hot(state.phase, _PHASES) + _one_hot(state.ending, _ENDINGS) + _one_hot(state.rotation, 4)
    return [
        *found,
        state.steps / LARGEST_STEP,
        (state.number + LARGEST_STEP) / (2 * LARGEST_STEP),
        float(state.protected),
        float(state.flag),
        float(state.swift),
        float(state.spoken),
        state.speech / max(board.settings.speech, 1),
    ]


def _one_hot(place: int, length: int) -> list[float]:
    found = [0.0] * length
    if place != NOBODY:
        found[place] = 1.0
    return found


@lru_cache(maxsize=256)
def _planes(field: Field) -> tuple[float, ...]:
    """What never changes, by cell."""
    found = []
    for grid in (field.arrows, field.currents):
        for direction in range(4):
            found += [float(sign == direction) for sign in grid]
    for marked in (field.entries, field.exits, field.terem):
        found += [float(cell in marked) for cell in range(field.cells)]
    return tuple(found)


def _crowd(state: State) -> list[float]:
    """Knights on each cell, as a share of the most there can be."""
    found = [0.0] * state.field.cells
    for place in state.knights:
        if place >= 0 and place & INDEX_MASK < state.field.lengths[place >> INDEX]:
            found[state.field.cell_of(place)] += 1.0 / MOST_KNIGHTS
    return [min(share, 1.0) for share in found]


def _knight(state: State, knight: int) -> list[float]:
    place = state.knights[knight]
    path = place >> INDEX if place >= 0 else NOBODY
    left = (state.field.lengths[path] - (place & INDEX_MASK)) / INDEX_MASK if place >= 0 else 0.0
    return [
        *_one_hot(path, state.board.starts),
        float(place >= 0),
        left,
        float(state.shield == knight),
        float(state.horse == knight),
        float(state.pointed >> knight & 1),
    ]


def _seat(state: State, seat: int) -> list[float]:
    cards = []
    for mask in (state.hands[seat], state.rows[seat], state.boxes[seat]):
        cards += [float(mask >> card & 1) for card in range(CARDS)]
    return [
        *cards,
        float(state.locked[seat] != NOBODY),
        float(state.took[seat] != NOBODY),
        float(state.discards[seat] != NOBODY),
        float(state.first == seat),
        float(state.acting == seat),
    ]
