"""What the current player may do at any of the turn's windows R0 to R4: rescues and a raid (spec 4.8, 7.4)."""

from terem.games.winter_tales.board import RESCUE, SPRING
from terem.games.winter_tales.cards import discard, take
from terem.games.winter_tales.frames.objectives import (
    garrison_occasions,
    open_window,
    raid,
    raid_codes,
    with_occasion,
)
from terem.games.winter_tales.notes import RESCUED, Teller
from terem.games.winter_tales.state import Deed, State
from terem.games.winter_tales.town import controlled, standing


def rescuable(state: State, seat: int) -> list[int]:
    """Whom a seat may set on their feet: its own anywhere, another's where one of its own side stands by."""
    board = state.board
    found = []
    for victim in range(board.characters):
        if state.lying[victim]:
            own = state.controller[victim] == seat
            if own or any(
                [
                    board.sides[helper] == board.sides[victim]
                    and standing(state, helper)
                    and state.area[helper] == state.area[victim]
                    for helper in controlled(state, seat)
                ]
            ):
                found.append(victim)
    return found


def current_codes(state: State, seat: int) -> list[int]:
    """Rescues and raids the seat can pay for."""
    board = state.board
    if len(state.hands[seat]) < board.numbers.rescue:
        return raid_codes(state, seat)
    return [board.rescue + victim for victim in rescuable(state, seat)] + raid_codes(state, seat)


def current_deed(state: State, seat: int, deed: Deed, teller: Teller) -> None:
    """A rescue or a raid."""
    board = state.board
    if deed.code >= board.raid:
        raid(state, seat, deed, teller)
        return
    victim = deed.code - board.rescue
    take(state, seat, deed.cards)
    discard(state, deed.cards)
    moved = not board.settings.rescue_current and state.area[victim] != state.origin[victim]
    if moved:
        state.area[victim] = state.origin[victim]  # where it was felled; nothing is entered
    state.lying[victim] = False
    state.origin[victim] = -1
    teller.show(RESCUED, seat, [victim, state.area[victim], *deed.cards])
    occasions = garrison_occasions(state) if moved else [0] * board.players
    if board.sides[victim] == SPRING:
        with_occasion(occasions, seat, RESCUE)
    open_window(state, occasions, victim, state.area[victim], 0)
