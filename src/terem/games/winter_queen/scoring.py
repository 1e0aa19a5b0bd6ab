"""What a page scores, and which crystals give the points (the rulebook's eight effects).

Every effect lights a set of spaces (Arcane Knowledge: pages) and is worth one point for each, so the evidence of a
score and its value are the same thing. Depicted crystals count like placed ones throughout.
"""

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


class Score:
    """The points of one page with the target that gives them."""

    def __init__(self, points: int, lit: int, space: int, direction: int, rival: int) -> None:
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


def _untargeted(lit: int) -> Score:
    return Score(lit.bit_count(), lit, NOBODY, NOBODY, NOBODY)


def anchors(state: State, effect: int, wisp: int, colour: int) -> int:
    """The spaces a player may choose for an effect that starts from a crystal."""
    crystals = state.crystals[colour]
    if effect != FOREST_WISPS:
        return crystals
    if wisp == colour and not state.board.rulings.same_colour_wisps:
        return 0
    return crystals | state.crystals[wisp]


def anchored(state: State, effect: int, wisp: int, colour: int, space: int) -> int:
    """The spaces lit by the crystal on `space`, one of `anchors`."""
    board = state.board
    if effect == ROSE_OF_THE_WINDS:
        return board.rays[space] & state.crystals[colour] | 1 << space
    if effect == POLAR_STAR:
        return board.neighbours[space] & ~state.occupied()
    # Forest Wisps: the chosen crystal shows one colour of the page, its neighbours of the other colour count.
    other = wisp if state.crystals[colour] >> space & 1 else colour
    return board.neighbours[space] & state.crystals[other]


def _best_anchor(state: State, effect: int, wisp: int, colour: int) -> Score:
    points, lit, chosen = 0, 0, NOBODY
    left = anchors(state, effect, wisp, colour)
    space = 0
    while left:
        if left & 1:
            spaces = anchored(state, effect, wisp, colour, space)
            count = spaces.bit_count()
            if count > points or chosen == NOBODY:
                points, lit, chosen = count, spaces, space
        left >>= 1
        space += 1
    return Score(points, lit, chosen, NOBODY, NOBODY)


def border_keeper(state: State, colour: int) -> int:
    """Crystals of the colour on the edge of the map."""
    return state.crystals[colour] & state.board.edge


def group(state: State, colour: int, space: int) -> int:
    """The connected crystals of one colour around `space`."""
    neighbours = state.board.neighbours
    crystals = state.crystals[colour]
    found = 1 << space
    frontier = found
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        fresh = neighbours[low.bit_length() - 1] & crystals & ~found
        found |= fresh
        frontier |= fresh
    return found


def magical_clouds(state: State, colour: int) -> int:
    """The lowest space of every group of the colour."""
    heads = 0
    left = state.crystals[colour]
    while left:
        low = left & -left
        heads |= low
        left &= ~group(state, colour, low.bit_length() - 1)
    return heads


def bright_way(state: State, space: int, direction: int) -> int:
    """The line of pairwise different colours from `space`: ends at a gap, a repeated colour or the rim (R-14)."""
    line = 0
    seen = 0
    while space != NOBODY:
        colour = state.colour_at(space)
        if colour == NOBODY or seen >> colour & 1:
            break
        seen |= 1 << colour
        line |= 1 << space
        space = state.board.next[space * 6 + direction]
    return line


def _best_way(state: State, colour: int) -> Score:
    points, lit, chosen, towards = 0, 0, NOBODY, NOBODY
    crystals = state.crystals[colour]
    for space in range(state.board.spaces):
        if crystals >> space & 1:
            for direction in range(6):
                line = bright_way(state, space, direction)
                if line.bit_count() > points:
                    points, lit, chosen, towards = line.bit_count(), line, space, direction
    return Score(points, lit, chosen, towards, NOBODY)


def northern_lights(state: State, colour: int) -> int:
    """The lowest crystal of the colour in every zone that has one."""
    lit = 0
    for zone in state.board.zones:
        crystals = state.crystals[colour] & zone
        lit |= crystals & -crystals
    return lit


def knowledge_of(state: State, seat: int, colour: int) -> int:
    """K of Arcane Knowledge: crystals of the colour on the seat's pages and Forest Wisps showing it (R-15, R-16)."""
    board = state.board
    count = 0
    books = state.owned[seat]
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
        return Score(line.bit_count(), line, target.space, target.direction, NOBODY)
    lit = anchored(state, effect, state.board.wisp_of[page], colour, target.space)
    return Score(lit.bit_count(), lit, target.space, NOBODY, NOBODY)


class Target:
    """A target named by the player instead of the best one: a crystal, with a direction for Bright Way, or a rival."""

    def __init__(self, space: int, direction: int, rival: int) -> None:
        self.space = space
        self.direction = direction
        self.rival = rival


def final_gain(state: State, seat: int) -> int:
    """The points of every filled page of a seat in final scoring."""
    gain = 0
    books = state.owned[seat]
    page = 0
    while books:
        if books & 1:
            for side in range(page, page + 2):
                if state.pages[side] != NOBODY:
                    gain += best(state, seat, side, state.pages[side]).points
        books >>= 1
        page += 2
    return gain
