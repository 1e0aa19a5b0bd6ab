"""What is sent to a table over REST, and what comes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from terem.kernel.phrase import Phrase
from terem.server import log
from terem.server.people import Person
from terem.server.shown import SittingView


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    players: int
    options: Mapping[str, Any] = {}
    clock: str = "none"
    public: bool = False
    note: str = ""
    """What stands over the table: a style for the story, a house rule."""
    coach: bool = True
    """Whether people may ask for advice."""


class Changes(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner wants otherwise; everything is named."""

    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    note: str = ""
    coach: bool = True


class Owner(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to own a table: somebody who sits at it."""

    person: str


class TableView(Struct, frozen=True):
    """A table as everybody with its link sees it, before sitting down."""

    id: str
    code: str
    sitting: SittingView
    people: Mapping[str, Person]


class SeatLine(Struct, frozen=True):
    """A seat in a list."""

    name: str
    """Empty where nobody sits, or a bot."""
    bot: str | None
    mine: bool
    asked: bool
    """The table waits for it."""
    stand_in: bool = False
    """A bot plays for whoever sits there."""


class TableLine(Struct, frozen=True):
    """A table in a list; where the list is long, only the first are looked into."""

    id: str
    code: str
    game: str
    stage: str
    touched: int
    your_turn: bool = False
    seats: tuple[SeatLine, ...] = ()


class Nonce(Struct, frozen=True, forbid_unknown_fields=True):
    """Something of one's own for the draws; empty leaves it to the house."""

    nonce: str = ""


class Level(Struct, frozen=True, forbid_unknown_fields=True):
    """How a bot plays."""

    level: str


class Talk(Struct, frozen=True, forbid_unknown_fields=True):
    """A text, or the key of a ready phrase."""

    text: str = ""
    phrase: str = ""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """Yes or no."""

    yes: bool


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """All standing orders of a seat."""

    orders: Sequence[log.Order]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """What to explain; spectators ask without a seat."""

    question: Any
    seat: int | None = None


class AdviceView(Struct, frozen=True):
    """An action a coach would consider."""

    action: Any
    line: str
    """The action in the game's notation."""
    gain: Phrase | None
    """How much better it is than a middling one; none where it is not."""
    why: Phrase


class Link(Struct, frozen=True):
    """A link that gives a seat back to whoever lost the cookie."""

    token: str


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that should not have been said."""

    person: str
    """Who said it."""
    time: Annotated[int, Meta(ge=0, le=2**53)]
    """When, as the frame has it that told of it."""


class Rematch(Struct, frozen=True):
    """Where the same people meet again."""

    table: str


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    """Something a seat might do."""

    action: Any


class Choices(Struct, frozen=True):
    """What a seat may answer: every action, up to the equivalences the game names."""

    ask: str
    actions: Sequence[Any]


class Ok(Struct, frozen=True):
    """It is stored."""

    stored: bool = True
