"""Positions for tests: a table laid as a text says."""

from __future__ import annotations

from terem.games.winter_queen import scoring
from terem.games.winter_queen.board import EFFECTS, NOBODY
from terem.games.winter_queen.game import GAME
from terem.games.winter_queen.position import Position, PositionBook, set_up
from terem.games.winter_queen.state import FINAL, State
from terem.kernel.chance import Chance

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow", "P": "purple"}


class Script(Chance):
    """Draws the named crystals in order; every other draw gives its first possible outcome."""

    def __init__(self, crystals: str = "") -> None:
        self.crystals = list(crystals)

    def draw(self, name, weights):
        if name == "crystal" and self.crystals:
            colour = list(COLOURS.values())
            wanted = COLOURS[self.crystals.pop(0)]
            assert wanted in colour
            return ["blue", "green", "yellow", "purple", "red"].index(wanted)
        return next(index for index, weight in enumerate(weights) if weight)


def board(players: int = 4):
    return GAME.prepare(GAME.config(players))


def laid(text: str = "", players: int = 4, books: tuple = ()) -> State:
    """A position; `books` are (seat, book, left, right) with seats from 1. Crystals not named stay in the bag."""
    tiles = [PositionBook(seat, book, left, right) for seat, book, left, right in books]
    return set_up(board(players), Position(map=text, books=tiles, players=players))


def page_of(effect: str, wisp: str | None = None) -> int:
    """A page with that effect (and that colour of wisps)."""
    b = board()
    for page, number in enumerate(b.effect_of):
        shown = b.wisp_of[page]
        if EFFECTS[number] == effect and (wisp is None or (shown != NOBODY and b.names.colours[shown] == wisp)):
            return page
    raise LookupError(effect)


def best(text: str, effect: str, colour: str, wisp: str | None = None) -> scoring.Score:
    """The best score of an effect on a laid map, for seat 0 that holds nothing else."""
    state = laid(text)
    page = page_of(effect, wisp)
    state.owned[0] |= 1 << page // 2
    state.pages[page] = state.board.names.colours.index(colour)
    return scoring.best(state, 0, page, state.pages[page])


def points(text: str, effect: str, colour: str, wisp: str | None = None) -> int:
    return best(text, effect, colour, wisp).points


def at_space(text: str, effect: str, colour: str, space: str, wisp: str | None = None) -> int:
    """What a named anchor gives."""
    state = laid(text)
    page = page_of(effect, wisp)
    number = state.board.names.spaces.index(space)
    named = scoring.Target(number, NOBODY, NOBODY)
    return scoring.at_target(state, 0, page, state.board.names.colours.index(colour), named).points


def fill_holders(state: State, *holders: str) -> State:
    """Puts crystals on the holders, taken from the bag; in the final stage one text is the pool."""
    b = state.board
    places = [b.pool] if state.stage == FINAL else range(len(holders))
    for place, text in zip(places, holders, strict=False):
        for letter in text:
            colour = b.names.letters.index(letter)
            state.holders[place * b.colours + colour] += 1
            state.bag[colour] -= 1
    return state


def lay_piles(state: State, left: int = 5) -> State:
    """Piles with a top each and `left` tiles."""
    b = state.board
    for county in range(b.counties):
        state.piles[county] = left
        book = next(k for k in range(b.books) if state.unseen[k])
        state.unseen[book] = 0
        state.tops[county] = book
    return state


def empty_bag_to(state: State, size: int) -> State:
    """Moves crystals from the bag out of the game until `size` are left."""
    while sum(state.bag) > size:
        colour = max(range(len(state.bag)), key=lambda c: state.bag[c])
        state.bag[colour] -= 1
        state.discarded[colour] += 1
    return state


def in_final_stage(state: State, turns_left: int, pool: str = "") -> State:
    """The final stage with a pool; everything else leaves the game."""
    state.stage = FINAL
    state.turns_left = turns_left
    fill_holders(state, pool)
    return empty_bag_to(state, 0)


def play(state: State, text: str, chance: Chance | None = None, seat: int | None = None):
    """Plays an action in notation for the seat to move; returns the events."""
    seat = state.to_move if seat is None else seat
    action = GAME.read(state, text)
    refusal = GAME.check(state, seat, action)
    assert refusal is None, refusal
    return GAME.apply(state, seat, action, None, chance or Script())


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The key of the refusal of an action in notation; fails when it is accepted."""
    seat = state.to_move if seat is None else seat
    refusal = GAME.check(state, seat, GAME.read(state, text))
    assert refusal is not None
    return refusal.phrase.key


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """Every legal action in notation."""
    seat = state.to_move if seat is None else seat
    return [GAME.write(state, GAME.decode(state, code)) for code in GAME.legal(state, seat)]


def keys(events) -> list[str]:
    return [event.phrase.key for event in events]
