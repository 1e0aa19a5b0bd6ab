"""The state of a game of Winter Tales: the town, the cards, the track, and the stack of what is going on."""

from typing import Any, Final

from terem.games.winter_tales.board import NOBODY, POWERS, WRITER, Board
from terem.games.winter_tales.notes import Teller
from terem.kernel.chance import Chance

UNUSED: Final = 0
ON_LOCATION: Final = 1
ON_REBEL: Final = 2
REMEMBERED: Final = 3
REMOVED: Final = 4
"""Where a quest is: never yet on the board, on a location, under a rebel, on the track, out of the game."""

NO_VERDICT: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2


class Deed:
    """What a seat does: the code of an action, with the cards it names where the code leaves them open."""

    def __init__(self, code: int, cards: list[int]) -> None:
        self.code = code
        self.cards = cards


class Frame:
    """A situation. The top of the stack says who may act and what it accepts; the others wait beneath it."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def asked(self, state: "State") -> tuple[int, ...]:
        """The seats the table waits for; nobody where the frame goes on by itself."""
        return ()

    def legal(self, state: "State", seat: int) -> list[int]:
        """What the seat may answer; ascending."""
        return []

    def act(self, state: "State", seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Takes an answer."""
        raise AssertionError(self.kind)

    def proceed(self, state: "State", chance: Chance, teller: Teller) -> None:
        """Goes on while nobody is asked: after it was put on the stack, and after what lay on it is done."""
        raise AssertionError(self.kind)

    def lapse(self, state: "State", seat: int) -> int:
        """What the rules do for a seat that does not answer: it passes where it can (spec 4.11)."""
        codes = self.legal(state, seat)
        return state.board.passing if state.board.passing in codes else codes[0]

    def lapse_cards(self, state: "State", seat: int, count: int) -> list[int]:
        """The cards it then names: the newest ones."""
        return state.hands[seat][-count:] if count else []

    def question(self) -> int:
        """Changes when the same situation asks something else."""
        return 0

    def cards(self) -> list[int]:
        """The story cards that lie in it."""
        return []

    def choosable(self) -> list[int]:
        """Cards on the table one of which is to be named."""
        return []

    def sight(self, location: int) -> None:
        """Make Contacts was shown in a location: a movement remembers that it counts."""

    def copy(self) -> "Frame":
        """A frame that shares nothing that changes."""
        raise AssertionError(self.kind)

    def data(self) -> list[Any]:
        """What it was made of, for `dump`."""
        raise AssertionError(self.kind)


class SeatFrame(Frame):
    """A situation in which one seat answers, once."""

    def __init__(self, kind: str, seat: int) -> None:
        super().__init__(kind)
        self.seat = seat

    def asked(self, state: "State") -> tuple[int, ...]:
        """The seat."""
        return (self.seat,)


class State:
    """Everything that changes. Decks are multisets: no order exists before a card is drawn."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.decision = 0  # counts the prompts
        self.chapter = 0
        self.current = NOBODY  # who holds the current-player token
        self.ring: list[int] = []  # seats clockwise
        self.junior: list[int] = []  # seats, youngest first
        self.factions: list[int] = []  # by seat
        self.frames: list[Frame] = []
        self.winner = NOBODY  # SPRING, WINTER or WRITER once it is over
        self.totals = [0, 0]
        # characters
        self.controller = [NOBODY] * board.characters
        self.area = [NOBODY] * board.characters
        self.ready = [False] * board.characters
        self.lying = [False] * board.characters
        self.origin = [NOBODY] * board.characters  # where a lying one was felled
        self.locked = [False] * board.characters  # may not move before the chapter ends
        self.acted = [False] * board.characters  # was activated this chapter
        self.destroyed = [False] * board.characters
        # quests and memories
        self.quest_status = [UNUSED] * board.quests
        self.quest_at = [NOBODY] * board.quests
        self.memory_side = [NOBODY] * board.spaces
        self.memory_card = [NOBODY] * board.spaces
        self.memory_quest = [NOBODY] * board.spaces
        self.memory_objective = [NOBODY] * board.spaces
        self.bookmark = NOBODY
        self.placer = NOBODY  # who placed the last memory
        # powers
        self.power_at = [NOBODY] * len(POWERS)  # the character, location or (propaganda) seat that has it
        self.love_other = NOBODY
        self.hope_used = False
        self.terror_used = False
        # objectives
        self.secrets: list[list[int]] = []  # by seat and side
        self.shown: list[list[bool]] = []
        self.spare = [0] * board.objectives  # unused copies
        self.thrown: list[list[int]] = []  # by seat: thrown away with the Objective skill
        self.overwritten: list[int] = []  # left the game under a quest's memory
        # cards
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.open_discard: list[int] = []
        self.closed_discard: list[list[int]] = []  # by the seat that discarded them face down
        # the last telling
        self.author = NOBODY
        self.told_cards: list[int] = []  # the cards it was about, for whoever tells it again
        self.rewrites = 0
        self.settled = True  # nobody may object to it any more
        self.fresh = False  # nothing has happened since, so its author may still mend it
        self.verdict = NO_VERDICT  # what a hearing came to, for the frame beneath it
        self.verdict_place = NOBODY  # and where a returning rebel was told to be

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        twin = State(self.board)
        twin.decision = self.decision
        twin.chapter = self.chapter
        twin.current = self.current
        twin.ring = self.ring
        twin.junior = self.junior
        twin.factions = self.factions
        twin.frames = [frame.copy() for frame in self.frames]
        twin.winner = self.winner
        twin.totals = self.totals[:]
        twin.controller = self.controller[:]
        twin.area = self.area[:]
        twin.ready = self.ready[:]
        twin.lying = self.lying[:]
        twin.origin = self.origin[:]
        twin.locked = self.locked[:]
        twin.acted = self.acted[:]
        twin.destroyed = self.destroyed[:]
        twin.quest_status = self.quest_status[:]
        twin.quest_at = self.quest_at[:]
        twin.memory_side = self.memory_side[:]
        twin.memory_card = self.memory_card[:]
        twin.memory_quest = self.memory_quest[:]
        twin.memory_objective = self.memory_objective[:]
        twin.bookmark = self.bookmark
        twin.power_at = self.power_at[:]
        twin.love_other = self.love_other
        twin.hope_used = self.hope_used
        twin.terror_used = self.terror_used
        twin.secrets = [held[:] for held in self.secrets]
        twin.shown = [held[:] for held in self.shown]
        twin.spare = self.spare[:]
        twin.thrown = [held[:] for held in self.thrown]
        twin.overwritten = self.overwritten[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.open_discard = self.open_discard[:]
        twin.closed_discard = [pile[:] for pile in self.closed_discard]
        twin.author = self.author
        twin.told_cards = self.told_cards
        twin.rewrites = self.rewrites
        twin.settled = self.settled
        twin.fresh = self.fresh
        twin.placer = self.placer
        twin.verdict = self.verdict
        twin.verdict_place = self.verdict_place
        return twin

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, hidden parts included; `frames.load` reads it back."""
        found: dict[str, Any] = {name: plain(getattr(self, name)) for name in FIELDS}
        found["frames"] = [[frame.kind, *frame.data()] for frame in self.frames]
        return found

    # --- who sits where ---

    def left(self, seat: int) -> int:
        """The seat to the left."""
        return self.ring[(self.ring.index(seat) + 1) % len(self.ring)]

    def clockwise(self, seat: int) -> list[int]:
        """All seats clockwise, this one first."""
        place = self.ring.index(seat)
        return self.ring[place:] + self.ring[:place]

    def youngest(self, faction: int) -> int:
        """The youngest of a side, or NOBODY."""
        for seat in self.junior:
            if self.factions[seat] == faction:
                return seat
        return NOBODY

    def writer(self) -> int:
        """The Writer's seat, or NOBODY."""
        return self.youngest(WRITER)

    # --- the stack ---

    def push(self, frame: Frame) -> None:
        """Puts a situation on top."""
        self.frames.append(frame)

    def pop(self) -> None:
        """The situation on top is over."""
        self.frames.pop()


FIELDS: Final = (
    *("decision", "chapter", "current", "ring", "junior", "factions", "winner", "totals"),
    *("controller", "area", "ready", "lying", "origin", "locked", "acted", "destroyed"),
    *(
        "quest_status",
        "quest_at",
        "memory_side",
        "memory_card",
        "memory_quest",
        "memory_objective",
        "bookmark",
        "placer",
    ),
    *("power_at", "love_other", "hope_used", "terror_used", "secrets", "shown", "spare", "thrown", "overwritten"),
    *("hands", "deck", "open_discard", "closed_discard"),
    *("author", "told_cards", "rewrites", "settled", "fresh", "verdict", "verdict_place"),
)
"""Everything but the frames."""


def plain(value: Any) -> Any:
    """A copy of plain data."""
    return [plain(item) for item in value] if isinstance(value, list) else value
