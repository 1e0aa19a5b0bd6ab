"""What happened, from the rules' notes to message keys, and the telling that goes with an action."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from terem.games.winter_tales import lexicon, notes
from terem.games.winter_tales.board import FACTIONS, OUTCOMES
from terem.games.winter_tales.narrate import Tale
from terem.games.winter_tales.notes import Chronicle
from terem.games.winter_tales.state import State
from terem.kernel.phrase import Event, Phrase
from terem.kernel.words import Narrated, Told, Words

MATTERS = ("link", "captive", "handover", "return", "entry")

# What a number of a note stands for: the argument's name and how its value is made.
Reading = tuple[str, Callable[[State, int], Any]]


def _same(_state: State, value: int) -> int:
    return value


def _space(_state: State, value: int) -> int:
    return value + 1


def _character(name: str) -> Reading:
    return name, lambda state, value: lexicon.character(state.board, value)


def _area(name: str) -> Reading:
    return name, lambda state, value: lexicon.area(state.board, value)


def _word(name: str, words: Sequence[str]) -> Reading:
    return name, lambda _, value: words[value]


SEAT: Reading = ("seat", _same)
WHO = _character("who")
FOE = _character("foe")
WHERE = _area("where")
QUEST: Reading = ("quest", lambda state, value: lexicon.quest(state.board, value))
OBJECTIVE: Reading = ("objective", lambda state, value: lexicon.objective(state.board, value))
CARD: Reading = ("card", lambda state, value: lexicon.card(state.board, value))
POWER: Reading = ("power", lambda _, value: lexicon.power(value))
SPACE: Reading = ("space", _space)
SIDE = _word("side", OUTCOMES)
SPRING: Reading = ("spring", _same)
WINTER: Reading = ("winter", _same)

_KEYS: Mapping[int, tuple[str, Sequence[Reading]]] = {
    notes.PICKED: ("wt-event-picked", (SEAT, WHO, WHERE)),
    notes.QUEST_DRAWN: ("wt-event-quest-drawn", (QUEST,)),
    notes.QUEST_REMOVED: ("wt-event-quest-removed", (QUEST,)),
    notes.DEALT: ("wt-event-dealt", ()),
    notes.CHAPTER: ("wt-event-chapter", (("chapter", _same),)),
    notes.TURN: ("wt-event-turn", (SEAT,)),
    notes.DRAWS: ("wt-event-draws", (SEAT,)),
    notes.ACTIVATED: ("wt-event-activated", (SEAT, WHO)),
    notes.PLAYED: ("wt-event-played", (SEAT, CARD, SIDE)),
    notes.STEPPED: ("wt-event-stepped", (WHO, WHERE)),
    notes.WENT_ALONG: ("wt-event-went-along", (WHO, WHERE)),
    notes.STOPPED: ("wt-event-stopped", (WHO, WHERE)),
    notes.CLAIMED: ("wt-event-claimed", (SEAT, WHO, FOE)),
    notes.YIELDED: ("wt-event-yielded", (SEAT,)),
    notes.NO_BATTLE: ("wt-event-no-battle", (WHO,)),
    notes.BATTLE: ("wt-event-battle", (WHO, FOE, WHERE)),
    notes.FREE_PLAY: ("wt-event-free-play", (SEAT, WHO)),
    notes.ARTIFACT_PLAYED: ("wt-event-artifact-played", (SEAT, CARD)),
    notes.PASSED: ("wt-event-passed", (SEAT,)),
    notes.BATTLE_WINTER: ("wt-event-battle-winter", (WHO, FOE)),
    notes.BATTLE_SPRING: ("wt-event-battle-spring", (WHO, FOE)),
    notes.FELLED: ("wt-event-felled", (WHO, WHERE)),
    notes.CARRIED: ("wt-event-carried", (WHO, WHERE, _area("to"))),
    notes.TO_REFUGE: ("wt-event-to-refuge", (WHO, WHERE)),
    notes.TRAP: ("wt-event-trap", (WHO, FOE, WHERE)),
    notes.PILED: ("wt-event-piled", (SEAT,)),
    notes.CAUGHT: ("wt-event-caught", (WHO, WHERE)),
    notes.BLOCKED: ("wt-event-blocked", (WHO, WHERE)),
    notes.ESCAPED: ("wt-event-escaped", (WHO,)),
    notes.STARTED: ("wt-event-started", (SEAT, QUEST)),
    notes.OPENED: ("wt-event-opened", (SEAT, WHO, QUEST)),
    notes.JOINS: ("wt-event-joins", (SEAT, WHO)),
    notes.STAYS_AWAY: ("wt-event-stays-away", (SEAT,)),
    notes.ARRIVED: ("wt-event-arrived", (WHO,)),
    notes.NOT_ARRIVED: ("wt-event-not-arrived", (WHO,)),
    notes.TAKES_PART: ("wt-event-takes-part", (SEAT, SIDE)),
    notes.STAYS_OUT: ("wt-event-stays-out", (SEAT,)),
    notes.COUNTED: ("wt-event-counted", (SPRING, WINTER)),
    notes.SUCCEEDED: ("wt-event-succeeded", (QUEST,)),
    notes.FAILED: ("wt-event-failed", (QUEST,)),
    notes.TIED: ("wt-event-tied", (QUEST,)),
    notes.UNLINKED: ("wt-event-unlinked", (QUEST,)),
    notes.MEMORY: ("wt-event-memory", (SEAT, CARD)),
    notes.TOP_CARD: ("wt-event-top-card", (CARD,)),
    notes.PLACED: ("wt-event-placed", (QUEST, SPACE, SIDE)),
    notes.OVERWRITTEN: ("wt-event-overwritten", (OBJECTIVE, SPACE)),
    notes.HAND_CHECKED: ("wt-event-hand-checked", (SEAT,)),
    notes.PASSAGE: ("wt-event-passage", (WHO, WHERE)),
    notes.SWAPPED: ("wt-event-swapped", (SEAT, WHO)),
    notes.SWAPPED_SECRETLY: ("wt-event-swapped-secretly", (SEAT, OBJECTIVE, ("other", OBJECTIVE[1]))),
    notes.GAINED: ("wt-event-gained", (POWER, WHO)),
    notes.BOUND: ("wt-event-bound", (WHO, FOE)),
    notes.ENTRUSTED: ("wt-event-entrusted", (WHO,)),
    notes.HOPED: ("wt-event-hoped", (WHO,)),
    notes.SILENCED: ("wt-event-silenced", (WHO, FOE)),
    notes.TERROR: ("wt-event-terror", (FOE, WHERE)),
    notes.UNDONE: ("wt-event-undone", (POWER, SPACE)),
    notes.DESTROYED: ("wt-event-destroyed", (WHO,)),
    notes.QUEST_BACK: ("wt-event-quest-back", (QUEST,)),
    notes.RETURNED: ("wt-event-returned", (WHO, WHERE)),
    notes.REVEALED: ("wt-event-revealed", (SEAT, OBJECTIVE)),
    notes.FULFILLED: ("wt-event-fulfilled", (SEAT, OBJECTIVE, SPACE)),
    notes.OBJECTED: ("wt-event-objected", (SEAT,)),
    notes.ACCEPTED: ("wt-event-accepted", (SEAT,)),
    notes.REWRITE: ("wt-event-rewrite", (SEAT,)),
    notes.REJECTED: ("wt-event-rejected", (SEAT, _word("matter", MATTERS))),
    notes.GAVE_UP: ("wt-event-gave-up", (SEAT,)),
    notes.HANDED_OVER: ("wt-event-handed-over", (SEAT, WHO)),
    notes.EPILOGUE: ("wt-event-epilogue", (SEAT,)),
    notes.TIES: ("wt-event-ties", (SEAT, ("memory", lambda state, value: lexicon.memory(state, value)))),
    notes.TOTALS: ("wt-event-totals", (SPRING, WINTER)),
    notes.BOOKMARKED: ("wt-event-bookmarked", (SEAT, ("memory", lambda state, value: lexicon.memory(state, value)))),
    notes.WON: ("wt-event-won", (_word("winner", FACTIONS), SPRING, WINTER)),
}

_PRIVATE = frozenset({notes.SWAPPED_SECRETLY, notes.DREW, notes.DISCARDED})
"""Told to the seat alone."""

REVEALS = frozenset(
    {
        *("wt-event-drew", "wt-event-discarded", "wt-event-top-card", "wt-event-claimed", "wt-event-yielded"),
        *("wt-event-no-battle", "wt-event-trap-opened", "wt-event-revealed", "wt-event-fulfilled", "wt-event-paid"),
        *("wt-event-left-hand", "wt-event-accepted", "wt-event-rewrite", "wt-event-rejected"),
        "wt-event-looks",
    }
)
"""Cards and objectives that come to light, claims and votes that were secret until all were in."""

MARK = re.compile(r"\{([1-3])\}")
"""Where a person's text places the cards of the action: `{1}` is the first of them."""


def tell(state: State, told: Chronicle) -> list[Event]:
    """The events of the notes."""
    return [_event(state, number, note, told) for number, note in enumerate(told.notes)]


def _event(state: State, number: int, note: notes.Note, told: Chronicle) -> Event:
    kind = note[0]
    if number in told.shown:
        phrase = _shown(state, kind, note[1], told.shown[number])
    elif kind == notes.QUEST_PLACED:
        phrase = _quest_placed(state, note)
    else:
        key, readings = _KEYS[kind]
        phrase = Phrase(key, {name: make(state, note[1 + place]) for place, (name, make) in enumerate(readings)})
    return Event(phrase, audience=(note[1],) if kind in _PRIVATE else None)


def _quest_placed(state: State, note: notes.Note) -> Phrase:
    """On a location, or under a rebel."""
    title = lexicon.quest(state.board, note[1])
    if note[3]:
        return Phrase("wt-event-quest-under", {"quest": title, "who": lexicon.character(state.board, note[2])})
    return Phrase("wt-event-quest-on", {"quest": title, "where": lexicon.area(state.board, note[2])})


def _shown(state: State, kind: int, seat: int, numbers: list[int]) -> Phrase:
    """Events with cards."""
    board = state.board
    arguments: dict[str, Any] = {"seat": seat}
    if kind == notes.RESCUED:
        arguments |= {"who": lexicon.character(board, numbers[0]), "where": lexicon.area(board, numbers[1])}
        numbers = numbers[2:]
    elif kind == notes.TRAP_OPENED:
        arguments |= {"strength": numbers[0], "evade": numbers[1]}
        numbers = numbers[2:]
    arguments["cards"] = [lexicon.card(board, card) for card in numbers]
    return Phrase(_SHOWN[kind], arguments)


_SHOWN = {
    notes.DREW: "wt-event-drew",
    notes.DISCARDED: "wt-event-discarded",
    notes.RESCUED: "wt-event-rescued",
    notes.PAID: "wt-event-paid",
    notes.TRAP_OPENED: "wt-event-trap-opened",
    notes.LEFT_HANDS: "wt-event-left-hand",
}


def looks(state: State, seat: int, side: int) -> Event:
    """A seat that may now swap its objective looks through the unused ones of its side (7.5)."""
    board = state.board
    unused = [card for card, copies in enumerate(state.spare) if copies and board.objective_sides[card] == side]
    titles = [lexicon.objective(board, card) for card in unused]
    return Event(Phrase("wt-event-looks", {"objectives": titles}), audience=(seat,))


def told_event(tale: Tale, seat: int, words: Words | None, moment: int) -> Event:
    """The telling of an action, in the teller's words or the narrator's."""
    phrase = tale.phrase(moment)
    language = ""
    if isinstance(words, Narrated):
        phrase = words.phrase
    elif isinstance(words, Told):
        phrase, language = in_own_words(tale.cards, words.text), words.language
    arguments = {
        "seat": seat,
        "kind": tale.kind,
        "cards": " ".join(tale.cards),
        "language": language,
        "tale": phrase,
    }
    return Event(Phrase("wt-event-told", arguments))


def in_own_words(cards: Sequence[str], text: str) -> Phrase:
    """A person's text with the cards where it placed them; a card it left out comes at the end."""
    pieces, order, at = [""], list[int](), 0
    for mark in MARK.finditer(text):
        number = int(mark[1])
        pieces[-1] += text[at : mark.start()]
        at = mark.end()
        if number <= len(cards) and number not in order:
            pieces.append("")
            order.append(number)
        else:
            pieces[-1] += "*"  # a mark without a card is the star it was typed as
    pieces[-1] += text[at:]
    for number in range(1, len(cards) + 1):
        if number not in order:
            pieces[-1] += " " if pieces[-1] else ""
            pieces.append("")
            order.append(number)
    arguments: dict[str, Any] = {f"text{place}": piece for place, piece in enumerate(pieces)}
    for place, number in enumerate(order):
        arguments[f"card{place}"] = Phrase(f"wt-card-{cards[number - 1]}")
    return Phrase(f"wt-told-{len(order)}", arguments)
