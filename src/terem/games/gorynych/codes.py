"""How the choices of a manoeuvre are packed into one action code; the only place that knows the layout.

NOBODY stands for "none" in every part: no card, no knight, no start.
"""

from terem.games.gorynych.board import CARDS, FIRE, NOBODY, PULL, Board


def split(number: int, base: int) -> tuple[int, int]:
    """As `divmod`, which makes objects of its numbers when compiled."""
    return number // base, number % base


def arrow_code(board: Board, colour: int, distance: int) -> int:
    """Multicoloured arrow; NOBODY and 0 where the number is 0."""
    return board.arrow if colour == NOBODY else board.arrow + colour * board.farthest + distance


def arrow_parts(board: Board, code: int) -> tuple[int, int]:
    """Colour and distance."""
    if code == board.arrow:
        return NOBODY, 0
    colour, distance = split(code - board.arrow - 1, board.farthest)
    return colour, distance + 1


def repeat_code(board: Board, card: int, distance: int, lose: int) -> int:
    """Repeat: nothing, Fire, or a colour with its distance (0 where it does not fly); then the card lost."""
    what = 0 if card == NOBODY else 1 if card == FIRE else 2 + card * (board.farthest + 1) + distance
    return board.repeat + what * CARDS + lose + 1


def repeat_parts(board: Board, code: int) -> tuple[int, int, int]:
    """Card, distance and the card lost."""
    what, lose = split(code - board.repeat, CARDS)
    if what < 2:
        return FIRE if what else NOBODY, 0, lose - 1
    card, distance = split(what - 2, board.farthest + 1)
    return card, distance, lose - 1


def trap_code(board: Board, knight: int, shield: int) -> int:
    """Trap: the knight, then who gets the shield."""
    return board.trap + knight * (board.knights + 1) + shield + 1


def trap_parts(board: Board, code: int) -> tuple[int, int]:
    """Knight and shield."""
    knight, shield = split(code - board.trap, board.knights + 1)
    return knight, shield - 1


def apples_code(board: Board, knight: int, start: int) -> int:
    """Royal apples: who is driven back, then where the comrade returns."""
    return board.apples + (knight + 1) * (board.starts + 1) + start + 1


def apples_parts(board: Board, code: int) -> tuple[int, int]:
    """Knight and start."""
    knight, start = split(code - board.apples, board.starts + 1)
    return knight - 1, start - 1


def skorokhod_code(board: Board, knight: int, cell: int) -> int:
    """Skorokhod: who changes places, and where the knight lands."""
    return board.skorokhod + knight * board.cells + cell


def skorokhod_parts(board: Board, code: int) -> tuple[int, int]:
    """Knight and cell."""
    knight, cell = split(code - board.skorokhod, board.cells)
    return knight, cell


def magnet_code(board: Board, knight: int, steps: int, horse: int) -> int:
    """Magnet: who is pulled how far, then who gets the horse."""
    return board.magnet + (knight * (2 * PULL + 1) + steps + PULL) * (board.knights + 1) + horse + 1


def magnet_parts(board: Board, code: int) -> tuple[int, int, int]:
    """Knight, steps and horse."""
    pulled, horse = split(code - board.magnet, board.knights + 1)
    knight, steps = split(pulled, 2 * PULL + 1)
    return knight, steps - PULL, horse - 1


def shield_of(board: Board, code: int) -> int:
    """Who gets the shield of a Trap."""
    return (code - board.trap) % (board.knights + 1) - 1


def horse_of(board: Board, code: int) -> int:
    """Who gets the horse of a Magnet."""
    return (code - board.magnet) % (board.knights + 1) - 1
