"""Bots think in processes of their own. They are handed a position and a seat, and see the seat's knowledge alone."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from terem.bots import bot, decide
from terem.games import registry
from terem.kernel.contract import Config


class Position(NamedTuple):
    """Where a bot has to answer, as plain data that goes to another process."""

    game: str
    config: bytes
    state: Mapping[str, Any]
    seat: int
    level: str
    seed: str


def config_bytes(config: Config) -> bytes:
    """A configuration as plain data, the same for the same."""
    return msgspec.json.encode(config, order="deterministic")


def think(position: Position) -> list[int]:
    """The codes of what the bot does, its answer last."""
    game = registry().get(position.game)
    board = _board(position.game, position.config)
    state = game.load(board, position.state)
    return decide(bot(position.level), game, board, state, position.seat, Random(position.seed))


@lru_cache(maxsize=16)
def _board(game: str, config: bytes) -> Any:
    return registry().get(game).prepare(msgspec.json.decode(config, type=Config))


class Thinkers:
    """The processes; none is started before the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: Executor | None = None

    async def find(self, position: Position) -> list[int]:
        """What the bot does; in this process where there are no others."""
        if not self._processes:
            return think(position)
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, position)

    def close(self) -> None:
        """Ends the processes."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
