"""Tables: opening, sitting down, starting, and everything beside the moves."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import segno
from litestar import Controller, Response, delete, get, patch, post, put
from litestar.params import JSONBody

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.record import Record, Seat, to_lines
from terem.kernel.table import decode_question
from terem.server import deeds, log
from terem.server.api.bodies import (
    Action,
    AdviceView,
    Answer,
    Changes,
    Choices,
    Level,
    Link,
    NewTable,
    Nonce,
    Ok,
    Orders,
    Owner,
    Question,
    Rematch,
    Report,
    SeatLine,
    TableLine,
    TableView,
    Talk,
)
from terem.server.api.common import Asking, Name, Number, guessing, me
from terem.server.company import rematch
from terem.server.guard import account_of, address_of
from terem.server.house import House
from terem.server.people import Person
from terem.server.room import Room
from terem.server.shown import sitting_view
from terem.server.sitting import GATHERING, OVER, PLAYING
from terem.server.store import TableRow

LISTED = 100
LOOKED_INTO = 24
"""Tables of a list that are opened to say who sits there and whom they wait for."""


def _house(request: Asking) -> House:
    found: House = request.app.state.house
    return found


async def _view(request: Asking, room: Room, viewer: int | None = None) -> TableView:
    row = await _house(request).store.row(room.id)
    assert row is not None
    people = await request.app.state.people.known(room.sitting.people())
    return TableView(room.id, row.code, sitting_view(room.sitting, viewer), people)


async def _lines(request: Asking, rows: Sequence[TableRow], person: str) -> list[TableLine]:
    """Tables as a list shows them to somebody, with when everybody last saw something happen.

    The time of the last line would tell when a secret was answered.
    """
    rooms = [await _house(request).current(row.id) for row in rows[:LOOKED_INTO]]
    everybody = {one for room in rooms for one in room.sitting.people()}
    people = await request.app.state.people.known(everybody)
    lines = [TableLine(row.id, row.code, row.game, row.stage, row.shown) for row in rows]
    for number, room in enumerate(rooms):
        asked = room.told_asked()
        seats = tuple(
            SeatLine(
                _name(people, place.person),
                place.bot,
                place.person == person,
                seat in asked,
                place.stand_in is not None,
            )
            for seat, place in enumerate(room.sitting.places)
        )
        mine = any(seat.mine and seat.asked and not seat.stand_in for seat in seats)
        lines[number] = msgspec.structs.replace(lines[number], seats=seats, your_turn=mine)
    return lines


def _name(people: Mapping[str, Person], person: str | None) -> str:
    found = people.get(person or "")
    return found.name if found else ""


class TablesController(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/", summary="Open a table")
    async def open(self, request: Asking, data: JSONBody[NewTable]) -> TableView:
        """A new table; whoever opens it owns it."""
        account = await me(request)
        request.app.state.limits.tables.take(account.id, address_of(request))
        wish = deeds.Wish(data.game, data.players, data.options, data.clock, data.public, data.note, data.coach)
        room = await _house(request).open_table(account.id, wish)
        return await _view(request, room)

    @get("/", summary="Public tables")
    async def public(self, request: Asking) -> list[TableLine]:
        """The lobby: tables that wait for people, and those that can be watched."""
        rows = await _house(request).store.listed((GATHERING, PLAYING), LISTED)
        account = await account_of(request)
        return await _lines(request, rows, account.id if account else "")

    @get("/mine", summary="My tables")
    async def mine(self, request: Asking) -> list[TableLine]:
        """Tables I sit or sat at."""
        account = await me(request)
        rows = await _house(request).store.tables_of(account.id, LISTED)
        return await _lines(request, rows, account.id)

    @get("/code/{code:str}", summary="A table by its short code")
    async def coded(self, request: Asking, code: Name) -> TableView:
        """For a code that was read out aloud."""
        async with guessing(request):
            row = await _house(request).store.coded(code.strip().upper())
            if row is None:
                raise Refusal("refuse-no-such-table")
        return await _view(request, await _house(request).current(row.id))

    @get("/{table:str}", summary="A table")
    async def one(self, request: Asking, table: Name) -> TableView:
        """Whoever has the link may look."""
        return await _view(request, await _house(request).current(table))

    @patch("/{table:str}", summary="Change a table before it starts")
    async def change(self, request: Asking, table: Name, data: JSONBody[Changes]) -> TableView:
        """The owner chooses otherwise."""
        account = await me(request)
        wish = deeds.Wish("", data.players, data.options, data.clock, data.public, data.note, data.coach)
        room = await _house(request).do(table, lambda room, now: deeds.change(room, account.id, wish, now))
        return await _view(request, room)

    @put("/{table:str}/owner", summary="Leave the table to somebody else")
    async def hand_over(self, request: Asking, table: Name, data: JSONBody[Owner]) -> TableView:
        """Before the start, the owner lets somebody who sits at the table own it."""
        account = await me(request)
        room = await _house(request).do(table, lambda room, now: deeds.hand_over(room, account.id, data.person, now))
        return await _view(request, room)

    @post("/{table:str}/start", summary="Start the game")
    async def start(self, request: Asking, table: Name) -> TableView:
        """The owner starts once every seat is taken."""
        account = await me(request)
        return await _view(request, await _house(request).start(table, account.id))

    @post("/{table:str}/talk", summary="Say something")
    async def talk(self, request: Asking, table: Name, data: JSONBody[Talk]) -> Ok:
        """To everybody at the table; where the rules demand silence it is refused."""
        account = await me(request)
        state = request.app.state
        if account.muted > state.clock.now():
            raise Refusal("refuse-muted")
        state.limits.talks.take(account.id, address_of(request))
        await _house(request).do(table, lambda room, now: deeds.say(room, account.id, data.text, data.phrase, now))
        return Ok()

    @post("/{table:str}/report", summary="Report something that was said")
    async def report(self, request: Asking, table: Name, data: JSONBody[Report]) -> Ok:
        """The host will read it, with whoever said it."""
        account = await me(request)
        state = request.app.state
        state.limits.talks.take(account.id, address_of(request))
        await _house(request).current(table)
        for seq, body in enumerate(await _house(request).store.lines(table, 0), start=1):
            note = log.from_bytes(body)
            if isinstance(note, log.Said) and (note.person, note.time) == (data.person, data.time):
                await _house(request).store.report(account.id, table, seq, log.words_of(note), state.clock.now())
                return Ok()
        raise Refusal("refuse-not-said")

    @get("/{table:str}/qr.svg", summary="The table's link as a QR code", media_type="image/svg+xml")
    async def qr(self, request: Asking, table: Name) -> Response[bytes]:
        """To be held before a phone."""
        row = await _house(request).store.row(table)
        if row is None:
            raise Refusal("refuse-no-such-table")
        address = request.app.state.settings.origin or f"{request.url.scheme}://{request.headers.get('host', '')}"
        drawn = io.BytesIO()
        segno.make_qr(f"{address}/t/{row.code}").save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
        return Response(drawn.getvalue(), media_type="image/svg+xml")

    @post("/{table:str}/rematch", summary="Play again with the same people")
    async def rematch(self, request: Asking, table: Name) -> Rematch:
        """A new table with everybody in their seats; the owner starts it."""
        account = await me(request)
        request.app.state.limits.tables.take(account.id, address_of(request))
        return Rematch(await rematch(_house(request), table, account.id))

    @get("/{table:str}/record", summary="The record of a finished game", media_type="application/x-ndjson")
    async def record(self, request: Asking, table: Name) -> Response[bytes]:
        """The whole truth, once the game is over; names as people have them now."""
        room = await _house(request).current(table)
        if room.sitting.stage != OVER or room.table is None:
            raise Refusal("refuse-record-running")
        people = await request.app.state.people.known(room.sitting.people())
        return Response(to_lines(named(room.table.record(), room, people)), media_type="application/x-ndjson")

    @post("/{table:str}/explain", summary="Why these points?")
    async def explain(self, request: Asking, table: Name, data: JSONBody[Question]) -> Any:
        """What the game can explain, from what the seat is shown."""
        room = await _house(request).current(table)
        if data.seat is not None:
            account = await me(request)
            if data.seat not in room.sitting.seats_of(account.id):
                raise Refusal("refuse-not-your-seat")
        if room.table is None:
            raise Refusal("refuse-table-gathering")
        question = decode_question(room.game, data.question)
        return msgspec.to_builtins(room.game.explain(room.table.state, data.seat, question))


class SeatsController(Controller):
    """One's seat."""

    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)

    async def _do(self, request: Asking, table: str, decide: Any) -> Ok:
        account = await me(request)
        await _house(request).do(table, lambda room, now: decide(room, account.id, now))
        return Ok()

    @post("/", summary="Sit down")
    async def sit(self, request: Asking, table: Name, seat: Number, data: JSONBody[Nonce]) -> TableView:
        """Takes a free seat; one person may take several, to share a screen."""
        account = await me(request)
        room = await _house(request).do(table, lambda room, now: deeds.sit(room, account.id, seat, data.nonce, now))
        await _house(request).store.seat(account.id, table)
        return await _view(request, room, seat)

    @delete("/", summary="Get up", status_code=200)
    async def rise(self, request: Asking, table: Name, seat: Number) -> Ok:
        """Frees a seat before the start; the owner may free any."""
        return await self._do(request, table, lambda room, person, now: deeds.rise(room, person, seat, now))

    @put("/bot", summary="Give the seat to a bot")
    async def engage(self, request: Asking, table: Name, seat: Number, data: JSONBody[Level]) -> Ok:
        """The owner lets a bot play."""
        return await self._do(
            request, table, lambda room, person, now: deeds.engage(room, person, seat, data.level, now)
        )

    @get("/actions", summary="What may I do?")
    async def actions(self, request: Asking, table: Name, seat: Number) -> Choices:
        """Every answer to the open question; none where the table waits for others."""
        account = await me(request)
        room = await _house(request).current(table)
        if seat not in room.sitting.seats_of(account.id):
            raise Refusal("refuse-not-your-seat")
        return Choices(room.ask, _house(request).actions(table, seat))

    @post("/line", summary="A line for my tale", status_code=200)
    async def line(self, request: Asking, table: Name, seat: Number, data: JSONBody[Action]) -> Phrase:
        """What the narrator would tell with an action of mine; nothing happens, and nobody hears of it."""
        account = await me(request)
        return deeds.line(await _house(request).current(table), account.id, seat, data.action)

    @post("/coach", summary="What would you do?", status_code=200)
    async def coach(self, request: Asking, table: Name, seat: Number) -> list[AdviceView]:
        """The best few actions, what each gains, and why; from what the seat knows, and nobody hears of it."""
        account = await me(request)
        room = await _house(request).current(table)
        deeds.may_ask_coach(room, account.id, seat)
        request.app.state.limits.advice.take(account.id, address_of(request))
        state = room.table.state.copy() if room.table else None
        return [
            AdviceView(action := room.game.decode(state, one.code), room.game.write(state, action), one.gain, one.why)
            for one in await _house(request).minds.advise(room, seat)
        ]

    @post("/leave", summary="Leave a running game")
    async def leave(self, request: Asking, table: Name, seat: Number) -> Ok:
        """A bot with the seat's knowledge plays on; the seat stays mine."""
        return await self._do(request, table, lambda room, person, now: deeds.leave(room, person, seat, now))

    @post("/return", summary="Come back")
    async def come_back(self, request: Asking, table: Name, seat: Number) -> Ok:
        """Takes the seat back from the bot."""
        return await self._do(request, table, lambda room, person, now: deeds.come_back(room, person, seat, now))

    @post("/vote/{about:int}", summary="Let a bot play for somebody who is gone")
    async def vote(self, request: Asking, table: Name, seat: Number, about: Number) -> Ok:
        """More than half of the other people decide."""
        return await self._do(request, table, lambda room, person, now: deeds.vote(room, person, seat, about, now))

    @post("/undo", summary="Take my last action back")
    async def undo(self, request: Asking, table: Name, seat: Number) -> Ok:
        """At once where nothing was learned from it; else those who were asked since must agree."""
        account = await me(request)
        request.app.state.limits.undos.take(account.id, address_of(request))
        await _house(request).ask_undo(table, account.id, seat)
        return Ok()

    @post("/undo/answer", summary="Let something be taken back, or not")
    async def answer(self, request: Asking, table: Name, seat: Number, data: JSONBody[Answer]) -> Ok:
        """The answer of a seat that was asked."""
        return await self._do(
            request, table, lambda room, person, now: deeds.answer_undo(room, person, seat, data.yes, now)
        )

    @put("/orders", summary="Standing orders")
    async def order(self, request: Asking, table: Name, seat: Number, data: JSONBody[Orders]) -> Ok:
        """How to answer certain questions without being asked; nobody else hears of it."""
        return await self._do(
            request, table, lambda room, person, now: deeds.order(room, person, seat, data.orders, now)
        )

    @post("/adjourn", summary="Let the table rest")
    async def adjourn(self, request: Asking, table: Name, seat: Number) -> Ok:
        """No clock runs until somebody goes on."""
        return await self._do(request, table, lambda room, person, now: deeds.adjourn(room, person, seat, now))

    @post("/resume", summary="Go on")
    async def resume(self, request: Asking, table: Name, seat: Number) -> Ok:
        """The table goes on."""
        return await self._do(request, table, lambda room, person, now: deeds.resume(room, person, seat, now))

    @post("/link", summary="A recovery link for my seat")
    async def link(self, request: Asking, table: Name, seat: Number) -> Link:
        """Whoever opens it on another device has the seat from then on."""
        account = await me(request)
        room = await _house(request).current(table)
        if seat not in room.sitting.seats_of(account.id):
            raise Refusal("refuse-not-your-seat")
        return Link(request.app.state.people.sign("seat", f"{table}:{seat}:{account.id}"))

    @post("/recover", summary="Take my seat back by its link")
    async def recover(self, request: Asking, table: Name, seat: Number, data: JSONBody[Link]) -> Ok:
        """A link is good until the seat has moved."""
        account = await me(request)
        async with guessing(request):
            body = request.app.state.people.signed("seat", data.token)
            room = await _house(request).current(table)
            holder = room.sitting.places[seat].person if 0 <= seat < len(room.sitting.places) else None
            if body is None or body != f"{table}:{seat}:{holder}":
                raise Refusal("refuse-link")
        done = await self._do(request, table, lambda room, person, now: deeds.move(room, person, seat, holder, now))
        await _house(request).store.seat(account.id, table)
        return done


def named(record: Record, room: Room, people: Mapping[str, Person]) -> Record:
    """A record with the names people have now."""
    seats = []
    for seat, place in zip(record.header.seats, room.sitting.places, strict=True):
        person = people.get(place.person or "")
        seats.append(Seat(person.name if person else "", seat.player))
    header = msgspec.structs.replace(record.header, seats=tuple(seats))
    return Record(header=header, entries=record.entries, end=record.end)
