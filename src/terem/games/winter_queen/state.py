"""The state of a game of Winter Queen: small integers in flat lists, cheap to copy."""

from typing import Any, Final

from terem.games.winter_queen.board import NOBODY, Board
from terem.kernel.native import i64

NORMAL: Final = 0
FINAL: Final = 1
OVER: Final = 2


class State:
    """Everything that changes. The order of piles and bag is not here: nobody knows it, so it is drawn when shown."""

    def __init__(
        self,
        board: Board,
        stage: int,
        first: int,
        to_move: int,
        turns: int,
        turns_left: int,
        passes: int,
        crystals: list[int],
        depicted: i64,
        holders: list[int],
        bag: list[int],
        discarded: list[int],
        tops: list[int],
        piles: list[int],
        unseen: list[int],
        owned: list[int],
        pages: list[int],
        points: list[int],
    ) -> None:
        self.board = board
        self.stage = stage
        self.first = first  # holds the Winter Queen token, is P1
        self.to_move = to_move
        self.turns = turns
        self.turns_left = turns_left  # counts down in the final stage
        self.passes = passes  # in a row
        self.crystals = crystals  # by colour: mask of spaces, placed and depicted alike
        self.depicted = depicted  # mask of spaces
        self.holders = holders  # holder * colours + colour -> count
        self.bag = bag  # by colour
        self.discarded = discarded  # by colour
        self.tops = tops  # by county: book, or NOBODY
        self.piles = piles  # by county: tiles left, the top one included
        self.unseen = unseen  # by book: 1 while it lies under a top, nobody knows where
        self.owned = owned  # by seat: mask of books
        self.pages = pages  # book * 2 + side -> colour of the crystal on it, or NOBODY
        self.points = points  # by seat

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        return State(
            self.board,
            self.stage,
            self.first,
            self.to_move,
            self.turns,
            self.turns_left,
            self.passes,
            self.crystals[:],
            self.depicted,
            self.holders[:],
            self.bag[:],
            self.discarded[:],
            self.tops[:],
            self.piles[:],
            self.unseen[:],
            self.owned[:],
            self.pages[:],
            self.points[:],
        )

    def dump(self) -> dict[str, int | list[int]]:
        """The whole state as plain data, hidden parts included; `load` reads it back."""
        return {
            "stage": self.stage,
            "first": self.first,
            "to_move": self.to_move,
            "turns": self.turns,
            "turns_left": self.turns_left,
            "passes": self.passes,
            "crystals": self.crystals[:],
            "depicted": self.depicted,
            "holders": self.holders[:],
            "bag": self.bag[:],
            "discarded": self.discarded[:],
            "tops": self.tops[:],
            "piles": self.piles[:],
            "unseen": self.unseen[:],
            "owned": self.owned[:],
            "pages": self.pages[:],
            "points": self.points[:],
        }

    def occupied(self) -> i64:
        """The spaces that hold a crystal, placed or depicted."""
        mask: i64 = 0
        for crystals in self.crystals:
            mask |= i64(crystals)
        return mask

    def colour_at(self, space: i64) -> i64:
        """The colour of the crystal on a space, or NOBODY."""
        colour: i64 = 0
        for crystals in self.crystals:
            if i64(crystals) >> space & 1:
                return colour
            colour += 1  # noqa: SIM113  enumerate is slower compiled
        return NOBODY


def load(board: Board, data: dict[str, Any]) -> State:
    """The state that `State.dump` wrote."""
    fields: dict[str, Any] = {name: value[:] if isinstance(value, list) else value for name, value in data.items()}
    return State(board, **fields)


def new_state(board: Board) -> State:
    """Everything in the bag and under the piles, nothing on the table yet."""
    return State(
        board=board,
        stage=NORMAL,
        first=0,
        to_move=0,
        turns=0,
        turns_left=0,
        passes=0,
        crystals=[0] * board.colours,
        depicted=0,
        holders=[0] * board.crystals,
        bag=[board.crystals_per_colour] * board.colours,
        discarded=[0] * board.colours,
        tops=[NOBODY] * board.counties,
        piles=[0] * board.counties,
        unseen=[1] * board.books,
        owned=[0] * board.players,
        pages=[NOBODY] * (board.books * 2),
        points=[0] * board.players,
    )
