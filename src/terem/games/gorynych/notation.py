"""Actions in one line of text.

place A1      the next knight to the start of path A1;  perch 44: the dragon to a terem cell
point 1 3     mark knights 1 and 3; point alone clears the marks
speak, hush   a speech token and the end of the talk;  begin: choose now
red           lock the red arrow (yellow, red, green, blue, fire, manoeuvre);  skip
fly 2         the revealed Movement;  discard red: into the own row
fireball 34 · arrow blue 1 · princess 44 · jump 04
repeat red 2 -green      red again, two cells, then green is lost; repeat fire -red; repeat - (nothing in the row)
trap 3 /5     knight 3 to its start, the shield under 5
apples 2 /B3  knight 2 driven back (apples - nobody), a comrade returns on B3
skorokhod 4 61   knight 4 and the dragon change places, the knight lands on 61
magnet 3 -1 /2   knight 3 one cell back, the horse under 2
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from terem.games.gorynych.actions import (
    AnyAction,
    Apples,
    Arrow,
    Begin,
    Discard,
    Fireball,
    Fly,
    Hush,
    Jump,
    Lock,
    Magnet,
    Perch,
    Place,
    Point,
    Princess,
    Repeat,
    Skip,
    Skorokhod,
    Speak,
    Trap,
)
from terem.games.gorynych.board import Board
from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text

NOTHING = "-"


class Shape(NamedTuple):
    """How one kind of action is written and read."""

    pattern: str
    read: Callable[[re.Match[str]], AnyAction]
    write: Callable[[Any], str]


def _optional(sign: str, part: Any) -> str:
    return f" {sign}{part}" if part is not None else ""


def _number(text: str | None) -> int | None:
    return int(text) if text and text != NOTHING else None


SHAPES: Mapping[type, Shape] = {
    Place: Shape(r"place (\w+)", lambda m: Place(m[1]), lambda a: f"place {a.path}"),
    Perch: Shape(r"perch (\S+)", lambda m: Perch(m[1]), lambda a: f"perch {a.cell}"),
    Point: Shape(
        r"point((?: \d{1,3})*)",
        lambda m: Point(tuple(int(knight) for knight in m[1].split())),
        lambda a: " ".join(["point", *map(str, a.knights)]),
    ),
    Fly: Shape(r"fly (\d{1,3})", lambda m: Fly(int(m[1])), lambda a: f"fly {a.distance}"),
    Discard: Shape(r"discard (\S+)", lambda m: Discard(m[1]), lambda a: f"discard {a.card}"),
    Fireball: Shape(r"fireball (\S+)", lambda m: Fireball(m[1]), lambda a: f"fireball {a.cell}"),
    Arrow: Shape(
        r"arrow (?:-|(\S+) (\d{1,3}))",
        lambda m: Arrow(m[1], _number(m[2]) or 0),
        lambda a: f"arrow {a.colour} {a.distance}" if a.colour else f"arrow {NOTHING}",
    ),
    Princess: Shape(r"princess (\S+)", lambda m: Princess(m[1]), lambda a: f"princess {a.cell}"),
    Repeat: Shape(
        r"repeat (?:-|([a-z]\S*))(?: (\d{1,3}))?(?: -(\S+))?",
        lambda m: Repeat(m[1], _number(m[2]), m[3]),
        lambda a: f"repeat {a.card or NOTHING}{_optional('', a.distance)}{_optional('-', a.lose)}",
    ),
    Jump: Shape(r"jump (\S+)", lambda m: Jump(m[1]), lambda a: f"jump {a.cell}"),
    Trap: Shape(
        r"trap (\d{1,3})(?: /(\d{1,3}))?",
        lambda m: Trap(int(m[1]), _number(m[2])),
        lambda a: f"trap {a.knight}{_optional('/', a.shield)}",
    ),
    Apples: Shape(
        r"apples (-|\d{1,3})(?: /(\w+))?",
        lambda m: Apples(_number(m[1]), m[2]),
        lambda a: f"apples {a.knight or NOTHING}{_optional('/', a.comrade)}",
    ),
    Skorokhod: Shape(
        r"skorokhod (\d{1,3}) (\S+)",
        lambda m: Skorokhod(int(m[1]), m[2]),
        lambda a: f"skorokhod {a.knight} {a.cell}",
    ),
    Magnet: Shape(
        r"magnet (\d{1,3}) ([+-]?\d{1,3})(?: /(\d{1,3}))?",
        lambda m: Magnet(int(m[1]), int(m[2]), _number(m[3])),
        lambda a: f"magnet {a.knight} {a.steps}{_optional('/', a.horse)}",
    ),
}

WORDS: Mapping[str, AnyAction] = {"speak": Speak(), "hush": Hush(), "begin": Begin(), "skip": Skip()}
"""Actions that are a single word."""


def write(action: AnyAction) -> str:
    """The action as text."""
    if isinstance(action, Lock):
        return action.card
    if type(action) in SHAPES:
        return SHAPES[type(action)].write(action)
    return next(word for word, other in WORDS.items() if other == action)


def read(board: Board, text: str) -> AnyAction:
    """The action of a text; upper and lower case are the same, a card alone is locked."""
    words = " ".join(text.lower().split())
    if words in WORDS:
        return WORDS[words]
    for shape in SHAPES.values():
        if found := re.fullmatch(shape.pattern, words):
            return _spelled(board, shape.read(found))
    if _card(board, words) in board.names.cards:
        return Lock(_card(board, words))
    raise Refusal("gor-refuse-notation", rule="notation", text=plain_text(text))


def _spelled(board: Board, action: AnyAction) -> AnyAction:
    """The action with cards and paths as the data spells them; unknown names are left for the rules to refuse."""
    spelling = {"card": _card, "colour": _card, "lose": _card, "path": _path, "comrade": _path}
    known = {
        field: spelling[field](board, value)
        for field, value in msgspec.structs.asdict(action).items()
        if field in spelling and value is not None
    }
    return msgspec.structs.replace(action, **known)


def _card(board: Board, text: str) -> str:
    """A card by its name or its first letter."""
    return next((card for card in board.names.cards if text in (card, card[0])), text)


def _path(board: Board, text: str) -> str:
    return next((path for path in board.names.paths if path.lower() == text.lower()), text)
