"""What holds in every state of a game, by spec §3 and §6.2."""

from __future__ import annotations

from terem.games.winter_queen import rules
from terem.games.winter_queen.board import NOBODY
from terem.games.winter_queen.scoring import size
from terem.games.winter_queen.state import FINAL, NORMAL, OVER, State


def invariants(state: State) -> list[str]:
    """The broken promises, in words for the game's author."""
    return [*_crystals(state), *_books(state), *_turns(state)]


def _crystals(state: State) -> list[str]:
    board = state.board
    broken = []
    for colour in range(board.colours):
        on_map = size(state.crystals[colour] & ~state.depicted)
        on_holders = sum(state.holders[colour :: board.colours])
        on_books = state.pages.count(colour)
        found = state.bag[colour] + on_holders + on_map + on_books + state.discarded[colour]
        if found != board.crystals_per_colour:
            broken.append(f"{found} {board.names.colours[colour]} crystals instead of {board.crystals_per_colour}")
    if sum(size(mask) for mask in state.crystals) != size(state.occupied()):
        broken.append("two crystals on one space")
    if min(*state.bag, *state.holders, *state.discarded, *state.points) < 0:
        broken.append("a negative count")
    return broken


def _books(state: State) -> list[str]:
    board = state.board
    broken = []
    tops = sum(1 << book for book in state.tops if book != NOBODY)
    unseen = sum(hidden << book for book, hidden in enumerate(state.unseen))
    masks: list[int] = [unseen, tops, *state.owned]
    union = 0
    for mask in masks:
        if union & mask:
            broken.append("a book in two places")
        union |= mask
    if sum(state.unseen) != sum(max(left - 1, 0) for left in state.piles):
        broken.append("piles and unseen books disagree")
    if any(mask.bit_count() > board.book_limit for mask in state.owned):
        broken.append("too many books")
    owned = sum(state.owned)
    if any(colour != NOBODY and not owned >> page // 2 & 1 for page, colour in enumerate(state.pages)):
        broken.append("a crystal on a book nobody holds")
    return broken


def _turns(state: State) -> list[str]:
    board = state.board
    broken = []
    pool = sum(state.holders[board.pool * board.colours :])
    if state.stage == NORMAL:
        holders = [sum(state.holders[h * board.colours : (h + 1) * board.colours]) for h in range(board.holders)]
        if not min(holders) or not sum(state.bag) or pool:
            broken.append("an empty bag or holder in the normal stage")  # §6.2
    in_holders: int = sum(state.holders)
    if state.stage == FINAL and (in_holders != pool or any(state.bag)):
        broken.append("crystals outside the pool in the final stage")
    if state.stage == OVER and not sum(state.bag) and state.turns % board.players:
        broken.append("unequal numbers of turns")  # ET-35
    if state.to_move != (state.first + state.turns) % board.players and state.stage != OVER:
        broken.append("the turn skipped a seat")
    if state.stage != OVER and not rules.legal(state, state.to_move):
        broken.append("nothing to do, not even pass")
    return broken
