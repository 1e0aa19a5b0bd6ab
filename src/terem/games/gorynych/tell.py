"""What happened, from the rules' notes to message keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from terem.games.gorynych import notes
from terem.games.gorynych.board import CARDS, NOBODY, TILES, Board
from terem.games.gorynych.notes import Note
from terem.games.gorynych.state import State
from terem.kernel.phrase import Event, Phrase

# What a number of a note stands for: the argument's name and how its value is made.
Reading = tuple[str, Callable[[Board, int], Any]]


def _same(_board: Board, value: int) -> int:
    return value


def _card(board: Board, value: int) -> str:
    return "none" if value == NOBODY else board.names.cards[value]


def _cell(board: Board, value: int) -> str:
    return board.names.cells[value]


def _knight(_board: Board, value: int) -> int:
    return value + 1


def _path(board: Board, value: int) -> str:
    return board.names.paths[value]


def card_phrases(board: Board, mask: int) -> list[Phrase]:
    """The cards of a mask."""
    return [Phrase("gor-card", {"card": board.names.cards[card]}) for card in range(CARDS) if mask >> card & 1]


def _knights(board: Board, mask: int) -> str:
    return ", ".join(str(knight + 1) for knight in range(board.knights) if mask >> knight & 1) or "none"


def _way(_board: Board, steps: int) -> str:
    return "forward" if steps > 0 else "back" if steps else "nowhere"


SEAT: Reading = ("seat", _same)
CARD: Reading = ("card", _card)
CELL: Reading = ("cell", _cell)
KNIGHT: Reading = ("knight", _knight)
CARDS_OF: Reading = ("cards", card_phrases)

_KEYS: Mapping[int, tuple[str, Sequence[Reading]]] = {
    notes.PLACED: ("gor-event-placed", (SEAT, KNIGHT, ("path", _path))),
    notes.PERCHED: ("gor-event-perched", (SEAT, CELL)),
    notes.ROUND: ("gor-event-round", (("round", _same), SEAT)),
    notes.SHOWN: ("gor-event-cards", (("steps", _same), ("number", _same))),
    notes.MARCHED: ("gor-event-knights", (("steps", _same),)),
    notes.TUNNEL: ("gor-event-tunnel", (KNIGHT, CELL, ("to", _cell))),
    notes.ENTERED: ("gor-event-entered", (KNIGHT,)),
    notes.POINTED: ("gor-event-pointed", (SEAT, ("knights", _knights))),
    notes.SPOKE: ("gor-event-spoke", (SEAT, ("left", _same))),
    notes.HUSHED: ("gor-event-hushed", ()),
    notes.SILENCE: ("gor-event-choose", (("talk", lambda _, family: "open" if family else "closed"),)),
    notes.LOCKED: ("gor-event-locked", (SEAT,)),
    notes.CHOSE: ("gor-event-chose", (SEAT, CARD, ("choice", lambda _, open_: "open" if open_ else "closed"))),
    notes.SKIPPED: ("gor-event-skipped", (SEAT, CARDS_OF)),
    notes.REVEALED: ("gor-event-revealed", (SEAT, CARD)),
    notes.FLAGGED: ("gor-event-flagged", (SEAT, CARD)),
    notes.FLEW: ("gor-event-flew", (CARD, ("distance", _same), CELL)),
    notes.DRIFTED: ("gor-event-drifted", (CELL,)),
    notes.NO_FLIGHT: ("gor-event-no-flight", (SEAT,)),
    notes.LEFT_FIELD: ("gor-event-left-field", (SEAT, CARD)),
    notes.BREATHED: ("gor-event-fire", (SEAT, CELL)),
    notes.KNIGHT_BURNT: ("gor-event-burnt", (KNIGHT, ("left", _same))),
    notes.SHIELD_BROKE: ("gor-event-shield-broke", (KNIGHT,)),
    notes.PROTECTED: ("gor-event-protected", (KNIGHT,)),
    notes.NOBODY_BURNT: ("gor-event-nobody-burnt", (CELL,)),
    notes.TEREM_BURNT: ("gor-event-terem-burnt", (CELL,)),
    notes.TILE_USED: ("gor-event-tile", (SEAT, ("tile", lambda _, tile: TILES[tile]))),
    notes.NO_TILE: ("gor-event-no-tile", (SEAT,)),
    notes.FIREBALL_THROWN: ("gor-event-fireball", (SEAT, CELL)),
    notes.MARCH: ("gor-event-march", ()),
    notes.PRINCESS_CALLED: ("gor-event-princess", (SEAT, CELL)),
    notes.PROTECTION: ("gor-event-protection", ()),
    notes.REPEATED: ("gor-event-repeated", (SEAT, CARD)),
    notes.NOTHING_REPEATED: ("gor-event-nothing-repeated", (SEAT,)),
    notes.LOST: ("gor-event-lost", (SEAT, CARD)),
    notes.NOTHING_LOST: ("gor-event-nothing-lost", (SEAT,)),
    notes.JUMPED: ("gor-event-jumped", (SEAT, CELL)),
    notes.FLAG_RAISED: ("gor-event-flag", ()),
    notes.NO_FLAG: ("gor-event-no-flag", ()),
    notes.TRAPPED: ("gor-event-trapped", (KNIGHT, CELL)),
    notes.SHIELDED: ("gor-event-shielded", (KNIGHT,)),
    notes.SHIELD_STAYS: ("gor-event-shield-stays", ()),
    notes.APPLES_ROLLED: ("gor-event-apples", (KNIGHT, ("steps", _same))),
    notes.NO_APPLES: ("gor-event-no-apples", (SEAT,)),
    notes.COMRADE: ("gor-event-comrade", (KNIGHT, ("path", _path))),
    notes.NO_COMRADE: ("gor-event-no-comrade", ()),
    notes.SWIFT: ("gor-event-swift", ()),
    notes.SWAPPED: ("gor-event-swapped", (KNIGHT, CELL, ("to", _cell))),
    notes.PULLED: ("gor-event-pulled", (KNIGHT, ("way", _way), ("steps", _same))),
    notes.HORSED: ("gor-event-horsed", (KNIGHT,)),
    notes.HORSE_STAYS: ("gor-event-horse-stays", ()),
    notes.DISCARD_NOW: ("gor-event-discard", ()),
    notes.DISCARDED: ("gor-event-discarded", (SEAT, CARD)),
    notes.HAND_BACK: ("gor-event-hand-back", (SEAT, CARDS_OF)),
    notes.WON: ("gor-event-won", (("round", _same),)),
    notes.UNPLAYED: ("gor-event-unplayed", (SEAT, CARD)),
}

REVEALS = frozenset(
    _KEYS[kind][0] for kind in (notes.SKIPPED, notes.REVEALED, notes.FLAGGED, notes.DISCARDED, notes.UNPLAYED)
)
"""Cards that come to light; a skip does too, for it answers a blind prompt in the open (R10)."""


def tell(state: State, told: Sequence[Note]) -> list[Event]:
    """The events of the notes; the card somebody locked is told to nobody else."""
    return [_event(state.board, note) for note in told]


def _event(board: Board, note: Note) -> Event:
    key, readings = _KEYS[note[0]]
    values = note[1:]
    arguments = {name: make(board, values[place]) for place, (name, make) in enumerate(readings)}
    return Event(Phrase(key, arguments), audience=(note[1],) if note[0] == notes.CHOSE else None)
