"""Runs a contest: in this process, in several, or on a Ray cluster; what was played is kept and not played again."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from os import SEEK_END
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import msgspec

from terem.arena.contest import Contest, Match, Result, play
from terem.bots import collect_rarely
from terem.files import read_file, require_writable, unwritable
from terem.kernel.phrase import Refusal
from terem.processes import end_pool, on_ctrl_c, quiet_start, serve_parent
from terem.reference import find_game

AHEAD = 2
"""Games handed out for each process: one it plays, one it finds waiting."""
CROWD = 1000
"""Games a cluster is handed at once."""
LOOK = 0.5
"""Seconds after which a wait is begun again: Windows hears Ctrl+C only in between."""
KNOCK = 5
"""Seconds a cluster has to open its door."""
_DOOR = re.compile(r"(?:ray://)?(?P<host>\S+):(?P<port>\d{1,5})")

Keep = Callable[[Result], None]
Over = SimpleQueue[Future[Result] | None]
"""Games that are over, in that order; None: somebody has pressed Ctrl+C."""
Runner = Callable[[Contest, Sequence[Match], Keep], None]
"""Plays games and hands over each result when it is there, the finished ones also when it is interrupted."""


class BrokenOff(KeyboardInterrupt):
    """Somebody interrupted a contest."""

    def __init__(self, kept: int) -> None:
        super().__init__()
        self.kept = kept
        """Its games that are in the file."""


def here(contest: Contest, matches: Sequence[Match], keep: Keep) -> None:
    """In this process."""
    for match in matches:
        keep(play(contest, match))


def in_processes(workers: int) -> Runner:
    """In so many processes."""

    def run(contest: Contest, matches: Sequence[Match], keep: Keep) -> None:
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_begin)
        over: Over = SimpleQueue()
        playing = 0
        with on_ctrl_c(partial(over.put, None)):
            try:
                for match in matches:
                    with quiet_start():
                        pool.submit(play, contest, match).add_done_callback(over.put)
                    playing += 1
                    if playing == AHEAD * workers:
                        keep(_next(over))
                        playing -= 1
                for _ in range(playing):
                    keep(_next(over))
            except BrokenProcessPool as error:
                raise Refusal("refuse-arena-worker") from error
            finally:
                try:
                    _keep_what_is_there(over, keep)
                finally:
                    end_pool(pool)  # a bot may think for minutes, and nobody would wait for its answer

    return run


def _begin() -> None:
    """A player's first moment."""
    serve_parent()
    collect_rarely()


def _next(over: Over) -> Result:
    """The next game that is over; raises KeyboardInterrupt where somebody does not want to wait for it."""
    while True:
        with suppress(Empty):
            game = over.get(timeout=LOOK)
            if game is None:
                raise KeyboardInterrupt
            return game.result()


def _keep_what_is_there(over: Over, keep: Keep) -> None:
    """Keeps the games that are over by now."""
    while not over.empty():
        game = over.get()
        if game is not None and game.exception() is None:
            keep(game.result())


def on_ray(address: str) -> Runner:
    """On the cluster at an address; every node has Terem installed."""

    def run(contest: Contest, matches: Sequence[Match], keep: Keep) -> None:
        try:
            ray = import_module("ray")  # large, and only for who has a cluster: an extra
        except ImportError as error:
            raise Refusal("refuse-arena-ray") from error
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except OSError as error:  # a ConnectionError is one
            raise Refusal("refuse-arena-cluster", address=address) from error
        waiting: list[Any] = []
        try:
            task: Any = ray.remote(play_alike)
            programs = contest.programs
            for match in matches:
                waiting.append(task.remote(contest, match, programs))
                while len(waiting) >= CROWD:
                    waiting = _gather(ray, waiting, keep)
            while waiting:
                waiting = _gather(ray, waiting, keep)
        except KeyboardInterrupt:
            if waiting:
                _gather(ray, waiting, keep, num_returns=len(waiting), timeout=0)
            raise
        finally:
            ray.shutdown()

    return run


def _gather(ray: Any, waiting: list[Any], keep: Keep, **how: int) -> list[Any]:
    """Keeps what is finished next, or as one says; gives what is not."""
    done, left = ray.wait(waiting, **how)
    for task in done:
        keep(ray.get(task))
    return list(left)


def play_alike(contest: Contest, match: Match, programs: str) -> Result:
    """Plays one game on another machine; refuses where the programs are others than those its result is kept for."""
    if contest.programs != programs:
        raise Refusal("refuse-arena-node", node=socket.gethostname())
    return play(contest, match)


def _knock(address: str) -> None:
    """Raises OSError where nobody opens: Ray itself would try for minutes. Names such as `auto` are left to Ray."""
    door = _DOOR.fullmatch(address)
    if door:
        socket.create_connection((door["host"].strip("[]"), int(door["port"])), KNOCK).close()


class Ledger:
    """The results of a contest in a file, one a line; a contest goes on where it was broken off."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.file = folder / f"{find_game(contest.game).name}-{contest.digest}.jsonl"
        self._contest = contest
        self._decode = msgspec.json.Decoder(Result).decode

    def read(self) -> list[Result]:
        """What is there; a line that was broken off, or is of no game of this contest, is forgotten."""
        if not self.file.exists():
            return []
        found = []
        for line in read_file(self.file).splitlines():
            try:
                found.append(self._decode(line))
            except msgspec.DecodeError:
                continue
        return [result for result in found if self._contest.fits(result)]

    def require_writable(self) -> None:
        """Refuses a place no result could be added to, before anybody plays for it."""
        require_writable(self.file)
        if self.file.exists():
            self.add([])

    def add(self, results: Sequence[Result]) -> None:
        """More of them."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab+") as file:
                if file.tell():
                    file.seek(-1, SEEK_END)
                    if file.read(1) != b"\n":
                        file.write(b"\n")
                for result in results:
                    file.write(msgspec.json.encode(result) + b"\n")
        except OSError as error:
            raise unwritable(self.file, error) from error


def contend(contest: Contest, ledger: Ledger, runner: Runner, told: Callable[[int], None]) -> list[Result]:
    """All results of a contest, those that were there included; `told` hears how many games have been played."""
    wanted = {(match.deal, match.rotation): match for match in contest.matches()}
    known = {(r.deal, r.rotation): r for r in ledger.read() if (r.deal, r.rotation) in wanted}
    left = [match for place, match in wanted.items() if place not in known]
    told(len(known))

    def keep(result: Result) -> None:
        ledger.add([result])
        known[result.deal, result.rotation] = result
        told(len(known))

    if left:
        ledger.require_writable()
    try:
        runner(contest, left, keep)
    except KeyboardInterrupt:
        raise BrokenOff(len(known)) from None
    return [known[place] for place in sorted(known)]
