"""What pages show on a map, reckoned quickly: the eight effects once more, over one set of scratch tables.

The rules' own `scoring` also says which crystals give the points; a look ahead asks a hundred thousand times a second
for the number alone. A test compares the two.
"""

from typing import Final

from terem.games.winter_queen.board import (
    BORDER_KEEPER,
    BRIGHT_WAY,
    FOREST_WISPS,
    MAGICAL_CLOUDS,
    NOBODY,
    NORTHERN_LIGHTS,
    ROSE_OF_THE_WINDS,
    Board,
)
from terem.games.winter_queen.scoring import LONGEST_WAY
from terem.games.winter_queen.state import State
from terem.kernel.native import i64

PAIRS: Final = 0x55555555
NIBBLES: Final = 0x33333333
BYTES: Final = 0x0F0F0F0F
HALF: Final = 0xFFFFFFFF


def count(mask: i64) -> i64:
    """How many bits are set; a map of more than 32 spaces is counted in two halves."""
    total: i64 = 0
    while mask:
        low = mask & HALF
        low -= low >> 1 & PAIRS
        low = (low & NIBBLES) + (low >> 2 & NIBBLES)
        low = low + (low >> 4) & BYTES
        total += (low * 0x01010101 & HALF) >> 24
        mask >>= 32
    return total


class Sight:
    """A map on which crystals are tried."""

    def __init__(self, board: Board) -> None:
        self.colours = board.colours
        self.spaces = board.spaces
        self.neighbours = board.neighbours
        self.rays = board.rays
        self.next = board.next
        self.zones = board.zones
        self.edge: i64 = board.edge
        self.same_wisps = board.rulings.same_colour_wisps
        self.masks = [0] * board.colours
        self.at = [NOBODY] * board.spaces
        self.occupied: i64 = 0
        self.ways = [0] * board.colours  # the longest Bright Way from each colour
        self.bits = [1 << space for space in range(board.spaces)]

    def look(self, state: State) -> None:
        """The map as it stands."""
        self.masks = state.crystals[:]
        self.occupied = state.occupied()
        self.at = [NOBODY] * self.spaces
        spaces: i64 = self.spaces
        colour = 0
        for crystals in self.masks:
            mask: i64 = crystals
            for space in range(spaces):
                if mask >> space & 1:
                    self.at[space] = colour
            colour += 1  # noqa: SIM113  enumerate is slower compiled
        self.find_ways()

    def put(self, colour: i64, space: i64) -> None:
        """Lays a crystal on an empty space."""
        bit: i64 = self.bits[space]
        self.masks[colour] = int(i64(self.masks[colour]) | bit)
        self.occupied |= bit
        self.at[space] = int(colour)

    def take(self, colour: i64, space: i64) -> None:
        """Takes it off again."""
        bit: i64 = self.bits[space]
        self.masks[colour] = int(i64(self.masks[colour]) & ~bit)
        self.occupied &= ~bit
        self.at[space] = NOBODY

    # --- Bright Way, for all colours at once ---

    def find_ways(self) -> None:
        """The longest way from each colour."""
        for colour in range(self.colours):
            self.ways[colour] = 0
        spaces: i64 = self.spaces
        ways: i64 = 6
        for space in range(spaces):
            if self.occupied >> space & 1:
                for direction in range(ways):
                    self.follow(space, direction)

    def follow(self, space: i64, direction: i64) -> None:
        """Notes how far the way from an occupied space goes."""
        start: i64 = self.at[space]
        length: i64 = 0
        seen: i64 = 0
        one: i64 = 1
        while space != NOBODY:
            colour: i64 = self.at[space]
            if colour == NOBODY or seen >> colour & 1:
                break
            seen |= one << colour
            length += 1
            if length == LONGEST_WAY:
                break
            space = self.next[space * 6 + direction]
        if length > i64(self.ways[start]):
            self.ways[start] = int(length)

    def lengthen(self, space: i64) -> None:
        """Notes the ways a crystal just laid has lengthened: those that lead over it."""
        ways: i64 = 6
        for direction in range(ways):
            back = (direction + 3) % 6
            start = space
            steps: i64 = 0
            while start != NOBODY and steps < LONGEST_WAY and i64(self.at[start]) != NOBODY:
                self.follow(start, direction)
                start = self.next[start * 6 + back]
                steps += 1

    # --- the others ---

    def shows(self, effect: int, wisp: int, colour: int) -> int:
        """The points of a page that looks at the map, with a crystal of a colour; `ways` must be up to date."""
        crystals: i64 = self.masks[colour]
        if effect == BORDER_KEEPER:
            return int(count(crystals & self.edge))
        if effect == BRIGHT_WAY:
            return self.ways[colour]
        if not crystals:
            return 0
        if effect == NORTHERN_LIGHTS:
            lit = 0
            for zone in self.zones:
                if crystals & i64(zone):
                    lit += 1
            return lit
        if effect == MAGICAL_CLOUDS:
            return self.clouds(crystals)
        if effect == FOREST_WISPS:
            return self.wisps(crystals, wisp, colour)
        most: i64 = 0
        space: i64 = 0
        left = crystals
        while left:
            if left & 1:
                found = self.ray(space, crystals) if effect == ROSE_OF_THE_WINDS else self.around(space)
                if found > most:
                    most = found
            left >>= 1
            space += 1
        return int(most)

    def ray(self, space: i64, crystals: i64) -> i64:
        """Rose of the Winds from a space."""
        return 1 + count(i64(self.rays[space]) & crystals)

    def around(self, space: i64) -> i64:
        """Polar Star from a space."""
        return count(i64(self.neighbours[space]) & ~self.occupied)

    def wisps(self, crystals: i64, wisp: int, colour: int) -> int:
        """Forest Wisps: the most neighbours of the other colour."""
        if wisp == colour and not self.same_wisps:
            return 0
        others: i64 = self.masks[wisp]
        most: i64 = 0
        space: i64 = 0
        left = crystals | others
        one: i64 = 1
        while left:
            if left & 1:
                wanted = others if crystals >> space & one else crystals
                found = count(i64(self.neighbours[space]) & wanted)
                if found > most:
                    most = found
            left >>= 1
            space += 1
        return int(most)

    def clouds(self, crystals: i64) -> int:
        """Magical Clouds: how many groups."""
        groups = 0
        while crystals:
            frontier = crystals & -crystals
            crystals &= ~frontier
            groups += 1
            while frontier:
                reached: i64 = 0
                space: i64 = 0
                while frontier:
                    if frontier & 1:
                        reached |= i64(self.neighbours[space])
                    frontier >>= 1
                    space += 1
                frontier = reached & crystals
                crystals &= ~frontier
        return groups
