"""Menus of Winter Tales: from what may be done to the cards it is done with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any

from msgspec.structs import replace

from terem.games.winter_tales import actions as a
from terem.games.winter_tales.view import View
from terem.kernel.phrase import Phrase
from terem.messages import Speaker
from terem.terminal.face import Choice, Menu
from terem.terminal.winter_tales.cards import one_card, some_cards
from terem.terminal.winter_tales.labels import Labels

MANY = 9
"""With more choices than this, likes stand together under one line."""


def menu(view: View, parts: Mapping[str, Any], speaker: Speaker) -> Menu:
    """The seat's answers: a group of likes becomes a menu of its own, cards are asked for."""
    labels = Labels(view, parts, speaker)
    groups: dict[str, list[a.AnyAction]] = {}
    for action in view.choices:
        groups.setdefault(labels.group(action), []).append(action)
    choices: list[Choice] = []
    for name, members in groups.items():
        choices += _group(name, members, labels)
    return Menu("", choices)


def _group(name: str, members: Sequence[a.AnyAction], labels: Labels) -> list[Choice]:
    """The lines for actions of one kind."""
    first = members[0]
    by_size = isinstance(first, a.Trap | a.Pile | a.Discard)
    by_name = isinstance(first, a.Pick | a.Put | a.Swap)
    if (by_size and len(members) > 1) or isinstance(first, a.Trap):
        return [Choice("", labels.title(first), partial(_sized, members, labels), typed=name)]
    if len(members) > 1 and (by_name or len(labels.view.choices) > MANY):
        return [Choice("", labels.title(first), partial(_likes, members, labels), typed=name)]
    return [_choice(action, labels) for action in members]


def _likes(members: Sequence[a.AnyAction], labels: Labels) -> Menu:
    """The members of a group; characters and quests first by name, then by place."""
    first = members[0]
    if isinstance(first, a.Pick | a.Put):
        field = "character" if isinstance(first, a.Pick) else "quest"
        named = attrgetter(field)
        found = list(dict.fromkeys(named(action) for action in members))
        if len(found) > 1:
            return Menu(labels.title(first), [_named(field, name, members, labels) for name in found])
        return _places(field, found[0], members, labels)
    return Menu(labels.title(first), [_choice(action, labels) for action in members])


def _named(field: str, name: str, members: Sequence[a.AnyAction], labels: Labels) -> Choice:
    own = [action for action in members if getattr(action, field) == name]
    label = labels.named(field, name)
    if field == "character" and _two_sides(members, labels):
        side = _side_of(name, labels)
        label = labels.speaker.text("wt-menu-of-side", name=label, side=side)
    return Choice("", label, partial(_places, field, name, own, labels), typed=name)


def _places(field: str, name: str, members: Sequence[a.AnyAction], labels: Labels) -> Menu:
    """Where a character or a quest begins."""
    key = "wt-menu-begins" if field == "character" else "wt-menu-quest-begins"
    kind = "who" if field == "character" else "quest"
    title = labels.speaker.text(key, **{kind: Phrase(f"wt-{field}-{name}")})
    choices = []
    for action in members:
        assert isinstance(action, a.Pick | a.Put)
        place = action.area if isinstance(action, a.Pick) else action.at
        label = labels.field(action, "area" if isinstance(action, a.Pick) else "at")
        choices.append(Choice("", label, action, typed=place))
    return Menu(title, choices, stem=f"{labels.group(members[0])} {name} ")


def _side_of(name: str, labels: Labels) -> str:
    return next(str(who["side"]) for who in labels.parts["characters"] if who["id"] == name)


def _two_sides(members: Sequence[a.AnyAction], labels: Labels) -> bool:
    return len({_side_of(action.character, labels) for action in members if isinstance(action, a.Pick)}) > 1


def _choice(action: a.AnyAction, labels: Labels) -> Choice:
    return Choice("", labels.label(action), _with_cards(action, labels), typed=labels.typed(action))


def _with_cards(action: a.AnyAction, labels: Labels) -> Any:
    """The action, or a menu that asks for its cards."""
    hand, speaker, text = labels.view.hand, labels.speaker, labels.speaker.text
    match action:
        case a.Play():
            return one_card(speaker, text("wt-menu-card"), hand, lambda card: replace(action, card=card))
        case a.Memory():
            return one_card(
                speaker, text("wt-menu-memory"), labels.view.scenes[-1].cards, lambda card: replace(action, card=card)
            )
        case a.Rescue(cards=cards) | a.Raid(cards=cards) | a.Comeback(cards=cards) | a.Discard(cards=cards) if cards:
            question = text("wt-menu-give-up", count=len(cards))
            return partial(
                some_cards, speaker, question, hand, {len(cards)}, lambda found: replace(action, cards=found)
            )
        case a.Pile(counting=counting) if counting:
            return partial(_sized, [action], labels)
    return action


def _sized(members: Sequence[a.AnyAction], labels: Labels) -> Any:
    """Actions that differ only in how many cards they take: the cards are chosen one by one."""
    hand, speaker, text = labels.view.hand, labels.speaker, labels.speaker.text
    first = members[0]
    if isinstance(first, a.Trap):
        counts = {len(action.counting) for action in members if isinstance(action, a.Trap)}
        return one_card(speaker, text("wt-menu-trap-card"), hand, lambda card: _trap(card, counts, labels))
    if isinstance(first, a.Pile):
        counts = {len(action.counting) for action in members if isinstance(action, a.Pile)}
        return some_cards(speaker, text("wt-menu-counting"), hand, counts, a.Pile)
    counts = {len(action.cards) for action in members if isinstance(action, a.Discard)}
    return some_cards(speaker, text("wt-menu-give-up", count=max(counts)), hand, counts, a.Discard)


def _trap(card: str, counts: set[int], labels: Labels) -> Any:
    rest = [other for other in labels.view.hand if other != card]
    question = labels.speaker.text("wt-menu-counting")
    return some_cards(labels.speaker, question, rest, counts, lambda found: a.Trap(card, found))
