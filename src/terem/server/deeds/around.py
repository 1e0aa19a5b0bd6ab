"""Around the game: talk, rest, the end of the table, and the next one."""

from __future__ import annotations

from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.words import plain_text
from terem.server import log
from terem.server.deeds.common import Deed, expect_stage, own_place
from terem.server.room import Room
from terem.server.sitting import ADJOURNED, CLOSED, GATHERING, OVER, PLAYING

LONGEST_TALK = 400
PHRASES = (
    *("say-hello", "say-luck", "say-well-played", "say-thanks", "say-oops", "say-thinking", "say-your-turn"),
    *("say-one-moment", "say-back", "say-again", "say-goodbye"),
    *("say-i-go-first", "say-up", "say-right", "say-down", "say-left", "say-fire", "say-skip", "say-trust-me"),
)
"""Ready phrases; everybody reads them in their own language."""


def say(room: Room, person: str, text: str, phrase: str, now: int) -> Deed:
    """Somebody says something; where the rules demand silence, nobody does."""
    if room.sitting.stage == CLOSED:
        raise Refusal("refuse-table-closed")
    prompt = room.prompt if room.sitting.stage in (PLAYING, ADJOURNED) else None
    if prompt and not prompt.talk:
        raise Refusal("refuse-silence")
    kept = plain_text(text).strip()
    if len(kept) > LONGEST_TALK:
        raise Refusal("refuse-talk-long", most=LONGEST_TALK)
    if bool(kept) == bool(phrase):
        raise Refusal("refuse-talk-empty")
    if phrase and phrase not in PHRASES:
        raise Refusal("refuse-talk-phrase", phrase=phrase)
    seats = room.sitting.seats_of(person)
    return Deed(log.Said(person, seats[0] if seats else None, kept, Phrase(phrase) if phrase else None, now))


def adjourn(room: Room, person: str, seat: int, now: int) -> Deed:
    """The table rests."""
    expect_stage(room, PLAYING)
    own_place(room, person, seat)
    return Deed(log.Adjourned(seat, now))


def resume(room: Room, person: str, seat: int, now: int) -> Deed:
    """The table goes on."""
    expect_stage(room, ADJOURNED)
    own_place(room, person, seat)
    return Deed(log.Resumed(seat, now))


def rematch(room: Room, person: str, table: str, now: int) -> Deed:
    """The same people meet again."""
    expect_stage(room, OVER)
    if not room.sitting.seats_of(person):
        raise Refusal("refuse-not-your-seat")
    if room.sitting.rematch:
        raise Refusal("refuse-rematched", table=room.sitting.rematch)
    return Deed(log.Rematched(table, now))


def tick(room: Room, now: int) -> Deed:
    """A second of silence is over."""
    expect_stage(room, PLAYING)
    return Deed(log.Ticked(now))


def close(room: Room, now: int) -> Deed:
    """The host closes the table, or nobody came."""
    expect_stage(room, GATHERING, PLAYING, ADJOURNED, OVER)
    return Deed(log.Closed(now))
