"""What every activation has: the draw, the movement, the check of the hand (spec 4.2)."""

from typing import Any

from terem.games.winter_tales.board import SKILL_OBJECTIVE, SKILL_STORY_CARD
from terem.games.winter_tales.cards import draw, insert
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.rescue import current_codes, current_deed
from terem.games.winter_tales.notes import ACTIVATED, HAND_CHECKED, Teller
from terem.games.winter_tales.notes import DISCARDED as DISCARDED_NOTE
from terem.games.winter_tales.state import Deed, Frame, SeatFrame, State
from terem.games.winter_tales.town import skilled
from terem.kernel.chance import Chance


def activate(state: State, seat: int, character: int, goal: int, chance: Chance, teller: Teller) -> None:
    """The card is turned, cards are drawn, and the character may move; `goal` is a quest's area, or NOBODY."""
    state.ready[character] = False
    state.acted[character] = True
    teller.tell(ACTIVATED, seat, character)
    draw(state, seat, draws(state, character), chance, teller)
    state.push(Movement(seat, character, goal, 0, 0, [], 0, 0, False))


def draws(state: State, character: int) -> int:
    """Cards drawn on activation; without objectives their skill is this one (7.5)."""
    board = state.board
    more = skilled(state, character, SKILL_STORY_CARD)
    if not board.settings.objectives:
        more = more or skilled(state, character, SKILL_OBJECTIVE)
    return board.numbers.skilled_draw if more else board.numbers.draw


class HandLimit(SeatFrame):
    """The hand is checked, whether or not there is anything to give up: nobody else can tell (R-05)."""

    def __init__(self, seat: int, own_turn: bool) -> None:
        super().__init__("hand-limit", seat)
        self.own_turn = own_turn  # the turn's last window for rescues (R4)

    def legal(self, state: State, seat: int) -> list[int]:
        """To give up what is too much; which cards is left open."""
        if seat != self.seat:
            return []
        codes = current_codes(state, seat) if self.own_turn else []
        return [*codes, state.board.discard]

    def lapse(self, state: State, seat: int) -> int:
        """The hand is checked."""
        return state.board.discard

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Face down, so that nobody sees what or how many."""
        if deed.code != state.board.discard:
            current_deed(state, seat, deed, teller)
            return
        for card in deed.cards:
            state.hands[seat].remove(card)
            insert(state.closed_discard[seat], card)
        teller.tell(HAND_CHECKED, seat)
        teller.show(DISCARDED_NOTE, seat, deed.cards)
        state.pop()

    def copy(self) -> Frame:
        return HandLimit(self.seat, self.own_turn)

    def data(self) -> list[Any]:
        return [self.seat, self.own_turn]


def excess(state: State, seat: int) -> int:
    """Cards above the limit."""
    return max(len(state.hands[seat]) - state.board.numbers.limit, 0)
