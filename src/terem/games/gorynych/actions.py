"""The actions as readable objects, and their integer codes."""

from __future__ import annotations

from msgspec import Struct

from terem.games.gorynych.board import FIRE, JUMPS, NOBODY, PULL, Board
from terem.games.gorynych.codes import (
    apples_code,
    apples_parts,
    arrow_code,
    arrow_parts,
    magnet_code,
    magnet_parts,
    repeat_code,
    repeat_parts,
    skorokhod_code,
    skorokhod_parts,
    trap_code,
    trap_parts,
)
from terem.games.gorynych.state import State
from terem.kernel.phrase import Refusal


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat decides before anybody else may respond."""


class Place(Action, tag="place", frozen=True):
    """Put the next knight on the start of a path."""

    path: str


class Perch(Action, tag="perch", frozen=True):
    """Set the dragon on a cell of the terem before the first round."""

    cell: str


class Point(Action, tag="point", frozen=True):
    """Mark these knights (numbers from 1) and no others."""

    knights: tuple[int, ...]


class Speak(Action, tag="speak", frozen=True):
    """Discard a speech token: talk is open."""


class Hush(Action, tag="hush", frozen=True):
    """End the talk."""


class Begin(Action, tag="begin", frozen=True):
    """End the signal: everybody chooses."""


class Lock(Action, tag="lock", frozen=True):
    """Lay a card face down, or replace the one that lies there."""

    card: str


class Skip(Action, tag="skip", frozen=True):
    """Take the row back and have no turn this round."""


class Fly(Action, tag="fly", frozen=True):
    """The revealed Movement, this far."""

    distance: int


class Discard(Action, tag="discard", frozen=True):
    """Put a card from hand into the row."""

    card: str


class Fireball(Action, tag="fireball", frozen=True):
    """Burn a neighbouring cell."""

    cell: str


class Arrow(Action, tag="arrow", frozen=True):
    """A Movement of any colour; none where the number is 0."""

    colour: str | None
    distance: int


class Princess(Action, tag="princess", frozen=True):
    """Back to a cell of the terem."""

    cell: str


class Repeat(Action, tag="repeat", frozen=True):
    """A card of the own row again, then lose a card; `distance` 0 is off the field, where nothing else is left."""

    card: str | None = None
    distance: int | None = None
    lose: str | None = None


class Jump(Action, tag="jump", frozen=True):
    """Knight's move to a cell."""

    cell: str


class Trap(Action, tag="trap", frozen=True):
    """A knight back to its start; the shield goes under another, or stays where no other is left."""

    knight: int
    shield: int | None = None


class Apples(Action, tag="apples", frozen=True):
    """Drive a nearest knight back, or nobody; a destroyed knight returns on the start of a path."""

    knight: int | None = None
    comrade: str | None = None


class Skorokhod(Action, tag="skorokhod", frozen=True):
    """The farthest knight that changes places with the dragon, and the cell where it lands."""

    knight: int
    cell: str


class Magnet(Action, tag="magnet", frozen=True):
    """Pull a knight so many cells along its path, back if negative; the horse goes under another knight."""

    knight: int
    steps: int
    horse: int | None = None


AnyAction = (
    Place
    | Perch
    | Point
    | Speak
    | Hush
    | Begin
    | Lock
    | Skip
    | Fly
    | Discard
    | Fireball
    | Arrow
    | Princess
    | Repeat
    | Jump
    | Trap
    | Apples
    | Skorokhod
    | Magnet
)

MANOEUVRES = {
    Fireball: "fireball",
    Arrow: "multicoloured-arrow",
    Princess: "princess-calls",
    Repeat: "repeat",
    Jump: "knights-move",
    Trap: "trap",
    Apples: "royal-apples",
    Skorokhod: "skorokhod",
    Magnet: "magnet",
}


# --- names to numbers ---


def number(names: list[str], name: str, key: str) -> int:
    """The index of a name; refuses an unknown one."""
    if name not in names:
        raise Refusal(key, rule="notation", name=name)
    return names.index(name)


def card_number(board: Board, card: str) -> int:
    """A card's number."""
    return number(board.names.cards, card, "gor-refuse-unknown-card")


def colour_number(board: Board, colour: str) -> int:
    """A colour's number."""
    return number(board.names.colours, colour, "gor-refuse-unknown-colour")


def cell_number(board: Board, cell: str) -> int:
    """A cell's number."""
    return number(board.names.cells, cell, "gor-refuse-unknown-cell")


def path_number(board: Board, path: str) -> int:
    """A path's number."""
    return number(board.names.paths, path, "gor-refuse-unknown-path")


def knight_number(board: Board, knight: int) -> int:
    """A knight's number, counted from 0."""
    if not 1 <= knight <= board.knights:
        raise Refusal("gor-refuse-unknown-knight", rule="notation", knight=knight, most=board.knights)
    return knight - 1


def _optional_knight(board: Board, knight: int | None) -> int:
    return NOBODY if knight is None else knight_number(board, knight)


def corner_number(state: State, cell: str) -> int:
    """Which of the four terem cells it is."""
    found = cell_number(state.board, cell)
    if found not in state.field.terem:
        raise Refusal("gor-refuse-not-terem", rule="§5.3", cell=cell)
    return state.field.terem.index(found)


def _distance(board: Board, distance: int, least: int) -> int:
    if not least <= distance <= board.farthest:
        raise Refusal("gor-refuse-distance", rule="§5.1", distance=distance)
    return distance


# --- codes ---


def encode(state: State, action: AnyAction) -> int:
    """The action's code; refuses what is not on the table at all."""
    board = state.board
    match action:
        case Place(path):
            return board.place + path_number(board, path)
        case Perch(cell):
            return board.perch + corner_number(state, cell)
        case Point(knights):
            return board.point + sum({1 << knight_number(board, knight) for knight in knights})
        case Speak():
            return board.speak
        case Hush():
            return board.hush
        case Begin():
            return board.begin
        case Lock(card):
            return board.lock + card_number(board, card)
        case Skip():
            return board.skip
        case Fly(distance):
            return board.fly + _distance(board, distance, 1) - 1
        case Discard(card):
            return board.discard + card_number(board, card)
        case _:
            return _encode_manoeuvre(state, action)


def _encode_manoeuvre(state: State, action: AnyAction) -> int:
    board = state.board
    match action:
        case Fireball(cell):
            return board.fireball + fireball_direction(state, cell)
        case Arrow(colour, distance):
            return _arrow(board, colour, distance)
        case Princess(cell):
            return board.princess + corner_number(state, cell)
        case Repeat(card, distance, lose):
            return repeat_code(board, *_repeated(board, card, distance), _lost(board, lose))
        case Jump(cell):
            return board.jump + jump_number(state, cell)
        case Trap(knight, shield):
            return trap_code(board, knight_number(board, knight), _optional_knight(board, shield))
        case Apples(driven, comrade):
            start = NOBODY if comrade is None else path_number(board, comrade)
            return apples_code(board, _optional_knight(board, driven), start)
        case Skorokhod(knight, cell):
            return skorokhod_code(board, knight_number(board, knight), cell_number(board, cell))
        case Magnet(knight, steps, horse):
            if abs(steps) > PULL:
                raise Refusal("gor-refuse-pull-far", rule="§5.3", most=PULL)
            return magnet_code(board, knight_number(board, knight), steps, _optional_knight(board, horse))
    raise AssertionError(action)


def fireball_direction(state: State, cell: str) -> int:
    """The direction of a neighbouring cell."""
    target = cell_number(state.board, cell)
    for direction in state.field.around[state.dragon] if state.dragon != NOBODY else ():
        if state.dragon + state.field.delta[direction] == target:
            return direction
    raise Refusal("gor-refuse-not-neighbour", rule="§5.3", cell=cell)


def jump_number(state: State, cell: str) -> int:
    """Which knight's move leads to a cell."""
    target = cell_number(state.board, cell)
    for jump in state.field.jumps[state.dragon] if state.dragon != NOBODY else ():
        if jump_target(state, jump) == target:
            return jump
    raise Refusal("gor-refuse-not-jump", rule="§5.3", cell=cell)


def jump_target(state: State, jump: int) -> int:
    """Where a knight's move lands."""
    down, right = JUMPS[jump]
    return state.dragon + down * state.field.side + right


def _arrow(board: Board, colour: str | None, distance: int) -> int:
    if colour is None:
        if distance:
            raise Refusal("gor-refuse-arrow-colour", rule="§5.3")
        return arrow_code(board, NOBODY, 0)
    return arrow_code(board, colour_number(board, colour), _distance(board, distance, 1))


def _repeated(board: Board, card: str | None, distance: int | None) -> tuple[int, int]:
    """Card and distance; a distance belongs to a flight and to nothing else."""
    if card is None or card == "fire":
        if distance is not None:
            raise Refusal("gor-refuse-repeat-distance", rule="§5.3")
        return NOBODY if card is None else FIRE, 0
    if card == "manoeuvre":
        raise Refusal("gor-refuse-repeat-manoeuvre", rule="R30")
    if distance is None:
        raise Refusal("gor-refuse-repeat-no-distance", rule="§5.3")
    return colour_number(board, card), _distance(board, distance, 0)


def _lost(board: Board, lose: str | None) -> int:
    if lose is None:
        return NOBODY
    card = card_number(board, lose)
    if card > FIRE:
        raise Refusal("gor-refuse-lose-manoeuvre", rule="R31")
    return card


def decode(state: State, code: int) -> AnyAction:
    """The action of a code."""
    board, names = state.board, state.board.names
    if not 0 <= code < board.point + (1 << board.knights):
        raise Refusal("refuse-code", code=str(code))
    if code >= board.point:
        mask = code - board.point
        return Point(tuple(knight + 1 for knight in range(board.knights) if mask >> knight & 1))
    if code >= board.fireball:
        return _decode_manoeuvre(state, code)
    if code >= board.discard:
        return Discard(names.cards[code - board.discard])
    if code >= board.fly:
        return Fly(code - board.fly + 1)
    if code >= board.lock:
        return Skip() if code == board.skip else Lock(names.cards[code - board.lock])
    if code >= board.begin:
        return Begin() if code == board.begin else Speak() if code == board.speak else Hush()
    if code >= board.perch:
        return Perch(names.cells[state.field.terem[code - board.perch]])
    return Place(names.paths[code - board.place])


def _decode_manoeuvre(state: State, code: int) -> AnyAction:
    board, names = state.board, state.board.names
    if code >= board.magnet:
        knight, steps, horse = magnet_parts(board, code)
        return Magnet(knight + 1, steps, _knight_or_none(horse))
    if code >= board.skorokhod:
        knight, cell = skorokhod_parts(board, code)
        return Skorokhod(knight + 1, names.cells[cell])
    if code >= board.apples:
        knight, start = apples_parts(board, code)
        return Apples(_knight_or_none(knight), None if start == NOBODY else names.paths[start])
    if code >= board.trap:
        knight, shield = trap_parts(board, code)
        return Trap(knight + 1, _knight_or_none(shield))
    if code >= board.jump:
        return Jump(_cell_at(state, *JUMPS[code - board.jump], code))
    if code >= board.repeat:
        return _decode_repeat(board, code)
    if code >= board.princess:
        return Princess(names.cells[state.field.terem[code - board.princess]])
    if code >= board.arrow:
        colour, distance = arrow_parts(board, code)
        return Arrow(None if colour == NOBODY else names.colours[colour], distance)
    return Fireball(_cell_at(state, *_AROUND[code - board.fireball], code))


_AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _knight_or_none(knight: int) -> int | None:
    return None if knight == NOBODY else knight + 1


def _cell_at(state: State, down: int, right: int, code: int) -> str:
    """The cell so far from the dragon; refuses one outside the field."""
    side = state.field.side
    row, column = divmod(state.dragon, side)
    if state.dragon == NOBODY or not (0 <= row + down < side and 0 <= column + right < side):
        raise Refusal("refuse-code", code=str(code))
    return state.board.names.cells[(row + down) * side + column + right]


def _decode_repeat(board: Board, code: int) -> Repeat:
    card, distance, lose = repeat_parts(board, code)
    names = board.names.cards
    lost = None if lose == NOBODY else names[lose]
    if card in (NOBODY, FIRE):
        return Repeat(None if card == NOBODY else names[FIRE], None, lost)
    return Repeat(names[card], distance, lost)
