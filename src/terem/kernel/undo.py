"""Undo, derived: a game marks nothing by hand.

An action may be taken back freely until chance was drawn, a secret was opened to anyone, or another seat was asked.
Whether a secret was opened is the two-worlds question: would some viewer see something else had the facts hidden from
them been different?
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from terem.kernel.chance import Chance, ExplicitChance
from terem.kernel.registry import AnyGame
from terem.kernel.table import Position, Table, decode_action, refusal_of

_WORLDS = 4


class Offer(NamedTuple):
    """What stands between a seat and taking its last action back."""

    to: int
    """The entry to return before."""
    chance: bool
    secret: bool
    asked: tuple[int, ...]
    """Other seats that were asked since: beyond the free undo, these must agree."""

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
    if table.end:
        return None
    chance = secret = False
    asked: set[int] = set(table.game.asked(table.state))
    after = table.state
    for position in reversed(table.line):
        chance = chance or bool(position.entry.chance)
        secret = secret or opens_secret(table.game, position, after)
        if position.entry.seat == seat:
            return Offer(position.entry.seq, chance, secret, tuple(sorted(asked - {seat})))
        asked |= set(table.game.asked(position.state))
        after = position.state
    return None


def opens_secret(game: AnyGame, position: Position, after: Any) -> bool:
    """Whether some viewer was shown something that was hidden from them before the action."""
    action = decode_action(game, position.entry.action)
    viewers = [*range(game.seats(position.state)), None]
    return any(_differs(game, position, action, after, viewer) for viewer in viewers)


def _differs(game: AnyGame, position: Position, action: Any, after: Any, viewer: int | None) -> bool:
    shown = msgspec.json.encode(game.view(after, viewer))
    rng = Random(0)
    for _ in range(_WORLDS):
        other = game.scramble(position.state, viewer, rng)
        if refusal_of(game, other, position.entry.seat, action):
            return True
        outcomes: Chance = ExplicitChance([outcome for _, _, outcome in position.entry.chance])
        game.apply(other, position.entry.seat, action, position.entry.words, outcomes)
        if msgspec.json.encode(game.view(other, viewer)) != shown:
            return True
    return False
