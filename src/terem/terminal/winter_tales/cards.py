"""Choosing cards: one after another, each menu made when it is reached."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any

from terem.messages import Speaker
from terem.terminal.face import Choice, Menu

Cards = tuple[str, ...]


def one_card(speaker: Speaker, title: str, cards: Sequence[str], make: Callable[[str], Any]) -> Menu:
    """Exactly one card; `make` says what it leads to."""
    choices = [Choice(card, _name(card, speaker), partial(make, card)) for card in dict.fromkeys(cards)]
    return Menu(title, choices)


def some_cards(
    speaker: Speaker,
    question: str,
    cards: Sequence[str],
    counts: Collection[int],
    make: Callable[[Cards], Any],
    found: Cards = (),
) -> Any:
    """Cards until there are as many as may be; `done` where so many will do."""
    most = max(counts)
    if len(found) == most:
        return make(found)
    after = partial(some_cards, speaker, question, cards, counts, make)
    choices = [
        Choice(card, _name(card, speaker), partial(after, found=_sorted(cards, found, card)))
        for card in cards
        if card not in found
    ]
    if len(found) in counts:
        done = speaker.text("wt-menu-done", count=len(found))
        choices.append(Choice("", done, partial(make, found), typed="done"))
    names = [_name(card, speaker) for card in found]
    title = speaker.text("wt-menu-chosen", question=question, cards=", ".join(names)) if names else question
    return Menu(title, choices)


def _sorted(cards: Sequence[str], found: Cards, card: str) -> Cards:
    return tuple(other for other in cards if other in found or other == card)


def _name(card: str, speaker: Speaker) -> str:
    return speaker.text(f"wt-card-{card}")
