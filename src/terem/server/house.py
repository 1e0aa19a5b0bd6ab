"""The house: rooms in memory, deeds stored before anybody hears of them, and everybody who watches told."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from time import perf_counter
from typing import Any, Protocol

import msgspec

from terem.games import registry
from terem.kept import Kept
from terem.kernel import fairness
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.server import deeds, log
from terem.server.asides import Asides
from terem.server.attendant import GRACE, Attendant
from terem.server.automation import EMPTY, Paces
from terem.server.clock import Clock
from terem.server.database import Broken, Taken
from terem.server.deeds import Wish
from terem.server.frames import Act, Telling, Unseated, Update
from terem.server.ids import new_id
from terem.server.logs import plain
from terem.server.metrics import Metrics
from terem.server.minds import Minds
from terem.server.news import News
from terem.server.room import Room, Stream
from terem.server.shown import Viewer
from terem.server.sitting import CLOSED, GATHERING, OVER, follow
from terem.server.store import Mark, Store, TableRow
from terem.server.thinking import Thinkers, config_bytes
from terem.story.narrator import BUILT_IN, Narrator

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Of a short code: none that looks like another, or like a figure."""
CODE = 6
TRIES = 20
"""So often a line is written anew because another worker was quicker, before the house gives up."""
MARKED = 2000
"""Milliseconds a table's row may lag behind its log, as long as nothing but the time has changed."""
MOST_TABLES = 1000
MOST_KEPT = 64
"""Boards and printed things in memory; tables alike share them."""

journal = logging.getLogger("terem")

Decide = Callable[[Room, int], deeds.Deed | None]
"""Decides a deed at a table at a time; None where there is nothing left to do."""


class Watcher(Protocol):
    """Somebody who is shown a table."""

    def show(self, updates: list[Update]) -> None:
        """Takes frames, in order; must not wait."""

    def send(self, frame: Telling) -> None:
        """Takes a frame that is not counted."""


class Asker(Protocol):
    """Somebody who waits for an answer: what happened and the answer reach them in one piece."""

    def hold(self) -> None:
        """Keeps what is sent from now on."""

    def let_out(self) -> None:
        """Sends it."""


class House:
    """All tables a worker serves."""

    def __init__(
        self,
        store: Store,
        news: News,
        clock: Clock,
        thinkers: Thinkers,
        paces: Paces,
        narrator: Narrator = BUILT_IN,
    ) -> None:
        self.metrics = Metrics()
        self.store = store
        self.news = news
        self.clock = clock
        self.attendant = Attendant(self, paces)
        self.minds = Minds(self, thinkers, narrator)
        self.asides = Asides(self, secrets.token_urlsafe(6))
        self.rooms: dict[str, Room] = {}
        self.watchers: dict[str, dict[Viewer, set[Watcher]]] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._components: Kept[str, dict[str, Any]] = Kept(MOST_KEPT)
        self._boards: Kept[bytes, Any] = Kept(MOST_KEPT)
        self._under_way: set[asyncio.Task[None]] = set()

    # --- opening and closing the house ---

    async def open(self) -> None:
        """Begins to listen to other workers, and to look after tables where something is due."""
        self.metrics.watch("terem_tables", "Tables in memory", lambda: len(self.rooms))
        self.metrics.watch("terem_watched_tables", "Tables somebody watches", lambda: len(self.watchers))
        await self.news.open(self.catch_up, self.asides.hear)
        self.attendant.open()
        self.asides.open()

    async def close(self) -> None:
        """Lets everything go once what is being written is stored and told."""
        await self.attendant.close()
        await self.minds.close()
        self.asides.close()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.news.close()

    @property
    def idle(self) -> bool:
        """Nothing is being written or overdue; bots may think about questions to come."""
        return self.attendant.idle and not any(room.lock.locked() for room in self.rooms.values())

    # --- rooms ---

    async def open_table(self, person: str, wish: Wish) -> Room:
        """A new table; its key is committed to before anybody adds a nonce."""
        game = game_named(wish.game)
        config = game.config(wish.players, wish.options)
        self._board(game, config)
        deeds.check_clock(wish.clock)
        now, key = self.clock.now(), secrets.token_bytes(fairness.KEY_BYTES)
        note = log.Opened(
            game=game.name,
            rules=config.rules,
            players=wish.players,
            options=config.options,
            clock=wish.clock,
            public=wish.public,
            owner=person,
            commitment=fairness.commitment(key),
            time=now,
            note=deeds.clean_note(wish.note),
            coach=wish.coach,
        )
        name = new_id(12)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            row = TableRow(name, code, game.name, wish.public, GATHERING, key, now, now, now + EMPTY, now)
            try:
                await self.store.create(row, log.to_bytes(note), person)
                return await self.room(name)
            except Taken:
                continue

    async def room(self, name: str) -> Room:
        """A table, read from its log where it is not in memory."""
        if name not in self.rooms:
            async with self._opening.setdefault(name, asyncio.Lock()):
                try:
                    if name not in self.rooms:
                        self.rooms[name] = await self._load(name)
                finally:
                    self._opening.pop(name, None)
            self.attendant.set_alarm(self.rooms[name])
        room = self.rooms[name]
        room.used = self.clock.now()
        return room

    async def current(self, name: str) -> Room:
        """A table as it stands in the store, whichever worker has written there last."""
        room = await self.room(name)
        if self.news.shared:
            await self.catch_up(name)
        return room

    async def _load(self, name: str) -> Room:
        row = await self.store.row(name)
        if row is None:
            raise Refusal("refuse-no-such-table")
        room = Room(name, game_named(row.game), row.key)
        await self._read_on(room)
        return room

    async def _read_on(self, room: Room) -> None:
        """Folds what other workers have written."""
        for body in await self.store.lines(room.id, room.seq):
            await self._fold(room, body)

    async def _fold(self, room: Room, body: bytes) -> None:
        note = log.from_bytes(body)
        if isinstance(note, log.Started):
            room.begin(await self._game(room, note))
        room.fold(note)

    async def _game(self, room: Room, note: log.Started) -> Table:
        """The game that starts with a line."""
        if note.components not in self._components:
            self._components[note.components] = await self.store.components(note.components)
        header = msgspec.structs.replace(note.header, components=self._components[note.components])
        config = room.game.config(len(header.seats), header.options, header.components, header.rules)
        return Table(room.game, header, room.key, self._board(room.game, config))

    def _board(self, game: AnyGame, config: Config) -> Any:
        """Prepared once for all tables alike."""
        key = game.name.encode() + config_bytes(config)
        if key not in self._boards:
            self._boards[key] = game.prepare(config)
        return self._boards[key]

    # --- deeds ---

    async def do(self, name: str, decide: Decide) -> Room:
        """Decides, stores, and only then tells. Where another worker was quicker, decides again.

        Whoever asked for it may hang up meanwhile: a line that was stored is folded and told all the same.
        """
        room = await self.room(name)
        await room.lock.acquire()  # in line at once; whoever sees it through lets go
        await asyncio.shield(self.see_to(self._see_through(room, decide)))
        return room

    def see_to(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Does something to its end, whoever has gone meanwhile; the house does not close before."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._seen_to)
        return task

    def _seen_to(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if they still wait

    async def _see_through(self, room: Room, decide: Decide, asker: Asker | None = None) -> None:
        """Does a deed at a table that is locked for it, and tells of it."""
        try:
            await self._do(room, decide)
        finally:
            room.lock.release()
        if asker:
            asker.hold()
        self.tell(room)
        await self.news.tell(room.id)

    async def _do(self, room: Room, decide: Decide) -> None:
        for _ in range(TRIES):
            now = max(self.clock.now(), room.time)
            try:
                deed = decide(room, now)
            except Refusal:
                if not await self._behind(room):
                    raise
                continue  # another worker has written since: that may have been the reason
            if deed is None:
                return
            game = await self._game(room, deed.note) if isinstance(deed.note, log.Started) else None
            try:
                start = perf_counter()
                await self._write(room, deed, now)
                self.metrics.commit.observe(perf_counter() - start)
            except Taken:
                self.metrics.conflicts.inc()
                await self._read_on(room)
                continue
            if game:
                room.begin(game)
            room.take(deed.note, deed.step)
            self.metrics.wrote(deed.note)
            return
        raise Refusal("refuse-busy")

    async def _behind(self, room: Room) -> bool:
        """Whether other workers had written something that was not known here; now it is."""
        before = room.seq
        if self.news.shared:
            await self._read_on(room)
        return room.seq > before

    async def _write(self, room: Room, deed: deeds.Deed, now: int) -> None:
        mark = self._mark(room, deed, now)
        try:
            await self.store.append(room.id, room.seq + 1, log.to_bytes(deed.note), mark)
        except Broken as error:
            journal.warning("store %s", plain(error))
            raise Refusal("refuse-store") from error
        if mark is not None:
            room.marked = now
            room.shown = mark.shown or room.shown

    def _mark(self, room: Room, deed: deeds.Deed, now: int) -> Mark | None:
        """What lists and other workers find at the table after a deed; None where little has changed since the last.

        When a table is said to be seen last depends on open lines alone: secret ones must not be found in lists.
        """
        over = deed.step is not None and room.game.outcome(deed.step.state) is not None
        before, after = room.sitting, follow(room.sitting, deed.note, over=over)
        turned = after is not before and (before.stage, before.public) != (after.stage, after.public)
        shown = (turned or now - room.shown >= MARKED) and room.open_line(deed.note, deed.step)
        if not (turned or shown or now - room.marked >= MARKED):
            return None
        wake = None if after.stage in (OVER, CLOSED) else now + MARKED + GRACE
        return Mark(after.stage, after.public, now, wake, now if shown else None)

    async def start(self, name: str, person: str) -> Room:
        """Starts the game at a table."""
        room = await self.room(name)
        config = room.config()
        digest = await self.store.keep_components(config.components)
        self._components[digest] = dict(config.components)
        board = self._board(room.game, config)
        return await self.do(name, lambda room, now: deeds.start(room, person, digest, board, now))

    async def act(self, person: str, frame: Act, asker: Asker | None = None) -> None:
        """A person's action, after coming back where a bot sat in; whoever calls this sees it through (`see_to`).

        What the asker is told of it is held: they let it out together with their answer.
        """
        room = await self.room(frame.table)
        while True:
            await room.lock.acquire()
            await self._see_through(room, lambda room, now: deeds.come_back_or_act(room, person, frame, now), asker)
            if (frame.seat, frame.ref) in room.refs:
                return
            if asker:
                asker.let_out()

    async def ask_undo(self, name: str, person: str, seat: int) -> Room:
        """Takes a seat's last action back, or asks those who have a say; looking for it stops nobody else."""
        room = await self.current(name)
        found = await asyncio.to_thread(deeds.undoing, room, person, seat)
        return await self.do(name, lambda room, now: deeds.ask_undo(room, person, seat, found, now))

    # --- telling ---

    async def watch(
        self, name: str, viewer: Viewer, watcher: Watcher, since: int, person: str | None = None
    ) -> list[Update]:
        """Shows a table from now on, a seat only to its person; returns what was missed."""
        room = await self.current(name)
        _may_look(room, viewer, person)
        stream = await self._stream(room, viewer)
        _may_look(room, viewer, person)  # the seat may have changed hands meanwhile
        self._send_away(room)
        watchers = self.watchers.setdefault(name, {}).setdefault(viewer, set())
        self.tell(room)  # whoever comes now is shown all of it below
        watchers.add(watcher)
        self.asides.company_changed(name)
        return stream.since(since)

    async def _stream(self, room: Room, viewer: Viewer) -> Stream:
        """A viewer's frames; told again from the store where the room has forgotten the first lines."""
        async with room.lock:
            if room.first and viewer not in room.streams:
                twin = Room(room.id, room.game, room.key)
                stream = twin.stream(viewer)
                for body in (await self.store.lines(room.id, 0))[: room.seq]:
                    await self._fold(twin, body)
                    stream.advance()
                    twin.forget((viewer,))
                room.adopt(stream)
            return room.stream(viewer)

    async def retold(self, name: str) -> Room:
        """A table with everything that ever happened at it: a worker's own room forgets its first lines."""
        room = await self.current(name)
        twin = Room(room.id, room.game, room.key)
        for body in (await self.store.lines(room.id, 0))[: room.seq]:
            await self._fold(twin, body)
            await asyncio.sleep(0)  # a long log is told again beside everything else
        return twin

    async def looked_back(self, name: str, viewer: Viewer, number: int, person: str | None) -> bytes:
        """The game as a viewer was shown it with an earlier frame of theirs; a seat only to its person."""
        room = await self.current(name)
        if viewer is not None and (person is None or viewer not in room.sitting.seats_of(person)):
            raise Refusal("refuse-not-your-seat")
        twin = Room(room.id, room.game, room.key)
        stream = twin.stream(viewer)
        for body in (await self.store.lines(room.id, 0))[: room.seq]:
            await self._fold(twin, body)
            stream.advance()
            if len(stream.told) == number:
                return stream.view
            twin.forget((viewer,))
            await asyncio.sleep(0)  # a long log is told again beside everything else
        raise Refusal("refuse-no-such-step", step=number)

    def actions(self, name: str, viewer: Viewer) -> list[Any]:
        """Every answer of a seat to the open question; none where the table waits for others."""
        room = self.rooms.get(name)
        if room is None or room.table is None or viewer is None or not room.ask:
            return []
        state = room.table.state
        return [room.game.decode(state, code) for code in room.game.legal(state, viewer)]

    def unwatch(self, name: str, viewer: Viewer, watcher: Watcher) -> None:
        """Shows it no more."""
        viewers = self.watchers.get(name, {})
        viewers.get(viewer, set()).discard(watcher)
        if not viewers.get(viewer):
            viewers.pop(viewer, None)
        if not viewers:
            self.watchers.pop(name, None)
        self.asides.left(name, viewer)

    def tell(self, room: Room) -> None:
        """Everybody who watches is shown what has become due for them; and the table's alarm is set."""
        self._send_away(room)
        start = perf_counter()
        watched = self.watchers.get(room.id, {})
        for viewer, watchers in watched.items():
            updates = room.stream(viewer).advance()
            if updates:
                for watcher in tuple(watchers):
                    watcher.show(updates)
        room.forget(watched)
        self.metrics.fan_out.observe(perf_counter() - start)
        self.attendant.set_alarm(room)

    def _send_away(self, room: Room) -> None:
        """Whoever watched through a seat that has changed hands sees nothing more through it."""
        for seat in room.changed_hands:
            for watcher in self.watchers.get(room.id, {}).pop(seat, set()):
                watcher.send(Unseated(room.id, seat))
        room.changed_hands.clear()

    async def catch_up(self, name: str) -> None:
        """Another worker has written a line."""
        room = self.rooms.get(name)
        if room is None:
            return
        async with room.lock:
            await self._read_on(room)
        self.tell(room)


def _may_look(room: Room, viewer: Viewer, person: str | None) -> None:
    if viewer is not None and (person is None or viewer not in room.sitting.seats_of(person)):
        raise Refusal("refuse-not-your-seat")


def game_named(name: str) -> AnyGame:
    """A game of the house."""
    return registry().get(name)
