"""Bots think in processes of their own. They are handed a position and a seat, and see the seat's knowledge alone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import count
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import msgspec

from terem.bots import Budget, Memory, bot, collect_rarely, decide
from terem.bots.advice import Advice
from terem.bots.coach import advise
from terem.games import registry
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.processes import end_pool, serve_parent
from terem.server.logs import plain
from terem.server.places import Places

LIMIT = 30.0
"""Seconds a bot may think; then something legal is played for it, so that no table waits for ever."""
BUDGET = Budget(seconds=0.8)
"""What a bot is told it may think: it answers within a second."""
LEAST = 0.02
"""Seconds a bot is left in the greatest hurry."""
TRIES = 3
"""So often a bot may take its process along before that."""
RESORT = "random"
"""The bot that always has an answer."""
BOTS, COACH = range(2)
"""Who gets a process first where several wait for one."""

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
    """Where several were asked at once before; for who remembers."""


Found = TypeVar("Found")
Think = Callable[[Position], list[int]]
Counsel = Callable[[Position], list[Advice]]


def config_bytes(config: Config) -> bytes:
    """A configuration as plain data, the same for the same."""
    return msgspec.json.encode(config, order="deterministic")


def think(position: Position) -> list[int]:
    """The codes of what the bot does, its answer last; raises the rules' refusal where they do not allow that."""
    game = registry().get(position.game)
    board = _board(position.game, position.config)
    state = game.load(board, position.state)
    memory = Memory(game, (game.load(board, dump) for dump in position.earlier))
    mind, rng = bot(position.level), Random(position.seed)
    codes = decide(mind, game, board, state, position.seat, rng, position.budget, memory)
    for code in codes:
        refusal = game.check(state, position.seat, game.decode(state, code))
        if refusal is not None:
            raise refusal  # its table would refuse it again and again
    return codes


def counsel(position: Position) -> list[Advice]:
    """What a coach advises the seat."""
    game = registry().get(position.game)
    board = _board(position.game, position.config)
    past = (game.load(board, dump) for dump in position.earlier)
    return advise(game, board, game.load(board, position.state), position.seat, past)


@lru_cache(maxsize=64)
def _board(game: str, config: bytes) -> Any:
    return registry().get(game).prepare(msgspec.json.decode(config, type=Config))


def _begin() -> None:
    """A thinker's first moment."""
    serve_parent()
    collect_rarely()


class Thinkers:
    """The processes; none is started before the first bot has to think."""

    def __init__(
        self,
        processes: int,
        limit: float = LIMIT,
        think: Think = think,
        counsel: Counsel = counsel,
        now: Callable[[], float] = perf_counter,
    ) -> None:
        self._processes = processes
        self._limit = limit
        self._think = think
        self._counsel = counsel
        self._now = now
        self._places = Places(processes)
        self._numbers = count()
        self._under_way: set[asyncio.Task[Any]] = set()
        """What processes are at, whether somebody still wants to know it or not."""
        self._pool: ProcessPoolExecutor | None = None

    async def find(self, position: Position) -> list[int]:
        """What the bot does; something legal where it fails, takes too long or ends its process."""
        try:
            return await self._ask(BOTS, self._think, position)
        except Exception as error:  # noqa: BLE001  whatever a bot does wrong, the table goes on
            journal.error("bot %s of %s failed: %s", position.level, position.game, plain(error))
            return think(position._replace(level=RESORT))

    async def advise(self, position: Position) -> list[Advice]:
        """What a coach advises; bots that wait go first, for whole tables wait for them.

        Refuses where it comes to nothing; behind somebody who never comes to an end there is still time to think.
        """
        try:
            async with asyncio.timeout(2 * self._limit):
                return await self._ask(COACH, self._counsel, position)
        except (BrokenProcessPool, TimeoutError) as error:
            journal.error("coach of %s failed: %s", position.game, plain(error))
            raise Refusal("refuse-coach-busy") from error

    async def _ask(self, rank: int, work: Callable[[Position], Found], position: Position) -> Found:
        """An answer, asked for again where a process has died, maybe under another's thoughts.

        A position waits outside for a free process, so that its time begins when it is thought about.
        """
        if not self._processes:
            return work(position)
        came, turn = self._now(), (rank, next(self._numbers))
        await self._places.take(turn)
        position = position._replace(budget=self._share(position.budget, came))
        for _ in range(TRIES - 1):
            try:
                return await self._answer(work, position)
            except BrokenProcessPool as error:
                journal.warning("thinkers are gone: %s", plain(error))
            await self._places.take(turn)
        return await self._answer(work, position)

    def _share(self, budget: Budget, came: float) -> Budget:
        """A fair part, where others still wait, of what waiting has left of a budget: nobody is kept waiting."""
        if budget.seconds is None:
            return budget
        left = budget.seconds - (self._now() - came)
        fair = min(1.0, self._processes / (1 + self._places.waiting))
        return budget._replace(seconds=max(LEAST, left * fair))

    async def _answer(self, work: Callable[[Position], Found], position: Position) -> Found:
        """What comes of work that has a place; it goes on where nobody wants to know that any more."""
        running = asyncio.create_task(self._run(work, position))
        self._under_way.add(running)
        running.add_done_callback(self._over)
        await asyncio.wait([running])
        return running.result()

    def _over(self, running: asyncio.Task[Any]) -> None:
        self._under_way.discard(running)
        if not running.cancelled():
            running.exception()  # whoever still wants the answer finds the error themselves

    async def _run(self, work: Callable[[Position], Found], position: Position) -> Found:
        """Lets a process work; the place is free again when the process is, and not before."""
        try:
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
        finally:
            self._places.give()

    def close(self) -> None:
        """Ends the processes at once, whatever they think about; the next bot gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            end_pool(pool)
