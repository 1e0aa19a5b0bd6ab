"""Bots think in processes of their own. They are handed a position and a seat, and see the seat's knowledge alone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from time import perf_counter, sleep
from typing import Any, NamedTuple, TypeVar

import msgspec

from terem.bots import Budget, Memory, bot, collect_rarely, decide
from terem.bots.advice import Advice
from terem.bots.coach import advise
from terem.games import registry
from terem.kernel.contract import Config

LIMIT = 30.0
"""Seconds a bot may think; then something legal is played for it, so that no table waits for ever."""
BUDGET = Budget(seconds=0.8)
"""What a bot is told it may think: it answers within a second."""
LEAST = 0.02
"""Seconds a bot is left in the greatest hurry."""
TRIES = 3
"""So often a bot may take its process along before that."""
LEAVE = 30.0
"""Seconds a process without a parent has to put everything away."""
RESORT = "random"
"""The bot that always has an answer."""

journal = logging.getLogger("terem")


class Position(NamedTuple):
    """Where a bot has to answer, as plain data that goes to another process."""

    game: str
    config: bytes
    state: Mapping[str, Any]
    seat: int
    level: str
    seed: str
    budget: Budget = BUDGET
    earlier: tuple[Mapping[str, Any], ...] = ()
    """Where several were asked at once before; for bots that remember."""


Found = TypeVar("Found")
Think = Callable[[Position], list[int]]


def config_bytes(config: Config) -> bytes:
    """A configuration as plain data, the same for the same."""
    return msgspec.json.encode(config, order="deterministic")


def think(position: Position) -> list[int]:
    """The codes of what the bot does, its answer last; raises Illegal where the rules do not allow that."""
    game = registry().get(position.game)
    board = _board(position.game, position.config)
    state = game.load(board, position.state)
    memory = Memory(game, (game.load(board, dump) for dump in position.earlier))
    mind, rng = bot(position.level), Random(position.seed)
    codes = decide(mind, game, board, state, position.seat, rng, position.budget, memory)
    for code in codes:
        refusal = game.check(state, position.seat, game.decode(state, code))
        if refusal is not None:
            raise Illegal(refusal.phrase.key)
    return codes


class Illegal(Exception):
    """A bot's answer that would be refused at its table, again and again."""


def counsel(position: Position) -> list[Advice]:
    """What a coach advises the seat."""
    game = registry().get(position.game)
    board = _board(position.game, position.config)
    return advise(game, board, game.load(board, position.state), position.seat)


@lru_cache(maxsize=64)
def _board(game: str, config: bytes) -> Any:
    return registry().get(game).prepare(msgspec.json.decode(config, type=Config))


def end_with_parent() -> None:
    """For a process of ours: ends when its parent has gone, even where that was killed and could say nothing."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)
            sleep(LEAVE)
            os._exit(1)  # it would hold the port, and nobody is left to notice

    threading.Thread(target=wait, daemon=True).start()


def _begin() -> None:
    """A thinker's first moment: Ctrl+C in a terminal is for the house, which ends its thinkers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    end_with_parent()


class Thinkers:
    """The processes; none is started before the first bot has to think."""

    def __init__(self, processes: int, limit: float = LIMIT, think: Think = think) -> None:
        self._processes = processes
        self._limit = limit
        self._think = think
        self._free = asyncio.Semaphore(max(processes, 1))
        self._waiting = 0
        """Positions that are thought about, or wait for it."""
        self._pool: ProcessPoolExecutor | None = None

    async def find(self, position: Position) -> list[int]:
        """What the bot does; something legal where it fails, takes too long or ends its process.

        A position waits outside for a free process, so that its time begins when it is thought about.
        """
        came = perf_counter()
        self._waiting += 1
        try:
            async with self._free:
                return await self._found(position._replace(budget=self._share(position.budget, came)))
        except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the table goes on
            journal.error("bot %s of %s failed: %s", position.level, position.game, error or type(error).__name__)
            return think(position._replace(level=RESORT))
        finally:
            self._waiting -= 1

    def _share(self, budget: Budget, came: float) -> Budget:
        """What is left of a budget where others wait, too, or this one has waited already: nobody is kept waiting."""
        if budget.seconds is None or self._waiting <= 1:
            return budget
        fair = budget.seconds * max(self._processes, 1) / self._waiting
        left = budget.seconds - (perf_counter() - came)
        return budget._replace(seconds=max(LEAST, min(budget.seconds, fair, left)))

    async def advise(self, position: Position) -> list[Advice]:
        """What a coach advises; it waits for a free process as bots do."""
        async with self._free:
            return await self._run(counsel, position) if self._processes else counsel(position)

    async def _found(self, position: Position) -> list[int]:
        """The bot's own answer, asked for again where a process has died, maybe under another's thoughts."""
        if not self._processes:
            return self._think(position)
        for _ in range(TRIES - 1):
            try:
                return await self._ask(position)
            except BrokenProcessPool as error:
                journal.warning("thinkers are gone: %s", error)
        return await self._ask(position)

    async def _ask(self, position: Position) -> list[int]:
        return await self._run(self._think, position)

    async def _run(self, work: Callable[[Position], Found], position: Position) -> Found:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        pool = self._pool
        try:
            answer = asyncio.get_running_loop().run_in_executor(pool, work, position)
            return await asyncio.wait_for(answer, self._limit)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Ends the processes at once, whatever they think about; the next bot gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            children = list((pool._processes or {}).values())
            for child in children:
                child.kill()  # one that thinks for ever would not let the house end
            pool.shutdown(wait=False, cancel_futures=True)
