"""A trap: one open card, a secret pile, and the soldier's way out (spec 4.6)."""

from typing import Any, Final

from terem.games.winter_tales.board import INSURGENTS, NOBODY, SKILL_TRAP, WINTER
from terem.games.winter_tales.cards import discard, play_codes, take
from terem.games.winter_tales.frames.battle import sworn
from terem.games.winter_tales.frames.objectives import garrison_occasions, open_window, with_occasion
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.notes import (
    BLOCKED,
    CAUGHT,
    ESCAPED,
    PASSED,
    PILED,
    PLAYED,
    TRAP,
    TRAP_OPENED,
    Teller,
)
from terem.games.winter_tales.state import Deed, Frame, State
from terem.games.winter_tales.town import skilled
from terem.kernel.chance import Chance

SET: Final = 0
PARTNER: Final = 1  # the other one of a Love pair adds its own pile
EVADE: Final = 2
CLOSED: Final = 3


def begin_trap(state: State, seat: int, rebel: int, soldier: int, origin: int, teller: Teller) -> None:
    """A rebel that stands there has prepared something for a soldier."""
    teller.tell(TRAP, rebel, soldier, state.area[soldier])
    partner = sworn(state, rebel, state.controller[soldier])
    state.push(Trap(seat, rebel, partner, soldier, state.area[soldier], origin, SET, NOBODY, [[], [], [], []], []))


class Trap(Frame):
    """The trap card, the piles, and the cards played to get out."""

    def __init__(
        self,
        seat: int,
        rebel: int,
        partner: int,
        soldier: int,
        area: int,
        origin: int,
        stage: int,
        card: int,
        piles: list[list[int]],
        evaded: list[int],
    ) -> None:
        super().__init__("trap")
        self.seat = seat
        self.rebel = rebel
        self.partner = partner
        self.soldier = soldier
        self.area = area
        self.origin = origin
        self.stage = stage
        self.card = card
        self.piles = piles  # the trapper's cards that count and that do not, then the partner's
        self.evaded = evaded

    def actor(self, state: State) -> int:
        """Whose step it is."""
        if self.stage == SET:
            return self.seat
        return state.controller[self.partner if self.stage == PARTNER else self.soldier]

    def asked(self, state: State) -> tuple[int, ...]:
        """The one to act."""
        return () if self.stage == CLOSED else (self.actor(state),)

    def legal(self, state: State, seat: int) -> list[int]:
        """How many cards count; which ones is left open. To get out: one card after another."""
        board = state.board
        if self.stage == CLOSED or seat != self.actor(state):
            return []
        hand = state.hands[seat]
        if self.stage == SET:
            return [board.trap + count for count in range(len(hand))]
        if self.stage == PARTNER:
            return [board.pile + count for count in range(len(hand) + 1)]
        return [*play_codes(state, seat, WINTER), board.passing]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The pile is laid, or one more card played against it."""
        if self.stage == SET:
            self.card = deed.cards[0]
            teller.tell(PLAYED, seat, self.card, 0)
            self.lay(state, seat, deed.cards[1:], 0, teller)
            other = self.partner != NOBODY and state.controller[self.partner] != seat
            self.stage = PARTNER if other else EVADE
        elif self.stage == PARTNER:
            self.lay(state, seat, deed.cards, 2, teller)
            self.stage = EVADE
        elif deed.code == state.board.passing:
            teller.tell(PASSED, seat)
            self.resolve(state, teller)
        else:
            take(state, seat, deed.cards)
            self.evaded += deed.cards
            teller.tell(PLAYED, seat, deed.cards[0], WINTER)

    def lay(self, state: State, seat: int, counting: list[int], pile: int, teller: Teller) -> None:
        """The whole hand goes under the rebel's card, some of it spring side up."""
        rest = [card for card in state.hands[seat] if card != self.card and card not in counting]
        self.piles[pile] = sorted(counting)
        self.piles[pile + 1] = rest
        state.hands[seat] = []
        teller.tell(PILED, seat)

    def resolve(self, state: State, teller: Teller) -> None:
        """Cards that count against cards played; kept cards go back unseen (R-12)."""
        counting = self.piles[0] + self.piles[2]
        trapper = any([skilled(state, c, SKILL_TRAP) for c in (self.rebel, self.partner) if c != NOBODY])
        strength = len(counting) + int(trapper)
        evade = len(self.evaded) + int(skilled(state, self.soldier, SKILL_TRAP))
        teller.show(TRAP_OPENED, self.seat, [strength, evade, *counting])
        self.stage = CLOSED
        tale = "trap-close-escaped"
        if evade < strength:
            tale = "trap-close-caught"
            state.lying[self.soldier] = True
            state.origin[self.soldier] = self.area
            state.locked[self.soldier] = True
            teller.tell(CAUGHT, self.soldier, self.area)
        elif evade == strength:
            tale = "trap-close-blocked"
            state.area[self.soldier] = self.origin
            state.locked[self.soldier] = True
            teller.tell(BLOCKED, self.soldier, self.origin)
        else:
            teller.tell(ESCAPED, self.soldier)
        told_by_spring = evade < strength or (evade == strength and state.board.rulings.tied_trap_spring)
        closer = self.seat if told_by_spring else state.controller[self.soldier]
        state.push(Telling(tale, closer, self.soldier, self.soldier, self.area, NOBODY))

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Closed: what counted is laid aside, what did not goes back; Insurgents and Garrison may be due."""
        discard(state, [self.card, *self.piles[0], *self.piles[2], *self.evaded])
        self.give_back(state, self.seat, self.piles[1])
        if self.partner != NOBODY:
            self.give_back(state, state.controller[self.partner], self.piles[3])
        state.pop()
        moved = state.area[self.soldier] != self.area
        occasions = garrison_occasions(state) if moved else [0] * state.board.players
        if state.lying[self.soldier]:
            with_occasion(occasions, self.seat, INSURGENTS)
        open_window(state, occasions, self.rebel, self.area, 0)

    def give_back(self, state: State, seat: int, cards: list[int]) -> None:
        """Cards that did not count go back to the hand they came from."""
        state.hands[seat] += cards

    def lapse(self, state: State, seat: int) -> int:
        """Who does not answer lets no card count, and plays none to get out."""
        codes = self.legal(state, seat)
        return codes[-1] if self.stage == EVADE else codes[0]

    def cards(self) -> list[int]:
        open_ = [] if self.card == NOBODY else [self.card]
        return open_ + self.piles[0] + self.piles[1] + self.piles[2] + self.piles[3] + self.evaded

    def copy(self) -> Frame:
        piles = [pile[:] for pile in self.piles]
        return Trap(
            self.seat,
            self.rebel,
            self.partner,
            self.soldier,
            self.area,
            self.origin,
            self.stage,
            self.card,
            piles,
            self.evaded[:],
        )

    def data(self) -> list[Any]:
        piles = [pile[:] for pile in self.piles]
        people = [self.seat, self.rebel, self.partner, self.soldier, self.area, self.origin]
        return [*people, self.stage, self.card, piles, self.evaded[:]]
