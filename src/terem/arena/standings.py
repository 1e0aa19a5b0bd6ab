"""What many results say: shares of wins with their error bars, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

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
    doubt: float | None


def standings(contest: Contest, results: Sequence[Result], cooperative: bool) -> list[Standing]:
    """Of every entrant, the best first."""
    labels = list(dict.fromkeys(one.label for one in contest.entrants))
    ratings = {} if cooperative else _ratings(contest, results)
    found = []
    for label in labels:
        shares, scores = _shares(contest, results, label, cooperative)
        means = [fmean(of_deal) for of_deal in shares.values()]
        error = SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0
        rating = ratings.get(label)
        found.append(
            Standing(
                label=label,
                games=len(scores),
                share=fmean(value for of_deal in shares.values() for value in of_deal),
                error=error,
                fair=1.0 if cooperative else 1 / contest.players,
                score=fmean(scores),
                rating=rating[0] if rating else None,
                doubt=rating[1] if rating else None,
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def by_deal(results: Sequence[Result], figure: Callable[[Result], float]) -> list[float]:
    """The mean of a figure over the games of each deal."""
    found: dict[int, list[float]] = defaultdict(list)
    for result in results:
        found[result.deal].append(figure(result))
    return [fmean(of_deal) for of_deal in found.values()]


def mean_and_error(means: Sequence[float]) -> tuple[float, float]:
    """Of figures that are independent: one a deal."""
    return fmean(means), SURE * stdev(means) / sqrt(len(means)) if len(means) > 1 else 0.0


def _shares(
    contest: Contest, results: Sequence[Result], label: str, cooperative: bool
) -> tuple[dict[int, list[float]], list[int]]:
    """By deal, what each seat of an entrant won; and its scores."""
    shares: dict[int, list[float]] = defaultdict(list)
    scores = []
    for result in results:
        for seat, one in enumerate(contest.lineup(result.rotation)):
            if one.label == label:
                won = seat in result.winners
                shares[result.deal].append(float(won) if cooperative else won / max(len(result.winners), 1))
                scores.append(result.scores[seat])
    return shares, scores


def _ratings(contest: Contest, results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Plackett and Luce's, by how the seats of each game rank."""
    model = PlackettLuce()
    known = {one.label: model.rating(name=one.label) for one in contest.entrants}
    if len(known) < 2:
        return {}
    for result in sorted(results, key=lambda result: (result.deal, result.rotation)):
        lineup = contest.lineup(result.rotation)
        best = {
            one.label: max(result.scores[s] for s, o in enumerate(lineup) if o.label == one.label) for one in lineup
        }
        labels = list(best)
        rated = model.rate([[known[label]] for label in labels], scores=[float(best[label]) for label in labels])
        for label, (rating,) in zip(labels, rated, strict=True):
            known[label] = rating
    return {label: (rating.mu, rating.sigma) for label, rating in known.items()}
