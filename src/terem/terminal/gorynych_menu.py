"""The questions of a turn of Gorynych, Burn!, from the choices a view offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from terem.games.gorynych.actions import (
    AnyAction,
    Apples,
    Arrow,
    Begin,
    Discard,
    Fireball,
    Fly,
    Hush,
    Jump,
    Lock,
    Magnet,
    Perch,
    Place,
    Point,
    Princess,
    Repeat,
    Skip,
    Skorokhod,
    Speak,
    Trap,
)
from terem.games.gorynych.board import COUNTERS, TILES
from terem.games.gorynych.offer import Choices, Flight, TileChoices
from terem.games.gorynych.view import View
from terem.messages import Speaker
from terem.terminal.face import Choice, Menu


def menu(view: View, speaker: Speaker) -> Menu:
    """The first question of the phase."""
    assert view.choices is not None
    return _MENUS[view.phase](view, view.choices, speaker)


def _place(view: View, choices: Choices, speaker: Speaker) -> Menu:
    found = [Choice(path, _at(view.field.starts[path], speaker), Place(path)) for path in choices.paths]
    return Menu(speaker.text("gor-menu-place"), found, stem="place ")


def _perch(_view: View, choices: Choices, speaker: Speaker) -> Menu:
    return Menu(speaker.text("gor-menu-target"), [Choice(cell, "", Perch(cell)) for cell in choices.cells], "perch ")


def _at(cell: str, speaker: Speaker) -> str:
    return speaker.text("gor-menu-cell", cell=cell)


def _signal(view: View, choices: Choices, speaker: Speaker) -> Menu:
    found = [Choice("begin", speaker.text("gor-menu-begin"), Begin())] if choices.begin else []
    if choices.speak:
        found.append(Choice("speak", speaker.text("gor-menu-speak"), Speak()))
    if view.phase == "talk":
        found.append(Choice("hush", speaker.text("gor-menu-hush"), Hush()))
    found += [
        Choice(f"point {knight}", speaker.text("gor-menu-point", knight=knight), Point((knight,)))
        for knight in choices.knights
    ]
    if any(knight.pointed for knight in view.knights):
        found.append(Choice("point", speaker.text("gor-menu-point-clear"), Point(())))
    return Menu(speaker.text("gor-menu-signal"), found)


def _lock_label(view: View, card: str, speaker: Speaker) -> str:
    """A card's name; Fire with a word of warning while the dragon sits on the terem."""
    name = speaker.text("gor-card", card=card)
    danger = card == "fire" and view.dragon in view.field.terem
    return speaker.text("gor-menu-fire-terem", card=card) if danger else name


def _choose(view: View, choices: Choices, speaker: Speaker) -> Menu:
    found = [Choice(card, _lock_label(view, card, speaker), Lock(card)) for card in choices.cards]
    return Menu(speaker.text("gor-menu-choose"), [*found, Choice("skip", speaker.text("gor-menu-skip"), Skip())])


def _discard(_view: View, choices: Choices, speaker: Speaker) -> Menu:
    found = [Choice(card, speaker.text("gor-card", card=card), Discard(card)) for card in choices.cards]
    return Menu(speaker.text("gor-menu-discard"), found, stem="discard ")


def _resolve(view: View, choices: Choices, speaker: Speaker) -> Menu:
    if not choices.tiles:
        return _distances(choices.flights, Fly, speaker)
    found = [Choice(tile.tile, _about(tile.tile, speaker), _tile_menu(view, tile, speaker)) for tile in choices.tiles]
    return Menu(speaker.text("gor-menu-tile"), found)


def _about(tile: str, speaker: Speaker) -> str:
    """A tile with what it does and what the knights answer."""
    return speaker.text("gor-menu-about", tile=tile, counter=COUNTERS[TILES.index(tile)])


def _distances(flights: Sequence[Flight], make: Callable[[int], Any], speaker: Speaker) -> Menu:
    found = [Choice(f"fly {f.distance}", _at(f.cell, speaker), make(f.distance)) for f in flights if f.cell]
    return Menu(speaker.text("gor-menu-distance"), found)


# --- manoeuvres ---


def _tile_menu(view: View, tile: TileChoices, speaker: Speaker) -> Menu | AnyAction:
    return _TILES[tile.tile](view, tile, speaker)


def _cells(make: Callable[[str], AnyAction]) -> Callable[[View, TileChoices, Speaker], Menu]:
    """A menu of target cells, with where the dragon would end."""

    def build(view: View, tile: TileChoices, speaker: Speaker) -> Menu:
        found = []
        for cell, end in tile.cells.items():
            burns = tile.tile == "fireball" and cell in view.field.terem
            drifts = tile.tile != "fireball" and end != cell
            here = ", ".join(str(knight.knight) for knight in view.knights if knight.cell in (cell, end))
            label = speaker.text("gor-menu-burns-terem") if burns else _at(end, speaker) if drifts else ""
            if here and (tile.tile != "fireball" or any(knight.cell == cell for knight in view.knights)):
                label = f"{label} {speaker.text('gor-menu-here', knights=here)}".strip()
            found.append(Choice(cell, label, make(cell)))
        return Menu(speaker.text("gor-menu-target"), found)

    return build


def _arrow(_view: View, tile: TileChoices, speaker: Speaker) -> Menu | AnyAction:
    if not tile.flights:
        return Arrow(None, 0)
    found = []
    for colour, flights in tile.flights.items():

        def fly(distance: int, colour: str = colour) -> Arrow:
            return Arrow(colour, distance)

        found.append(Choice(colour, speaker.text("gor-card", card=colour), _distances(flights, fly, speaker)))
    return Menu(speaker.text("gor-menu-colour"), found)


def _repeat(_view: View, tile: TileChoices, speaker: Speaker) -> Menu | AnyAction:
    def losing(card: str | None, distance: int | None, over: bool = False) -> Menu | AnyAction:
        if over or not tile.lose:
            return Repeat(card, distance, None)
        found = [Choice(c, speaker.text("gor-card", card=c), Repeat(card, distance, c)) for c in tile.lose]
        return Menu(speaker.text("gor-menu-lose"), found)

    found = (
        [Choice("fire", speaker.text("gor-card", card="fire"), losing("fire", None, tile.ends))] if tile.fire else []
    )
    for colour, flights in tile.flights.items():

        def fly(distance: int, colour: str = colour) -> Menu | AnyAction:
            return losing(colour, distance)

        still = flights[0].distance == 0
        then = losing(colour, 0, over=flights[0].cell is None) if still else _distances(flights, fly, speaker)
        found.append(Choice(colour, speaker.text("gor-card", card=colour), then))
    if not found:
        return losing(None, None)
    return Menu(speaker.text("gor-menu-repeat"), found)


def _bearers(
    tile: TileChoices, key: str, make: Callable[[int | None], AnyAction], speaker: Speaker
) -> Menu | AnyAction:
    """Who gets the token; nobody is asked where it stays."""
    if not tile.bearers:
        return make(None)
    return Menu(speaker.text(key), [Choice(f"k{knight}", "", make(knight)) for knight in tile.bearers])


def _trap(view: View, tile: TileChoices, speaker: Speaker) -> Menu:
    found = []
    for knight in tile.knights:

        def make(shield: int | None, knight: int = knight) -> Trap:
            return Trap(knight, shield)

        found.append(
            Choice(f"k{knight}", _where(view, knight, speaker), _bearers(tile, "gor-menu-shield", make, speaker))
        )
    return Menu(speaker.text("gor-menu-knight"), found)


def _where(view: View, knight: int, speaker: Speaker) -> str:
    shown = next(other for other in view.knights if other.knight == knight)
    return speaker.text("gor-knight", knight=knight, cell=shown.cell or "", path=shown.path, left=shown.left)


def _apples(view: View, tile: TileChoices, speaker: Speaker) -> Menu:
    def returning(knight: int | None) -> Menu | AnyAction:
        if not tile.comrades:
            return Apples(knight, None)
        found = [Choice(path, _at(view.field.starts[path], speaker), Apples(knight, path)) for path in tile.comrades]
        return Menu(speaker.text("gor-menu-comrade"), found)

    found = [Choice(f"k{knight}", _where(view, knight, speaker), returning(knight)) for knight in tile.knights]
    found.append(Choice("-", speaker.text("gor-menu-nobody"), returning(None)))
    return Menu(speaker.text("gor-menu-knight"), found)


def _skorokhod(view: View, tile: TileChoices, speaker: Speaker) -> Menu:
    found = []
    for knight in tile.knights:
        cells = [
            Choice(cell, speaker.text("gor-menu-landing", cell=cell), Skorokhod(knight, cell)) for cell in tile.cells
        ]
        then = cells[0].then if len(cells) == 1 else Menu(speaker.text("gor-menu-target"), cells)
        found.append(Choice(f"k{knight}", _where(view, knight, speaker), then))
    return Menu(speaker.text("gor-menu-knight"), found)


def _magnet(view: View, tile: TileChoices, speaker: Speaker) -> Menu:
    found = []
    for pull in tile.pulls:
        steps = []
        for step in pull.steps:

            def make(horse: int | None, knight: int = pull.knight, step: int = step) -> Magnet:
                return Magnet(knight, step, horse)

            way = "forward" if step > 0 else "back" if step else "nowhere"
            label = speaker.text("gor-menu-step", way=way, steps=abs(step))
            steps.append(Choice(f"{step:+d}", label, _bearers(tile, "gor-menu-horse", make, speaker)))
        then = Menu(speaker.text("gor-menu-pull"), steps)
        found.append(Choice(f"k{pull.knight}", _where(view, pull.knight, speaker), then))
    return Menu(speaker.text("gor-menu-knight"), found)


_MENUS: Mapping[str, Callable[[View, Choices, Speaker], Menu]] = {
    "place": _place,
    "perch": _perch,
    "signal": _signal,
    "talk": _signal,
    "choose": _choose,
    "resolve": _resolve,
    "discard": _discard,
}

_TILES: Mapping[str, Callable[[View, TileChoices, Speaker], Menu | AnyAction]] = {
    "fireball": _cells(Fireball),
    "multicoloured-arrow": _arrow,
    "princess-calls": _cells(Princess),
    "repeat": _repeat,
    "knights-move": _cells(Jump),
    "trap": _trap,
    "royal-apples": _apples,
    "skorokhod": _skorokhod,
    "magnet": _magnet,
}
