"""Chance as a tape of named outcomes.

Rules never see a generator: they ask ``chance.draw(name, weights)`` and get an index. What stands behind the call
decides what the draw is: a fair draw that can be proved afterwards, a recorded one, a node of a search tree.
Compiled, because a playout draws about once a step.
"""

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random

from terem.kernel.native import i64

Draw = tuple[str, list[int], int]
"""One outcome as it is written down: the name of the draw, its weights, the index that came up."""

_SPAN = 1 << 256


class Chance(ABC):
    """Where outcomes come from."""

    @abstractmethod
    def draw(self, name: str, weights: list[int]) -> int:
        """An index into `weights`, each with probability weight / sum; `name` says what is drawn, for the record."""


def _index_at(weights: list[int], point: i64) -> int:
    """The index whose share of the cumulated weights holds `point`."""
    index = 0
    for weight in weights:
        point -= i64(weight)
        if point < 0:
            return index
        index += 1  # noqa: SIM113  enumerate is slower compiled
    raise ValueError("point lies beyond the weights")


class RandomChance(Chance):
    """Quick draws from a generator of the caller's: for search and experiments, not for tables."""

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def draw(self, name: str, weights: list[int]) -> int:
        total: i64 = 0
        for weight in weights:
            total += i64(weight)
        return _index_at(weights, i64(self._random() * float(total)))


class FairChance(Chance):
    """Draws that follow from a key fixed before the seats' nonces were known (docs/record.md, "Fair draws")."""

    def __init__(self, key: bytes, nonces: Sequence[str], drawn: int = 0) -> None:
        self._key = key
        self._salt = "terem-draw-1\n" + "\n".join(nonces) + "\n"
        self.drawn = drawn

    def draw(self, name: str, weights: list[int]) -> int:
        total = sum(weights)
        limit = _SPAN - _SPAN % total
        attempt = 0
        while True:
            message = f"{self._salt}{self.drawn}\n{attempt}".encode()
            number = int.from_bytes(hmac.new(self._key, message, hashlib.sha256).digest(), "big")
            if number < limit:  # reject the tail: a plain remainder would favour low indices
                self.drawn += 1
                return _index_at(weights, number % total)
            attempt += 1


class TapeMismatch(Exception):
    """A recorded outcome does not fit what the rules draw now."""

    def __init__(self, name: str, position: int) -> None:
        super().__init__(f"draw {position} ({name}) does not fit the record")
        self.name = name
        self.position = position


class RecordedChance(Chance):
    """Reads outcomes back from a record and insists that the rules draw exactly the same things."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = draws
        self._next = 0

    def draw(self, name: str, weights: list[int]) -> int:
        position = self._next
        if position >= len(self._draws):
            raise TapeMismatch(name, position)
        written, expected, outcome = self._draws[position]
        if written != name or expected != list(weights) or not 0 <= outcome < len(weights) or not weights[outcome]:
            raise TapeMismatch(name, position)
        self._next = position + 1
        return outcome

    def finish(self) -> None:
        """Refuses outcomes that nobody drew."""
        if self._next != len(self._draws):
            raise TapeMismatch(self._draws[self._next][0], self._next)


class ChanceNode(Exception):
    """An explicit chance node: the outcome that is missing, with its distribution."""

    def __init__(self, name: str, weights: list[int]) -> None:
        super().__init__(name)
        self.name = name
        self.weights = weights


class ExplicitChance(Chance):
    """Plays back chosen outcomes and raises `ChanceNode` where the next one must be chosen."""

    def __init__(self, outcomes: Sequence[int]) -> None:
        self._outcomes = outcomes
        self._next = 0

    def draw(self, name: str, weights: list[int]) -> int:
        if self._next == len(self._outcomes):
            raise ChanceNode(name, list(weights))
        self._next += 1
        return self._outcomes[self._next - 1]


class EchoedChance(Chance):
    """Draws once more as written down, as long as another world draws the same; then the first possible outcome."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        self._draws = list(draws)

    def draw(self, name: str, weights: list[int]) -> int:
        if self._draws:
            written, expected, outcome = self._draws.pop(0)
            if written == name and list(expected) == list(weights):
                return outcome
        self._draws = []
        return _index_at(weights, 0)


class Tape(Chance):
    """Passes draws on to a source and writes every outcome down."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def draw(self, name: str, weights: list[int]) -> int:
        outcome = self._source.draw(name, weights)
        self.draws.append((name, list(weights), outcome))
        return outcome
