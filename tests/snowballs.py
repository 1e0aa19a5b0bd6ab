"""Snowballs, the smallest game that uses the whole contract.

Everybody holds snowballs of size 1, 2 and 3 and each round throws one, chosen in secret and at once. The largest that
nobody else threw scores its size, plus a gust of wind if the option says so. Three rounds, most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from terem.kernel.chance import Chance
from terem.kernel.contract import Bounds, Config, Game, Option, Outcome
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import CLOCK, Prompt
from terem.kernel.words import Words

SIZES = (1, 2, 3)


class Throw(Struct, frozen=True, tag="throw", tag_field="do"):
    """Throw a snowball of a size."""

    size: int


class Board(Struct, frozen=True):
    players: int
    gust: bool
    ties_score: bool


class State:
    def __init__(self, board: Board, hands: list[list[int]], chosen: list[int], points: list[int]) -> None:
        self.board, self.hands, self.chosen, self.points = board, hands, chosen, points

    def copy(self) -> State:
        return State(self.board, [list(hand) for hand in self.hands], list(self.chosen), list(self.points))

    def dump(self) -> dict[str, Any]:
        return {"hands": [list(h) for h in self.hands], "chosen": list(self.chosen), "points": list(self.points)}


class View(Struct, frozen=True):
    seat: int | None
    hands: tuple[tuple[int, ...], ...]
    """What each seat held when the round began: public, for throws are seen."""
    locked: tuple[bool, ...]
    own: int
    points: tuple[int, ...]
    prompt: Prompt | None


class Snowballs(Game[Board, State, Throw]):
    name = "snowballs"
    players = range(2, 4)
    simultaneous = True
    options = (Option("gust", True, (True, False)),)
    reveals = frozenset({"snowballs-thrown"})
    locales = Path(__file__).with_name("snowballs_locales")

    @property
    def action_type(self) -> Any:
        return Throw

    @property
    def versions(self) -> Mapping[str, Mapping[str, Any]]:
        return {"1": {"ties_score": False}, "2": {"ties_score": True}}

    def components(self, source: Path | None = None) -> Mapping[str, Any]:
        return {"sizes": list(SIZES)}

    def prepare(self, config: Config) -> Board:
        return Board(config.players, config.options["gust"], self.versions[config.rules]["ties_score"])

    def setup(self, board: Board, chance: Chance) -> State:
        seats = range(board.players)
        return State(board, [list(SIZES) for _ in seats], [0 for _ in seats], [0 for _ in seats])

    def load(self, board: Board, data: Mapping[str, Any]) -> State:
        return State(board, data["hands"], data["chosen"], data["points"]).copy()

    def seats(self, state: State) -> int:
        return state.board.players

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, hand in enumerate(state.hands) if hand and not state.chosen[seat])

    def prompt(self, state: State) -> Prompt:
        asked = self.asked(state)
        return Prompt(
            id=3 - max(len(hand) for hand in state.hands),
            seats=asked,
            phrase=Phrase("snowballs-choose"),
            blind=True,
            seconds=30,
            default=Throw(min(state.hands[asked[0]])),
        )

    def legal(self, state: State, seat: int) -> list[int]:
        return [size - 1 for size in state.hands[seat]] if seat in self.asked(state) else []

    def check(self, state: State, seat: int, action: Throw) -> Refusal | None:
        if action.size not in state.hands[seat]:
            return Refusal("snowballs-refuse", rule="S-1", size=action.size)
        return None

    def apply(self, state: State, seat: int, action: Throw, words: Words | None, chance: Chance) -> list[Event]:
        seat = self.asked(state)[0] if seat == CLOCK else seat
        state.chosen[seat] = action.size
        events = [Event(Phrase("snowballs-locked", {"seat": seat}))]
        if all(state.chosen):
            events += self._throw(state, chance)
        return events

    def _throw(self, state: State, chance: Chance) -> list[Event]:
        thrown = list(state.chosen)
        largest = max((size for size in thrown if thrown.count(size) == 1), default=0)
        best = max(thrown) if state.board.ties_score else largest
        gust = chance.draw("gust", [2, 1, 1]) if state.board.gust else 0
        for seat, size in enumerate(thrown):
            state.hands[seat].remove(size)
            state.points[seat] += (size + gust) * (size == best)
        state.chosen = [0] * len(thrown)
        return [Event(Phrase("snowballs-thrown", {"sizes": str(thrown), "gust": gust}))]

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            hands=tuple(tuple(hand) for hand in state.hands),
            locked=tuple(bool(size) for size in state.chosen),
            own=0 if seat is None else state.chosen[seat],
            points=tuple(state.points),
            prompt=self.prompt(state) if self.asked(state) else None,
        )

    def knowledge(self, state: State, seat: int) -> View:
        return self.view(state, seat)

    def redeal(self, board: Board, known: View, rng: Random) -> State:
        chosen = [rng.choice(hand) if locked else 0 for hand, locked in zip(known.hands, known.locked, strict=True)]
        if known.seat is not None:
            chosen[known.seat] = known.own
        return State(board, [list(hand) for hand in known.hands], chosen, list(known.points))

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return self.redeal(state.board, self.view(state, seat), rng)

    def outcome(self, state: State) -> Outcome | None:
        if any(state.hands):
            return None
        most = max(state.points)
        winners = tuple(seat for seat, points in enumerate(state.points) if points == most)
        return Outcome(tuple(state.points), winners, Phrase("snowballs-over"))

    def bounds(self, board: Board) -> Bounds:
        return Bounds(actions=3, length=3 * board.players, outcomes=3, draws=1, observation=5 * board.players)

    def observe(self, state: State, seat: int) -> list[float]:
        seats = [(seat + k) % state.board.players for k in range(state.board.players)]
        hands = [float(size in state.hands[s]) for s in seats for size in SIZES]
        return [*hands, *(state.points[s] / 15 for s in seats), *(float(bool(state.chosen[s])) for s in seats)]

    def encode(self, state: State, action: Throw) -> int:
        return action.size - 1

    def decode(self, state: State, code: int) -> Throw:
        return Throw(code + 1)

    def write(self, state: State, action: Throw) -> str:
        return f"throw {action.size}"

    def read(self, state: State, text: str) -> Throw:
        word, _, size = text.partition(" ")
        if word != "throw" or not size.isdigit():
            raise Refusal("snowballs-notation", text=text)
        return Throw(int(size))

    def invariants(self, state: State) -> list[str]:
        return ["hands differ"] if len({len(hand) for hand in state.hands}) > 1 else []


GAME = Snowballs()
