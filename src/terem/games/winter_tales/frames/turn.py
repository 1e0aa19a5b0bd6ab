"""The book of the game: set-up, chapters and turns (spec 2.3, 4.1), and an activation's steps (4.2)."""

from typing import Any, Final

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER
from terem.games.winter_tales.cards import discard, draw, take
from terem.games.winter_tales.frames.activation import HandLimit, activate
from terem.games.winter_tales.frames.epilogue import begin_epilogue
from terem.games.winter_tales.frames.hearing import RETURN, hear
from terem.games.winter_tales.frames.objectives import garrison_occasions, open_window
from terem.games.winter_tales.frames.performing import ActionChoice, exclude, put_quest
from terem.games.winter_tales.frames.powers import Terror, hope, propaganda, terrorised
from terem.games.winter_tales.frames.rescue import current_codes, current_deed
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.notes import CHAPTER, DEALT, PAID, PICKED, QUEST_DRAWN, RETURNED, TURN, Teller
from terem.games.winter_tales.state import NO_VERDICT, UNUSED, Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import anybody_ready, present, quest_targets, ready_of
from terem.kernel.chance import Chance

CASTING: Final = 0
SPRING_QUEST: Final = 1
WINTER_QUEST: Final = 2
INTRO: Final = 3
HANDS: Final = 4
CHAPTERS: Final = 5


class Book(Frame):
    """Lies under everything: the set-up, then chapter after chapter."""

    def __init__(self, stage: int) -> None:
        super().__init__("book")
        self.stage = stage

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The next part of the set-up, or the next turn."""
        stage = self.stage
        if stage < CHAPTERS:
            self.stage += 1
        if stage == CASTING:
            state.push(Casting(state.clockwise(state.junior[0])))
        elif stage in (SPRING_QUEST, WINTER_QUEST):
            first_quest(state, stage - SPRING_QUEST, chance, teller)
        elif stage == INTRO:
            quest = [q for q in range(state.board.quests) if state.quest_at[q] != NOBODY]
            state.push(Telling("intro", first_teller(state), NOBODY, quest[1], NOBODY, quest[0]))
        elif stage == HANDS:
            deal(state, chance, teller)
            state.current = state.ring[0]
            state.chapter = 1
            teller.tell(CHAPTER, 1)
        elif anybody_ready(state):
            teller.tell(TURN, state.current)
            state.push(Turn(state.current, PROPAGANDA, NOBODY, NOBODY))
        else:
            self.end_chapter(state, chance, teller)

    def end_chapter(self, state: State, chance: Chance, teller: Teller) -> None:
        """Everybody draws, everybody is ready, locks are opened; a cap ends the game before that (R-34)."""
        cap = state.board.settings.cap
        if cap and state.chapter >= cap:
            begin_epilogue(state, state.current, teller)
            return
        deal(state, chance, teller)
        for character in range(state.board.characters):
            state.ready[character] = state.area[character] != NOBODY
            state.locked[character] = False
            state.acted[character] = False
        state.hope_used = False
        state.terror_used = False
        state.chapter += 1
        teller.tell(CHAPTER, state.chapter)

    def copy(self) -> Frame:
        return Book(self.stage)

    def data(self) -> list[Any]:
        return [self.stage]


def deal(state: State, chance: Chance, teller: Teller) -> None:
    """Four cards for either side, as many as spring has players for the Writer."""
    spring = state.factions.count(SPRING)
    start = state.ring[0] if state.current == NOBODY else state.current
    for seat in state.clockwise(start):
        draw(state, seat, spring if state.factions[seat] == WRITER else state.board.numbers.hand, chance, teller)
    teller.tell(DEALT)


def first_teller(state: State) -> int:
    """The Writer opens the story, else the arbiter, else the youngest of spring."""
    if state.writer() != NOBODY:
        return state.writer()
    arbiter = state.board.settings.arbiter
    return arbiter if arbiter >= 0 else state.ring[0]


class Casting(Frame):
    """Clockwise, everybody takes one character and puts it in an empty place, until all have theirs."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__("casting")
        self.seats = seats  # whose turn it is comes first

    def asked(self, state: State) -> tuple[int, ...]:
        """The next seat, until all have as many as they get."""
        seat = self.seats[0]
        return (seat,) if state.controller.count(seat) < state.board.each else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """Unused characters of the side; rebels in empty locations, soldiers on empty squares."""
        board = state.board
        if seat not in self.asked(state):
            return []
        codes: list[int] = []
        for character in range(board.characters):
            side = board.sides[character]
            if state.controller[character] == NOBODY and self.may_take(state, seat, side):
                areas = range(board.locations) if side == SPRING else range(board.locations, board.areas)
                codes += [board.pick + character * board.areas + area for area in areas if not present(state, area)]
        return codes

    def may_take(self, state: State, seat: int, side: int) -> bool:
        """Its own side; the Writer as many of either as the table says."""
        board = state.board
        if state.factions[seat] != WRITER:
            return state.factions[seat] == side
        taken = [c for c in range(board.characters) if state.controller[c] == seat and board.sides[c] == side]
        return len(taken) < board.writer_each

    def lapse(self, state: State, seat: int) -> int:
        """Any, the same for the same moment."""
        codes = self.legal(state, seat)
        return codes[state.decision * 31 % len(codes)]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The character is on the board, ready."""
        character, area = divmod(deed.code - state.board.pick, state.board.areas)
        state.controller[character] = seat
        state.area[character] = area
        state.ready[character] = True
        teller.tell(PICKED, seat, character, area)
        self.seats.append(self.seats.pop(0))

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The cast is complete."""
        state.pop()

    def copy(self) -> Frame:
        return Casting(self.seats[:])

    def data(self) -> list[Any]:
        return [self.seats[:]]


def first_quest(state: State, side: int, chance: Chance, teller: Teller) -> None:
    """A quest of a side is drawn; the Writer places it, else the youngest of the other side."""
    board = state.board
    weights = [
        int(board.quest_sides[quest] == side and state.quest_status[quest] == UNUSED) for quest in range(board.quests)
    ]
    quest = chance.draw("quest", weights)
    teller.tell(QUEST_DRAWN, quest)
    exclude(state, quest, teller)
    seat = state.writer()
    if seat == NOBODY:
        seat = state.youngest(WINTER if side == SPRING else SPRING)
    state.push(FirstQuest(seat, quest))


class FirstQuest(SeatFrame):
    """A drawn quest is put on the board."""

    def __init__(self, seat: int, quest: int) -> None:
        super().__init__("first-quest", seat)
        self.quest = quest

    def legal(self, state: State, seat: int) -> list[int]:
        """Any free slot, or any rebel (R-04)."""
        board = state.board
        first = board.put + self.quest * (board.locations + board.characters)
        return [first + target for target in quest_targets(state, self.quest)] if seat == self.seat else []

    def lapse(self, state: State, seat: int) -> int:
        """Any, the same for the same moment."""
        codes = self.legal(state, seat)
        return codes[state.decision * 31 % len(codes)]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """It lies."""
        board = state.board
        state.pop()
        put_quest(state, self.quest, (deed.code - board.put) % (board.locations + board.characters), teller)

    def copy(self) -> Frame:
        return FirstQuest(self.seat, self.quest)

    def data(self) -> list[Any]:
        return [self.seat, self.quest]


PROPAGANDA: Final = 0
READY: Final = 1
CHOICE: Final = 2
COMEBACK: Final = 3
PASS_TOKEN: Final = 4


class Turn(Frame):
    """A seat's turn: one ready character must be activated, or a destroyed rebel brought back (R-06)."""

    def __init__(self, seat: int, stage: int, returning: int, location: int) -> None:
        super().__init__("turn")
        self.seat = seat
        self.stage = stage
        self.returning = returning  # the rebel told to come back
        self.location = location

    def asked(self, state: State) -> tuple[int, ...]:
        """The current player, once it is known that there is somebody to activate."""
        return (self.seat,) if self.stage == CHOICE else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """Ready characters, returns, rescues."""
        board = state.board
        if self.stage != CHOICE or seat != self.seat:
            return []
        codes = [board.activate + character for character in ready_of(state, seat)]
        if board.settings.powers and len(state.hands[seat]) >= board.numbers.comeback:
            for rebel in range(board.characters):
                if state.destroyed[rebel]:
                    first = board.comeback + rebel * board.locations
                    codes += [first + place for place in range(board.locations)]
        return codes + current_codes(state, seat)

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """An activation, a return, or something before them."""
        board = state.board
        if deed.code < board.comeback:
            self.stage = PASS_TOKEN
            state.push(Activation(seat, deed.code - board.activate, MOVE))
        elif deed.code < board.rescue:
            self.stage = COMEBACK
            self.returning, self.location = divmod(deed.code - board.comeback, board.locations)
            take(state, seat, deed.cards)
            discard(state, deed.cards)
            teller.show(PAID, seat, deed.cards)
            hear(state, RETURN, seat, self.location)
        else:
            current_deed(state, seat, deed, teller)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Stage by stage."""
        stage = self.stage
        if stage == PROPAGANDA:
            self.stage = READY
            propaganda(state)
        elif stage == READY:
            self.begin(state)
        elif stage == COMEBACK:
            self.stage = PASS_TOKEN
            self.bring_back(state, teller)
        else:
            state.current = state.left(self.seat)
            state.pop()

    def begin(self, state: State) -> None:
        """Without a ready character there is only the terror; when nobody has one the chapter ends."""
        if not anybody_ready(state):
            state.pop()
            return
        self.stage = CHOICE
        if not ready_of(state, self.seat):
            self.stage = PASS_TOKEN
            if terrorised(state, self.seat):
                state.push(Terror(self.seat))

    def bring_back(self, state: State, teller: Teller) -> None:
        """The rebel stands in the location that was told, ready, under its old controller."""
        place = self.location if state.verdict_place == NOBODY else state.verdict_place
        state.verdict = NO_VERDICT
        state.verdict_place = NOBODY
        rebel = self.returning
        state.destroyed[rebel] = False
        state.area[rebel] = place
        state.ready[rebel] = True
        state.locked[rebel] = False
        teller.tell(RETURNED, rebel, place)
        open_window(state, garrison_occasions(state), rebel, NOBODY, 0)

    def copy(self) -> Frame:
        return Turn(self.seat, self.stage, self.returning, self.location)

    def data(self) -> list[Any]:
        return [self.seat, self.stage, self.returning, self.location]


MOVE: Final = 0
ACT: Final = 1
LIMIT: Final = 2
AFTER: Final = 3


class Activation(Frame):
    """A character's own turn."""

    def __init__(self, seat: int, character: int, stage: int) -> None:
        super().__init__("activation")
        self.seat = seat
        self.character = character
        self.stage = stage

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Step by step; each is a situation of its own."""
        stage = self.stage
        self.stage += 1
        if stage == MOVE:
            activate(state, self.seat, self.character, NOBODY, chance, teller)
        elif stage == ACT:
            state.push(ActionChoice(self.seat, self.character, False))
        elif stage == LIMIT:
            state.push(HandLimit(self.seat, True))
        elif stage == AFTER:
            hope(state, self.character)
        else:
            state.pop()

    def copy(self) -> Frame:
        return Activation(self.seat, self.character, self.stage)

    def data(self) -> list[Any]:
        return [self.seat, self.character, self.stage]
