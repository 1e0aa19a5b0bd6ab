"""A quest being performed: who takes part, what was played, whose memory it becomes (spec 4.7)."""

from typing import Final

from terem.games.winter_tales.board import NEUTRAL, NOBODY, SKILL_QUEST, SPRING, WINTER
from terem.games.winter_tales.state import Frame, State
from terem.games.winter_tales.town import controlled, skilled, standing

WAITS: Final = -2
JOIN_FAILED: Final = -3
"""In `joined`: the seat was not asked yet, declined (NOBODY), or set out and did not arrive."""

SUCCESS: Final = 0
FAILURE: Final = 1
TIE: Final = 2


class Quest(Frame):
    """A quest being performed: who takes part, what was played, what comes of it."""

    def __init__(self, quest: int, seat: int, character: int, area: int, bearer: int, stage: int, players: int) -> None:
        super().__init__("quest")
        self.quest = quest
        self.seat = seat
        self.character = character
        self.area = area  # fixed when the quest is opened
        self.bearer = bearer  # the rebel a Love or a Retaliation lies under, or NOBODY
        self.stage = stage
        self.players = players
        self.waiting: list[int] = []  # seats still to be asked in this stage
        self.joined = [WAITS] * players
        self.part = [NOBODY] * players  # by seat: the side it takes part on
        self.seats: list[int] = []  # of each card played
        self.sides: list[int] = []
        self.played: list[int] = []  # NOBODY is the artifact's card, which lies on the track
        self.artifact = False
        self.result = NOBODY
        self.chosen = NOBODY  # the card that becomes the memory

    def add(self, seat: int, side: int, card: int) -> None:
        """A card lies in the quest."""
        self.seats.append(seat)
        self.sides.append(side)
        self.played.append(card)

    def on_side(self, side: int) -> list[int]:
        """The cards that lie for a side, NOBODY for the artifact's."""
        return [card for card, lies in zip(self.played, self.sides, strict=True) if lies == side]

    def participants(self, state: State) -> list[int]:
        """Characters that take part: the performer, those that joined, or all of a seat that came without joining.

        Nobody who lies does, not even a performer felled beside a Love partner that came to help (4.8).
        """
        found = [self.character] if standing(state, self.character) else []
        for seat in state.board.everybody:
            if seat != self.seat and self.part[seat] != NOBODY:
                for character in attending(state, seat, self.area, self.joined[seat]):
                    if state.board.sides[character] == self.part[seat]:
                        found.append(character)
        return found

    def totals(self, state: State) -> list[int]:
        """Cards by side, the artifact's among them, and the Quest skill of those who take part."""
        found = [self.sides.count(SPRING), self.sides.count(WINTER)]
        for character in self.participants(state):
            if skilled(state, character, SKILL_QUEST):
                found[state.board.sides[character]] += 1
        return found

    def memory_side(self, state: State) -> int:
        """Whose memory it becomes."""
        own = state.board.quest_sides[self.quest]
        return (own, 1 - own, NEUTRAL)[self.result]

    def pool(self, state: State) -> list[int]:
        """The cards the memory is chosen from (R-18); the artifact's own card lies on the track already."""
        side = self.memory_side(state)
        every = not state.board.settings.winners_pool
        return [
            card
            for card, lies in zip(self.played, self.sides, strict=True)
            if card != NOBODY and (every or lies == side)
        ]

    def cards(self) -> list[int]:
        found = [card for card in self.played if card != NOBODY]
        if self.chosen != NOBODY and self.chosen not in found:
            found.append(self.chosen)
        return found


def attending(state: State, seat: int, area: int, joined: int) -> list[int]:
    """The characters a seat could take part with: the one that joined, else all, if they stand there."""
    there = [c for c in controlled(state, seat) if state.area[c] == area and standing(state, c)]
    return [c for c in there if c == joined] if joined >= 0 else there


def current_quest(state: State) -> Quest:
    """The quest that is going on."""
    for frame in state.frames:
        if isinstance(frame, Quest):
            return frame
    raise AssertionError("no quest is going on")
