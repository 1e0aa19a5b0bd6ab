"""A PostgreSQL and a Redis of our own for the tests, and addresses of empty databases."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.services import KINDS, fresh_postgres, postgres_server, redis_running


@pytest.fixture(scope="session")
def postgres():
    """The address of a PostgreSQL: the one named in the environment, or one from the wheel, started here."""
    with postgres_server() as found:
        yield found


@pytest.fixture(scope="session")
def redis_server():
    """The address of a Redis: the one named in the environment, or the wheel's, started here."""
    with redis_running() as found:
        yield found


@pytest.fixture(params=KINDS)
def address(request, tmp_path):
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:{tmp_path / 'house.db'}"
        return
    yield from fresh_postgres(request.getfixturevalue("postgres"))


@pytest.fixture
def sqlite_address(tmp_path: Path) -> str:
    return f"sqlite:{tmp_path / 'house.db'}"
