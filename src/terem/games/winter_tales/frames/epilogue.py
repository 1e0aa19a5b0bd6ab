"""The epilogue: the starter, the others, the Writer, the winner (spec 6)."""

from typing import Any, Final

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.cards import discard, take
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.notes import (
    BOOKMARKED,
    EPILOGUE,
    LEFT_HANDS,
    PASSED,
    PLAYED,
    STAYS_OUT,
    TAKES_PART,
    TIES,
    TOTALS,
    WON,
    Teller,
)
from terem.games.winter_tales.state import Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import empty_spaces, memories
from terem.kernel.chance import Chance

CLOSES: Final = ("epilogue-close-spring", "epilogue-close-winter", "epilogue-close-writer")


def check_epilogue(state: State, teller: Teller) -> None:
    """When no empty space is left of its token the epilogue begins at once, with who placed the last memory (4.9)."""
    if not empty_spaces(state):
        begin_epilogue(state, state.placer, teller)


def begin_epilogue(state: State, starter: int, teller: Teller) -> None:
    """Everything that was going on ends; its cards are laid aside."""
    for frame in state.frames:
        discard(state, frame.cards())
    state.current = starter
    order = [seat for seat in state.clockwise(starter)[1:] if state.factions[seat] != WRITER]
    state.frames = [Epilogue(starter, [starter, *order], [[], []], False, False)]
    teller.tell(EPILOGUE, starter)


class Epilogue(Frame):
    """Who still tells, and what each side has got."""

    def __init__(self, starter: int, waiting: list[int], played: list[list[int]], counted: bool, told: bool) -> None:
        super().__init__("epilogue")
        self.starter = starter
        self.waiting = waiting  # seats that have not told yet; the Writer comes last of all
        self.played = played  # cards by side
        self.counted = counted  # the totals were announced
        self.told = told  # the winner is known, and the last page told

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The next part, the totals, the Writer, the last page."""
        if self.waiting:
            seat = self.waiting.pop(0)
            state.push(part_of(state, seat, self.starter))
        elif not self.counted:
            self.count(state, teller)
        elif not self.told:
            self.close(state, teller)
        else:
            discard(state, self.cards())
            state.frames = []

    def count(self, state: State, teller: Teller) -> None:
        """The totals are announced; then a Writer who did not start may tip them."""
        self.counted = True
        state.totals = self.totals(state)
        teller.tell(TOTALS, state.totals[SPRING], state.totals[WINTER])
        writer = state.writer()
        if writer not in (NOBODY, self.starter):
            state.push(WriterPart(writer))

    def totals(self, state: State) -> list[int]:
        """Cards played in the epilogue and the memories of each side."""
        points = state.board.numbers.points
        return [len(self.played[side]) + points * state.memory_side.count(side) for side in (SPRING, WINTER)]

    def close(self, state: State, teller: Teller) -> None:
        """The higher total wins; equal ones are the Writer's, or the starter's where there is none."""
        self.told = True
        state.totals = self.totals(state)
        spring, winter = state.totals
        if spring != winter:
            state.winner = SPRING if spring > winter else WINTER
        else:
            state.winner = WRITER if state.writer() != NOBODY else state.factions[self.starter]
        teller.tell(WON, state.winner, spring, winter)
        for seat in state.ring:
            teller.show(LEFT_HANDS, seat, state.hands[seat])
        state.push(Telling(CLOSES[state.winner], self.starter, NOBODY, NOBODY, NOBODY, NOBODY))

    def cards(self) -> list[int]:
        return self.played[SPRING] + self.played[WINTER]

    def copy(self) -> Frame:
        return Epilogue(self.starter, self.waiting[:], [pile[:] for pile in self.played], self.counted, self.told)

    def data(self) -> list[Any]:
        return [self.starter, self.waiting[:], [pile[:] for pile in self.played], self.counted, self.told]


def part_of(state: State, seat: int, starter: int) -> Frame:
    """A seat's part: tied to the bookmark where it must be, else to a memory of its choice (N16, 7.2)."""
    bound = seat == starter or state.board.settings.alternative or not memories(state)
    side = state.factions[seat]
    return EpiloguePart(seat, side, state.board.cards, state.bookmark if bound else NOBODY, bound)


class WriterPart(SeatFrame):
    """The Writer chooses a side for up to half of the hand (R-24)."""

    def __init__(self, seat: int) -> None:
        super().__init__("writer", seat)

    def legal(self, state: State, seat: int) -> list[int]:
        """A side, or none."""
        board = state.board
        return [board.passing, board.part + SPRING, board.part + WINTER] if seat == self.seat else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The part begins, or the Writer keeps out of it."""
        board = state.board
        state.pop()
        if deed.code == board.passing:
            teller.tell(STAYS_OUT, seat)
            return
        side = deed.code - board.part
        hand = len(state.hands[seat])
        most = (hand + 1) // 2 if board.rulings.half_rounded_up else hand // 2
        teller.tell(TAKES_PART, seat, side)
        bound = board.settings.alternative or not memories(state)
        state.push(EpiloguePart(seat, side, most, state.bookmark if bound else NOBODY, bound))

    def copy(self) -> Frame:
        return WriterPart(self.seat)

    def data(self) -> list[Any]:
        return [self.seat]


class EpiloguePart(SeatFrame):
    """A seat ties its part to a memory and plays cards, one by one."""

    def __init__(self, seat: int, side: int, most: int, memory: int, tied: bool) -> None:
        super().__init__("epilogue-part", seat)
        self.side = side  # WRITER: each card on either side
        self.most = most  # cards that may still be played
        self.memory = memory  # the space the part is tied to, or NOBODY
        self.tied = tied

    def legal(self, state: State, seat: int) -> list[int]:
        """First the memory, then cards."""
        board = state.board
        if seat != self.seat:
            return []
        if not self.tied:
            return [board.tie + space for space in memories(state)]
        codes: list[int] = []
        if self.most > 0 and state.hands[seat]:
            codes += [board.play + side for side in (SPRING, WINTER) if self.side in (side, WRITER)]
        codes.append(board.passing)
        return codes

    def lapse(self, state: State, seat: int) -> int:
        """Who does not answer plays all cards; the Writer none in the last step (4.11)."""
        codes = self.legal(state, seat)
        whole = self.most > len(state.hands[seat]) or self.most == state.board.cards
        return codes[0] if whole or not self.tied else codes[-1]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Ties, plays, or comes to an end."""
        board = state.board
        if deed.code == board.passing:
            teller.tell(PASSED, seat)
            state.pop()
            if board.settings.alternative and len(memories(state)) > 1:
                state.push(Bookmark(seat))
        elif not self.tied:
            self.tied = True
            self.memory = deed.code - board.tie
            teller.tell(TIES, seat, self.memory)
        else:
            self.play(state, deed.cards[0], deed.code - board.play, teller)

    def play(self, state: State, card: int, side: int, teller: Teller) -> None:
        """A card for a side."""
        take(state, self.seat, [card])
        if self.most < state.board.cards:
            self.most -= 1
        epilogue = state.frames[0]
        assert isinstance(epilogue, Epilogue)
        epilogue.played[side].append(card)
        teller.tell(PLAYED, self.seat, card, side)

    def copy(self) -> Frame:
        return EpiloguePart(self.seat, self.side, self.most, self.memory, self.tied)

    def data(self) -> list[Any]:
        return [self.seat, self.side, self.most, self.memory, self.tied]


class Bookmark(SeatFrame):
    """In the alternative epilogue whoever has told moves the bookmark on (7.2)."""

    def __init__(self, seat: int) -> None:
        super().__init__("bookmark", seat)

    def legal(self, state: State, seat: int) -> list[int]:
        """Any other memory."""
        others = [space for space in memories(state) if space != state.bookmark]
        return [state.board.bookmark + space for space in others] if seat == self.seat else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The bookmark moves."""
        state.bookmark = deed.code - state.board.bookmark
        teller.tell(BOOKMARKED, seat, state.bookmark)
        state.pop()

    def copy(self) -> Frame:
        return Bookmark(self.seat)

    def data(self) -> list[Any]:
        return [self.seat]
