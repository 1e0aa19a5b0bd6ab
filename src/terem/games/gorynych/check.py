"""Decides any action a player may send, and says by which rule it is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terem.games.gorynych.actions import (
    MANOEUVRES,
    AnyAction,
    Apples,
    Arrow,
    Begin,
    Discard,
    Fireball,
    Fly,
    Hush,
    Jump,
    Lock,
    Magnet,
    Perch,
    Place,
    Point,
    Princess,
    Repeat,
    Skip,
    Skorokhod,
    Speak,
    Trap,
    card_number,
    cell_number,
    colour_number,
    encode,
    knight_number,
    path_number,
)
from terem.games.gorynych.board import FIRE, INDEX, MANOEUVRE, NOBODY, TILES
from terem.games.gorynych.choices import free_hand, legal, may_speak, open_tiles, replaceable
from terem.games.gorynych.effects import burning_ends, farthest, limit
from terem.games.gorynych.manoeuvres import (
    bearers,
    farthest_knights,
    has_fallen,
    illusion_cells,
    nearest_knights,
    pulls,
)
from terem.games.gorynych.state import CHOOSE, DISCARD, PERCH, PLACE, RESOLVE, SIGNAL, TALK, State
from terem.kernel.phrase import Phrase, Refusal

PHASES = ("place", "perch", "signal", "talk", "choose", "resolve", "discard", "over")

_BELONGS: Mapping[type, tuple[int, ...]] = {
    Place: (PLACE,),
    Perch: (PERCH,),
    Point: (SIGNAL, TALK),
    Speak: (SIGNAL,),
    Hush: (TALK,),
    Begin: (SIGNAL,),
    Lock: (CHOOSE,),
    Skip: (CHOOSE,),
    Discard: (DISCARD,),
    Fly: (RESOLVE,),
    **dict.fromkeys(MANOEUVRES, (RESOLVE,)),
}


def check(state: State, seat: int, action: AnyAction) -> Refusal | None:
    """Why the seat may not do this now, or None."""
    try:
        if state.phase not in _BELONGS[type(action)]:
            raise Refusal("gor-refuse-phase", rule="§4", phase=PHASES[state.phase])
        _REASONS[type(action)](state, seat, action)
        code = encode(state, action)
    except Refusal as refusal:
        return refusal
    if code >= state.board.point or code in legal(state, seat) or code in interjections(state, seat):
        return None
    raise AssertionError(f"{action} is neither legal nor refused")


def interjections(state: State, seat: int) -> list[int]:
    """What a seat may do beside the prompt: point, or replace its locked card by one of its hand, unseen."""
    board = state.board
    if state.phase in (SIGNAL, TALK) and seat == state.first:
        return pointings(state)
    if replaceable(state, seat):
        return [code for code in board.lock_codes[state.hands[seat]] if code != board.skip]
    return []


def pointings(state: State) -> list[int]:
    """A mark on each living knight alone, and no mark at all; any set of them may be pointed at (R8)."""
    marks = [0, *(1 << knight for knight, place in enumerate(state.knights) if place >= 0)]
    return [state.board.point + mark for mark in marks]


def _anything(_state: State, _seat: int, _action: Any) -> None:
    """Nothing but the phase can be wrong."""


# --- setup, signal, choice ---


def _place(state: State, _seat: int, action: Place) -> None:
    start = path_number(state.board, action.path)
    if any(place >= 0 and place >> INDEX == start for place in state.knights):
        raise Refusal("gor-refuse-start-taken", rule="§2", path=action.path)


def _point(state: State, seat: int, action: Point) -> None:
    if seat != state.first:
        raise Refusal("gor-refuse-point-first", rule="R8")
    for knight in action.knights:
        _living(state, knight)


def _speak(state: State, _seat: int, _action: Speak) -> None:
    if state.spoken:
        raise Refusal("gor-refuse-spoken", rule="R7")
    if not may_speak(state):
        raise Refusal("gor-refuse-no-tokens", rule="R7")


def _lock(state: State, seat: int, action: Lock) -> None:
    card = card_number(state.board, action.card)
    if state.took[seat] != NOBODY:
        raise Refusal("gor-refuse-skipped", rule="R10")
    if state.locked[seat] != NOBODY and not replaceable(state, seat):
        raise Refusal("gor-refuse-lock-final", rule="R9")
    _holds(state, state.hands[seat], card)


def _skip(state: State, seat: int, _action: Skip) -> None:
    if state.locked[seat] != NOBODY:
        raise Refusal("gor-refuse-unlock", rule="R9")


def _holds(state: State, hand: int, card: int) -> None:
    if not hand >> card & 1:
        held = [_card(state, other) for other in range(MANOEUVRE + 1) if hand >> other & 1]
        raise Refusal("gor-refuse-not-in-hand", rule="§4", card=_card(state, card), held=held)


def _card(state: State, card: int) -> Phrase:
    return Phrase("gor-card", {"card": state.board.names.cards[card]})


def _discard(state: State, seat: int, action: Discard) -> None:
    card = card_number(state.board, action.card)
    if card == state.locked[seat]:
        raise Refusal("gor-refuse-discard-locked", rule="R21")
    _holds(state, free_hand(state, seat), card)


# --- a revealed card ---


def _fly(state: State, _seat: int, action: Fly) -> None:
    if state.card == MANOEUVRE:
        raise Refusal("gor-refuse-choose-tile", rule="§5.3", tiles=_tiles(open_tiles(state)))
    _flight(state, state.card, action.distance)


def _flight(state: State, colour: int, distance: int) -> None:
    """A distance from 1 up to what the card allows and the field holds."""
    most = limit(state)
    if not 1 <= distance <= most:
        raise Refusal("gor-refuse-distance-card", rule="§5.1", distance=distance, most=most)
    if distance > farthest(state, colour):
        raise Refusal("gor-refuse-off-field", rule="R12", distance=distance, most=farthest(state, colour))


def _tiles(tiles: list[int]) -> list[Phrase]:
    return [Phrase("gor-tile", {"tile": TILES[tile]}) for tile in tiles]


def _manoeuvre(state: State, action: AnyAction) -> None:
    """A manoeuvre needs the Manoeuvre card and its tile with the dragon's side up."""
    name = MANOEUVRES[type(action)]
    if state.card != MANOEUVRE:
        raise Refusal("gor-refuse-only-flight", rule="§5.1", card=_card(state, state.card))
    if TILES.index(name) not in state.tiles:
        raise Refusal("gor-refuse-tile-absent", rule="§2", tile=name, tiles=_tiles(state.tiles))
    if TILES.index(name) not in open_tiles(state):
        raise Refusal("gor-refuse-tile-turned", rule="R18", tile=name)


def _tile_only(state: State, _seat: int, action: AnyAction) -> None:
    _manoeuvre(state, action)


def _arrow(state: State, _seat: int, action: Arrow) -> None:
    _manoeuvre(state, action)
    if action.colour is None:
        if limit(state):
            raise Refusal("gor-refuse-arrow-colour", rule="§5.3")
    else:
        _flight(state, colour_number(state.board, action.colour), action.distance)


def _living(state: State, knight: int) -> int:
    number = knight_number(state.board, knight)
    if state.knights[number] < 0:
        raise Refusal("gor-refuse-knight-gone", rule="§5", knight=knight)
    return number


def _token(state: State, token: str, holder: int, given: int | None) -> None:
    """A token goes to another living knight; it stays only where there is none (R36)."""
    if given is None:
        if bearers(state, holder):
            raise Refusal("gor-refuse-token-missing", rule="R36", token=token)
    elif _living(state, given) == holder:
        raise Refusal("gor-refuse-token-same", rule="R36", token=token, knight=given)


def _trap(state: State, _seat: int, action: Trap) -> None:
    _manoeuvre(state, action)
    _living(state, action.knight)
    _token(state, "shield", state.shield, action.shield)


def _magnet(state: State, _seat: int, action: Magnet) -> None:
    _manoeuvre(state, action)
    knight = _living(state, action.knight)
    if action.steps not in pulls(state, knight):
        way = ", ".join(str(steps) for steps in pulls(state, knight))
        raise Refusal("gor-refuse-pull", rule="R41", knight=action.knight, way=way)
    _token(state, "horse", state.horse, action.horse)


def _apples(state: State, _seat: int, action: Apples) -> None:
    _manoeuvre(state, action)
    nearest = nearest_knights(state)
    if action.knight is not None and _living(state, action.knight) not in nearest:
        raise Refusal("gor-refuse-not-nearest", rule="R34", knights=_knights(nearest))
    if action.comrade is None:
        if has_fallen(state):
            raise Refusal("gor-refuse-comrade-missing", rule="R35")
    elif not has_fallen(state):
        raise Refusal("gor-refuse-nobody-fallen", rule="§5.3")
    else:
        path_number(state.board, action.comrade)


def _knights(knights: list[int]) -> str:
    return ", ".join(str(knight + 1) for knight in knights)


def _skorokhod(state: State, _seat: int, action: Skorokhod) -> None:
    _manoeuvre(state, action)
    if _living(state, action.knight) not in farthest_knights(state):
        raise Refusal("gor-refuse-not-farthest", rule="R34", knights=_knights(farthest_knights(state)))
    cells = illusion_cells(state)
    if cell_number(state.board, action.cell) not in cells:
        known = ", ".join(state.board.names.cells[cell] for cell in cells)
        raise Refusal("gor-refuse-illusion-cell", rule="R39", cells=known)


def _repeat(state: State, seat: int, action: Repeat) -> None:
    _manoeuvre(state, action)
    row = state.rows[seat] & ~(1 << MANOEUVRE)
    if action.card is None:
        if row:
            raise Refusal("gor-refuse-repeat-something", rule="§5.3")
    else:
        _repeated(state, row, action)
        leaving = action.distance == 0 and limit(state) > 0
        if leaving and encode(state, Repeat(action.card, 0)) not in legal(state, seat):
            raise Refusal("gor-refuse-leaving", rule="R12")
    _loss(state, seat, action)


def _repeated(state: State, row: int, action: Repeat) -> None:
    card = card_number(state.board, action.card or "")
    if card == MANOEUVRE:
        raise Refusal("gor-refuse-repeat-manoeuvre", rule="R30")
    if not row >> card & 1:
        raise Refusal("gor-refuse-not-in-row", rule="§5.3", card=_card(state, card))
    if card == FIRE:
        if action.distance is not None:
            raise Refusal("gor-refuse-repeat-distance", rule="§5.3")
    elif action.distance is None:
        raise Refusal("gor-refuse-repeat-no-distance", rule="§5.3")
    elif action.distance or farthest(state, card):
        _flight(state, card, action.distance)


def _loss(state: State, seat: int, action: Repeat) -> None:
    """One of the own cards is lost, unless none is left or the repeated card ended the game (R20, R31)."""
    own = (state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE)
    burns = action.card == "fire" and burning_ends(state, state.dragon)
    if burns or (action.distance == 0 and limit(state)):
        if action.lose is not None:
            raise Refusal("gor-refuse-lose-over", rule="R20")
    elif action.lose is None:
        if own:
            raise Refusal("gor-refuse-lose-missing", rule="§5.3")
    else:
        card = card_number(state.board, action.lose)
        if card == MANOEUVRE:
            raise Refusal("gor-refuse-lose-manoeuvre", rule="R31")
        if not own >> card & 1:
            raise Refusal("gor-refuse-lose-gone", rule="R31", card=_card(state, card))


_REASONS: Mapping[type, Callable[[State, int, Any], None]] = {
    Place: _place,
    Perch: _anything,
    Point: _point,
    Speak: _speak,
    Hush: _anything,
    Begin: _anything,
    Lock: _lock,
    Skip: _skip,
    Fly: _fly,
    Discard: _discard,
    Fireball: _tile_only,
    Arrow: _arrow,
    Princess: _tile_only,
    Repeat: _repeat,
    Jump: _tile_only,
    Trap: _trap,
    Apples: _apples,
    Skorokhod: _skorokhod,
    Magnet: _magnet,
}
