"""A finished game once more, move by move, as any seat saw it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.table import Table, decode_question
from terem.server.api.common import Asking, Name
from terem.server.guard import account_of, address_of
from terem.server.house import House
from terem.server.log import Played
from terem.server.room import Room
from terem.server.sitting import OVER

Viewer = Annotated[int | None, QueryParameter(ge=0, le=255)]


class Scene(Struct, frozen=True, omit_defaults=True):
    """The table after a move: who made it, what was told of it, and what the viewer saw then."""

    step: int
    view: Any
    seat: int | None = None
    action: Any = None
    words: Any = None
    time: int = 0
    events: tuple[Phrase, ...] = ()


class Wondering(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a moment of a finished game."""

    step: Annotated[int, Meta(ge=0, le=2**31)]
    question: Any
    seat: int | None = None


class ReplayController(Controller):
    """Finished games."""

    path = "/api/tables/{table:str}/replay"
    tags = ("tables",)

    @get("/", summary="A finished game, move by move", media_type="application/x-ndjson")
    async def replay(self, request: Asking, table: Name, seat: Viewer = None) -> Stream:
        """One line a move, as a seat saw it or, without a seat, as spectators did; only once the game is over."""
        await _finished(request, table, seat)
        account = await account_of(request)
        request.app.state.limits.looks.take(account.id if account else "", address_of(request))
        room = await request.app.state.house.retold(table)
        played: Table = room.table
        return Stream(_lines(room, played, seat), media_type="application/x-ndjson")

    @post("/explain", summary="Why these points, at a moment of a finished game?", status_code=200)
    async def explain(self, request: Asking, table: Name, data: JSONBody[Wondering]) -> Any:
        """What the game could have explained then."""
        room, played = await _finished(request, table, data.seat)
        states = _states(played)
        if data.step >= len(states):
            raise Refusal("refuse-no-such-step", step=data.step)
        question = decode_question(room.game, data.question)
        return msgspec.to_builtins(room.game.explain(states[data.step], data.seat, question))


class MomentsController(Controller):
    """Moments of a table one has been shown."""

    path = "/api/tables/{table:str}/frames"
    tags = ("tables",)

    @get("/{number:int}", summary="What was I shown then?")
    async def then(
        self, request: Asking, table: Name, number: Annotated[int, PathParameter(ge=1, le=2**31)], seat: Viewer = None
    ) -> Any:
        """The view of an earlier frame of one's own; spectators ask without a seat."""
        account = await account_of(request)
        person = account.id if account else None
        request.app.state.limits.looks.take(person or "", address_of(request))
        house: House = request.app.state.house
        return msgspec.Raw(await house.looked_back(table, seat, number, person))


async def _finished(request: Asking, table: str, seat: int | None) -> tuple[Room, Table]:
    """A table whose game is over, and the seat one of it."""
    house: House = request.app.state.house
    room = await house.current(table)
    if room.sitting.stage != OVER or room.table is None:
        raise Refusal("refuse-replay-running")
    if seat is not None and not 0 <= seat < room.sitting.players:
        raise Refusal("refuse-no-such-seat", seat=seat + 1)
    return room, room.table


def _states(table: Table) -> list[Any]:
    """The state before each move that was not taken back, and the last one."""
    return [*(position.state for position in table.line), table.state]


async def _lines(room: Room, table: Table, viewer: int | None) -> AsyncIterator[bytes]:
    """The line that was not taken back, each scene as JSON, written as it is made: no game is held in memory twice."""
    game = room.game
    told: dict[int, tuple[Phrase, ...]] = {}
    for moment in room.moments:
        if isinstance(moment.note, Played):
            told[moment.note.play.seq] = tuple(event.phrase for event in moment.events if event.heard_by(viewer))
    states = _states(table)
    yield _line(Scene(0, game.view(states[0], viewer)))
    for step, (position, after) in enumerate(zip(table.line, states[1:], strict=True), start=1):
        entry = position.entry
        events = told.get(entry.seq, ())
        yield _line(Scene(step, game.view(after, viewer), entry.seat, entry.action, entry.words, entry.time, events))


def _line(scene: Scene) -> bytes:
    return msgspec.json.encode(scene) + b"\n"
