"""Secret objectives: the windows in which they may be shown or fulfilled, and the memory they make (spec 7.4)."""

from typing import Any

from terem.games.winter_tales.board import (
    CONTACTS,
    GARRISON,
    NOBODY,
    RAID,
    SPRING,
    SPY,
    THEMES,
    WINTER,
)
from terem.games.winter_tales.cards import discard, take
from terem.games.winter_tales.frames.epilogue import check_epilogue
from terem.games.winter_tales.notes import FULFILLED, PAID, REVEALED, Teller
from terem.games.winter_tales.state import Deed, Frame, State
from terem.games.winter_tales.town import controlled, empty_objective_spaces, garrisoned, standing
from terem.kernel.chance import Chance


def open_window(state: State, occasions: list[int], character: int, area: int, seen: int) -> None:
    """Asks clockwise from the current player whoever may hold a card that fits; `occasions` are masks by seat.

    Who is asked follows from what everybody sees: a hidden card is asked for whichever it is (R-05).
    """
    if not state.board.settings.objectives or not empty_objective_spaces(state):
        return
    seats = [seat for seat in state.clockwise(state.current) if concerned(state, seat, occasions[seat], seen)]
    if seats:
        state.push(ObjectiveWindow(seats, occasions, character, area, seen))


def concerned(state: State, seat: int, occasion: int, seen: int) -> bool:
    """Whether what everybody sees could be a seat's occasion."""
    for side in (SPRING, WINTER):
        card = state.secrets[seat][side]
        if card == NOBODY or not occasion & side_mask(side):
            continue
        if not state.shown[seat][side] or fits(state, seat, side, occasion, NOBODY, seen):
            return True
    return False


def side_mask(side: int) -> int:
    """The kinds of a side."""
    return 0b0000111 if side == SPRING else 0b1111000


def fits(state: State, seat: int, side: int, occasion: int, area: int, seen: int) -> bool:
    """Whether a seat's card of a side can be shown or fulfilled now."""
    card = state.secrets[seat][side]
    if card == NOBODY or not occasion >> state.board.objective_kinds[card] & 1:
        return False
    if state.board.objective_kinds[card] != CONTACTS:
        return True
    places = state.board.objective_places[card]
    if not state.shown[seat][side]:
        return area in places
    return all([seen >> place & 1 == 1 for place in places])


def garrison_occasions(state: State) -> list[int]:
    """After a change of position: Garrison for everybody, if it holds."""
    found = [0] * state.board.players
    if state.board.settings.objectives and garrisoned(state):
        for seat in state.board.everybody:
            if state.factions[seat] != SPRING:
                found[seat] = 1 << GARRISON
    return found


def with_occasion(occasions: list[int], seat: int, kind: int) -> list[int]:
    """The occasions and one more."""
    occasions[seat] |= 1 << kind
    return occasions


class ObjectiveWindow(Frame):
    """Asks one seat after another whether it shows or fulfils its objective."""

    def __init__(self, seats: list[int], occasions: list[int], character: int, area: int, seen: int) -> None:
        super().__init__("objective")
        self.seats = seats
        self.occasions = occasions
        self.character = character
        self.area = area
        self.seen = seen  # mask of locations that count for Make Contacts in this activation

    def asked(self, state: State) -> tuple[int, ...]:
        """The next seat, as long as anything can be claimed."""
        return (self.seats[0],) if self.seats and empty_objective_spaces(state) else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """Nothing, or what the seat's card allows."""
        board = state.board
        codes = [board.passing]
        if seat not in self.asked(state):
            return []
        for side in (SPRING, WINTER):
            if fits(state, seat, side, self.occasions[seat], self.area, self.seen):
                if not state.shown[seat][side] and board.objective_kinds[state.secrets[seat][side]] in (CONTACTS, SPY):
                    codes.append(board.reveal + side)
                else:
                    codes += fulfil_codes(state, side)
        codes.sort()
        return codes

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Shown, fulfilled, or not: nobody hears of a no."""
        board = state.board
        self.seats.pop(0)
        if deed.code >= board.reveal:
            self.reveal(state, seat, deed.code - board.reveal, teller)
        elif deed.code != board.passing:
            side, space = fulfil_parts(state, deed.code)
            fulfil(state, seat, side, space, teller)

    def reveal(self, state: State, seat: int, side: int, teller: Teller) -> None:
        """The card lies open; the first location or entry counts (R-45)."""
        state.shown[seat][side] = True
        teller.tell(REVEALED, seat, state.secrets[seat][side])
        if side == SPRING:
            for frame in state.frames:
                frame.sight(self.area)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Everybody was asked, or nothing can be claimed any more."""
        state.pop()

    def copy(self) -> Frame:
        return ObjectiveWindow(self.seats[:], self.occasions[:], self.character, self.area, self.seen)

    def data(self) -> list[Any]:
        return [self.seats[:], self.occasions[:], self.character, self.area, self.seen]


def wide(state: State) -> int:
    """How many spaces take objectives."""
    return len(state.board.objective_spaces)


def themed_spaces(state: State) -> list[int]:
    """Every theme with every empty objective space, as one number each, ascending."""
    spaces = empty_objective_spaces(state)
    numbers = [number for number, space in enumerate(state.board.objective_spaces) if space in spaces]
    return [theme * wide(state) + number for theme in range(THEMES) for number in numbers]


def fulfil_codes(state: State, side: int) -> list[int]:
    """Every theme on every empty objective space."""
    return [state.board.fulfil + (side * THEMES * wide(state)) + choice for choice in themed_spaces(state)]


def fulfil_parts(state: State, code: int) -> tuple[int, int]:
    """Side and space of a code."""
    value = code - state.board.fulfil
    return value // wide(state) // THEMES, state.board.objective_spaces[value % wide(state)]


def fulfil(state: State, seat: int, side: int, space: int, teller: Teller) -> None:
    """The objective becomes a memory under the bookmark; the epilogue waits for a quest that is going on (R-30)."""
    card = state.secrets[seat][side]
    state.secrets[seat][side] = NOBODY
    state.shown[seat][side] = False
    state.memory_side[space] = side
    state.memory_objective[space] = card
    state.bookmark = space
    state.placer = seat
    teller.tell(FULFILLED, seat, card, space)
    if not any([frame.kind == "quest" for frame in state.frames]):
        check_epilogue(state, teller)


def raid_codes(state: State, seat: int) -> list[int]:
    """Raid, where the holder's soldier stands in the printed location and its price can be paid."""
    board = state.board
    card = state.secrets[seat][WINTER] if board.settings.objectives else NOBODY
    if card == NOBODY or board.objective_kinds[card] != RAID or len(state.hands[seat]) < board.numbers.raid:
        return []
    place = board.objective_places[card][0]
    soldiers = [c for c in controlled(state, seat) if board.sides[c] == WINTER and standing(state, c)]
    if not any([state.area[soldier] == place for soldier in soldiers]):
        return []
    return [board.raid + choice for choice in themed_spaces(state)]


def raid(state: State, seat: int, deed: Deed, teller: Teller) -> None:
    """Its price is paid in the open, and the objective is fulfilled."""
    board = state.board
    take(state, seat, deed.cards)
    discard(state, deed.cards)
    teller.show(PAID, seat, deed.cards)
    space = board.objective_spaces[(deed.code - board.raid) % wide(state)]
    fulfil(state, seat, WINTER, space, teller)
