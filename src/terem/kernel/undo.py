"""Undo, derived: a game marks nothing by hand.

An action may be taken back freely until chance was drawn, a secret was opened to anyone, or another seat was asked.
Whether a secret was opened is the two-worlds question: would some viewer see something else had the facts hidden from
them been different? Where talk is closed, a withdrawn answer would itself tell something; it counts as a secret opened.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from terem.kernel.chance import RecordedChance, TapeMismatch
from terem.kernel.phrase import Event
from terem.kernel.registry import AnyGame
from terem.kernel.table import Position, Table, decode_action, refusal_of

_WORLDS = 64


class Offer(NamedTuple):
    """What stands between a seat and taking its last action back."""

    to: int
    """The entry to return before."""
    chance: bool
    secret: bool
    asked: tuple[int, ...]
    """Other seats that were asked anew or acted since: beyond the free undo, these must agree."""

    @property
    def free(self) -> bool:
        """Nothing was learned and nobody else was asked."""
        return not (self.chance or self.secret or self.asked)

    @property
    def harmless(self) -> bool:
        """Nothing new was learned: only the seats asked since have a say."""
        return not (self.chance or self.secret)


def offer(table: Table, seat: int) -> Offer | None:
    """What undoing the seat's last action would cross; None when there is nothing to undo or the game is over."""
    last = next((p.entry.seq for p in reversed(table.line) if p.entry.seat == seat), None)
    return None if last is None or table.end else crossing(table, seat, last)


def crossing(table: Table, seat: int, to: int) -> Offer | None:
    """What taking the table back to before entry `to` would cross; None when that entry does not stand."""
    chance = secret = False
    asked, acted = set(table.game.asked(table.state)), set[int]()
    after = table.state
    for position in reversed(table.line):
        chance = chance or bool(position.entry.chance)
        secret = secret or binds(table.game, position, after) or opens_secret(table.game, position)
        after = position.state
        before = set(table.game.asked(position.state))
        if position.entry.seq == to:
            return Offer(to, chance, secret, tuple(sorted((asked - before | acted) - {seat})))
        asked |= before
        acted.add(position.entry.seat)
    return None


def needed(table: Table, seat: int, to: int) -> set[int]:
    """The seats without whose word a seat may not go back so far: all of them, once anything new was learned."""
    found = crossing(table, seat, to)
    if found is None:
        return set()  # the table refuses an entry that does not stand
    return set(found.asked) if found.harmless else set(range(len(table.header.seats))) - {seat}


def binds(game: AnyGame, position: Position, after: Any) -> bool:
    """Whether taking the action back could not undo what it told people.

    Where talk is closed, withdrawing a blind answer or an interjection in the open would itself be a signal. And where
    the action opened or closed the talk, what was said stays said.
    """
    prompt = game.prompt(position.state)
    if not game.asked(after):
        return prompt.blind and not prompt.talk
    following = game.prompt(after)
    if prompt.talk != following.talk:
        return True
    interjected = following.id == prompt.id and following.seats == prompt.seats
    return not prompt.talk and (prompt.blind or interjected)


def opens_secret(game: AnyGame, position: Position) -> bool:
    """Whether some viewer was shown or told something that was hidden from them before the action."""
    viewers = [*range(game.seats(position.state)), None]
    return any(_differs(game, position, viewer) for viewer in viewers)


def _differs(game: AnyGame, position: Position, viewer: int | None) -> bool:
    told, shown = _outcome(game, position, position.state, viewer)
    if any(event.phrase.key in game.reveals for event in told):
        return True
    rng = Random(0)
    for _ in range(_WORLDS):
        other = game.scramble(position.state, viewer, rng)
        if refusal_of(game, other, position.entry.seat, decode_action(game, position.entry.action)):
            return True
        try:
            if _outcome(game, position, other, viewer) != (told, shown):
                return True
        except TapeMismatch:
            return True  # something else would have been drawn
    return False


def _outcome(game: AnyGame, position: Position, world: Any, viewer: int | None) -> tuple[list[Event], bytes]:
    """What a viewer hears and sees when the action is taken in a world, with the outcomes that were drawn."""
    after = world.copy()
    entry = position.entry
    events = game.apply(after, entry.seat, decode_action(game, entry.action), entry.words, RecordedChance(entry.chance))
    return [event for event in events if event.heard_by(viewer)], msgspec.json.encode(game.view(after, viewer))
