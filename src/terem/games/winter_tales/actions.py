"""The readable actions: what a seat can do, in the words of the rules."""

from __future__ import annotations

from msgspec import Struct


class Pick(Struct, frozen=True, tag_field="do", tag="pick", forbid_unknown_fields=True):
    """Takes a character and puts it in an empty place."""

    character: str
    area: str


class Put(Struct, frozen=True, tag_field="do", tag="put", forbid_unknown_fields=True):
    """Puts a quest on a location or under a rebel."""

    quest: str
    at: str


class Activate(Struct, frozen=True, tag_field="do", tag="activate", forbid_unknown_fields=True):
    """Activates a ready character."""

    character: str


class Comeback(Struct, frozen=True, tag_field="do", tag="comeback", forbid_unknown_fields=True):
    """Brings a destroyed rebel back for three cards."""

    character: str
    location: str
    cards: tuple[str, ...]


class Rescue(Struct, frozen=True, tag_field="do", tag="rescue", forbid_unknown_fields=True):
    """Sets a lying character on its feet for two cards."""

    character: str
    cards: tuple[str, ...]


class Raid(Struct, frozen=True, tag_field="do", tag="raid", forbid_unknown_fields=True):
    """Fulfils the objective Raid for two cards."""

    theme: int
    space: int
    cards: tuple[str, ...]


class Play(Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Plays a story card for a side."""

    card: str
    side: str


class Go(Struct, frozen=True, tag_field="do", tag="go", forbid_unknown_fields=True):
    """Takes one step."""

    area: str


class Pass(Struct, frozen=True, tag_field="do", tag="pass", forbid_unknown_fields=True):
    """Does nothing, or no more."""


class Free(Struct, frozen=True, tag_field="do", tag="free", forbid_unknown_fields=True):
    """The first play of the Battle skill, without a card."""


class Artifact(Struct, frozen=True, tag_field="do", tag="artifact", forbid_unknown_fields=True):
    """Plays the Great Artifact's card from the track."""


class Perform(Struct, frozen=True, tag_field="do", tag="perform", forbid_unknown_fields=True):
    """Opens a quest, tied to the bookmarked memory if there is one."""

    quest: str
    memory: int | None


class Claim(Struct, frozen=True, tag_field="do", tag="claim", forbid_unknown_fields=True):
    """Bars the mover's way with a character."""

    character: str


class Keep(Struct, frozen=True, tag_field="do", tag="keep", forbid_unknown_fields=True):
    """Keeps a claim."""


class Yield(Struct, frozen=True, tag_field="do", tag="yield", forbid_unknown_fields=True):
    """Yields to another claimant."""


class Carry(Struct, frozen=True, tag_field="do", tag="carry", forbid_unknown_fields=True):
    """Tells how the battle ended, and where the captive was carried."""

    area: str


class Leave(Struct, frozen=True, tag_field="do", tag="leave", forbid_unknown_fields=True):
    """Tells how the battle ended, the captive left where it is."""


class Tell(Struct, frozen=True, tag_field="do", tag="tell", forbid_unknown_fields=True):
    """Tells a piece of the story that is due."""


class Trap(Struct, frozen=True, tag_field="do", tag="trap", forbid_unknown_fields=True):
    """Lays a trap: the open card, and those of the pile that count."""

    card: str
    counting: tuple[str, ...]


class Pile(Struct, frozen=True, tag_field="do", tag="pile", forbid_unknown_fields=True):
    """Adds a pile to the trap of one's Love partner: the cards that count."""

    counting: tuple[str, ...]


class Join(Struct, frozen=True, tag_field="do", tag="join", forbid_unknown_fields=True):
    """Sends a character to a quest."""

    character: str


class Part(Struct, frozen=True, tag_field="do", tag="part", forbid_unknown_fields=True):
    """Takes part on a side."""

    side: str


class Memory(Struct, frozen=True, tag_field="do", tag="memory", forbid_unknown_fields=True):
    """Chooses the card that sums up a quest."""

    card: str


class Space(Struct, frozen=True, tag_field="do", tag="space", forbid_unknown_fields=True):
    """Puts the memory on a space of the track."""

    space: int


class Discard(Struct, frozen=True, tag_field="do", tag="discard", forbid_unknown_fields=True):
    """Gives up the cards above the limit, face down."""

    cards: tuple[str, ...]


class Passage(Struct, frozen=True, tag_field="do", tag="passage", forbid_unknown_fields=True):
    """Uses the Secret Passage."""


class Swap(Struct, frozen=True, tag_field="do", tag="swap", forbid_unknown_fields=True):
    """Takes another objective instead of one's own."""

    objective: str


class Propaganda(Struct, frozen=True, tag_field="do", tag="propaganda", forbid_unknown_fields=True):
    """Spends a ready soldier to spend a ready rebel."""

    soldier: str
    rebel: str


class Terror(Struct, frozen=True, tag_field="do", tag="terror", forbid_unknown_fields=True):
    """Lets the terror strike a rebel."""

    character: str


class Accept(Struct, frozen=True, tag_field="do", tag="accept", forbid_unknown_fields=True):
    """Uses what is offered: New Hope, or to come along."""


class Name(Struct, frozen=True, tag_field="do", tag="name", forbid_unknown_fields=True):
    """Names who is bound by Love, or who bears the artifact."""

    character: str


class Undo(Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Armed Retaliation undoes a power."""

    power: str


class Destroy(Struct, frozen=True, tag_field="do", tag="destroy", forbid_unknown_fields=True):
    """Armed Retaliation strikes a rebel."""

    character: str


class Fulfil(Struct, frozen=True, tag_field="do", tag="fulfil", forbid_unknown_fields=True):
    """Fulfils an objective, with a theme of its card, on a space of the track."""

    side: str
    theme: int
    space: int


class Reveal(Struct, frozen=True, tag_field="do", tag="reveal", forbid_unknown_fields=True):
    """Shows an objective that is half done."""

    side: str


class Tie(Struct, frozen=True, tag_field="do", tag="tie", forbid_unknown_fields=True):
    """Ties one's part of the epilogue to a memory."""

    space: int


class Bookmark(Struct, frozen=True, tag_field="do", tag="bookmark", forbid_unknown_fields=True):
    """Moves the bookmark to another memory."""

    space: int


class Fine(Struct, frozen=True, tag_field="do", tag="fine", forbid_unknown_fields=True):
    """Has nothing against what was told."""


class Object(Struct, frozen=True, tag_field="do", tag="object", forbid_unknown_fields=True):
    """Objects to what was told."""


class Verdict(Struct, frozen=True, tag_field="do", tag="verdict", forbid_unknown_fields=True):
    """The arbiter's word, or a vote."""

    verdict: str


class Retell(Struct, frozen=True, tag_field="do", tag="retell", forbid_unknown_fields=True):
    """Tells it again; a returning rebel perhaps to another location."""

    location: str | None


class GiveUp(Struct, frozen=True, tag_field="do", tag="give-up", forbid_unknown_fields=True):
    """Lets the telling go, with what would have come of it."""


class Handover(Struct, frozen=True, tag_field="do", tag="handover", forbid_unknown_fields=True):
    """Gives the Great Artifact to another player's character."""

    character: str


class Protest(Struct, frozen=True, tag_field="do", tag="protest", forbid_unknown_fields=True):
    """Objects to the last telling, beside the prompt."""


class Edit(Struct, frozen=True, tag_field="do", tag="edit", forbid_unknown_fields=True):
    """Mends one's own last telling, beside the prompt."""


class Lapse(Struct, frozen=True, tag_field="do", tag="lapse", forbid_unknown_fields=True):
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
