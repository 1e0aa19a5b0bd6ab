"""Processes of ours: they end with whoever started them, and at once where that is wanted."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from time import sleep

LEAVE = 30.0
"""Seconds a process without a parent has to put everything away."""
CTRL_C = frozenset({signal.SIGINT})


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


@contextmanager
def on_ctrl_c(do: Callable[[], object]) -> Iterator[None]:
    """Meanwhile Ctrl+C does this and interrupts nothing: a lock it broke into would stay locked for ever."""
    before = signal.signal(signal.SIGINT, lambda _signal, _frame: do())
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def quiet_start() -> Iterator[None]:
    """For starting processes that `serve_parent`: Ctrl+C does not reach them before they can let it pass."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, CTRL_C)  # handed down
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve_parent() -> None:
    """The first moment of a process that works for its parent alone: Ctrl+C is for the parent, which ends it itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, CTRL_C)
    end_with_parent()


def end_pool(pool: ProcessPoolExecutor) -> None:
    """Ends a pool's processes, whatever they are at; what they have finished can still be asked for."""
    for child in list((pool._processes or {}).values()):
        child.kill()  # one that works for ever would not let its parent end
    pool.shutdown(wait=False, cancel_futures=True)
