"""What a seat or a spectator is shown, and what a seat can deduce; both built from nothing. The shapes: shown.py."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from terem.games.winter_queen import rules, scoring
from terem.games.winter_queen.actions import Pass, holder_name
from terem.games.winter_queen.board import NOBODY, Board
from terem.games.winter_queen.shown import Book, Choices, Crystal, Holder, Knowledge, Pile, View
from terem.games.winter_queen.state import NORMAL, OVER, State, load
from terem.kernel.phrase import Phrase
from terem.kernel.prompt import Prompt

STAGES = ("normal", "final", "over")


def prompt(state: State) -> Prompt:
    """The seat to move; where only the pass is left, the clock may play it."""
    seat = state.to_move
    forced = rules.must_pass(state, seat)
    last = state.stage != NORMAL and state.turns_left <= state.board.players
    key = "wq-prompt-final" if state.stage != NORMAL else "wq-prompt-turn"
    key = "wq-prompt-pass" if forced else "wq-prompt-last" if last else key
    phrase = Phrase(key, {"seat": seat, "turns": state.turns_left})
    return Prompt(id=state.turns, seats=(seat,), phrase=phrase, default=Pass() if forced else None)


def view(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    return views(state, [seat])[0]


def views(state: State, seats: Sequence[int | None]) -> list[View]:
    """The views of several; what lies open on the table is built once for all of them."""
    board, names = state.board, state.board.names
    over = state.stage == OVER
    spaces = {name: _crystal(state, space) for space, name in enumerate(names.spaces)}
    reaches = [rules.reach(state, seat) for seat in range(board.players)]
    holders = [(holder, _pair(state, holder, reaches)) for holder in _holders(state)]
    piles = tuple(
        [
            Pile(name, state.piles[county], _book_name(board, state.tops[county]))
            for county, name in enumerate(names.counties)
        ]
    )
    books = tuple([tuple([_book(state, s, book) for book in rules.books_of(state, s)]) for s in range(board.players)])
    discarded, discarded_books = _counts(board, state.discarded), _discarded_books(state)
    in_bag = _counts(board, state.bag)
    totals = tuple(state.points) if over else None
    question = None if over else prompt(state)
    found = []
    for seat in seats:
        reach = reaches[seat] if seat is not None else []
        found.append(
            View(
                seat=seat,
                players=board.players,
                first=state.first,
                stage=STAGES[state.stage],
                turn=state.turns,
                turns_left=state.turns_left,
                passes=state.passes,
                map=spaces,
                holders=tuple([pair[holder in reach] for holder, pair in holders]),
                bag=sum(state.bag),
                in_bag=in_bag,
                piles=piles,
                books=books,
                discarded=discarded,
                discarded_books=discarded_books,
                points=None if seat is None else state.points[seat],
                totals=totals,
                prompt=question,
                choices=choices(state, seat) if seat is not None and rules.asked(state) == (seat,) else None,
            )
        )
    return found


def _discarded_books(state: State) -> tuple[str, ...]:
    owned: int = sum(state.owned)
    return tuple(
        [
            name
            for book, name in enumerate(state.board.names.books)
            if not (state.unseen[book] or book in state.tops or owned >> book & 1)
        ]
    )


def _crystal(state: State, space: int) -> Crystal | None:
    colour = state.colour_at(space)
    if colour == NOBODY:
        return None
    return _same_crystal(state.board.names.colours[colour], bool(state.depicted >> space & 1))


@lru_cache(maxsize=256)
def _same_crystal(color: str, depicted: bool) -> Crystal:
    """There are few kinds of them, and many lie on a map."""
    return Crystal(color, depicted)


def _holders(state: State) -> list[int]:
    return list(range(state.board.holders)) if state.stage == NORMAL else [state.board.pool]


def _pair(state: State, holder: int, reaches: list[list[int]]) -> tuple[Holder, Holder]:
    """A holder out of reach, and in reach."""
    board = state.board
    name = holder_name(board, holder)
    crystals = _counts(board, state.holders[holder * board.colours : (holder + 1) * board.colours])
    seats = tuple([seat for seat, reach in enumerate(reaches) if holder in reach])
    return Holder(name, crystals, False, seats), Holder(name, crystals, True, seats)


def _counts(board: Board, counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(board.names.colours, counts, strict=True) if count}


def _book_name(board: Board, book: int) -> str | None:
    return None if book == NOBODY else board.names.books[book]


def _book(state: State, seat: int, book: int) -> Book:
    colours = state.pages[book * 2 : book * 2 + 2]
    crystals = [None if colour == NOBODY else state.board.names.colours[colour] for colour in colours]
    worth = [
        None if colour == NOBODY else scoring.points_of(state, seat, book * 2 + page, colour)
        for page, colour in enumerate(colours)
    ]
    return Book(state.board.names.books[book], crystals[0], crystals[1], (worth[0], worth[1]))


def choices(state: State, seat: int) -> Choices:
    """The seat's legal actions in factored form."""
    board, names = state.board, state.board.names
    crystals = rules.crystals_in_reach(state, seat)
    may_take = rules.may_take_book(state, seat)
    books = rules.books_of(state, seat)
    placed = state.occupied() & ~state.depicted
    spaces: dict[str, tuple[str, ...]] = {}
    for space, name in enumerate(names.spaces):
        if state.colour_at(space) == NOBODY and crystals:
            zone = board.zone_of[space]
            counties = range(board.counties) if zone == board.domain else [zone]
            spaces[name] = tuple([names.counties[c] for c in counties if may_take and state.piles[c]])
    activations: dict[str, tuple[str, ...]] = {}
    for book in books if state.stage == NORMAL else []:
        if state.pages[book * 2] != NOBODY or state.pages[book * 2 + 1] != NOBODY:
            due = rules.removal_due(state, book)
            cleared = [names.spaces[s] for s in range(board.spaces) if due and placed >> s & 1]
            activations[names.books[book]] = tuple(cleared)
    return Choices(
        crystals=tuple([(holder_name(board, c // board.colours), names.colours[c % board.colours]) for c in crystals]),
        spaces=spaces,
        pages=tuple(
            [
                (names.books[page // 2], page % 2)
                for book in books
                for page in (book * 2, book * 2 + 1)
                if crystals and state.pages[page] == NOBODY
            ]
        ),
        activations=activations,
        must_pass=rules.must_pass(state, seat),
    )


# --- knowledge ---


def knowledge(state: State, seat: int) -> Knowledge:
    """What the seat can deduce."""
    board = state.board
    unseen = tuple(name for book, name in enumerate(board.names.books) if state.unseen[book])
    return Knowledge(view(state, seat), tuple(state.points), _counts(board, state.bag), unseen)


def redeal(board: Board, known: Knowledge) -> State:
    """The full state: nothing in this game is hidden from perfect memory but orders that do not exist yet."""
    names, shown = board.names, known.view

    def counts(named: dict[str, int]) -> list[int]:
        return [named.get(colour, 0) for colour in names.colours]

    def mask(names_of: list[str], chosen: list[str]) -> int:
        return sum(1 << names_of.index(name) for name in chosen)

    holders = [0] * board.crystals
    for holder in shown.holders:
        place = board.pool if holder.holder == 0 else holder.holder - 1
        holders[place * board.colours : (place + 1) * board.colours] = counts(holder.crystals)
    pages = [NOBODY] * (board.books * 2)
    for books in shown.books:
        for book in books:
            for side, colour in enumerate((book.left, book.right)):
                if colour is not None:
                    pages[names.books.index(book.book) * 2 + side] = names.colours.index(colour)
    lying = {space: crystal for space, crystal in shown.map.items() if crystal}
    data = {
        "stage": STAGES.index(shown.stage),
        "first": shown.first,
        "to_move": (shown.first + shown.turn) % board.players,
        "turns": shown.turn,
        "turns_left": shown.turns_left,
        "passes": shown.passes,
        "crystals": [
            mask(names.spaces, [s for s, crystal in lying.items() if crystal.color == colour])
            for colour in names.colours
        ],
        "depicted": mask(names.spaces, [s for s, crystal in lying.items() if crystal.depicted]),
        "holders": holders,
        "bag": counts(known.bag),
        "discarded": counts(shown.discarded),
        "tops": [NOBODY if pile.top is None else names.books.index(pile.top) for pile in shown.piles],
        "piles": [pile.left for pile in shown.piles],
        "unseen": [int(name in known.unseen) for name in names.books],
        "owned": [mask(names.books, [book.book for book in books]) for books in shown.books],
        "pages": pages,
        "points": list(known.points),
    }
    return load(board, data)


def scramble(state: State, seat: int | None, rng: Random) -> State:
    """A copy with other totals for everybody else: the only thing in the state a viewer is not shown."""
    twin = state.copy()
    if state.stage != OVER:
        twin.points = [points if other == seat else rng.randrange(100) for other, points in enumerate(state.points)]
    return twin
