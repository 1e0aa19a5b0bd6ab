"""A position from somebody's real table, typed in to be scored (docs/position.md)."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from terem.games.winter_queen import scoring
from terem.games.winter_queen.actions import book_number, number, space_number
from terem.games.winter_queen.board import NOBODY, Board
from terem.games.winter_queen.explain import Explanation, explain
from terem.games.winter_queen.scoring import size
from terem.games.winter_queen.state import State, new_state
from terem.kernel.phrase import Refusal
from terem.kernel.record import UNREADABLE


class PositionBook(Struct, frozen=True, forbid_unknown_fields=True):
    """A book in front of a player (seats from 1) with the crystals on its pages."""

    seat: int
    book: str
    left: str | None = None
    right: str | None = None


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table: `map` as "A1=R C1=g", capital letters placed, small ones depicted."""

    map: str
    books: list[PositionBook]
    players: int = 2
    points: list[int] | None = None


class SeatScore(Struct, frozen=True):
    """What a player's filled pages are worth now."""

    seat: int
    pages: list[Explanation]
    pages_total: int
    total: int | None
    """With the points typed in, what the player would have after final scoring."""


def read_position(data: bytes) -> Position:
    """The position of a JSON file."""
    try:
        return msgspec.json.decode(data, type=Position)
    except UNREADABLE as error:
        raise Refusal("wq-position-shape", rule="position", detail=str(error)) from error


def set_up(board: Board, position: Position) -> State:
    """The state of a position; refuses what cannot lie on a table."""
    state = new_state(board)
    _lay_map(state, position.map)
    for book in position.books:
        _lay_book(state, book)
    for colour, name in enumerate(board.names.colours):
        placed = size(state.crystals[colour] & ~state.depicted) + state.pages.count(colour)
        if placed > board.crystals_per_colour:
            raise Refusal(
                "wq-position-crystals", rule="§1.1", colour=name, found=placed, most=board.crystals_per_colour
            )
        state.bag[colour] -= placed
    if position.points is not None:
        if len(position.points) != board.players or min(position.points) < 0:
            raise Refusal("wq-position-points", rule="position", players=board.players)
        state.points = list(position.points)
    return state


def _lay_map(state: State, text: str) -> None:
    board = state.board
    for word in text.replace(",", " ").split():
        name, _, letter = word.partition("=")
        name = name.upper() if name.upper() in board.names.spaces else name
        if len(letter) != 1 or letter.upper() not in board.names.letters:
            known = " ".join(board.names.letters)
            raise Refusal("wq-position-crystal", rule="position", word=word, known=known)
        space = space_number(board, name)
        if state.colour_at(space) != NOBODY:
            raise Refusal("wq-position-two-crystals", rule="§4.1", space=name)
        colour = board.names.letters.index(letter.upper())
        state.crystals[colour] |= 1 << space
        if letter.islower():
            if board.zone_of[space] != board.domain:
                raise Refusal("wq-position-depicted", rule="§1.4", space=name)
            state.depicted |= 1 << space
            if size(state.crystals[colour] & state.depicted) > board.pictures.count(colour):
                raise Refusal("wq-position-pictures", rule="§1.4", space=name, colour=board.names.colours[colour])


def _lay_book(state: State, book: PositionBook) -> None:
    board = state.board
    if not 1 <= book.seat <= board.players:
        raise Refusal("wq-position-seat", rule="position", given=book.seat, players=board.players)
    tile = book_number(board, book.book)
    if any(owned >> tile & 1 for owned in state.owned):
        raise Refusal("wq-position-book-twice", rule="position", book=book.book)
    seat = book.seat - 1
    state.owned[seat] |= 1 << tile
    state.unseen[tile] = 0
    if state.owned[seat].bit_count() > board.book_limit:
        raise Refusal("wq-position-books", rule="R-06", given=book.seat, most=board.book_limit)
    for side, colour in enumerate((book.left, book.right)):
        if colour is not None:
            letters = board.names.letters
            named = board.names.colours[letters.index(colour.upper())] if colour.upper() in letters else colour.lower()
            state.pages[tile * 2 + side] = number(board.names.colours, named, "wq-refuse-unknown-colour")


def score(state: State, with_points: bool) -> list[SeatScore]:
    """Every filled page of every seat with its best choice and the reason."""
    board = state.board
    scores = []
    for seat in range(board.players):
        pages = [
            explain(state, seat, page, scoring.best(state, seat, page, colour))
            for page, colour in enumerate(state.pages)
            if colour != NOBODY and state.owned[seat] >> page // 2 & 1
        ]
        gained = sum(page.points for page in pages)
        scores.append(SeatScore(seat, pages, gained, state.points[seat] + gained if with_points else None))
    return scores


def scored(board: Board, position: Position) -> list[SeatScore]:
    """The scores of a position."""
    return score(set_up(board, position), position.points is not None)
