"""What a side gains by its own quests (spec 7.3)."""

from typing import Any

from terem.games.winter_tales.board import (
    ARTIFACT,
    LOVE,
    NEW_HOPE,
    NOBODY,
    PROPAGANDA,
    REFUGE,
    RETALIATION,
    SPRING,
    TERROR,
    WINTER,
)
from terem.games.winter_tales.frames.battle import begin_terror
from terem.games.winter_tales.frames.hearing import HANDOVER, hear
from terem.games.winter_tales.frames.objectives import garrison_occasions, open_window
from terem.games.winter_tales.notes import (
    BOUND,
    DESTROYED,
    ENTRUSTED,
    GAINED,
    HANDED_OVER,
    HOPED,
    QUEST_BACK,
    SILENCED,
    UNDONE,
    Teller,
)
from terem.games.winter_tales.notes import TERROR as TERROR_NOTE
from terem.games.winter_tales.state import NO_VERDICT, ON_REBEL, REJECTED, UNUSED, Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import controlled, in_play, power_space, standing
from terem.kernel.chance import Chance


def gain(
    state: State, quest: int, performer: int, bearer: int, location: int, took_part: list[int], teller: Teller
) -> None:
    """A side that completed its own quest gains the power; some of it is for the current player to settle."""
    board = state.board
    power = board.quest_powers[quest]
    teller.tell(GAINED, power, performer)
    if power in (NEW_HOPE, TERROR):
        state.power_at[power] = performer
    elif power == REFUGE:
        state.power_at[power] = location
    elif power == PROPAGANDA:
        state.power_at[power] = state.controller[performer]
    elif power == LOVE:
        rebels = [c for c in range(board.characters) if board.sides[c] == SPRING and in_play(state, c)]
        state.push(Naming(state.controller[performer], power, bearer, [c for c in rebels if c != bearer], performer))
    elif power == ARTIFACT:
        state.push(Naming(state.controller[performer], power, performer, took_part, performer))
    elif power == RETALIATION:
        state.push(Retaliation(state.controller[performer]))


class Naming(Frame):
    """The current player names the second one of the Love pair, or who bears the artifact."""

    def __init__(self, seat: int, power: int, bearer: int, candidates: list[int], usual: int) -> None:
        super().__init__("naming")
        self.seat = seat
        self.power = power
        self.bearer = bearer  # of the Love quest
        self.candidates = candidates
        self.usual = usual

    def asked(self, state: State) -> tuple[int, ...]:
        """The current player; nobody where there is nobody to name."""
        return (self.seat,) if self.candidates else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """Any of the candidates."""
        return [state.board.name + character for character in self.candidates] if seat == self.seat else []

    def lapse(self, state: State, seat: int) -> int:
        """The one who performed the quest."""
        named = self.usual if self.usual in self.candidates else self.candidates[0]
        return state.board.name + named

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The tokens are put down."""
        named = deed.code - state.board.name
        if self.power == LOVE:
            state.power_at[LOVE] = self.bearer
            state.love_other = named
            teller.tell(BOUND, self.bearer, named)
        else:
            state.power_at[ARTIFACT] = named
            teller.tell(ENTRUSTED, named)
        state.pop()

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Nobody to name."""
        state.pop()

    def copy(self) -> Frame:
        return Naming(self.seat, self.power, self.bearer, self.candidates[:], self.usual)

    def data(self) -> list[Any]:
        return [self.seat, self.power, self.bearer, self.candidates[:], self.usual]


class NewHope(SeatFrame):
    """After an activation the bearer of New Hope may become ready again, once a chapter (R-25)."""

    def __init__(self, seat: int, character: int) -> None:
        super().__init__("new-hope", seat)
        self.character = character

    def legal(self, state: State, seat: int) -> list[int]:
        """To use it, or to let it go for this chapter."""
        return [state.board.passing, state.board.accept] if seat == self.seat else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Used or not, it is spent."""
        state.hope_used = True
        if deed.code == state.board.accept:
            state.ready[self.character] = True
            teller.tell(HOPED, self.character)
        state.pop()

    def copy(self) -> Frame:
        return NewHope(self.seat, self.character)

    def data(self) -> list[Any]:
        return [self.seat, self.character]


def hope(state: State, character: int) -> None:
    """Opens the window of New Hope where it is due."""
    if state.power_at[NEW_HOPE] == character and not state.hope_used:
        state.push(NewHope(state.controller[character], character))


def propaganda(state: State) -> None:
    """Asks everybody once round, clockwise from the current player (R-31)."""
    if state.power_at[PROPAGANDA] != NOBODY:
        state.push(Propaganda(state.clockwise(state.current)))


def silenceable(state: State) -> list[int]:
    """Ready rebels that have not acted this chapter."""
    board = state.board
    return [c for c in range(board.characters) if board.sides[c] == SPRING and state.ready[c] and not state.acted[c]]


class Propaganda(Frame):
    """A ready soldier may be spent to spend a ready rebel."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__("propaganda")
        self.seats = seats

    def asked(self, state: State) -> tuple[int, ...]:
        """The first seat that has a ready soldier, while there is a rebel to silence."""
        if not silenceable(state):
            return ()
        for seat in self.seats:
            if self.soldiers(state, seat):
                return (seat,)
        return ()

    def soldiers(self, state: State, seat: int) -> list[int]:
        """The seat's ready soldiers."""
        return [c for c in controlled(state, seat) if state.board.sides[c] == WINTER and state.ready[c]]

    def legal(self, state: State, seat: int) -> list[int]:
        """Any pair, or no more."""
        board = state.board
        if seat not in self.asked(state):
            return []
        rebels = silenceable(state)
        pairs = [s * board.characters + rebel for s in self.soldiers(state, seat) for rebel in rebels]
        return [board.passing, *[board.propaganda + pair for pair in pairs]]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Both cards are turned."""
        board = state.board
        if deed.code == board.passing:
            del self.seats[: self.seats.index(seat) + 1]
            return
        soldier, rebel = divmod(deed.code - board.propaganda, board.characters)
        state.ready[soldier] = False
        state.ready[rebel] = False
        teller.tell(SILENCED, soldier, rebel)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Everybody was asked."""
        state.pop()

    def copy(self) -> Frame:
        return Propaganda(self.seats[:])

    def data(self) -> list[Any]:
        return [self.seats[:]]


def terrorised(state: State, seat: int) -> list[int]:
    """Rebels a seat's terror could reach: standing, another's, in a location with an empty power slot (7.3.5)."""
    board = state.board
    soldier = state.power_at[TERROR]
    if soldier == NOBODY or state.controller[soldier] != seat or state.terror_used or not standing(state, soldier):
        return []
    return [
        c
        for c in range(board.characters)
        if board.sides[c] == SPRING
        and standing(state, c)
        and state.controller[c] != seat
        and state.area[c] < board.locations
        and state.area[c] != state.power_at[REFUGE]
    ]


class Terror(SeatFrame):
    """A seat without a ready character may let the terror strike, once a chapter (R-29)."""

    def __init__(self, seat: int) -> None:
        super().__init__("terror", seat)

    def legal(self, state: State, seat: int) -> list[int]:
        """Any rebel in reach, or none."""
        board = state.board
        rebels = [board.terror + rebel for rebel in terrorised(state, seat)]
        return [board.passing, *rebels] if seat == self.seat else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The battle begins at once."""
        state.pop()
        if deed.code != state.board.passing:
            state.terror_used = True
            rebel = deed.code - state.board.terror
            teller.tell(TERROR_NOTE, rebel, state.area[rebel])
            begin_terror(state, seat, state.power_at[TERROR], rebel, teller)

    def copy(self) -> Frame:
        return Terror(self.seat)

    def data(self) -> list[Any]:
        return [self.seat]


class Retaliation(SeatFrame):
    """Armed Retaliation strikes at once: a power of spring, or a rebel (7.3.7)."""

    def __init__(self, seat: int) -> None:
        super().__init__("retaliation", seat)

    def legal(self, state: State, seat: int) -> list[int]:
        """Powers of spring; rebels with at most one token, for who bears more is struck through one of them."""
        board = state.board
        if seat != self.seat:
            return []
        rebels = [c for c in range(board.characters) if board.sides[c] == SPRING and in_play(state, c)]
        return [
            *[board.undo_power + power for power in spring_powers(state)],
            *[board.destroy + rebel for rebel in rebels if len(borne(state, rebel)) < 2],
        ]

    def lapse(self, state: State, seat: int) -> int:
        """Any, the same for the same moment."""
        codes = self.legal(state, seat)
        return codes[state.decision % len(codes)]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Never both: a token on the rebel's card takes the blow."""
        board = state.board
        state.pop()
        if deed.code < board.destroy:
            undo_power(state, deed.code - board.undo_power, teller)
            return
        rebel = deed.code - board.destroy
        tokens = borne(state, rebel)
        if tokens:
            undo_power(state, tokens[0], teller)
        else:
            destroy(state, rebel, teller)
            open_window(state, garrison_occasions(state), NOBODY, NOBODY, 0)

    def copy(self) -> Frame:
        return Retaliation(self.seat)

    def data(self) -> list[Any]:
        return [self.seat]


def spring_powers(state: State) -> list[int]:
    """Powers spring holds now."""
    found = [power for power in (NEW_HOPE, LOVE, REFUGE) if state.power_at[power] != NOBODY]
    bearer = state.power_at[ARTIFACT]
    if bearer != NOBODY and state.board.sides[bearer] == SPRING:
        found.append(ARTIFACT)
    return found


def borne(state: State, rebel: int) -> list[int]:
    """The powers whose tokens lie on a rebel's card."""
    found = [power for power in (NEW_HOPE, LOVE, ARTIFACT) if state.power_at[power] == rebel]
    if state.love_other == rebel:
        found.append(LOVE)
    return found


def undo_power(state: State, power: int, teller: Teller) -> None:
    """The tokens leave the game, and the memory turns to winter."""
    state.power_at[power] = NOBODY
    if power == LOVE:
        state.love_other = NOBODY
    space = power_space(state, power)
    state.memory_side[space] = WINTER
    teller.tell(UNDONE, power, space)


def destroy(state: State, rebel: int, teller: Teller) -> None:
    """Off the board until it returns; a quest under it may be started again (R-32)."""
    state.destroyed[rebel] = True
    state.area[rebel] = NOBODY
    state.ready[rebel] = False
    state.lying[rebel] = False
    state.origin[rebel] = NOBODY
    teller.tell(DESTROYED, rebel)
    for quest in range(state.board.quests):
        if state.quest_status[quest] == ON_REBEL and state.quest_at[quest] == rebel:
            state.quest_status[quest] = UNUSED
            state.quest_at[quest] = NOBODY
            teller.tell(QUEST_BACK, quest)


def receivers(state: State, seat: int) -> list[int]:
    """Characters of other players the seat could hand the artifact to (R-28)."""
    board = state.board
    bearer = state.power_at[ARTIFACT]
    if bearer == NOBODY or state.controller[bearer] != seat or state.area[bearer] == NOBODY:
        return []
    return [
        c
        for c in range(board.characters)
        if state.area[c] == state.area[bearer] and board.sides[c] == board.sides[bearer] and state.controller[c] != seat
    ]


class Handover(Frame):
    """The artifact changes hands once the others have nothing against it (5.5)."""

    def __init__(self, seat: int, receiver: int) -> None:
        super().__init__("handover")
        self.seat = seat
        self.receiver = receiver

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The hearing is over."""
        if state.verdict != REJECTED:
            state.power_at[ARTIFACT] = self.receiver
            teller.tell(HANDED_OVER, self.seat, self.receiver)
        state.verdict = NO_VERDICT
        state.pop()

    def copy(self) -> Frame:
        return Handover(self.seat, self.receiver)

    def data(self) -> list[Any]:
        return [self.seat, self.receiver]


def hand_over(state: State, seat: int, receiver: int) -> None:
    """The bearer's player offers the artifact."""
    state.push(Handover(seat, receiver))
    hear(state, HANDOVER, seat, NOBODY)
