"""What is said beside the game and kept nowhere: tales while they are written, suggestions, calls for help, company."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Struct

from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text
from terem.server.frames import Beside, HelpAsked, Present, Suggested, Thinks, Typed
from terem.server.room import Room
from terem.server.shown import Viewer
from terem.server.sitting import PLAYING

if TYPE_CHECKING:
    from terem.server.house import House, Watcher

TYPING = 300
"""Milliseconds between two looks at a tale that is being written."""
LONGEST_TYPED = 1200
MOST_TYPISTS = 10_000
SETTLES = 500
"""Milliseconds until it is told that somebody came or went: many do so at once when a worker starts."""
AGAIN = 20_000
"""Milliseconds after which a worker tells the others again whom it has."""
FADES = 3 * AGAIN
"""So long a worker that says nothing is believed. Whoever was not seen for so long is gone."""


class Aside(Struct, frozen=True):
    """Something another worker's clients are to be shown; without seats it is for everybody."""

    worker: str
    frame: Beside
    seats: tuple[int, ...] | None = None


class Company(NamedTuple):
    """Whom a worker has at a table."""

    seats: tuple[int, ...]
    spectators: int
    time: int


_decode = msgspec.json.Decoder(Aside).decode


class Asides:
    """Tells those who watch a table, here and at other workers, what is in no log."""

    def __init__(self, house: House, worker: str) -> None:
        self.house = house
        self.worker = worker
        self._typed: dict[tuple[str, int], int] = {}
        self._elsewhere: dict[str, dict[str, Company]] = {}
        self._left: dict[tuple[str, int], int] = {}
        """When somebody was last seen at a seat of a table."""
        self._knows_since = 0
        """Since when it can be known who is there."""
        self._unsettled: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Begins to tell other workers who is here."""
        self._knows_since = self.house.clock.now()
        self._spawn(self._keep_telling())

    def close(self) -> None:
        """Stops."""
        for task in list(self._tasks):
            task.cancel()

    def _spawn(self, work: object) -> None:
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- words ---

    def typed(self, room: Room, seat: int, text: str, typist: Watcher) -> None:
        """Others see a tale as it is written, where one is due from that seat."""
        _expect_tale(room, seat)
        now = self.house.clock.now()
        if now - self._typed.get((room.id, seat), 0) < TYPING:
            return
        if len(self._typed) >= MOST_TYPISTS:
            self._typed.clear()  # at worst somebody is looked at a little early
        self._typed[room.id, seat] = now
        self._tell(room.id, Typed(room.id, seat, plain_text(text[:LONGEST_TYPED], keep="\n")), but=typist)

    def suggest(self, room: Room, seat: int, text: str) -> None:
        """A line for whoever is telling; only they see it, and what they do with it is theirs (5.2)."""
        prompt = room.prompt
        tellers = tuple(other for other in (prompt.seats if prompt else ()) if other != seat)
        if not tellers:
            raise Refusal("refuse-nobody-tells")
        for teller in tellers:
            _expect_tale(room, teller)
        kept = plain_text(text[:LONGEST_TYPED]).strip()
        if not kept:
            raise Refusal("refuse-talk-empty")
        self._tell(room.id, Suggested(room.id, seat, kept), tellers)

    def ask_help(self, room: Room, seat: int) -> None:
        """A teller who is stuck asks everybody for a line (5.2)."""
        _expect_tale(room, seat)
        self._tell(room.id, HelpAsked(room.id, seat))

    def thinks(self, room: Room, seat: int) -> None:
        """A bot needs longer than usual: everybody is told, where everybody sees the question."""
        prompt = room.prompt if room.sitting.stage == PLAYING else None
        if prompt is not None and seat in prompt.seats and not prompt.blind:
            self._tell(room.id, Thinks(room.id, seat))

    # --- company ---

    def company_changed(self, table: str) -> None:
        """Somebody came or went; it is told once it has settled."""
        if table not in self._unsettled:
            self._unsettled.add(table)
            self._spawn(self._settle(table, self.house.clock.now() + SETTLES))

    def left(self, table: str, viewer: Viewer) -> None:
        """Somebody went."""
        if viewer is not None:
            self._left[table, viewer] = self.house.clock.now()
        self.company_changed(table)

    async def _settle(self, table: str, moment: int) -> None:
        await self.house.clock.until(moment)
        self._unsettled.discard(table)
        self._tell(table, self._here(table), told_here=False)
        self._show_company(table)

    def _here(self, table: str) -> Present:
        """Whom this worker has."""
        watchers = self.house.watchers.get(table, {})
        seats = tuple(sorted(viewer for viewer, who in watchers.items() if viewer is not None and who))
        return Present(table, seats, len(watchers.get(None, ())))

    def company(self, table: str) -> Present:
        """Everybody who is there, at whatever worker."""
        here, now = self._here(table), self.house.clock.now()
        others = [there for there in self._elsewhere.get(table, {}).values() if now - there.time < FADES]
        seats = set(here.seats).union(*(there.seats for there in others))
        return Present(table, tuple(sorted(seats)), here.spectators + sum(there.spectators for there in others))

    def gone(self, table: str, seat: int) -> bool:
        """Whether nobody has looked on from a seat for a while, at whatever worker; not where that cannot be known."""
        if not self.house.news.hears or seat in self.company(table).seats:
            return False
        seen = max(self._left.get((table, seat), 0), self._knows_since)
        return self.house.clock.now() - seen >= FADES

    def _show_company(self, table: str) -> None:
        frame = self.company(table)
        for watcher in self._watchers(table, None):
            watcher.send(frame)

    async def _keep_telling(self) -> None:
        """Others may have started later, or missed it; whom a silent worker had is forgotten."""
        while True:
            await self.house.clock.until(self.house.clock.now() + AGAIN)
            now = self.house.clock.now()
            old = now - FADES
            if not self.house.news.hears:
                self._knows_since = now
            self._left = {seat: time for seat, time in self._left.items() if time > old}
            for table, there in list(self._elsewhere.items()):
                faded = [worker for worker, company in there.items() if company.time <= old]
                for worker in faded:
                    self._note_left(table, there.pop(worker), ())
                if faded:
                    self._show_company(table)
                if not there:
                    del self._elsewhere[table]
            for table in list(self.house.watchers):
                self._tell(table, self._here(table), told_here=False)

    def _note_left(self, table: str, before: Company, seats: tuple[int, ...]) -> None:
        """Notes who is no longer at another worker; when exactly they went is not told."""
        for seat in set(before.seats).difference(seats):
            self._left[table, seat] = self.house.clock.now()

    # --- telling ---

    def _tell(
        self,
        table: str,
        frame: Beside,
        seats: tuple[int, ...] | None = None,
        but: Watcher | None = None,
        *,
        told_here: bool = True,
    ) -> None:
        if told_here:
            for watcher in self._watchers(table, seats):
                if watcher is not but:
                    watcher.send(frame)
        self.house.news.pass_on(msgspec.json.encode(Aside(self.worker, frame, seats)))

    def _watchers(self, table: str, seats: Iterable[Viewer] | None) -> list[Watcher]:
        watchers = self.house.watchers.get(table, {})
        chosen = watchers if seats is None else [seat for seat in seats if seat in watchers]
        return [watcher for viewer in chosen for watcher in watchers[viewer]]

    def hear(self, body: bytes) -> None:
        """Something from another worker."""
        aside = _decode(body)
        if aside.worker == self.worker:
            return
        frame = aside.frame
        if isinstance(frame, Present):
            there = self._elsewhere.setdefault(frame.table, {})
            before = there.get(aside.worker, Company((), 0, 0))
            there[aside.worker] = Company(frame.seats, frame.spectators, self.house.clock.now())
            self._note_left(frame.table, before, frame.seats)
            if before[:2] != (frame.seats, frame.spectators):
                self._show_company(frame.table)
            return
        for watcher in self._watchers(frame.table, aside.seats):
            watcher.send(frame)


def _expect_tale(room: Room, seat: int) -> None:
    """Refuses where no tale is due from a seat, or where talk could tell a secret."""
    prompt = room.prompt if room.sitting.stage == PLAYING else None
    if prompt is None or seat not in prompt.seats or not (prompt.words and prompt.talk) or prompt.blind:
        raise Refusal("refuse-typing")
