"""The map of Wintertown: locations where they lie, numbered squares between them, a letter for each character."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.text import Text

from terem.games.winter_tales.view import View
from terem.kernel.phrase import Phrase
from terem.messages import Speaker, capitalised

WIDEST, HIGH = 76, 16
FRAME = 4
"""The border around the map and the blanks inside it."""
LABEL = 16
SIGNS = {"spring": "✿", "winter": "❄", "neutral": "=", "writer": "✎"}
INKS = {"spring": "bright_green", "winter": "bright_cyan", "neutral": "white", "writer": "bright_yellow"}
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Sign = tuple[str, str]
Spot = tuple[int, int]


def signs_of(parts: Mapping[str, Any]) -> dict[str, str]:
    """A letter for each character of the box, the same all game long: capitals are rebels."""
    people = zip(parts["characters"], LETTERS, strict=False)
    return {who["id"]: sign if who["side"] == "spring" else sign.lower() for who, sign in people}


def square_number(square: str) -> str:
    """What a square is called on the map."""
    return square.removeprefix("sq").lstrip("0")


class Town:
    """The map, as wide as there is room for."""

    def __init__(self, view: View, parts: Mapping[str, Any], speaker: Speaker) -> None:
        self.view = view
        self.parts = parts
        self.speaker = speaker

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """A panel with the map."""
        text = self.speaker.text
        picture = self.paint(min(options.max_width - FRAME, WIDEST))
        yield Panel(picture, title=text("wt-town"), subtitle=text("wt-map-legend"), box=box.ROUNDED, expand=False)

    def paint(self, wide: int) -> Text:
        """Roads first, then names, then people: each finds a free place near its own."""
        canvas = Canvas(max(wide, 2 * LABEL))
        spots = _spots(self.parts["locations"], canvas.wide)
        for square in self.parts["squares"]:
            canvas.line(spots[square["joins"][0]], spots[square["joins"][1]])
        for place, spot in spots.items():
            canvas.write(spot, [*((sign, "bold") for sign in self._name(place)), *self._quests(place)])
        for square in self.parts["squares"]:
            (left, top), (right, low) = (spots[place] for place in square["joins"])
            number = [(sign, "bold") for sign in f"o{square_number(square['id'])}"]
            canvas.write(((left + right) // 2, (top + low) // 2), number + self._people(square["id"]))
        for place, (column, row) in spots.items():
            canvas.write((column, row + 1), self._people(place))
        return canvas.text()

    def _name(self, place: str) -> str:
        name = capitalised(self.speaker.text("wt-map-name", location=Phrase(f"wt-location-{place}")))
        return name if len(name) <= LABEL else name[: LABEL - 1] + "…"

    def _quests(self, place: str) -> list[Sign]:
        found = [quest for quest in self.view.quests if quest.status == "location" and quest.at == place]
        signs = [(SIGNS[quest.side], INKS[quest.side]) for quest in found]
        return [(" ", ""), *signs] if signs else []

    def _people(self, area: str) -> list[Sign]:
        """The characters in an area; one in brackets lies helpless."""
        signs = signs_of(self.parts)
        found: list[Sign] = []
        for character in self.view.characters:
            if character.area == area:
                sign = signs[character.character]
                found += [(part, INKS[character.side]) for part in (f"({sign})" if character.lying else sign)]
        return [(" ", ""), *found] if found and area.startswith("sq") else found


class Canvas:
    """A grid of signs; nothing that was written is written over."""

    def __init__(self, wide: int) -> None:
        self.wide = wide
        self._cells: list[list[Sign]] = [[(" ", "")] * wide for _ in range(HIGH)]
        self._taken: set[Spot] = set()

    def line(self, start: Spot, end: Spot) -> None:
        """Dots from one spot to another; names may lie on them."""
        steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            column = start[0] + (end[0] - start[0]) * step // steps
            row = start[1] + (end[1] - start[1]) * step // steps
            self._cells[row][column] = ("·", "dim")

    def write(self, spot: Spot, signs: Sequence[Sign]) -> None:
        """Signs around a spot, moved a little where something lies there already."""
        if not signs:
            return
        size = min(len(signs), self.wide)
        first, row = next(self._free(spot, size), (0, spot[1]))
        for place, sign in enumerate(signs[:size]):
            self._cells[row][first + place] = sign
            self._taken.add((first + place, row))

    def _free(self, spot: Spot, size: int) -> Iterator[Spot]:
        """Where so many signs fit with a blank on either side, the nearest first."""
        column, row = spot
        for down in (0, 1, -1, 2, -2):
            for aside in range(self.wide):
                for shift in (aside, -aside):
                    first = max(0, min(column - size // 2, self.wide - size)) + shift
                    if self._fits(first, row + down, size) and aside <= size + LABEL // 2:
                        yield first, row + down

    def _fits(self, first: int, row: int, size: int) -> bool:
        if not (0 <= row < HIGH and 0 <= first <= self.wide - size):
            return False
        return not any((column, row) in self._taken for column in range(first - 1, first + size + 1))

    def text(self) -> Text:
        """The picture."""
        return Text("\n").join(Text.assemble(*row) for row in self._cells)


def _spots(locations: Sequence[Mapping[str, Any]], wide: int) -> dict[str, Spot]:
    """Column and row of each location, the town spread over the whole picture."""
    xs, ys = [place["x"] for place in locations], [place["y"] for place in locations]
    across, down = max(max(xs) - min(xs), 1), max(max(ys) - min(ys), 1)
    left, room = LABEL // 2, wide - LABEL - 1
    return {
        place["id"]: (
            left + (place["x"] - min(xs)) * room // across,
            (place["y"] - min(ys)) * (HIGH - 2) // down,
        )
        for place in locations
    }
