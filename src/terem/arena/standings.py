"""What many results say: shares of wins with their error bars, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from msgspec import Struct
from openskill.models import PlackettLuce

from terem.arena.contest import Contest, Result

SURE = 1.96
"""Standard errors to either side that hold 19 times of 20."""


class Standing(Struct, frozen=True):
    """How an entrant fared."""

    label: str
    games: int
    """Seats it had in all."""
    share: float
    """Of the wins that were to be had at its seats; a shared win counts its part, a team's counts for all."""
    error: float
    """Half the width of the interval around the share: deals are what is independent, not games."""
    fair: float
    """The share of somebody who is as good as all the others."""
    score: float
    rating: float | None
    """Plackett and Luce's, by who won; 25 is where everybody begins. None without rivals."""
    doubt: float | None
    """Half the width of the interval around the rating that holds 19 times of 20; it shrinks with every game."""


class Seat(NamedTuple):
    """How an entrant fared at one seat of one game."""

    deal: int
    share: float
    score: int


def standings(contest: Contest, results: Sequence[Result], cooperative: bool) -> list[Standing]:
    """Of every entrant that has played, the best first."""
    ratings = {} if cooperative else _ratings(contest, results)
    found = []
    for label, seats in _seats(contest, results, cooperative).items():
        share, error = mean_and_error(_by_deal(seats))
        rating, doubt = ratings.get(label, (None, None))
        found.append(
            Standing(
                label=label,
                games=len(seats),
                share=share,
                error=error,
                fair=1.0 if cooperative else 1 / contest.players,
                score=fmean(seat.score for seat in seats),
                rating=rating,
                doubt=doubt,
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def mean_and_error(means: Sequence[float]) -> tuple[float, float]:
    """Of figures that are independent: one a deal."""
    return fmean(means), SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def _seats(contest: Contest, results: Sequence[Result], cooperative: bool) -> dict[str, list[Seat]]:
    """By entrant, in the order they were named, every seat it had."""
    found: dict[str, list[Seat]] = {one.label: [] for one in contest.entrants}
    for result in results:
        part = 1.0 if cooperative else 1 / max(len(result.winners), 1)
        for seat, one in enumerate(contest.lineup(result.rotation)):
            won = part if seat in result.winners else 0.0
            found[one.label].append(Seat(result.deal, won, result.scores[seat]))
    return {label: seats for label, seats in found.items() if seats}


def _by_deal(seats: Sequence[Seat]) -> list[float]:
    """The mean share of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for seat in seats:
        found[seat.deal].append(seat.share)
    return [fmean(of_deal) for of_deal in found.values()]


def _ratings(contest: Contest, results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Of every entrant, Plackett and Luce's rating and its doubt, by who won; of a single one nothing."""
    model = PlackettLuce(tau=0.0)  # a bot stays as good as it is, so nothing adds to the doubt
    begin = model.rating()
    known = {one.label: (begin.mu, begin.sigma) for one in contest.entrants}
    if len(known) < 2:
        return {}
    for result in sorted(results, key=lambda result: (result.deal, result.rotation)):
        if 0 < len(result.winners) < contest.players:
            known |= _rated(model, known, [one.label for one in contest.lineup(result.rotation)], result.winners)
    return {label: (mu, SURE * sigma) for label, (mu, sigma) in known.items()}


def _rated(
    model: PlackettLuce, known: Mapping[str, tuple[float, float]], labels: Sequence[str], winners: Sequence[int]
) -> dict[str, tuple[float, float]]:
    """What one game makes of the ratings of those who sat there; nothing where only one entrant did."""
    if len(set(labels)) < 2:
        return {}
    before = [[model.rating(*known[label])] for label in labels]
    after = model.rate(before, ranks=[float(seat not in winners) for seat in range(len(labels))])
    seats: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for label, (rating,) in zip(labels, after, strict=True):
        seats[label].append((rating.mu, rating.sigma))
    # Seats of one entrant share one skill. Their mean comes to rest where the likelihood of the whole game does, and
    # takes a game for one piece of news however many seats it was seen from: their sum would take it for several.
    return {label: (fmean(mu for mu, _ in of), fmean(sigma for _, sigma in of)) for label, of in seats.items()}
