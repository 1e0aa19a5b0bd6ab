"""What results say: shares with their error bars, teams, ratings."""

from __future__ import annotations

import json
from math import hypot, sqrt
from random import Random
from statistics import stdev

import pytest
from bots.contests import contest

from terem.arena.contest import Contest, Entrant, Result
from terem.arena.standings import Standing, mean_and_error, share_and_error, standings, sure, teams
from terem.cli import main


def synthetic(players: int, chances: dict[str, float], bots: str, games: int, seed: int = 1) -> list[Standing]:
    """Standings of games that are won by lot: every seat has the chances of its bot. Nobody scores anything."""
    found = Contest("winter-queen", players, {}, tuple(Entrant(one, one) for one in bots), seed, 0).lasting(games)
    rng, results = Random(seed), []
    for match in found.matches():
        weights = [chances[one.label] for one in found.lineup(match.rotation)]
        winner = rng.choices(range(players), weights)[0]
        results.append(Result(match.deal, match.rotation, (0,) * players, (winner,), 1))
    return standings(found, results)


def test_error_bars_come_from_deals_and_are_wider_where_these_are_few():
    assert mean_and_error([1.0, 0.0, 1.0, 0.0]) == (0.5, pytest.approx(3.18 * 0.57735 / 2, rel=1e-3))
    assert mean_and_error([1.0]) == (1.0, None)
    assert [sure(deals) for deals in (2, 3, 11, 31, 36, 1000)] == [12.71, 4.30, 2.23, 2.04, 2.04, 1.96]
    assert [sure(deals) for deals in range(2, 2000)] == sorted((sure(deals) for deals in range(2, 2000)), reverse=True)


def test_an_error_bar_of_a_thousand_deals_is_the_usual_one():
    many = [1.0] * 812 + [0.0] * 188
    assert mean_and_error(many) == share_and_error(many) == (0.812, 1.96 * stdev(many) / sqrt(1000))


@pytest.mark.parametrize(
    ("shares", "error"),
    [([1.0] * 60, 0.05), ([0.0] * 60, 0.05), ([0.5] * 60, 0.025), ([1.0, 1.0], 1.0), ([1.0], None)],
)
def test_where_all_deals_agree_another_may_be_rare(shares, error):
    assert share_and_error(shares)[1] == (error if error is None else pytest.approx(error))


def test_slips_of_addition_are_no_spread():
    third = [1 / 3, 1 - 2 / 3, 0.1 + 0.2 + 1 / 30]
    assert len(set(third)) > 1
    assert share_and_error(third)[1] == pytest.approx(2 / 3)


def test_a_single_deal_is_shown_without_an_error_bar(capsys, tmp_path):
    words = ("--bots", "random,random@0.5", "--games", "2", "--results", str(tmp_path))
    assert main(["arena", "winter-queen", *words]) == 0
    assert " ± – %" in capsys.readouterr().out


def test_those_who_win_together_have_one_line_a_team(capsys, tmp_path):
    words = ["arena", "gorynych", "--players", "3", "--games", "3", "--results", str(tmp_path)]
    assert main([*words, "--bots", "greedy,random,greedy"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("greedy") == 2
    assert "greedy,greedy,random" in shown
    for idle in ("fair share", "mean points", "rating"):
        assert idle not in shown
    assert main([*words, "--bots", "greedy,random,slipper,stubborn", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["standings"] == []
    assert sorted(one["team"] for one in told["teams"]) == [
        *("greedy,random,slipper", "greedy,random,stubborn", "greedy,slipper,stubborn", "random,slipper,stubborn")
    ]
    assert [one["games"] for one in told["teams"]] == [3, 3, 3, 3]


def test_a_team_wins_as_often_as_its_games_are_won():
    found = Contest("gorynych", 3, {}, tuple(Entrant(one, one) for one in "ABA"), 1, 2)
    results = [
        Result(deal, rotation, (0, 0, 0), won, 1) for deal, won in enumerate([(0, 1, 2), ()]) for rotation in (0, 1)
    ]
    (team,) = teams(found, results)
    assert (team.team, team.games, team.share) == ("A,A,B", 4, 0.5)


def test_who_wins_more_is_rated_higher_by_more_than_the_doubt():
    better, worse = synthetic(2, {"A": 6, "B": 4}, "AB", 2000)
    assert (better.label, worse.label) == ("A", "B")
    assert better.rating - worse.rating > hypot(better.doubt, worse.doubt)


@pytest.mark.parametrize("seed", range(5))
def test_one_among_three_as_good_as_itself_is_rated_like_them(seed):
    one, other = synthetic(4, {"A": 1, "B": 1}, "ABBB", 800, seed)
    assert abs(one.rating - other.rating) < min(one.doubt, other.doubt)


def test_one_among_three_worse_ones_is_rated_above_them():
    better, worse = synthetic(4, {"A": 3, "B": 1}, "ABBB", 800)
    assert (better.label, worse.label) == ("A", "B")
    assert better.rating - worse.rating > hypot(better.doubt, worse.doubt)


def test_doubt_shrinks_with_games():
    some, many = (synthetic(2, {"A": 1, "B": 1}, "AB", games)[0].doubt for games in (200, 2000))
    assert many < some / 2


def one_game(winners: tuple[int, ...], scores: tuple[int, ...], bots: tuple[str, ...] = ("random", "greedy")):
    found = contest(*bots)
    return {one.label: one for one in standings(found, [Result(0, 0, scores, winners, 1)])}


def test_winners_are_rated_above_the_others_whatever_they_scored():
    found = one_game((0,), (0, 12))
    assert found["random"].rating > 25 > found["greedy"].rating


@pytest.mark.parametrize("winners", [(), (0, 1)])
def test_a_game_that_nobody_or_everybody_wins_moves_no_rating(winners):
    found = one_game(winners, (3, 1))
    assert [one.rating for one in found.values()] == [25.0, 25.0]
    assert [one.doubt for one in found.values()] == pytest.approx([1.96 * 25 / 3] * 2)


def test_a_game_among_equals_in_name_moves_no_rating():
    found = one_game((0,), (3, 1), ("greedy", "greedy", "random"))
    assert (found["greedy"].rating, found["greedy"].doubt) == (25.0, pytest.approx(1.96 * 25 / 3))
