"""What a plan does to a position: the moves of the seats, made with the engine's own rules."""

from typing import Final

from terem.bots.gorynych.worth import Judge
from terem.games.gorynych.board import NOBODY
from terem.games.gorynych.rules import SILENT, reveal, use_card
from terem.games.gorynych.state import CHOOSE, OVER, State

NOTHING: Final = -1  # no decision is due


class Move:
    """What a seat locks (NOBODY: it skips) and how it is used (NOTHING: without a decision)."""

    def __init__(self, seat: int, card: int, code: int) -> None:
        self.seat = seat
        self.card = card
        self.code = code


def make(state: State, move: Move, cell: int) -> None:
    """A move that was valued before: a row that is taken back, a flight that ends on a cell, or a manoeuvre."""
    board, seat = state.board, move.seat
    if move.card == NOBODY:
        state.hands[seat] |= state.rows[seat]
        state.rows[seat] = 0
    elif move.code < board.fireball or board.arrow <= move.code < board.princess:
        state.hands[seat] &= ~(1 << move.card)
        state.rows[seat] |= 1 << move.card
        state.dragon = cell
    else:
        carry_out(state, seat, move.code)
    if state.phase != OVER:
        ask_nobody(state)


def carry_out(state: State, seat: int, code: int) -> None:
    """A decision about the revealed card; a white flag waits for whoever comes next."""
    use_card(state, seat, code, SILENT)
    if state.phase != OVER:
        state.flag = state.flag or state.board.jump <= code < state.board.trap


def decided(state: State, seat: int, code: int) -> State:
    """The position after a decision about the revealed card; nothing in it lies face down."""
    twin = uncovered(state)
    carry_out(twin, seat, code)
    if twin.phase != OVER:
        ask_nobody(twin)
    return twin


def ask_nobody(state: State) -> None:
    """Nobody is asked in the middle of a plan."""
    state.phase = CHOOSE
    state.acting = NOBODY
    state.card = NOBODY


def discard(state: State, times: int, judge: Judge) -> None:
    """The Discards of the round: everybody gives away what is missed least."""
    for _ in range(times):
        for seat in range(state.board.players):
            if state.hands[seat]:
                card = judge.spare(state.hands[seat])
                state.hands[seat] &= ~(1 << card)
                state.rows[seat] |= 1 << card


def uncovered(state: State) -> State:
    """A copy in which nothing lies face down: the plan says what does."""
    twin = state.copy()
    for seat in range(state.board.players):
        twin.locked[seat] = NOBODY
        twin.discards[seat] = NOBODY
    return twin


def played(state: State, moves: list[Move], seat: int) -> State:
    """The position in which a plan lets a seat decide."""
    twin = uncovered(state)
    for move in moves:
        if move.card != NOBODY and twin.phase != OVER:
            reveal(twin, move.seat, move.card, SILENT)
            if move.seat == seat:
                break
            if move.code != NOTHING:
                carry_out(twin, move.seat, move.code)
                if twin.phase != OVER:
                    ask_nobody(twin)
    return twin
