"""The nine manoeuvres, each with its counter-manoeuvre. Every function takes the choices already made and checked."""

from terem.games.gorynych.board import (
    APPLES,
    ARROW,
    DESTROYED,
    DRIVE,
    FIRE,
    FIREBALL,
    INDEX,
    INDEX_MASK,
    JUMPS,
    KNIGHTS_MOVE,
    MAGNET,
    NOBODY,
    PRINCESS,
    PULL,
    REPEAT,
    SKOROKHOD,
    TRAP,
)
from terem.games.gorynych.effects import (
    advance_all,
    breathe,
    burn,
    count_living,
    end,
    fly,
    go,
    living,
    settle,
    steps_left,
)
from terem.games.gorynych.notes import (
    APPLES_ROLLED,
    COMRADE,
    FIREBALL_THROWN,
    FLAG_RAISED,
    HORSE_STAYS,
    HORSED,
    JUMPED,
    LOST,
    MARCH,
    NO_APPLES,
    NO_COMRADE,
    NO_FLAG,
    NO_FLIGHT,
    NOTHING_LOST,
    NOTHING_REPEATED,
    PRINCESS_CALLED,
    PROTECTION,
    PULLED,
    REPEATED,
    SHIELD_STAYS,
    SHIELDED,
    SWAPPED,
    SWIFT,
    TILE_USED,
    TRAPPED,
    Teller,
)
from terem.games.gorynych.notes import ENTERED as ENTERED_NOTE
from terem.games.gorynych.state import OVER, TEREM_REACHED, State


def use(state: State, seat: int, tile: int, told: Teller) -> None:
    """The tile shows its knights' side; most turn back at once, so that others can use them (R18)."""
    told.tell(TILE_USED, seat, tile, 0)
    if state.board.stays[tile]:
        state.turned |= 1 << tile


# --- 1 Fireball, March ---


def fireball(state: State, seat: int, direction: int, told: Teller) -> None:
    """Burn a neighbouring cell; then every knight steps forward, unless the fire ended the game (R17, R20)."""
    use(state, seat, FIREBALL, told)
    target = state.dragon + state.field.delta[direction]
    told.tell(FIREBALL_THROWN, seat, target, 0)
    burn(state, target, told)
    if state.phase != OVER:
        told.tell(MARCH, 0, 0, 0)
        advance_all(state, 1, 1 if state.board.rulings.horse_marches else 0, told)  # R42


# --- 2 Multicoloured arrow, Discard ---


def arrow(state: State, seat: int, colour: int, distance: int, told: Teller) -> None:
    """A Movement of any colour; the Discard of everybody follows in the rules of the round."""
    use(state, seat, ARROW, told)
    if distance:
        fly(state, seat, colour, distance, told)
    else:
        told.tell(NO_FLIGHT, seat, NOBODY, 0)  # R13


# --- 3 The princess calls!, Fire protection ---


def princess(state: State, seat: int, cell: int, told: Teller) -> None:
    """The dragon is placed on a terem cell; no knight can be hit until the end of the round (R23, R26)."""
    use(state, seat, PRINCESS, told)
    state.dragon = cell
    told.tell(PRINCESS_CALLED, seat, cell, 0)
    state.protected = True
    told.tell(PROTECTION, 0, 0, 0)


# --- 4 Repeat, Irrevocable loss ---


def repeat(state: State, seat: int, card: int, distance: int, lose: int, told: Teller) -> None:
    """Apply a card of the own row again, then one of the own cards leaves the game (R30, R31)."""
    use(state, seat, REPEAT, told)
    if card == NOBODY:
        told.tell(NOTHING_REPEATED, seat, 0, 0)
    else:
        told.tell(REPEATED, seat, card, 0)
        if card == FIRE:
            breathe(state, seat, told)
        else:
            fly(state, seat, card, distance, told)
    if state.phase == OVER:
        return
    if lose == NOBODY:
        told.tell(NOTHING_LOST, seat, 0, 0)
        return
    state.hands[seat] &= ~(1 << lose)
    state.rows[seat] &= ~(1 << lose)
    state.boxes[seat] |= 1 << lose
    told.tell(LOST, seat, lose, 0)


# --- 5 Knight's move, White flag ---


def knights_move(state: State, seat: int, jump: int, told: Teller) -> None:
    """Two cells one way and one sideways, then the river; the next player with a locked card loses the turn (R32)."""
    use(state, seat, KNIGHTS_MOVE, told)
    down, right = JUMPS[jump]
    state.dragon += down * state.field.side + right
    told.tell(JUMPED, seat, state.dragon, 0)
    settle(state, told)
    for locked in state.locked:  # own card is revealed by now, earlier seats are done
        if locked != NOBODY:
            state.flag = True
    told.tell(FLAG_RAISED if state.flag else NO_FLAG, seat, 0, 0)


# --- 6 Trap, Double protection ---


def trap(state: State, seat: int, knight: int, shield: int, told: Teller) -> None:
    """A knight is placed on the start of its path; the shield goes under a knight that has none (R36)."""
    use(state, seat, TRAP, told)
    state.knights[knight] = state.knights[knight] >> INDEX << INDEX
    told.tell(TRAPPED, knight, state.field.cell_of(state.knights[knight]), 0)
    if shield == NOBODY:
        told.tell(SHIELD_STAYS, state.shield, 0, 0)
    else:
        state.shield = shield
        told.tell(SHIELDED, shield, 0, 0)


# --- 7 Royal apples, Fallen comrade ---


def apples(state: State, seat: int, knight: int, start: int, told: Teller) -> None:
    """The nearest knight may be driven back; a destroyed one returns on a start (R35)."""
    use(state, seat, APPLES, told)
    if knight == NOBODY:
        told.tell(NO_APPLES, seat, 0, 0)
    else:
        back = min(DRIVE, state.knights[knight] & INDEX_MASK)
        told.tell(APPLES_ROLLED, knight, back, 0)
        go(state, knight, -back, told)
    if start == NOBODY:
        told.tell(NO_COMRADE, 0, 0, 0)
        return
    fallen = state.knights.index(DESTROYED)
    state.knights[fallen] = start << INDEX
    told.tell(COMRADE, fallen, start, 0)


def nearest_knights(state: State) -> list[int]:
    """The knights with the fewest steps left (R34)."""
    least = min([steps_left(state, knight) for knight in living(state)])
    return [knight for knight in living(state) if steps_left(state, knight) == least]


# --- 8 Skorokhod, Optical illusion ---


def skorokhod(state: State, seat: int, knight: int, cell: int, told: Teller) -> None:
    """Flights up to four for the rest of the round; then dragon and farthest knight exchange cells (R38, R39, R40)."""
    use(state, seat, SKOROKHOD, told)
    state.swift = True
    told.tell(SWIFT, seat, 0, 0)
    place = state.knights[knight]
    state.dragon = state.field.cell_of(place)
    told.tell(SWAPPED, knight, cell, state.dragon)
    path = place >> INDEX
    if state.field.in_terem[cell]:
        state.knights[knight] = path << INDEX | state.field.lengths[path]
        told.tell(ENTERED_NOTE, knight, 0, 0)
        end(state, TEREM_REACHED, told)
        return
    own = state.field.index_on[path * state.field.cells + cell]
    state.knights[knight] = state.field.joins[cell] if own == NOBODY else path << INDEX | own


def farthest_knights(state: State) -> list[int]:
    """The knights with the most steps left."""
    most = max([steps_left(state, knight) for knight in living(state)])
    return [knight for knight in living(state) if steps_left(state, knight) == most]


def illusion_cells(state: State) -> list[int]:
    """Where the knight of the illusion may land: the dragon's cell, or the path cells nearest to it (R39)."""
    field, dragon = state.field, state.dragon
    if field.in_terem[dragon] or field.joins[dragon] != NOBODY:
        return [dragon]
    nearest = field.cells
    found: list[int] = []
    for cell in range(field.cells):
        if field.joins[cell] != NOBODY:
            distance = field.distance(cell, dragon)
            if distance < nearest:
                nearest = distance
                found = []
            if distance == nearest:
                found.append(cell)
    return found


# --- 9 Magnet, Horse ---


def magnet(state: State, seat: int, knight: int, steps: int, horse: int, told: Teller) -> None:
    """A knight is pulled along its path toward the dragon; the horse goes under a knight that has none (R36, R41)."""
    use(state, seat, MAGNET, told)
    told.tell(PULLED, knight, steps, abs(steps))
    go(state, knight, steps, told)
    if horse == NOBODY:
        told.tell(HORSE_STAYS, state.horse, 0, 0)
    else:
        state.horse = horse
        told.tell(HORSED, horse, 0, 0)


def pulls(state: State, knight: int) -> list[int]:
    """How far Magnet may move a knight, ascending: up to two cells toward a nearest point of its path, not beyond."""
    place = state.knights[knight]
    path, index = place >> INDEX, place & INDEX_MASK
    cells = state.field.paths[path]
    nearest = state.field.cells
    back = ahead = 0
    for point in range(len(cells)):
        distance = state.field.distance(cells[point], state.dragon)
        if distance < nearest:
            nearest = distance
            back = ahead = 0
        if distance == nearest:
            back = min(back, point - index)
            ahead = max(ahead, point - index)
    return list(range(max(back, -PULL), min(ahead, PULL) + 1))


def bearers(state: State, holder: int) -> list[int]:
    """The knights a token may go to: any living one but its holder (R36)."""
    return [knight for knight in living(state) if knight != holder]


def has_fallen(state: State) -> bool:
    """Whether a knight has been destroyed."""
    return count_living(state) < len(state.knights)
