"""Who bars the way of a mover: secret claims, yielding, then a battle or a trap (spec 4.4, R-22)."""

from typing import Any, Final

from terem.games.winter_tales.board import NOBODY, SKILL_BATTLE, SPRING
from terem.games.winter_tales.frames.battle import begin_battle
from terem.games.winter_tales.frames.trap import begin_trap
from terem.games.winter_tales.notes import CLAIMED, NO_BATTLE, YIELDED, Teller
from terem.games.winter_tales.state import Deed, Frame, State
from terem.games.winter_tales.town import bears_artifact, present, skilled, standing
from terem.kernel.chance import Chance

SILENT: Final = -2
CLAIMS: Final = 0
YIELDS: Final = 1
OVER: Final = 2


def interrupt(state: State, mover: int, area: int, origin: int) -> None:
    """Opens a window for everybody whose character stands there: battles anywhere, traps in locations."""
    board = state.board
    if board.sides[mover] != SPRING and area >= board.locations:
        return
    if not standing(state, mover):
        return
    answers = [NOBODY] * board.players
    for other in opponents(state, mover, area):
        answers[state.controller[other]] = SILENT
    if SILENT in answers:
        state.push(Interrupt(mover, area, origin, CLAIMS, answers, [NOBODY] * board.players))


def opponents(state: State, mover: int, area: int) -> list[int]:
    """Standing characters of the other side in an area, of other seats than the mover's (R-11)."""
    sides = state.board.sides
    return [
        other
        for other in present(state, area)
        if sides[other] != sides[mover]
        and standing(state, other)
        and state.controller[other] != state.controller[mover]
    ]


class Interrupt(Frame):
    """Claims in secret; several claimants see each other and may yield."""

    def __init__(self, mover: int, area: int, origin: int, stage: int, answers: list[int], keeps: list[int]) -> None:
        super().__init__("interrupt")
        self.mover = mover
        self.area = area
        self.origin = origin
        self.stage = stage
        self.answers = answers  # by seat: the claiming character, NOBODY, or SILENT
        self.keeps = keeps  # by claimant: SILENT, 0 yields, 1 keeps

    def asked(self, state: State) -> tuple[int, ...]:
        """Whoever has not answered yet."""
        answers = self.answers if self.stage == CLAIMS else self.keeps
        return tuple([seat for seat in state.board.everybody if answers[seat] == SILENT])

    def question(self) -> int:
        """The stage."""
        return self.stage

    def legal(self, state: State, seat: int) -> list[int]:
        """To pass, or to claim with a character that has the means."""
        board = state.board
        if seat not in self.asked(state):
            return []
        if self.stage == YIELDS:
            return [board.keep, board.yielding]
        claims = [
            board.claim + other
            for other in opponents(state, self.mover, self.area)
            if state.controller[other] == seat and self.able(state, seat, other)
        ]
        return [board.passing, *claims]

    def able(self, state: State, seat: int, character: int) -> bool:
        """A card for either; a battle also by the Battle skill or with the artifact."""
        if state.hands[seat]:
            return True
        battle = state.board.sides[self.mover] == SPRING
        return battle and (skilled(state, character, SKILL_BATTLE) or bears_artifact(state, character))

    def lapse(self, state: State, seat: int) -> int:
        """Who does not answer passes, or keeps the claim."""
        return self.legal(state, seat)[0]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """A secret answer."""
        board = state.board
        if self.stage == YIELDS:
            self.keeps[seat] = int(deed.code == board.keep)
        else:
            self.answers[seat] = NOBODY if deed.code == board.passing else deed.code - board.claim

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """All answers are in."""
        if self.stage == OVER:
            state.pop()
        elif self.stage == CLAIMS:
            self.open(state, teller)
        else:
            for seat in state.board.everybody:
                if self.keeps[seat] == 0:
                    self.answers[seat] = NOBODY
                    teller.tell(YIELDED, seat)
            self.decide(state, teller)

    def open(self, state: State, teller: Teller) -> None:
        """Claims come to light; nobody hears of a no."""
        claimants = [seat for seat in state.board.everybody if self.answers[seat] != NOBODY]
        for seat in claimants:
            teller.tell(CLAIMED, seat, self.answers[seat], self.mover)
        if len(claimants) < 2:
            self.decide(state, teller)
        else:
            self.stage = YIELDS
            for seat in claimants:
                self.keeps[seat] = SILENT

    def decide(self, state: State, teller: Teller) -> None:
        """The first claimant clockwise from the mover's left has it."""
        self.stage = OVER
        mover = state.controller[self.mover]
        for seat in state.clockwise(state.left(mover)):
            character = self.answers[seat]
            if character != NOBODY:
                self.start(state, seat, character, teller)
                return
        if max(self.keeps) >= 0:
            teller.tell(NO_BATTLE, self.mover)

    def start(self, state: State, seat: int, character: int, teller: Teller) -> None:
        """A battle against a rebel, a trap for a soldier."""
        if state.board.sides[self.mover] == SPRING:
            begin_battle(state, seat, character, self.mover, teller)
        else:
            begin_trap(state, seat, character, self.mover, self.origin, teller)

    def copy(self) -> Frame:
        return Interrupt(self.mover, self.area, self.origin, self.stage, self.answers[:], self.keeps[:])

    def data(self) -> list[Any]:
        return [self.mover, self.area, self.origin, self.stage, self.answers[:], self.keeps[:]]
