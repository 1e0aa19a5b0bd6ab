"""Winter Tales in the terminal: the town, the cast, the memory track, the hand, and the story so far."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from terem.games.winter_tales.notation import write
from terem.games.winter_tales.view import CharacterView, SceneView, SpaceView, View
from terem.kernel.phrase import Phrase
from terem.kernel.table import Table
from terem.messages import Speaker, capitalised
from terem.story.tale import Piece, recent
from terem.terminal.face import Menu
from terem.terminal.winter_tales.help import help_text
from terem.terminal.winter_tales.menu import menu
from terem.terminal.winter_tales.names import area_text, character, full_area, memory_title, objective_title
from terem.terminal.winter_tales.town import INKS, SIGNS, Town, signs_of

TOLD = 3
"""Pieces of the story shown above the question."""


class WinterTalesFace:
    """Draws the table and leads through a turn."""

    def draw(self, table: Table, seat: int | None, speaker: Speaker) -> RenderableType:
        """Everything a seat sees, on one screen."""
        view: View = table.game.view(table.state, seat)
        parts = table.header.components
        shown: list[RenderableType] = [_status(view, speaker), Town(view, parts, speaker)]
        if view.characters:
            shown.append(_cast(view, parts, speaker))
        shown += [_quests(view, speaker), _track(view, speaker)]
        pieces = recent(table, TOLD)
        if pieces:
            shown.append(_story(pieces, speaker))
        return Group(*shown, *_own(view, parts, speaker))

    def page(self, table: Table, seat: int) -> Hashable:
        """One for each pick, turn, quest and memory, and one for the epilogue."""
        view: View = table.game.view(table.state, seat)
        if not view.chapter:
            return sum(who.seat == seat for who in view.characters)
        told = sum(space.side is not None for space in view.track)
        scenes = tuple((scene.kind, scene.quest) for scene in view.scenes if scene.kind in ("quest", "epilogue"))
        return view.chapter, view.current, told, scenes

    def glance(self, table: Table, seat: int, speaker: Speaker) -> RenderableType:
        """What lies on the table in this scene, and the hand."""
        view: View = table.game.view(table.state, seat)
        parts = table.header.components
        scenes = [_scene(scene, parts, speaker) for scene in view.scenes if scene.kind in ("quest", "battle", "trap")]
        return Group(*scenes, *_held(view, parts, speaker))

    def secret(self, table: Table, seat: int) -> bool:
        """Nothing is, until cards are dealt."""
        view: View = table.game.view(table.state, seat)
        return bool(view.chapter or view.hand or view.secrets)

    def menu(self, table: Table, seat: int, speaker: Speaker) -> Menu:
        """What the seat may do."""
        view: View = table.game.view(table.state, seat)
        return menu(view, table.header.components, speaker)

    def help(self, table: Table, speaker: Speaker) -> str:
        """How to play this table, and who is who."""
        return help_text(table, speaker)

    def why(self, table: Table, seat: int, speaker: Speaker) -> Sequence[str]:
        """What the memories are worth so far."""
        view: View = table.game.view(table.state, seat)
        points = int(table.header.components["track"]["memory_points"])
        lines = []
        for side in ("spring", "winter"):
            count = sum(space.side == side for space in view.track)
            lines.append(speaker.text("wt-why-side", side=side, memories=count, points=count * points))
        return [*lines, speaker.text("wt-why-cards")]


# --- how far it is ---


def _status(view: View, speaker: Speaker) -> Text:
    if view.winner:
        return Text("\n".join([speaker.text("wt-status-over"), *_writer_lines(view, speaker)]), style="bold")
    if not view.chapter:
        return Text(speaker.text("wt-status-setup"), style="bold")
    current = view.current if view.current is not None else view.ring[0]
    told = sum(space.side is not None for space in view.track)
    text = speaker.text("wt-status", chapter=view.chapter, seat=current, told=told, memories=view.memories)
    if view.totals:
        text += " " + speaker.text("wt-event-totals", **view.totals)
    return Text(text, style="bold")


def _writer_lines(view: View, speaker: Speaker) -> list[str]:
    """How the Writer fared, where there was one."""
    apart = abs(view.totals["spring"] - view.totals["winter"]) if view.totals else 0
    writers = [seat for seat, who in enumerate(view.seats) if who.faction == "writer"]
    return [speaker.text("wt-writer-fared", seat=seat, apart=apart) for seat in writers]


def _scene(scene: SceneView, parts: Mapping[str, Any], speaker: Speaker) -> Text:
    """What is going on, with the cards that lie open."""
    cards, against = (
        ", ".join(speaker.text(f"wt-card-{card}") for card in pile) or "–" for pile in (scene.cards, scene.against)
    )
    if scene.kind == "quest":
        quest = speaker.text(f"wt-quest-{scene.quest}")
        return Text(speaker.text("wt-scene-quest", title=quest, spring=cards, winter=against))
    names = {"who": character(str(scene.who)), "foe": character(str(scene.foe))}
    place = full_area(str(scene.area), parts, speaker)
    return Text(speaker.text(f"wt-scene-{scene.kind}", place=place, **names))


# --- the cast, the quests, the track ---


def _cast(view: View, parts: Mapping[str, Any], speaker: Speaker) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("wt-cast-sign", "wt-cast-name", "wt-cast-seat", "wt-cast-area", "wt-cast-state"):
        grid.add_column(speaker.text(key))
    signs = signs_of(parts)
    for seat in view.ring:
        for who in (c for c in view.characters if c.seat == seat):
            faction = view.seats[seat].faction
            grid.add_row(
                Text(f"{signs[who.character]} {SIGNS[who.side]}", style=INKS[who.side]),
                capitalised(speaker.say(character(who.character))),
                Text(f"{SIGNS[faction]} {speaker.names[seat] if seat < len(speaker.names) else seat + 1}"),
                capitalised(area_text(who.area, speaker)),
                _state(who, speaker),
            )
    return grid


def _state(who: CharacterView, speaker: Speaker) -> str:
    """Ready or not, lying, locked, and what it carries."""
    if who.area is None:
        return speaker.text("wt-state-destroyed")
    words = [speaker.text("wt-state-ready" if who.ready else "wt-state-activated")]
    if who.lying:
        words.append(speaker.text("wt-state-lying"))
    if who.locked:
        words.append(speaker.text("wt-state-locked"))
    words += [speaker.text(f"wt-power-{power}") for power in who.powers]
    words += [speaker.text("wt-state-quest", quest=Phrase(f"wt-quest-{quest}")) for quest in who.quests]
    if who.skill:
        words.append(speaker.text("wt-skill", skill=who.skill))
    return ", ".join(words)


def _quests(view: View, speaker: Speaker) -> Text:
    """Quests on the board and those that may still be started."""
    lines = []
    for key, statuses in (("wt-quests-open", ("location", "rebel")), ("wt-quests-unused", ("unused",))):
        found = [quest for quest in view.quests if quest.status in statuses]
        names = [f"{SIGNS[q.side]} {speaker.text(f'wt-quest-{q.quest}')}{_at(q.at, view, speaker)}" for q in found]
        lines.append(f"{speaker.text(key)} {', '.join(names) or '–'}")
    return Text("\n".join(lines))


def _at(at: str | None, view: View, speaker: Speaker) -> str:
    if at is None:
        return ""
    rebels = [who.character for who in view.characters]
    return f" ({speaker.say(character(at)) if at in rebels else area_text(at, speaker)})"


def _track(view: View, speaker: Speaker) -> Panel:
    lines = [_space(space, speaker) for space in view.track if space.space <= view.memories]
    lines.append(Text(f"{view.memories + 1}  {speaker.text('wt-track-epilogue')}", style="bold"))
    return Panel(Text("\n").join(lines), title=speaker.text("wt-track"), box=box.ROUNDED, expand=False)


def _space(space: SpaceView, speaker: Speaker) -> Text:
    if space.side is None:
        empty = speaker.text("wt-track-objective") if space.objective_space else "…"
        return Text(f"{space.space}  {empty}", style="dim")
    title = memory_title(space, speaker)
    card = f" [{speaker.text(f'wt-card-{space.card}')}]" if space.card else ""
    mark = " ◄ " + speaker.text("wt-bookmark") if space.bookmark else ""
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


def _own(view: View, parts: Mapping[str, Any], speaker: Speaker) -> list[RenderableType]:
    """The role, the hand, and the secret objectives with what they ask for."""
    lines = _held(view, parts, speaker)
    for side, objective in view.secrets.items():
        title = objective_title(objective, speaker)
        lore = speaker.text(f"wt-lore-objective-{objective.kind}")
        lines.append(Text(f"{SIGNS[side]} {speaker.text('wt-secret')} {title}. {lore}"))
    return lines


def _held(view: View, parts: Mapping[str, Any], speaker: Speaker) -> list[RenderableType]:
    """The role, and the cards in hand and in a trap."""
    if view.seat is None:
        return []
    faction = view.seats[view.seat].faction
    if not view.chapter:
        return [Text(_role(view, view.seat, parts, speaker), style=INKS[faction])]
    cards = " · ".join(f"{card} {speaker.text(f'wt-card-{card}')}" for card in view.hand)
    role = Text(f"{SIGNS[faction]} {speaker.text('wt-faction', faction=faction)}", style=INKS[faction])
    lines: list[RenderableType] = [Text.assemble(role, " · ", (f"{speaker.text('wt-hand')} {cards or '–'}", "bold"))]
    if view.pile:
        counting = ", ".join(speaker.text(f"wt-card-{card}") for card in view.pile.counting) or "–"
        lines.append(Text(speaker.text("wt-pile", cards=counting)))
    return lines + [Text(line, style="dim") for line in _beside(view, speaker)]


def _beside(view: View, speaker: Speaker) -> Iterator[str]:
    """What else the seat may do now, and what to type for it."""
    for open_ in view.prompt.interjections if view.prompt else ():
        tag = open_.phrase.key.removeprefix("wt-interject-")
        typed = [write(action) for action in view.interjections if action.__struct_config__.tag == tag]
        if typed:
            yield speaker.text("wt-beside", what=speaker.say(open_.phrase), typed=" / ".join(typed))


def _role(view: View, seat: int, parts: Mapping[str, Any], speaker: Speaker) -> str:
    """What the seat wants, and which of its characters it chooses now."""
    goal = speaker.text("wt-role", faction=view.seats[seat].faction)
    count = int(parts["setup"][str(view.players)]["each"])
    chosen = sum(who.seat == seat for who in view.characters)
    if chosen >= count:
        return goal
    return f"{goal} {speaker.text('wt-role-cast', number=chosen + 1, count=count)}"
