"""Somebody tells a piece of the story and plays nothing: openings and endings of scenes."""

from typing import Any

from terem.games.winter_tales.notes import Teller
from terem.games.winter_tales.state import Deed, Frame, State
from terem.kernel.chance import Chance


class Telling(Frame):
    """One seat owes the others a piece of the story (N9, N10, N18, N20)."""

    def __init__(self, tale: str, seat: int, who: int, foe: int, area: int, quest: int) -> None:
        super().__init__("telling")
        self.tale = tale  # a kind of telling, as the narrator knows it
        self.seat = seat
        self.who = who
        self.foe = foe
        self.area = area
        self.quest = quest

    def asked(self, state: State) -> tuple[int, ...]:
        """The teller."""
        return (self.seat,)

    def legal(self, state: State, seat: int) -> list[int]:
        """To tell it."""
        return [state.board.tell] if seat == self.seat else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """It is told."""
        state.pop()

    def copy(self) -> Frame:
        return Telling(self.tale, self.seat, self.who, self.foe, self.area, self.quest)

    def data(self) -> list[Any]:
        return [self.tale, self.seat, self.who, self.foe, self.area, self.quest]
