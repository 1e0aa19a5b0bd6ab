"""What is remembered of a quest: who chooses the card, and where it is put (spec 4.7, step 7)."""

from typing import Any

from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.notes import MEMORY, OVERWRITTEN, PLACED, Teller
from terem.games.winter_tales.state import REMEMBERED, Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import empty_spaces
from terem.kernel.chance import Chance


def chooser(state: State, current: int, seats: list[int], sides: list[int], side: int) -> int:
    """Who laid most on the winning side; tied, the Writer, else the current player."""
    laid = [0] * state.board.players
    for seat, lies in zip(seats, sides, strict=True):
        laid[seat] += int(lies == side)
    most = [seat for seat in state.board.everybody if laid[seat] == max(laid)]
    if len(most) == 1:
        return most[0]
    return current if state.writer() == NOBODY else state.writer()


class MemoryChoice(SeatFrame):
    """Somebody picks the card that sums up the quest."""

    def __init__(self, seat: int, pool: list[int]) -> None:
        super().__init__("memory", seat)
        self.pool = pool

    def legal(self, state: State, seat: int) -> list[int]:
        """Any card of the quest."""
        return [state.board.memory] if seat == self.seat else []

    def lapse_cards(self, state: State, seat: int, count: int) -> list[int]:
        """The last card played."""
        return self.pool[-1:]

    def choosable(self) -> list[int]:
        """The cards of the quest."""
        return self.pool

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """It is chosen."""
        card = deed.cards[0]
        current_quest(state).chosen = card
        teller.tell(MEMORY, seat, card)
        state.pop()

    def copy(self) -> Frame:
        return MemoryChoice(self.seat, self.pool[:])

    def data(self) -> list[Any]:
        return [self.seat, self.pool[:]]


class SpaceChoice(SeatFrame):
    """The current player puts the memory on the track; the bookmark follows."""

    def __init__(self, seat: int, quest: int, side: int, card: int) -> None:
        super().__init__("space", seat)
        self.quest = quest
        self.side = side
        self.card = card

    def legal(self, state: State, seat: int) -> list[int]:
        """An empty space left of the epilogue, or an objective's memory (7.4)."""
        if seat != self.seat:
            return []
        spaces = empty_spaces(state)
        spaces += [space for space in range(state.board.spaces) if state.memory_objective[space] != NOBODY]
        return [state.board.space + space for space in sorted(spaces)]

    def lapse(self, state: State, seat: int) -> int:
        """The leftmost empty space: nobody's objective is written over for want of an answer."""
        return state.board.space + empty_spaces(state)[0]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The memory lies; an objective beneath it leaves the game."""
        space = deed.code - state.board.space
        if state.memory_objective[space] != NOBODY:
            teller.tell(OVERWRITTEN, state.memory_objective[space], space)
            state.overwritten.append(state.memory_objective[space])
            state.memory_objective[space] = NOBODY
        state.memory_side[space] = self.side
        state.memory_card[space] = self.card
        state.memory_quest[space] = self.quest
        state.quest_status[self.quest] = REMEMBERED
        state.quest_at[self.quest] = space
        state.bookmark = space
        state.placer = seat
        teller.tell(PLACED, self.quest, space, self.side)
        state.pop()

    def copy(self) -> Frame:
        return SpaceChoice(self.seat, self.quest, self.side, self.card)

    def data(self) -> list[Any]:
        return [self.seat, self.quest, self.side, self.card]
