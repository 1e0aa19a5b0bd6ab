"""The record of a table: the whole truth, replayable without our code (docs/record.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from terem.kernel.chance import Draw
from terem.kernel.contract import Outcome
from terem.kernel.phrase import Refusal
from terem.kernel.words import Words

FORMAT = 1
NONCE = re.compile(r"[0-9A-Za-z_-]{1,64}")


class Seat(Struct, frozen=True):
    """Who sat there: a name and what played ("human", "bot:greedy")."""

    name: str
    player: str


class Header(Struct, frozen=True, tag="header", tag_field="type", forbid_unknown_fields=True):
    """Everything fixed before the first action, the components themselves included."""

    terem: int
    game: str
    rules: str
    options: Mapping[str, Any]
    components: Mapping[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    nonces: tuple[str, ...]
    chance: Sequence[Draw]


class Play(Struct, frozen=True, tag="play", tag_field="type", forbid_unknown_fields=True):
    """One action with the outcomes drawn while it was applied."""

    seq: int
    seat: int
    action: Any
    chance: Sequence[Draw]
    words: Words | None
    time: int


class TakeBack(Struct, frozen=True, tag="take-back", tag_field="type", forbid_unknown_fields=True):
    """An undo: the table stands again as it did before entry `to`. The log only grows."""

    seq: int
    seat: int
    to: int
    agreed: tuple[int, ...]
    """The seats that were asked and said yes."""
    time: int


Entry = Play | TakeBack


class End(Struct, frozen=True, tag="end", tag_field="type", forbid_unknown_fields=True):
    """The result, and the key that proves the draws."""

    outcome: Outcome
    key: str


class Record(Struct, forbid_unknown_fields=True):
    """A table from its first moment; `key` only in the saved file of a running local game."""

    header: Header
    entries: list[Entry]
    end: End | None = None
    key: str | None = None


UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What msgspec raises on bytes that are not the JSON asked for."""

_Line = Header | Play | TakeBack | End
_encode = msgspec.json.Encoder(order="deterministic").encode


def to_lines(record: Record) -> bytes:
    """JSON Lines: header, entries, end."""
    lines: list[Struct] = [record.header, *record.entries]
    if record.end:
        lines.append(record.end)
    return b"".join(_encode(line) + b"\n" for line in lines)


def to_json(record: Record) -> bytes:
    """The same as one JSON object."""
    return _encode(record) + b"\n"


def from_bytes(data: bytes) -> Record:
    """Reads either form; refuses damage with the line it is on."""
    record = _from_json(data) if _is_one_object(data) else _from_lines(data)
    _check(record)
    return record


def _is_one_object(data: bytes) -> bool:
    """One object holds the header inside; JSON Lines begin with it."""
    lines = data.strip().splitlines()
    try:
        first = msgspec.json.decode(lines[0]) if lines else None
    except UNREADABLE:
        return True
    return not (isinstance(first, dict) and "type" in first)


def _from_json(data: bytes) -> Record:
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise Refusal("refuse-record-damaged", rule="record", place="JSON", detail=str(error)) from error
    except UNREADABLE as error:
        raise Refusal("refuse-record-not-json", rule="record") from error


def _from_lines(data: bytes) -> Record:
    lines: list[Any] = []
    for number, line in enumerate(data.splitlines(), start=1):
        if line.strip():
            try:
                lines.append(msgspec.json.decode(line, type=_Line))
            except UNREADABLE as error:
                raise Refusal("refuse-record-damaged", rule="record", place=str(number), detail=str(error)) from error
    end = lines.pop() if isinstance(lines[-1], End) else None
    if not lines or not isinstance(lines[0], Header):
        raise Refusal("refuse-record-damaged", rule="record", place="1", detail="header")
    header, *entries = lines
    for number, entry in enumerate(entries, start=2):
        if not isinstance(entry, Play | TakeBack):
            raise Refusal("refuse-record-damaged", rule="record", place=str(number), detail=type(entry).__name__)
    return Record(header=header, entries=entries, end=end)


def _check(record: Record) -> None:
    if record.header.terem != FORMAT:
        raise Refusal("refuse-record-format", rule="record", found=record.header.terem, known=FORMAT)
    nonces = record.header.nonces
    if len(nonces) != len(record.header.seats) or not all(NONCE.fullmatch(nonce) for nonce in nonces):
        raise Refusal("refuse-record-nonces", rule="fairness")
    for place, entry in enumerate(record.entries, start=1):
        if entry.seq != place:
            raise Refusal("refuse-record-gap", rule="record", expected=place, found=entry.seq)
