"""Winter Queen in the terminal: coloured hexes, piles at their docks, books with what they score now."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from terem.games.winter_queen.actions import POOL, Activate, Pass, PlaceOnBook, PlaceOnMap
from terem.games.winter_queen.board import EFFECTS, NOBODY
from terem.games.winter_queen.components import Components, from_plain
from terem.games.winter_queen.explain import PageQuestion, answer, page_phrase
from terem.games.winter_queen.shown import Book, Choices, Holder, View
from terem.games.winter_queen.state import State
from terem.kernel.table import Table
from terem.messages import Speaker
from terem.terminal.face import Choice, Menu, WholePicture

INKS = {"blue": "bright_blue", "green": "bright_green", "yellow": "bright_yellow", "purple": "bright_magenta"}
INKS |= {"red": "bright_red"}
HALF = 3  # half a hex, in characters


def ink(colour: str) -> str:
    """The pen of a colour; the letter says the same without it."""
    return f"bold {INKS.get(colour, 'white')}"


class WinterQueenFace(WholePicture):
    """Draws the table and leads through a turn."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """Everything a seat sees, on one screen."""
        view: View = table.game.view(table.state, seat)
        components = from_plain(table.header.components)
        seats = [_seat_panel(table.state, view, s, speaker, own=s == seat) for s in range(view.players)]
        own = [] if seat is None else [seats.pop(seat)]
        return Group(
            _status(view, speaker),
            Columns([_map_panel(view, components, speaker), _holders(view, speaker)]),
            _piles(table.state, view, components, speaker),
            *seats,
            *own,
        )

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """First the kind of action, then its parts."""
        view: View = table.game.view(table.state, seat)
        assert view.choices is not None
        choices = view.choices
        if choices.must_pass:
            return Menu(speaker.text("wq-menu-pass"), [Choice("pass", "", Pass())])
        picture = _map_panel(view, from_plain(table.header.components), speaker)
        kinds = []
        if choices.spaces:
            kinds.append(Choice("m", speaker.text("wq-menu-map"), _map_menu(choices, table.state, picture, speaker)))
        if choices.pages:
            kinds.append(Choice("b", speaker.text("wq-menu-book"), _book_menu(choices, table.state, speaker)))
        if choices.activations:
            kinds.append(
                Choice("a", speaker.text("wq-menu-activate"), _activate_menu(choices, table.state, picture, speaker))
            )
        return Menu(speaker.text("wq-menu-turn"), kinds)

    def help(self, table: Table, speaker: Speaker) -> str:
        """The rules on one screen."""
        names = {code: speaker.text("wq-effect", effect=code, wisp="") for code in EFFECTS}
        effects = "\n".join(f"  {names[code]}: {speaker.text('wq-effect-rule', effect=code)}" for code in EFFECTS)
        keys = ("wq-help-first", "wq-help-notation", "table-commands")
        return "\n\n".join([speaker.text("wq-help"), effects, *(speaker.text(key) for key in keys)])

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """Every filled page on the table, own ones first."""
        state: State = table.state
        lines = []
        for owner in [seat, *(s for s in range(state.board.players) if s != seat)]:
            for page, colour in enumerate(state.pages):
                if colour != NOBODY and state.owned[owner] >> page // 2 & 1:
                    question = PageQuestion(state.board.names.books[page // 2], page % 2)
                    why = speaker.say(answer(state, question).phrase)
                    lines.append(
                        speaker.text("wq-why-line", seat=owner, book=question.book, page=page % 2 + 1, why=why)
                    )
        return lines


# --- drawing ---


def _status(view: View, speaker: Speaker) -> Text:
    if view.stage == "over":
        return Text(speaker.text("wq-status-over"), style="bold")
    key = "wq-status-normal" if view.stage == "normal" else "wq-status-final"
    style = "bold" if view.stage == "normal" else "bold reverse"
    points = -1 if view.points is None else view.points
    line = speaker.text(key, turn=view.turn + 1, bag=view.bag, turns=view.turns_left, seat=view.first, points=points)
    return Text(line, style=style)


def _map_panel(view: View, components: Components, speaker: Speaker) -> Panel:
    return Panel(_map(view, components), title=Text(speaker.text("wq-map")), border_style="blue", expand=False)


def _map(view: View, components: Components) -> Text:
    """Two lines a row of hexes, odd rows shifted by half a hex."""
    spaces = list(components.spaces())
    leftmost = min(2 * q + r for _, q, r, _ in spaces)
    picture = Text()
    for row in sorted({r for _, _, r, _ in spaces}):
        cells = sorted((2 * q + r - leftmost, name, zone) for name, q, r, zone in spaces if r == row)
        for part in (_top, _bottom):
            column = 0
            for place, name, zone in cells:
                picture.append(" " * (place * HALF - column))
                picture.append_text(part(view, components, name, zone))
                column = place * HALF + 2 * HALF
            picture.append("\n")
    picture.rstrip()
    return picture


def _top(_view: View, _components: Components, name: str, zone: str) -> Text:
    rim = INKS.get(zone, "white")
    return Text.assemble(("╱", rim), (f"{name:^4}", f"{rim} dim"), ("╲", rim))


def _bottom(view: View, components: Components, name: str, zone: str) -> Text:
    """The crystal's letter, in brackets when depicted, and the zone's sign."""
    rim = INKS.get(zone, "white")
    sign = zone[0] if zone != "domain" else "♛" if name == components.map.castle else "♜"
    crystal = view.map[name]
    if crystal is None:
        inside = Text(" · ", style="dim")
    else:
        letter = crystal.color[0].upper()
        inside = Text(f"({letter})" if crystal.depicted else f" {letter} ", style=ink(crystal.color))
    return Text.assemble(("╲", rim), inside, (sign, f"{rim} dim"), ("╱", rim))


def _piles(state: State, view: View, components: Components, speaker: Speaker) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), title=speaker.text("wq-piles"), title_justify="left", show_header=False)
    for pile, county in zip(view.piles, components.map.counties, strict=True):
        name = speaker.text("wq-county-arms", zone=county.color, arms=county.arms)
        top = Text(speaker.text("wq-pile-empty"), style="dim")
        if pile.top is not None:
            top = _tile(state, pile.top, speaker)
        grid.add_row(Text(name, style=INKS.get(county.color, "white")), f"×{pile.left}", top)
    return grid


def _tile(state: State, book: str, speaker: Speaker) -> Text:
    number = state.board.names.books.index(book)
    pages = " | ".join(speaker.say(page_phrase(state, page)) for page in (number * 2, number * 2 + 1))
    return Text.assemble((book, "bold"), f" {pages}")


def _holders(view: View, speaker: Speaker) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), title=speaker.text("wq-holders"), title_justify="left", show_header=False)
    for holder in view.holders:
        name = speaker.text("wq-pool") if holder.holder == POOL else speaker.text("wq-holder", holder=holder.holder)
        reach = Text(speaker.text("wq-in-reach"), style="green")
        if not holder.in_reach:
            reach = Text(speaker.text("wq-out-of-reach"), style="dim")
        grid.add_row(name, _crystals(holder), reach if view.seat is not None else "")
    return grid


def _crystals(holder: Holder) -> Text:
    line = Text()
    for colour, count in holder.crystals.items():
        line.append((colour[0].upper() + " ") * count, style=ink(colour))
    return line


def _seat_panel(state: State, view: View, seat: int, speaker: Speaker, own: bool) -> RenderableType:
    title = speaker.names[seat] if seat < len(speaker.names) else str(seat + 1)
    if view.totals is not None:
        title = speaker.text("wq-seat-total", seat=seat, points=view.totals[seat])
    elif own:
        title = speaker.text("wq-seat-own", seat=seat, points=view.points)
    grid = Grid(box=None, padding=(0, 1), show_header=False, expand=False)
    for book in view.books[seat]:
        grid.add_row(*_book_row(state, book, speaker, own))
    body: RenderableType = grid if view.books[seat] else Text(speaker.text("wq-no-books"), style="dim")
    return Panel(
        body, title=Text(title), title_align="left", border_style="bright_white" if own else "dim", box=box.ROUNDED
    )


def _book_row(state: State, book: Book, speaker: Speaker, own: bool) -> list[Text]:
    number = state.board.names.books.index(book.book)
    cells = [Text(book.book, style="bold")]
    for side, crystal in enumerate((book.left, book.right)):
        page = number * 2 + side
        cell = Text(speaker.say(page_phrase(state, page)))
        if crystal is not None:
            points = answer(state, PageQuestion(book.book, side)).points
            cell.append(f" {crystal[0].upper()}", style=ink(crystal))
            cell.append(f" = {points}", style="bold")
        elif own:
            cell.append_text(_prospects(state, book.book, side))
        else:
            cell.append(" ·", style="dim")
        cells.append(cell)
    return cells


def _prospects(state: State, book: str, side: int) -> Text:
    """What an empty page would score with each colour."""
    line = Text(" ")
    for colour in state.board.names.colours:
        points = answer(state, PageQuestion(book, side, colour)).points
        line.append(f" {colour[0].upper()}:{points}", style=INKS.get(colour, "white"))
    return line


# --- menus ---


def _crystal_code(holder: int, colour: str) -> str:
    return f"{colour[0].upper()}{'*' if holder == POOL else holder}>"


def _crystal_label(holder: int, colour: str, speaker: Speaker) -> str:
    return speaker.text("wq-menu-crystal", colour=colour, holder=holder)


def _map_menu(choices: Choices, state: State, picture: Panel, speaker: Speaker) -> Menu:
    full = not any(choices.spaces.values()) and any(state.piles)
    where = speaker.text("wq-menu-which-space-full" if full else "wq-menu-which-space", most=state.board.book_limit)
    return Menu(
        speaker.text("wq-menu-which-crystal"),
        [
            Choice(
                _crystal_code(holder, colour),
                _crystal_label(holder, colour, speaker),
                Menu(
                    where,
                    [
                        Choice(
                            space,
                            _zone_label(state, space, speaker),
                            _placing(holder, colour, space, choices, state, speaker),
                        )
                        for space in choices.spaces
                    ],
                    stem=_crystal_code(holder, colour),
                    picture=picture,
                ),
            )
            for holder, colour in choices.crystals
        ],
    )


def _zone_label(state: State, space: str, speaker: Speaker) -> str:
    board = state.board
    zone = board.zone_of[board.names.spaces.index(space)]
    return speaker.text("wq-zone", zone="domain" if zone == board.domain else board.names.counties[zone])


def _placing(holder: int, colour: str, space: str, choices: Choices, state: State, speaker: Speaker) -> object:
    """The action itself, or the question which book to take."""
    counties = choices.spaces[space]
    if not counties:
        return PlaceOnMap(holder, colour, space)
    tops = [
        Choice(
            f"+{county}",
            _tile(state, state.board.names.books[state.tops[state.board.names.counties.index(county)]], speaker).plain,
            PlaceOnMap(holder, colour, space, county),
        )
        for county in counties
    ]
    none = Choice("-", speaker.text("wq-menu-no-book"), PlaceOnMap(holder, colour, space))
    return Menu(speaker.text("wq-menu-take-book"), [*tops, none])


def _book_menu(choices: Choices, state: State, speaker: Speaker) -> Menu:
    def pages(holder: int, colour: str) -> list[Choice]:
        found = []
        for book, page in choices.pages:
            number = state.board.names.books.index(book) * 2 + page
            points = answer(state, PageQuestion(book, page, colour)).points
            label = speaker.text("wq-menu-page", effect=page_phrase(state, number), points=points)
            found.append(Choice(f"{book}.{page + 1}", label, PlaceOnBook(holder, colour, book, page)))
        return found

    return Menu(
        speaker.text("wq-menu-which-crystal"),
        [
            Choice(
                _crystal_code(holder, colour),
                _crystal_label(holder, colour, speaker),
                Menu(speaker.text("wq-menu-which-page"), pages(holder, colour), _crystal_code(holder, colour)),
            )
            for holder, colour in choices.crystals
        ],
    )


def _activate_menu(choices: Choices, state: State, picture: Panel, speaker: Speaker) -> Menu:
    found = []
    for book, cleared in choices.activations.items():
        number = state.board.names.books.index(book)
        points = sum(
            answer(state, PageQuestion(book, side)).points
            for side in (0, 1)
            if state.pages[number * 2 + side] != NOBODY
        )
        label = speaker.text("wq-menu-activation", points=points)
        if not cleared:
            found.append(Choice(book, label, Activate(book)))
            continue
        spaces = []
        for space in cleared:
            colour = state.board.names.colours[state.colour_at(state.board.names.spaces.index(space))]
            crystal = speaker.text("wq-crystal", colour=colour)
            spaces.append(Choice(space, crystal, Activate(book, space)))
        found.append(Choice(book, label, Menu(speaker.text("wq-menu-which-removal"), spaces, f"{book}!-", picture)))
    return Menu(speaker.text("wq-menu-which-book"), found)
