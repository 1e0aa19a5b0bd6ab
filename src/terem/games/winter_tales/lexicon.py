"""The names of printed things as phrases, so that every language can inflect them."""

from __future__ import annotations

from terem.games.winter_tales.board import KINDS, NOBODY, POWERS, Board
from terem.games.winter_tales.state import State
from terem.kernel.phrase import Phrase


def character(board: Board, number: int) -> Phrase:
    """A rebel or a soldier."""
    return Phrase(f"wt-character-{board.names.characters[number]}")


def card(board: Board, number: int) -> Phrase:
    """A story card by its subject."""
    return Phrase("wt-card-blank" if number == NOBODY else f"wt-card-{board.names.cards[number]}")


def area(board: Board, number: int) -> Phrase:
    """A location, or the square between two of them."""
    if number < board.locations:
        return Phrase(f"wt-location-{board.names.areas[number]}")
    one, other = board.joins[number - board.locations]
    return Phrase("wt-square", {"one": area(board, one), "other": area(board, other)})


def quest(board: Board, number: int) -> Phrase:
    """A quest's title."""
    return Phrase(f"wt-quest-{board.names.quests[number]}")


def power(number: int) -> Phrase:
    """A power's title."""
    return Phrase(f"wt-power-{POWERS[number]}")


def objective(board: Board, number: int) -> Phrase:
    """An objective's title, with its printed locations."""
    kind = list(KINDS)[board.objective_kinds[number]]
    places = [area(board, place) for place in board.objective_places[number]]
    return Phrase(f"wt-objective-{kind}", {"places": places} if places else {})


def theme(board: Board, number: int, choice: int) -> Phrase:
    """One of the themes of an objective."""
    return Phrase(f"wt-theme-{list(KINDS)[board.objective_kinds[number]]}-{choice}")


def memory(state: State, space: int) -> Phrase:
    """What a memory is called: the quest, or the objective, that made it."""
    made = state.memory_quest[space]
    return objective(state.board, state.memory_objective[space]) if made == NOBODY else quest(state.board, made)
