"""The codes of actions: a table says which names make up the number of each."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from terem.games.winter_tales import actions as a
from terem.games.winter_tales.actions import VERDICTS, AnyAction
from terem.games.winter_tales.board import NOBODY, POWERS, SIDES, THEMES, Board
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
    fields: tuple[tuple[str, str], ...] = ()
    """Field and domain."""


def _family(action: type[Any], base: str, *fields: str, **domains: str) -> Family:
    return Family(action, base, tuple((field, domains.get(field, field)) for field in fields))


FAMILIES = (
    _family(a.Pick, "pick", "character", "area"),
    _family(a.Put, "put", "quest", "at"),
    _family(a.Activate, "activate", "character"),
    _family(a.Comeback, "comeback", "character", "location"),
    _family(a.Rescue, "rescue", "character"),
    _family(a.Raid, "raid", "theme", "space", space="slot"),
    _family(a.Play, "play", "side"),
    _family(a.Go, "go", "area"),
    _family(a.Pass, "passing"),
    _family(a.Free, "free"),
    _family(a.Artifact, "artifact"),
    _family(a.Perform, "perform", "quest"),
    _family(a.Claim, "claim", "character"),
    _family(a.Keep, "keep"),
    _family(a.Yield, "yielding"),
    _family(a.Carry, "close", "area"),
    _family(a.Leave, "stay"),
    _family(a.Tell, "tell"),
    _family(a.Trap, "trap"),
    _family(a.Pile, "pile"),
    _family(a.Join, "join", "character"),
    _family(a.Part, "part", "side"),
    _family(a.Memory, "memory"),
    _family(a.Space, "space", "space"),
    _family(a.Discard, "discard"),
    _family(a.Passage, "passage"),
    _family(a.Swap, "swap", "objective"),
    _family(a.Propaganda, "propaganda", "soldier", "rebel"),
    _family(a.Terror, "terror", "character"),
    _family(a.Accept, "accept"),
    _family(a.Name, "name", "character"),
    _family(a.Undo, "undo_power", "power"),
    _family(a.Destroy, "destroy", "character"),
    _family(a.Fulfil, "fulfil", "side", "theme", "space", space="slot"),
    _family(a.Reveal, "reveal", "side"),
    _family(a.Tie, "tie", "space"),
    _family(a.Bookmark, "bookmark", "space"),
    _family(a.Fine, "fine"),
    _family(a.Object, "object"),
    _family(a.Verdict, "verdict", "verdict"),
    _family(a.Retell, "retell", "location", location="elsewhere"),
    _family(a.GiveUp, "give_up"),
    _family(a.Handover, "handover", "character"),
    _family(a.Protest, "protest"),
    _family(a.Edit, "edit"),
    _family(a.Lapse, "lapse"),
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
