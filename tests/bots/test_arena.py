"""The arena: the same deals in every seat, results that are kept, shares that add up, a table of replacements."""

from __future__ import annotations

import json

import pytest
from msgspec import structs

from terem.arena.contest import Contest, entrant, play
from terem.arena.run import Ledger, contend, here
from terem.arena.standings import mean_and_error, standings
from terem.cli import main
from terem.games import registry
from terem.kernel.phrase import Refusal

QUEEN = registry().get("winter-queen")
RANDOM = ("winter-queen", "--bots", "random,random@0.5", "--games", "4", "--seed", "3", "--json")


def contest(*labels: str, players: int = 2, deals: int = 2) -> Contest:
    entrants = tuple(entrant(label, QUEEN) for label in labels)
    return Contest("winter-queen", players, QUEEN.config(players).options, entrants, 3, deals)


def test_every_bot_sits_once_in_every_seat_of_a_deal():
    found = contest("random", "greedy", players=4)
    assert found.rotations == 4
    for seat in range(4):
        assert [found.lineup(rotation)[seat].label for rotation in range(4)].count("greedy") == 2
    assert len(list(found.matches())) == 8
    assert contest("random", players=4).rotations == 1


def test_a_deal_may_be_played_in_some_rotations_and_they_take_turns():
    found = structs.replace(contest("random", "greedy", players=4, deals=5), seatings=1)
    assert [match.rotation for match in found.matches()] == [0, 1, 2, 3, 0]
    assert found.digest == contest("random", "greedy", players=4).digest  # results of all rotations are used
    twice = structs.replace(found, seatings=2, deals=2)
    assert [(match.deal, match.rotation) for match in twice.matches()] == [(0, 0), (0, 1), (1, 1), (1, 2)]


def test_a_deal_is_the_same_in_every_rotation_and_a_game_is_the_same_again():
    found = contest("random", "random@0.5")
    first, second = list(found.matches())[:2]
    assert play(found, first) == play(found, first)
    assert play(found, first).scores != play(found, second).scores


def test_what_was_played_is_not_played_again(tmp_path):
    found = contest("random", "random@0.5")
    ledger = Ledger(tmp_path, found)
    results = contend(found, ledger, here, lambda done: None)
    with ledger.file.open("ab") as file:
        file.write(b'{"deal": 7, "rot')  # broken off

    def nobody(again, pieces):
        assert pieces == []
        return iter(())

    assert contend(found, Ledger(tmp_path, found), nobody, lambda done: None) == results
    shares = standings(found, results, False)
    assert sum(one.share for one in shares) == pytest.approx(1.0)
    assert all(one.fair == 0.5 and one.games == 4 for one in shares)


def test_error_bars_come_from_deals():
    assert mean_and_error([1.0, 0.0, 1.0, 0.0]) == (0.5, pytest.approx(1.96 * 0.57735 / 2, rel=1e-3))
    assert mean_and_error([1.0]) == (1.0, 0.0)


@pytest.mark.parametrize("label", ["random@", "random@0", "random@61", "random@soon"])
def test_a_time_that_is_none_is_refused(label):
    with pytest.raises(Refusal, match="refuse-arena-seconds"):
        entrant(label, QUEEN)


def test_a_bot_of_another_game_is_refused():
    with pytest.raises(Refusal, match="refuse-bot-game"):
        entrant("chorus", QUEEN)


def test_the_command_says_who_won_and_goes_on_where_it_was(capsys, tmp_path):
    told = []
    for _ in range(2):
        assert main(["arena", *RANDOM, "--results", str(tmp_path)]) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert told[0]["games"] == 4
    assert {one["label"] for one in told[0]["standings"]} == {"random", "random@0.5"}


def test_seat_after_seat_is_given_to_another_bot(capsys, tmp_path):
    arguments = ["arena", "gorynych", "--bots", "random", "--players", "3", "--games", "1", "--results", str(tmp_path)]
    assert main([*arguments, "--replace", "random=greedy", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["replaced"] for row in rows] == [0, 1, 2, 3]
    assert rows[2]["team"] == "greedy,greedy,random"
    assert [row["games"] for row in rows] == [1, 3, 3, 1]
    for wrong in ("greedy=random", "random"):
        assert main([*arguments, "--replace", wrong]) == 2
        assert "replaces nobody" in capsys.readouterr().err
    assert main([*arguments, "--seatings", "1", "--replace", "random=greedy", "--json"]) == 0
    assert [row["games"] for row in json.loads(capsys.readouterr().out)] == [1, 1, 1, 1]
    assert main([*arguments, "--seatings", "0"]) == 2
    assert "at least one seating" in capsys.readouterr().err
