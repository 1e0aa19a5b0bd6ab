"""Somebody who wishes the house ill: whatever they send is answered or let go, nothing is written, others play on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from random import Random

import msgspec
import pytest

from server.houses import Ear, answer, opened, play, seated, started, watching
from terem.kept import Kept
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.table import decode_action
from terem.server import deeds
from terem.server.automation import EMPTY
from terem.server.client import SILENCE, Client
from terem.server.frames import LARGEST, from_bytes
from terem.server.limits import Limits
from terem.server.refusals import sayable

DEEP = 400


def run(work):
    return asyncio.run(asyncio.wait_for(work, 120))


async def written(house):
    """Everything the store holds of any table."""
    return await house.store.database.read("SELECT table_id, seq, body FROM log ORDER BY table_id, seq")


async def leap(clock, milliseconds):
    """A long time at once: whoever sleeps wakes up late, not every second in between."""
    clock._now += milliseconds - 3000
    await clock.turn(3000)


def heard(client):
    """What a client was sent, in order."""
    return [json.loads(client.outgoing.get_nowait()) for _ in range(client.outgoing.qsize())]


async def client_of(house, person, limits=None):
    return Client(house, house.people, limits or Limits(house.clock, 1000), await house.people.account(person))


async def table_of(house, game="winter-queen", **wishes):
    """A game with three people, one who watches, one frame the first could send, and an enemy without a seat."""
    room, ids = await started(house, game=game, people=3, bots=0, **wishes)
    ear = Ear(house.clock)
    await watching(house, room, None, ear, 0)
    enemy = await house.people.welcome("Enemy", "wolf", "en")
    return room, ids, ear, enemy.id


def right(room, seat=None, ref="r1"):
    seat = room.prompt.seats[0] if seat is None else seat
    return {"type": "act", **msgspec.to_builtins(answer(room, seat, Random(1), ref))}


# --- frames ---

ODD = (
    *(None, True, -1, 0, 2**31, 2**63, 2**64, -(2**64), 10**300, 1.5, 1e308),
    *("", "\0", "\u202e", "a" * 5000, "ё" * 3000, "../../etc/passwd", "' OR 1=1 --", "{{7*7}}"),
    *([], {}, [[]], {"": None}, [None] * 300, {"type": "act"}, {str(n): n for n in range(300)}),
)
RAW = (
    *(b"", b"\0", b"\xff\xfe", b"null", b"[]", b"7", b'"x"', b"{}", b'{"type":7}', b'{"type":"open"}'),
    b'{"type":"ping"',
    *(b'{"type":"ping","more":1}', b'{"type":"ping"}{"type":"ping"}', b'{"type":"watch","table":NaN}'),
    *(b'{"type":"watch","table":"x","seat":1e999}', b'{"type":"watch","table":"\\ud800"}'),
    b'{"type":"watch","since":-0}',
    *(b"[" * DEEP * 100, b'{"a":' * DEEP * 20, b'{"type":"act","action":' + b"[" * DEEP + b"]" * DEEP + b"}"),
    *(b" " * (LARGEST + 1), b'{"type":"act","text":"' + b"x" * 10_000_000 + b'"}', b"1" * LARGEST),
)


def spoilt(frame, rng):
    """A frame with something odd in it: at a place of it, or deep inside its action."""
    kind = rng.randrange(4)
    found = json.loads(json.dumps(frame))
    if kind == 0:
        found[rng.choice(list(found))] = rng.choice(ODD)
    elif kind == 1:
        found.pop(rng.choice(list(found)))
    elif kind == 2:
        found[f"more{rng.randrange(9)}"] = rng.choice(ODD)
    elif isinstance(found["action"], dict) and found["action"]:
        found["action"][rng.choice(list(found["action"]))] = rng.choice(ODD)
    else:
        found["action"] = rng.choice(ODD)
    return found


@pytest.mark.parametrize("game", ["winter-queen", "gorynych", "winter-tales"])
def test_frames_out_of_shape_are_answered_and_nothing_is_written(sqlite_address, game):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, ear, _ = await table_of(house, game, options={"chapters": 1} if game == "winter-tales" else {})
            seat = room.prompt.seats[0]
            client = await client_of(house, ids[seat])
            before, shown, rng = await written(house), len(ear.heard), Random(7)
            good = right(room, seat)
            bodies = [*RAW, *(json.dumps(spoilt(good, rng)).encode() for _ in range(400))]
            for body in bodies:
                if lawful(room, body, good):
                    continue
                await client.take(body)
                told = heard(client)
                assert [frame["type"] for frame in told] == ["refused"], (body[:200], told)
                assert told[0].get("reason", {}).get("key") != "refuse-fault", body[:200]
            assert await written(house) == before
            assert len(ear.heard) == shown
            assert not ear.beside
            await client.take(json.dumps(good).encode())
            assert heard(client)[-1] == {"type": "done", "ref": "r1"}

    run(work())


def lawful(room, body, good):
    """Whether a frame was spoilt into another right one: the same question answered with another legal action."""
    try:
        frame = from_bytes(body)
        action = decode_action(room.game, frame.action)
    except (Refusal, AttributeError):
        return False
    asked = (frame.table, frame.seat, frame.ask) == (good["table"], good["seat"], good["ask"])
    return (
        asked
        and frame.text is None
        and re.fullmatch("[0-9A-Za-z_-]{1,40}", frame.ref)
        and (room.table.refusal(frame.seat, action) is None)
    )


def test_a_number_of_a_thousand_figures_can_still_be_refused():
    phrase = Phrase("refuse-no-such-seat", {"seat": 10**1000, "inner": Phrase("x", {"n": -(10**5000)}), "s": "a\ud800"})
    assert sayable(phrase) == Phrase(
        "refuse-no-such-seat", {"seat": "2^3321", "inner": Phrase("x", {"n": "-2^16609"}), "s": "a"}
    )
    assert sayable(Phrase("refuse-stranger")) == Phrase("refuse-stranger")


# --- other people's things ---


def test_a_seat_answers_only_for_its_person(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, ear, enemy = await table_of(house)
            seat = room.prompt.seats[0]
            other = await client_of(house, ids[(seat + 1) % 3])
            stranger = Client(house, house.people, Limits(house.clock, 1000), None)
            before, shown = await written(house), len(ear.heard)
            foe = await client_of(house, enemy)
            intruders = ((other, "not-your-seat"), (foe, "not-your-seat"), (stranger, "stranger"))
            for client, key in intruders:
                frames = [
                    right(room),
                    {"type": "watch", "table": room.id, "seat": seat},
                    {"type": "typing", "table": room.id, "seat": seat, "text": "x"},
                ]
                for frame in frames:
                    await client.take(json.dumps(frame).encode())
                    told = [frame for frame in heard(client) if frame["type"] != "people"]
                    assert [one["type"] for one in told] == ["refused"]
                    assert told[0]["reason"]["key"] == f"refuse-{key}"
            assert await written(house) == before
            assert len(ear.heard) == shown

    run(work())


def test_an_action_sent_again_is_done_once_and_by_nobody_else(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, _, enemy = await table_of(house)
            seat = room.prompt.seats[0]
            mine, theirs, strange = [await client_of(house, who) for who in (ids[seat], ids[(seat + 1) % 3], enemy)]
            frame = right(room)
            await mine.take(json.dumps(frame).encode())
            assert heard(mine)[-1]["type"] == "done"
            before = await written(house)
            for _ in range(3):
                await mine.take(json.dumps(frame).encode())
                assert heard(mine) == [{"type": "done", "ref": "r1"}]
            for client in (theirs, strange):
                await client.take(json.dumps(frame).encode())
                assert heard(client)[0]["reason"]["key"] == "refuse-not-your-seat"
                await client.take(json.dumps(frame | {"seat": (seat + 1) % 3}).encode())
                assert heard(client)[0]["type"] == "refused"
            await mine.take(json.dumps(frame | {"ref": "r2"}).encode())
            assert heard(mine)[0]["reason"]["key"] == "refuse-stale-ask"
            assert await written(house) == before

    run(work())


@pytest.mark.parametrize("end", ["adjourned", "closed", "over"])
def test_a_table_that_rests_or_is_over_takes_no_action(sqlite_address, end):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, ear, _ = await table_of(house)
            seat = room.prompt.seats[0]
            frame = right(room)
            if end == "over":
                await play(house, room, ids)
            elif end == "closed":
                await house.do(room.id, deeds.close)
            else:
                await house.do(room.id, lambda room, now: deeds.adjourn(room, ids[0], 0, now))
            assert room.sitting.stage == end
            before, shown = await written(house), len(ear.heard)
            client = await client_of(house, ids[seat])
            await client.take(json.dumps(frame).encode())
            assert heard(client)[0]["reason"]["key"] == f"refuse-table-{end}"
            assert await written(house) == before
            assert len(ear.heard) == shown

    run(work())


def test_cookies_are_not_made_elsewhere_and_grow_old(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            people, rng = house.people, Random(3)
            ann = await people.welcome("Ann", "owl", "en")
            cookie = people.cookie_for(ann.id)
            assert people.person_of(cookie) == ann.id
            for _ in range(300):
                place = rng.randrange(len(cookie))
                changed = cookie[:place] + rng.choice("0aA-_.ё\0") + cookie[place + 1 :]
                assert changed == cookie or people.person_of(changed) is None
            link = people.sign("seat", f"{ann.id}.{house.clock.now()}")
            assert people.person_of(link) is None, "what was signed for something else opens nothing"
            for text in ("", ".", "..", "a.b.c", cookie[:-1], cookie + "0", "." + cookie):
                assert people.person_of(text) is None
            assert not people.worn(cookie)
            await leap(house.clock, 40 * 24 * 60 * 60 * 1000)
            assert people.worn(cookie)
            assert people.person_of(cookie) == ann.id
            await leap(house.clock, 330 * 24 * 60 * 60 * 1000)
            assert people.person_of(cookie) is None

    run(work())


# --- faults of the house ---


def test_a_fault_is_answered_and_noted_without_what_was_sent(sqlite_address, monkeypatch, caplog):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids, _, _ = await table_of(house)
            client = await client_of(house, ids[0])

            async def broken(*_):
                raise KeyError("the seven of hearts")

            monkeypatch.setattr(house, "act", broken)
            await client.take(json.dumps(right(room)).encode())
            assert heard(client)[0]["reason"]["key"] == "refuse-fault"
            await client.take(b'{"type":"ping"}')
            assert heard(client)[0]["type"] == "pong"

    run(work())
    assert [record.message for record in caplog.records] == ["a frame failed"]


# --- a million tables ---


def test_as_many_tables_as_are_allowed_do_not_fill_the_memory(sqlite_address):
    """Days of opening tables, as fast as one person may: those nobody comes to are closed, and forgotten."""

    async def work():
        async with opened(sqlite_address) as house:
            ann = await house.people.welcome("Ann", "owl", "en")
            limits, most, count = Limits(house.clock), 0, 0
            for hour in range(10):
                with contextlib.suppress(Refusal):
                    while True:
                        limits.tables.take(ann.id, "address")
                        wish = deeds.Wish("winter-queen", 2 + hour % 3, {}, "none", True)
                        await house.open_table(ann.id, wish)
                        count += 1
                most = max(most, len(house.rooms))
                await leap(house.clock, 3_600_000)
            assert count == 10 * 20
            assert most == 20
            await leap(house.clock, 2 * EMPTY)
            for _ in range(3000):  # so many are looked at in a second, and the store takes its own time
                await house.clock.turn(1000)
                await asyncio.sleep(0.01)
                stages = {row.stage for row in await house.store.all(10_000)}
                if not house.rooms and stages == {"closed"}:
                    break
            assert not house.rooms
            assert stages == {"closed"}

    run(work())


def test_what_a_worker_keeps_at_hand_is_bounded(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            kept = Kept(3)
            for number in range(10):
                kept[number] = number
                assert kept[max(0, number - 1)] is not None
            assert list(kept) == [7, 9, 8]
            assert isinstance(house._boards, Kept)
            assert isinstance(house._components, Kept)

    run(work())


def test_a_table_where_somebody_waits_is_not_closed_after_a_day(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, _ = await seated(house, people=1, bots=0, players=2)
            await leap(house.clock, 3 * EMPTY)
            assert (await house.room(room.id)).sitting.stage == "gathering"
            await leap(house.clock, 30 * EMPTY)
            assert (await house.room(room.id)).sitting.stage == "closed"

    run(work())


def test_a_socket_that_asks_for_nothing_is_let_go(sqlite_address):
    async def work():
        async with opened(sqlite_address) as house:
            room, ids = await seated(house)
            idle, busy = await client_of(house, ids[0]), await client_of(house, ids[0])
            await busy.take(b'{"type":"watch","table":"%s"}' % room.id.encode())
            waits = [asyncio.create_task(client.fall_silent()) for client in (idle, busy)]
            for _ in range(5):
                await idle.take(b'{"type":"ping"}')
                await house.clock.turn(SILENCE // 5 - 1)
            assert not waits[0].done()
            await house.clock.turn(10)
            assert waits[0].done()
            await house.clock.turn(SILENCE * 3)
            assert not waits[1].done()
            await busy.take(b'{"type":"unwatch","table":"%s"}' % room.id.encode())
            await house.clock.turn(SILENCE * 2)
            assert waits[1].done()

    run(work())
