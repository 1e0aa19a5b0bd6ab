"""The table server beside boardgame.io's own, in one run: many tables of four at once, everybody answers when asked.

Terem plays Winter Queen and commits every action to a file before it tells of it. boardgame.io plays a game of about
the same size (bench/peer) with its storage in memory and in files; it tells first and stores afterwards. The
servers have one core, whoever makes the load has the other. A table that is over is followed by another, which was
opened before anything was measured: what is compared is playing.

Measured after a warm-up: actions a second, and the time from sending an action to its arriving at each of the *other*
players' sockets; every table always has one action on its way, so this is the time under full load.

    ./terem bench server [--tables 200] [--seconds 10] [--rounds 3] [--sides terem,memory,files] [--think 0] [--json]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import signal
import statistics
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec
import uvloop
from houses import Child, boardgame_io, is_compiled, terem
from msgspec import Raw, Struct
from wire import Web, Wire, connect

SEATS = 4
encode = msgspec.json.encode


class Load:
    """What is measured, while it is."""

    def __init__(self, think: float = 0, games: int = 1) -> None:
        self.latencies: list[float] = []
        self.games = games
        """Tables that are opened before, for each after another."""
        self.measuring = False
        self.think = think
        """Seconds before an answer; 0: at once."""
        self.trouble: list[str] = []


class Table(ABC):
    """One table with a socket for every seat, whoever serves it."""

    def __init__(self, load: Load, port: int, number: int) -> None:
        self.load = load
        self.port = port
        self.number = number
        self.rng = Random(number)
        self.wires: list[Wire] = []
        self.sent: dict[int, tuple[int, float]] = {}
        """Who sent the action of a number, and when."""

    @abstractmethod
    async def open(self) -> None:
        """Everybody sits down."""

    @abstractmethod
    def begin(self) -> None:
        """Everybody looks at the table, and plays."""

    def answer(self, number: int, seat: int, send: Callable[[], None]) -> None:
        """Sends an action, at once or after some thought."""
        if not self.load.think:
            self._send(number, seat, send)
        else:
            wait = self.load.think * 2 * self.rng.random()
            asyncio.get_running_loop().call_later(wait, self._send, number, seat, send)

    def _send(self, number: int, seat: int, send: Callable[[], None]) -> None:
        self.sent[number] = (seat, time.perf_counter())
        send()

    def heard(self, number: int, seat: int) -> None:
        """The action of a number has arrived at a seat."""
        sender, start = self.sent.get(number, (seat, 0.0))
        if sender != seat and self.load.measuring:
            self.load.latencies.append(time.perf_counter() - start)


# --- Terem ---


class Choices(Struct):
    """The legal actions of Winter Queen, factored."""

    crystals: list[tuple[int, str]]
    spaces: dict[str, list[str]]
    pages: list[tuple[str, int]]
    activations: dict[str, list[str]]
    must_pass: bool


class View(Struct):
    """What a player looks at."""

    turn: int
    stage: str
    choices: Choices | None


class Frame(Struct):
    """What a client needs of a frame."""

    type: str
    table: str = ""
    n: int = 0
    ask: str = ""
    view: View | None = None
    reason: Raw = Raw(b"")


decode = msgspec.json.Decoder(Frame).decode


def choose(choices: Choices, rng: Random) -> dict:
    """Any legal action of Winter Queen."""
    if choices.must_pass:
        return {"do": "pass"}
    if choices.activations and (rng.random() < 0.3 or not (choices.crystals and (choices.spaces or choices.pages))):
        book, spaces = rng.choice(list(choices.activations.items()))
        return {"do": "activate", "book": book, "remove": spaces[0] if spaces else None}
    holder, crystal = rng.choice(choices.crystals)
    if choices.pages and (rng.random() < 0.4 or not choices.spaces):
        book, page = rng.choice(choices.pages)
        return {"do": "book", "holder": holder, "crystal": crystal, "book": book, "page": page}
    space, counties = rng.choice(list(choices.spaces.items()))
    book = counties[0] if counties else None
    return {"do": "map", "holder": holder, "crystal": crystal, "space": space, "book": book}


class TeremTable(Table):
    """Four people of their own play Winter Queen, and then again."""

    web: Web
    cookies: list[str]
    reserve: list[str]
    id = ""

    async def open(self) -> None:
        """Four guests arrive, sit down at some tables and connect."""
        self.web = Web(self.port)
        self.cookies = [await self._arrive(seat) for seat in range(SEATS)]
        self.reserve = [await self._table() for _ in range(self.load.games)]
        self.id = self.reserve.pop()
        for seat, cookie in enumerate(self.cookies):
            hear = partial(self.hear, seat)
            self.wires.append(await connect(self.port, "/socket", {"Cookie": cookie}, hear))

    async def _table(self) -> str:
        wish = encode({"game": "winter-queen", "players": SEATS})
        name = (await self._post("/api/tables/", wish))["id"]
        for seat in range(SEATS):
            await self._post(f"/api/tables/{name}/seats/{seat}", b"{}", seat)
        await self._post(f"/api/tables/{name}/start")
        return name

    async def _arrive(self, seat: int) -> str:
        guest = encode({"name": f"P{self.number} {seat}", "crest": "owl", "language": "en"})
        status, headers, _ = await self.web.ask("POST", "/api/me", guest)
        assert status < 300, status
        return headers["set-cookie"].split(";")[0]

    async def _post(self, path: str, body: bytes = b"", seat: int = 0) -> dict:
        status, _, found = await self.web.ask("POST", path, body, self.cookies[seat])
        if status >= 300:
            raise RuntimeError(f"{path}: {status} {found!r}")
        return msgspec.json.decode(found)

    def begin(self) -> None:
        """Everybody watches."""
        for seat, wire in enumerate(self.wires):
            wire.send(encode({"type": "watch", "table": self.id, "seat": seat}))

    def again(self) -> None:
        """The same people play at the next table."""
        if not self.reserve:
            self.load.trouble.append("a table was over and no other was open yet: ask for more --games")
            return
        for seat, wire in enumerate(self.wires):
            wire.send(encode({"type": "unwatch", "table": self.id, "seat": seat}))
        self.id = self.reserve.pop()
        self.sent.clear()
        self.begin()

    def hear(self, seat: int, body: bytes) -> None:
        """Takes a frame; whoever is asked answers."""
        frame = decode(body)
        view = frame.view
        if frame.type == "refused":
            self.load.trouble.append(bytes(frame.reason).decode())
        if view is None or frame.table != self.id:
            return
        self.heard(view.turn - 1, seat)
        if view.stage == "over":
            if seat == 0:
                self.again()
        elif view.choices is not None:
            self.play(seat, view, frame.n, frame.ask)

    def play(self, seat: int, view: View, n: int, ask: str) -> None:
        """Answers with any legal action."""
        assert view.choices is not None
        act = {"type": "act", "ref": f"{seat}-{n}", "table": self.id, "seat": seat, "ask": ask}
        act["action"] = choose(view.choices, self.rng)
        self.answer(view.turn, seat, partial(self.wires[seat].send, encode(act)))


# --- boardgame.io ---


class Ctx(Struct):
    """Whose turn it is."""

    turn: int
    currentPlayer: str  # noqa: N815
    gameover: Raw = Raw(b"null")


class State(Struct):
    """What a client needs of a match."""

    G: Raw
    ctx: Ctx
    _stateID: int  # noqa: N815


class Sync(Struct):
    """The answer to who joins."""

    state: State


class Holder(Struct):
    """Crystals to take from."""

    holder: int
    crystals: dict[str, int]


class Board(Struct):
    """What a move is chosen from."""

    map: dict[str, Raw]
    holders: list[Holder]


PREFIX = b"42/peer,"
_updated = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
_synced = msgspec.json.Decoder(tuple[str, str, Sync]).decode
_board = msgspec.json.Decoder(Board).decode


class PeerTable(Table):
    """Four sockets of socket.io; a match is made when the first of them asks for it, which is its cheapest way."""

    match = 0

    @property
    def id(self) -> str:
        """Another match after each."""
        return f"m{self.number}-{self.match}"

    async def open(self) -> None:
        """Everybody connects."""
        for seat in range(SEATS):
            hear = partial(self.hear, seat)
            wire = await connect(self.port, "/socket.io/?EIO=4&transport=websocket", {}, hear)
            wire.send(b"40/peer,")
            self.wires.append(wire)

    def begin(self) -> None:
        """The first asks for the match, and then the others."""
        self._join(0)

    def _join(self, seat: int) -> None:
        self.wires[seat].send(PREFIX + encode(["sync", self.id, str(seat), None, SEATS]))

    def hear(self, seat: int, body: bytes) -> None:
        """Takes a packet; whoever is asked answers."""
        if body == b"2":
            self.wires[seat].send(b"3")
        elif body.startswith(b'42/peer,["update"'):
            _, match, state, _ = _updated(body[len(PREFIX) :])
            if match == self.id:
                self.take(seat, state)
        elif body.startswith(b'42/peer,["sync"'):
            _, match, sync = _synced(body[len(PREFIX) :])
            if match == self.id:
                for other in range(1, SEATS) if seat == 0 else ():
                    self._join(other)
                if seat == SEATS - 1:
                    self.act(int(sync.state.ctx.currentPlayer), sync.state)

    def take(self, seat: int, state: State) -> None:
        """Looks at the match as it stands."""
        self.heard(state.ctx.turn - 2, seat)
        if bytes(state.ctx.gameover) != b"null":
            if seat == 0:
                self.match += 1
                self.sent.clear()
                self._join(0)
        elif state.ctx.currentPlayer == str(seat):
            self.act(seat, state)

    def act(self, seat: int, state: State) -> None:
        """Makes any legal move."""
        board, rng = _board(state.G), self.rng
        space = rng.choice([name for name, crystal in board.map.items() if bytes(crystal) == b"null"])
        holder, colour = rng.choice([(h.holder, c) for h in board.holders for c, count in h.crystals.items() if count])
        payload = {"type": "place", "args": [holder, colour, space], "playerID": str(seat)}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, state._stateID, self.id, str(seat)]
        self.answer(state.ctx.turn - 1, seat, partial(self.wires[seat].send, PREFIX + encode(move)))


# --- a round ---


async def measure(kind: type[Table], child: Child, arguments: argparse.Namespace) -> dict[str, float]:
    """Tables at full load; the figures of a steady stretch."""
    load = Load(arguments.think, arguments.games)
    tables = [kind(load, child.port, number) for number in range(arguments.tables)]
    for first in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[first : first + 20]))
    for table in tables:
        table.begin()
    await asyncio.sleep(arguments.warm_up)
    gc.collect()
    gc.freeze()
    gc.disable()
    before, own, start = child.seconds(), time.process_time(), time.perf_counter()
    load.measuring = True
    await asyncio.sleep(arguments.seconds)
    load.measuring = False
    passed = time.perf_counter() - start
    busy, own = child.seconds() - before, time.process_time() - own
    gc.enable()
    for table in tables:
        for wire in table.wires:
            wire.close()
    await asyncio.sleep(0.2)
    if load.trouble or not load.latencies:
        raise SystemExit(f"the load went wrong: {load.trouble[:3] or 'nothing was heard'}")
    cuts = statistics.quantiles(load.latencies, n=100)
    actions = len(load.latencies) / (SEATS - 1)
    return {
        "actions_a_second": actions / passed,
        "p50_ms": 1000 * cuts[49],
        "p95_ms": 1000 * cuts[94],
        "p99_ms": 1000 * cuts[98],
        "cpu_seconds": busy,
        "cpu_us_an_action": 1e6 * busy / actions,
        "megabytes": child.megabytes(),
        "load_busy": own / passed,
    }


SIDES = {
    "terem": ("Terem, every action committed to a file first", TeremTable, terem),
    "memory": ("boardgame.io, storage in memory", PeerTable, partial(boardgame_io, files=False)),
    "files": ("boardgame.io, storage in files", PeerTable, partial(boardgame_io, files=True)),
}


def one_round(side: str, arguments: argparse.Namespace) -> dict[str, float]:
    """A fresh server, loaded."""
    _, kind, start = SIDES[side]
    with tempfile.TemporaryDirectory() as folder:
        child = start(folder, arguments.port)
        try:
            return uvloop.run(measure(kind, child, arguments))
        finally:
            child.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sides", default=",".join(SIDES))
    parser.add_argument("--think", type=float, default=0, help="seconds a player thinks, on average")
    parser.add_argument("--games", type=int, default=14, help="tables opened before for the same four")
    parser.add_argument("--port", type=int, default=8497)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    sides = arguments.sides.split(",")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # whoever is ended takes the server along
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found: dict[str, list[dict[str, float]]] = {side: [] for side in sides}
    for _ in range(arguments.rounds):
        for side in sides:  # one after another in every round: what else the machine does falls on all alike
            found[side].append(one_round(side, arguments))
    report(found, arguments.json)


def report(found: dict[str, list[dict[str, float]]], as_json: bool) -> None:
    """The median of each figure over the rounds, and the ratios."""
    figures = {
        side: {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}
        for side, rounds in found.items()
    }
    if as_json:
        print(json.dumps({"compiled": is_compiled(), "figures": figures, "rounds": found}))
        return
    print(f"Terem's engine is {'compiled' if is_compiled() else 'NOT COMPILED'}; medians of {len(found[min(found)])}\n")
    names = list(next(iter(figures.values())))
    print("| | " + " | ".join(names) + " |\n|---|" + "---:|" * len(names))
    for side, values in figures.items():
        print(f"| {SIDES[side][0]} | " + " | ".join(f"{value:,.2f}" for value in values.values()) + " |")
    for side in figures.keys() - {"terem"} if "terem" in figures else ():
        own, peer = figures["terem"], figures[side]
        times = own["actions_a_second"] / peer["actions_a_second"]
        print(f"\n{times:.1f} x the actions of {SIDES[side][0]}, at {own['p99_ms'] / peer['p99_ms']:.2f} x its p99")


if __name__ == "__main__":
    main()
