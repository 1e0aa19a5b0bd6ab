"""Others come to a quest: each seat may send one ready character on its way (spec 4.7, step 2)."""

from typing import Any, Final

from terem.games.winter_tales.frames.activation import HandLimit, activate
from terem.games.winter_tales.frames.powers import hope
from terem.games.winter_tales.frames.quest import JOIN_FAILED, current_quest
from terem.games.winter_tales.notes import ARRIVED, JOINS, NOT_ARRIVED, STAYS_AWAY, Teller
from terem.games.winter_tales.state import Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import movable, ready_of, standing
from terem.kernel.chance import Chance


def joinable(state: State, seat: int, area: int) -> list[int]:
    """Ready, standing characters that are there already or may still move (R-14)."""
    return [c for c in ready_of(state, seat) if standing(state, c) and (state.area[c] == area or movable(state, c))]


class JoinOffer(SeatFrame):
    """A seat is asked whether it sends somebody."""

    def __init__(self, seat: int, area: int, quest: int) -> None:
        super().__init__("join-offer", seat)
        self.area = area
        self.quest = quest

    def legal(self, state: State, seat: int) -> list[int]:
        """One of its characters, or none."""
        board = state.board
        if seat != self.seat:
            return []
        return [board.passing, *[board.join + c for c in joinable(state, seat, self.area)]]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Off it goes, or not."""
        board = state.board
        state.pop()
        if deed.code == board.passing:
            teller.tell(STAYS_AWAY, seat)
            return
        character = deed.code - board.join
        teller.tell(JOINS, seat, character)
        state.push(Joining(seat, character, self.area, MOVE))

    def copy(self) -> Frame:
        return JoinOffer(self.seat, self.area, self.quest)

    def data(self) -> list[Any]:
        return [self.seat, self.area, self.quest]


MOVE: Final = 0
LIMIT: Final = 1
AFTER: Final = 2


class Joining(Frame):
    """An activation on the way to a quest: no action, no rescue, every step nearer."""

    def __init__(self, seat: int, character: int, area: int, stage: int) -> None:
        super().__init__("joining")
        self.seat = seat
        self.character = character
        self.area = area
        self.stage = stage

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The way, the hand, New Hope; then it is there or not."""
        stage = self.stage
        self.stage += 1
        if stage == MOVE:
            activate(state, self.seat, self.character, self.area, chance, teller)
        elif stage == LIMIT:
            state.push(HandLimit(self.seat, False))
        elif stage == AFTER:
            hope(state, self.character)
        else:
            self.arrive(state, teller)

    def arrive(self, state: State, teller: Teller) -> None:
        """A join that failed bars the whole seat."""
        there = standing(state, self.character) and state.area[self.character] == self.area
        current_quest(state).joined[self.seat] = self.character if there else JOIN_FAILED
        teller.tell(ARRIVED if there else NOT_ARRIVED, self.character)
        state.pop()

    def copy(self) -> Frame:
        return Joining(self.seat, self.character, self.area, self.stage)

    def data(self) -> list[Any]:
        return [self.seat, self.character, self.area, self.stage]
