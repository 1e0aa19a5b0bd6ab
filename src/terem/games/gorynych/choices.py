"""The codes of what a seat may do, ascending."""

from terem.games.gorynych.board import (
    APPLES,
    ARROW,
    FIRE,
    FIREBALL,
    INDEX,
    KNIGHTS_MOVE,
    MAGNET,
    MANOEUVRE,
    NOBODY,
    PRINCESS,
    REPEAT,
    SKOROKHOD,
    TRAP,
)
from terem.games.gorynych.codes import (
    apples_code,
    arrow_code,
    magnet_code,
    repeat_code,
    skorokhod_code,
    trap_code,
)
from terem.games.gorynych.effects import burning_ends, farthest, limit, living
from terem.games.gorynych.manoeuvres import (
    bearers,
    farthest_knights,
    has_fallen,
    illusion_cells,
    nearest_knights,
    pulls,
)
from terem.games.gorynych.state import CHOOSE, DISCARD, PERCH, PLACE, RESOLVE, SIGNAL, TALK, State


def asked(state: State) -> tuple[int, ...]:
    """The seats the table waits for, ascending."""
    phase = state.phase
    if phase == CHOOSE:
        return tuple([s for s in state.board.everybody if state.locked[s] == NOBODY and state.took[s] == NOBODY])
    if phase == DISCARD:
        return tuple([s for s in state.board.everybody if state.discards[s] == NOBODY and free_hand(state, s)])
    return state.board.nobody if state.acting == NOBODY else state.board.alone[state.acting]


def is_asked(state: State, seat: int) -> bool:
    """Whether the table waits for the seat."""
    phase = state.phase
    if phase == CHOOSE:
        return state.locked[seat] == NOBODY and state.took[seat] == NOBODY
    if phase == DISCARD:
        return state.discards[seat] == NOBODY and free_hand(state, seat) != 0
    return state.acting == seat


def free_hand(state: State, seat: int) -> int:
    """The cards in hand: one that lies locked on the table is not among them (R21)."""
    locked = state.locked[seat]
    return state.hands[seat] if locked == NOBODY else state.hands[seat] & ~(1 << locked)


def legal(state: State, seat: int) -> list[int]:
    """The codes of a seat's answers to the prompt."""
    if not is_asked(state, seat):
        return []
    board, phase = state.board, state.phase
    if phase == CHOOSE:
        return board.lock_codes[state.hands[seat]][:]
    if phase == RESOLVE:
        return decisions(state, seat)
    if phase == DISCARD:
        return board.discard_codes[free_hand(state, seat)][:]
    if phase == SIGNAL:
        return [board.begin, board.speak] if may_speak(state) else [board.begin]
    if phase == TALK:
        return [board.hush]
    if phase == PLACE:
        taken = [place >> INDEX for place in state.knights if place >= 0]
        return [board.place + start for start in range(board.starts) if start not in taken]
    assert phase == PERCH
    return [board.perch + corner for corner in range(4)]


def may_speak(state: State) -> bool:
    """Whether the first player may discard a speech token: one a round (R7)."""
    return state.speech > 0 and not state.spoken


def replaceable(state: State, seat: int) -> bool:
    """Whether a locked card may still be replaced, unseen (R9)."""
    return state.phase == CHOOSE and state.locked[seat] != NOBODY and not state.board.rulings.lock_final


# --- a revealed card ---


def decisions(state: State, seat: int) -> list[int]:
    """The codes of using the revealed card."""
    card = state.card
    if card != MANOEUVRE:
        fly = state.board.fly
        return [fly + distance for distance in range(farthest(state, card))]
    found: list[int] = []
    for tile in open_tiles(state):
        found += tile_codes(state, seat, tile)
    if not found:  # only Repeat is left, and every flight in the row leaves the field: the loss is forced (R12)
        found += repeat_codes(state, seat, [(colour, 0) for colour in row_colours(state, seat)])
    return found


def open_tiles(state: State) -> list[int]:
    """The tiles that show their dragon side."""
    return [tile for tile in state.tiles if not state.turned >> tile & 1]


def tile_codes(state: State, seat: int, tile: int) -> list[int]:
    """The codes of one manoeuvre with all its choices."""
    board, field = state.board, state.field
    if tile == FIREBALL:
        return [board.fireball + direction for direction in field.around[state.dragon]]
    if tile == ARROW:
        return arrow_codes(state)
    if tile == PRINCESS:
        return [board.princess + corner for corner in range(4)]
    if tile == REPEAT:
        return repeat_codes(state, seat, repeats(state, seat))
    if tile == KNIGHTS_MOVE:
        return [board.jump + jump for jump in field.jumps[state.dragon]]
    if tile == TRAP:
        shields = or_nobody(bearers(state, state.shield))
        return [trap_code(board, knight, shield) for knight in living(state) for shield in shields]
    if tile == APPLES:
        starts = list(range(board.starts)) if has_fallen(state) else [NOBODY]
        driven = [NOBODY, *nearest_knights(state)]
        return [apples_code(board, knight, start) for knight in driven for start in starts]
    if tile == SKOROKHOD:
        cells = illusion_cells(state)
        return [skorokhod_code(board, knight, cell) for knight in farthest_knights(state) for cell in cells]
    assert tile == MAGNET
    horses = or_nobody(bearers(state, state.horse))
    return [magnet_code(board, k, steps, horse) for k in living(state) for steps in pulls(state, k) for horse in horses]


def or_nobody(knights: list[int]) -> list[int]:
    """The knights, or NOBODY alone where there are none."""
    return knights or [NOBODY]


def arrow_codes(state: State) -> list[int]:
    """Colour and distance; nothing at all under the number 0 (R13)."""
    board = state.board
    if not limit(state):
        return [arrow_code(board, NOBODY, 0)]
    return [
        arrow_code(board, colour, distance) for colour in range(4) for distance in range(1, farthest(state, colour) + 1)
    ]


def row_colours(state: State, seat: int) -> list[int]:
    """The flights in the own row."""
    return [colour for colour in range(4) if state.rows[seat] >> colour & 1]


def repeats(state: State, seat: int) -> list[tuple[int, int]]:
    """What may be repeated, as card and distance; a flight off the field is left out (R12)."""
    if not state.rows[seat] & ~(1 << MANOEUVRE):
        return [(NOBODY, 0)]
    found: list[tuple[int, int]] = [(FIRE, 0)] if state.rows[seat] >> FIRE & 1 else []
    for colour in row_colours(state, seat):
        if limit(state):
            found += [(colour, distance) for distance in range(1, farthest(state, colour) + 1)]
        else:
            found.append((colour, 0))
    return found


def repeat_codes(state: State, seat: int, repeated: list[tuple[int, int]]) -> list[int]:
    """Each repetition with each card that may be lost after it; a game that is over takes no card (R20)."""
    board = state.board
    own = (state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE)
    losses = [card for card in range(FIRE + 1) if own >> card & 1]
    found: list[int] = []
    for card, distance in repeated:
        leaves = 0 <= card < FIRE and not distance and limit(state) > 0
        if not losses or leaves or (card == FIRE and burning_ends(state, state.dragon)):
            found.append(repeat_code(board, card, distance, NOBODY))
        else:
            found += [repeat_code(board, card, distance, lose) for lose in losses]
    return found
