"""Gorynych, Burn! in the terminal: the field with its arrows, the knights by number, everybody's cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from terem.games.gorynych.board import cell_name
from terem.games.gorynych.view import FieldView, Knight, SeatView, View
from terem.kernel.table import Table
from terem.messages import Speaker
from terem.terminal.face import Menu, WholePicture
from terem.terminal.gorynych_menu import menu

INKS = {"yellow": "bright_yellow", "red": "bright_red", "green": "bright_green", "blue": "bright_blue"}
INKS |= {"fire": "bright_red", "manoeuvre": "bright_magenta", "lilac": "magenta", "orange": "dark_orange"}
INKS |= {"turquoise": "turquoise2"}
ARROWS = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
SIGNS = {"^": "▲", ">": "▶", "v": "▼", "<": "◀"}
OPPOSITE = {"up": "down", "right": "left", "down": "up", "left": "right"}
CELL = 7


class GorynychFace(WholePicture):
    """Draws the table and leads through a turn."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """Everything a seat sees, on one screen."""
        view: View = table.game.view(table.state, seat)
        return Group(
            _status(view, speaker),
            _field_panel(view, speaker),
            Columns([_knights(view, speaker), _tiles(view, speaker)], padding=(0, 3)),
            Text(_decks(view, speaker)),
            _seats(view, speaker),
            *_own(view, speaker),
        )

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """What the seat may do, by the phase of the round."""
        view: View = table.game.view(table.state, seat)
        return menu(view, speaker)

    def help(self, table: Table, speaker: Speaker) -> str:
        """The rules in short, with the manoeuvres of this game."""
        view: View = table.game.view(table.state, None)
        tiles = "\n".join(
            "  {}: {}\n    → {}: {}".format(
                speaker.text("gor-tile", tile=tile),
                speaker.text("gor-tile-rule", tile=tile),
                speaker.text("gor-counter", counter=counter),
                speaker.text("gor-counter-rule", counter=counter),
            )
            for tile, counter in ((tile.tile, tile.counter) for tile in view.tiles)
        )
        keys = ("gor-help-first", "gor-help-screen", "gor-legend", "gor-help-notation", "table-commands")
        return "\n\n".join([speaker.text("gor-help"), tiles, *(speaker.text(key) for key in keys)])

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """How soon each knight may arrive."""
        view: View = table.game.view(table.state, seat)
        cards = view.knight_deck.coming
        lines = []
        for knight in sorted(view.knights, key=lambda knight: knight.left):
            arriving = [card for card in cards if card + knight.horse >= knight.left]
            chance = round(100 * len(arriving) / max(len(cards), 1))
            lines.append(speaker.text("gor-why-line", knight=knight.knight, left=knight.left, chance=chance))
        return lines


def card_sign(view: View, card: str) -> Text:
    """A card as a sign: an arrow that points where it would fly now, with its letter; ✹ Fire, ✦ Manoeuvre."""
    if card in view.compass:
        way = view.compass[card]
        arrow = ARROWS[OPPOSITE[way] if view.number < 0 else way]
        return Text(f"{arrow}{card[0].upper()}", style=f"bold {INKS.get(card, 'white')}")
    return Text({"fire": "✹F", "manoeuvre": "✦M"}[card], style=f"bold {INKS[card]}")


# --- the round ---


def _status(view: View, speaker: Speaker) -> Text:
    if view.phase == "over":
        return Text(speaker.text("gor-status-over"), style="bold")
    if not view.round:
        return Text(speaker.text("gor-status-setup"), style="bold")
    number = _signed(view.number)
    line = Text(
        speaker.text(
            "gor-status", round=view.round, seat=view.first, steps=view.steps, number=number, limit=view.limit
        ),
        style="bold",
    )
    if view.number < 0:
        line.append("\n" + speaker.text("gor-reversed"), style="bold reverse")
    return line


def _decks(view: View, speaker: Speaker) -> str:
    knights = " ".join(str(card) for card in view.knight_deck.coming)
    dragon = " ".join(_signed(card) for card in view.dragon_deck.coming)
    return speaker.text("gor-decks", knights=knights, dragon=dragon)


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


# --- the field ---


def _field_panel(view: View, speaker: Speaker) -> Panel:
    arrows = []
    for colour, way in view.compass.items():
        now = OPPOSITE[way] if view.number < 0 else way
        name = speaker.text("gor-compass-arrow", colour=colour, direction=now)
        arrows.append(Text(f"{ARROWS[now]}{colour[0].upper()} {name}", no_wrap=True))
    compass = Columns([Text(speaker.text("gor-compass"), no_wrap=True), *arrows], padding=(0, 1))
    title = Text(speaker.text("gor-field", order=view.field.order))
    return Panel(Group(_field(view), compass), title=title, border_style="red", expand=False)


def _field(view: View) -> Text:
    """A line a row of cells: the terrain, then who is there."""
    field = view.field
    side = len(field.path)
    picture = Text("   " + "".join(f"{column:^{CELL}}" for column in range(side)) + "\n", style="dim")
    starts = {cell: path for path, cell in field.starts.items()}
    for row in range(side):
        picture.append(f"{row:>2} ", style="dim")
        for column in range(side):
            name = cell_name(row, column, side)
            cell = Text.assemble(_terrain(field, row, column, name, name in starts), _occupants(view, name))
            cell.truncate(CELL, pad=True)
            picture.append_text(cell)
        picture.append("\n")
    picture.rstrip()
    return picture


def _terrain(field: FieldView, row: int, column: int, name: str, start: bool) -> Text:
    """Three signs: path with its start or tunnel, river with its current, a bridge with both, the terem."""
    path, river = field.path[row][column], field.river[row][column]
    if name in field.terem:
        return Text("▓▓▓", style="yellow")
    if path == "." and river == ".":
        return Text(" · ", style="dim green")
    if path == ".":
        return Text(f"~{SIGNS[river]}~", style="blue")
    if river != ".":
        return Text.assemble((SIGNS[path], "white"), ("=", "blue"), (SIGNS[river], "blue"))
    if name in field.entries:
        colour = field.entries[name]
        return Text.assemble((SIGNS[path], "white"), (f"i{colour[0].upper()}", INKS.get(colour, "white")))
    if name in field.exits:
        colour = field.exits[name]
        return Text.assemble((SIGNS[path], "white"), (f"o{colour[0].upper()}", INKS.get(colour, "white")))
    return Text(f"●{SIGNS[path]} " if start else f" {SIGNS[path]} ", style="white")


def _occupants(view: View, name: str) -> Text:
    """The dragon and the knights of a cell; more than fit are counted."""
    found = Text("D", style="bold bright_red reverse") if view.dragon == name else Text("")
    here = [knight for knight in view.knights if knight.cell == name]
    room = CELL - 3 - len(found)
    numbers = ",".join(str(knight.knight) for knight in here)
    if len(numbers) > room:
        numbers = f"{here[0].knight}+{len(here) - 1}"[:room]
    marked = any(knight.pointed for knight in here)
    found.append(numbers, style="bold bright_white underline" if marked else "bold bright_white")
    return found


# --- beside the field ---


def _title(key: str, speaker: Speaker) -> Text:
    return Text(speaker.text(key), no_wrap=True)


def _knights(view: View, speaker: Speaker) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), title=_title("gor-knights", speaker), title_justify="left", show_header=False)
    for knight in sorted(view.knights, key=lambda knight: knight.left):
        grid.add_row(Text(_knight(knight, speaker)), Text(", ".join(_signs(knight, speaker)), style="bold"))
    return grid


def _knight(knight: Knight, speaker: Speaker) -> str:
    if knight.cell is None:
        return speaker.text("gor-knight-inside", knight=knight.knight)
    return speaker.text("gor-knight", knight=knight.knight, cell=knight.cell, path=knight.path, left=knight.left)


def _signs(knight: Knight, speaker: Speaker) -> Iterable[str]:
    if knight.shield:
        yield speaker.text("gor-knight-shield")
    if knight.horse:
        yield speaker.text("gor-knight-horse")
    if knight.pointed:
        yield speaker.text("gor-knight-pointed")


def _tiles(view: View, speaker: Speaker) -> RenderableType:
    grid = Grid(box=None, padding=(0, 1), title=_title("gor-tiles", speaker), title_justify="left", show_header=False)
    for tile in view.tiles:
        name = speaker.text("gor-tile-line", tile=tile.tile, counter=tile.counter)
        turned = speaker.text("gor-tile-turned") if tile.turned else ""
        grid.add_row(Text(name, style="dim" if tile.turned else "magenta"), Text(turned, style="dim"))
    if view.protected:
        grid.add_row(Text(speaker.text("gor-protected"), style="bold reverse"), "")
    if view.flag:
        grid.add_row(Text(speaker.text("gor-flagged"), style="bold reverse"), "")
    if view.speech:
        grid.add_row(speaker.text("gor-speech", tokens=view.speech), "")
    return grid


# --- the heads ---


def _seats(view: View, speaker: Speaker) -> RenderableType:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1), title=speaker.text("gor-seats"), title_justify="left")
    grid.add_column("")
    for key in ("gor-seat-hand", "gor-seat-row", "gor-seat-box"):
        grid.add_column(speaker.text(key))
    grid.add_column("")
    order = [(view.first + number) % view.players for number in range(view.players)]
    for seat in order:
        name = speaker.names[seat] if seat < len(speaker.names) else str(seat + 1)
        label = Text(f"{'★ ' if seat == view.first else '  '}{name}", style="bold" if seat == view.seat else "")
        cards = view.seats[seat]
        piles = [_pile(view, pile) for pile in (cards.hand, cards.row, cards.box)]
        grid.add_row(label, *piles, Text(_state(view, seat, cards, speaker)))
    return grid


def _pile(view: View, cards: tuple[str, ...]) -> Text:
    return Text(" ").join([card_sign(view, card) for card in cards])


def _state(view: View, seat: int, cards: SeatView, speaker: Speaker) -> str:
    if cards.took is not None:
        return speaker.text("gor-seat-skipped")
    if cards.locked or cards.discarding:
        return speaker.text("gor-seat-locked")
    waiting = view.prompt is not None and seat in view.prompt.seats
    return speaker.text("gor-seat-waiting") if waiting else ""


def _own(view: View, speaker: Speaker) -> list[Text]:
    if view.locked is None:
        return []
    return [Text(speaker.text("gor-own-card", card=view.locked), style="bold")]
