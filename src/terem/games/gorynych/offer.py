"""The legal actions in factored form, with where the dragon would end: what a client lights up."""

from __future__ import annotations

from msgspec import Struct

from terem.games.gorynych.actions import jump_target
from terem.games.gorynych.board import (
    APPLES,
    ARROW,
    FIRE,
    FIREBALL,
    KNIGHTS_MOVE,
    MAGNET,
    MANOEUVRE,
    PRINCESS,
    REPEAT,
    SKOROKHOD,
    TILES,
    TRAP,
)
from terem.games.gorynych.choices import free_hand, legal, may_speak, open_tiles, row_colours, tile_codes
from terem.games.gorynych.effects import burning_ends, direction, farthest, limit, living
from terem.games.gorynych.manoeuvres import (
    bearers,
    farthest_knights,
    has_fallen,
    illusion_cells,
    nearest_knights,
    pulls,
)
from terem.games.gorynych.state import CHOOSE, DISCARD, PERCH, PLACE, RESOLVE, SIGNAL, State


class Flight(Struct, frozen=True):
    """A distance, and the cell where the dragon would end, the river counted; None is off the field."""

    distance: int
    cell: str | None


class Pull(Struct, frozen=True):
    """How far Magnet may move a knight along its path, back if negative."""

    knight: int
    steps: tuple[int, ...]


class TileChoices(Struct, frozen=True):
    """What a manoeuvre asks for; fields the tile has no use for stay empty."""

    tile: str
    cells: dict[str, str] = {}
    """Target cells, each with the cell where the dragon would end; for Skorokhod where the knight lands."""
    flights: dict[str, tuple[Flight, ...]] = {}
    """By colour; none under the number 0."""
    fire: bool = False
    """Repeat: Fire may be repeated."""
    ends: bool = False
    """Repeat: Fire again would end the game, so that no card is lost."""
    lose: tuple[str, ...] = ()
    knights: tuple[int, ...] = ()
    declinable: bool = False
    pulls: tuple[Pull, ...] = ()
    bearers: tuple[int, ...] = ()
    """Knights the shield or the horse may go to."""
    comrades: tuple[str, ...] = ()


class Choices(Struct, frozen=True):
    """The seat's answers; each field belongs to one phase."""

    cards: tuple[str, ...] = ()
    skip: bool = False
    begin: bool = False
    speak: bool = False
    knights: tuple[int, ...] = ()
    """Knights that may be pointed at."""
    paths: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    flights: tuple[Flight, ...] = ()
    tiles: tuple[TileChoices, ...] = ()


def choices(state: State, seat: int) -> Choices:
    """The factored form of `legal` for a seat that is asked."""
    board, names, phase = state.board, state.board.names, state.phase
    if phase in (CHOOSE, DISCARD):
        hand = state.hands[seat] if phase == CHOOSE else free_hand(state, seat)
        return Choices(cards=names.sets[hand], skip=phase == CHOOSE)
    if phase == PLACE:
        return Choices(paths=tuple(names.paths[code - board.place] for code in legal(state, seat)))
    if phase == PERCH:
        return Choices(cells=tuple(names.cells[cell] for cell in state.field.terem))
    if phase == RESOLVE:
        if state.card != MANOEUVRE:
            return Choices(flights=_flights(state, state.card))
        tiles = [tile for tile in open_tiles(state) if tile_codes(state, seat, tile)]
        return Choices(tiles=tuple(_tile(state, seat, tile) for tile in tiles) or (_leaving(state, seat),))
    marks = tuple(knight + 1 for knight in living(state))
    if phase == SIGNAL:
        return Choices(begin=True, speak=may_speak(state), knights=marks)
    return Choices(knights=marks)


def _flights(state: State, colour: int) -> tuple[Flight, ...]:
    names, field = state.board.names, state.field
    step = field.delta[direction(state, colour)]
    return tuple(
        Flight(distance, names.cells[field.drift[state.dragon + step * distance]])
        for distance in range(1, farthest(state, colour) + 1)
    )


def _tile(state: State, seat: int, tile: int) -> TileChoices:
    names, field = state.board.names, state.field
    cells: dict[str, str] = {}
    if tile == FIREBALL:
        here = names.cells[state.dragon]
        cells = {names.cells[state.dragon + field.delta[way]]: here for way in field.around[state.dragon]}
    elif tile == PRINCESS:
        cells = {names.cells[cell]: names.cells[cell] for cell in field.terem}
    elif tile == KNIGHTS_MOVE:
        targets = [jump_target(state, jump) for jump in field.jumps[state.dragon]]
        cells = {names.cells[cell]: names.cells[field.drift[cell]] for cell in targets}
    elif tile == SKOROKHOD:
        cells = {names.cells[cell]: names.cells[cell] for cell in illusion_cells(state)}
    elif tile == REPEAT:
        return _repeat(state, seat)
    elif tile == ARROW:
        flights = {names.colours[colour]: _flights(state, colour) for colour in range(4)}
        return TileChoices(TILES[tile], flights={colour: found for colour, found in flights.items() if found})
    return TileChoices(
        TILES[tile],
        cells=cells,
        knights=_knights(state, tile),
        declinable=tile == APPLES,
        pulls=tuple(Pull(k + 1, tuple(pulls(state, k))) for k in living(state)) if tile == MAGNET else (),
        bearers=_bearers(state, tile),
        comrades=tuple(names.paths) if tile == APPLES and has_fallen(state) else (),
    )


def _knights(state: State, tile: int) -> tuple[int, ...]:
    able = {TRAP: living, MAGNET: living, APPLES: nearest_knights, SKOROKHOD: farthest_knights}
    return tuple(knight + 1 for knight in able[tile](state)) if tile in able else ()


def _bearers(state: State, tile: int) -> tuple[int, ...]:
    holder = {TRAP: state.shield, MAGNET: state.horse}
    return tuple(knight + 1 for knight in bearers(state, holder[tile])) if tile in holder else ()


def _repeat(state: State, seat: int) -> TileChoices:
    names = state.board.names
    own = (state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE)
    here = (Flight(0, names.cells[state.dragon]),)
    flights = {
        names.colours[colour]: _flights(state, colour) if limit(state) else here for colour in row_colours(state, seat)
    }
    fire = bool(state.rows[seat] >> FIRE & 1)
    return TileChoices(
        TILES[REPEAT],
        flights={colour: found for colour, found in flights.items() if found},
        fire=fire,
        ends=fire and burning_ends(state, state.dragon),
        lose=names.sets[own],
    )


def _leaving(state: State, seat: int) -> TileChoices:
    """Nothing is left but to repeat a flight off the field, which loses the game (R12)."""
    off = (Flight(0, None),)
    names = state.board.names
    return TileChoices(TILES[REPEAT], flights={names.colours[colour]: off for colour in row_colours(state, seat)})
