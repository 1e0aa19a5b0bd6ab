"""The legal actions in factored form, with where the dragon would end: what a client lights up."""

from __future__ import annotations

from functools import lru_cache

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
    NOBODY,
    PRINCESS,
    REPEAT,
    SKOROKHOD,
    TILES,
    TRAP,
    Field,
    Names,
)
from terem.games.gorynych.choices import free_hand, legal, may_speak, open_tiles, row_colours, tile_codes
from terem.games.gorynych.effects import burning_ends, direction, farthest, limit, living, steps_left
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
    stop: str | None
    """Where the wings stop, before the river carries the dragon on."""


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
    perils: tuple[str, ...] = ()
    """Targets among the cells, or the card Fire, that lose the game at once."""


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
            return Choices(flights=flights(state, state.card))
        tiles = [tile for tile in open_tiles(state) if tile_codes(state, seat, tile)]
        return Choices(tiles=tuple(_tile(state, seat, tile) for tile in tiles) or (_leaving(state, seat),))
    marks = tuple(knight + 1 for knight in living(state))
    if phase == SIGNAL:
        return Choices(begin=True, speak=may_speak(state), knights=marks)
    return Choices(knights=marks)


def flights(state: State, colour: int) -> tuple[Flight, ...]:
    """Every flight of a colour that stays on the field, from where the dragon is now."""
    return _flown(state.field, state.board.names, state.dragon, direction(state, colour), farthest(state, colour))


@lru_cache(maxsize=1 << 13)
def _flown(field: Field, names: Names, dragon: int, way: int, most: int) -> tuple[Flight, ...]:
    stops = [dragon + field.delta[way] * distance for distance in range(1, most + 1)]
    return tuple(
        Flight(distance, names.cells[field.drift[stop]], names.cells[stop]) for distance, stop in enumerate(stops, 1)
    )


def card_perils(state: State) -> tuple[str, ...]:
    """Cards that would lose the game if they came to light with the dragon where it is now."""
    if state.dragon == NOBODY:
        return ()
    names = state.board.names
    leaving = [names.cards[colour] for colour in range(4) if limit(state) and not farthest(state, colour)]
    return (*leaving, names.cards[FIRE]) if state.field.in_terem[state.dragon] else tuple(leaving)


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
        found = {names.colours[colour]: flights(state, colour) for colour in range(4)}
        return TileChoices(TILES[tile], flights={colour: some for colour, some in found.items() if some})
    return TileChoices(
        TILES[tile],
        cells=cells,
        knights=_knights(state, tile),
        declinable=tile == APPLES,
        pulls=tuple(Pull(k + 1, tuple(pulls(state, k))) for k in living(state)) if tile == MAGNET else (),
        bearers=_bearers(state, tile),
        comrades=tuple(names.paths) if tile == APPLES and has_fallen(state) else (),
        perils=_perils(state, tile, list(cells)),
    )


def _perils(state: State, tile: int, cells: list[str]) -> tuple[str, ...]:
    """The targets that lose the game: the terem burns or is entered, by the illusion or by the March that follows."""
    if tile == FIREBALL:
        return tuple(cell for cell in cells if _fireball_loses(state, state.board.names.cells.index(cell)))
    if tile == SKOROKHOD and state.field.in_terem[state.dragon]:
        return tuple(cells)
    return ()


def _fireball_loses(state: State, cell: int) -> bool:
    if burning_ends(state, cell):
        return state.field.in_terem[cell]
    horse = 1 if state.board.rulings.horse_marches else 0
    for knight in living(state):
        burnt = state.field.cell_of(state.knights[knight]) == cell and not state.protected and state.shield != knight
        if not burnt and steps_left(state, knight) <= 1 + (horse if knight == state.horse else 0):
            return True
    return False


def _knights(state: State, tile: int) -> tuple[int, ...]:
    able = {TRAP: living, MAGNET: living, APPLES: nearest_knights, SKOROKHOD: farthest_knights}
    return tuple(knight + 1 for knight in able[tile](state)) if tile in able else ()


def _bearers(state: State, tile: int) -> tuple[int, ...]:
    holder = {TRAP: state.shield, MAGNET: state.horse}
    return tuple(knight + 1 for knight in bearers(state, holder[tile])) if tile in holder else ()


def _repeat(state: State, seat: int) -> TileChoices:
    names = state.board.names
    own = (state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE)
    here = (Flight(0, names.cells[state.dragon], names.cells[state.dragon]),)
    found = {
        names.colours[colour]: flights(state, colour) if limit(state) else here for colour in row_colours(state, seat)
    }
    fire = bool(state.rows[seat] >> FIRE & 1)
    return TileChoices(
        TILES[REPEAT],
        flights={colour: some for colour, some in found.items() if some},
        fire=fire,
        ends=fire and burning_ends(state, state.dragon),
        lose=names.sets[own],
        perils=(names.cards[FIRE],) if fire and state.field.in_terem[state.dragon] else (),
    )


def _leaving(state: State, seat: int) -> TileChoices:
    """Nothing is left but to repeat a flight off the field, which loses the game (R12)."""
    off = (Flight(0, None, None),)
    names = state.board.names
    return TileChoices(TILES[REPEAT], flights={names.colours[colour]: off for colour in row_colours(state, seat)})
