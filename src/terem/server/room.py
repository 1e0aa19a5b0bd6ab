"""A table as a worker knows it: a cache of its log, and what every viewer has been shown of it."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from terem.kernel.contract import Config
from terem.kernel.phrase import Event, Phrase
from terem.kernel.prompt import Prompt
from terem.kernel.record import Header
from terem.kernel.registry import AnyGame
from terem.kernel.table import Step, Table
from terem.server import log
from terem.server.frames import Update
from terem.server.shown import Viewer, sitting_view
from terem.server.sitting import PLAYING, Sitting, begin, follow

QUIET = 1000
"""Milliseconds. Where talk is closed, who has answered and who points at what is told so often and no more."""

CLOCKS: Mapping[str, int | None] = {"none": None, "relaxed": 90, "days": 24 * 60 * 60}
"""Seconds for an answer by the table's clock, where the game itself sets no time."""

KEPT = 16
"""Lines a room remembers for whoever comes back soon; older ones only while somebody has not been told of them."""

_encode = msgspec.json.Encoder(order="deterministic").encode


class Moment(NamedTuple):
    """A line of the log and the table after it."""

    note: log.Note
    sitting: Sitting
    state: Any
    events: tuple[Event, ...]
    quiet: bool
    """Whether its time could say something: then it is told with whatever else happens in that second."""


class Told(NamedTuple):
    """What one frame told beside the view."""

    events: Any = ()
    """Phrases, written once for all who hear them."""
    talk: Any = ()
    back: int = 0
    """The first frame whose events were taken back; 0 for none."""


NOTHING = Told()


class Piece:
    """Lines that are told together, and what is the same in them for all viewers, worked out once."""

    def __init__(self, game: AnyGame, moments: list[Moment]) -> None:
        self.game = game
        self.moments = moments
        self.last = moments[-1]
        played = [moment.note.play.seq for moment in moments if isinstance(moment.note, log.Played)]
        self.first_play = played[0] if played else 0
        """Of the record; 0 where nothing was played."""
        taken = [moment.note.entry.to for moment in moments if isinstance(moment.note, log.TookBack)]
        self.taken_back = min(taken) if taken else 0
        """The first play that is taken back; 0 for none."""
        apart = any(moment.quiet or _for_some(moment.events) for moment in moments)
        self._told = None if apart else _told(moments, None)
        self._views: dict[Viewer, bytes] = {}

    def told(self, viewer: Viewer) -> Told:
        """What a viewer hears of it."""
        return _told(self.moments, viewer) if self._told is None else self._told

    def view(self, viewer: Viewer, company: Callable[[], list[Viewer]]) -> bytes:
        """The game as a viewer sees it after these lines; made together for all the company."""
        if self.last.state is None:
            return b"null"
        if viewer not in self._views:
            viewers = company()
            views = self.game.views(self.last.state, viewers)
            self._views = dict(zip(viewers, map(_encode, views), strict=True))
        return self._views[viewer]


def _for_some(events: tuple[Event, ...]) -> bool:
    """Whether not everybody hears of all of it."""
    return any(event.audience is not None for event in events)


class Stream:
    """What one viewer has been shown of a table: frames counted without a gap, the same on every worker."""

    def __init__(self, room: Room, viewer: Viewer) -> None:
        self.room = room
        self.viewer = viewer
        self.at = 0
        self.told: list[Told] = []
        self.plays: list[int] = []
        """For each frame the first play of the record it tells of, or of those after it."""
        self.view = b"null"
        self.sitting = b""
        self._sat: Sitting | None = None

    def advance(self) -> list[Update]:
        """The frames that have become due."""
        found = []
        for end in self.room.batches(self.at):
            frame = self._frame(end)
            self.at = end
            if frame:
                found.append(frame)
        return found

    def _frame(self, end: int) -> Update | None:
        """What a viewer learns from the lines up to `end`; None where that is nothing."""
        piece = self.room.piece(self.at, end)
        told = piece.told(self.viewer)
        view = piece.view(self.viewer, self._company)
        now = piece.last.sitting
        sitting = self.sitting if now is self._sat else _encode(sitting_view(now, self.viewer))
        self._sat = now
        seen, sat = view != self.view, sitting != self.sitting
        if told is NOTHING and not (seen or sat):
            return None
        if piece.taken_back:
            told = told._replace(back=self._first_of(piece.taken_back))
        self.told.append(told)
        self.plays.append(piece.first_play or (self.plays[-1] if self.plays else 0))
        self.view, self.sitting = view, sitting
        return self._update(len(self.told), told, view if seen else None, sitting if sat else None)

    def _company(self) -> list[Viewer]:
        """All who are about to be told the same lines."""
        return [viewer for viewer, other in self.room.streams.items() if other.at == self.at]

    def _first_of(self, play: int) -> int:
        """The first of the viewer's frames that tells of nothing but a play and what came after it; 0 for none."""
        first = bisect_left(self.plays, play) + 1
        return first if first <= len(self.told) else 0

    def since(self, number: int) -> list[Update]:
        """What a viewer has missed after a frame, the last with everything as it stands now."""
        if not 0 <= number < len(self.told):
            number = len(self.told) - 1  # nothing missed, or a counter from nowhere: as it stands now
        missed = [self._update(n, told, None, None) for n, told in enumerate(self.told, start=1) if n > number]
        return [*missed[:-1], self._update(len(self.told), self.told[-1], self.view, self.sitting)]

    def _update(self, number: int, told: Told, view: bytes | None, sitting: bytes | None) -> Update:
        room = self.room
        return Update(
            table=room.id,
            seat=self.viewer,
            n=number,
            ask=room.ask,
            deadline=room.deadline,
            events=told.events,
            talk=told.talk,
            back=told.back,
            view=None if view is None else Raw(view),
            sitting=None if sitting is None else Raw(sitting),
            acted=room.acted(self.viewer),
        )


def _told(moments: list[Moment], viewer: Viewer) -> Told:
    events = tuple(_heard(moments, viewer))
    talk = tuple(moment.note for moment in moments if isinstance(moment.note, log.Said))
    if not (events or talk):
        return NOTHING
    return Told(Raw(_encode(events)) if events else (), Raw(_encode(talk)) if talk else ())


def _heard(moments: list[Moment], viewer: Viewer) -> Iterator[Phrase]:
    """What a viewer hears of some lines; of what a seat did again and again in silence only the last: no Morse (§8)."""
    heard = [(moment.quiet, event.phrase) for moment in moments for event in moment.events if event.heard_by(viewer)]
    if not any(quiet for quiet, _ in heard):
        return (phrase for _, phrase in heard)
    last = {_sign(phrase): number for number, (_, phrase) in enumerate(heard)}
    return (phrase for number, (quiet, phrase) in enumerate(heard) if not quiet or last[_sign(phrase)] == number)


def _seconds(prompt: Prompt, clock: str) -> int | None:
    """The time for an answer: the game's own, or the table's."""
    return CLOCKS[clock] if prompt.seconds is None else prompt.seconds


def _sign(phrase: Phrase) -> tuple[str, Any]:
    return phrase.key, phrase.arguments.get("seat")


class Room:
    """A table in memory."""

    def __init__(self, name: str, game: AnyGame, key: bytes) -> None:
        self.id = name
        self.game = game
        self.key = key
        self.lock = asyncio.Lock()
        self.first = 0
        """Lines that are remembered no more."""
        self.moments: list[Moment] = []
        """The lines after those."""
        self.table: Table | None = None
        self.refs: set[tuple[int, str]] = set()
        self.changed_hands: set[int] = set()
        """Seats whose person is another since everybody was told."""
        self.used = 0
        """When somebody last came for it."""
        self.marked = self.shown = 0
        """When its row in the store was last brought up to date, and when that told lists of an open line."""
        self.streams: dict[Viewer, Stream] = {}
        self._piece: tuple[int, Moment, Piece] | None = None
        """What was told last, from which line on, up to which."""
        self.ask = ""
        self.asked_at = 0
        self.deadline: int | None = None
        """When the time for the answer is over: the game's own, or the table's clock."""
        self._thought = 0
        """Milliseconds that had gone by for an answer when the table came to rest."""
        self._prompted: Any = None
        self._prompt: Prompt | None = None

    # --- the log ---

    @property
    def seq(self) -> int:
        """The last line."""
        return self.first + len(self.moments)

    @property
    def sitting(self) -> Sitting:
        """As it stands."""
        return self.moments[-1].sitting

    @property
    def time(self) -> int:
        """When the last line was written."""
        return log.time_of(self.moments[-1].note)

    def acted(self, viewer: Viewer) -> bool:
        """Whether a seat has done something in the game as it stands."""
        line = self.table.line if self.table else ()
        return viewer is not None and any(position.entry.seat == viewer for position in reversed(line))

    def begin(self, table: Table) -> None:
        """The game starts, or is found started."""
        self.table = table

    def fold(self, note: log.Note) -> None:
        """Takes a line that was read from the store."""
        events: list[Event] = []
        quiet_before = self._quiet_ask()
        if isinstance(note, log.Played) and self.table:
            events = self.table.repeat(note.play)
        elif isinstance(note, log.TookBack) and self.table:
            events = self.table.repeat(note.entry)
        self._add(note, events, quiet_before)

    def take(self, note: log.Note, step: Step | None) -> None:
        """Takes a line this worker has just stored; `step` is what it led to."""
        quiet_before = self._quiet_ask()
        if step is not None and self.table:
            self._add(note, self.table.accept(step), quiet_before)
        else:
            self.fold(note)

    def _add(self, note: log.Note, events: list[Event], quiet_before: str | None) -> None:
        over = self.table is not None and self.game.outcome(self.table.state) is not None
        sitting = begin(note) if isinstance(note, log.Opened) else follow(self.sitting, note, over=over)
        if isinstance(note, log.Played):
            self.refs.add((note.play.seat, note.ref))
        elif isinstance(note, log.Moved | log.Rose | log.Sat):
            self.changed_hands.add(note.seat)
        self._ask_anew(note, sitting)
        same = quiet_before is not None and quiet_before == self._quiet_ask()
        quiet = same and not isinstance(note, log.Ticked)
        state = self.table.state if self.table else None
        self.moments.append(Moment(note, sitting, state, tuple(events), quiet))

    def _ask_anew(self, note: log.Note, sitting: Sitting) -> None:
        """A new question has its time from now; one asked again after a rest only what was left of it."""
        prompt = self.prompt if sitting.stage == PLAYING else None
        ask = f"{sitting.undone}.{prompt.id}" if prompt else ""
        if isinstance(note, log.Adjourned):
            self._thought = note.time - self.asked_at
        elif isinstance(note, log.Resumed):
            self.asked_at = note.time - self._thought
        elif ask != self.ask:
            self.asked_at = log.time_of(note)
        self.ask = ask
        seconds = _seconds(prompt, sitting.clock) if prompt else None
        self.deadline = None if seconds is None else self.asked_at + 1000 * seconds

    def _quiet_ask(self) -> str | None:
        """The question that is open where talk is closed."""
        prompt = self.prompt
        return self.ask if prompt and not prompt.talk else None

    def open_line(self, note: log.Note, step: Step | None) -> bool:
        """Whether everybody may know at once that a line to come is written, and when: for lists of tables."""
        if isinstance(note, log.Ordered | log.Ticked):
            return False
        if step is None or self.prompt is None:
            return self._quiet_ask() is None
        asked = self.game.asked(step.state)
        return not asked or self.game.prompt(step.state).id != self.prompt.id

    # --- what is asked ---

    @property
    def prompt(self) -> Prompt | None:
        """What the game asks; None before it starts and after it ends."""
        state = self.table.state if self.table else None
        if state is not self._prompted:
            self._prompted = state
            self._prompt = self.game.prompt(state) if self.game.asked(state) else None
        return self._prompt

    def told_asked(self) -> tuple[int, ...]:
        """The seats a table in play waits for, as far as everybody has been told."""
        if self.sitting.stage != PLAYING:
            return ()
        for moment in self.moments[::-1]:
            if not moment.quiet:
                return () if moment.state is None else self.game.asked(moment.state)
        return ()

    # --- what is shown ---

    def stream(self, viewer: Viewer) -> Stream:
        """A viewer's frames; made from the whole log where nobody has looked yet."""
        if viewer not in self.streams:
            assert not self.first, "the first lines are forgotten: this stream must be told again from the store"
            self.streams[viewer] = Stream(self, viewer)
        return self.streams[viewer]

    def adopt(self, stream: Stream) -> None:
        """Takes over a stream that another room was told up to the same line."""
        assert stream.at <= self.seq
        stream.room = self
        self.streams[stream.viewer] = stream

    def close(self) -> None:
        """Leaves the memory: its streams, which hold it, hold it no more."""
        self.streams.clear()

    def forget(self, watched: Container[Viewer]) -> None:
        """Lets go of lines that everybody who watches was told of, and of streams nobody watches that stay behind."""
        if len(self.moments) <= KEPT:
            return
        behind = min((stream.at for viewer, stream in self.streams.items() if viewer in watched), default=self.seq)
        told = next((number for number in range(len(self.moments) - 1, -1, -1) if not self.moments[number].quiet), 0)
        first = min(behind, self.seq - KEPT, self.first + told)  # how the table stood when all were told is asked for
        del self.moments[: first - self.first]
        self.first = first
        for viewer in [viewer for viewer, stream in self.streams.items() if stream.at < first]:
            del self.streams[viewer]

    def lines(self, start: int, end: int) -> list[Moment]:
        """The lines behind one, up to another."""
        return self.moments[start - self.first : end - self.first]

    def piece(self, start: int, end: int) -> Piece:
        """The lines behind one, up to another, as they are told; the same for everybody who is told of them now."""
        last = self.moments[end - 1 - self.first]
        known = self._piece
        if known is None or known[0] != start or known[1] is not last:
            self._piece = known = (start, last, Piece(self.game, self.lines(start, end)))
        return known[2]

    def batches(self, start: int) -> list[int]:
        """Where frames end, from a line on: after each line, but quiet ones together with the next that is not."""
        fresh = self.moments[start - self.first :]
        return [number for number, moment in enumerate(fresh, start + 1) if not moment.quiet]

    @property
    def quiet_until(self) -> int | None:
        """When what happened in silence may be told; None where nothing waits."""
        return (self.time // QUIET + 1) * QUIET if self.moments[-1].quiet else None

    def config(self) -> Config:
        """The configuration of the game to come, checked; where only bots will sit, of one that surely ends."""
        sitting = self.sitting
        people = any(place.person for place in sitting.places)
        chosen = sitting.options if people else self.game.unattended(sitting.options)
        options = {**chosen, **self.game.clocks.get(sitting.clock, {})}
        return self.game.config(sitting.players, options, rules=sitting.rules)


def nameless(header: Header) -> Header:
    """A header as the log keeps it: components apart, nobody named."""
    return msgspec.structs.replace(header, components={})
