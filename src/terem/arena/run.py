"""Runs a contest: in this process, in several, or on a Ray cluster; what was played is kept and not played again."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from terem.arena.contest import Contest, Match, Result, play
from terem.arena.reference import find_game
from terem.bots import collect_rarely
from terem.files import unwritable
from terem.kernel.phrase import Refusal

PIECE = 4
"""Games a worker is given at once."""
KNOCK = 5
"""Seconds a cluster has to open its door."""
_DOOR = re.compile(r"(?:ray://)?(?P<host>\S+):(?P<port>\d{1,5})")

Pieces = list[list[Match]]
Runner = Callable[[Contest, Pieces], Iterator[list[Result]]]


def play_all(contest: Contest, matches: Sequence[Match]) -> list[Result]:
    """Plays some games, one after the other."""
    return [play(contest, match) for match in matches]


def here(contest: Contest, pieces: Pieces) -> Iterator[list[Result]]:
    """In this process."""
    for piece in pieces:
        yield play_all(contest, piece)


def in_processes(workers: int) -> Runner:
    """In so many processes."""

    def run(contest: Contest, pieces: Pieces) -> Iterator[list[Result]]:
        with ProcessPoolExecutor(workers, initializer=collect_rarely) as pool:
            waiting = [pool.submit(play_all, contest, piece) for piece in pieces]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                for future in waiting:
                    future.cancel()

    return run


def on_ray(address: str) -> Runner:
    """On the cluster at an address; every node has Terem installed."""

    def run(contest: Contest, pieces: Pieces) -> Iterator[list[Result]]:
        try:
            ray = import_module("ray")  # large, and only for who has a cluster: an extra
        except ImportError as error:
            raise Refusal("refuse-arena-ray") from error
        try:
            _knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except OSError as error:  # a ConnectionError is one
            raise Refusal("refuse-arena-cluster", address=address) from error
        try:
            task: Any = ray.remote(play_all)
            waiting = [task.remote(contest, piece) for piece in pieces]
            while waiting:
                done, waiting = ray.wait(waiting)
                yield ray.get(done[0])
        finally:
            ray.shutdown()

    return run


def _knock(address: str) -> None:
    """Raises OSError where nobody opens: Ray itself would try for minutes. Names such as `auto` are left to Ray."""
    door = _DOOR.fullmatch(address)
    if door:
        socket.create_connection((door["host"].strip("[]"), int(door["port"])), KNOCK).close()


class Ledger:
    """The results of a contest in a file, one a line; a contest goes on where it was broken off."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.file = folder / f"{find_game(contest.game).name}-{contest.digest}.jsonl"
        self._decode = msgspec.json.Decoder(Result).decode

    def read(self) -> list[Result]:
        """What is there; a line that was broken off is forgotten."""
        if not self.file.exists():
            return []
        found = []
        for line in self.file.read_bytes().splitlines():
            try:
                found.append(self._decode(line))
            except msgspec.DecodeError:
                continue
        return found

    def add(self, results: Sequence[Result]) -> None:
        """More of them."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("ab") as file:
                if file.tell() and not self.file.read_bytes().endswith(b"\n"):
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
    pieces = [left[first : first + PIECE] for first in range(0, len(left), PIECE)]
    for results in runner(contest, pieces):
        ledger.add(results)
        known |= {(r.deal, r.rotation): r for r in results}
        told(len(known))
    return [known[place] for place in sorted(known)]
