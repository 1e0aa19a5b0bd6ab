"""While the game goes on: answers of people, bots and standing orders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.table import decode_action
from terem.kernel.words import Narrated, Told, Words
from terem.server import log
from terem.server.deeds.absence import come_back
from terem.server.deeds.common import Deed, expect_stage, own_place, table_of
from terem.server.frames import Act
from terem.server.room import Room
from terem.server.sitting import ADJOURNED, PLAYING

MOST_ORDERS = 16
LARGEST_ORDERS = 8192
_REF = re.compile(r"[0-9A-Za-z_-]{1,40}")


def act(room: Room, person: str, frame: Act, now: int) -> Deed | None:
    """A person's action; None where it was taken before under the same reference."""
    own_place(room, person, frame.seat)
    if not _REF.fullmatch(frame.ref):
        raise Refusal("refuse-ref")
    if (frame.seat, frame.ref) in room.refs:
        return None
    table = table_of(room)
    if frame.ask != room.ask:
        raise Refusal("refuse-stale-ask")
    words: Words | None = None if frame.text is None else Told(frame.text, frame.language)
    action = decode_action(room.game, frame.action)
    step = table.propose(frame.seat, action, words, now)
    if words is not None and room.game.narrate(table.state, frame.seat, action, table.told) is None:
        raise Refusal("refuse-words-not-due")  # where nothing is told, a text would be a message past the rules
    return Deed(log.Played(step.entry, "person", frame.ref), step)


def come_back_or_act(room: Room, person: str, frame: Act, now: int) -> Deed | None:
    """What a person's action leads to first: taking the seat back where a bot sits in, then the action itself."""
    known = (frame.seat, frame.ref) in room.refs
    away = frame.seat in room.sitting.seats_of(person) and room.sitting.places[frame.seat].stand_in
    if away and not known and room.sitting.stage == PLAYING:
        return come_back(room, person, frame.seat, now)
    return act(room, person, frame, now)


def play_for(room: Room, seat: int, action: Any, by: str, now: int, words: Words | None = None) -> Deed:
    """An action that a bot or an order takes for a seat; without words the game's narrator tells."""
    step = table_of(room).propose(seat, action, words, now)
    return Deed(log.Played(step.entry, by, ""), step)


def line(room: Room, person: str, seat: int, action: Any) -> Phrase:
    """What the narrator would tell with an action of a seat (5.2): for who is stuck."""
    own_place(room, person, seat)
    table = table_of(room)
    meant = decode_action(room.game, action)
    refusal = table.refusal(seat, meant)
    if refusal:
        raise refusal
    words = room.game.narrate(table.state, seat, meant, table.told)
    if not isinstance(words, Narrated):
        raise Refusal("refuse-nothing-to-tell")
    return words.phrase


def may_ask_coach(room: Room, person: str, seat: int) -> None:
    """Refuses advice to others, at tables without a coach, and to a seat that is not asked."""
    if seat not in room.sitting.seats_of(person):
        raise Refusal("refuse-not-your-seat")
    if not room.sitting.coach:
        raise Refusal("refuse-coach-off")
    if room.table is None or room.sitting.stage != PLAYING or seat not in room.game.asked(room.table.state):
        raise Refusal("refuse-coach-waits")


def order(room: Room, person: str, seat: int, orders: Sequence[log.Order], now: int) -> Deed:
    """A seat's standing orders, all of them anew."""
    expect_stage(room, PLAYING, ADJOURNED)
    own_place(room, person, seat)
    if len(orders) > MOST_ORDERS:
        raise Refusal("refuse-orders", most=MOST_ORDERS)
    for one in orders:
        if one.uses is not None and one.uses < 1:
            raise Refusal("refuse-order-uses")
    written = [replace(one, action=msgspec.to_builtins(decode_action(room.game, one.action))) for one in orders]
    if len(msgspec.json.encode(written)) > LARGEST_ORDERS:
        raise Refusal("refuse-orders", most=MOST_ORDERS)
    return Deed(log.Ordered(seat, tuple(written), now))


def fits(one: log.Order, phrase: Phrase) -> bool:
    """Whether an order is about a question."""
    asked = msgspec.to_builtins(phrase.arguments)
    return one.key == phrase.key and all(asked.get(name) == value for name, value in one.arguments.items())
