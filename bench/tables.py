"""Many tables of bots at once on two cores: how long after it was due each answer was stored, and told.

`terem serve` runs as a host runs it, at its usual pace. At every table bots play, mixed games; one spectator's socket
looks on, and where a game is over another table is opened. When it is done the log is read again: it says when each
answer was due (the question's time and the pace) and when it was written; the sockets say when it was heard of.
Server, bots and spectators share two cores.

    ./terem bench tables [--tables 50] [--seconds 120] [--warm-up 20] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from houses import Child, is_compiled
from msgspec import Raw, Struct
from wire import Web, Wire, connect

from terem.server import log
from terem.server.automation import BLIND_PACE, PACE, Paces
from terem.server.clock import WallClock
from terem.server.database import database_at
from terem.server.house import House, game_named
from terem.server.news import Alone
from terem.server.room import Room
from terem.server.store import Store
from terem.server.thinking import Thinkers

encode = msgspec.json.encode
DEADLINE = 2.0
"""Seconds after which an answer that was due is late."""


class Kind(NamedTuple):
    """A table to be opened."""

    game: str
    levels: tuple[str, ...]
    options: dict[str, Any]


KINDS = (
    Kind("winter-queen", ("master", "adept"), {}),
    Kind("gorynych", ("head", "chorus", "head"), {}),
    Kind("winter-tales", ("bard",) * 4, {"chapters": 3}),
    Kind("winter-queen", ("master",) * 4, {}),
    Kind("gorynych", ("chorus",) * 5, {}),
    Kind("winter-tales", ("bard",) * 6, {"memories": 7, "powers": True, "skills": True, "chapters": 3}),
)


class Sitting(Struct):
    """What a spectator needs of the table."""

    stage: str


class Frame(Struct):
    """What a spectator needs of a frame."""

    type: str
    table: str = ""
    n: int = 0
    sitting: Sitting | None = None
    reason: Raw = Raw(b"")


decode = msgspec.json.Decoder(Frame).decode


class Lateness(NamedTuple):
    """Of one answer, in milliseconds after it was due."""

    game: str
    stored: float
    told: float | None
    """None where it is a secret, or nobody was there yet."""


class Spectator:
    """Looks on at one table after another; notes when it heard of what."""

    def __init__(self, web: Web, cookie: str, kind: Kind) -> None:
        self.web = web
        self.cookie = cookie
        self.kind = kind
        self.heard: dict[str, dict[int, float]] = {}
        self.over = asyncio.Event()
        self.trouble: list[str] = []
        self.wire: Wire | None = None

    async def play(self, port: int) -> None:
        """Table after table."""
        self.wire = await connect(port, "/socket", {"Cookie": self.cookie}, self.hear)
        while True:
            self.over.clear()
            wish = {"game": self.kind.game, "players": len(self.kind.levels), "options": self.kind.options}
            table = (await self._ask("POST", "/api/tables/", wish))["id"]
            for seat, level in enumerate(self.kind.levels):
                await self._ask("PUT", f"/api/tables/{table}/seats/{seat}/bot", {"level": level})
            self.heard[table] = {}
            self.wire.send(encode({"type": "watch", "table": table}))
            await self._ask("POST", f"/api/tables/{table}/start")
            await self.over.wait()

    async def _ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        status, _, found = await self.web.ask(method, path, b"" if body is None else encode(body), self.cookie)
        if status >= 300:
            raise SystemExit(f"{path}: {status} {found!r}")
        answer: dict[str, Any] = msgspec.json.decode(found)
        return answer

    def hear(self, body: bytes) -> None:
        """Notes the time."""
        now = time.time() * 1000
        frame = decode(body)
        if frame.type == "refused":
            self.trouble.append(bytes(frame.reason).decode())
        if frame.type == "update":
            self.heard[frame.table].setdefault(frame.n, now)
            if frame.sitting and frame.sitting.stage == "over":
                self.over.set()


async def watch(child: Child, arguments: argparse.Namespace) -> list[Spectator]:
    """All the tables, for as long as is measured."""
    web = Web(child.port)
    guest = encode({"name": "Host", "crest": "owl", "language": "en"})
    _, headers, _ = await web.ask("POST", "/api/me", guest)
    cookie = headers["set-cookie"].split(";")[0]
    spectators = [Spectator(web, cookie, kind) for kind in islice(cycle(KINDS), arguments.tables)]
    playing = [asyncio.create_task(one.play(child.port)) for one in spectators]
    done, _ = await asyncio.wait(playing, timeout=arguments.seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()
    for task in playing:
        task.cancel()
    trouble = [line for one in spectators for line in one.trouble]
    if trouble:
        raise SystemExit(f"refused: {trouble[:3]}")
    return spectators


async def read(address: str, spectators: list[Spectator], since: float) -> list[Lateness]:
    """What the log says of every answer of a bot, beside what was heard."""
    database = database_at(address)
    await database.open()
    store = Store(database)
    house = House(store, Alone(), WallClock(), Thinkers(0), Paces())
    found = []
    for one in spectators:
        for name, heard in one.heard.items():
            row = await store.row(name)
            assert row is not None
            room = Room(name, game_named(row.game), row.key)
            found += [late async for late in _latenesses(house, room, heard, since)]
    await database.close()
    return found


async def _latenesses(house: House, room: Room, heard: dict[int, float], since: float) -> Any:
    """Folds a log line by line, as the house does, and compares times."""
    stream = room.stream(None)
    for body in await house.store.lines(room.id, 0):
        note = log.from_bytes(body)
        due = None
        if isinstance(note, log.Played) and note.by == "bot":
            assert room.prompt
            due = room.asked_at + (BLIND_PACE if room.prompt.blind else PACE)
            written = note.play.time
        await house._fold(room, body)
        frames = stream.advance()
        room.forget((None,))
        if due is not None and due >= since:
            told = heard.get(frames[-1].n) if frames else None
            yield Lateness(room.game.name, written - due, None if told is None else told - due)


def figures(found: list[float]) -> dict[str, float]:
    """Percentiles."""
    found = found or [float("nan")]
    cuts = statistics.quantiles(found, n=100) if len(found) > 1 else found * 99
    return {"p50": cuts[49], "p95": cuts[94], "p99": cuts[98], "worst": max(found)}


def summary(found: list[Lateness], seconds: float) -> dict[str, Any]:
    """By game and in all."""
    games = {
        "all": found,
        **{game: [one for one in found if one.game == game] for game in sorted({k.game for k in KINDS})},
    }
    return {
        game: {
            "answers": len(those),
            "a_second": len(those) / seconds,
            "stored_ms": figures([one.stored for one in those]),
            "told_ms": figures([one.told for one in those if one.told is not None]),
            "late": sum(max(one.stored, one.told or 0) > 1000 * DEADLINE for one in those),
        }
        for game, those in games.items()
        if those
    }


def serve(folder: str, port: int) -> Child:
    """As a host does, but for the limit on requests: one person opens all tables."""
    command = [sys.executable, "-m", "terem", "serve", "--no-browser", "--port", str(port), "--data", folder]
    return Child([*command, "--rate", "1000000"], port, pinned=False, errors=Path(folder) / "errors")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--warm-up", type=float, default=20, help="seconds at the beginning that are not counted")
    parser.add_argument("--port", type=int, default=8499)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever is ended takes the server along
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:2]))
    with tempfile.TemporaryDirectory() as folder:
        child = serve(folder, arguments.port)
        start = time.time()
        try:
            spectators = uvloop.run(watch(child, arguments))
        finally:
            child.stop()
        since = 1000 * (start + arguments.warm_up)
        found = asyncio.run(read(f"sqlite:{folder}/house.db", spectators, since))
        failed = (Path(folder) / "errors").read_text().count(" failed: ")
    seconds = arguments.seconds - arguments.warm_up
    report(summary(found, seconds), failed, arguments)


def report(found: dict[str, Any], failed: int, arguments: argparse.Namespace) -> None:
    """A table of figures."""
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), "bots_failed": failed, "figures": found}))
        return
    engine = "compiled" if is_compiled() else "NOT COMPILED"
    print(f"Terem's engine is {engine}; {arguments.tables} tables of bots. Milliseconds after an answer was due;")
    print(f"late is more than {DEADLINE:g} s. Bots that failed: {failed}\n")
    names = (
        "answers",
        "a second",
        *(f"{kind} {name}" for kind in ("stored", "told") for name in figures([])),
        "late",
    )
    print("| | " + " | ".join(names) + " |\n|---|" + "---:|" * len(names))
    for game, row in found.items():
        times = [value for kind in ("stored_ms", "told_ms") for value in row[kind].values()]
        values = [
            f"{row['answers']:,}",
            f"{row['a_second']:.1f}",
            *(f"{value:,.0f}" for value in times),
            str(row["late"]),
        ]
        print(f"| {game} | " + " | ".join(values) + " |")


if __name__ == "__main__":
    main()
