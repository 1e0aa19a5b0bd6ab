"""Real servers in processes of their own, and players who come back whatever happens to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import httpx
import websockets

ROOT = Path(__file__).parents[2]
LOST = (OSError, websockets.WebSocketException, httpx.HTTPError, asyncio.TimeoutError)


class Server:
    """`terem serve` as a host runs it."""

    def __init__(self, port, *words):
        self.port = port
        self.words = words
        self.child = None
        self.logs = Path(tempfile.mkdtemp(prefix="terem-logs-")) / "house.log"

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def start(self):
        command = [sys.executable, "-m", "terem", "serve", "--no-browser", "--port", str(self.port), *self.words]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "TEREM_LANG": "en"}
        with self.logs.open("ab") as logs:
            self.child = subprocess.Popen(
                command, env=env, stdout=subprocess.DEVNULL, stderr=logs, start_new_session=True
            )
        for _ in range(1800):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.address}/readyz", timeout=1).status_code == 200:
                    return
            if self.child.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(f"the server did not start: {' '.join(command)}")

    def kill(self):
        """At once, workers included."""
        os.killpg(self.child.pid, signal.SIGKILL)
        self.child.wait()

    def workers(self):
        """The processes that serve, where there are several."""
        found = [pid for pid, words in children_of(self.child.pid).items() if "spawn_main" in words]
        return found if "--workers" in self.words else []

    def kill_one(self, worker):
        """One of several; their parent starts another."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)

    def errors(self):
        """What the house has logged as its own fault."""
        return [line for line in self.logs.read_text(encoding="utf-8").splitlines() if '"level": "error"' in line]

    def stop(self):
        if self.child and self.child.poll() is None:
            os.killpg(self.child.pid, signal.SIGTERM)
            try:
                self.child.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


def children_of(pid):
    """Processes that descend from a process, with their command lines."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    every = [line.split(None, 2) for line in listed.splitlines()]
    found, look_at = {}, [str(pid)]
    for one in look_at:
        for child, parent, words in every:
            if parent == one:
                found[int(child)] = words
                look_at.append(child)
    return found


class Player:
    """A person at one table who answers at random, comes back after every break, and remembers all they were told."""

    def __init__(self, address, name, rng):
        self.address = address
        self.name = name
        self.rng = rng
        self.cookie = ""
        self.table = ""
        self.seat = 0
        self.heard = {}
        self.done = []
        self.unanswered = None
        self.asked = {}
        self.over = False
        self.count = 0

    async def ask(self, method, path, body=None, patience=180.0):
        """A request, repeated until the server answers it."""
        end = time.monotonic() + patience
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.address, headers={"Cookie": self.cookie}) as client:
                    answer = await client.request(method, path, json=body)
                if answer.status_code == 503:
                    raise httpx.HTTPError("not now")
                return answer
            except LOST:
                if time.monotonic() > end:
                    raise
                await asyncio.sleep(0.1)

    async def come_in(self):
        answer = await self.ask("POST", "/api/me", {"name": self.name, "crest": "owl", "language": "en"})
        self.cookie = answer.headers["set-cookie"].split(";")[0]

    async def sit(self, table, seat):
        self.table, self.seat = table, seat
        answer = await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        assert answer.status_code in (201, 409), answer.text

    async def play(self):
        """Plays to the end of the game through however many sockets that takes."""
        while not self.over and not asyncio.current_task().cancelling():  # a break may swallow the word to stop
            with contextlib.suppress(*LOST):
                await self._play()
            await asyncio.sleep(0.05 * self.rng.random())

    async def _play(self):
        address = self.address.replace("http", "ws") + "/socket"
        async with websockets.connect(address, additional_headers={"Cookie": self.cookie}, open_timeout=3) as socket:
            since = max(self.heard, default=0)
            watch = {"type": "watch", "table": self.table, "seat": self.seat, "since": since, "actions": True}
            await socket.send(json.dumps(watch))
            if self.unanswered:
                await socket.send(json.dumps(self.unanswered))
            while not self.over:
                await self._take(socket, await heard(socket))

    async def _take(self, socket, frame):
        if frame["type"] == "update":
            await self._updated(socket, frame)
        elif frame["type"] == "done":
            self.done.append(frame["ref"])
            self.unanswered = None
            await self._answer(socket)
        elif frame["type"] == "refused":
            await self._refused(frame)

    async def _updated(self, socket, frame):
        number, events = frame["n"], frame.get("events", [])
        assert self.heard.get(number, events) == events, "a frame says something else than before"
        assert number in self.heard or number == len(self.heard) + 1, f"a gap before frame {number}"
        self.heard[number] = events
        if frame.get("sitting", {}).get("stage") == "over":
            self.over = True
        self.asked = frame
        await self._answer(socket)

    async def _answer(self, socket):
        """Answers the question that is open, once what was said before is acknowledged."""
        frame = self.asked
        if self.over or self.unanswered or not frame.get("actions"):
            return
        self.asked = {}
        self.count += 1
        action = self.rng.choice(frame["actions"])
        ref = f"{self.name}-{self.count}"
        self.unanswered = {
            "type": "act",
            "ref": ref,
            "table": self.table,
            "seat": self.seat,
            "ask": frame["ask"],
            "action": action,
        }
        await socket.send(json.dumps(self.unanswered))

    async def _refused(self, frame):
        """Somebody was quicker or the store was gone: look again on a new socket."""
        key = frame["reason"]["key"]
        if key == "refuse-store":
            raise OSError(key)
        if frame["ref"] and self.unanswered and frame["ref"] == self.unanswered["ref"]:
            self.unanswered = None
            raise OSError(key)

    async def all_frames(self):
        """What somebody who comes for the first time is told: every frame from the beginning."""
        address = self.address.replace("http", "ws") + "/socket"
        found = {}
        async with websockets.connect(address, additional_headers={"Cookie": self.cookie}) as socket:
            await socket.send(json.dumps({"type": "watch", "table": self.table, "seat": self.seat, "since": 0}))
            while True:
                frame = await heard(socket)
                if frame["type"] == "update":
                    found[frame["n"]] = frame.get("events", [])
                    if "view" in frame:
                        return found


async def heard(socket):
    """The next frame. Not by `wait_for`: before Python 3.12 that may swallow the word to stop."""
    async with asyncio.timeout(30):
        return json.loads(await socket.recv())


async def company(address, game, players, name, rng, options=None, kind=Player):
    """Players at a table of their own, the game started."""
    people = [kind(address, f"{name}{seat}", Random(rng.random())) for seat in range(players)]
    for person in people:
        await person.come_in()
    wish = {"game": game, "players": players, "options": options or {}}
    table = (await people[0].ask("POST", "/api/tables/", wish)).json()["id"]
    for seat, person in enumerate(people):
        await person.sit(table, seat)
    await people[0].ask("POST", f"/api/tables/{table}/start")
    return people
