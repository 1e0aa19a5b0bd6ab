"""The codes of actions: a table says which names make up the number of each."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from terem.games.winter_tales import actions as a
from terem.games.winter_tales.actions import AnyAction
from terem.games.winter_tales.board import NOBODY, POWERS, SIDES, THEMES, VERDICTS, Board
from terem.games.winter_tales.rules import asked, chosen_cards
from terem.games.winter_tales.state import Deed, State
from terem.kernel.phrase import Refusal


class Domain(NamedTuple):
    """What a field of an action may be, in the order of its numbers."""

    values: Callable[[Board], Sequence[Any]]
    unknown: str


_CHARACTER = Domain(lambda board: board.names.characters, "wt-refuse-character")
_SPACE = Domain(lambda board: range(1, board.spaces + 1), "wt-refuse-space-number")

_DOMAINS: dict[str, Domain] = {
    "character": _CHARACTER,
    "soldier": _CHARACTER,
    "rebel": _CHARACTER,
    "area": Domain(lambda board: board.names.areas, "wt-refuse-area"),
    "at": Domain(lambda board: [*board.names.areas[: board.locations], *board.names.characters], "wt-refuse-at"),
    "location": Domain(lambda board: board.names.areas[: board.locations], "wt-refuse-location"),
    "quest": Domain(lambda board: board.names.quests, "wt-refuse-quest"),
    "objective": Domain(lambda board: board.names.objectives, "wt-refuse-objective"),
    "power": Domain(lambda board: POWERS, "wt-refuse-power"),
    "side": Domain(lambda board: SIDES, "wt-refuse-side"),
    "theme": Domain(lambda board: range(1, THEMES + 1), "wt-refuse-theme"),
    "slot": Domain(lambda board: [space + 1 for space in board.objective_spaces], "wt-refuse-objective-space"),
    "space": _SPACE,
    "verdict": Domain(lambda board: VERDICTS, "wt-refuse-verdict"),
    "elsewhere": Domain(lambda board: [None, *board.names.areas[: board.locations]], "wt-refuse-location"),
}


class Family(NamedTuple):
    """A kind of action: where its codes begin on the board, and the fields that make up the number."""

    action: type[Any]
    base: str
    told: bool
    """Whether it is a telling of its own, which others may object to."""
    fields: tuple[tuple[str, str], ...]
    """Field and domain."""


def _silent(action: type[Any], base: str, *fields: str, **domains: str) -> Family:
    return Family(action, base, False, tuple((field, domains.get(field, field)) for field in fields))


def _told(action: type[Any], base: str, *fields: str, **domains: str) -> Family:
    return _silent(action, base, *fields, **domains)._replace(told=True)


FAMILIES = (
    _silent(a.Pick, "pick", "character", "area"),
    _told(a.Put, "put", "quest", "at"),
    _silent(a.Activate, "activate", "character"),
    _told(a.Comeback, "comeback", "character", "location"),
    _told(a.Rescue, "rescue", "character"),
    _told(a.Raid, "raid", "theme", "space", space="slot"),
    _told(a.Play, "play", "side"),
    _silent(a.Go, "go", "area"),
    _silent(a.Pass, "passing"),
    _told(a.Free, "free"),
    _told(a.Artifact, "artifact"),
    _told(a.Perform, "perform", "quest"),
    _silent(a.Claim, "claim", "character"),
    _silent(a.Keep, "keep"),
    _silent(a.Yield, "yielding"),
    _told(a.Carry, "close", "area"),
    _told(a.Leave, "stay"),
    _told(a.Tell, "tell"),
    _told(a.Trap, "trap"),
    _silent(a.Pile, "pile"),
    _silent(a.Join, "join", "character"),
    _told(a.Part, "part", "side"),
    _silent(a.Memory, "memory"),
    _silent(a.Space, "space", "space"),
    _silent(a.Discard, "discard"),
    _told(a.Passage, "passage"),
    _told(a.Swap, "swap", "objective"),
    _told(a.Propaganda, "propaganda", "soldier", "rebel"),
    _told(a.Terror, "terror", "character"),
    _told(a.Accept, "accept"),
    _told(a.Name, "name", "character"),
    _told(a.Undo, "undo_power", "power"),
    _told(a.Destroy, "destroy", "character"),
    _told(a.Fulfil, "fulfil", "side", "theme", "space", space="slot"),
    _told(a.Reveal, "reveal", "side"),
    _silent(a.Tie, "tie", "space"),
    _silent(a.Bookmark, "bookmark", "space"),
    _silent(a.Fine, "fine"),
    _silent(a.Object, "object"),
    _silent(a.Verdict, "verdict", "verdict"),
    _silent(a.Retell, "retell", "location", location="elsewhere"),
    _silent(a.GiveUp, "give_up"),
    _told(a.Handover, "handover", "character"),
    _silent(a.Protest, "protest"),
    _silent(a.Edit, "edit"),
    _silent(a.Lapse, "lapse"),
)
_BY_ACTION = {family.action: family for family in FAMILIES}


def encode(board: Board, action: AnyAction) -> int:
    """The code of an action; refuses names that are not printed anywhere."""
    family = _BY_ACTION[type(action)]
    code = 0
    for field, name in family.fields:
        domain = _DOMAINS[name]
        values = domain.values(board)
        given = getattr(action, field)
        if given not in values or isinstance(given, bool):
            raise Refusal(domain.unknown, rule="§1", name=str(given))
        code = code * len(values) + list(values).index(given)
    if isinstance(action, a.Trap | a.Pile):
        code = len(action.counting)
        if code > board.cards - isinstance(action, a.Trap):
            raise Refusal("wt-refuse-card-twice", rule="4.6")
    return int(getattr(board, family.base)) + code


def told_codes(board: Board) -> list[bool]:
    """By code: whether the action is a telling."""
    ends = [*(int(getattr(board, family.base)) for family in FAMILIES[1:]), board.codes]
    found: list[bool] = []
    for family, end in zip(FAMILIES, ends, strict=True):
        found += [family.told] * (end - len(found))
    return found


@lru_cache(maxsize=64)
def _bases(board: Board) -> list[int]:
    """Where the families begin, ascending as they are listed."""
    return [int(getattr(board, family.base)) for family in FAMILIES]


def decode(state: State, code: int, named: Sequence[int] | None = None) -> AnyAction:
    """The action of a code; where it leaves the cards open, with those named, or some of the asked seat's hand."""
    board = state.board
    if not 0 <= code < board.codes:
        raise Refusal("refuse-code", code=str(code))
    family = FAMILIES[bisect_right(_bases(board), code) - 1]
    rest = code - int(getattr(board, family.base))
    fields: dict[str, Any] = {}
    for field, name in reversed(family.fields):
        values = _DOMAINS[name].values(board)
        rest, number = divmod(rest, len(values))
        fields[field] = values[number]
    return family.action(**fields, **_open_fields(state, family.action, code, named))  # type: ignore[no-any-return]


def _open_fields(state: State, action: type[Any], code: int, named: Sequence[int] | None) -> dict[str, Any]:
    """What a code does not say: cards, and the memory a quest is tied to."""
    if action is a.Perform:
        return {"memory": None if state.bookmark == NOBODY else state.bookmark + 1}
    if action not in CARD_FIELDS:
        return {}
    seats = asked(state)
    names = state.board.names.cards
    if named is None:
        named = chosen_cards(state, seats[0], code) if seats else ()
    cards = tuple(names[card] for card in named)
    due: dict[Any, int] = {a.Trap: code - state.board.trap + 1, a.Pile: code - state.board.pile, a.Play: 1, a.Memory: 1}
    if len(cards) != due.get(action, len(cards)):
        raise Refusal("refuse-code", code=str(code))
    if action is a.Trap:
        return {"card": cards[0], "counting": cards[1:]}
    if CARD_FIELDS[action] == "card":
        return {"card": cards[0]}
    return {CARD_FIELDS[action]: cards}


CARD_FIELDS: dict[type[Any], str] = {
    a.Comeback: "cards",
    a.Rescue: "cards",
    a.Raid: "cards",
    a.Discard: "cards",
    a.Play: "card",
    a.Memory: "card",
    a.Trap: "counting",
    a.Pile: "counting",
}
"""Where an action names story cards; a trap has its open card besides."""


def card_names(action: AnyAction) -> tuple[str, ...]:
    """The story cards an action names, the open one of a trap first."""
    if isinstance(action, a.Trap):
        return (action.card, *action.counting)
    field = CARD_FIELDS.get(type(action))
    if field is None:
        return ()
    found = getattr(action, field)
    return (found,) if field == "card" else tuple(found)


def deed_of(board: Board, action: AnyAction) -> Deed:
    """The action as the rules take it."""
    names = card_names(action)
    if len(names) > board.cards:
        raise Refusal("wt-refuse-card-twice", rule="4.6")
    unknown = next((name for name in names if name not in board.names.cards), None)
    if unknown is not None:
        raise Refusal("wt-refuse-card", rule="§1", name=unknown)
    return Deed(encode(board, action), [board.names.cards.index(name) for name in names])
