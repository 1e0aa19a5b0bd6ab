"""Reads the printed things from a data file and refuses what no game could be played with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from terem.games.winter_queen.board import EFFECTS, NOBODY, Board, Geometry, Names, Rulings
from terem.kernel.data import RULE, read_data
from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text

DOMAIN = "domain"
DOCKS = ("NW", "NE", "SE", "SW")
NAME = re.compile(r"[A-Za-z][A-Za-z0-9]{0,15}")
ROW = re.compile(r"[A-RT-Za-rt-z]|[A-Za-z]{2,8}")  # a row S would read like a seat in a target
LARGEST = 60


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of hexes; None is a hole."""

    row: str
    r: int
    q0: int
    zones: list[str | None]


class County(Struct, frozen=True, forbid_unknown_fields=True):
    """A county with its coat of arms and the side of the map where its pile docks."""

    color: str
    arms: str
    dock: str


class Map(Struct, frozen=True, forbid_unknown_fields=True):
    """The map board."""

    id: str
    rows: list[Row]
    counties: list[County]
    castle: str = ""
    provenance: str = ""
    edge: dict[str, bool] = {}


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory point tokens of one value."""

    value: int
    count: int


class SetupRow(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup for one number of players."""

    holders: int
    removed_per_color: int
    per_holder: int


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box that the rules depend on."""

    id: str
    colors: list[str]
    crystals_per_color: int
    map: Map
    books: list[list[str]]
    domain_tiles: list[str | None]
    setup: dict[str, SetupRow]
    book_limit: int
    vp_tokens: list[Token] = []
    provenance: dict[str, str] = {}

    def spaces(self) -> Iterator[tuple[str, int, int, str]]:
        """(id, q, r, zone) of every space, in the order "lowest" means."""
        for row in self.map.rows:
            for place, zone in enumerate(row.zones):
                if zone:
                    yield f"{row.row}{place + 1}", row.q0 + place, row.r, zone

    def counties(self) -> list[str]:
        """The counties' colours, in the order of the data."""
        return [county.color for county in self.map.counties]


class Source:
    """The text of a data file, to name the line of a fault."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()

    def line(self, *needles: str) -> int:
        """The first line that holds all needles, 0 when none does."""
        for number, line in enumerate(self._lines, start=1):
            if all(needle in line.split("#")[0] for needle in needles):
                return number
        return 0


def default_file() -> Path:
    """Our own data."""
    return Path(__file__).with_name("components.toml")


def load_file(path: Path) -> Components:
    """The components of a TOML or JSON file, checked."""
    found = read_data(path)
    return from_plain(found.data, Source(found.text))


def from_plain(data: Mapping[str, Any], source: Source | None = None) -> Components:
    """The components of plain data, checked."""
    try:
        components = msgspec.convert(_emptied(data), type=Components)
    except msgspec.ValidationError as error:
        raise Refusal("wq-components-shape", rule=RULE, detail=str(error)) from error
    check(components, source or Source(""))
    return components


def _emptied(data: Any) -> Any:
    """The data with empty strings in lists read as nothing: TOML has no null."""
    if isinstance(data, Mapping):
        return {key: _emptied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [None if value == "" else _emptied(value) for value in data]
    return data


# --- checks ---


def check(components: Components, source: Source) -> None:
    """Refuses data that breaks a promise the rules rely on; says on which line."""
    _check_names(components, source)
    _check_sizes(components, source)
    _check_colours(components, source)
    _check_map(components, source)
    _check_books(components, source)
    _check_domain_tiles(components, source)
    for players in ("2", "3", "4"):
        _check_setup(components, players, source)
    if components.book_limit < 1:
        raise Refusal("wq-components-book-limit", rule=RULE, line=source.line("book_limit"))


def _check_names(components: Components, source: Source) -> None:
    """Names are written in actions and on screens: letters, digits and dashes."""
    rows = [row.row for row in components.map.rows]
    books = [tile[0] for tile in components.books if tile]
    arms = [county.arms for county in components.map.counties]
    for name in (*rows, *books, *components.colors, *components.counties(), *arms):
        pattern = ROW if name in rows else NAME
        if not pattern.fullmatch(name):
            raise Refusal("wq-components-name", rule=RULE, line=source.line(f'"{name}"'), name=plain_text(name))
    for names in (rows, books, [*components.counties(), DOMAIN]):
        for place, name in enumerate(names):
            if name.lower() in [other.lower() for other in names[:place]]:
                raise Refusal("wq-components-name-twice", rule=RULE, line=source.line(f'"{name}"'), name=name)


def _check_sizes(components: Components, source: Source) -> None:
    """A set of spaces or books is one machine word; nothing else is near its bound on any table."""
    spaces = list(components.spaces())
    far = max((max(abs(q), abs(r)) for _, q, r, _ in spaces), default=0)
    holders = [row.holders for row in components.setup.values()]
    sizes = {
        "rows": max(len(spaces), far),
        "books": len(components.books),
        "colors": len(components.colors),
        "domain_tiles": len(components.domain_tiles),
        "crystals_per_color": components.crystals_per_color,
        "book_limit": components.book_limit,
        "setup": max(holders, default=0),
    }
    for field, size in sizes.items():
        if size > LARGEST:
            raise Refusal("wq-components-size", rule=RULE, line=source.line(field), field=field, most=LARGEST)
    if not spaces:
        raise Refusal("wq-components-no-spaces", rule=RULE, line=source.line("rows"))


def _check_colours(components: Components, source: Source) -> None:
    line = source.line("colors")
    letters = [color[:1].upper() for color in components.colors]
    if not all(letters) or len(set(letters)) != len(letters):
        raise Refusal("wq-components-colors", rule=RULE, line=line)


def _check_map(components: Components, source: Source) -> None:
    counties = components.counties()
    if len(counties) != len(DOCKS) or sorted(c.dock for c in components.map.counties) != sorted(DOCKS):
        raise Refusal("wq-components-counties", rule=RULE, line=source.line("counties"))
    seen: dict[str, tuple[int, int]] = {}
    for name, q, r, zone in components.spaces():
        line = source.line(f'"{name[:-1].rstrip("0123456789")}"', "zones")
        if zone not in (*counties, DOMAIN):
            line = line or source.line(f'"{zone}"')
            raise Refusal("wq-components-zone", rule=RULE, line=line, space=name, zone=zone)
        if (q, r) in seen.values():
            raise Refusal("wq-components-same-place", rule=RULE, line=line, space=name)
        seen[name] = (q, r)
    zones = {zone for _, _, _, zone in components.spaces()}
    for county in counties:
        if county not in zones:
            raise Refusal("wq-components-empty-county", rule=RULE, line=source.line("color =", county), county=county)
    _check_connected(list(seen), list(seen.values()), source)
    for space in (*components.map.edge, *([components.map.castle] if components.map.castle else [])):
        if space not in seen:
            raise Refusal("wq-components-unknown-space", rule=RULE, line=source.line(space), space=space)


def _check_connected(names: list[str], cells: list[tuple[int, int]], source: Source) -> None:
    neighbours = Geometry(cells).neighbours
    reached, frontier = 1, [0]
    while frontier:
        fresh = neighbours[frontier.pop()] & ~reached
        reached |= fresh
        frontier += [space for space in range(len(cells)) if fresh >> space & 1]
    for space, name in enumerate(names):
        if not reached >> space & 1:
            raise Refusal("wq-components-island", rule=RULE, line=source.line("rows"), space=name)


def _check_books(components: Components, source: Source) -> None:
    if not components.books or len(components.books) % len(components.map.counties):
        raise Refusal("wq-components-book-count", rule=RULE, line=source.line("books"), books=len(components.books))
    for tile in components.books:
        name = tile[0] if tile else ""
        line = source.line(f'"{name}"')
        if len(tile) != 3 or not all(tile):
            raise Refusal("wq-components-pages", rule=RULE, line=line, book=name, pages=max(len(tile) - 1, 0))
        for page in tile[1:]:
            effect, _, color = page.partition(":")
            if effect not in EFFECTS:
                raise Refusal("wq-components-effect", rule=RULE, line=line, book=name, effect=effect)
            if (effect == "FW") != (":" in page) or (":" in page and color not in components.colors):
                raise Refusal("wq-components-wisps", rule=RULE, line=line, book=name, page=page)


def _check_domain_tiles(components: Components, source: Source) -> None:
    line = source.line("domain_tiles")
    for picture in components.domain_tiles:
        if picture is not None and picture not in components.colors:
            raise Refusal("wq-components-picture", rule=RULE, line=line, picture=picture)
    spaces = sum(zone == DOMAIN for _, _, _, zone in components.spaces())
    if len(components.domain_tiles) < spaces:
        raise Refusal(
            "wq-components-domain-tiles", rule=RULE, line=line, tiles=len(components.domain_tiles), spaces=spaces
        )


def _check_setup(components: Components, players: str, source: Source) -> None:
    line = source.line(f"{players} = {{") or source.line(f'"{players}"') or source.line("setup")
    row = components.setup.get(players)
    if row is None:
        raise Refusal("wq-components-no-setup", rule=RULE, line=line, players=players)
    if min(row.holders, row.per_holder) < 1 or row.removed_per_color < 0:
        raise Refusal("wq-components-setup-numbers", rule=RULE, line=line, players=players)
    if players != "2" and row.holders != int(players):
        raise Refusal("wq-components-holders", rule=RULE, line=line, players=players, holders=row.holders)
    in_play = (components.crystals_per_color - row.removed_per_color) * len(components.colors)
    if row.removed_per_color > components.crystals_per_color or in_play <= row.holders * row.per_holder:
        raise Refusal("wq-components-crystals", rule=RULE, line=line, players=players)


# --- the board ---


def make_board(components: Components, players: int, rulings: Rulings) -> Board:
    """The tables of the rules for one number of players."""
    counties = components.counties()
    spaces = list(components.spaces())
    names = Names(
        colours=list(components.colors),
        counties=counties,
        spaces=[name for name, _, _, _ in spaces],
        books=[tile[0] for tile in components.books],
    )
    row = components.setup[str(players)]
    return Board(
        names=names,
        players=players,
        rulings=rulings,
        cells=[(q, r) for _, q, r, _ in spaces],
        edge_overrides=[(names.spaces.index(space), on_edge) for space, on_edge in components.map.edge.items()],
        zone_of=[counties.index(zone) if zone in counties else len(counties) for _, _, _, zone in spaces],
        pages=[
            (EFFECTS.index(effect), components.colors.index(color) if color else NOBODY)
            for tile in components.books
            for effect, _, color in [page.partition(":") for page in tile[1:]]
        ],
        pictures=[NOBODY if p is None else components.colors.index(p) for p in components.domain_tiles],
        book_limit=components.book_limit,
        crystals_per_colour=components.crystals_per_color - row.removed_per_color,
        holders=row.holders,
        per_holder=row.per_holder,
        most_holders=max(row.holders for row in components.setup.values()),
    )
