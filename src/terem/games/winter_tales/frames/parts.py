"""Taking part in a quest, and the cards laid for it (spec 4.7, steps 3 to 5)."""

from typing import Any

from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.cards import play_codes, take
from terem.games.winter_tales.frames.quest import attending, current_quest
from terem.games.winter_tales.notes import ARTIFACT_PLAYED, PASSED, PLAYED, STAYS_OUT, TAKES_PART, Teller
from terem.games.winter_tales.state import Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import artifact_card, bears_artifact
from terem.kernel.chance import Chance


class Part(SeatFrame):
    """A seat with somebody there may take part; the Writer names the side (R-15)."""

    def __init__(self, seat: int, area: int, joined: int) -> None:
        super().__init__("part", seat)
        self.area = area
        self.joined = joined

    def legal(self, state: State, seat: int) -> list[int]:
        """To stay out, or a side of a character it has there."""
        board = state.board
        if seat != self.seat:
            return []
        there = {board.sides[c] for c in attending(state, seat, self.area, self.joined)}
        return [board.passing, *[board.part + side for side in sorted(there)]]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """In or out."""
        board = state.board
        state.pop()
        if deed.code == board.passing:
            teller.tell(STAYS_OUT, seat)
            return
        side = deed.code - board.part
        current_quest(state).part[seat] = side
        teller.tell(TAKES_PART, seat, side)
        state.push(Contribution(seat, side, board.cards))

    def copy(self) -> Frame:
        return Part(self.seat, self.area, self.joined)

    def data(self) -> list[Any]:
        return [self.seat, self.area, self.joined]


class Contribution(Frame):
    """Cards for one side, one by one, each with its telling."""

    def __init__(self, seat: int, side: int, most: int) -> None:
        super().__init__("contribution")
        self.seat = seat
        self.side = side
        self.most = most  # 1 is the last card of the current player

    def asked(self, state: State) -> tuple[int, ...]:
        """Whoever contributes."""
        return (self.seat,) if self.most > 0 else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """A card, no more, or the artifact's."""
        board = state.board
        if seat != self.seat:
            return []
        codes = play_codes(state, seat, self.side)
        codes.append(board.passing)
        quest = current_quest(state)
        bearers = [c for c in quest.participants(state) if state.controller[c] == seat and bears_artifact(state, c)]
        if bearers and not quest.artifact:
            codes.append(board.artifact)
        return codes

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """One more card, or the end."""
        board = state.board
        quest = current_quest(state)
        if deed.code == board.passing:
            teller.tell(PASSED, seat)
            state.pop()
            return
        if deed.code == board.artifact:
            quest.artifact = True
            quest.add(seat, self.side, NOBODY)
            teller.tell(ARTIFACT_PLAYED, seat, artifact_card(state))
        else:
            take(state, seat, deed.cards)
            quest.add(seat, self.side, deed.cards[0])
            teller.tell(PLAYED, seat, deed.cards[0], self.side)
        self.most -= 1

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """No more may be played."""
        state.pop()

    def copy(self) -> Frame:
        return Contribution(self.seat, self.side, self.most)

    def data(self) -> list[Any]:
        return [self.seat, self.side, self.most]
