"""The arena: the same deals in every seat, results that are kept, shares that add up, a table of replacements."""

from __future__ import annotations

import json
import shutil
import sys
from math import hypot
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from msgspec import structs
from server.services import free_port

import terem
from terem.arena.contest import Contest, Entrant, Result, entrant, play
from terem.arena.fingerprint import fingerprint, sources
from terem.arena.run import Ledger, contend, here, in_processes, on_ray
from terem.arena.standings import Standing, mean_and_error, standings
from terem.cli import main
from terem.games import registry
from terem.games.winter_queen.components import default_file
from terem.kernel.phrase import Refusal

QUEEN = registry().get("winter-queen")
RANDOM = ("winter-queen", "--bots", "random,random@0.5", "--games", "4", "--seed", "3", "--json")


def contest(*labels: str, players: int = 2, deals: int = 2) -> Contest:
    entrants = tuple(entrant(label, QUEEN) for label in labels)
    return Contest("winter-queen", players, QUEEN.config(players).options, entrants, 3, deals)


def labels_of(lineup) -> str:
    return ",".join(one.label for one in lineup)


def every_lineup(found: Contest) -> list[str]:
    return [labels_of(found.lineup(rotation)) for rotation in range(found.different)]


def synthetic(players: int, chances: dict[str, float], bots: str, games: int, seed: int = 1) -> list[Standing]:
    """Standings of games that are won by lot: every seat has the chances of its bot. Nobody scores anything."""
    found = Contest("winter-queen", players, {}, tuple(Entrant(one, one) for one in bots), seed, 0).lasting(games)
    rng, results = Random(seed), []
    for match in found.matches():
        weights = [chances[one.label] for one in found.lineup(match.rotation)]
        winner = rng.choices(range(players), weights)[0]
        results.append(Result(match.deal, match.rotation, (0,) * players, (winner,), 1))
    return standings(found, results, False)


def test_every_bot_sits_once_in_every_seat_of_a_deal():
    found = contest("random", "greedy", "greedy", "greedy", players=4)
    assert found.rotations == found.different == 4
    assert labels_of(found.lineup(0)) == "random,greedy,greedy,greedy"
    assert labels_of(found.lineup(1)) == "greedy,greedy,greedy,random"
    for seat in range(4):
        assert [found.lineup(rotation)[seat].label for rotation in range(4)].count("random") == 1
    assert len(list(found.matches())) == 8


def test_line_ups_that_are_the_same_are_played_once():
    found = contest("random", "greedy", players=4)
    assert every_lineup(found) == ["random,greedy,random,greedy", "greedy,random,greedy,random"]
    assert len(list(found.matches())) == 4
    assert contest("random", players=4).rotations == 1


def test_more_bots_than_seats_meet_in_every_combination():
    found = contest("random", "greedy", "novice", deals=1)
    assert every_lineup(found) == [
        *("random,greedy", "greedy,random"),
        *("random,novice", "novice,random"),
        *("greedy,novice", "novice,greedy"),
    ]
    assert [match.rotation for match in found.matches()] == [0, 1, 2, 3, 4, 5]
    assert contest("random", "greedy", "novice", "adept", players=3).different == 4 * 3


def test_a_round_robin_has_standings_for_all_who_played(tmp_path):
    found = contest("random", "random@0.5", "random@1", deals=3)
    results = contend(found, Ledger(tmp_path, found), here, lambda done: None)
    shares = standings(found, results, False)
    assert sum(one.share for one in shares) == pytest.approx(1.5)  # half of every game two of the three play
    assert all(one.games == 12 and one.fair == 0.5 for one in shares)
    first = [result for result in results if result.rotation == 0]
    assert {one.label for one in standings(found, first, False)} == {"random", "random@0.5"}


def test_a_deal_may_be_played_in_some_line_ups_and_they_take_turns():
    four = ("random", "greedy", "novice", "adept")
    found = structs.replace(contest(*four, players=4, deals=5), seatings=1)
    assert [match.rotation for match in found.matches()] == [0, 1, 2, 3, 0]
    assert found.digest == contest(*four, players=4).digest  # results of all line-ups are used
    twice = structs.replace(found, seatings=2, deals=2)
    assert [(match.deal, match.rotation) for match in twice.matches()] == [(0, 0), (0, 1), (1, 1), (1, 2)]
    robin = structs.replace(contest("random", "greedy", "novice", deals=4), seatings=2)
    assert [match.rotation for match in robin.matches()] == [0, 1, 1, 2, 2, 3, 3, 4]


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


class Cluster:
    """Stands in for the package `ray`: what is handed to it is played when it is waited for, the last first."""

    def __init__(self):
        self.open = None

    def init(self, address, **settings):
        if address == "nowhere":
            raise ConnectionError("no cluster")
        self.open = address

    def shutdown(self):
        self.open = None

    def remote(self, function):
        assert self.open
        return SimpleNamespace(remote=lambda *given: (function, given))

    def wait(self, waiting):
        return waiting[-1:], waiting[:-1]

    def get(self, task):
        function, given = task
        return function(*given)


def on_cluster(monkeypatch, tmp_path, address):
    cluster = Cluster()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    found = contest("random", "random@0.5", deals=3)
    results = contend(found, Ledger(tmp_path, found), on_ray(address), lambda done: None)
    assert cluster.open is None  # left as it was found
    return results


def test_processes_and_a_cluster_play_the_same_games(monkeypatch, tmp_path):
    found = contest("random", "random@0.5", deals=3)
    alone = contend(found, Ledger(tmp_path / "here", found), here, lambda done: None)
    assert contend(found, Ledger(tmp_path / "two", found), in_processes(2), lambda done: None) == alone
    assert on_cluster(monkeypatch, tmp_path / "many", "auto") == alone


def test_a_cluster_that_is_not_there_is_named(monkeypatch, tmp_path):
    for address in ("nowhere", f"127.0.0.1:{free_port()}", f"ray://127.0.0.1:{free_port()}"):
        with pytest.raises(Refusal, match="refuse-arena-cluster"):
            on_cluster(monkeypatch, tmp_path, address)


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", *RANDOM, "--results", str(tmp_path), "--ray", "auto"]) == 2
    assert "pip install ray" in capsys.readouterr().err


def test_error_bars_come_from_deals():
    assert mean_and_error([1.0, 0.0, 1.0, 0.0]) == (0.5, pytest.approx(1.96 * 0.57735 / 2, rel=1e-3))
    assert mean_and_error([1.0]) == (1.0, 0.0)


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
    return {one.label: one for one in standings(found, [Result(0, 0, scores, winners, 1)], False)}


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


def test_a_round_robin_is_played_from_the_command_line(capsys, tmp_path):
    words = ("--bots", "random,random@0.5,random@1", "--games", "7", "--results", str(tmp_path), "--json")
    assert main(["arena", "winter-queen", *words]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["deals"], told["games"]) == (2, 12)
    assert [one["games"] for one in told["standings"]] == [8, 8, 8]
    assert main(["arena", "winter-queen", *words, "--replace", "random=greedy"]) == 2
    assert "no more bots with --bots than it has seats: 2" in capsys.readouterr().err


def test_among_rivals_the_wins_of_the_newcomer_are_counted(capsys, tmp_path):
    words = ["arena", "winter-queen", "--players", "3", "--bots", "random", "--games", "9", "--results", str(tmp_path)]
    assert main([*words, "--replace", "random=greedy", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["team"] for row in rows] == ["greedy,random,random", "greedy,greedy,random", "greedy,greedy,greedy"]
    assert [row["games"] for row in rows] == [9, 9, 9]
    assert all(row["fair"] == pytest.approx(1 / 3) for row in rows)
    assert rows[0]["share"] > 0.8
    assert rows[1]["share"] == pytest.approx(0.5, abs=0.05)
    assert rows[2]["share"] == pytest.approx(1 / 3)
    assert main([*words, "--replace", "random=greedy"]) == 0
    shown = capsys.readouterr().out
    assert "wins of greedy" in shown
    assert "33.3 %" in shown


# --- results are those of what plays now ---


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A copy of the house's files that may be changed, as the fingerprint sees it."""
    own, copy = Path(terem.__file__).parent, tmp_path / "terem"
    for name in ("kernel", "bots", "arena"):
        shutil.copytree(own / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    monkeypatch.setattr(terem, "__file__", str(copy / "__init__.py"))
    yield copy
    fingerprint.cache_clear()


def digest_now(found: Contest) -> str:
    fingerprint.cache_clear()
    return found.digest


@pytest.mark.parametrize("name", ["bots/greedy.py", "bots/winter_queen/weights.json", "kernel/chance.py"])
def test_results_of_bots_that_have_changed_are_not_found(house, name):
    found = contest("random", "greedy")
    before = digest_now(found)
    assert digest_now(found) == before
    (house / "bots" / "greedy.cpython-311.so").write_bytes(b"compiled from what lies beside it")
    assert digest_now(found) == before
    with (house / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert digest_now(found) != before


def test_results_of_another_version_are_not_found(house, monkeypatch):
    found = contest("random", "greedy")
    digests = [digest_now(found)]
    monkeypatch.setattr(terem, "__version__", "999")
    digests.append(digest_now(found))
    monkeypatch.setattr(type(QUEEN), "version", "999")
    digests.append(digest_now(found))
    assert len(set(digests)) == 3


OWN_GAME = "from snowballs import Snowballs\n\n\nclass Own(Snowballs):\n    pass\n\n\nGAME = Own()\n"


def test_results_of_a_game_that_has_changed_are_not_found(tmp_path, monkeypatch):
    (tmp_path / "drifts").mkdir()
    package, module = tmp_path / "drifts" / "__init__.py", tmp_path / "flurries.py"
    beside, within = tmp_path / "notes.json", tmp_path / "drifts" / "depth.json"
    package.write_text(OWN_GAME)
    module.write_text(OWN_GAME)
    monkeypatch.syspath_prepend(tmp_path)
    folder, single = (structs.replace(contest("random"), game=f"{name}:GAME") for name in ("drifts", "flurries"))
    before = digest_now(folder), digest_now(single)
    beside.write_text("1")  # whatever else lies where the game does
    assert (digest_now(folder), digest_now(single)) == before
    within.write_text("1")
    module.write_text(OWN_GAME + "\n")
    assert digest_now(folder) != before[0]
    assert digest_now(single) != before[1]


def test_where_only_compiled_modules_are_these_are_compared(tmp_path):
    (tmp_path / "rules.so").write_bytes(b"1")
    assert [path.name for path in sources(tmp_path)] == ["rules.so"]
    (tmp_path / "rules.py").write_bytes(b"1")
    assert [path.name for path in sources(tmp_path)] == ["rules.py"]
    assert sources(tmp_path / "absent") == []


# --- games and printed things of one's own ---


def test_a_game_outside_the_house_is_played_by_workers_too(capsys, tmp_path):
    words = ("arena", "snowballs:GAME", "--bots", "random,greedy", "--games", "6", "--json")
    told = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        assert main([*words, "--workers", workers, "--results", str(folder)]) == 0
        told.append(json.loads(capsys.readouterr().out))
        assert [path.name.rpartition("-")[0] for path in folder.iterdir()] == ["snowballs"]
    assert told[0] == told[1]
    assert (told[0]["game"], told[0]["games"]) == ("snowballs", 6)


def test_a_module_that_is_no_game_is_refused(capsys):
    assert main(["arena", "nowhere:GAME", "--bots", "random"]) == 2
    assert "nowhere:GAME" in capsys.readouterr().err


def test_printed_things_of_a_file_are_played_by_workers_too(capsys, tmp_path):
    own = default_file().read_text(encoding="utf-8")
    same, fewer = tmp_path / "same.toml", tmp_path / "fewer.toml"
    same.write_text(own, encoding="utf-8")
    fewer.write_text(own.replace("book_limit = 3", "book_limit = 1"), encoding="utf-8")
    told = {}
    for name, extra in {
        "usual": (),
        "same": ("--components", str(same)),
        "fewer": ("--components", str(fewer)),
        "workers": ("--components", str(fewer), "--workers", "2"),
    }.items():
        assert main(["arena", *RANDOM, *extra, "--results", str(tmp_path / name)]) == 0
        told[name] = json.loads(capsys.readouterr().out)["standings"]
    kept = {name: next((tmp_path / name).iterdir()).name for name in told}
    assert told["usual"] == told["same"]
    assert kept["usual"] == kept["same"] == Ledger(tmp_path, contest("random", "random@0.5")).file.name
    assert told["fewer"] == told["workers"]
    assert told["fewer"] != told["usual"]
    assert kept["fewer"] != kept["usual"]
