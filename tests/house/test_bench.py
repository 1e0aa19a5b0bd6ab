"""The benches of the table server run: one tiny round of our own side each. How fast it is, no test asks."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).parents[2] / "bench"


def figures(name, *arguments):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    command = [sys.executable, BENCH / f"{name}.py", "--json", "--port", port, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_server_is_loaded_and_measured():
    rounds = ("--rounds", "1", "--seconds", "0.5", "--warm-up", "0.1")
    found = figures("server", "--sides", "terem", "--tables", "2", *rounds)["figures"]["terem"]
    assert found["actions_a_second"] > 0
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]


def test_quiet_sockets_hear_of_an_action():
    found = figures("idle", "--sockets", "6", "--tables", "2", "--actions", "2", "--moves", "2", "--rest", "0.1")
    assert 0 < found["told_p50_ms"] <= found["told_worst_ms"]
