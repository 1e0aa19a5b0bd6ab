"""What a page scores, and which crystals give the points (the rulebook's eight effects).

Every effect lights a set of spaces (Arcane Knowledge: pages) and is worth one point for each, so the evidence of a
score and its value are the same thing. Depicted crystals count like placed ones throughout.
"""

from typing import Final

from terem.games.winter_queen.board import (
    ARCANE_KNOWLEDGE,
    BORDER_KEEPER,
    BRIGHT_WAY,
    FOREST_WISPS,
    MAGICAL_CLOUDS,
    NOBODY,
    NORTHERN_LIGHTS,
    POLAR_STAR,
    ROSE_OF_THE_WINDS,
)
from terem.games.winter_queen.state import State
from terem.kernel.native import i64

LONGEST_WAY: Final = 5


class Score:
    """The points of one page with the target that gives them."""

    def __init__(self, points: int, lit: i64, space: int, direction: int, rival: int) -> None:
        self.points = points
        self.lit = lit  # the spaces that give a point each; for Magical Clouds and Northern Lights one of each group
        self.space = space
        self.direction = direction
        self.rival = rival


def nothing() -> Score:
    """What an effect without anything to count gives."""
    return Score(0, 0, NOBODY, NOBODY, NOBODY)


def best(state: State, seat: int, page: int, colour: int) -> Score:
    """The best score of `page` with a crystal of `colour`: ties by lowest space, direction, seat (R-11)."""
    effect = state.board.effect_of[page]
    if effect == BORDER_KEEPER:
        return _untargeted(border_keeper(state, colour))
    if effect == MAGICAL_CLOUDS:
        return _untargeted(magical_clouds(state, colour))
    if effect == NORTHERN_LIGHTS:
        return _untargeted(northern_lights(state, colour))
    if effect == ARCANE_KNOWLEDGE:
        return _best_rival(state, seat, colour)
    if effect == BRIGHT_WAY:
        return _best_way(state, colour)
    return _best_anchor(state, effect, state.board.wisp_of[page], colour)


def points_of(state: State, seat: int, page: int, colour: int) -> int:
    """The points of `best`."""
    return best(state, seat, page, colour).points


def size(mask: i64) -> int:
    """How many bits are set; few are, so they are counted off one by one."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _untargeted(lit: i64) -> Score:
    return Score(size(lit), lit, NOBODY, NOBODY, NOBODY)


def anchors(state: State, effect: int, wisp: int, colour: int) -> i64:
    """The spaces a player may choose for an effect that starts from a crystal."""
    crystals: i64 = state.crystals[colour]
    if effect != FOREST_WISPS:
        return crystals
    if wisp == colour and not state.board.rulings.same_colour_wisps:
        return 0
    return crystals | i64(state.crystals[wisp])


def anchored(state: State, effect: int, wisp: int, colour: int, space: i64) -> i64:
    """The spaces lit by the crystal on `space`, one of `anchors`."""
    board = state.board
    crystals: i64 = state.crystals[colour]
    start: i64 = 1
    start <<= space
    if effect == ROSE_OF_THE_WINDS:
        return i64(board.rays[space]) & crystals | start
    around: i64 = board.neighbours[space]
    if effect == POLAR_STAR:
        return around & ~state.occupied()
    # Forest Wisps: the chosen crystal shows one colour of the page, its neighbours of the other colour count.
    return around & i64(state.crystals[wisp]) if crystals & start else around & crystals


def _best_anchor(state: State, effect: int, wisp: int, colour: int) -> Score:
    points = 0
    lit: i64 = 0
    chosen: i64 = NOBODY
    left = anchors(state, effect, wisp, colour)
    space: i64 = 0
    while left:
        if left & 1:
            spaces = anchored(state, effect, wisp, colour, space)
            count = size(spaces)
            if count > points or chosen == NOBODY:
                points, lit, chosen = count, spaces, space
        left >>= 1
        space += 1
    return Score(points, lit, int(chosen), NOBODY, NOBODY)


def border_keeper(state: State, colour: int) -> i64:
    """Crystals of the colour on the edge of the map."""
    return i64(state.crystals[colour]) & i64(state.board.edge)


def lowest(mask: i64) -> i64:
    """The number of the lowest space of a mask that is not empty."""
    space: i64 = 0
    while not mask & 1:
        mask >>= 1
        space += 1
    return space


def group(state: State, colour: int, space: i64) -> i64:
    """The connected crystals of one colour around `space`."""
    crystals: i64 = state.crystals[colour]
    found: i64 = 1
    found <<= space
    frontier = found
    while frontier:
        fresh = i64(state.board.neighbours[lowest(frontier)]) & crystals & ~found
        frontier &= frontier - 1
        found |= fresh
        frontier |= fresh
    return found


def magical_clouds(state: State, colour: int) -> i64:
    """The lowest space of every group of the colour."""
    heads: i64 = 0
    left: i64 = state.crystals[colour]
    while left:
        heads |= left & -left
        left &= ~group(state, colour, lowest(left))
    return heads


def bright_way(state: State, space: i64, direction: i64) -> i64:
    """The line of pairwise different colours from `space`: ends at a gap, a repeated colour or the rim (R-14)."""
    line: i64 = 0
    seen: i64 = 0
    one: i64 = 1
    while space != NOBODY:
        colour = state.colour_at(space)
        if colour == NOBODY or seen >> colour & 1:
            break
        seen |= one << colour
        line |= one << space
        if size(line) == LONGEST_WAY:
            break
        space = state.board.next[space * 6 + direction]
    return line


def _best_way(state: State, colour: int) -> Score:
    points = 0
    lit: i64 = 0
    chosen: i64 = NOBODY
    towards: i64 = NOBODY
    crystals: i64 = state.crystals[colour]
    spaces: i64 = state.board.spaces
    ways: i64 = 6
    for space in range(spaces):
        if crystals >> space & 1:
            for direction in range(ways):
                line = bright_way(state, space, direction)
                count = size(line)
                if count > points:
                    points, lit, chosen, towards = count, line, space, direction
    return Score(points, lit, int(chosen), int(towards), NOBODY)


def northern_lights(state: State, colour: int) -> i64:
    """The lowest crystal of the colour in every zone that has one."""
    lit: i64 = 0
    for zone in state.board.zones:
        crystals = i64(state.crystals[colour]) & i64(zone)
        lit |= crystals & -crystals
    return lit


def knowledge_of(state: State, seat: int, colour: int) -> int:
    """K of Arcane Knowledge: crystals of the colour on the seat's pages and Forest Wisps showing it (R-15, R-16)."""
    board = state.board
    count = 0
    books: i64 = state.owned[seat]
    page = 0
    while books:
        if books & 1:
            for side in range(page, page + 2):
                count += (state.pages[side] == colour) + (board.wisp_of[side] == colour)
        books >>= 1
        page += 2
    return count


def _best_rival(state: State, seat: int, colour: int) -> Score:
    own = knowledge_of(state, seat, colour)
    points, rival = 0, NOBODY
    for other in range(state.board.players):
        if other != seat:
            count = own + knowledge_of(state, other, colour)
            if rival == NOBODY or count > points:
                points, rival = count, other
    return Score(points, 0, NOBODY, NOBODY, rival)


def at_target(state: State, seat: int, page: int, colour: int, target: "Target") -> Score:
    """The score of `page` with the target a player named; the target must be legal."""
    effect = state.board.effect_of[page]
    if effect == ARCANE_KNOWLEDGE:
        count = knowledge_of(state, seat, colour) + knowledge_of(state, target.rival, colour)
        return Score(count, 0, NOBODY, NOBODY, target.rival)
    if effect == BRIGHT_WAY:
        line = bright_way(state, target.space, target.direction)
        return Score(size(line), line, target.space, target.direction, NOBODY)
    lit = anchored(state, effect, state.board.wisp_of[page], colour, target.space)
    return Score(size(lit), lit, target.space, NOBODY, NOBODY)


class Target:
    """A target named by the player instead of the best one: a crystal, with a direction for Bright Way, or a rival."""

    def __init__(self, space: int, direction: int, rival: int) -> None:
        self.space = space
        self.direction = direction
        self.rival = rival


def final_gain(state: State, seat: int) -> int:
    """The points of every filled page of a seat in final scoring."""
    gain = 0
    books: i64 = state.owned[seat]
    page = 0
    while books:
        if books & 1:
            for side in range(page, page + 2):
                if state.pages[side] != NOBODY:
                    gain += best(state, seat, side, state.pages[side]).points
        books >>= 1
        page += 2
    return gain
