"""What moves and what burns: the dragon's flight and the river, the knights' steps and the tunnels, fire, the end."""

from terem.games.gorynych.board import DESTROYED, INDEX, INDEX_MASK, NOBODY, SWIFT_LIMIT
from terem.games.gorynych.notes import (
    BREATHED,
    DRIFTED,
    ENTERED,
    FLEW,
    KNIGHT_BURNT,
    LEFT_FIELD,
    NO_FLIGHT,
    NOBODY_BURNT,
    PROTECTED,
    SHIELD_BROKE,
    TUNNEL,
    UNPLAYED,
    Teller,
)
from terem.games.gorynych.notes import TEREM_BURNT as TEREM_BURNT_NOTE
from terem.games.gorynych.notes import WON as WON_NOTE
from terem.games.gorynych.state import FIELD_LEFT, OVER, TEREM_BURNT, TEREM_REACHED, WON, State

# --- the end ---


def end(state: State, ending: int, told: Teller) -> None:
    """The game is over at once; cards that were still face down are shown."""
    state.phase = OVER
    state.ending = ending
    state.acting = NOBODY
    if ending == WON:
        told.tell(WON_NOTE, state.rounds, 0, 0)
    for seat in range(state.board.players):
        if state.locked[seat] != NOBODY:
            told.tell(UNPLAYED, seat, state.locked[seat], 0)


# --- the dragon ---


def limit(state: State) -> int:
    """How far the dragon may fly this round; nowhere under the number 0 (R13)."""
    return SWIFT_LIMIT if state.swift and state.number else abs(state.number)


def direction(state: State, colour: int) -> int:
    """Where a colour points: by the terem tile, the other way round under a negative number (R1, R14)."""
    turned = colour + state.rotation
    return (turned + 2) % 4 if state.number < 0 else turned % 4


def farthest(state: State, colour: int) -> int:
    """The longest flight of a colour that stays on the field; 0 when there is none (R12)."""
    return min(limit(state), state.field.run[state.dragon * 4 + direction(state, colour)])


def fly(state: State, seat: int, colour: int, distance: int, told: Teller) -> None:
    """A Movement; distance 0 is what is left when no flight stays on the field, or when the number is 0 (R12, R13)."""
    if not limit(state):
        told.tell(NO_FLIGHT, seat, colour, 0)
        return
    if not distance:
        told.tell(LEFT_FIELD, seat, colour, 0)
        state.dragon = NOBODY
        end(state, FIELD_LEFT, told)
        return
    state.dragon += state.field.delta[direction(state, colour)] * distance
    told.tell(FLEW, colour, distance, state.dragon)
    settle(state, told)


def settle(state: State, told: Teller) -> None:
    """The current carries a dragon that stopped on a river (R24, R25)."""
    carried = state.field.drift[state.dragon]
    if carried != state.dragon:
        state.dragon = carried
        told.tell(DRIFTED, carried, 0, 0)


# --- fire ---


def breathe(state: State, seat: int, told: Teller) -> None:
    """Fire: burns the dragon's own cell."""
    told.tell(BREATHED, seat, state.dragon, 0)
    burn(state, state.dragon, told)


def burn(state: State, cell: int, told: Teller) -> None:
    """Burns a cell with everything on it: the terem, or every knight there (R16)."""
    if state.field.in_terem[cell]:
        told.tell(TEREM_BURNT_NOTE, cell, 0, 0)
        end(state, TEREM_BURNT, told)
        return
    found = False
    for knight in range(len(state.knights)):
        place = state.knights[knight]
        if place >= 0 and state.field.cell_of(place) == cell:
            found = True
            hit(state, knight, told)
    if not found:
        told.tell(NOBODY_BURNT, cell, 0, 0)  # R15
    if not count_living(state):
        end(state, WON, told)


def hit(state: State, knight: int, told: Teller) -> None:
    """Fire protection comes first, then the shield; anyone else is destroyed with the tokens under it (R23, R37)."""
    if state.protected:
        told.tell(PROTECTED, knight, 0, 0)
    elif state.shield == knight:
        state.shield = NOBODY
        told.tell(SHIELD_BROKE, knight, 0, 0)
    else:
        state.knights[knight] = DESTROYED
        state.pointed &= ~(1 << knight)
        if state.horse == knight:
            state.horse = NOBODY
        told.tell(KNIGHT_BURNT, knight, count_living(state), 0)


def burning_ends(state: State, cell: int) -> bool:
    """Whether burning the cell ends the game: the terem, or the last knights (R20)."""
    if state.field.in_terem[cell]:
        return True
    if state.protected:
        return False
    for knight in range(len(state.knights)):
        place = state.knights[knight]
        if place >= 0 and (state.shield == knight or state.field.cell_of(place) != cell):
            return False
    return True


# --- knights ---


def count_living(state: State) -> int:
    """How many knights are left."""
    count = 0
    for place in state.knights:
        if place >= 0:
            count += 1
    return count


def living(state: State) -> list[int]:
    """The knights that are left, ascending."""
    return [knight for knight in range(len(state.knights)) if state.knights[knight] >= 0]


def steps_left(state: State, knight: int) -> int:
    """Steps along its own path until a knight enters the terem (R34)."""
    place = state.knights[knight]
    return state.field.lengths[place >> INDEX] - (place & INDEX_MASK)


def advance_all(state: State, steps: int, horse: int, told: Teller) -> None:
    """All knights step forward at once, the horse's holder `horse` cells more; one in the terem ends it (R2, R5)."""
    entered = False
    for knight in range(len(state.knights)):
        if state.knights[knight] >= 0:
            moved = steps + horse if knight == state.horse else steps
            if moved >= steps_left(state, knight):
                path = state.knights[knight] >> INDEX
                state.knights[knight] = path << INDEX | state.field.lengths[path]
                told.tell(ENTERED, knight, 0, 0)
                entered = True
            else:
                go(state, knight, moved, told)
    if entered:
        end(state, TEREM_REACHED, told)


def go(state: State, knight: int, steps: int, told: Teller) -> None:
    """Moves a knight along its path, forward or back; ending on a tunnel entry takes it through (R27, R28)."""
    if not steps:
        return
    place = state.knights[knight] + steps
    through = state.field.through[place]
    if through != NOBODY and (steps > 0 or state.board.rulings.tunnel_backwards):
        told.tell(TUNNEL, knight, state.field.cell_of(place), state.field.cell_of(through))
        place = through
    state.knights[knight] = place
