"""Whether a story is true: every card played is told once, and nothing is told that did not happen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from terem.games.winter_tales.actions import AnyAction, Edit, Retell
from terem.kernel.chance import RecordedChance
from terem.kernel.phrase import Event
from terem.kernel.table import Table, decode_action
from terem.story.tale import collect

PAID = ("wt-event-rescued", "wt-event-paid")
HAPPENED = {
    **dict.fromkeys(("move", "join-move", "quest-card", "quest-help", "quest-hinder", "last-card"), "played"),
    **dict.fromkeys(("battle-attack", "battle-defend", "trap-set", "trap-evade"), "played"),
    **dict.fromkeys(("epilogue-spring", "epilogue-winter", "epilogue-spring-bare", "epilogue-winter-bare"), "played"),
    **dict.fromkeys(("battle-attack-free", "battle-defend-free"), "free-play"),
    **dict.fromkeys(("objective-claim", "objective-claim-first", "objective-raid"), "fulfilled"),
    **dict.fromkeys(("quest-open", "quest-open-first"), "opened"),
    **dict.fromkeys(("part-help", "part-hinder"), "takes-part"),
    "quest-hook": "quest-on",
    "quest-hook-rebel": "quest-under",
    "artifact-card": "artifact-played",
    "terror-attack": "terror",
    "battle-close-winter": "felled",
    "battle-close-captive": "carried",
    "battle-close-refuge": "to-refuge",
    "rescue": "rescued",
    "return-rebel": "returned",
    "skill-passage": "passage",
    "skill-objective": "swapped",
    "power-new-hope": "hoped",
    "power-propaganda": "silenced",
    "power-retaliation-rebel": "destroyed",
    "power-retaliation-power": "undone",
    "power-love": "bound",
    "power-artifact": "entrusted",
    "handover": "handed-over",
    "objective-reveal": "revealed",
}
"""What must come of an entry that tells so."""

JUDGED = ("battle-close-captive", "handover", "return-rebel")
"""Told before the others have had their say."""

BEFORE = {
    "quest-close-success": "succeeded",
    "quest-close-failure": "failed",
    "quest-close-tie": "tied",
    "battle-close-spring": "battle-spring",
    "trap-close-caught": "caught",
    "trap-close-blocked": "blocked",
    "trap-close-escaped": "escaped",
}
"""What must have happened last before a scene is closed so."""

ENDINGS = (*set(BEFORE.values()), "battle-winter")


def untruths(table: Table) -> list[str]:
    """What is wrong with the story of a finished table: empty for a true one."""
    found: list[str] = []
    played: Counter[str] = Counter()
    told: Counter[str] = Counter()
    last = ""
    for action, events in _entries(table):
        keys = [event.phrase.key.removeprefix("wt-event-") for event in events]
        played.update(_played(events))
        if "told" in keys and not isinstance(action, Retell | Edit):  # told again: it happened before
            tale = events[0].phrase.arguments
            told.update(tale["cards"].split())
            found += _amiss(tale["kind"], keys, last, table)
        last = next((key for key in reversed(keys) if key in ENDINGS), last)
    if told != played:
        found.append(f"cards told and cards played differ: {sorted((told - played) + (played - told))}")
    story = collect(table)
    pieces = [*story.opening, *story.epilogue, *(piece for chapter in story.chapters for piece in chapter.pieces)]
    if Counter(card for piece in pieces for card in piece.cards) != played:
        found.append("the book does not tell of every card once")
    return found


def _entries(table: Table) -> Iterator[tuple[AnyAction, list[Event]]]:
    """What came of every entry that stands, its telling first."""
    for position in table.line:
        entry = position.entry
        action = decode_action(table.game, entry.action)
        chance = RecordedChance(entry.chance)
        yield action, table.game.apply(position.state.copy(), entry.seat, action, entry.words, chance)


def _played(events: list[Event]) -> Iterator[str]:
    for event in events:
        arguments = event.phrase.arguments
        if event.phrase.key == "wt-event-played":
            yield arguments["card"].key.removeprefix("wt-card-")
        elif event.phrase.key in PAID:
            yield from (card.key.removeprefix("wt-card-") for card in arguments["cards"])


def _amiss(kind: str, keys: list[str], last: str, table: Table) -> list[str]:
    """What a telling says that did not come of it, or had not happened before."""
    if HAPPENED.get(kind, "told") not in keys and not _judged(kind, table):
        return [f"{kind} was told, but only {keys} happened"]
    if BEFORE.get(kind, last) != last:
        return [f"{kind} was told after {last}"]
    outcome = table.game.outcome(table.state)
    if kind.startswith("epilogue-close") and outcome and not kind.endswith(outcome.reason.arguments["winner"]):
        return [f"{kind} was told of another end"]
    return []


def _judged(kind: str, table: Table) -> bool:
    """Whether people have a word in it before it takes effect."""
    return kind in JUDGED and table.header.options["arbiter"] != "automatic"
