"""Movement, area by area; each entry opens objectives and interrupts (spec 4.3)."""

from typing import Any, Final

from terem.games.winter_tales.board import (
    CONTACTS,
    NOBODY,
    SKILL_MOVEMENT,
    SKILL_OBJECTIVE,
    SKILL_PASSAGE,
    SPRING,
    SPY,
    WINTER,
)
from terem.games.winter_tales.cards import discard, play_codes, take
from terem.games.winter_tales.frames.interrupts import interrupt
from terem.games.winter_tales.frames.objectives import garrison_occasions, open_window, with_occasion
from terem.games.winter_tales.frames.rescue import current_codes, current_deed
from terem.games.winter_tales.notes import (
    PASSAGE,
    PLAYED,
    STEPPED,
    STOPPED,
    SWAPPED,
    SWAPPED_SECRETLY,
    WENT_ALONG,
    Teller,
)
from terem.games.winter_tales.state import Deed, Frame, State
from terem.games.winter_tales.town import movable, partner_of, present, skilled, standing
from terem.kernel.chance import Chance


class Movement(Frame):
    """A character may move; towards a quest it must, as long as it can (R-14)."""

    def __init__(
        self,
        seat: int,
        character: int,
        goal: int,
        steps: int,
        freed: int,
        moved: list[int],
        seen: int,
        taken: int,
        swapped: bool,
    ) -> None:
        super().__init__("movement")
        self.seat = seat
        self.character = character
        self.goal = goal  # the quest's area, NOBODY in the seat's own turn
        self.steps = steps  # bought with cards
        self.freed = freed  # taken by the Movement skill
        self.moved = moved  # the cards played
        self.seen = seen  # mask of locations that count for Make Contacts
        self.taken = taken  # steps taken
        self.swapped = swapped  # the Objective skill was used

    def sight(self, location: int) -> None:
        """A location counts for Make Contacts."""
        self.seen |= 1 << location

    def left(self, state: State) -> int:
        """Steps that may still be taken; those of the Movement skill while it works."""
        free = state.board.numbers.free_areas if skilled(state, self.character, SKILL_MOVEMENT) else 0
        return self.steps + max(free - self.freed, 0)

    def over(self, state: State) -> bool:
        """Stopped on the way: nothing more can be done here."""
        return self.taken > 0 and not movable(state, self.character)

    def asked(self, state: State) -> tuple[int, ...]:
        """Whoever moves."""
        return () if self.over(state) else (self.seat,)

    def targets(self, state: State) -> list[int]:
        """Areas one step away; on the way to a quest only nearer ones."""
        here = state.area[self.character]
        near = state.board.neighbours[here]
        if self.goal == NOBODY:
            return near
        distance = state.board.distances[self.goal]
        return [area for area in near if distance[area] < distance[here]]

    def legal(self, state: State, seat: int) -> list[int]:
        """Skills before the first step, rescues, cards, steps, the end."""
        board = state.board
        if seat != self.seat or self.over(state):
            return []
        codes = current_codes(state, seat) if self.goal == NOBODY else []
        able = movable(state, self.character)
        targets = self.targets(state)
        going = able and self.left(state) > 0
        if able and targets:
            codes += play_codes(state, seat, board.sides[self.character])
        if going:
            codes += [board.go + area for area in targets]
        if not (self.goal != NOBODY and able and targets and (going or state.hands[seat])):
            codes.append(board.passing)
        if self.taken == 0:
            codes += self.skills(state)
        return codes

    def lapse(self, state: State, seat: int) -> int:
        """Who does not answer stays; on the way to a quest it goes on, and plays a card only when it must."""
        board = state.board
        codes = self.legal(state, seat)
        steps = [code for code in codes if board.go <= code < board.passing]
        return board.passing if board.passing in codes else (steps or codes)[0]

    def skills(self, state: State) -> list[int]:
        """Secret Passage and the Objective skill, before the movement begins."""
        board, character = state.board, self.character
        codes: list[int] = []
        target = board.passages[character]
        here = state.area[character]
        if skilled(state, character, SKILL_PASSAGE) and here != target:
            distance = board.distances[self.goal] if self.goal != NOBODY else []
            if not distance or distance[target] < distance[here]:
                codes.append(board.passage)
        side = board.sides[character]
        swaps = board.settings.objectives and not self.swapped and skilled(state, character, SKILL_OBJECTIVE)
        if swaps and state.secrets[self.seat][side] != NOBODY:
            for card in range(board.objectives):
                if state.spare[card] and board.objective_sides[card] == side:
                    codes.append(board.swap + card)
        return codes

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Takes one answer."""
        board, code = state.board, deed.code
        if code == board.passing:
            self.end(state, teller)
        elif code == board.passage:
            self.use_passage(state, teller)
        elif board.swap <= code < board.swap + board.objectives:
            self.swap(state, code - board.swap, teller)
        elif board.play <= code < board.go:
            take(state, seat, deed.cards)
            self.moved += deed.cards
            self.steps += board.numbers.areas_per_card
            teller.tell(PLAYED, seat, deed.cards[0], code - board.play)
        elif board.go <= code < board.go + board.areas:
            self.step(state, code - board.go)
        else:
            current_deed(state, seat, deed, teller)

    def step(self, state: State, area: int) -> None:
        """One area on; the first step shows where the movement starts."""
        if self.steps:
            self.steps -= 1
        else:
            self.freed += 1
        first = self.taken == 0
        self.taken += 1
        here = state.area[self.character]
        state.push(Step(self.seat, self.character, here, area, START if first else ALONG, NOBODY))

    def use_passage(self, state: State, teller: Teller) -> None:
        """Through the hidden way: no movement, so nothing is entered (7.5)."""
        state.area[self.character] = state.board.passages[self.character]
        teller.tell(PASSAGE, self.character, state.area[self.character])
        open_window(state, garrison_occasions(state), self.character, NOBODY, 0)

    def swap(self, state: State, card: int, teller: Teller) -> None:
        """One secret task for another; the old one leaves the game unseen (R-38)."""
        side = state.board.sides[self.character]
        self.swapped = True
        old = state.secrets[self.seat][side]
        state.thrown[self.seat].append(old)
        state.secrets[self.seat][side] = card
        state.shown[self.seat][side] = False
        state.spare[card] -= 1
        teller.tell(SWAPPED, self.seat, self.character)
        teller.tell(SWAPPED_SECRETLY, self.seat, old, card)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Stopped: the movement is over."""
        self.end(state, teller)

    def end(self, state: State, teller: Teller) -> None:
        """Unused steps are lost, the cards are laid aside."""
        discard(state, self.moved)
        teller.tell(STOPPED, self.character, state.area[self.character])
        state.pop()

    def cards(self) -> list[int]:
        return self.moved

    def copy(self) -> Frame:
        return Movement(
            self.seat,
            self.character,
            self.goal,
            self.steps,
            self.freed,
            self.moved[:],
            self.seen,
            self.taken,
            self.swapped,
        )

    def data(self) -> list[Any]:
        moved = self.moved[:]
        return [
            self.seat,
            self.character,
            self.goal,
            self.steps,
            self.freed,
            moved,
            self.seen,
            self.taken,
            self.swapped,
        ]


START: Final = 0  # the movement starts here: Make Contacts may be shown
ALONG: Final = 1  # does the other one of the Love pair come along?
ENTRY: Final = 2
INTERRUPTS: Final = 3
DONE: Final = 4


class Step(Frame):
    """One step: who comes along, the entry, objectives, interrupts."""

    def __init__(self, seat: int, character: int, origin: int, area: int, stage: int, companion: int) -> None:
        super().__init__("step")
        self.seat = seat
        self.character = character
        self.origin = origin
        self.area = area
        self.stage = stage
        self.companion = companion

    def asked(self, state: State) -> tuple[int, ...]:
        """The controller of the one who may come along."""
        if self.stage != ALONG:
            return ()
        partner = partner_of(state, self.character)
        return () if partner == NOBODY else (state.controller[partner],)

    def legal(self, state: State, seat: int) -> list[int]:
        """To come along, or not."""
        return [state.board.passing, state.board.accept] if seat in self.asked(state) else []

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The companion's controller decides."""
        if deed.code == state.board.accept:
            self.companion = partner_of(state, self.character)
        self.stage = ENTRY

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Stage by stage."""
        stage = self.stage
        self.stage += 1
        if stage == START:
            self.contacts(state, self.origin)
        elif stage == ENTRY:
            self.enter(state, teller)
        elif stage == INTERRUPTS:
            interrupt(state, self.character, self.area, self.origin)
        elif stage == DONE:
            state.pop()

    def contacts(self, state: State, location: int) -> None:
        """A rebel is in a location: Make Contacts may be shown, or goes on."""
        occasions = [0] * state.board.players
        seen = self.look(state, location)
        if self.visits(state, location):
            open_window(state, with_occasion(occasions, self.seat, CONTACTS), self.character, location, seen)

    def visits(self, state: State, location: int) -> bool:
        """Whether a rebel is in a location."""
        return state.board.sides[self.character] == SPRING and location < state.board.locations

    def look(self, state: State, location: int) -> int:
        """The locations that count so far; an open Make Contacts counts them by itself."""
        movement = state.frames[-2]
        assert isinstance(movement, Movement)
        card = state.secrets[self.seat][SPRING]
        open_ = card != NOBODY and state.shown[self.seat][SPRING] and self.visits(state, location)
        if open_ and location in state.board.objective_places[card]:
            movement.sight(location)
        return movement.seen

    def enter(self, state: State, teller: Teller) -> None:
        """The character is there; what everybody sees may be somebody's objective."""
        board = state.board
        state.area[self.character] = self.area
        teller.tell(STEPPED, self.character, self.area)
        if self.companion != NOBODY:
            state.area[self.companion] = self.area
            teller.tell(WENT_ALONG, self.companion, self.area)
        if not board.settings.objectives:
            return
        occasions = garrison_occasions(state)
        if board.sides[self.character] == SPRING:
            for other in present(state, self.area):
                if board.sides[other] == WINTER and standing(state, other):
                    with_occasion(occasions, state.controller[other], SPY)
        if self.visits(state, self.area):
            with_occasion(occasions, self.seat, CONTACTS)
        open_window(state, occasions, self.character, self.area, self.look(state, self.area))

    def copy(self) -> Frame:
        return Step(self.seat, self.character, self.origin, self.area, self.stage, self.companion)

    def data(self) -> list[Any]:
        return [self.seat, self.character, self.origin, self.area, self.stage, self.companion]
