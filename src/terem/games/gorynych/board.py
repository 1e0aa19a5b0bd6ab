"""The assembled field and the table's settings as integers: what the rules compute on. Nothing here changes in a game.

A cell is row * side + column. A knight's place is path << INDEX | index on the path. Directions count clockwise from
the top; a colour's direction is its place on the terem tile plus the tile's rotation.
"""

from typing import Final

NOBODY: Final = -1
DESTROYED: Final = -1
WAITING: Final = -2  # a knight that is still to be placed

INDEX: Final = 6
INDEX_MASK: Final = 63

UP: Final = 0
RIGHT: Final = 1
DOWN: Final = 2
LEFT: Final = 3

# Action cards; the first four are the colours.
FIRE: Final = 4
MANOEUVRE: Final = 5
CARDS: Final = 6
ALL_CARDS: Final = 63

# Manoeuvre tiles in rulebook order.
FIREBALL: Final = 0
ARROW: Final = 1
PRINCESS: Final = 2
REPEAT: Final = 3
KNIGHTS_MOVE: Final = 4
TRAP: Final = 5
APPLES: Final = 6
SKOROKHOD: Final = 7
MAGNET: Final = 8
TILES: Final = (
    "fireball",
    "multicoloured-arrow",
    "princess-calls",
    "repeat",
    "knights-move",
    "trap",
    "royal-apples",
    "skorokhod",
    "magnet",
)
COUNTERS: Final = (
    "march",
    "discard",
    "fire-protection",
    "irrevocable-loss",
    "white-flag",
    "double-protection",
    "fallen-comrade",
    "optical-illusion",
    "horse",
)

BASIC_TILES: Final = 3  # the first three are for the basic game

SWIFT_LIMIT: Final = 4  # Skorokhod
PULL: Final = 2  # Magnet moves a knight so far at most
DRIVE: Final = 2  # Royal apples drive a knight so far back

# How knights get to their starts.
STARTS_RANDOM: Final = 0
STARTS_LONGEST: Final = 1
STARTS_SHORTEST: Final = 2
STARTS_PLACED: Final = 3


class Rulings:
    """The switches of a rules version."""

    def __init__(self, lock_final: bool, river_chain: bool, tunnel_backwards: bool, horse_marches: bool) -> None:
        self.lock_final = lock_final  # R9
        self.river_chain = river_chain  # R24
        self.tunnel_backwards = tunnel_backwards  # R27
        self.horse_marches = horse_marches  # R42


class Field:
    """Four boards around the terem, in one order."""

    def __init__(
        self,
        order: str,
        side: int,
        terem: list[int],
        paths: list[list[int]],
        arrows: list[int],
        currents: list[int],
        drift: list[int],
        tunnels: dict[int, int],
        entries: dict[int, str],
        exits: dict[int, str],
    ) -> None:
        self.order = order
        self.side = side
        self.cells = side * side
        self.terem = terem
        self.paths = paths
        self.lengths = [len(path) for path in paths]
        self.arrows = arrows  # by cell: direction of the path's next step, or NOBODY
        self.currents = currents  # by cell: direction of the river, or NOBODY
        self.drift = drift  # by cell: where the dragon ends when it stops there
        self.entries = entries  # cell -> colour
        self.exits = exits
        self.delta = [-side, 1, side, -1]
        self.in_terem = [cell in terem for cell in range(self.cells)]
        self.run: list[int] = []  # cell * 4 + direction -> cells up to the edge
        for cell in range(self.cells):
            row, column = divmod(cell, side)
            self.run += [row, side - 1 - column, side - 1 - row, column]
        self.index_on: list[int] = [NOBODY] * (len(paths) * self.cells)  # path * cells + cell -> index, or NOBODY
        self.joins = [NOBODY] * self.cells  # by cell: place on the path with the longest way behind it, or NOBODY
        self.through = [NOBODY] * (len(paths) << INDEX)  # place of a tunnel entry -> place of its exit
        for path, cells in enumerate(paths):
            for index, cell in enumerate(cells):
                self.index_on[path * self.cells + cell] = index
                joined = self.joins[cell]
                if joined == NOBODY or index > joined & INDEX_MASK:
                    self.joins[cell] = path << INDEX | index
        for cell, exit_place in tunnels.items():
            for path, cells in enumerate(paths):
                if cell in cells:
                    self.through[path << INDEX | cells.index(cell)] = exit_place
        self.jumps = [self._jumps(cell) for cell in range(self.cells)]  # Knight's move
        self.around = [self._around(cell) for cell in range(self.cells)]  # by cell: directions that stay on the field

    def _jumps(self, cell: int) -> list[int]:
        """The numbers (0 to 7) of the jumps that stay on the field."""
        row, column = divmod(cell, self.side)
        found = []
        for number, (down, right) in enumerate(JUMPS):
            if 0 <= row + down < self.side and 0 <= column + right < self.side:
                found.append(number)
        return found

    def _around(self, cell: int) -> list[int]:
        return [direction for direction in range(4) if self.run[cell * 4 + direction]]

    def cell_of(self, place: int) -> int:
        """The cell of a knight's place."""
        return self.paths[place >> INDEX][place & INDEX_MASK]

    def distance(self, one: int, other: int) -> int:
        """Rows plus columns between two cells."""
        run = self.run  # of the four the first counts rows, the last columns
        down = run[one * 4] - run[other * 4]
        right = run[one * 4 + 3] - run[other * 4 + 3]
        return (down if down > 0 else -down) + (right if right > 0 else -right)  # abs() makes an object when compiled


def cell_name(row: int, column: int, side: int) -> str:
    """How a cell is written: its row and its column."""
    return f"{row}{column}" if side <= 10 else f"{row}:{column}"


JUMPS: Final = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))


class Names:
    """What the numbered things are called in the data."""

    def __init__(self, colours: list[str], paths: list[str], cells: list[str]) -> None:
        self.cards = [*colours, "fire", "manoeuvre"]
        self.sets: list[tuple[str, ...]] = [
            tuple([card for place, card in enumerate(self.cards) if mask >> place & 1]) for mask in range(ALL_CARDS + 1)
        ]
        self.colours = colours
        self.paths = paths
        self.cells = cells


class Deck:
    """The six cards of one back as values with their counts."""

    def __init__(self, cards: list[int]) -> None:
        self.values = sorted(set(cards))
        self.counts = [cards.count(value) for value in self.values]
        self.size = len(cards)


class Settings:
    """The options of a table that the rules look at."""

    def __init__(
        self,
        rotation: int,
        starts: int,
        dragon_chosen: bool,
        fixed_tiles: list[int],
        tile_pool: list[int],
        speech: int,
        family: bool,
        choice_seconds: int,
        talk_seconds: int,
    ) -> None:
        self.rotation = rotation  # NOBODY: drawn
        self.starts = starts
        self.dragon_chosen = dragon_chosen
        self.fixed_tiles = fixed_tiles
        self.tile_pool = tile_pool  # by tile: 1 where it may be drawn beside the fixed ones
        self.speech = speech  # tokens
        self.family = family  # talk is open all the time
        self.choice_seconds = choice_seconds  # 0: no clock
        self.talk_seconds = talk_seconds


class Board:
    """Everything the rules look up, for one number of players."""

    def __init__(
        self,
        names: Names,
        players: int,
        knights: int,
        fields: list[Field],
        knight_deck: Deck,
        dragon_deck: Deck,
        stays: list[bool],
        settings: Settings,
        rulings: Rulings,
    ) -> None:
        self.names = names
        self.players = players
        self.knights = knights
        self.fields = fields  # one for each order that may be laid
        self.knight_deck = knight_deck
        self.dragon_deck = dragon_deck
        self.stays = stays  # by tile: turned until the end of the round
        self.settings = settings
        self.rulings = rulings
        self.starts = len(names.paths)
        self.cells = fields[0].cells
        self.tiles_in_play = 3
        self.farthest = max(SWIFT_LIMIT, max(abs(value) for value in dragon_deck.values))
        self.mean_step = sum(v * c for v, c in zip(knight_deck.values, knight_deck.counts, strict=True)) / float(
            knight_deck.size
        )
        self.everybody = tuple(range(players))
        self.alone: list[tuple[int, ...]] = [(seat,) for seat in range(players)]
        self.nobody: tuple[int, ...] = ()
        self._number_actions()

    def _number_actions(self) -> None:
        """Numbers every action of the game; a manoeuvre is one action with all its choices."""
        knights, far = self.knights, self.farthest
        sizes = {
            "place": self.starts,
            "perch": 4,
            "begin": 1,
            "speak": 1,
            "hush": 1,
            "lock": CARDS,
            "skip": 1,
            "fly": far,
            "discard": CARDS,
            "fireball": 4,
            "arrow": 1 + 4 * far,  # nothing, or colour and distance
            "princess": 4,
            # What is repeated (nothing, Fire, or colour and distance, distance 0 off the field), and the card lost.
            "repeat": (2 + 4 * (far + 1)) * CARDS,
            "jump": 8,
            "trap": knights * (knights + 1),  # knight, then shield (0: stays)
            "apples": (knights + 1) * (self.starts + 1),  # knight (0: declined), then the comrade's start (0: nobody)
            "skorokhod": knights * self.cells,
            "magnet": knights * (2 * PULL + 1) * (knights + 1),
        }
        first: list[int] = []
        total = 0
        for size in sizes.values():
            first.append(total)
            total += size
        self.place = first[0]
        self.perch = first[1]
        self.begin = first[2]
        self.speak = first[3]
        self.hush = first[4]
        self.lock = first[5]
        self.skip = first[6]
        self.fly = first[7]
        self.discard = first[8]
        self.fireball = first[9]
        self.arrow = first[10]
        self.princess = first[11]
        self.repeat = first[12]
        self.jump = first[13]
        self.trap = first[14]
        self.apples = first[15]
        self.skorokhod = first[16]
        self.magnet = first[17]
        self.actions = total
        self.point = total  # pointing is an interjection: a mask of knights above all other codes
        self.lock_codes = [
            [self.lock + card for card in range(CARDS) if hand >> card & 1] + [self.skip]
            for hand in range(ALL_CARDS + 1)
        ]
        self.discard_codes = [
            [self.discard + card for card in range(CARDS) if hand >> card & 1] for hand in range(ALL_CARDS + 1)
        ]
