"""What a host does from the command line, beside a running house."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec import Struct

from terem.kernel.phrase import Refusal
from terem.kernel.record import Record
from terem.kernel.words import plain_text
from terem.server import deeds, log
from terem.server.api.tables import named
from terem.server.automation import Paces
from terem.server.backup import require_file
from terem.server.clock import WallClock
from terem.server.database import Broken, database_at
from terem.server.house import House
from terem.server.news import Alone
from terem.server.people import Account, People
from terem.server.store import Store, TableRow
from terem.server.thinking import Thinkers

HOUR = 60 * 60 * 1000


NOBODY = Account("", "", "", "", "", 0)


class Reported(Struct, frozen=True):
    """Something somebody has said, which another has reported."""

    said_by: Account
    """Without a name where they are gone."""
    table: str
    text: str


class Office:
    """The host's desk."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people

    async def tables(self, most: int) -> list[TableRow]:
        """All tables, the last touched first."""
        return await self.house.store.all(most)

    async def reports(self, most: int) -> list[Reported]:
        """What people have reported, the newest first."""
        rows = await self.house.store.database.read(
            "SELECT table_id, seq, reason FROM reports ORDER BY created DESC LIMIT $1", most
        )
        return [Reported(await self._speaker(table, seq, text), table, text) for table, seq, text in rows]

    async def _speaker(self, table: str, seq: int, text: str) -> Account:
        """Who said this in a line of a log; nobody where the line is another, as in reports of older houses."""
        lines = await self.house.store.lines(table, seq - 1)
        note = log.from_bytes(lines[0]) if lines else None
        if not text or not isinstance(note, log.Said) or plain_text(log.words_of(note))[: len(text)] != text:
            return NOBODY
        return await self.people.account(note.person) or NOBODY

    async def sitters(self, table: str) -> list[Account]:
        """The people who have a seat at a table."""
        room = await self.house.room(await self._named(table))
        found = [await self.people.account(person) for person in sorted(room.sitting.people())]
        return [account for account in found if account is not None]

    async def mute(self, person: str, hours: int) -> None:
        """Lets a person say nothing for some hours; 0 lets them speak again."""
        until = self.house.clock.now() + hours * HOUR if hours else 0
        if not await self.people.mute(person, until):
            raise Refusal("refuse-no-such-person", person=person)

    async def close(self, table: str) -> None:
        """Closes a table for good."""
        await self.house.do(await self._named(table), deeds.close)

    async def record(self, table: str) -> Record:
        """The record of a table, running or not: the whole truth, so for the host alone."""
        room = await self.house.room(await self._named(table))
        if room.table is None:
            raise Refusal("refuse-table-gathering")
        return named(room.table.record(), room, await self.people.known(room.sitting.people()))

    async def _named(self, table: str) -> str:
        """A table by its id or its code."""
        row = await self.house.store.row(table) or await self.house.store.coded(table.upper())
        if row is None:
            raise Refusal("refuse-no-such-table")
        return row.id


@asynccontextmanager
async def office_at(address: str) -> AsyncIterator[Office]:
    """The desk of a house, for as long as it is needed."""
    if address.startswith("sqlite:"):
        require_file(Path(address.removeprefix("sqlite:")))
    database = database_at(address)
    try:
        await database.open()
    except Broken as error:
        raise Refusal("refuse-database", detail=str(error)) from error
    store, clock = Store(database), WallClock()
    house = House(store, Alone(), clock, Thinkers(0), Paces())
    try:
        yield Office(house, await People.of(store, clock))
    finally:
        await house.close()
        await database.close()
