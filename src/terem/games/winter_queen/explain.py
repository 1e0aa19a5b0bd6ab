"""Why these points: every point of a page traced to the crystals, lines, groups, zones or pages that give it."""

from __future__ import annotations

from msgspec import Struct

from terem.games.winter_queen import scoring
from terem.games.winter_queen.actions import Action, book_number, number
from terem.games.winter_queen.board import (
    ARCANE_KNOWLEDGE,
    BRIGHT_WAY,
    DIRECTIONS,
    EFFECTS,
    MAGICAL_CLOUDS,
    NOBODY,
    NORTHERN_LIGHTS,
    ROSE_OF_THE_WINDS,
    Board,
)
from terem.games.winter_queen.state import State
from terem.kernel.phrase import Phrase, Refusal

ARROWS = "→↗↖←↙↘"
"""The directions in their order, as every language reads them."""


class PageQuestion(Struct, frozen=True, tag="page", tag_field="about", forbid_unknown_fields=True):
    """What a page of an owned book scores for its owner now; `crystal` asks for a colour that is not on it."""

    book: str
    page: int
    crystal: str | None = None


class Survey(Struct, frozen=True, tag="survey", tag_field="about", forbid_unknown_fields=True):
    """Every filled page, and each empty one of the asker's own books with every colour."""


class Prospect(Struct, frozen=True, tag="prospect", tag_field="about", forbid_unknown_fields=True):
    """How the asker's filled pages would change with a crystal on an empty space, or without the one on `remove`."""

    crystal: str | None = None
    space: str | None = None
    remove: str | None = None


class WhyNot(Struct, frozen=True, tag="why-not", tag_field="about", forbid_unknown_fields=True):
    """Why an action is refused; nothing happens, whatever the answer."""

    action: Action


Question = PageQuestion | Survey | Prospect | WhyNot


class Ray(Struct, frozen=True):
    """Spaces in one direction from the anchor."""

    direction: str
    spaces: tuple[str, ...]


class PageCrystal(Struct, frozen=True):
    """A crystal on a page, lying there or shown by Forest Wisps."""

    seat: int
    book: str
    page: int
    depicted: bool


class Explanation(Struct, frozen=True, omit_defaults=True):
    """The points of a page and what gives them. `spaces` are lit on the map whatever the effect."""

    effect: str
    points: int
    crystal: str
    book: str
    page: int
    seat: int
    phrase: Phrase
    anchor: str | None = None
    direction: str | None = None
    rival: int | None = None
    spaces: tuple[str, ...] = ()
    rays: tuple[Ray, ...] = ()
    groups: tuple[tuple[str, ...], ...] = ()
    zones: tuple[str, ...] = ()
    pages: tuple[PageCrystal, ...] = ()


class Change(Struct, frozen=True):
    """A page that would score something else."""

    book: str
    page: int
    effect: Phrase
    before: int
    after: int


class Refused(Struct, frozen=True):
    """Why not, and by which rule; no reason where nothing speaks against it."""

    reason: Phrase | None
    rule: str


def survey(state: State, seat: int | None) -> list[Explanation]:
    """The explanations of every filled page, and of the seat's empty ones with every colour."""
    board, found = state.board, []
    for owner in range(board.players):
        for page in range(board.books * 2):
            if not state.owned[owner] >> page // 2 & 1:
                continue
            lying = state.pages[page]
            colours = [lying] if lying != NOBODY else range(board.colours) if owner == seat else []
            for colour in colours:
                asked = state.copy()
                asked.pages[page] = colour
                found.append(explain(asked, owner, page, scoring.best(asked, owner, page, colour)))
    return found


def prospect(state: State, seat: int, question: Prospect) -> list[Change]:
    """What a change on the map would do to the seat's filled pages; those that stay as they are are left out."""
    board, after = state.board, state.copy()
    if question.remove is not None:
        space = number(board.names.spaces, question.remove, "wq-refuse-unknown-space")
        after.crystals = [mask & ~(1 << space) for mask in after.crystals]
    if question.crystal is not None and question.space is not None:
        colour = number(board.names.colours, question.crystal, "wq-refuse-unknown-colour")
        space = number(board.names.spaces, question.space, "wq-refuse-unknown-space")
        if after.colour_at(space) != NOBODY:
            held = board.names.colours[after.colour_at(space)]
            raise Refusal("wq-refuse-space-taken", rule="§4.1", space=question.space, colour=held)
        after.crystals[colour] |= 1 << space
    found = []
    for page, lying in enumerate(state.pages):
        if lying != NOBODY and state.owned[seat] >> page // 2 & 1:
            points = [scoring.points_of(world, seat, page, lying) for world in (state, after)]
            if points[0] != points[1]:
                book = board.names.books[page // 2]
                found.append(Change(book, page % 2, page_phrase(state, page), points[0], points[1]))
    return found


def answer(state: State, question: PageQuestion) -> Explanation:
    """The explanation of a page on the table."""
    board = state.board
    book = book_number(board, question.book)
    if question.page not in (0, 1):
        raise Refusal("wq-refuse-page", rule="§4.2", page=question.page)
    owner = owner_of(state, book)
    if owner == NOBODY:
        raise Refusal("wq-refuse-nobodys-book", rule="§4.3", book=question.book)
    page = book * 2 + question.page
    if question.crystal is None:
        colour = state.pages[page]
    else:
        colour = number(board.names.colours, question.crystal, "wq-refuse-unknown-colour")
    if colour == NOBODY:
        raise Refusal("wq-refuse-no-crystal-on-page", rule="§4.3", book=question.book, page=question.page + 1)
    asked = state.copy()
    asked.pages[page] = colour
    return explain(asked, owner, page, scoring.best(asked, owner, page, colour))


def owner_of(state: State, book: int) -> int:
    """The seat that holds a book, or NOBODY."""
    for seat in range(state.board.players):
        if state.owned[seat] >> book & 1:
            return seat
    return NOBODY


def explain(state: State, seat: int, page: int, score: scoring.Score) -> Explanation:
    """The evidence of a score of a filled page."""
    board, colour = state.board, state.pages[page]
    effect = board.effect_of[page]
    wisp = board.wisp_of[page]
    groups: tuple[tuple[str, ...], ...] = ()
    zones: tuple[str, ...] = ()
    rays: tuple[Ray, ...] = ()
    pages: tuple[PageCrystal, ...] = ()
    spaces = spaces_of(board, score.lit)
    if effect == MAGICAL_CLOUDS:
        groups = tuple(spaces_of(board, scoring.group(state, colour, s)) for s in _bits(board, score.lit))
        spaces = spaces_of(board, state.crystals[colour])
    elif effect == NORTHERN_LIGHTS:
        names = [*board.names.counties, "domain"]
        zones = tuple(names[z] for z in range(len(board.zones)) if state.crystals[colour] & board.zones[z])
        spaces = spaces_of(board, state.crystals[colour])
    elif effect == BRIGHT_WAY and score.points:
        spaces = _line(board, score)
    elif effect == ROSE_OF_THE_WINDS and score.points:
        rays = _rays(board, score)
    elif effect == ARCANE_KNOWLEDGE:
        pages = (*_page_crystals(state, seat, colour), *_page_crystals(state, score.rival, colour))
    anchor = None if score.space == NOBODY else board.names.spaces[score.space]
    arguments: dict[str, object] = {
        "effect": EFFECTS[effect],
        "points": score.points,
        "colour": board.names.colours[colour],
        "wisp": "" if wisp == NOBODY else board.names.colours[wisp],
        "anchor": anchor or "",
        "spaces": ", ".join(spaces),
        "direction": "" if score.direction == NOBODY else ARROWS[score.direction],
        "groups": "; ".join(" ".join(group) for group in groups),
        "zones": [Phrase("wq-zone", {"zone": zone}) for zone in zones],
        "pages": [_page_crystal_phrase(p) for p in pages],
    }
    if score.rival != NOBODY:
        arguments["rival"] = score.rival
    return Explanation(
        effect=EFFECTS[effect],
        points=score.points,
        crystal=board.names.colours[colour],
        book=board.names.books[page // 2],
        page=page % 2,
        seat=seat,
        phrase=Phrase("wq-why" if score.points else "wq-why-nothing", arguments),
        anchor=anchor,
        direction=None if score.direction == NOBODY else DIRECTIONS[score.direction],
        rival=None if score.rival == NOBODY else score.rival,
        spaces=spaces,
        rays=rays,
        groups=groups,
        zones=zones,
        pages=pages,
    )


def _page_crystal_phrase(crystal: PageCrystal) -> Phrase:
    kind = "depicted" if crystal.depicted else "placed"
    arguments = {"seat": crystal.seat, "book": crystal.book, "page": crystal.page + 1, "kind": kind}
    return Phrase("wq-page-crystal", arguments)


def page_phrase(state: State, page: int) -> Phrase:
    """The name of a page's effect."""
    board = state.board
    wisp = board.wisp_of[page]
    shown = "" if wisp == NOBODY else board.names.colours[wisp]
    return Phrase("wq-effect", {"effect": EFFECTS[board.effect_of[page]], "wisp": shown})


def spaces_of(board: Board, mask: int) -> tuple[str, ...]:
    """The names of the spaces of a mask."""
    return tuple(board.names.spaces[space] for space in _bits(board, mask))


def _bits(board: Board, mask: int) -> list[int]:
    return [space for space in range(board.spaces) if mask >> space & 1]


def _line(board: Board, score: scoring.Score) -> tuple[str, ...]:
    """The spaces of a Bright Way from its start onwards."""
    found, space = [], score.space
    while space != NOBODY and score.lit >> space & 1:
        found.append(board.names.spaces[space])
        space = board.next[space * 6 + score.direction]
    return tuple(found)


def _rays(board: Board, score: scoring.Score) -> tuple[Ray, ...]:
    """The lit spaces of a Rose of the Winds by direction, holes crossed."""
    q, r = board.cells[score.space]
    found = []
    for name, (dq, dr) in zip(DIRECTIONS, board.directions, strict=True):
        lit = [s for s in _bits(board, score.lit) if _ahead(board.cells[s], (q, r), (dq, dr))]
        if lit:
            lit.sort(key=lambda s: abs(board.cells[s][0] - q) + abs(board.cells[s][1] - r))
            found.append(Ray(name, tuple(board.names.spaces[s] for s in lit)))
    return tuple(found)


def _ahead(cell: tuple[int, int], start: tuple[int, int], step: tuple[int, int]) -> bool:
    dq, dr = cell[0] - start[0], cell[1] - start[1]
    distance = max(abs(dq), abs(dr))
    return distance > 0 and (dq, dr) == (step[0] * distance, step[1] * distance)


def _page_crystals(state: State, seat: int, colour: int) -> list[PageCrystal]:
    board = state.board
    found = []
    for page in range(board.books * 2):
        if state.owned[seat] >> page // 2 & 1:
            book = board.names.books[page // 2]
            if state.pages[page] == colour:
                found.append(PageCrystal(seat, book, page % 2, depicted=False))
            if board.wisp_of[page] == colour:
                found.append(PageCrystal(seat, book, page % 2, depicted=True))
    return found
