"""What quiet costs: ten thousand sockets that only watch, a thousand tables nobody plays at, in one worker.

Every table is of Winter Queen with four people and some actions played; the sockets watch as spectators. Then those
who sit at one of the tables play on there, and it is measured how soon all who watch it have heard of an action.

    ./terem bench idle [--sockets 10000] [--tables 1000] [--actions 12] [--moves 20] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import signal
import statistics
import sys
import tempfile
import time

import uvloop
from houses import Child, is_compiled, terem
from server import Load, TeremTable, View, decode, encode
from wire import Wire, connect

PER_ADDRESS = 5000
"""Sockets of one source address: a client runs out of ports, not the server."""
TOGETHER = 50
LATE = 1_000_000
"""A frame nobody has had yet: whoever asks from there on is shown the table as it stands, not all that went before."""


class ShortTable(TeremTable):
    """A table that is left after some actions, and gone on with later."""

    left = 0
    """Actions until everybody leaves."""
    waiting: tuple[int, int, View, str] | None = None

    def play(self, seat: int, view: View, n: int, ask: str) -> None:
        """Plays as long as there are actions left; then it is quiet."""
        if self.left <= 0:
            self.waiting = (seat, n, view, ask)
            return
        self.left -= 1
        super().play(seat, view, n, ask)

    async def quiet(self) -> None:
        """Returns when it is."""
        while self.waiting is None:
            await asyncio.sleep(0.01)


class Watchers:
    """Sockets that watch one table, and when they heard of it last."""

    def __init__(self) -> None:
        self.heard = 0
        self.last = 0.0
        self.wires: list[Wire] = []

    def hear(self, body: bytes) -> None:
        """Counts what was heard."""
        if decode(body).view is not None:
            self.heard += 1
            self.last = time.perf_counter()


async def open_tables(load: Load, child: Child, count: int, actions: int) -> list[ShortTable]:
    """Tables with some actions each; all but the first are left by everybody."""
    tables = [ShortTable(load, child.port, number) for number in range(count)]
    for first in range(0, count, TOGETHER):
        some = tables[first : first + TOGETHER]
        await asyncio.gather(*(table.open() for table in some))
        for table in some:
            table.left = actions
            table.begin()
        await asyncio.gather(*(table.quiet() for table in some))
        for table in some[first == 0 :]:
            for wire in table.wires:
                wire.close()
    return tables


async def open_sockets(child: Child, tables: list[ShortTable], count: int) -> list[Watchers]:
    """So many spectators, spread over the tables."""
    watchers = [Watchers() for _ in tables]

    async def one(number: int) -> None:
        place = number % len(tables)
        source = f"127.0.0.{2 + number // PER_ADDRESS}"
        wire = await connect(child.port, "/socket", {}, watchers[place].hear, source)
        wire.send(encode({"type": "watch", "table": tables[place].id, "since": LATE}))
        watchers[place].wires.append(wire)

    for first in range(0, count, TOGETHER):
        await asyncio.gather(*(one(number) for number in range(first, min(first + TOGETHER, count))))
    while sum(bool(one.heard) for one in watchers) < min(count, len(tables)):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    return watchers


async def one_action(table: ShortTable, watchers: Watchers) -> float:
    """Seconds until the last of those who watch has heard of it."""
    await table.quiet()
    assert table.waiting
    (seat, n, view, ask), table.waiting, table.left = table.waiting, None, 1
    before, start = watchers.heard, time.perf_counter()
    table.play(seat, view, n, ask)
    while watchers.heard < before + len(watchers.wires):
        await asyncio.sleep(0.0005)
    return watchers.last - start


async def measure(child: Child, arguments: argparse.Namespace) -> dict[str, float]:
    """Memory before, with the tables, with the sockets; then some actions at one table."""
    load = Load()
    empty = child.megabytes()
    tables = await open_tables(load, child, arguments.tables, arguments.actions)
    with_tables = child.megabytes()
    watchers = await open_sockets(child, tables, arguments.sockets)
    with_sockets = child.megabytes()
    before, start = child.seconds(), time.perf_counter()
    await asyncio.sleep(arguments.rest)
    idle = (child.seconds() - before) / (time.perf_counter() - start)
    waits = [await one_action(tables[0], watchers[0]) for _ in range(arguments.moves)]
    lost = sum(wire.gone for one in watchers for wire in one.wires)
    if load.trouble or lost:
        raise SystemExit(f"{lost} sockets were lost, {load.trouble[:3]}")
    return {
        "sockets": arguments.sockets,
        "tables": arguments.tables,
        "megabytes_empty": empty,
        "megabytes_with_tables": with_tables,
        "megabytes_with_sockets": with_sockets,
        "kilobytes_a_table": 1000 * (with_tables - empty) / arguments.tables,
        "kilobytes_a_socket": 1000 * (with_sockets - with_tables) / arguments.sockets,
        "busy_while_idle": idle,
        "told_p50_ms": 1000 * statistics.median(waits),
        "told_worst_ms": 1000 * max(waits),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--actions", type=int, default=12, help="played at each table before it is left")
    parser.add_argument("--moves", type=int, default=20, help="played at the end, with everybody there")
    parser.add_argument("--rest", type=float, default=5, help="seconds of quiet")
    parser.add_argument("--port", type=int, default=8498)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        child = terem(folder, arguments.port)
        try:
            found = uvloop.run(measure(child, arguments))
        finally:
            child.stop()
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), **found}))
    else:
        print("\n".join(f"{name.replace('_', ' '):26}{value:12,.2f}" for name, value in found.items()))


if __name__ == "__main__":
    main()
