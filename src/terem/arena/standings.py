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
"""Standard errors to either side that hold 19 times of 20, where the error is known."""
STUDENT = {
    **dict(enumerate((12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.20, 2.18, 2.16, 2.14, 2.13), 1)),
    16: 2.12,
    18: 2.10,
    20: 2.09,
    25: 2.06,
    30: 2.04,
    40: 2.02,
    60: 2.00,
    120: 1.98,
    250: 1.97,
    500: SURE,
}
"""The same where the error itself comes from so many deals and one: Student's. In between the one before holds."""
RARE = 3.0
"""What was not seen on N deals happens on fewer than three of N, 19 times of 20: the rule of three."""
SAME = 1e-9
"""Shares that differ by less differ by how they were added up."""


class Standing(Struct, frozen=True):
    """How an entrant fared among rivals."""

    label: str
    games: int
    """Seats it had in all."""
    share: float
    """Of the wins that were to be had at its seats; a shared win counts its part."""
    error: float | None
    """Half the width of the interval around the share: deals are what is independent, not games. One has none."""
    fair: float
    """The share of somebody who is as good as all the others."""
    score: float
    rating: float | None
    """Plackett and Luce's, by who won; 25 is where everybody begins. None without rivals."""
    doubt: float | None
    """SURE times what the rating's model calls its deviation: it begins wide, and shrinks with every game."""


class Team(Struct, frozen=True):
    """How those fared who win or lose together."""

    team: str
    """Who sat there, in whatever seats."""
    games: int
    share: float
    """Of its games that were won."""
    error: float | None
    """Half the width of the interval around the share, over deals."""


class Seat(NamedTuple):
    """How an entrant fared at one seat of one game."""

    deal: int
    share: float
    score: int


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """Of every entrant that has played among rivals, the best first."""
    ratings = _ratings(contest, results)
    # Somebody alone at the table wins what there is, whatever is dealt.
    figures = share_and_error if len(set(contest.entrants)) > 1 else mean_and_error
    found = []
    for label, seats in _seats(contest, results).items():
        share, error = figures(_by_deal(seats))
        rating, doubt = ratings.get(label, (None, None))
        found.append(
            Standing(
                label=label,
                games=len(seats),
                share=share,
                error=error,
                fair=1 / contest.players,
                score=fmean(seat.score for seat in seats),
                rating=rating,
                doubt=doubt,
            )
        )
    return sorted(found, key=lambda standing: -standing.share)


def teams(contest: Contest, results: Sequence[Result]) -> list[Team]:
    """Of everybody who has played together, the best first."""
    found: dict[str, list[Seat]] = defaultdict(list)
    for result in results:
        together = sorted(contest.lineup(result.rotation), key=contest.entrants.index)
        team = ",".join(one.label for one in together)
        found[team].append(Seat(result.deal, float(bool(result.winners)), 0))
    played = [Team(team, len(games), *share_and_error(_by_deal(games))) for team, games in found.items()]
    return sorted(played, key=lambda team: -team.share)


def mean_and_error(means: Sequence[float]) -> tuple[float, float | None]:
    """Of figures that are independent: one a deal. A single one has a mean and no error."""
    mean, deals = fmean(means), len(means)
    return mean, sure(deals) * stdev(means) / sqrt(deals) if deals > 1 else None


def share_and_error(shares: Sequence[float]) -> tuple[float, float | None]:
    """Of shares, one a deal. Where all are the same there was nothing to estimate from: another may be rare."""
    share, error = mean_and_error(shares)
    if error is not None and max(shares) - min(shares) < SAME:
        error = min(RARE / len(shares), 1.0) * max(share, 1 - share)
    return share, error


def sure(deals: int) -> float:
    """Standard errors to either side that hold 19 times of 20, for figures of so many deals; 2 or more."""
    return STUDENT[max(freedom for freedom in STUDENT if freedom < deals)]


def _seats(contest: Contest, results: Sequence[Result]) -> dict[str, list[Seat]]:
    """By entrant, in the order they were named, every seat it had."""
    found: dict[str, list[Seat]] = {one.label: [] for one in contest.entrants}
    for result in results:
        part = 1 / max(len(result.winners), 1)
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
