"""Who sits at a table and how it stands there, apart from the game: a pure function of the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from terem.server import log

GATHERING, PLAYING, ADJOURNED, OVER, CLOSED = "gathering", "playing", "adjourned", "over", "closed"


class Place(Struct, frozen=True):
    """A seat: a person's, a bot's, or free."""

    person: str | None = None
    bot: str | None = None
    """The level of a bot that was engaged for the seat."""
    nonce: str = ""
    stand_in: str | None = None
    """The level of the bot that plays for an absent person."""
    orders: tuple[log.Order, ...] = ()
    missed: int = 0
    """How many questions in a row the person has left to the clock."""

    @property
    def free(self) -> bool:
        """Nobody's."""
        return self.person is None and self.bot is None

    @property
    def automatic(self) -> str | None:
        """The level of whatever bot plays the seat now."""
        return self.bot or self.stand_in


class Undo(Struct, frozen=True):
    """Somebody asks to take something back."""

    seat: int
    to: int
    needed: tuple[int, ...]
    agreed: tuple[int, ...] = ()

    @property
    def granted(self) -> bool:
        """All who were asked have said yes."""
        return set(self.needed) <= set(self.agreed)


class Sitting(Struct, frozen=True):
    """The table around the game."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Any]
    clock: str
    public: bool
    owner: str
    commitment: str
    places: tuple[Place, ...]
    stage: str = GATHERING
    undo: Undo | None = None
    votes: tuple[tuple[int, int], ...] = ()
    """Who wishes a bot for whom."""
    rematch: str | None = None
    note: str = ""
    coach: bool = True
    undone: int = 0
    """How often something was taken back: questions asked anew are other questions."""

    def seats_of(self, person: str) -> list[int]:
        """The seats of a person."""
        return [seat for seat, place in enumerate(self.places) if place.person == person]

    def people(self) -> set[str]:
        """Everybody who has a seat, and the owner."""
        return {self.owner, *(place.person for place in self.places if place.person)}


def begin(note: log.Opened) -> Sitting:
    """A table nobody sits at."""
    return Sitting(
        game=note.game,
        rules=note.rules,
        players=note.players,
        options=note.options,
        clock=note.clock,
        public=note.public,
        owner=note.owner,
        commitment=note.commitment,
        note=note.note,
        coach=note.coach,
        places=(Place(),) * note.players,
    )


def follow(sitting: Sitting, note: log.Note, *, over: bool) -> Sitting:
    """The table after a line of its log; `over` says whether the game has ended by then."""
    fold = _FOLDS.get(type(note))
    after = fold(sitting, note) if fold else sitting
    return replace(after, stage=OVER) if over and after.stage in (PLAYING, ADJOURNED) else after


def _at(sitting: Sitting, seat: int, place: Place) -> Sitting:
    places = list(sitting.places)
    places[seat] = place
    return replace(sitting, places=tuple(places))


def _seat(sitting: Sitting, seat: int, **changes: Any) -> Sitting:
    return _at(sitting, seat, replace(sitting.places[seat], **changes))


def _changed(sitting: Sitting, note: log.Changed) -> Sitting:
    kept = sitting.places[: note.players]
    places = kept + (Place(),) * (note.players - len(kept))
    return replace(
        sitting,
        players=note.players,
        options=note.options,
        clock=note.clock,
        public=note.public,
        note=note.note,
        coach=note.coach,
        places=places,
    )


def _rose(sitting: Sitting, note: log.Rose) -> Sitting:
    """An owner who gets up and goes leaves the table to whoever still sits there."""
    after = _at(sitting, note.seat, Place())
    gone = sitting.places[note.seat].person == sitting.owner and not after.seats_of(sitting.owner)
    heirs = [place.person for place in after.places if place.person]
    return replace(after, owner=heirs[0]) if gone and heirs else after


def _played(sitting: Sitting, note: log.Played) -> Sitting:
    """Whoever acts is not gone; an order that was carried out is used up a little."""
    if note.missed is not None:
        sitting = _seat(sitting, note.missed, missed=sitting.places[note.missed].missed + 1)
    seat = note.play.seat
    if note.by == "person" and sitting.places[seat].missed:
        sitting = _seat(sitting, seat, missed=0)
    votes = tuple(vote for vote in sitting.votes if vote[1] != seat) if note.by == "person" else sitting.votes
    same = sitting.undo is None and votes == sitting.votes
    after = sitting if same else replace(sitting, undo=None, votes=votes)
    return _used(after, seat, note) if note.by == "order" and seat >= 0 else after


def _used(sitting: Sitting, seat: int, note: log.Played) -> Sitting:
    """The first order with this answer counts down."""
    orders = list(sitting.places[seat].orders)
    for number, order in enumerate(orders):
        if order.action == note.play.action:
            if order.uses is not None:
                orders[number] = replace(order, uses=order.uses - 1)
            break
    return _seat(sitting, seat, orders=tuple(order for order in orders if order.uses != 0))


def _took_back(sitting: Sitting, note: log.TookBack) -> Sitting:
    return replace(sitting, undo=None, undone=sitting.undone + 1)


def _undo_answered(sitting: Sitting, note: log.UndoAnswered) -> Sitting:
    undo = sitting.undo
    if undo is None or not note.yes:
        return replace(sitting, undo=None)
    return replace(sitting, undo=replace(undo, agreed=(*undo.agreed, note.seat)))


def _stood_in(sitting: Sitting, note: log.StoodIn) -> Sitting:
    votes = tuple(vote for vote in sitting.votes if vote[1] != note.seat)
    return _seat(replace(sitting, votes=votes), note.seat, stand_in=note.bot, missed=0)


def _came_back(sitting: Sitting, note: log.CameBack) -> Sitting:
    votes = tuple(vote for vote in sitting.votes if vote[1] != note.seat)
    return _seat(replace(sitting, votes=votes), note.seat, stand_in=None)


_FOLDS: Mapping[type[Any], Callable[[Sitting, Any], Sitting]] = {
    log.Changed: _changed,
    log.Sat: lambda sitting, note: _at(sitting, note.seat, Place(person=note.person, nonce=note.nonce)),
    log.Engaged: lambda sitting, note: _at(sitting, note.seat, Place(bot=note.bot, nonce=note.nonce)),
    log.Handed: lambda sitting, note: replace(sitting, owner=note.person),
    log.Rose: _rose,
    log.Started: lambda sitting, note: replace(sitting, stage=PLAYING),
    log.Played: _played,
    log.TookBack: _took_back,
    log.UndoAsked: lambda sitting, note: replace(sitting, undo=Undo(note.seat, note.to, note.needed)),
    log.UndoAnswered: _undo_answered,
    log.Voted: lambda sitting, note: replace(sitting, votes=(*sitting.votes, (note.seat, note.about))),
    log.StoodIn: _stood_in,
    log.CameBack: _came_back,
    log.Moved: lambda sitting, note: _seat(sitting, note.seat, person=note.person, stand_in=None, missed=0),
    log.Ordered: lambda sitting, note: _seat(sitting, note.seat, orders=note.orders),
    log.Adjourned: lambda sitting, note: replace(sitting, stage=ADJOURNED),
    log.Resumed: lambda sitting, note: replace(sitting, stage=PLAYING),
    log.Rematched: lambda sitting, note: replace(sitting, rematch=note.table),
    log.Closed: lambda sitting, note: replace(sitting, stage=CLOSED),
}
