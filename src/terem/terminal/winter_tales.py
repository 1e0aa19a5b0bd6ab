"""Winter Tales in the terminal: the town, the cast, the memory track, the hand, and the story so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from terem.games.winter_tales.view import CharacterView, SpaceView, View
from terem.kernel.phrase import Phrase
from terem.kernel.table import Table
from terem.messages import Speaker, capitalised
from terem.story.tale import Piece, recent
from terem.terminal.face import Menu
from terem.terminal.winter_tales_menu import area_text, menu

WIDE, HIGH = 76, 16
LABEL = 22
TOLD = 3
"""Pieces of the story shown above the question."""
SIGNS = {"spring": "✿", "winter": "❄", "neutral": "=", "writer": "✎"}
INKS = {"spring": "bright_green", "winter": "bright_cyan", "neutral": "white", "writer": "bright_yellow"}


class WinterTalesFace:
    """Draws the table and leads through a turn."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """Everything a seat sees, on one screen."""
        view: View = table.game.view(table.state, seat)
        parts: list[RenderableType] = [_status(view, speaker), _town(table, view, speaker), _cast(view, speaker)]
        parts += [_quests(view, speaker), _track(view, speaker)]
        pieces = recent(table, TOLD)
        if pieces:
            parts.append(_story(pieces, speaker))
        return Group(*parts, *_own(view, speaker))

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """What the seat may do."""
        view: View = table.game.view(table.state, seat)
        return menu(view, table.header.components, speaker)

    def help(self, table: Table, speaker: Speaker) -> str:
        """The rules in short, with the modules of this game."""
        options = table.header.options
        lines = [speaker.text("wt-help")]
        for module in ("powers", "objectives", "skills"):
            if options[module]:
                lines.append(speaker.text(f"wt-help-{module}"))
                lines += [f"  {line}" for line in _module_lines(table, module, speaker)]
        lines += ["\n".join(_lore_lines(table, what, speaker)) for what in ("quest", "location", "character")]
        lines += [speaker.text(key) for key in ("wt-help-telling", "wt-legend", "wt-help-notation", "table-commands")]
        return "\n\n".join(lines)

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """What the memories are worth so far."""
        view: View = table.game.view(table.state, seat)
        points = int(table.header.components["track"]["memory_points"])
        lines = []
        for side in ("spring", "winter"):
            count = sum(space.side == side for space in view.track)
            lines.append(speaker.text("wt-why-side", side=side, memories=count, points=count * points))
        return [*lines, speaker.text("wt-why-cards")]


def _lore_lines(table: Table, what: str, speaker: Speaker) -> list[str]:
    """What there is to know of quests, places and people, for whoever tells of them."""
    names = [thing["id"] for thing in table.header.components[f"{what}s"]]
    return [
        f"{capitalised(speaker.text(f'wt-{what}-{name}'))}: {speaker.text(f'wt-lore-{what}-{name}')}" for name in names
    ]


def _module_lines(table: Table, module: str, speaker: Speaker) -> list[str]:
    parts: Mapping[str, Any] = table.header.components
    if module == "powers":
        names = [power["id"] for power in parts["powers"]]
        return [f"{speaker.text(f'wt-power-{name}')}: {speaker.text(f'wt-lore-power-{name}')}" for name in names]
    if module == "skills":
        return [
            f"{speaker.text('wt-skill', skill=skill)} ({speaker.listed(_holders(parts, skill, speaker))}): "
            + speaker.text(f"wt-lore-skill-{skill}")
            for skill in dict.fromkeys(c["skill"] for c in parts["characters"])
        ]
    kinds = dict.fromkeys(objective["kind"] for objective in parts["objectives"])
    return [speaker.text(f"wt-lore-objective-{kind}") for kind in kinds]


def _holders(parts: Mapping[str, Any], skill: str, speaker: Speaker) -> list[str]:
    return [speaker.text(f"wt-character-{c['id']}") for c in parts["characters"] if c["skill"] == skill]


# --- the town ---


def _status(view: View, speaker: Speaker) -> Text:
    if view.winner:
        return Text(speaker.text("wt-status-over"), style="bold")
    if not view.chapter:
        return Text(speaker.text("wt-status-setup"), style="bold")
    current = view.current if view.current is not None else view.ring[0]
    told = sum(space.side is not None for space in view.track)
    text = speaker.text("wt-status", chapter=view.chapter, seat=current, told=told, memories=view.memories)
    if view.totals:
        text += " " + speaker.text("wt-event-totals", **view.totals)
    return Text(text, style="bold")


def _town(table: Table, view: View, speaker: Speaker) -> Panel:
    """Locations where they lie on the map, squares between them; letters are characters."""
    parts = table.header.components
    signs = _signs(view)
    canvas = [[(" ", "")] * WIDE for _ in range(HIGH)]
    spots = _spots(parts["locations"])
    for square in parts["squares"]:
        _line(canvas, spots[square["joins"][0]], spots[square["joins"][1]])
    for square in parts["squares"]:
        (left, top), (right, low) = (spots[place] for place in square["joins"])
        people = _people(view, signs, square["id"])
        _write(canvas, (left + right) // 2, (top + low) // 2, [("o", "bold"), *people])
    for place, (column, row) in spots.items():
        quests = [(SIGNS[q.side], INKS[q.side]) for q in view.quests if q.status == "location" and q.at == place]
        name = capitalised(speaker.text(f"wt-location-{place}"))
        short = name if len(name) <= LABEL else name[: LABEL - 1] + "…"
        _write(canvas, column, row, [*((sign, "bold") for sign in short), *quests])
        _write(canvas, column, row + 1, _people(view, signs, place))
    lines = [Text.assemble(*((sign, ink) for sign, ink in row)) for row in canvas]
    return Panel(Text("\n").join(lines), title=speaker.text("wt-town"), box=box.ROUNDED, expand=False)


def _spots(locations: Sequence[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
    """Column and row of each location, the town spread over the whole picture."""
    xs, ys = [place["x"] for place in locations], [place["y"] for place in locations]
    wide, high = max(max(xs) - min(xs), 1), max(max(ys) - min(ys), 1)
    left, room = LABEL // 2, WIDE - LABEL - 1
    return {
        place["id"]: (
            left + (place["x"] - min(xs)) * room // wide,
            (place["y"] - min(ys)) * (HIGH - 2) // high,
        )
        for place in locations
    }


def _signs(view: View) -> dict[str, str]:
    """A letter for each character: capitals are rebels."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    names = [character.character for character in view.characters]
    sides = {character.character: character.side for character in view.characters}
    found = dict(zip(sorted(names), letters, strict=False))
    return {name: sign if sides[name] == "spring" else sign.lower() for name, sign in found.items()}


def _people(view: View, signs: Mapping[str, str], area: str) -> list[tuple[str, str]]:
    """The characters in an area; one in brackets lies helpless."""
    found: list[tuple[str, str]] = []
    for character in view.characters:
        if character.area == area:
            sign = signs[character.character]
            found += [(part, INKS[character.side]) for part in (f"({sign})" if character.lying else sign)]
    return found


def _line(canvas: list[list[tuple[str, str]]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]) // 2, abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        column = start[0] + (end[0] - start[0]) * step // steps
        row = start[1] + (end[1] - start[1]) * step // steps
        canvas[row][column] = ("·", "dim")


def _write(canvas: list[list[tuple[str, str]]], column: int, row: int, signs: list[tuple[str, str]]) -> None:
    """Writes signs around a column."""
    first = max(0, min(column - len(signs) // 2, WIDE - len(signs)))
    for place, sign in enumerate(signs[:WIDE]):
        canvas[row][first + place] = sign


# --- the cast, the quests, the track ---


def _cast(view: View, speaker: Speaker) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("wt-cast-sign", "wt-cast-name", "wt-cast-seat", "wt-cast-area", "wt-cast-state"):
        grid.add_column(speaker.text(key))
    signs = _signs(view)
    for seat in view.ring:
        for character in (c for c in view.characters if c.seat == seat):
            name = capitalised(speaker.text(f"wt-character-{character.character}"))
            faction = view.seats[seat].faction
            grid.add_row(
                Text(f"{signs[character.character]} {SIGNS[character.side]}", style=INKS[character.side]),
                name,
                Text(f"{SIGNS[faction]} {speaker.names[seat] if seat < len(speaker.names) else seat + 1}"),
                capitalised(area_text(character.area, speaker)),
                _state(character, speaker),
            )
    return grid


def _state(character: CharacterView, speaker: Speaker) -> str:
    """Ready or not, lying, locked, and what it carries."""
    if character.area is None:
        return speaker.text("wt-state-destroyed")
    words = [speaker.text("wt-state-ready" if character.ready else "wt-state-activated")]
    if character.lying:
        words.append(speaker.text("wt-state-lying"))
    if character.locked:
        words.append(speaker.text("wt-state-locked"))
    words += [speaker.text(f"wt-power-{power}") for power in character.powers]
    words += [speaker.say(_quest_state(quest)) for quest in character.quests]
    if character.skill:
        words.append(speaker.text("wt-skill", skill=character.skill))
    return ", ".join(words)


def _quest_state(quest: str) -> Phrase:
    return Phrase("wt-state-quest", {"quest": Phrase(f"wt-quest-{quest}")})


def _quests(view: View, speaker: Speaker) -> Text:
    """Quests on the board and those that may still be started."""
    line = Text()
    for status, key in (("location", "wt-quests-open"), ("unused", "wt-quests-unused")):
        found = [quest for quest in view.quests if quest.status == status]
        if status == "location":
            found += [quest for quest in view.quests if quest.status == "rebel"]
        names = [f"{SIGNS[q.side]} {speaker.text(f'wt-quest-{q.quest}')}{_at(q.at, view, speaker)}" for q in found]
        line.append(f"{speaker.text(key)} {', '.join(names) or '–'}\n")
    line.right_crop(1)
    return line


def _at(at: str | None, view: View, speaker: Speaker) -> str:
    if at is None:
        return ""
    rebels = [character.character for character in view.characters]
    name = speaker.text(f"wt-character-{at}") if at in rebels else area_text(at, speaker)
    return f" ({name})"


def _track(view: View, speaker: Speaker) -> Panel:
    lines = [_space(space, speaker) for space in view.track if space.space <= view.memories]
    lines.append(Text(f"{view.memories + 1}  {speaker.text('wt-track-epilogue')}", style="bold"))
    return Panel(Text("\n").join(lines), title=speaker.text("wt-track"), box=box.ROUNDED, expand=False)


def _remembered(space: SpaceView) -> Phrase:
    """The quest or the objective of a memory."""
    if space.objective is None:
        return Phrase(f"wt-quest-{space.quest}")
    places = [Phrase(f"wt-location-{place}") for place in space.objective.places]
    return Phrase(f"wt-objective-{space.objective.kind}", {"places": places} if places else {})


def _space(space: SpaceView, speaker: Speaker) -> Text:
    mark = " ◄ " + speaker.text("wt-bookmark") if space.bookmark else ""
    if space.side is None:
        empty = speaker.text("wt-track-objective") if space.objective_space else "…"
        return Text(f"{space.space}  {empty}", style="dim")
    title = speaker.say(_remembered(space))
    card = f" [{speaker.text(f'wt-card-{space.card}')}]" if space.card else ""
    return Text(f"{space.space}  {SIGNS[space.side]} {title}{card}{mark}", style=INKS[space.side])


# --- the story and one's own ---


def _story(pieces: Sequence[Piece], speaker: Speaker) -> Panel:
    marked = speaker.marking(lambda key, text: f"[{text}]" if key.startswith("wt-card-") else text)
    told = (marked.say(piece.phrase).replace("[[", "[").replace("]]", "]") for piece in pieces)
    lines = []
    for piece, text in zip(pieces, told, strict=True):
        name = speaker.names[piece.seat] if piece.seat < len(speaker.names) else str(piece.seat + 1)
        lines.append(Text.assemble((f"{name}: ", "bold"), (text, "italic")))
    return Panel(Text("\n").join(lines), title=speaker.text("wt-story"), box=box.ROUNDED)


def _own(view: View, speaker: Speaker) -> list[RenderableType]:
    """The hand and the secret objectives."""
    if view.seat is None:
        return []
    cards = " · ".join(f"{card} {speaker.text(f'wt-card-{card}')}" for card in view.hand)
    lines: list[RenderableType] = [Text(f"{speaker.text('wt-hand')} {cards or '–'}", style="bold")]
    for side, objective in view.secrets.items():
        lore = speaker.text(f"wt-lore-objective-{objective.kind}")
        lines.append(Text(f"{SIGNS[side]} {speaker.text('wt-secret')} {lore}"))
    if view.pile:
        counting = ", ".join(speaker.text(f"wt-card-{card}") for card in view.pile.counting) or "–"
        lines.append(Text(speaker.text("wt-pile", cards=counting)))
    return lines
