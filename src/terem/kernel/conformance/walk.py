"""Random walks through a game, for checks to look at every position on the way."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from terem.kernel import fairness
from terem.kernel.contract import Config
from terem.kernel.record import Seat
from terem.kernel.registry import AnyGame
from terem.kernel.table import Step, Table

_encode = msgspec.json.Encoder(order="deterministic").encode


def image(data: Any) -> bytes:
    """Plain data as comparable bytes."""
    return _encode(data)


def require(holds: bool, sentence: str) -> None:
    """Raises the sentence when a promise is broken; unlike assert, also under -O."""
    if not holds:
        raise AssertionError(sentence)


class Moment(NamedTuple):
    """A position, the action chosen in it, and where it led."""

    table: Table
    state: Any
    seat: int
    code: int
    action: Any
    step: Step


def new_table(game: AnyGame, config: Config, seed: int, number: int, board: Any = None) -> Table:
    """A table of bots whose draws follow from the seed."""
    seats = [Seat(name=f"P{seat + 1}", player="bot:random") for seat in range(config.players)]
    nonces = [fairness.seeded_nonce(seed, number, seat) for seat in range(config.players)]
    return Table.start(game, config, seats, fairness.seeded_key(seed, number), nonces, board)


def walk(table: Table, rng: Random) -> Iterator[Moment]:
    """Plays uniformly random legal actions; the table moves on when the next moment is asked for."""
    game = table.game
    while asked := game.asked(table.state):
        seat = rng.choice(asked)
        codes = game.legal(table.state, seat)
        require(bool(codes), f"seat {seat} is asked but has no legal action")
        code = rng.choice(codes)
        action = game.decode(table.state, code)
        before = image(table.state.dump())
        step = table.propose(seat, action)
        require(image(table.state.dump()) == before, "playing on a copy changed the original")
        yield Moment(table, table.state, seat, code, action, step)
        table.accept(step)
