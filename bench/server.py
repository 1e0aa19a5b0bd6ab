"""The table server under load: many tables of Winter Queen at once, four sockets each, durable commits on.

Measured: actions a second, and the time from sending an action to its arriving at the *other* players' sockets.

    ./terem bench server [--tables 200] [--seconds 10] [--workers 1] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import websockets

SEATS = 4
PORT = 8497


class Load:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.sent: dict[str, tuple[int, float]] = {}
        self.running = True


class Seat:
    """One socket at a table; it answers as soon as it is asked."""

    def __init__(self, load: Load, cookie: str, table: str, seat: int) -> None:
        self.load = load
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.rng = Random(f"{table}{seat}")

    async def play(self, address: str) -> None:
        """Until the load is taken off."""
        uri = address.replace("http", "ws") + "/socket"
        headers = {"Cookie": self.cookie}
        async with websockets.connect(uri, additional_headers=headers, compression=None) as socket:
            await socket.send(json.dumps({"type": "watch", "table": self.table, "seat": self.seat}))
            async for text in socket:
                if not self.load.running:
                    return
                await self.take(socket, json.loads(text))

    async def take(self, socket: websockets.ClientConnection, frame: dict) -> None:
        """Looks at a frame, and answers where that is asked for."""
        if frame["type"] != "update" or not frame.get("view"):
            return
        self.heard(frame)
        view = frame["view"]
        if view["prompt"] and self.seat in view["prompt"]["seats"]:
            action = choose(view["choices"], self.rng)
            self.load.sent[f"{self.table} {frame['ask']}"] = (self.seat, time.perf_counter())
            ref = f"{self.seat}-{frame['n']}"
            act = {"type": "act", "ref": ref, "table": self.table, "seat": self.seat, "ask": frame["ask"]}
            await socket.send(json.dumps({**act, "action": action}))

    def heard(self, frame: dict) -> None:
        """Another player's action has arrived here."""
        undone, _, number = frame["ask"].partition(".")
        before = f"{self.table} {undone}.{int(number or 0) - 1}"
        seat, start = self.load.sent.get(before, (self.seat, 0.0))
        if seat != self.seat:
            self.load.latencies.append(time.perf_counter() - start)


def choose(choices: dict, rng: Random) -> dict:
    """Any legal action of Winter Queen, from the factored choices of the view."""
    if choices["must_pass"]:
        return {"do": "pass"}
    if choices["activations"] and rng.random() < 0.3:
        book, spaces = rng.choice(sorted(choices["activations"].items()))
        return {"do": "activate", "book": book, "remove": spaces[0] if spaces else None}
    holder, crystal = rng.choice(choices["crystals"])
    if choices["pages"] and (rng.random() < 0.4 or not choices["spaces"]):
        book, page = rng.choice(choices["pages"])
        return {"do": "book", "holder": holder, "crystal": crystal, "book": book, "page": page}
    space, counties = rng.choice(sorted(choices["spaces"].items()))
    return {
        "do": "map",
        "holder": holder,
        "crystal": crystal,
        "space": space,
        "book": counties[0] if counties else None,
    }


async def sit_down(address: str, load: Load, tables: int) -> list[Seat]:
    """Tables full of people, every game started."""
    seats: list[Seat] = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as web:
        cookies = []
        for number in range(SEATS):
            web.cookies.clear()
            answer = await web.post("/api/me", json={"name": f"P{number}", "crest": "owl", "language": "en"})
            cookies.append(answer.headers["set-cookie"].split(";")[0])
        web.cookies.clear()
        for _ in range(tables):
            wish = {"game": "winter-queen", "players": SEATS}
            answer = await web.post("/api/tables/", json=wish, headers={"Cookie": cookies[0]})
            table = answer.json()["id"]
            for seat in range(SEATS):
                await web.post(f"/api/tables/{table}/seats/{seat}", json={}, headers={"Cookie": cookies[seat]})
                seats.append(Seat(load, cookies[seat], table, seat))
            await web.post(f"/api/tables/{table}/start", headers={"Cookie": cookies[0]})
    return seats


async def measure(address: str, tables: int, seconds: float) -> Load:
    load = Load()
    seats = await sit_down(address, load, tables)
    playing = [asyncio.create_task(seat.play(address)) for seat in seats]
    await asyncio.sleep(seconds)
    load.running = False
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return load


def serve(folder: str, workers: int) -> subprocess.Popen:
    command = [sys.executable, "-m", "terem", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
    command += ["--pace", "0", "--rate", "1000000", "--workers", str(workers)]
    child = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(200):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{PORT}/readyz").status_code == 200:
                return child
        time.sleep(0.05)
    raise SystemExit("the server did not start")


def used(child: subprocess.Popen) -> tuple[float, float]:
    """Processor seconds and megabytes of the server."""
    fields = Path(f"/proc/{child.pid}/stat").read_text().rsplit(")", 1)[1].split()
    ticks = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    pages = int(Path(f"/proc/{child.pid}/statm").read_text().split()[1])
    return ticks, pages * resource.getpagesize() / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        child = serve(folder, arguments.workers)
        try:
            before, _ = used(child)
            load = asyncio.run(measure(f"http://127.0.0.1:{PORT}", arguments.tables, arguments.seconds))
            after, memory = used(child)
        finally:
            os.killpg(child.pid, signal.SIGTERM)
            child.wait()
    heard = sorted(load.latencies)
    figures = {
        "actions_a_second": len(heard) / (SEATS - 1) / arguments.seconds,
        "p50_ms": 1000 * statistics.quantiles(heard, n=100)[49],
        "p95_ms": 1000 * statistics.quantiles(heard, n=100)[94],
        "p99_ms": 1000 * statistics.quantiles(heard, n=100)[98],
        "cpu_seconds": after - before,
        "megabytes": memory,
    }
    print(
        json.dumps(figures) if arguments.json else "\n".join(f"{name} {value:.1f}" for name, value in figures.items())
    )


if __name__ == "__main__":
    main()
