"""The readable actions, and their codes: a table says which names make up the number of each."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from msgspec import Struct

from terem.games.winter_tales.board import NOBODY, POWERS, SIDES, THEMES, Board
from terem.games.winter_tales.rules import asked, chosen_cards
from terem.games.winter_tales.state import Deed, State
from terem.kernel.phrase import Refusal

VERDICTS = ("accept", "rewrite", "reject")


class Pick(Struct, frozen=True, tag="pick", forbid_unknown_fields=True):
    """Takes a character and puts it in an empty place."""

    character: str
    area: str


class Put(Struct, frozen=True, tag="put", forbid_unknown_fields=True):
    """Puts a quest on a location or under a rebel."""

    quest: str
    at: str


class Activate(Struct, frozen=True, tag="activate", forbid_unknown_fields=True):
    """Activates a ready character."""

    character: str


class Comeback(Struct, frozen=True, tag="comeback", forbid_unknown_fields=True):
    """Brings a destroyed rebel back for three cards."""

    character: str
    location: str
    cards: tuple[str, ...]


class Rescue(Struct, frozen=True, tag="rescue", forbid_unknown_fields=True):
    """Sets a lying character on its feet for two cards."""

    character: str
    cards: tuple[str, ...]


class Raid(Struct, frozen=True, tag="raid", forbid_unknown_fields=True):
    """Fulfils the objective Raid for two cards."""

    theme: int
    space: int
    cards: tuple[str, ...]


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Plays a story card for a side."""

    card: str
    side: str


class Go(Struct, frozen=True, tag="go", forbid_unknown_fields=True):
    """Takes one step."""

    area: str


class Pass(Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """Does nothing, or no more."""


class Free(Struct, frozen=True, tag="free", forbid_unknown_fields=True):
    """The first play of the Battle skill, without a card."""


class Artifact(Struct, frozen=True, tag="artifact", forbid_unknown_fields=True):
    """Plays the Great Artifact's card from the track."""


class Perform(Struct, frozen=True, tag="perform", forbid_unknown_fields=True):
    """Opens a quest, tied to the bookmarked memory if there is one."""

    quest: str
    memory: int | None


class Claim(Struct, frozen=True, tag="claim", forbid_unknown_fields=True):
    """Bars the mover's way with a character."""

    character: str


class Keep(Struct, frozen=True, tag="keep", forbid_unknown_fields=True):
    """Keeps a claim."""


class Yield(Struct, frozen=True, tag="yield", forbid_unknown_fields=True):
    """Yields to another claimant."""


class Carry(Struct, frozen=True, tag="carry", forbid_unknown_fields=True):
    """Tells how the battle ended, and where the captive was carried."""

    area: str


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Tells how the battle ended, the captive left where it is."""


class Tell(Struct, frozen=True, tag="tell", forbid_unknown_fields=True):
    """Tells a piece of the story that is due."""


class Trap(Struct, frozen=True, tag="trap", forbid_unknown_fields=True):
    """Lays a trap: the open card, and those of the pile that count."""

    card: str
    counting: tuple[str, ...]


class Pile(Struct, frozen=True, tag="pile", forbid_unknown_fields=True):
    """Adds a pile to the trap of one's Love partner: the cards that count."""

    counting: tuple[str, ...]


class Join(Struct, frozen=True, tag="join", forbid_unknown_fields=True):
    """Sends a character to a quest."""

    character: str


class Part(Struct, frozen=True, tag="part", forbid_unknown_fields=True):
    """Takes part on a side."""

    side: str


class Memory(Struct, frozen=True, tag="memory", forbid_unknown_fields=True):
    """Chooses the card that sums up a quest."""

    card: str


class Space(Struct, frozen=True, tag="space", forbid_unknown_fields=True):
    """Puts the memory on a space of the track."""

    space: int


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Gives up the cards above the limit, face down."""

    cards: tuple[str, ...]


class Passage(Struct, frozen=True, tag="passage", forbid_unknown_fields=True):
    """Uses the Secret Passage."""


class Swap(Struct, frozen=True, tag="swap", forbid_unknown_fields=True):
    """Takes another objective instead of one's own."""

    objective: str


class Propaganda(Struct, frozen=True, tag="propaganda", forbid_unknown_fields=True):
    """Spends a ready soldier to spend a ready rebel."""

    soldier: str
    rebel: str


class Terror(Struct, frozen=True, tag="terror", forbid_unknown_fields=True):
    """Lets the terror strike a rebel."""

    character: str


class Accept(Struct, frozen=True, tag="accept", forbid_unknown_fields=True):
    """Uses what is offered: New Hope, or to come along."""


class Name(Struct, frozen=True, tag="name", forbid_unknown_fields=True):
    """Names who is bound by Love, or who bears the artifact."""

    character: str


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Armed Retaliation undoes a power."""

    power: str


class Destroy(Struct, frozen=True, tag="destroy", forbid_unknown_fields=True):
    """Armed Retaliation strikes a rebel."""

    character: str


class Fulfil(Struct, frozen=True, tag="fulfil", forbid_unknown_fields=True):
    """Fulfils an objective, with a theme of its card, on a space of the track."""

    side: str
    theme: int
    space: int


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """Shows an objective that is half done."""

    side: str


class Tie(Struct, frozen=True, tag="tie", forbid_unknown_fields=True):
    """Ties one's part of the epilogue to a memory."""

    space: int


class Bookmark(Struct, frozen=True, tag="bookmark", forbid_unknown_fields=True):
    """Moves the bookmark to another memory."""

    space: int


class Fine(Struct, frozen=True, tag="fine", forbid_unknown_fields=True):
    """Has nothing against what was told."""


class Object(Struct, frozen=True, tag="object", forbid_unknown_fields=True):
    """Objects to what was told."""


class Verdict(Struct, frozen=True, tag="verdict", forbid_unknown_fields=True):
    """The arbiter's word, or a vote."""

    verdict: str


class Retell(Struct, frozen=True, tag="retell", forbid_unknown_fields=True):
    """Tells it again; a returning rebel perhaps to another location."""

    location: str | None


class GiveUp(Struct, frozen=True, tag="give-up", forbid_unknown_fields=True):
    """Lets the telling go, with what would have come of it."""


class Handover(Struct, frozen=True, tag="handover", forbid_unknown_fields=True):
    """Gives the Great Artifact to another player's character."""

    character: str


class Protest(Struct, frozen=True, tag="protest", forbid_unknown_fields=True):
    """Objects to the last telling, beside the prompt."""


class Edit(Struct, frozen=True, tag="edit", forbid_unknown_fields=True):
    """Mends one's own last telling, beside the prompt."""


class Lapse(Struct, frozen=True, tag="lapse", forbid_unknown_fields=True):
    """Leaves the answer to the rules: what the clock plays."""


AnyAction = (
    Pick
    | Put
    | Activate
    | Comeback
    | Rescue
    | Raid
    | Play
    | Go
    | Pass
    | Free
    | Artifact
    | Perform
    | Claim
    | Keep
    | Yield
    | Carry
    | Leave
    | Tell
    | Trap
    | Pile
    | Join
    | Part
    | Memory
    | Space
    | Discard
    | Passage
    | Swap
    | Propaganda
    | Terror
    | Accept
    | Name
    | Undo
    | Destroy
    | Fulfil
    | Reveal
    | Tie
    | Bookmark
    | Fine
    | Object
    | Verdict
    | Retell
    | GiveUp
    | Handover
    | Protest
    | Edit
    | Lapse
)


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
    _family(Pick, "pick", "character", "area"),
    _family(Put, "put", "quest", "at"),
    _family(Activate, "activate", "character"),
    _family(Comeback, "comeback", "character", "location"),
    _family(Rescue, "rescue", "character"),
    _family(Raid, "raid", "theme", "space", space="slot"),
    _family(Play, "play", "side"),
    _family(Go, "go", "area"),
    _family(Pass, "passing"),
    _family(Free, "free"),
    _family(Artifact, "artifact"),
    _family(Perform, "perform", "quest"),
    _family(Claim, "claim", "character"),
    _family(Keep, "keep"),
    _family(Yield, "yielding"),
    _family(Carry, "close", "area"),
    _family(Leave, "stay"),
    _family(Tell, "tell"),
    _family(Trap, "trap"),
    _family(Pile, "pile"),
    _family(Join, "join", "character"),
    _family(Part, "part", "side"),
    _family(Memory, "memory"),
    _family(Space, "space", "space"),
    _family(Discard, "discard"),
    _family(Passage, "passage"),
    _family(Swap, "swap", "objective"),
    _family(Propaganda, "propaganda", "soldier", "rebel"),
    _family(Terror, "terror", "character"),
    _family(Accept, "accept"),
    _family(Name, "name", "character"),
    _family(Undo, "undo_power", "power"),
    _family(Destroy, "destroy", "character"),
    _family(Fulfil, "fulfil", "side", "theme", "space", space="slot"),
    _family(Reveal, "reveal", "side"),
    _family(Tie, "tie", "space"),
    _family(Bookmark, "bookmark", "space"),
    _family(Fine, "fine"),
    _family(Object, "object"),
    _family(Verdict, "verdict", "verdict"),
    _family(Retell, "retell", "location", location="elsewhere"),
    _family(GiveUp, "give_up"),
    _family(Handover, "handover", "character"),
    _family(Protest, "protest"),
    _family(Edit, "edit"),
    _family(Lapse, "lapse"),
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
    if isinstance(action, Trap | Pile):
        code = len(action.counting)
        if code > board.cards - isinstance(action, Trap):
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
    if action is Perform:
        return {"memory": None if state.bookmark == NOBODY else state.bookmark + 1}
    if action not in CARD_FIELDS:
        return {}
    seats = asked(state)
    names = state.board.names.cards
    if named is None:
        named = chosen_cards(state, seats[0], code) if seats else ()
    cards = tuple(names[card] for card in named)
    due: dict[Any, int] = {Trap: code - state.board.trap + 1, Pile: code - state.board.pile, Play: 1, Memory: 1}
    if len(cards) != due.get(action, len(cards)):
        raise Refusal("refuse-code", code=str(code))
    if action is Trap:
        return {"card": cards[0], "counting": cards[1:]}
    if CARD_FIELDS[action] == "card":
        return {"card": cards[0]}
    return {CARD_FIELDS[action]: cards}


CARD_FIELDS: dict[type[Any], str] = {
    Comeback: "cards",
    Rescue: "cards",
    Raid: "cards",
    Discard: "cards",
    Play: "card",
    Memory: "card",
    Trap: "counting",
    Pile: "counting",
}
"""Where an action names story cards; a trap has its open card besides."""


def card_names(action: AnyAction) -> tuple[str, ...]:
    """The story cards an action names, the open one of a trap first."""
    if isinstance(action, Trap):
        return (action.card, *action.counting)
    field = CARD_FIELDS.get(type(action))
    if field is None:
        return ()
    found = getattr(action, field)
    return (found,) if field == "card" else tuple(found)


def deed_of(board: Board, action: AnyAction) -> Deed:
    """The action as the rules take it."""
    names = card_names(action)
    unknown = next((name for name in names if name not in board.names.cards), None)
    if unknown is not None:
        raise Refusal("wt-refuse-card", rule="§1", name=unknown)
    return Deed(encode(board, action), [board.names.cards.index(name) for name in names])
