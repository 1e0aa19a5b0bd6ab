"""What the rules note down while they work, for `tell` to put into words."""

from typing import Final

Note = tuple[int, int, int, int, int]


class Teller:
    """Listens to the rules and forgets: for search and experiments."""

    def tell(self, what: int, one: int = -1, two: int = -1, three: int = -1, four: int = -1) -> None:
        """Something happened; what the numbers mean depends on the kind."""

    def show(self, what: int, seat: int, cards: list[int]) -> None:
        """Something happened with these cards."""


class Chronicle(Teller):
    """Remembers what happened, in order; cards shown are kept beside the note that speaks of them."""

    def __init__(self) -> None:
        self.notes: list[Note] = []
        self.shown: dict[int, list[int]] = {}

    def tell(self, what: int, one: int = -1, two: int = -1, three: int = -1, four: int = -1) -> None:
        """Adds a note."""
        self.notes.append((what, one, two, three, four))

    def show(self, what: int, seat: int, cards: list[int]) -> None:
        """Adds a note with cards."""
        self.shown[len(self.notes)] = cards[:]
        self.notes.append((what, seat, len(cards), -1, -1))


PICKED: Final = 1
QUEST_DRAWN: Final = 2
QUEST_PLACED: Final = 3
QUEST_REMOVED: Final = 4
DEALT: Final = 5
CHAPTER: Final = 6
DRAWS: Final = 7
DREW: Final = 8
ACTIVATED: Final = 9
PLAYED: Final = 10
STEPPED: Final = 11
WENT_ALONG: Final = 12
STOPPED: Final = 13
CLAIMED: Final = 14
NO_BATTLE: Final = 15
BATTLE: Final = 16
FREE_PLAY: Final = 17
ARTIFACT_PLAYED: Final = 18
PASSED: Final = 19
BATTLE_WINTER: Final = 20
BATTLE_SPRING: Final = 21
FELLED: Final = 22
CARRIED: Final = 23
TO_REFUGE: Final = 24
TRAP: Final = 25
PILED: Final = 26
TRAP_OPENED: Final = 27
CAUGHT: Final = 28
BLOCKED: Final = 29
ESCAPED: Final = 30
RESCUED: Final = 31
STARTED: Final = 32
OPENED: Final = 33
JOINS: Final = 34
STAYS_AWAY: Final = 35
ARRIVED: Final = 36
NOT_ARRIVED: Final = 37
TAKES_PART: Final = 38
STAYS_OUT: Final = 39
COUNTED: Final = 40
SUCCEEDED: Final = 41
FAILED: Final = 42
TIED: Final = 43
UNLINKED: Final = 44
MEMORY: Final = 45
TOP_CARD: Final = 46
PLACED: Final = 47
OVERWRITTEN: Final = 48
HAND_CHECKED: Final = 49
DISCARDED: Final = 50
PASSAGE: Final = 51
SWAPPED: Final = 52
SWAPPED_SECRETLY: Final = 53
GAINED: Final = 54
BOUND: Final = 55
ENTRUSTED: Final = 56
HOPED: Final = 57
SILENCED: Final = 58
TERROR: Final = 59
UNDONE: Final = 60
DESTROYED: Final = 61
QUEST_BACK: Final = 62
RETURNED: Final = 63
REVEALED: Final = 64
FULFILLED: Final = 65
PAID: Final = 66
OBJECTED: Final = 67
ACCEPTED: Final = 68
REWRITE: Final = 69
REJECTED: Final = 70
GAVE_UP: Final = 71
HANDED_OVER: Final = 72
EPILOGUE: Final = 73
TIES: Final = 74
TOTALS: Final = 75
BOOKMARKED: Final = 76
WON: Final = 77
LEFT_HANDS: Final = 78
TURN: Final = 80
YIELDED: Final = 81
