"""Menus of Winter Tales: from what may be done to the cards it is done with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from terem.games.winter_tales import actions as a
from terem.games.winter_tales.view import View
from terem.messages import Speaker
from terem.terminal.face import Choice, Menu


def menu(view: View, parts: Mapping[str, Any], speaker: Speaker) -> Menu:
    """The seat's answers: a group of likes becomes a menu of its own, open cards are asked for."""
    labels = Labels(view, parts, speaker)
    groups: dict[str, list[a.AnyAction]] = {}
    for action in view.choices:
        groups.setdefault(labels.group(action), []).append(action)
    choices = []
    for name, members in groups.items():
        if len(members) > 1 and len(view.choices) > 9:
            choices.append(Choice(name, labels.title(members[0]), _submenu(members, labels)))
        else:
            choices += [_choice(action, labels) for action in members]
    return Menu(speaker.text("wt-menu"), choices)


def _submenu(members: Sequence[a.AnyAction], labels: Labels) -> Menu:
    """The members of a group; a group of quests first by quest."""
    first = members[0]
    if isinstance(first, a.Put | a.Pick):
        field = "quest" if isinstance(first, a.Put) else "character"
        named = attrgetter(field)
        names = list(dict.fromkeys(named(action) for action in members))
        if len(names) > 1:
            choices = [
                Choice(name, labels.named(field, name), _submenu([m for m in members if named(m) == name], labels))
                for name in names
            ]
            return Menu(labels.title(first), choices)
    return Menu(labels.title(first), [_choice(action, labels) for action in members])


def _choice(action: a.AnyAction, labels: Labels) -> Choice:
    return Choice(labels.code(action), labels.label(action), _with_cards(action, labels))


def _with_cards(action: a.AnyAction, labels: Labels) -> Any:
    """The action, or a menu that asks for its cards one after another."""
    hand = labels.view.hand
    match action:
        case a.Play():
            return _pick(labels, hand, "wt-menu-card", lambda card: replace(action, card=card))
        case a.Memory():
            pool = _quest_cards(labels.view)
            return _pick(labels, pool, "wt-menu-memory", lambda card: replace(action, card=card))
        case a.Rescue(cards=cards) | a.Raid(cards=cards) | a.Comeback(cards=cards) | a.Discard(cards=cards) if cards:
            return _several(labels, hand, len(cards), (), lambda found: replace(action, cards=found))
        case a.Trap(counting=counting):
            return _pick(
                labels,
                hand,
                "wt-menu-trap-card",
                lambda card: _counting(labels, card, len(counting)),
            )
        case a.Pile(counting=counting) if counting:
            return _several(labels, hand, len(counting), (), lambda found: replace(action, counting=found))
    return action


def _counting(labels: Labels, card: str, count: int) -> Any:
    rest = [other for other in labels.view.hand if other != card]
    if not count:
        return a.Trap(card, ())
    return _several(labels, rest, count, (), lambda found: a.Trap(card, found))


def _pick(labels: Labels, cards: Sequence[str], title: str, make: Callable[[str], Any]) -> Menu:
    speaker = labels.speaker
    names = dict.fromkeys(cards)
    return Menu(speaker.text(title), [Choice(card, speaker.text(f"wt-card-{card}"), make(card)) for card in names])


def _several(
    labels: Labels, cards: Sequence[str], count: int, found: tuple[str, ...], make: Callable[[tuple[str, ...]], Any]
) -> Any:
    """Cards one after another, each once, in the order of the hand."""
    if len(found) == count:
        return make(found)
    speaker = labels.speaker
    later = len(cards) - (count - len(found)) + 1
    choices = [
        Choice(card, speaker.text(f"wt-card-{card}"), _several(labels, cards[place + 1 :], count, (*found, card), make))
        for place, card in enumerate(cards[:later])
    ]
    return Menu(speaker.text("wt-menu-cards", number=len(found) + 1, count=count), choices)


def _quest_cards(view: View) -> list[str]:
    quest = next(scene for scene in view.scenes if scene.kind == "quest")
    return [*quest.cards, *quest.against]


def area_text(area: str | None, speaker: Speaker) -> str:
    """An area's name; squares have only their number."""
    if area is None:
        return "–"
    square = area.startswith("sq")
    return speaker.text("wt-square-number", square=area) if square else speaker.text(f"wt-location-{area}")


class Labels:
    """What actions are called at this table."""

    def __init__(self, view: View, parts: Mapping[str, Any], speaker: Speaker) -> None:
        self.view = view
        self.speaker = speaker
        self._joins = {square["id"]: square["joins"] for square in parts["squares"]}

    def group(self, action: a.AnyAction) -> str:
        """The word of an action, by which likes are put together."""
        return str(action.__struct_config__.tag)

    def title(self, action: a.AnyAction) -> str:
        """What a group of likes is about."""
        return self.speaker.text("wt-menu-group", action=self.group(action))

    def code(self, action: a.AnyAction) -> str:
        """What to type for it."""
        fields = [getattr(action, field) for field in action.__struct_fields__ if field not in _HIDDEN_FIELDS]
        shown = [str(field) for field in fields if field is not None and not isinstance(field, tuple)]
        if isinstance(action, a.Trap | a.Pile):
            return f"{self.group(action)}{len(action.counting)}"
        return " ".join([self.group(action), *shown])

    def named(self, field: str, name: str) -> str:
        """A printed thing by its name."""
        return self.speaker.text(f"wt-{field}-{name}")

    def area(self, area: str) -> str:
        """An area's full name."""
        if area not in self._joins:
            return self.speaker.text(f"wt-location-{area}")
        one, other = (self.speaker.text(f"wt-location-{place}") for place in self._joins[area])
        return f"{one} / {other}"

    def label(self, action: a.AnyAction) -> str:
        """What it means: what is done, and with whom, where, for what."""
        text = self.speaker.text
        match action:
            case a.Pick(area=area):
                return self.area(area)
            case a.Trap(counting=counting) | a.Pile(counting=counting):
                return text("wt-menu-counting", count=len(counting))
            case a.Discard(cards=cards):
                return text("wt-menu-discard", count=len(cards))
            case a.Verdict(verdict=verdict):
                return text("wt-menu-verdict", verdict=verdict)
        words = [self.field(action, field) for field in action.__struct_fields__ if field in _FIELDS]
        plain = text("wt-menu-action", action=self.group(action))
        return f"{plain}: {', '.join(words)}" if any(words) else plain

    def field(self, action: a.AnyAction, field: str) -> str:
        """A field of an action by its name in this language."""
        value = getattr(action, field)
        if value is None:
            return ""
        if field == "theme":
            return self.theme(getattr(action, "side", "winter"), value)
        if field in ("area", "at", "location"):
            rebels = [character.character for character in self.view.characters]
            return self.named("character", value) if value in rebels else self.area(value)
        if field == "objective":
            return self.speaker.text(f"wt-lore-objective-{_kind(value)}")
        if field == "side":
            return self.speaker.text("wt-side", side=value)
        return str(value) if field == "space" else self.named(_FIELDS[field], value)

    def theme(self, side: str, theme: int) -> str:
        """A theme of the seat's objective."""
        return self.speaker.text(f"wt-theme-{self.view.secrets[side].kind}-{theme}")


_FIELDS = {
    "character": "character",
    "soldier": "character",
    "rebel": "character",
    "quest": "quest",
    "power": "power",
    **dict.fromkeys(("area", "at", "location", "objective", "side", "theme", "space"), ""),
}
"""Fields that are told, and what kind of name they hold."""

_HIDDEN_FIELDS = ("card", "cards", "counting", "memory")


def _kind(objective: str) -> str:
    return objective.rsplit("-", 1)[0] if objective[-1].isdecimal() else objective
