"""The log of a table: everything that ever happened at it, append-only. Whatever else is known of a table follows.

People are named by their ids alone, so that somebody who leaves the house takes the name along.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from terem.kernel.phrase import Phrase
from terem.kernel.record import Header, Play, TakeBack


class Opened(Struct, frozen=True, tag="opened"):
    """A table was opened; its owner may change it until it starts."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    owner: str
    commitment: str
    """Of the key all draws will follow from, before anybody has added a nonce."""
    time: int
    note: str = ""
    """What the owner wrote over the table."""
    coach: bool = True
    """Whether people may ask for advice."""


class Changed(Struct, frozen=True, tag="changed"):
    """The owner chose otherwise."""

    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    time: int
    note: str = ""
    coach: bool = True


class Handed(Struct, frozen=True, tag="handed"):
    """The table has another owner."""

    person: str
    time: int


class Sat(Struct, frozen=True, tag="sat"):
    """A person took a seat and added something to the draws."""

    seat: int
    person: str
    nonce: str
    time: int


class Engaged(Struct, frozen=True, tag="engaged"):
    """A bot took a seat."""

    seat: int
    bot: str
    nonce: str
    time: int


class Rose(Struct, frozen=True, tag="rose"):
    """A seat became free again, before the start."""

    seat: int
    time: int


class Started(Struct, frozen=True, tag="started"):
    """The game began; the header names its components by their digest, and nobody by name."""

    header: Header
    components: str
    time: int


class Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """An action was taken."""

    play: Play
    by: str
    """Who acted for the seat: person, bot, order, clock."""
    ref: str
    """What the client called it, so that a message sent twice is one action."""
    missed: int | None = None
    """The seat that should have answered, where the clock did."""


class TookBack(Struct, frozen=True, tag="took-back"):
    """Something was taken back."""

    entry: TakeBack


class UndoAsked(Struct, frozen=True, tag="undo-asked"):
    """A seat asks the others to let it take something back."""

    seat: int
    to: int
    needed: tuple[int, ...]
    time: int


class UndoAnswered(Struct, frozen=True, tag="undo-answered"):
    """A seat that was asked says yes or no."""

    seat: int
    yes: bool
    time: int


class Voted(Struct, frozen=True, tag="voted"):
    """A seat wishes that a bot plays for somebody who is gone."""

    seat: int
    about: int
    time: int


class StoodIn(Struct, frozen=True, tag="stood-in"):
    """A bot with the seat's knowledge plays for its person: who left, was voted away, or let the time run out."""

    seat: int
    bot: str
    why: str
    time: int


class CameBack(Struct, frozen=True, tag="came-back"):
    """The person plays again."""

    seat: int
    time: int


class Moved(Struct, frozen=True, tag="moved"):
    """A seat went to another identity by its recovery link."""

    seat: int
    person: str
    time: int


class Ordered(Struct, frozen=True, tag="ordered"):
    """A seat's standing orders, all of them; nobody else hears of it."""

    seat: int
    orders: tuple[Order, ...]
    time: int


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """How to answer a question without being asked: where its key and these arguments are the same."""

    key: str
    action: Any
    arguments: Mapping[str, Any] = {}
    uses: int | None = None
    """How often it still applies; None is for ever."""


class Said(Struct, frozen=True, tag="said"):
    """Somebody said something: a text, or a ready phrase that everybody reads in their own language."""

    person: str
    seat: int | None
    text: str
    phrase: Phrase | None
    time: int


class Adjourned(Struct, frozen=True, tag="adjourned"):
    """The table rests: no clock runs."""

    seat: int
    time: int


class Resumed(Struct, frozen=True, tag="resumed"):
    """The table goes on."""

    seat: int
    time: int


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people meet again at another table."""

    table: str
    time: int


class Ticked(Struct, frozen=True, tag="ticked"):
    """A second of silence is over: what happened in it may be told."""

    time: int


class Closed(Struct, frozen=True, tag="closed"):
    """The host closed the table, or nobody came to it."""

    time: int


Note = (
    Opened
    | Changed
    | Handed
    | Sat
    | Engaged
    | Rose
    | Started
    | Played
    | TookBack
    | UndoAsked
    | UndoAnswered
    | Voted
    | StoodIn
    | CameBack
    | Moved
    | Ordered
    | Said
    | Adjourned
    | Resumed
    | Rematched
    | Ticked
    | Closed
)
"""A line of the log."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_decode = msgspec.json.Decoder(Note).decode


def to_bytes(note: Note) -> bytes:
    """As it is stored."""
    return _encode(note)


def from_bytes(body: bytes) -> Note:
    """As it was written."""
    found: Note = _decode(body)
    return found


def words_of(note: Said) -> str:
    """What was said: the text, or the key of the ready phrase."""
    return note.text or (note.phrase.key if note.phrase else "")


def time_of(note: Note) -> int:
    """When it happened, in milliseconds."""
    if isinstance(note, Played):
        return note.play.time
    return note.entry.time if isinstance(note, TookBack) else note.time
