"""The decisions that are worth a try: a few of a hundred that hardly differ."""

from terem.bots.gorynych.worth import Judge
from terem.games.gorynych.board import APPLES, FIRE, FIREBALL, MAGNET, MANOEUVRE, NOBODY, REPEAT, TRAP, Board
from terem.games.gorynych.choices import tile_codes
from terem.games.gorynych.codes import apples_parts, horse_of, magnet_parts, repeat_parts, shield_of
from terem.games.gorynych.effects import steps_left
from terem.games.gorynych.state import State


def useful(judge: Judge, state: State, seat: int, tile: int) -> list[int]:
    """The codes of a tile, less those that burn nobody, cost more than they must, or come to the same as others."""
    board = state.board
    codes = tile_codes(state, seat, tile)
    if tile == FIREBALL:
        return [code for code in codes if hits(state, state.dragon + state.field.delta[code - board.fireball])]
    if tile == TRAP:
        calm = calmest(state, state.shield)
        return [code for code in codes if shield_of(board, code) in calm]
    if tile == MAGNET:
        calm, idle = calmest(state, state.horse), first_living(state)
        return [code for code in codes if horse_of(board, code) in calm and tugs(board, code, idle)]
    if tile == APPLES:
        return [code for code in codes if far_start(state, apples_parts(board, code)[1])]
    if tile == REPEAT:
        return [code for code in codes if worth_repeating(judge, state, seat, code)]
    return codes


def worth_repeating(judge: Judge, state: State, seat: int, code: int) -> bool:
    """Whether Repeat burns somebody or flies, and costs no more than it must (R31)."""
    card, _, lose = repeat_parts(state.board, code)
    spare = judge.spare((state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE))
    return lose in (NOBODY, spare) and (card != FIRE or hits(state, state.dragon))


def tugs(board: Board, code: int, idle: int) -> bool:
    """Whether a Magnet moves its knight; where it does not, one knight stands for all."""
    knight, steps, _ = magnet_parts(board, code)
    return steps != 0 or knight == idle


def far_start(state: State, start: int) -> bool:
    """Whether a comrade returns where it does least harm; nobody at all is fine too."""
    return start == NOBODY or state.field.lengths[start] == max(state.field.lengths)


def hits(state: State, cell: int) -> bool:
    """Whether fire on a cell would hit a knight."""
    if state.protected:
        return False
    for place in state.knights:  # noqa: SIM110  a generator is slower compiled
        if place >= 0 and state.field.cell_of(place) == cell:
            return True
    return False


def first_living(state: State) -> int:
    """The first knight on the field."""
    for knight in range(len(state.knights)):
        if state.knights[knight] >= 0:
            return knight
    return NOBODY


def calmest(state: State, holder: int) -> list[int]:
    """The two knights a token helps least, those with the most steps left; NOBODY where only its holder is left."""
    best = second = NOBODY
    most = more = -1
    for knight in range(len(state.knights)):
        if state.knights[knight] >= 0 and knight != holder:
            left = steps_left(state, knight)
            if left > most:
                second, more = best, most
                best, most = knight, left
            elif left > more:
                second, more = knight, left
    return [best, second]
