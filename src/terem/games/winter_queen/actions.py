"""The actions of a turn as readable objects, and their integer codes."""

from __future__ import annotations

from msgspec import Struct

from terem.games.winter_queen import scoring
from terem.games.winter_queen.board import DIRECTIONS, NOBODY, Board
from terem.kernel.phrase import Refusal

POOL = 0
"""The holder of the final stage; the others count from 1."""


class PlaceOnMap(Struct, frozen=True, tag="map", tag_field="do", forbid_unknown_fields=True):
    """Place a crystal on the map; `book` is the county whose top book is taken, or none."""

    holder: int
    crystal: str
    space: str
    book: str | None = None


class PlaceOnBook(Struct, frozen=True, tag="book", tag_field="do", forbid_unknown_fields=True):
    """Place a crystal on a page (0 left, 1 right) of an own book."""

    holder: int
    crystal: str
    book: str
    page: int


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """A target named instead of the best one: a crystal, for Bright Way with a direction, or a rival's seat."""

    space: str | None = None
    direction: str | None = None
    seat: int | None = None


class Activate(Struct, frozen=True, tag="activate", tag_field="do", forbid_unknown_fields=True):
    """Score the filled pages of an own book; with two crystals, `remove` names the crystal taken off the map."""

    book: str
    remove: str | None = None
    left: Target | None = None
    right: Target | None = None


class Pass(Struct, frozen=True, tag="pass", tag_field="do", forbid_unknown_fields=True):
    """The forced pass."""


Action = PlaceOnMap | PlaceOnBook | Activate | Pass


# --- names to numbers ---


def number(names: list[str], name: str, key: str) -> int:
    """The index of a name; refuses an unknown one."""
    if name not in names:
        raise Refusal(key, rule="components", name=name)
    return names.index(name)


def crystal_number(board: Board, holder: int, colour: str) -> int:
    """A crystal's number: holder * colours + colour."""
    if not 0 <= holder <= board.pool:
        raise Refusal("wq-refuse-unknown-holder", rule="§2", holder=holder)
    place = board.pool if holder == POOL else holder - 1
    return place * board.colours + number(board.names.colours, colour, "wq-refuse-unknown-colour")


def holder_name(board: Board, holder: int) -> int:
    """How players call a holder: from 1, the pool 0."""
    return POOL if holder == board.pool else holder + 1


def space_number(board: Board, space: str) -> int:
    """A space's number."""
    return number(board.names.spaces, space, "wq-refuse-unknown-space")


def book_number(board: Board, book: str) -> int:
    """A book's number."""
    return number(board.names.books, book, "wq-refuse-unknown-book")


def target_number(board: Board, target: Target | None) -> scoring.Target | None:
    """The rules' form of a named target; missing parts are NOBODY."""
    if target is None:
        return None
    if target.seat is not None and not 0 <= target.seat < board.players:
        raise Refusal("wq-refuse-target-seat", rule="§5", seat=target.seat)
    return scoring.Target(
        NOBODY if target.space is None else space_number(board, target.space),
        NOBODY if target.direction is None else number(list(DIRECTIONS), target.direction, "wq-refuse-direction"),
        NOBODY if target.seat is None else target.seat,
    )


# --- codes ---


def encode(board: Board, action: Action) -> int:
    """The action's code: below `board.actions` without named targets, above it with them."""
    match action:
        case PlaceOnMap(holder, crystal, space, book):
            county = NOBODY if book is None else number(board.names.counties, book, "wq-refuse-unknown-county")
            target = _space_target(board, space_number(board, space), county)
            return crystal_number(board, holder, crystal) * board.targets + target
        case PlaceOnBook(holder, crystal, book, page):
            if page not in (0, 1):
                raise Refusal("wq-refuse-page", rule="§4.2", page=page)
            target = board.first_page + book_number(board, book) * 2 + page
            return crystal_number(board, holder, crystal) * board.targets + target
        case Activate(book, remove, left, right):
            removal = NOBODY if remove is None else space_number(board, remove)
            base = board.first_activation + book_number(board, book) * (board.spaces + 1) + removal + 1
            span = _target_span(board)
            return base + board.actions * (_target_code(board, left) + span * _target_code(board, right))
        case Pass():
            return board.pass_code


def _space_target(board: Board, space: int, county: int) -> int:
    for target in range(board.first_target[space], board.first_page):
        if board.target_space[target] == space and board.target_book[target] == county:
            return target
    raise Refusal("wq-refuse-other-county", rule="R-01", space=board.names.spaces[space])


def decode(board: Board, code: int) -> Action:
    """The action of a code."""
    names = board.names
    targets, base = divmod(code, board.actions)
    activation = board.first_activation <= base < board.pass_code
    if code < 0 or targets >= _target_span(board) ** 2 or (targets and not activation):
        raise Refusal("refuse-code", code=str(code))
    if base == board.pass_code:
        return Pass()
    if activation:
        book, removal = divmod(base - board.first_activation, board.spaces + 1)
        right, left = divmod(targets, _target_span(board))
        remove = names.spaces[removal - 1] if removal else None
        return Activate(names.books[book], remove, _target_of(board, left), _target_of(board, right))
    crystal, target = divmod(base, board.targets)
    if target >= board.first_page:
        page = target - board.first_page
        return PlaceOnBook(*_crystal_of(board, crystal), names.books[page // 2], page % 2)
    county = board.target_book[target]
    space = names.spaces[board.target_space[target]]
    return PlaceOnMap(*_crystal_of(board, crystal), space, None if county == NOBODY else names.counties[county])


def _crystal_of(board: Board, crystal: int) -> tuple[int, str]:
    holder, colour = divmod(crystal, board.colours)
    return holder_name(board, holder), board.names.colours[colour]


# An effect's named target is none, a space, a space with a direction, or a seat.


def _target_span(board: Board) -> int:
    return 1 + board.spaces * (len(DIRECTIONS) + 1) + board.players


def _target_code(board: Board, target: Target | None) -> int:
    found = target_number(board, target)
    if found is None:
        return 0
    by_seat = found.rival != NOBODY
    if by_seat == (found.space != NOBODY) or (by_seat and found.direction != NOBODY):
        raise Refusal("wq-refuse-target-shape", rule="R-11")
    if by_seat:
        return 1 + board.spaces * (len(DIRECTIONS) + 1) + found.rival
    return 1 + found.space * (len(DIRECTIONS) + 1) + found.direction + 1


def _target_of(board: Board, code: int) -> Target | None:
    if not code:
        return None
    seat = code - 1 - board.spaces * (len(DIRECTIONS) + 1)
    if seat >= 0:
        return Target(seat=seat)
    space, direction = divmod(code - 1, len(DIRECTIONS) + 1)
    return Target(board.names.spaces[space], DIRECTIONS[direction - 1] if direction else None)
