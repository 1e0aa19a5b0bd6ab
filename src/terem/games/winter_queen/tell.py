"""What happened, told from the states before and after an action."""

from __future__ import annotations

from terem.games.winter_queen import rules, scoring
from terem.games.winter_queen.actions import (
    Action,
    Activate,
    Pass,
    PlaceOnBook,
    PlaceOnMap,
    Target,
    book_number,
    crystal_number,
    target_number,
)
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.explain import explain, page_phrase
from terem.games.winter_queen.state import FINAL, NORMAL, OVER, State
from terem.kernel.phrase import Argument, Event, Phrase


def tell(before: State, seat: int, action: Action, after: State) -> list[Event]:
    """The events of an action, in the order they happen on the table."""
    match action:
        case PlaceOnMap():
            events = [_event("wq-event-placed", seat=seat, colour=action.crystal, space=action.space)]
            if action.book is not None:
                events += _book_taken(before, seat, action.book, after)
            events += _holder(before, seat, crystal_number(before.board, action.holder, action.crystal), after)
        case PlaceOnBook():
            events = [
                _event("wq-event-on-page", seat=seat, colour=action.crystal, book=action.book, page=action.page + 1)
            ]
            events += _holder(before, seat, crystal_number(before.board, action.holder, action.crystal), after)
        case Activate():
            events = _activated(before, seat, action)
        case Pass():
            events = [_event("wq-event-passed", seat=seat)]
    if after.stage == OVER:
        events += _final_scoring(after)
    return events


def _event(key: str, **arguments: Argument) -> Event:
    return Event(Phrase(key, arguments))


def book_phrase(state: State, book: int) -> Phrase:
    """A book with the effects of its two pages."""
    left, right = page_phrase(state, book * 2), page_phrase(state, book * 2 + 1)
    return Phrase("wq-book", {"book": state.board.names.books[book], "left": left, "right": right})


def _book_taken(before: State, seat: int, county: str, after: State) -> list[Event]:
    pile = before.board.names.counties.index(county)
    taken = _event("wq-event-took-book", seat=seat, county=county, book=book_phrase(before, before.tops[pile]))
    if after.tops[pile] == NOBODY:
        return [taken, _event("wq-event-pile-empty", county=county)]
    shown = _event("wq-event-pile-shows", county=county, book=book_phrase(after, after.tops[pile]))
    return [taken, shown]


def _holder(before: State, seat: int, crystal: int, after: State) -> list[Event]:
    """The bonus, the refill and the start of the final stage, where the crystal was the last of its holder."""
    board = before.board
    holder = crystal // board.colours
    counts = before.holders[holder * board.colours : (holder + 1) * board.colours]
    if sum(counts) > 1:
        return []
    events = []
    if before.stage == NORMAL or board.rulings.last_of_pool_bonus:
        events.append(_event("wq-event-bonus", seat=seat))
    if before.stage == NORMAL:
        drawn = [
            Phrase("wq-colour", {"colour": board.names.colours[c]})
            for c in range(board.colours)
            for _ in range(before.bag[c] - after.bag[c])
        ]
        events.append(_event("wq-event-refilled", holder=holder + 1, crystals=drawn))
        if after.stage == FINAL:
            events.append(_event("wq-event-final-stage", turns=after.turns_left))
    return events


def _activated(before: State, seat: int, action: Activate) -> list[Event]:
    board = before.board
    book = book_number(board, action.book)
    events = []
    for page, named in ((book * 2, action.left), (book * 2 + 1, action.right)):
        if before.pages[page] != NOBODY:
            score = _scored(before, seat, page, named)
            events.append(_score_event("wq-event-scored", before, seat, page, score))
    events.append(_event("wq-event-discarded", seat=seat, book=action.book))
    if action.remove is not None:
        colour = before.colour_at(board.names.spaces.index(action.remove))
        events.append(_event("wq-event-removed", seat=seat, space=action.remove, colour=board.names.colours[colour]))
    return events


def _scored(state: State, seat: int, page: int, named: Target | None) -> scoring.Score:
    target = target_number(state.board, named)
    if target is None:
        return scoring.best(state, seat, page, state.pages[page])
    return scoring.at_target(state, seat, page, state.pages[page], target)


def _score_event(key: str, state: State, seat: int, page: int, score: scoring.Score) -> Event:
    return _event(
        key,
        seat=seat,
        book=state.board.names.books[page // 2],
        effect=page_phrase(state, page),
        points=score.points,
        why=explain(state, seat, page, score).phrase,
    )


def _final_scoring(after: State) -> list[Event]:
    """Seat order from P1; nothing is discarded, so the final position is the one that is scored."""
    board = after.board
    events = []
    if sum(after.bag):
        events.append(_event("wq-event-deadlock"))
    order = [(after.first + number) % board.players for number in range(board.players)]
    for seat in order:
        for book in rules.books_of(after, seat):
            for page in (book * 2, book * 2 + 1):
                colour = after.pages[page]
                if colour != NOBODY:
                    score = scoring.best(after, seat, page, colour)
                    events.append(_score_event("wq-event-final-score", after, seat, page, score))
    return events + [_event("wq-event-total", seat=seat, points=after.points[seat]) for seat in order]
