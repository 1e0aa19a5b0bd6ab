"""Why an action is a good one, in one sentence."""

from __future__ import annotations

from terem.games.winter_queen import scoring
from terem.games.winter_queen.board import NOBODY, POLAR_STAR
from terem.games.winter_queen.explain import page_phrase
from terem.games.winter_queen.rules import books_of
from terem.games.winter_queen.state import NORMAL, State
from terem.kernel.phrase import Phrase


def why(state: State, seat: int, code: int) -> Phrase:
    """The reason an onlooker would give: what the action scores, fills, takes, improves or spoils."""
    board = state.board
    if code >= board.pass_code:
        return Phrase("wq-coach-pass")
    if code >= board.first_activation:
        return _activation(state, seat, *divmod(code - board.first_activation, board.spaces + 1))
    crystal, target = divmod(code, board.targets)
    colour = crystal % board.colours
    if target >= board.first_page:
        found = _page(state, seat, target - board.first_page, colour)
    else:
        found = _map(state, seat, colour, board.target_space[target], board.target_book[target])
    last = sum(_holder(state, crystal // board.colours)) == 1
    return Phrase("wq-coach-and-last", {"why": found}) if last else found


def _activation(state: State, seat: int, book: int, removal: int) -> Phrase:
    points = sum(
        scoring.points_of(state, seat, page, state.pages[page])
        for page in (book * 2, book * 2 + 1)
        if state.pages[page] != NOBODY
    )
    about = {"book": _named(state, book), "points": points}
    if not removal:
        return Phrase("wq-coach-activate", about)
    return Phrase("wq-coach-activate-return", {**about, "space": state.board.names.spaces[removal - 1]})


def _named(state: State, book: int) -> Phrase:
    """A book by what its pages do: on the table it has no number."""
    return Phrase("wq-book-open", {"left": page_phrase(state, book * 2), "right": page_phrase(state, book * 2 + 1)})


def _page(state: State, seat: int, page: int, colour: int) -> Phrase:
    """What it shows now, and where that is likely to go as the map fills."""
    filled = state.copy()
    filled.pages[page] = colour
    about = {"effect": page_phrase(state, page), "points": scoring.points_of(filled, seat, page, colour)}
    if state.stage != NORMAL:
        return Phrase("wq-coach-page", about)
    return Phrase("wq-coach-page-fades" if state.board.effect_of[page] == POLAR_STAR else "wq-coach-page-grows", about)


def _map(state: State, seat: int, colour: int, space: int, county: int) -> Phrase:
    """A book, if one is taken; whose pages show more or less now; else that nobody's do."""
    after = state.copy()
    after.crystals[colour] |= 1 << space
    rises = {other: _shown(after, other) - _shown(state, other) for other in range(state.board.players)}
    own = rises.pop(seat)
    helped = max(rises.values()) > 0
    if county != NOBODY:
        book = {"book": _named(state, state.tops[county])}
        if own > 0:
            return Phrase("wq-coach-book-grow", {**book, "points": own})
        return Phrase("wq-coach-book" if helped else "wq-coach-book-alone", book)
    ready = _ready(after, seat) - _ready(state, seat)
    hurt = min(rises, key=lambda other: rises[other])
    if own > 0:
        return Phrase("wq-coach-grow", {"points": own})
    if rises[hurt] < 0:
        return Phrase("wq-coach-spoil", {"points": -rises[hurt], "seat": hurt})
    if ready > 0:
        return Phrase("wq-coach-ready", {"points": ready})
    if own < 0:
        return Phrase("wq-coach-shrink", {"points": -own})
    return Phrase("wq-coach-keep" if helped else "wq-coach-quiet")


def _holder(state: State, holder: int) -> list[int]:
    colours = state.board.colours
    return state.holders[holder * colours : (holder + 1) * colours]


def _shown(state: State, seat: int) -> int:
    """What the filled pages of a seat show."""
    return sum(scoring.points_of(state, seat, page, state.pages[page]) for page in _pages(state, seat, filled=True))


def _ready(state: State, seat: int) -> int:
    """What the empty pages of a seat would show at best."""
    colours = range(state.board.colours)
    return sum(
        max(scoring.points_of(state, seat, page, colour) for colour in colours)
        for page in _pages(state, seat, filled=False)
    )


def _pages(state: State, seat: int, *, filled: bool) -> list[int]:
    """The pages of a seat that bear a crystal, or those that bear none."""
    pages = [page for book in books_of(state, seat) for page in (book * 2, book * 2 + 1)]
    return [page for page in pages if (state.pages[page] != NOBODY) == filled]
