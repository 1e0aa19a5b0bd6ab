"""The benches run: one tiny round each, of our own side where a peer is fetched. How fast it is, no test asks."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path

from server.services import free_port

BENCH = Path(__file__).parents[2] / "bench"


def at():
    """Where a bench may open its house."""
    return "--port", str(free_port())


def figures(name, *arguments):
    command = [sys.executable, BENCH / f"{name}.py", "--json", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_server_is_loaded_and_measured():
    rounds = ("--rounds", "1", "--seconds", "0.5", "--warm-up", "0.1")
    found = figures("server", *at(), "--sides", "terem", "--tables", "2", *rounds)["figures"]["terem"]
    assert found["actions_a_second"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]


def test_quiet_sockets_hear_of_an_action():
    few = ("--sockets", "6", "--tables", "2", "--actions", "2", "--moves", "2", "--rest", "0.1")
    found = figures("idle", *at(), *few)
    assert 0 < found["told_p50_ms"] <= found["told_worst_ms"]


def test_tables_of_bots_are_timed():
    few = ("--tables", "3", "--seconds", "8", "--warm-up", "0")
    found = figures("tables", *at(), *few)
    assert found["bots_failed"] == 0
    every = found["figures"]["all"]
    assert every["answers"] == sum(row["answers"] for game, row in found["figures"].items() if game != "all") > 0
    assert 0 <= every["stored_ms"]["p50"] <= every["stored_ms"]["worst"]


def test_our_search_meets_open_spiels():
    found = figures("mcts", "--simulations", "3", "--positions", "1", "--games", "2", "--bots", "adept")
    assert found["speed"]["search"] > 0
    assert found["speed"]["open_spiel"] > 0
    assert found["matches"]["adept"]["games"] == 2


def test_a_search_that_goes_on_meets_one_that_begins_anew():
    found = figures("resume", "--simulations", "3", "--games", "2")
    assert found["games"] == 2
    assert 0 <= found["wins"] <= 100
    assert found["kept"] >= 0


def test_teams_are_compared_deal_by_deal(tmp_path):
    few = ("--deals", "2", "--modes", "basic", "--players", "3", "--results", str(tmp_path))
    found = figures("teams", *few)
    one, pooled = found["basic one-mind"]
    assert one["deals"] == pooled["deals"] == "2"
    assert {"chorus", "head", "ratio"} <= set(one)
    one, pooled = found["basic company"]
    assert {"0", "1", "one more"} <= set(one)
    assert one["one more"] == pooled["one more"]
    assert figures("teams", *few) == found  # which was kept


def test_teams_on_a_single_deal_have_no_error_bars(tmp_path):
    found = figures("teams", "--deals", "1", "--modes", "basic", "--players", "3", "--results", str(tmp_path))
    one, _ = found["basic company"]
    assert one["deals"] == "1"
    assert one["one more"].endswith("± –")


def test_a_trend_is_the_line_of_least_squares():
    spec = importlib.util.spec_from_file_location("teams", BENCH / "teams.py")
    teams = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(teams)
    assert teams.slope((0.0, 1.0)) == 1.0
    assert teams.slope((0.0, 1.0, 2.0)) == 1.0
    assert teams.slope((1.0, 1.0, 0.0, 0.0)) == -0.4
    assert teams.ratio([(1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (0.0, 0.0)])[0] == 0.5
    assert teams.ratio([(0.0, 1.0), (0.0, 0.0)]) is None
    assert teams.teams("company", 5)[1] == ("head", "greedy", "greedy", "slipper", "stubborn")
