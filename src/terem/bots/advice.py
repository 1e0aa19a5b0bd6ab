"""What advice consists of, for every game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from statistics import median
from typing import NamedTuple

from terem.kernel.phrase import Phrase


class Advice(NamedTuple):
    """An action worth considering."""

    code: int
    gain: Phrase | None
    """How much better it is than a middling action; None where it is not."""
    why: Phrase


LEAST = 0.3
"""Points below which nobody can tell two actions apart."""


def points_gained(gain: float) -> Phrase | None:
    """So many points, where they are worth a word; whole ones as such, for grammar sees the difference."""
    points = round(gain, 1)
    whole = points.is_integer()
    return Phrase("coach-gain", {"points": int(points) if whole else points}) if points >= LEAST else None


def distinct(found: Iterable[Advice]) -> list[Advice]:
    """Advice without what says just the same as something before it: a learner could not choose between the two."""
    told: list[Advice] = []
    for one in found:
        if all((one.gain, one.why) != (other.gain, other.why) for other in told):
            told.append(one)
    return told


def gains(worths: Iterable[float]) -> list[Phrase | None]:
    """What actions gain over a middling one, in the order they are advised in.

    None is said to gain more than one before it: that was looked at longer, so it is known better.
    """
    values = list(worths)
    middling = median(values)
    return [points_gained(worth - middling) for worth in accumulate(values, min)]


def best_of(count: int, place: int = 0) -> Phrase:
    """The reason where there is no better one: of so many actions this looked best, or best after those before it."""
    return Phrase("coach-glance-next") if place else Phrase("coach-glance", {"count": count})


def no_choice(code: int) -> Advice:
    """What is to be done where nothing else is possible."""
    return Advice(code, None, Phrase("coach-only"))
