"""What a seat or a spectator is shown of Winter Queen, and what a seat can deduce: the shapes of it.

Nothing here can hold itself, so the collector of circular garbage need not look at it (`gc=False`).
"""

from __future__ import annotations

from msgspec import Struct

from terem.kernel.prompt import Prompt


class Crystal(Struct, frozen=True, gc=False):
    """A crystal on the map: placed by a player or depicted on a domain tile."""

    color: str
    depicted: bool


class Holder(Struct, frozen=True, gc=False):
    """A crystal holder, 0 is the pool of the final stage."""

    holder: int
    crystals: dict[str, int]
    in_reach: bool
    seats: tuple[int, ...]
    """Who reaches it: where it lies on the table."""


class Pile(Struct, frozen=True, gc=False):
    """A pile of books: how many are left and which one is on top."""

    county: str
    left: int
    top: str | None


class Book(Struct, frozen=True, gc=False):
    """A book on the table with the crystals on its pages, and what these would score now."""

    book: str
    left: str | None
    right: str | None
    worth: tuple[int | None, int | None] = (None, None)


class Choices(Struct, frozen=True, gc=False):
    """The legal actions, factored: any crystal goes with any space and book, and with any page."""

    crystals: tuple[tuple[int, str], ...]
    spaces: dict[str, tuple[str, ...]]
    """Empty spaces, each with the counties a book may be taken from."""
    pages: tuple[tuple[str, int], ...]
    activations: dict[str, tuple[str, ...]]
    """Books that may be activated, each with the spaces one of which must be cleared; none for one crystal."""
    must_pass: bool


class View(Struct, frozen=True, gc=False):
    """The table as one seat, or a spectator (None), sees it."""

    seat: int | None
    players: int
    first: int
    stage: str
    turn: int
    turns_left: int
    passes: int
    map: dict[str, Crystal | None]
    holders: tuple[Holder, ...]
    bag: int
    in_bag: dict[str, int]
    """What everybody can count out: all crystals but those that lie open and those that are gone (spec §3)."""
    piles: tuple[Pile, ...]
    books: tuple[tuple[Book, ...], ...]
    discarded: dict[str, int]
    discarded_books: tuple[str, ...]
    points: int | None
    """The seat's own total; a spectator is shown none before the end (R-26)."""
    totals: tuple[int, ...] | None
    """Everybody's points, once the game is over."""
    prompt: Prompt | None
    choices: Choices | None


class Knowledge(Struct, frozen=True, gc=False):
    """A seat's view with what perfect memory adds: gains are public, so are all crystals and books once seen."""

    view: View
    points: tuple[int, ...]
    bag: dict[str, int]
    unseen: tuple[str, ...]
    """Books nobody has seen yet, as a set."""
