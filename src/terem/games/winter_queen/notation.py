"""Actions in one line of text.

R2>B3         the red crystal of holder 2 to B3 (R* from the pool)
R2>B3+red     ... and take the top book of the red county
R2>SB12.1     to the left page of SB12 (.2 the right one)
SB12!         activate SB12; SB12!-B4 with two crystals, B4 goes back to the bag
SB12!@C4      name the left page's target: a space, C4:SE for Bright Way, s3 a seat; @@C4 the right page's
pass
"""

from __future__ import annotations

import re

from terem.games.winter_queen.actions import POOL, Action, Activate, Pass, PlaceOnBook, PlaceOnMap, Target
from terem.games.winter_queen.board import Board
from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text

_PLACE = re.compile(r"(?P<colour>\w)(?P<holder>\d{1,3}|\*)>(?P<to>[^+.\s]+)(?:\+(?P<book>\S+)|\.(?P<page>[12]))?")
_ACTIVATE = re.compile(r"(?P<book>[^!\s]+)!(?P<left>@[^@-]+)?(?P<right>@@[^@-]+)?(?:-(?P<remove>\S+))?")


def write(board: Board, action: Action) -> str:
    """The action as text."""
    match action:
        case PlaceOnMap(holder, crystal, space, book):
            return _crystal(board, holder, crystal) + space + (f"+{book}" if book else "")
        case PlaceOnBook(holder, crystal, book, page):
            return f"{_crystal(board, holder, crystal)}{book}.{page + 1}"
        case Activate(book, remove, left, right):
            targets = (f"@{_target(left)}" if left else "") + (f"@@{_target(right)}" if right else "")
            return f"{book}!{targets}" + (f"-{remove}" if remove else "")
        case Pass():
            return "pass"


def _crystal(board: Board, holder: int, colour: str) -> str:
    letter = board.names.letters[board.names.colours.index(colour)]
    return f"{letter}{'*' if holder == POOL else holder}>"


def _target(target: Target) -> str:
    if target.seat is not None:
        return f"s{target.seat + 1}"
    return f"{target.space}:{target.direction}" if target.direction else f"{target.space}"


def read(board: Board, text: str) -> Action:
    """The action of a text; upper and lower case are the same."""
    text = text.strip()
    if text.lower() == "pass":
        return Pass()
    if found := _PLACE.fullmatch(text):
        return _read_placement(board, found)
    if found := _ACTIVATE.fullmatch(text):
        return Activate(
            _spelled(board.names.books, found["book"]),
            found["remove"] and _spelled(board.names.spaces, found["remove"]),
            _read_target(board, found["left"]),
            _read_target(board, found["right"]),
        )
    raise Refusal("wq-refuse-notation", rule="notation", text=plain_text(text))


def _read_placement(board: Board, found: re.Match[str]) -> Action:
    letter = found["colour"].upper()
    if letter not in board.names.letters:
        raise Refusal("wq-refuse-letter", rule="notation", letter=letter, known=" ".join(board.names.letters))
    colour = board.names.colours[board.names.letters.index(letter)]
    holder = POOL if found["holder"] == "*" else int(found["holder"])
    if found["page"]:
        return PlaceOnBook(holder, colour, _spelled(board.names.books, found["to"]), int(found["page"]) - 1)
    book = found["book"] and _spelled(board.names.counties, found["book"])
    return PlaceOnMap(holder, colour, _spelled(board.names.spaces, found["to"]), book)


def _spelled(names: list[str], text: str) -> str:
    """The name as the data spells it; an unknown one is left for the rules to refuse."""
    return next((name for name in names if name.lower() == text.lower()), text)


def _read_target(board: Board, text: str | None) -> Target | None:
    if not text:
        return None
    name, _, direction = text.lstrip("@").partition(":")
    space = _spelled(board.names.spaces, name)
    if space not in board.names.spaces and (seat := re.fullmatch(r"[sS](\d{1,3})", name)):
        return Target(seat=int(seat[1]) - 1)
    return Target(space, direction.upper() or None)
