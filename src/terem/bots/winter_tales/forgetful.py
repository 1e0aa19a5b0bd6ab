"""What somebody knows of a table of Winter Tales who looks at it and remembers nothing.

For advice: it must not count for people what they are not shown, and how many cards are in a hand never is (R-05).
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from terem.games.winter_tales.board import NOBODY, Board
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.knowledge import HIDDEN, Knowledge
from terem.games.winter_tales.rules import load
from terem.games.winter_tales.state import State

FEWEST = 3
"""Cards each of the others is thought to hold at least; else as many as oneself."""
PILE = 2
"""Cards a trap of others is thought to have."""


def forgetful(board: Board, known: Knowledge) -> Knowledge:
    """The knowledge without memory: cards out of sight lie in the deck, but for likely hands and piles."""
    state = load(board, known.position)
    if not state.frames:
        return known
    hands = [state.hands[seat] for seat in board.everybody if seat != known.seat]
    piles = list(_piles(state, known.seat))
    places = [state.open_discard, *state.closed_discard, *piles, *hands, state.deck]
    left = sum(map(len, places))
    held = max(FEWEST, len(state.hands[known.seat]))
    likely = [0] * (1 + len(state.closed_discard)) + [PILE] * len(piles) + [held] * len(hands)
    for place, count in zip(places, likely, strict=False):
        place[:] = [HIDDEN] * min(count, left)
        left -= len(place)
    state.deck[:] = [HIDDEN] * left
    return replace(known, position=state.dump())


def _piles(state: State, seat: int) -> Iterator[list[int]]:
    """What others have laid for traps, apart from what counts and is shown."""
    for frame in state.frames:
        if isinstance(frame, Trap):
            owners = (frame.seat, NOBODY if frame.partner == NOBODY else state.controller[frame.partner])
            for number, owner in enumerate(owners):
                if owner not in (seat, NOBODY) and frame.stage > number:
                    yield frame.piles[2 * number + 1]
