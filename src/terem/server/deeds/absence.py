"""Who is not there: the clock, the others and the person may give a seat to a bot, and the person takes it back."""

from __future__ import annotations

from collections.abc import Collection

from terem.bots import usual_bot
from terem.kernel.phrase import Refusal
from terem.kernel.prompt import CLOCK
from terem.server import log
from terem.server.deeds.common import Deed, expect_stage, own_place, place_of, table_of
from terem.server.room import Room
from terem.server.sitting import ADJOURNED, PLAYING

MOST_MISSED = 2
"""Questions that a person may leave to the clock without answering one; then a bot sits in."""
SITS_AND_WAITS = 60 * 60
"""Seconds for an answer up to which people are expected to stay at the table."""
PATIENCE = 60_000
"""Milliseconds for which everybody may think before the others call for a bot."""


def leave(room: Room, person: str, seat: int, now: int) -> Deed:
    """A person leaves a running game: a bot with the seat's knowledge plays on."""
    expect_stage(room, PLAYING, ADJOURNED)
    if own_place(room, person, seat).stand_in:
        raise Refusal("refuse-already-away")
    return Deed(log.StoodIn(seat, usual_bot(room.game), "left", now))


def play_default(room: Room, now: int, gone: Collection[int]) -> Deed:
    """The clock plays what the rules do for the first seat that has not answered.

    An offer may be let pass; whoever is gone has missed it, unless nobody sits and waits for days.
    """
    prompt = room.prompt
    assert prompt is not None
    seat = prompt.seats[0]
    missed = not prompt.optional or (seat in gone and (prompt.seconds or 0) <= SITS_AND_WAITS)
    step = table_of(room).propose(CLOCK, prompt.default, None, now)
    return Deed(log.Played(step.entry, "clock", "", seat if missed else None), step)


def absent(room: Room) -> int | None:
    """A seat whose person has left so many questions in a row to the clock that nobody seems to be there."""
    people = ((seat, place) for seat, place in enumerate(room.sitting.places) if not place.automatic)
    return next((seat for seat, place in people if place.missed >= MOST_MISSED), None)


def vote(room: Room, person: str, seat: int, about: int, now: int) -> Deed:
    """A seat wishes that a bot plays for another person who is gone."""
    expect_stage(room, PLAYING)
    own_place(room, person, seat)
    place = place_of(room, about)
    if place.person in (None, person) or place.automatic:
        raise Refusal("refuse-vote-about")
    prompt = room.prompt
    if prompt is None or about not in prompt.seats or now < room.asked_at + PATIENCE:
        raise Refusal("refuse-vote-early", seconds=PATIENCE // 1000)
    if (seat, about) in room.sitting.votes:
        raise Refusal("refuse-voted")
    return Deed(log.Voted(seat, about, now))


def outvoted(room: Room) -> int | None:
    """A seat for which more than half of the other people wish a bot."""
    sitting = room.sitting
    for about in sorted({about for _, about in sitting.votes}):
        voters = {sitting.places[seat].person for seat, other in sitting.votes if other == about}
        absent = sitting.places[about].person
        people = {place.person for place in sitting.places if place.person and not place.stand_in} - {absent}
        if 2 * len(voters) > len(people):
            return about
    return None


def stand_in(room: Room, seat: int, why: str, now: int) -> Deed:
    """A bot plays for an absent person."""
    expect_stage(room, PLAYING)
    return Deed(log.StoodIn(seat, usual_bot(room.game), why, now))


def come_back(room: Room, person: str, seat: int, now: int) -> Deed:
    """The person takes the seat back from the bot."""
    expect_stage(room, PLAYING, ADJOURNED)
    if own_place(room, person, seat).stand_in is None:
        raise Refusal("refuse-not-away")
    return Deed(log.CameBack(seat, now))


def move(room: Room, person: str, seat: int, holder: str | None, now: int) -> Deed:
    """A seat goes from its holder to another identity; whoever calls this has checked the recovery link."""
    if place_of(room, seat).person != holder or holder in (None, person):
        raise Refusal("refuse-link")
    return Deed(log.Moved(seat, person, now))
