"""What the rules note down while they work, for `tell` to put into words."""

from typing import Final

Note = tuple[int, int, int, int]


class Teller:
    """Listens to the rules and forgets: for search and experiments."""

    def tell(self, what: int, one: int, two: int, three: int) -> None:
        """Something happened; what the numbers mean depends on the kind."""


class Chronicle(Teller):
    """Remembers what happened, in order."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def tell(self, what: int, one: int, two: int, three: int) -> None:
        """Adds a note."""
        self.notes.append((what, one, two, three))


PLACED: Final = 0
PERCHED: Final = 1
ROUND: Final = 2
SHOWN: Final = 3
MARCHED: Final = 4
TUNNEL: Final = 5
ENTERED: Final = 6
POINTED: Final = 7
SPOKE: Final = 8
HUSHED: Final = 9
SILENCE: Final = 10
LOCKED: Final = 11
CHOSE: Final = 12
SKIPPED: Final = 13
REVEALED: Final = 14
FLAGGED: Final = 15
FLEW: Final = 16
DRIFTED: Final = 17
NO_FLIGHT: Final = 18
LEFT_FIELD: Final = 19
BREATHED: Final = 20
KNIGHT_BURNT: Final = 21
SHIELD_BROKE: Final = 22
PROTECTED: Final = 23
NOBODY_BURNT: Final = 24
TEREM_BURNT: Final = 25
TILE_USED: Final = 26
NO_TILE: Final = 27
FIREBALL_THROWN: Final = 28
MARCH: Final = 29
PRINCESS_CALLED: Final = 30
PROTECTION: Final = 31
REPEATED: Final = 32
NOTHING_REPEATED: Final = 33
LOST: Final = 34
NOTHING_LOST: Final = 35
JUMPED: Final = 36
FLAG_RAISED: Final = 37
NO_FLAG: Final = 38
TRAPPED: Final = 39
SHIELDED: Final = 40
SHIELD_STAYS: Final = 41
APPLES_ROLLED: Final = 42
NO_APPLES: Final = 43
COMRADE: Final = 44
NO_COMRADE: Final = 45
SWIFT: Final = 46
SWAPPED: Final = 47
PULLED: Final = 48
HORSED: Final = 49
HORSE_STAYS: Final = 50
DISCARD_NOW: Final = 51
DISCARDED: Final = 52
HAND_BACK: Final = 53
WON: Final = 54
UNPLAYED: Final = 55
