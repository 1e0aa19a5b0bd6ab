"""Winter Queen as the kernel knows it: the contract, filled from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from terem.games.winter_queen import actions, notation, rules
from terem.games.winter_queen import components as printed
from terem.games.winter_queen.actions import Action, Activate, Pass
from terem.games.winter_queen.board import NOBODY, Board, Rulings
from terem.games.winter_queen.check import check
from terem.games.winter_queen.explain import (
    PageQuestion,
    Prospect,
    Question,
    Refused,
    Survey,
    WhyNot,
    answer,
    prospect,
    survey,
)
from terem.games.winter_queen.invariants import invariants
from terem.games.winter_queen.observe import observe, size
from terem.games.winter_queen.shown import Knowledge, View
from terem.games.winter_queen.state import OVER, State, load
from terem.games.winter_queen.tell import tell
from terem.games.winter_queen.view import knowledge, prompt, redeal, scramble, view, views
from terem.kernel.chance import Chance
from terem.kernel.contract import Bounds, Config, Game, Outcome
from terem.kernel.data import read_versions
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import CLOCK, Prompt
from terem.kernel.words import Words


class WinterQueen(Game[Board, State, Action]):
    """Crystals on a hex map, spell books that score them; 2 to 4 players."""

    name = "winter-queen"
    players = range(2, 5)
    open = True
    reveals = frozenset({"wq-event-total"})

    asked = staticmethod(rules.asked)
    legal = staticmethod(rules.legal)  # type: ignore[assignment]  # compiled code lists ready-made int objects
    step = staticmethod(rules.step)
    playout = staticmethod(rules.playout)

    @property
    def action_type(self) -> Any:
        return Action

    @cached_property
    def versions(self) -> Mapping[str, Mapping[str, Any]]:
        return read_versions(Path(__file__).parent)

    def components(self, source: Path | None = None) -> Mapping[str, Any]:
        plain = msgspec.to_builtins(printed.load_file(source or printed.default_file()))
        assert isinstance(plain, dict)
        return plain

    def prepare(self, config: Config) -> Board:
        rulings = Rulings(**self.versions[config.rules])
        return printed.make_board(printed.from_plain(config.components), config.players, rulings)

    def setup(self, board: Board, chance: Chance) -> State:
        return rules.setup(board, chance)

    def load(self, board: Board, data: Mapping[str, Any]) -> State:
        return load(board, dict(data))

    def seats(self, state: State) -> int:
        return state.board.players

    def prompt(self, state: State) -> Prompt:
        return prompt(state)

    def check(self, state: State, seat: int, action: Action) -> Refusal | None:
        return check(state, seat, action)

    def apply(self, state: State, seat: int, action: Action, words: Words | None, chance: Chance) -> list[Event]:
        player = state.to_move if seat == CLOCK else seat
        before = state.copy()
        if isinstance(action, Activate):
            board = state.board
            left, right = actions.target_number(board, action.left), actions.target_number(board, action.right)
            removal = NOBODY if action.remove is None else board.names.spaces.index(action.remove)
            rules.activate(state, player, board.names.books.index(action.book), left, right, removal)
        else:
            rules.step(state, player, actions.encode(state.board, action), chance)
        return tell(before, player, action, state)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: State, seats: Sequence[int | None]) -> list[View]:
        return views(state, seats)

    @property
    def question_type(self) -> Any:
        return Question

    def questions(self, state: State, seat: int | None) -> Sequence[Question]:
        names = state.board.names
        pages = [
            PageQuestion(names.books[book], page, crystal)
            for owner in range(state.board.players)
            for book in rules.books_of(state, owner)
            for page in (0, 1)
            for crystal in names.colours
        ]
        if seat is None:
            return [*pages, Survey()]
        empty = [name for space, name in enumerate(names.spaces) if state.colour_at(space) == NOBODY]
        prospects = [Prospect(names.colours[0], name) for name in empty[:3]]
        tries: list[Action] = [Pass(), *(Activate(names.books[book]) for book in rules.books_of(state, seat))]
        return [*pages, Survey(), *prospects, *(WhyNot(action) for action in tries)]

    def explain(self, state: State, seat: int | None, question: Question) -> Any:
        if isinstance(question, PageQuestion):
            return answer(state, question)
        if isinstance(question, Survey):
            return survey(state, seat)
        if seat is None:
            raise Refusal("refuse-not-your-seat")
        if isinstance(question, Prospect):
            return prospect(state, seat, question)
        asked = rules.asked(state)
        refusal = check(state, seat, question.action) if asked == (seat,) else Refusal("refuse-not-asked", seat=seat)
        return Refused(refusal.phrase, refusal.rule) if refusal else Refused(None, "")

    def knowledge(self, state: State, seat: int) -> Knowledge:
        return knowledge(state, seat)

    def redeal(self, board: Board, known: Knowledge, rng: Random) -> State:
        return redeal(board, known)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return scramble(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.stage != OVER:
            return None
        most = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
        key = "wq-outcome-deadlock" if sum(state.bag) else "wq-outcome-bag"
        return Outcome(tuple(state.points), winners, Phrase(key))

    def bounds(self, board: Board) -> Bounds:
        crystals = board.crystals_per_colour * board.colours
        drawn_at_setup = board.holders * board.per_holder + len(board.domain_spaces) + board.counties + 1
        return Bounds(
            actions=board.actions,
            # Each crystal is taken once more for every two-crystal activation; passes come in between (spec §10).
            length=(crystals + 2 * min(crystals // 2, board.books)) + board.players * (board.books + 3),
            outcomes=max(board.books, board.colours, len(board.pictures), board.players),
            draws=max(drawn_at_setup, board.per_holder + 1),
            observation=size(board),
        )

    def observe(self, state: State, seat: int) -> list[float]:
        return observe(state, seat)

    def encode(self, state: State, action: Action) -> int:
        return actions.encode(state.board, action)

    def decode(self, state: State, code: int) -> Action:
        return actions.decode(state.board, code)

    def write(self, state: State, action: Action) -> str:
        return notation.write(state.board, action)

    def read(self, state: State, text: str) -> Action:
        return notation.read(state.board, text)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME = WinterQueen()
