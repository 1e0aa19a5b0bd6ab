"""Why an action is a good one, in one sentence."""

from __future__ import annotations

from terem.games.winter_queen import scoring
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.explain import page_phrase
from terem.games.winter_queen.rules import books_of
from terem.games.winter_queen.state import State
from terem.kernel.phrase import Phrase


def why(state: State, seat: int, code: int) -> Phrase:
    """The reason an onlooker would give: what the action scores, fills, takes, improves or spoils."""
    board = state.board
    if code >= board.pass_code:
        return Phrase("wq-coach-pass")
    if code >= board.first_activation:
        return _activation(state, seat, (code - board.first_activation) // (board.spaces + 1))
    crystal, target = divmod(code, board.targets)
    colour = crystal % board.colours
    if target >= board.first_page:
        return _page(state, seat, target - board.first_page, colour)
    return _map(state, seat, crystal, board.target_space[target], board.target_book[target])


def _activation(state: State, seat: int, book: int) -> Phrase:
    points = sum(
        scoring.points_of(state, seat, page, state.pages[page])
        for page in (book * 2, book * 2 + 1)
        if state.pages[page] != NOBODY
    )
    return Phrase("wq-coach-activate", {"book": _named(state, book), "points": points})


def _named(state: State, book: int) -> Phrase:
    """A book by what its pages do: on the table it has no number."""
    return Phrase("wq-book-open", {"left": page_phrase(state, book * 2), "right": page_phrase(state, book * 2 + 1)})


def _page(state: State, seat: int, page: int, colour: int) -> Phrase:
    filled = state.copy()
    filled.pages[page] = colour
    points = scoring.points_of(filled, seat, page, colour)
    return Phrase("wq-coach-page", {"effect": page_phrase(state, page), "points": points})


def _map(state: State, seat: int, crystal: int, space: int, county: int) -> Phrase:
    """A book, if one is taken and nothing else is as good; else whose pages show more or less now."""
    board = state.board
    after = state.copy()
    after.crystals[crystal % board.colours] |= 1 << space
    own = _shown(after, seat) - _shown(state, seat)
    rivals = [other for other in range(board.players) if other != seat]
    spoilt = max(_shown(state, other) - _shown(after, other) for other in rivals)
    last = sum(_holder(state, crystal // board.colours)) == 1
    if county != NOBODY:
        book = state.tops[county]
        if own > 0:
            return Phrase("wq-coach-book-grow", {"book": _named(state, book), "points": own})
        return Phrase("wq-coach-book", {"book": _named(state, book)})
    if own > 0:
        return Phrase("wq-coach-grow", {"points": own})
    if spoilt > 0:
        return Phrase("wq-coach-spoil", {"points": spoilt})
    return Phrase("wq-coach-last") if last else Phrase("wq-coach-quiet")


def _holder(state: State, holder: int) -> list[int]:
    colours = state.board.colours
    return state.holders[holder * colours : (holder + 1) * colours]


def _shown(state: State, seat: int) -> int:
    """What all pages of a seat show: filled ones now, empty ones at best."""
    total = 0
    for book in books_of(state, seat):
        for page in (book * 2, book * 2 + 1):
            colours = range(state.board.colours) if state.pages[page] == NOBODY else [state.pages[page]]
            total += max(scoring.points_of(state, seat, page, colour) for colour in colours)
    return total
