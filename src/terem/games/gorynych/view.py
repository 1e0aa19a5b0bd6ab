"""What a seat or a spectator is shown, and what a seat can deduce; both built from nothing."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from msgspec import Struct

from terem.games.gorynych.actions import Begin, Hush, Skip
from terem.games.gorynych.board import (
    CARDS,
    COUNTERS,
    INDEX,
    INDEX_MASK,
    MANOEUVRE,
    NOBODY,
    TILES,
    WAITING,
    Board,
    Deck,
    Field,
    Names,
)
from terem.games.gorynych.check import PHASES
from terem.games.gorynych.choices import asked, free_hand, replaceable
from terem.games.gorynych.effects import limit
from terem.games.gorynych.offer import Choices, Flight, card_perils, choices, flights
from terem.games.gorynych.state import CHOOSE, DISCARD, OVER, PERCH, PLACE, SIGNAL, TALK, State, load
from terem.kernel.phrase import Phrase
from terem.kernel.prompt import Interjection, Prompt

ENDINGS = ("won", "terem-reached", "field-left", "terem-burnt")
DIRECTIONS = ("up", "right", "down", "left")
HIDDEN = -2
"""In `Knowledge.position`: a card that lies face down before somebody else."""


class FieldView(Struct, frozen=True):
    """The assembled field: rows of signs, `.` where nothing is."""

    order: str
    path: tuple[str, ...]
    river: tuple[str, ...]
    terem: tuple[str, ...]
    starts: dict[str, str]
    entries: dict[str, str]
    exits: dict[str, str]


class Knight(Struct, frozen=True):
    """A knight on the field; `cell` is None in the terem."""

    knight: int
    path: str
    cell: str | None
    left: int
    """Steps until it enters the terem."""
    shield: bool
    horse: bool
    pointed: bool
    soon: bool
    """The next knights' card may bring it in."""


class Tile(Struct, frozen=True):
    """A manoeuvre tile; turned, it shows the knights' side and cannot be used."""

    tile: str
    counter: str
    turned: bool


class SeatView(Struct, frozen=True):
    """Somebody's cards. Hands follow from the open rows, so they are shown; a locked card is still among them."""

    hand: tuple[str, ...]
    row: tuple[str, ...]
    box: tuple[str, ...]
    locked: bool
    took: tuple[str, ...] | None
    """The row taken back by skipping this round."""
    discarding: bool
    """A card is chosen for the Discard, not shown yet."""


class Cards(Struct, frozen=True):
    """A movement deck: the cards still in it and those on its discard pile; no order exists."""

    left: tuple[int, ...]
    gone: tuple[int, ...]
    coming: tuple[int, ...]
    """What the next card is drawn from: the deck, or all cards again where it is empty."""


class View(Struct, frozen=True):
    """The table as one seat, or a spectator (None), sees it."""

    seat: int | None
    players: int
    phase: str
    round: int
    first: int
    acting: int | None
    revealed: str | None
    field: FieldView
    compass: dict[str, str]
    dragon: str | None
    knights: tuple[Knight, ...]
    destroyed: tuple[int, ...]
    steps: int
    number: int
    limit: int
    flights: dict[str, tuple[Flight, ...]]
    """Where each arrow could take the dragon from here, by colour; what is decided when the card comes to light."""
    perils: tuple[str, ...]
    """Cards that would lose the game if they came to light now."""
    knight_deck: Cards
    dragon_deck: Cards
    tiles: tuple[Tile, ...]
    protected: bool
    flag: bool
    speech: int
    seats: tuple[SeatView, ...]
    locked: str | None
    """The seat's own face-down card."""
    discarding: str | None
    """The card the seat has chosen to discard."""
    ending: str | None
    prompt: Prompt | None
    choices: Choices | None


# --- the prompt ---

_PROMPTS = {
    PLACE: "gor-prompt-place",
    PERCH: "gor-prompt-perch",
    SIGNAL: "gor-prompt-signal",
    TALK: "gor-prompt-talk",
    CHOOSE: "gor-prompt-choose",
    DISCARD: "gor-prompt-discard",
}


def prompt(state: State) -> Prompt:
    """Whom the table waits for, and how; an absent player skips, an absent first player signals nothing."""
    board, phase = state.board, state.phase
    settings = board.settings
    key = _PROMPTS.get(phase) or ("gor-prompt-manoeuvre" if state.card == MANOEUVRE else "gor-prompt-fly")
    arguments: dict[str, Any] = {}
    if state.acting != NOBODY:
        arguments["seat"] = state.acting
    if key == "gor-prompt-fly":
        arguments |= {"card": board.names.cards[state.card], "most": limit(state)}
    seconds = {TALK: settings.talk_seconds, CHOOSE: settings.choice_seconds or None}
    defaults: dict[int, Any] = {SIGNAL: Begin(), TALK: Hush(), CHOOSE: Skip()}
    return Prompt(
        id=state.decision,
        seats=asked(state),
        phrase=Phrase(key, arguments),
        blind=phase in (CHOOSE, DISCARD),
        talk=settings.family or phase in (PLACE, PERCH, TALK),
        seconds=seconds.get(phase),
        default=defaults.get(phase),
        optional=phase == TALK,  # its end is the sand's, nobody has to answer
        interjections=_interjections(state),
    )


def _interjections(state: State) -> tuple[Interjection, ...]:
    if state.phase in (SIGNAL, TALK):
        return (Interjection((state.first,), Phrase("gor-interject-point")),)
    changing = tuple(seat for seat in state.board.everybody if replaceable(state, seat))
    return (Interjection(changing, Phrase("gor-interject-replace")),) if changing else ()


# --- the view ---


def view(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    board, names = state.board, state.board.names
    over, nowhere = state.phase == OVER, state.dragon == NOBODY
    return View(
        seat=seat,
        players=board.players,
        phase=PHASES[state.phase],
        round=state.rounds,
        first=state.first,
        acting=None if state.acting == NOBODY else state.acting,
        revealed=_card(board, state.card),
        field=field_view(state.field, names),
        compass={name: DIRECTIONS[(colour + state.rotation) % 4] for colour, name in enumerate(names.colours)},
        dragon=None if state.dragon == NOBODY else names.cells[state.dragon],
        knights=_knights(state),
        destroyed=tuple(knight + 1 for knight, place in enumerate(state.knights) if place < 0 and place != WAITING),
        steps=state.steps,
        number=state.number,
        limit=limit(state),
        flights={} if nowhere else {name: flights(state, colour) for colour, name in enumerate(names.colours)},
        perils=card_perils(state),
        knight_deck=_deck(board.knight_deck, tuple(state.knight_deck), state.steps if state.rounds else None),
        dragon_deck=_deck(board.dragon_deck, tuple(state.dragon_deck), state.number if state.rounds else None),
        tiles=tuple([_tile(tile, bool(state.turned >> tile & 1)) for tile in state.tiles]),
        protected=state.protected,
        flag=state.flag,
        speech=state.speech,
        seats=_seats(state),
        locked=None if seat is None else _card(board, state.locked[seat]),
        discarding=None if seat is None else _card(board, state.discards[seat]),
        ending=ENDINGS[state.ending] if over else None,
        prompt=None if over else prompt(state),
        choices=choices(state, seat) if seat is not None and seat in asked(state) else None,
    )


def _card(board: Board, card: int) -> str | None:
    return None if card == NOBODY else board.names.cards[card]


def field_view(field: Field, names: Names) -> FieldView:
    """An assembled field, as anybody may see it."""
    path, river = _grids(field)
    return FieldView(
        order=field.order,
        path=path,
        river=river,
        terem=tuple(names.cells[cell] for cell in field.terem),
        starts={name: names.cells[cells[0]] for name, cells in zip(names.paths, field.paths, strict=True)},
        entries={names.cells[cell]: colour for cell, colour in field.entries.items()},
        exits={names.cells[cell]: colour for cell, colour in field.exits.items()},
    )


@lru_cache(maxsize=256)
def _grids(field: Field) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Paths and rivers as rows of signs: a field never changes, and these cannot be changed by who is shown them."""
    return _grid(field.arrows, field.side), _grid(field.currents, field.side)


def _grid(directions: list[int], side: int) -> tuple[str, ...]:
    signs = "".join("." if direction == NOBODY else "^>v<"[direction] for direction in directions)
    return tuple(signs[row * side : (row + 1) * side] for row in range(side))


# Knights, tiles, seats and decks look the same again and again; what describes them cannot be changed, so it is kept.


def _knights(state: State) -> tuple[Knight, ...]:
    field, names, shield, horse = state.field, state.board.names, state.shield, state.horse
    deck = state.board.knight_deck
    left = [value for value, count in zip(deck.values, state.knight_deck, strict=True) if count]
    farthest = max(left or deck.values)
    return tuple(
        [
            _knight(
                *(field, names, knight, place, shield == knight, horse == knight),
                *(state.pointed >> knight & 1 == 1, farthest),
            )
            for knight, place in enumerate(state.knights)
            if place >= 0
        ]
    )


@lru_cache(maxsize=1 << 14)
def _knight(
    field: Field, names: Names, knight: int, place: int, shield: bool, horse: bool, pointed: bool, farthest: int
) -> Knight:
    path, index = place >> INDEX, place & INDEX_MASK
    left = field.lengths[path] - index
    cell = names.cells[field.cell_of(place)] if left else None
    return Knight(knight + 1, names.paths[path], cell, left, shield, horse, pointed, left <= farthest + horse)


@lru_cache(maxsize=64)
def _tile(tile: int, turned: bool) -> Tile:
    return Tile(TILES[tile], COUNTERS[tile], turned)


@lru_cache(maxsize=1024)
def _deck(deck: Deck, left: tuple[int, ...], shown: int | None) -> Cards:
    """The deck and its discard pile; the card of this round lies open beside them."""
    full = tuple(value for value, count in zip(deck.values, deck.counts, strict=True) for _ in range(count))
    remaining = [value for value, count in zip(deck.values, left, strict=True) for _ in range(count)]
    gone = [v for v, full, count in zip(deck.values, deck.counts, left, strict=True) for _ in range(full - count)]
    if shown is not None:
        gone.remove(shown)
    return Cards(tuple(remaining), tuple(gone), tuple(remaining) or full)


def _seats(state: State) -> tuple[SeatView, ...]:
    names = state.board.names
    piles = zip(state.hands, state.rows, state.boxes, state.locked, state.took, state.discards, strict=True)
    return tuple(
        [
            _seat(names, hand, row, box, locked != NOBODY, took, discard != NOBODY)
            for hand, row, box, locked, took, discard in piles
        ]
    )


@lru_cache(maxsize=1 << 14)
def _seat(names: Names, hand: int, row: int, box: int, locked: bool, took: int, discarding: bool) -> SeatView:
    sets = names.sets
    back = None if took == NOBODY else sets[took]
    return SeatView(sets[hand], sets[row], sets[box], locked, back, discarding)


# --- knowledge ---

_PUBLIC = (
    *("order", "rotation", "phase", "ending", "rounds", "decision", "first", "acting", "card", "passed"),
    *("speech", "spoken", "pointed", "dragon", "knights", "shield", "horse", "tiles", "turned"),
    *("protected", "flag", "swift", "steps", "number", "knight_deck", "dragon_deck"),
    *("hands", "rows", "boxes", "took", "opening"),
)


class Knowledge(Struct, frozen=True):
    """A seat's view, and the position in the rules' own numbers with what memory adds: how the choice began."""

    view: View
    position: dict[str, Any]
    """The fields of the state; others' face-down cards are HIDDEN."""


def knowledge(state: State, seat: int) -> Knowledge:
    """What the seat can deduce: everything but the cards face down before the others."""
    whole = state.dump()
    position = {name: whole[name] for name in _PUBLIC}
    for secret, cards in (("locked", state.locked), ("discards", state.discards)):
        shown = state.phase == OVER
        position[secret] = [c if c == NOBODY or s == seat or shown else HIDDEN for s, c in enumerate(cards)]
    return Knowledge(view(state, seat), position)


def redeal(board: Board, known: Knowledge, rng: Random) -> State:
    """A full state: any card of a hand may lie face down."""
    state = load(board, known.position)
    deal(state, [card == HIDDEN for card in state.locked], [card == HIDDEN for card in state.discards], rng)
    return state


def deal(state: State, locked: list[bool], discards: list[bool], rng: Random) -> None:
    """Draws the face-down cards that are marked anew from their owners' hands."""
    for seat in range(state.board.players):
        if locked[seat]:
            state.locked[seat] = _any_card(state.hands[seat], rng)
        if discards[seat]:
            state.discards[seat] = _any_card(free_hand(state, seat), rng)


def _any_card(hand: int, rng: Random) -> int:
    return rng.choice([card for card in range(CARDS) if hand >> card & 1])


def scramble(state: State, seat: int | None, rng: Random) -> State:
    """A copy with other cards face down before everybody else."""
    twin = state.copy()
    if state.phase != OVER:
        others = [other != seat for other in range(state.board.players)]
        locked = [state.locked[other] != NOBODY and others[other] for other in range(state.board.players)]
        discards = [state.discards[other] != NOBODY and others[other] for other in range(state.board.players)]
        deal(twin, locked, discards, rng)
    return twin
