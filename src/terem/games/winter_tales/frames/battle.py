"""A battle: card against card until somebody has none or will not (spec 4.5)."""

from typing import Any, Final

from terem.games.winter_tales.board import BOUNTY, NOBODY, REFUGE, SKILL_BATTLE, SPRING, WINTER
from terem.games.winter_tales.cards import discard, play_codes, take
from terem.games.winter_tales.frames.hearing import CAPTIVE, hear
from terem.games.winter_tales.frames.objectives import garrison_occasions, open_window, with_occasion
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.notes import (
    ARTIFACT_PLAYED,
    BATTLE,
    BATTLE_SPRING,
    BATTLE_WINTER,
    CARRIED,
    FELLED,
    FREE_PLAY,
    PASSED,
    PLAYED,
    TO_REFUGE,
    Teller,
)
from terem.games.winter_tales.state import NO_VERDICT, REJECTED, Deed, Frame, State
from terem.games.winter_tales.town import artifact_card, bears_artifact, partner_of, skilled, standing
from terem.kernel.chance import Chance

ATTACK: Final = 0
DEFEND: Final = 1
PARTNER: Final = 2  # the other one of a Love pair may answer for both (7.3.2)
CLOSED: Final = 3

FREE_ATTACK: Final = 1
FREE_DEFENCE: Final = 2
ARTIFACT_USED: Final = 4


def begin_battle(state: State, attacker: int, soldier: int, rebel: int, teller: Teller) -> None:
    """A soldier that stands there bars a rebel's way."""
    area = state.area[rebel]
    teller.tell(BATTLE, soldier, rebel, area)
    partner = sworn(state, rebel, attacker)
    state.push(Battle(attacker, soldier, rebel, partner, area, ATTACK, 0, 0, [], False, rebel))


def begin_terror(state: State, attacker: int, soldier: int, rebel: int, teller: Teller) -> None:
    """A terror strikes from afar: its memory is the first attack, and the Wolf's free play is spent (7.6)."""
    area = state.area[rebel]
    teller.tell(BATTLE, soldier, rebel, area)
    partner = sworn(state, rebel, attacker)
    state.push(Battle(attacker, soldier, rebel, partner, area, DEFEND, 1, FREE_ATTACK, [], False, rebel))


def sworn(state: State, rebel: int, attacker: int) -> int:
    """The one bound to a rebel by Love that fights beside it; one of the attacker's own stays out of it."""
    partner = partner_of(state, rebel)
    if partner == NOBODY or not standing(state, partner) or state.controller[partner] == attacker:
        return NOBODY
    return partner


class Battle(Frame):
    """Attack and defence alternate; the last to play wins."""

    def __init__(
        self,
        attacker: int,
        soldier: int,
        rebel: int,
        partner: int,
        area: int,
        stage: int,
        plays: int,
        spent: int,
        shown: list[int],
        felled: bool,
        last: int,
    ) -> None:
        super().__init__("battle")
        self.attacker = attacker
        self.soldier = soldier
        self.rebel = rebel
        self.partner = partner
        self.area = area
        self.stage = stage
        self.plays = plays
        self.spent = spent  # mask: free plays and the artifact
        self.shown = shown
        self.felled = felled  # a rebel was incapacitated
        self.last = last  # the rebel that answered last

    def asked(self, state: State) -> tuple[int, ...]:
        """The one to act."""
        if self.stage == CLOSED:
            return ()
        return (self.actor(state),)

    def actor(self, state: State) -> int:
        """Whose step it is."""
        if self.stage == ATTACK:
            return self.attacker
        return state.controller[self.rebel if self.stage == DEFEND else self.partner]

    def fighters(self, state: State, seat: int) -> list[int]:
        """The characters a seat fights with at this step."""
        if self.stage == ATTACK:
            return [self.soldier]
        return [c for c in (self.rebel, self.partner) if c != NOBODY and state.controller[c] == seat]

    def answering(self, state: State, seat: int, code: int) -> int:
        """Whose play it is: who has the skill or bears the artifact, else the first of the seat's fighters."""
        fighters = self.fighters(state, seat)
        for fighter in fighters:
            if code == state.board.free and skilled(state, fighter, SKILL_BATTLE):
                return fighter
            if code == state.board.artifact and bears_artifact(state, fighter):
                return fighter
        return fighters[0]

    def legal(self, state: State, seat: int) -> list[int]:
        """A card, the free first play, the artifact, or to give in; the very first attack must be made."""
        board = state.board
        if self.stage == CLOSED or seat != self.actor(state):
            return []
        attacking = self.stage == ATTACK
        passing = [] if attacking and self.plays == 0 else [board.passing]
        fighters = self.fighters(state, seat)
        free = FREE_ATTACK if attacking else FREE_DEFENCE
        if not self.spent & free and any([skilled(state, c, SKILL_BATTLE) for c in fighters]):
            return [*passing, board.free]
        side = WINTER if attacking else SPRING
        codes = play_codes(state, seat, side) + passing
        if not self.spent & ARTIFACT_USED and any([bears_artifact(state, c) for c in fighters]):
            codes.append(board.artifact)
        return codes

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """One play, or the end of it."""
        board = state.board
        if deed.code == board.passing:
            teller.tell(PASSED, seat)
            self.give_in(state, seat, teller)
            return
        fighter = self.answering(state, seat, deed.code)
        if deed.code == board.free:
            self.spent |= FREE_ATTACK if self.stage == ATTACK else FREE_DEFENCE
            teller.tell(FREE_PLAY, seat, fighter)
        elif deed.code == board.artifact:
            self.spent |= ARTIFACT_USED
            teller.tell(ARTIFACT_PLAYED, seat, artifact_card(state))
        else:
            take(state, seat, deed.cards)
            self.shown += deed.cards
            teller.tell(PLAYED, seat, deed.cards[0], deed.code - board.play)
        self.plays += 1
        if self.stage != ATTACK:
            self.last = fighter
        self.stage = DEFEND if self.stage == ATTACK else ATTACK

    def give_in(self, state: State, seat: int, teller: Teller) -> None:
        """Both of a pair must decline before the attacker has won."""
        if self.stage == DEFEND and self.partner != NOBODY and state.controller[self.partner] != seat:
            self.stage = PARTNER
            return
        won = self.stage == ATTACK
        self.stage = CLOSED
        if won:
            rebel = self.last  # whoever laid the last card tells how it ended
            teller.tell(BATTLE_SPRING, rebel, self.soldier)
            close = Telling("battle-close-spring", state.controller[rebel], rebel, self.soldier, self.area, NOBODY)
            state.push(close)
        else:
            teller.tell(BATTLE_WINTER, self.soldier, self.rebel)
            state.push(Close(self.attacker, self.soldier, self.rebel, self.partner, self.area, NOBODY))

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Closed: the cards are laid aside; Bounty and Garrison may be due."""
        discard(state, self.shown)
        state.pop()
        moved = state.area[self.rebel] != self.area
        if self.felled or moved:
            occasions = garrison_occasions(state) if moved else [0] * state.board.players
            if self.felled:
                with_occasion(occasions, self.attacker, BOUNTY)
            open_window(state, occasions, self.soldier, state.area[self.rebel], 0)

    def cards(self) -> list[int]:
        return self.shown

    def copy(self) -> Frame:
        return Battle(
            self.attacker,
            self.soldier,
            self.rebel,
            self.partner,
            self.area,
            self.stage,
            self.plays,
            self.spent,
            self.shown[:],
            self.felled,
            self.last,
        )

    def data(self) -> list[Any]:
        fighters = [self.attacker, self.soldier, self.rebel, self.partner]
        return [*fighters, self.area, self.stage, self.plays, self.spent, self.shown[:], self.felled, self.last]


class Close(Frame):
    """The soldier's player tells how it ended, and may carry the captive off (5.5)."""

    def __init__(self, seat: int, soldier: int, rebel: int, partner: int, area: int, target: int) -> None:
        super().__init__("battle-close")
        self.seat = seat
        self.soldier = soldier
        self.rebel = rebel
        self.partner = partner
        self.area = area
        self.target = target  # NOBODY until it is told

    def asked(self, state: State) -> tuple[int, ...]:
        """The winner."""
        return (self.seat,) if self.target == NOBODY else ()

    def legal(self, state: State, seat: int) -> list[int]:
        """Any area, or where they are; a rebel with a Refuge only slips away there."""
        board = state.board
        if seat != self.seat or self.target != NOBODY:
            return []
        if state.power_at[REFUGE] != NOBODY:
            return [board.tell]
        return [*[board.close + area for area in range(board.areas) if area != self.area], board.stay]

    def lapse(self, state: State, seat: int) -> int:
        """Who does not answer leaves the captive where it is."""
        return self.legal(state, seat)[-1]

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """A captive carried off waits for the others' word."""
        board = state.board
        if deed.code in (board.tell, board.stay):
            self.target = self.area
        else:
            self.target = deed.code - board.close
            hear(state, CAPTIVE, seat, NOBODY)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The rebel, or the pair, is felled, carried off, or safe in the Refuge."""
        target = self.area if state.verdict == REJECTED else self.target
        state.verdict = NO_VERDICT
        state.pop()
        battle = state.frames[-1]
        assert isinstance(battle, Battle)
        for rebel in (self.rebel, self.partner):
            if rebel != NOBODY:
                battle.felled = fell(state, rebel, self.area, target, teller) or battle.felled

    def copy(self) -> Frame:
        return Close(self.seat, self.soldier, self.rebel, self.partner, self.area, self.target)

    def data(self) -> list[Any]:
        return [self.seat, self.soldier, self.rebel, self.partner, self.area, self.target]


def fell(state: State, rebel: int, area: int, target: int, teller: Teller) -> bool:
    """A beaten rebel; whether it is incapacitated (the Refuge prevents it, R-27)."""
    state.locked[rebel] = True
    refuge = state.power_at[REFUGE]
    if refuge != NOBODY:
        state.area[rebel] = refuge
        teller.tell(TO_REFUGE, rebel, refuge)
        return False
    state.lying[rebel] = True
    state.origin[rebel] = area
    state.area[rebel] = target
    if target == area:
        teller.tell(FELLED, rebel, area)
    else:
        teller.tell(CARRIED, rebel, area, target)
    return True
