"""What happens at a table by itself, and when. Times follow from public facts alone, so that they tell nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from terem.kernel.table import decode_action
from terem.server import deeds
from terem.server.room import Room
from terem.server.sitting import GATHERING, PLAYING

PACE = 1200
"""Milliseconds a bot takes before it answers, so that people can follow."""
BLIND_PACE = 2000
"""Where answers are secret, everything automatic answers at the same moment. Bots think meanwhile."""
EMPTY = 24 * 60 * 60 * 1000
"""Milliseconds after which a table nobody sits at is closed, if the game was never started."""
FORGOTTEN = 30 * EMPTY
"""The same where somebody sits and waits."""


class Thinking(NamedTuple):
    """Bots have to find answers: for one seat, or for all that answer the same question in secret."""

    minds: tuple[tuple[int, str], ...]
    """Seats, each with the level of its bot."""


class Paces(NamedTuple):
    """How long automatic answers take; zero where only programs play."""

    open: int = PACE
    blind: int = BLIND_PACE


def due(room: Room, paces: Paces) -> int | None:
    """When something is due without anybody; None where the table waits for people alone."""
    if room.sitting.stage == GATHERING:
        return _closes_at(room)
    if room.sitting.stage != PLAYING or room.prompt is None:
        return None
    if _granted(room) or deeds.outvoted(room) is not None or deeds.absent(room) is not None:
        return room.time
    moments = (room.deadline, _automatic_at(room, paces), room.quiet_until)
    return min((moment for moment in moments if moment is not None), default=None)


def next_deed(room: Room, paces: Paces, now: int, gone: Collection[int]) -> deeds.Deed | Thinking | None:
    """What is due now: a deed, a seat a bot has to think for, or nothing; `gone` are seats nobody looks on from."""
    if room.sitting.stage == GATHERING:
        return deeds.close(room, now) if _closes_at(room) <= now else None
    if room.sitting.stage != PLAYING or room.prompt is None:
        return None
    if _granted(room):
        return deeds.grant_undo(room, now)
    away = deeds.outvoted(room)
    if away is not None:
        return deeds.stand_in(room, away, "vote", now)
    absent = deeds.absent(room)
    if absent is not None:
        return deeds.stand_in(room, absent, "time", now)
    quiet = room.quiet_until
    if quiet is not None and quiet <= now:
        return deeds.tick(room, now)
    at = _automatic_at(room, paces)
    if at is not None and at <= now:
        return _automatic(room, now)
    deadline = room.deadline
    return _time_is_up(room, now, gone) if deadline is not None and deadline <= now else None


def _closes_at(room: Room) -> int:
    """When a table at which nobody has begun to play is closed."""
    return room.time + (FORGOTTEN if any(place.person for place in room.sitting.places) else EMPTY)


def _granted(room: Room) -> bool:
    return room.sitting.undo is not None and room.sitting.undo.granted


def _automatic_at(room: Room, paces: Paces) -> int | None:
    """When the seats that answer by themselves do so."""
    prompt = room.prompt
    assert prompt is not None
    places = room.sitting.places
    if not any(places[seat].automatic or ordered(room, seat) is not None for seat in prompt.seats):
        return None
    return room.asked_at + (paces.blind if prompt.blind else paces.open)


def _automatic(room: Room, now: int) -> deeds.Deed | Thinking | None:
    """The first seat that answers by itself."""
    thinking = coming(room)
    if thinking is not None:
        return thinking
    prompt = room.prompt
    assert prompt is not None
    for seat in prompt.seats:
        action = ordered(room, seat)
        if action is not None:
            return deeds.play_for(room, seat, action, "order", now)
    return None


def coming(room: Room) -> Thinking | None:
    """The bots whose answer is the next one without anybody; of those asked in secret all, for none has to wait."""
    prompt, places = room.prompt, room.sitting.places
    if room.sitting.stage != PLAYING or prompt is None:
        return None
    minds = tuple((seat, level) for seat in prompt.seats if (level := places[seat].automatic))
    return Thinking(minds if prompt.blind else minds[:1]) if minds else None


def ordered(room: Room, seat: int) -> Any:
    """The answer a seat has ordered for the open question, where it is allowed; else None."""
    prompt, table = room.prompt, room.table
    if prompt is None or table is None:
        return None
    for order in room.sitting.places[seat].orders:
        if deeds.fits(order, prompt.phrase):
            action = decode_action(room.game, order.action)
            if table.refusal(seat, action) is None:
                return action
    return None


def _time_is_up(room: Room, now: int, gone: Collection[int]) -> deeds.Deed:
    """What the rules do, where they say so; else a bot sits in for the first who has not answered."""
    prompt = room.prompt
    assert prompt is not None
    if prompt.seconds is not None and prompt.default is not None:
        return deeds.play_default(room, now, gone)
    return deeds.stand_in(room, prompt.seats[0], "time", now)
