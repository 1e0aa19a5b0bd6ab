"""Decides any action a player may send, and says by which rule it is refused."""

from __future__ import annotations

from terem.games.winter_queen import rules, scoring
from terem.games.winter_queen.actions import (
    POOL,
    Action,
    Activate,
    Pass,
    PlaceOnBook,
    PlaceOnMap,
    Target,
    book_number,
    crystal_number,
    encode,
    number,
    space_number,
    target_number,
)
from terem.games.winter_queen.board import (
    ARCANE_KNOWLEDGE,
    BRIGHT_WAY,
    FOREST_WISPS,
    NOBODY,
    POLAR_STAR,
    ROSE_OF_THE_WINDS,
)
from terem.games.winter_queen.explain import page_phrase
from terem.games.winter_queen.state import NORMAL, State
from terem.kernel.phrase import Refusal

_TARGETED = (FOREST_WISPS, ROSE_OF_THE_WINDS, POLAR_STAR, BRIGHT_WAY, ARCANE_KNOWLEDGE)
"""Effects that are aimed at something."""


def check(state: State, seat: int, action: Action) -> Refusal | None:
    """Why the seat to move may not do this, or None."""
    try:
        match action:
            case PlaceOnMap():
                _place_on_map(state, seat, action)
            case PlaceOnBook():
                _place_on_book(state, seat, action)
            case Activate():
                _activate(state, seat, action)
            case Pass():
                _pass(state, seat)
        encode(state.board, action)
    except Refusal as refusal:
        return refusal
    return None


def _crystal(state: State, seat: int, holder: int, colour: str) -> None:
    """The crystal must lie on a holder within reach."""
    board = state.board
    crystal = crystal_number(board, holder, colour)
    place = crystal // board.colours
    if state.stage == NORMAL and board.holders <= place < board.pool:
        raise Refusal("wq-refuse-unknown-holder", rule="§2", holder=holder)
    if place not in rules.reach(state, seat):
        if state.stage != NORMAL:
            raise Refusal("wq-refuse-only-pool", rule="§7")
        if holder == POOL:
            raise Refusal("wq-refuse-no-pool", rule="§7")
        within = ", ".join(str(h + 1) for h in rules.reach(state, seat))
        raise Refusal("wq-refuse-out-of-reach", rule="§2", holder=holder, reach=within)
    if not state.holders[crystal]:
        raise Refusal("wq-refuse-no-such-crystal", rule="§4.1", holder=holder, colour=colour)


def _place_on_map(state: State, seat: int, action: PlaceOnMap) -> None:
    board = state.board
    _crystal(state, seat, action.holder, action.crystal)
    space = space_number(board, action.space)
    lying = state.colour_at(space)
    if lying != NOBODY:
        raise Refusal("wq-refuse-space-taken", rule="§4.1", space=action.space, colour=board.names.colours[lying])
    if action.book is not None:
        _take(state, seat, space, action.book)


def _take(state: State, seat: int, space: int, book: str) -> None:
    """A book comes from the county of the space, on the domain from any; never a fourth."""
    board = state.board
    county = number(board.names.counties, book, "wq-refuse-unknown-county")
    zone = board.zone_of[space]
    if zone not in (county, board.domain):
        raise Refusal("wq-refuse-other-county", rule="R-01", space=board.names.spaces[space])
    if not rules.may_take_book(state, seat):
        raise Refusal("wq-refuse-book-limit", rule="R-06", most=board.book_limit)
    if not state.piles[county]:
        raise Refusal("wq-refuse-pile-empty", rule="§4.1", county=book)


def _own_book(state: State, seat: int, name: str) -> int:
    book = book_number(state.board, name)
    if not state.owned[seat] >> book & 1:
        raise Refusal("wq-refuse-not-your-book", rule="§4.2", book=name)
    return book


def _place_on_book(state: State, seat: int, action: PlaceOnBook) -> None:
    _crystal(state, seat, action.holder, action.crystal)
    book = _own_book(state, seat, action.book)
    if action.page not in (0, 1):
        raise Refusal("wq-refuse-page", rule="§4.2", page=action.page)
    lying = state.pages[book * 2 + action.page]
    if lying != NOBODY:
        colour = state.board.names.colours[lying]
        raise Refusal("wq-refuse-page-taken", rule="§4.2", book=action.book, page=action.page + 1, colour=colour)


def _activate(state: State, seat: int, action: Activate) -> None:
    if state.stage != NORMAL:
        raise Refusal("wq-refuse-final-activation", rule="§7")
    book = _own_book(state, seat, action.book)
    if state.pages[book * 2] == NOBODY and state.pages[book * 2 + 1] == NOBODY:
        raise Refusal("wq-refuse-empty-book", rule="§4.3", book=action.book)
    _target(state, seat, book * 2, action.left)
    _target(state, seat, book * 2 + 1, action.right)
    _removal(state, book, action.remove)


def _removal(state: State, book: int, remove: str | None) -> None:
    due = rules.removal_due(state, book)
    if remove is None:
        if due:
            raise Refusal("wq-refuse-removal-missing", rule="R-09")
        return
    if not due:
        raise Refusal("wq-refuse-removal-not-due", rule="§4.3")
    space = space_number(state.board, remove)
    if state.depicted >> space & 1:
        raise Refusal("wq-refuse-removal-depicted", rule="R-28", space=remove)
    if state.colour_at(space) == NOBODY:
        raise Refusal("wq-refuse-removal-empty", rule="§4.3", space=remove)


def _target(state: State, seat: int, page: int, named: Target | None) -> None:
    """A named target must be one the effect offers; none where the effect takes none (R-11)."""
    board = state.board
    target = target_number(board, named)
    if target is None:
        return
    effect, colour = board.effect_of[page], state.pages[page]
    if colour == NOBODY:
        raise Refusal("wq-refuse-target-empty-page", rule="R-11", page=page % 2 + 1)
    if effect not in _TARGETED:
        raise Refusal("wq-refuse-target-none", rule="R-11", effect=page_phrase(state, page))
    if effect == ARCANE_KNOWLEDGE:
        if target.space != NOBODY or target.direction != NOBODY or target.rival in (seat, NOBODY):
            raise Refusal("wq-refuse-target-rival", rule="§5")
        return
    if target.rival != NOBODY or target.space == NOBODY:
        raise Refusal("wq-refuse-target-crystal", rule="§5", effect=page_phrase(state, page))
    if (effect == BRIGHT_WAY) != (target.direction != NOBODY):
        raise Refusal("wq-refuse-target-direction", rule="R-14")
    if not scoring.anchors(state, effect, board.wisp_of[page], colour) >> target.space & 1:
        space = board.names.spaces[target.space]
        raise Refusal("wq-refuse-target-space", rule="§5", space=space, effect=page_phrase(state, page))


def _pass(state: State, seat: int) -> None:
    if rules.legal(state, seat) != [state.board.pass_code]:
        raise Refusal("wq-refuse-pass", rule="R-05")
