"""What may be done at a table: each function decides one deed and says what to write down. Nothing changes here."""

from __future__ import annotations

import re
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from terem.bots import bot as known_bot
from terem.bots import usual_bot
from terem.kernel import record, undo
from terem.kernel.phrase import Phrase, Refusal
from terem.kernel.prompt import CLOCK
from terem.kernel.record import Seat, TakeBack
from terem.kernel.table import Step, Table, decode_action
from terem.kernel.words import Narrated, Told, Words, plain_text
from terem.server import log
from terem.server.frames import Act
from terem.server.room import CLOCKS, Room, nameless
from terem.server.sitting import ADJOURNED, CLOSED, GATHERING, OVER, PLAYING, Place

LONGEST_TALK = 400
LONGEST_NOTE = 160
MOST_MISSED = 2
"""Questions in a row that a person may leave to the clock; then a bot sits in."""
SITS_AND_WAITS = 60 * 60
"""Seconds for an answer up to which people are expected to stay at the table."""
MOST_ORDERS = 16
LARGEST_ORDERS = 8192
PATIENCE = 60_000
"""Milliseconds for which everybody may think before the others call for a bot."""
_REF = re.compile(r"[0-9A-Za-z_-]{1,40}")
PHRASES = (
    *("say-hello", "say-luck", "say-well-played", "say-thanks", "say-oops", "say-thinking", "say-your-turn"),
    *("say-one-moment", "say-back", "say-again", "say-goodbye"),
    *("say-i-go-first", "say-up", "say-right", "say-down", "say-left", "say-fire", "say-skip", "say-trust-me"),
)
"""Ready phrases; everybody reads them in their own language."""


_NOT_NOW = {
    GATHERING: "refuse-table-gathering",
    PLAYING: "refuse-table-playing",
    ADJOURNED: "refuse-table-adjourned",
    OVER: "refuse-table-over",
    CLOSED: "refuse-table-closed",
}


class Deed(NamedTuple):
    """What to write down, and the step of the game it stands for."""

    note: log.Note
    step: Step | None = None


def _stage(room: Room, *stages: str) -> None:
    if room.sitting.stage not in stages:
        raise Refusal(_NOT_NOW[room.sitting.stage])


def _owner(room: Room, person: str) -> None:
    if room.sitting.owner != person:
        raise Refusal("refuse-not-owner")


def _place(room: Room, seat: int) -> Place:
    if not 0 <= seat < len(room.sitting.places):
        raise Refusal("refuse-no-such-seat", seat=seat + 1)
    return room.sitting.places[seat]


def _mine(room: Room, person: str, seat: int) -> Place:
    place = _place(room, seat)
    if place.person != person:
        raise Refusal("refuse-not-your-seat")
    return place


def _table(room: Room) -> Table:
    _stage(room, PLAYING)
    assert room.table is not None
    return room.table


# --- before the start ---


def check_clock(clock: str) -> None:
    """Refuses a clock nobody knows."""
    if clock not in CLOCKS:
        raise Refusal("refuse-clock-name", clock=clock, known=", ".join(CLOCKS))


def clean_note(note: str) -> str:
    """What an owner writes over a table, on one line."""
    kept = " ".join(plain_text(note, keep="\n\t").split())
    if len(kept) > LONGEST_NOTE:
        raise Refusal("refuse-note-long", most=LONGEST_NOTE)
    return kept


class Wish(NamedTuple):
    """A table as somebody wants it."""

    game: str
    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    note: str = ""
    coach: bool = True


def change(room: Room, person: str, wish: Wish, now: int) -> Deed:
    """The owner chooses otherwise; nobody who sits is sent away."""
    _stage(room, GATHERING)
    _owner(room, person)
    config = room.game.config(wish.players, wish.options, rules=room.sitting.rules)
    check_clock(wish.clock)
    if any(not place.free for place in room.sitting.places[wish.players :]):
        raise Refusal("refuse-seats-taken", players=wish.players)
    note = clean_note(wish.note)
    return Deed(log.Changed(wish.players, config.options, wish.clock, wish.public, now, note, wish.coach))


def hand_over(room: Room, person: str, to: str, now: int) -> Deed:
    """The owner leaves the table to somebody who sits at it."""
    _stage(room, GATHERING)
    _owner(room, person)
    if not room.sitting.seats_of(to):
        raise Refusal("refuse-owner-seat")
    return Deed(log.Handed(to, now))


def bequeath(room: Room, person: str, now: int) -> Deed | None:
    """The owner leaves the house: somebody else who sits at the table owns it, or it is closed."""
    if room.sitting.stage != GATHERING or room.sitting.owner != person:
        return None
    heirs = [place.person for place in room.sitting.places if place.person not in (None, person)]
    return Deed(log.Handed(heirs[0], now) if heirs and heirs[0] else log.Closed(now))


def sit(room: Room, person: str, seat: int, nonce: str, now: int) -> Deed:
    """A person takes a free seat; the nonce is theirs, or the house brings one."""
    _stage(room, GATHERING)
    if not _place(room, seat).free:
        raise Refusal("refuse-seat-taken")
    if nonce and not record.NONCE.fullmatch(nonce):
        raise Refusal("refuse-nonce")
    return Deed(log.Sat(seat, person, nonce or secrets.token_urlsafe(16), now))


def engage(room: Room, person: str, seat: int, level: str, now: int) -> Deed:
    """The owner gives a free seat, or a bot's, to a bot."""
    _stage(room, GATHERING)
    _owner(room, person)
    if _place(room, seat).person is not None:
        raise Refusal("refuse-seat-taken")
    known_bot(level, room.game)
    return Deed(log.Engaged(seat, level, secrets.token_urlsafe(16), now))


def may_ask_coach(room: Room, person: str, seat: int) -> None:
    """Refuses advice to others, at tables without a coach, and to a seat that is not asked."""
    if seat not in room.sitting.seats_of(person):
        raise Refusal("refuse-not-your-seat")
    if not room.sitting.coach:
        raise Refusal("refuse-coach-off")
    if room.table is None or room.sitting.stage != PLAYING or seat not in room.game.asked(room.table.state):
        raise Refusal("refuse-coach-waits")


def rise(room: Room, person: str, seat: int, now: int) -> Deed:
    """A person leaves a seat before the start; the owner may free any."""
    _stage(room, GATHERING)
    place = _place(room, seat)
    if place.free:
        raise Refusal("refuse-seat-free")
    if person not in (place.person, room.sitting.owner):
        raise Refusal("refuse-not-your-seat")
    return Deed(log.Rose(seat, now))


def start(room: Room, person: str, components: str, board: Any, now: int) -> Deed:
    """The owner starts once every seat is taken; the draws follow from the key and everybody's nonces."""
    _stage(room, GATHERING)
    _owner(room, person)
    places = room.sitting.places
    free = sum(place.free for place in places)
    if free:
        raise Refusal("refuse-seats-free", free=free)
    seats = [Seat("", f"bot:{place.bot}" if place.bot else "human") for place in places]
    table = Table.start(room.game, room.config(), seats, room.key, [place.nonce for place in places], board)
    return Deed(log.Started(nameless(table.header), components, now))


# --- playing ---


def act(room: Room, person: str, frame: Act, now: int) -> Deed | None:
    """A person's action; None where it was taken before under the same reference."""
    _mine(room, person, frame.seat)
    if not _REF.fullmatch(frame.ref):
        raise Refusal("refuse-ref")
    if (frame.seat, frame.ref) in room.refs:
        return None
    table = _table(room)
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
    step = _table(room).propose(seat, action, words, now)
    return Deed(log.Played(step.entry, by, ""), step)


def play_default(room: Room, now: int, here: Collection[int]) -> Deed:
    """The clock plays what the rules do for the first seat that has not answered.

    Whoever looks on may let an offer pass; whoever does not has missed it, unless nobody sits and waits for days.
    """
    prompt = room.prompt
    assert prompt is not None
    seat = prompt.seats[0]
    let_pass = prompt.optional and (seat in here or (prompt.seconds or 0) > SITS_AND_WAITS)
    step = _table(room).propose(CLOCK, prompt.default, None, now)
    return Deed(log.Played(step.entry, "clock", "", None if let_pass else seat), step)


def line(room: Room, person: str, seat: int, action: Any) -> Phrase:
    """What the narrator would tell with an action of a seat (5.2): for who is stuck."""
    _mine(room, person, seat)
    table = _table(room)
    meant = decode_action(room.game, action)
    refusal = table.refusal(seat, meant)
    if refusal:
        raise refusal
    words = room.game.narrate(table.state, seat, meant, table.told)
    if not isinstance(words, Narrated):
        raise Refusal("refuse-nothing-to-tell")
    return words.phrase


# --- taking back ---


class Undoing(NamedTuple):
    """What taking an action back would need: found by looking into many worlds, so not while others wait."""

    seq: int
    """The line of the log it was found at."""
    to: int
    needed: tuple[int, ...]


def undoing(room: Room, person: str, seat: int) -> Undoing:
    """What a seat needs to take its last action back."""
    _mine(room, person, seat)
    table, seq = _table(room), room.seq
    offer = undo.offer(table, seat)
    if offer is None:
        raise Refusal("refuse-nothing-to-undo")
    needed = set() if offer.free else undo.needed(table, seat, offer.to)
    return Undoing(seq, offer.to, tuple(sorted(needed)))


def ask_undo(room: Room, person: str, seat: int, found: Undoing, now: int) -> Deed:
    """Takes the seat's last action back where that is free; else asks those who have a say in it."""
    _mine(room, person, seat)
    table = _table(room)
    if room.seq != found.seq:
        raise Refusal("refuse-stale-ask")
    asked = tuple(other for other in found.needed if room.sitting.places[other].automatic is None)
    others = {room.sitting.places[other].person for other in asked} - {person}
    if not others:
        return _taken_back(table, seat, found.to, (), now)
    if room.sitting.undo is not None:
        raise Refusal("refuse-undo-open")
    return Deed(log.UndoAsked(seat, found.to, asked, now))


def _taken_back(table: Table, seat: int, to: int, agreed: Sequence[int], now: int) -> Deed:
    entry = TakeBack(seq=len(table.entries) + 1, seat=seat, to=to, agreed=tuple(agreed), time=now)
    return Deed(log.TookBack(entry))


def answer_undo(room: Room, person: str, seat: int, yes: bool, now: int) -> Deed:
    """Somebody who was asked lets it be taken back, or not."""
    _mine(room, person, seat)
    _stage(room, PLAYING)
    asked = room.sitting.undo
    if asked is None or seat not in asked.needed or seat in asked.agreed:
        raise Refusal("refuse-undo-not-asked")
    return Deed(log.UndoAnswered(seat, yes, now))


def grant_undo(room: Room, now: int) -> Deed:
    """All have agreed."""
    asked = room.sitting.undo
    assert asked is not None
    return _taken_back(_table(room), asked.seat, asked.to, asked.agreed, now)


# --- absence ---


def leave(room: Room, person: str, seat: int, now: int) -> Deed:
    """A person leaves a running game: a bot with the seat's knowledge plays on."""
    _stage(room, PLAYING, ADJOURNED)
    if _mine(room, person, seat).stand_in:
        raise Refusal("refuse-already-away")
    return Deed(log.StoodIn(seat, usual_bot(room.game), "left", now))


def vote(room: Room, person: str, seat: int, about: int, now: int) -> Deed:
    """A seat wishes that a bot plays for another person who is gone."""
    _stage(room, PLAYING)
    _mine(room, person, seat)
    place = _place(room, about)
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


def absent(room: Room) -> int | None:
    """A seat whose person has left so many questions in a row to the clock that nobody seems to be there."""
    people = ((seat, place) for seat, place in enumerate(room.sitting.places) if not place.automatic)
    return next((seat for seat, place in people if place.missed >= MOST_MISSED), None)


def stand_in(room: Room, seat: int, why: str, now: int) -> Deed:
    """A bot plays for an absent person."""
    _stage(room, PLAYING)
    return Deed(log.StoodIn(seat, usual_bot(room.game), why, now))


def come_back(room: Room, person: str, seat: int, now: int) -> Deed:
    """The person takes the seat back from the bot."""
    _stage(room, PLAYING, ADJOURNED)
    if _mine(room, person, seat).stand_in is None:
        raise Refusal("refuse-not-away")
    return Deed(log.CameBack(seat, now))


def move(room: Room, person: str, seat: int, holder: str | None, now: int) -> Deed:
    """A seat goes from its holder to another identity; whoever calls this has checked the recovery link."""
    if _place(room, seat).person != holder or holder in (None, person):
        raise Refusal("refuse-link")
    return Deed(log.Moved(seat, person, now))


def order(room: Room, person: str, seat: int, orders: Sequence[log.Order], now: int) -> Deed:
    """A seat's standing orders, all of them anew."""
    _stage(room, PLAYING, ADJOURNED)
    _mine(room, person, seat)
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


# --- the table itself ---


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
    _stage(room, PLAYING)
    _mine(room, person, seat)
    return Deed(log.Adjourned(seat, now))


def resume(room: Room, person: str, seat: int, now: int) -> Deed:
    """The table goes on."""
    _stage(room, ADJOURNED)
    _mine(room, person, seat)
    return Deed(log.Resumed(seat, now))


def rematch(room: Room, person: str, table: str, now: int) -> Deed:
    """The same people meet again."""
    _stage(room, OVER)
    if not room.sitting.seats_of(person):
        raise Refusal("refuse-not-your-seat")
    if room.sitting.rematch:
        raise Refusal("refuse-rematched", table=room.sitting.rematch)
    return Deed(log.Rematched(table, now))


def tick(room: Room, now: int) -> Deed:
    """A second of silence is over."""
    _stage(room, PLAYING)
    return Deed(log.Ticked(now))


def close(room: Room, now: int) -> Deed:
    """The host closes the table, or nobody came."""
    _stage(room, GATHERING, PLAYING, ADJOURNED, OVER)
    return Deed(log.Closed(now))
