"""The arena: the same deals in every seat, results that are kept, a table of replacements."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from socket import gethostname
from types import SimpleNamespace

import pytest
from bots.contests import QUEEN, contest
from msgspec import structs
from server.services import free_port

from terem.arena.contest import Contest, Result, entrant, play
from terem.arena.run import BrokenOff, Ledger, contend, here, in_processes, on_ray
from terem.arena.standings import standings
from terem.cli import main
from terem.games.winter_queen.components import default_file
from terem.kernel.phrase import Refusal

RANDOM = ("winter-queen", "--bots", "random,random@0.5", "--games", "4", "--seed", "3", "--json")


def labels_of(lineup) -> str:
    return ",".join(one.label for one in lineup)


def every_lineup(found: Contest) -> list[str]:
    return [labels_of(found.lineup(rotation)) for rotation in range(found.different)]


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
    shares = standings(found, results)
    assert sum(one.share for one in shares) == pytest.approx(1.5)  # half of every game two of the three play
    assert all(one.games == 12 and one.fair == 0.5 for one in shares)
    first = [result for result in results if result.rotation == 0]
    assert {one.label for one in standings(found, first)} == {"random", "random@0.5"}


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


def nobody(contest, matches, keep):
    """Plays nothing, and must not be asked to."""
    assert list(matches) == []


def test_what_was_played_is_not_played_again(tmp_path):
    found = contest("random", "random@0.5")
    ledger = Ledger(tmp_path, found)
    results = contend(found, ledger, here, lambda done: None)
    with ledger.file.open("ab") as file:
        file.write(b'{"deal": 7, "rot')  # broken off

    assert contend(found, Ledger(tmp_path, found), nobody, lambda done: None) == results
    shares = standings(found, results)
    assert sum(one.share for one in shares) == pytest.approx(1.0)
    assert all(one.fair == 0.5 and one.games == 4 for one in shares)


def test_every_game_is_kept_as_soon_as_it_is_over(tmp_path):
    found = contest("random", "random@0.5", deals=3)
    for name, runner in {"here": here, "two": in_processes(2)}.items():
        ledger, heard = Ledger(tmp_path / name, found), []
        contend(
            found, ledger, runner, lambda done, ledger=ledger, heard=heard: heard.append((done, len(ledger.read())))
        )
        assert heard == [(games, games) for games in range(7)]


def test_whoever_interrupts_keeps_what_is_over_and_goes_on_from_there(tmp_path):
    found = contest("random", "random@0.5", deals=3)

    def twice(contest, matches, keep):
        for match in matches[:2]:
            keep(play(contest, match))
        raise KeyboardInterrupt

    for kept in (2, 4):
        with pytest.raises(BrokenOff) as broken:
            contend(found, Ledger(tmp_path, found), twice, lambda done: None)
        assert broken.value.kept == kept
    assert len(contend(found, Ledger(tmp_path, found), here, lambda done: None)) == 6


@pytest.mark.parametrize(
    "line",
    [
        b'{"deal":0,"rotation":0,"scores":[1],"winners":[0],"actions":3}',
        b'{"deal":0,"rotation":0,"scores":[1,2,3],"winners":[0],"actions":3}',
        b'{"deal":0,"rotation":0,"scores":[1,2],"winners":[2],"actions":3}',
        b'{"deal":0,"rotation":0,"scores":[1,2],"winners":[-1],"actions":3}',
        b'{"deal":0,"rotation":0,"scores":[1,2],"winners":[1,1],"actions":3}',
        b'{"deal":0,"rotation":9,"scores":[1,2],"winners":[1],"actions":3}',
        b'{"deal":0,"rot',
        b"\xff",
    ],
)
def test_a_line_that_is_no_result_of_the_contest_is_played_again(tmp_path, line):
    found = contest("random", "random@0.5", deals=1)
    ledger = Ledger(tmp_path, found)
    ledger.file.write_bytes(line)
    results = contend(found, ledger, here, lambda done: None)
    assert results == contend(found, ledger, nobody, lambda done: None)
    assert [len(result.scores) for result in results] == [2, 2]


def test_results_are_added_without_reading_those_that_are_there(tmp_path, monkeypatch):
    found = contest("random", "random@0.5", deals=1)
    ledger = Ledger(tmp_path, found)
    contend(found, ledger, here, lambda done: None)
    monkeypatch.setattr(Path, "read_bytes", lambda self: pytest.fail("read"))
    ledger.add([Result(1, 0, (1, 2), (1,), 3)])
    monkeypatch.undo()
    assert len(ledger.read()) == 3


def test_a_place_that_cannot_be_written_is_refused_before_anybody_plays(tmp_path):
    found = contest("random", "random@0.5")
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="refuse-file-unwritable"):
        contend(found, Ledger(tmp_path / "file", found), nobody, lambda done: None)


def test_a_folder_in_the_place_of_the_results_is_refused(capsys, tmp_path):
    Ledger(tmp_path, contest("random", "random@0.5")).file.mkdir()
    assert main(["arena", *RANDOM, "--results", str(tmp_path)]) == 2
    assert "cannot be read: Is a directory" in capsys.readouterr().err


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

    def wait(self, waiting, num_returns=1, timeout=None):
        return waiting[-num_returns:], waiting[:-num_returns]

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


def test_what_a_cluster_has_finished_is_kept_when_somebody_interrupts(monkeypatch, tmp_path):
    class Interrupted(Cluster):
        def wait(self, waiting, num_returns=1, timeout=None):
            if timeout is None:
                raise KeyboardInterrupt
            return waiting[:2], waiting[2:]

    monkeypatch.setitem(sys.modules, "ray", Interrupted())
    found = contest("random", "random@0.5", deals=3)
    with pytest.raises(BrokenOff) as broken:
        contend(found, Ledger(tmp_path, found), on_ray("auto"), lambda done: None)
    assert broken.value.kept == len(Ledger(tmp_path, found).read()) == 2


def test_a_cluster_that_is_not_there_is_named(monkeypatch, tmp_path):
    for address in ("nowhere", f"127.0.0.1:{free_port()}", f"ray://127.0.0.1:{free_port()}"):
        with pytest.raises(Refusal, match="refuse-arena-cluster"):
            on_cluster(monkeypatch, tmp_path, address)


def test_a_node_with_other_programs_is_refused(monkeypatch, capsys, tmp_path):
    class Old(Cluster):
        def get(self, task):
            with monkeypatch.context() as there:
                there.setattr("terem.arena.contest.fingerprint", lambda game, bots: "older")
                return super().get(task)

    monkeypatch.setitem(sys.modules, "ray", Old())
    assert main(["arena", *RANDOM, "--results", str(tmp_path), "--ray", "auto"]) == 2
    assert f"node {gethostname()} the game or a bot is not the same program" in capsys.readouterr().err


def test_whoever_has_no_ray_is_told_how_to_get_it(monkeypatch, capsys, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", *RANDOM, "--results", str(tmp_path), "--ray", "auto"]) == 2
    assert "pip install ray" in capsys.readouterr().err


@pytest.mark.parametrize("label", ["random@", "random@0", "random@61", "random@soon"])
def test_a_time_that_is_none_is_refused(label):
    with pytest.raises(Refusal, match="refuse-arena-seconds"):
        entrant(label, QUEEN)


def test_a_time_written_in_another_way_is_the_same_entrant():
    assert entrant("random@0.50", QUEEN) == entrant("random@.5", QUEEN) == entrant(" random@0.5 ", QUEEN)
    assert [entrant(f"random@{time}", QUEEN).label for time in ("1.0", "60", "0.125")] == [
        *("random@1", "random@60", "random@0.125")
    ]


def test_a_bot_that_is_not_there_is_answered_with_those_that_play_the_game():
    with pytest.raises(Refusal) as refused:
        entrant("nobody", QUEEN)
    assert refused.value.phrase.arguments["known"] == "random, greedy, search, novice, adept, master"


@pytest.mark.parametrize("workers", ["0", "-3"])
def test_no_process_plays_no_game(capsys, workers):
    assert main(["arena", *RANDOM, "--workers", workers]) == 2
    assert "--workers 1 or more" in capsys.readouterr().err


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
    for wrong in ("greedy=random", "random", "random=random"):
        assert main([*arguments, "--replace", wrong]) == 2
        assert "replaces nobody" in capsys.readouterr().err
    assert main([*arguments, "--seatings", "1", "--replace", "random=greedy", "--json"]) == 0
    assert [row["games"] for row in json.loads(capsys.readouterr().out)] == [1, 1, 1, 1]
    assert main([*arguments, "--replace", "random=greedy"]) == 0
    assert f"The results are kept in {tmp_path}." in capsys.readouterr().out
    timed = [*arguments[:3], "random@0.5", *arguments[4:], "--replace", "random@0.50=random@.5"]
    assert main(timed) == 2
    assert "replaces nobody" in capsys.readouterr().err
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
    assert main([*words, "--replace", "random=adept", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["team"] for row in rows] == ["adept,random,random", "adept,adept,random", "adept,adept,adept"]
    assert [row["games"] for row in rows] == [9, 9, 9]
    assert all(row["fair"] == pytest.approx(1 / 3) for row in rows)
    assert rows[0]["share"] > 0.8
    assert rows[1]["share"] == pytest.approx(0.5, abs=0.05)
    assert rows[2]["share"] == pytest.approx(1 / 3)
    assert main([*words, "--replace", "random=adept"]) == 0
    shown = capsys.readouterr().out
    assert "wins of adept" in shown
    assert "33.3 %" in shown


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
