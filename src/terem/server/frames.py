"""What goes over a socket, either way. Events carry message keys, never sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Raw, Struct

from terem.kernel.phrase import Phrase, Refusal
from terem.server.log import Said

LARGEST = 64 * 1024
"""Bytes a client may send in one frame."""

# --- from a client ---

TableName = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=255)]


class Watch(Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Show me a table through a seat of mine, or as a spectator; `since` is the last frame I have."""

    table: TableName
    seat: SeatNumber | None = None
    since: Annotated[int, Meta(ge=-(2**53), le=2**53)] = 0
    actions: bool = False
    """Send along every action the seat may take: for programs, which draw no board."""


class Unwatch(Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    """No more of it."""

    table: TableName
    seat: SeatNumber | None = None


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """An answer to the question `ask`, or something beside it. Sent again under the same `ref` it is done once."""

    ref: Annotated[str, Meta(max_length=200)]
    table: TableName
    seat: SeatNumber
    ask: Annotated[str, Meta(max_length=400)]
    action: Any
    text: str | None = None
    language: Annotated[str, Meta(max_length=16, pattern="^[A-Za-z-]*$")] = ""


class Typing(Struct, frozen=True, tag="typing", forbid_unknown_fields=True):
    """A tale while it is being written; cards in it are marks, and nothing is kept."""

    table: TableName
    seat: SeatNumber
    text: str


class Suggest(Struct, frozen=True, tag="suggest", forbid_unknown_fields=True):
    """A line for whoever is telling, from a seat of mine; nobody else sees it."""

    table: TableName
    seat: SeatNumber
    text: str


class Help(Struct, frozen=True, tag="help", forbid_unknown_fields=True):
    """I am stuck with my tale: will somebody suggest a line?"""

    table: TableName
    seat: SeatNumber


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


Asking = Watch | Unwatch | Act | Typing | Suggest | Help | Ping

# --- to a client ---


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What a viewer has not seen yet. `n` counts the viewer's frames without a gap."""

    table: str
    seat: int | None
    n: int
    ask: str = ""
    """Names the question that is open; an answer brings it back."""
    deadline: int | None = None
    """When the time for an answer is over, in milliseconds since 1970."""
    events: tuple[Phrase, ...] = ()
    talk: tuple[Said, ...] = ()
    back: int = 0
    """Something was taken back: what was told of the game from that frame on has not happened; 0 for none."""
    view: Raw | None = None
    """The game as the viewer sees it; left out where it is as before."""
    sitting: Raw | None = None
    """The table around the game; left out where it is as before."""
    acted: bool = False
    """Whether the seat has done something that it may ask to take back."""
    actions: Sequence[Any] | None = None
    """What the seat may answer, for a client that asked for it."""


class People(Struct, frozen=True, tag="people"):
    """Names and crests of people by their ids; not counted, for names are no part of a game."""

    people: dict[str, Any]


class Done(Struct, frozen=True, tag="done"):
    """What was asked under `ref` has happened and is stored."""

    ref: str


class Refused(Struct, frozen=True, tag="refused"):
    """It has not happened, and why."""

    ref: str
    reason: Phrase
    rule: str = ""


class Typed(Struct, frozen=True, tag="typed"):
    """Somebody is writing a tale."""

    table: str
    seat: int
    text: str


class Suggested(Struct, frozen=True, tag="suggested"):
    """Somebody suggests a line."""

    table: str
    seat: int
    text: str


class HelpAsked(Struct, frozen=True, tag="help-asked"):
    """Somebody who is telling asks for a line."""

    table: str
    seat: int


class Thinks(Struct, frozen=True, tag="thinks"):
    """A bot has thought for a while about a question everybody sees, and goes on."""

    table: str
    seat: int


class Present(Struct, frozen=True, tag="present"):
    """Who is connected: seats, and how many look on."""

    table: str
    seats: tuple[int, ...]
    spectators: int


class Unseated(Struct, frozen=True, tag="unseated"):
    """The seat is another's now: nothing more is shown through it."""

    table: str
    seat: int


class Pong(Struct, frozen=True, tag="pong"):
    """Still here."""

    time: int


Beside = Typed | Suggested | HelpAsked | Thinks | Present
Telling = Update | People | Done | Refused | Beside | Unseated | Pong

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Asking).decode


def to_bytes(frame: Telling) -> bytes:
    """As it is sent."""
    return _encode(frame)


def from_bytes(body: bytes) -> Asking:
    """As it came; refuses what is no frame."""
    if len(body) > LARGEST:
        raise Refusal("refuse-frame-large", most=LARGEST)
    try:
        found: Asking = _decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("refuse-frame-shape", detail=str(error)) from error
    return found
