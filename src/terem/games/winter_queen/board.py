"""The printed things as tables of integers: what the rules compute on.

A space, a book, a colour and a county are indices in the order of the data; a set of spaces is a bitmask. Built once
from the components; nothing here changes during a game.
"""

from collections.abc import Sequence
from typing import Final

# Effects in rulebook order.
FOREST_WISPS: Final = 0
ROSE_OF_THE_WINDS: Final = 1
BORDER_KEEPER: Final = 2
MAGICAL_CLOUDS: Final = 3
BRIGHT_WAY: Final = 4
NORTHERN_LIGHTS: Final = 5
POLAR_STAR: Final = 6
ARCANE_KNOWLEDGE: Final = 7
EFFECTS: Final = ("FW", "RW", "BK", "MC", "BW", "NL", "PS", "AK")

DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
_STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))

NOBODY: Final = -1


class Rulings:
    """The switches of a rules version: readings of silent passages that a later version may settle differently."""

    def __init__(self, same_colour_wisps: bool, last_of_pool_bonus: bool) -> None:
        self.same_colour_wisps = same_colour_wisps
        self.last_of_pool_bonus = last_of_pool_bonus


class Geometry:
    """Neighbours, rays and edge of a set of axial coordinates."""

    def __init__(self, cells: Sequence[tuple[int, int]]) -> None:
        index = {cell: space for space, cell in enumerate(cells)}
        self.next: list[int] = []  # space * 6 + direction -> space, or NOBODY
        self.neighbours: list[int] = []
        self.rays: list[int] = []  # all spaces on the six lines, beyond holes too
        self.edge = 0
        reach = max(max(abs(q), abs(r)) for q, r in cells) * 2
        for space, (q, r) in enumerate(cells):
            around = [index.get((q + dq, r + dr), NOBODY) for dq, dr in _STEPS]
            self.next.extend(around)
            self.neighbours.append(_mask([s for s in around if s != NOBODY]))
            line = [index.get((q + dq * k, r + dr * k), NOBODY) for dq, dr in _STEPS for k in range(1, reach + 1)]
            self.rays.append(_mask([s for s in line if s != NOBODY]))
            if NOBODY in around:
                self.edge |= 1 << space


def _mask(spaces: Sequence[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


class Names:
    """What the numbered things are called in the data."""

    def __init__(self, colours: list[str], counties: list[str], spaces: list[str], books: list[str]) -> None:
        self.colours = colours
        self.letters = [colour[0].upper() for colour in colours]
        self.counties = counties
        self.spaces = spaces
        self.books = books


class Board:
    """Everything the rules look up, for one number of players."""

    def __init__(
        self,
        names: Names,
        players: int,
        rulings: Rulings,
        cells: Sequence[tuple[int, int]],
        edge_overrides: Sequence[tuple[int, bool]],
        zone_of: Sequence[int],
        pages: Sequence[tuple[int, int]],
        pictures: Sequence[int],
        book_limit: int,
        crystals_per_colour: int,
        holders: int,
        per_holder: int,
        most_holders: int,
    ) -> None:
        self.names = names
        self.players = players
        self.rulings = rulings
        self.colours = len(names.colours)
        self.crystals_per_colour = crystals_per_colour  # in play, those set aside already taken off
        self.holders = holders
        self.per_holder = per_holder
        self.book_limit = book_limit

        geometry = Geometry(cells)
        self.cells = list(cells)
        self.directions = list(_STEPS)
        self.spaces = len(cells)
        self.full = (1 << self.spaces) - 1
        self.next = geometry.next
        self.neighbours = geometry.neighbours
        self.rays = geometry.rays
        self.edge = geometry.edge
        for space, on_edge in edge_overrides:
            self.edge = self.edge | 1 << space if on_edge else self.edge & ~(1 << space)

        counties = len(names.counties)
        self.counties = counties
        self.domain = counties  # the domain is the zone after the last county
        self.zone_of = list(zone_of)
        self.zones = [_mask([s for s in range(self.spaces) if zone_of[s] == z]) for z in range(counties + 1)]
        self.domain_spaces = [s for s in range(self.spaces) if zone_of[s] == counties]
        self.pictures = list(pictures)  # colour, or NOBODY for an empty domain tile

        self.books = len(pages) // 2
        self.effect_of = [effect for effect, _ in pages]  # page = book * 2 + side
        self.wisp_of = [colour for _, colour in pages]  # the colour a Forest Wisps page shows, or NOBODY

        # The pool of the final stage is one holder more.
        self.pool = most_holders
        self.pool_reach = [self.pool]
        self.reach = [self._reach_of(number) for number in range(players)]
        self._number_actions()

    def _reach_of(self, number: int) -> list[int]:
        """The holders at the left and right hand of the player with this number, all of them for two."""
        if self.players == 2:
            return list(range(self.holders))
        return sorted([number, (number - 1) % self.holders])

    def _number_actions(self) -> None:
        """Numbers every action of the game: a crystal put somewhere, an activation, the pass.

        Somewhere is a target: a space with the book taken after it, none or that of a county the space allows (R-01),
        and behind these the pages.
        """
        self.target_space: list[int] = []
        self.target_book: list[int] = []  # county, or NOBODY
        self.first_target: list[int] = []  # by space
        for space in range(self.spaces):
            self.first_target.append(len(self.target_space))
            zone = self.zone_of[space]
            takes = list(range(self.counties)) if zone == self.domain else [zone]
            for county in [NOBODY, *takes]:
                self.target_space.append(space)
                self.target_book.append(county)
        self.first_page = len(self.target_space)
        self.targets = self.first_page + self.books * 2
        self.crystals = (self.pool + 1) * self.colours  # a crystal is named by holder * colours + colour
        self.first_activation = self.crystals * self.targets
        self.pass_code = self.first_activation + self.books * (self.spaces + 1)
        self.actions = self.pass_code + 1
        # Made once: making a hundred fresh integers a turn was half the time of `legal`.
        self.codes: list[object] = list(range(self.actions))
        self.codes_of = [self.codes[c * self.targets : (c + 1) * self.targets] for c in range(self.crystals)]
        self.asked: list[tuple[int, ...]] = [(seat,) for seat in range(self.players)]
        self.nobody: tuple[int, ...] = ()
