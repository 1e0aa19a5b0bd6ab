"""What is not needed any more is gone, and looking for it stops nobody."""

from __future__ import annotations

import gc
import subprocess
import sys

import websockets
from litestar import WebSocket
from websockets.server import ServerProtocol

from server.test_doors import run, running, until
from terem.server.client import Client
from terem.server.doors import SocketDoor


def test_a_socket_that_is_closed_leaves_nothing_behind(tmp_path):
    """Without anybody who looks for circles: a crowd that comes and goes must cost no memory until somebody does."""

    async def work():
        async with running(tmp_path) as house:
            address = f"ws://127.0.0.1:{house.settings.port}/socket"
            gc.collect()
            gc.disable()
            try:
                for _ in range(5):
                    async with websockets.connect(address) as client:
                        await client.send('{"type": "ping"}')
                        await client.recv()
                await until(lambda: not house.server.server_state.connections)
                await until(lambda: not house.server.server_state.tasks)
                kinds = (SocketDoor, Client, WebSocket, ServerProtocol)
                return [one for one in gc.get_objects() if type(one) in kinds]
            finally:
                gc.enable()

    assert run(work()) == []


def test_what_lives_is_looked_at_once_and_what_circles_later_is_swept():
    """In a process of its own: whoever looks for garbage looks in all of it."""
    script = """
import asyncio, gc, weakref
from terem.server import run

class Circle:
    def __init__(self):
        self.me = self

run.collect_seldom()
young = weakref.ref(Circle())
kept = [Circle() for _ in range(run.YOUNG + 1)]  # by now the young ones were looked through
assert young() is None
assert gc.get_freeze_count() > run.YOUNG
old = weakref.ref(kept[0])
kept.clear()
more = [[] for _ in range(run.YOUNG + 1)]
assert old() is not None, "what was alive is left be"

async def wait():
    run.SWEEP = 0.01
    await run.sweep_now_and_then()
    await asyncio.sleep(0.2)

asyncio.run(wait())
assert old() is None
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
