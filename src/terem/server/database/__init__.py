"""Where everything is kept: one small interface, SQLite or PostgreSQL behind it."""

from __future__ import annotations

from terem.kernel.phrase import Refusal
from terem.server.database.base import Broken, Database, Job, Row, Taken
from terem.server.database.postgres import Postgres
from terem.server.database.sqlite import Sqlite

__all__ = ["Broken", "Database", "Job", "Postgres", "Row", "Sqlite", "Taken", "database_at"]


def database_at(address: str) -> Database:
    """The database of an address: `sqlite:FILE`, or `postgresql://…`."""
    kind, _, rest = address.partition(":")
    if kind == "sqlite" and rest:
        return Sqlite(rest)
    if kind in ("postgresql", "postgres"):
        return Postgres(address)
    raise Refusal("refuse-database-address", address=address)
