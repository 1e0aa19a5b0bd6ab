"""Tables of bots through the whole house, on a clock that is turned: a few in `./terem test`, all in `./terem soak`."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from time import thread_time
from typing import Any, NamedTuple

from server.houses import opened
from terem.bots import Budget
from terem.games import registry
from terem.server import deeds, log
from terem.server.automation import Paces
from terem.server.deeds import Wish
from terem.server.room import CLOCKS, Room
from terem.server.sitting import OVER, PLAYING
from terem.server.thinking import LIMIT, Thinkers, think

USUAL = Paces()
AT_ONCE = 50
"""Tables in play at the same time."""
LONGEST_PAUSE = 2000
"""Milliseconds a table may wait for a bot."""
STRIDE = 30_000
"""Milliseconds the clock is turned between two looks at the tables."""
STILL = 300_000
"""A table that plays and has no new line for so many milliseconds is stalled: every clock in use is shorter."""
THOUGHTS = Budget(seconds=0.8, simulations=12)
"""The house's seconds, and few simulations: what is tried here is the table, not the player."""
ABSENT = 5
"""At every fifth table a person sits who never answers."""

LEVELS: Mapping[str, tuple[str, ...]] = {
    "winter-tales": ("bard", "greedy", "random"),
    "winter-queen": ("adept", "master", "novice", "greedy", "random"),
    "gorynych": ("chorus", "head", "greedy", "random"),
}


class Cell(NamedTuple):
    """A table to be played at."""

    wish: Wish
    levels: tuple[str, ...]
    """Of the bots; a seat without one is an absent person's."""


class Toll(NamedTuple):
    """What came of it."""

    games: int
    actions: int
    secret: int
    """Actions among them that were secret when they were taken."""
    sat_in: int
    """Those of bots that sat in for somebody, and of the clock."""
    pause: int
    """The longest a table waited for a bot, in milliseconds of the turned clock."""
    thought: float
    """The longest thought, in seconds of processor time."""
    findings: tuple[str, ...]


def cell(name: str, number: int) -> Cell:
    """The table of a number: all numbers of players, then all usual sets of options, then all the clocks."""
    game = registry().get(name)
    players = game.players[number % len(game.players)]
    sets = list(game.presets.values()) or [{}]
    options = sets[number // len(game.players) % len(sets)]
    absent = number % ABSENT == ABSENT - 1
    clock = "relaxed" if absent else list(CLOCKS)[number // (len(game.players) * len(sets)) % len(CLOCKS)]
    levels = [LEVELS[name][(number + seat) % len(LEVELS[name])] for seat in range(players)]
    if absent:
        levels[number // ABSENT % players] = ""
    return Cell(Wish(name, players, options, clock, True), tuple(levels))


async def play_all(
    cells: list[Cell], tell: Any = lambda games, findings: None, paces: Paces = USUAL, slowest: float = LIMIT
) -> Toll:
    """Plays at all these tables to the end, some at a time, and reads every log again.

    A thought of more than the `slowest` seconds of processor time is a finding: the turned clock does not see it.
    """
    thoughts = [0.0]

    def timed(position: Any) -> list[int]:
        start = thread_time()
        try:
            return think(position._replace(budget=THOUGHTS))
        finally:
            thoughts.append(thread_time() - start)

    tolls: list[Toll] = []
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:{folder}/house.db"
        async with opened(address, paces, thinkers=Thinkers(0, LIMIT, timed)) as house:
            for first in range(0, len(cells), AT_ONCE):
                names = [await begun(house, one) for one in cells[first : first + AT_ONCE]]
                await _to_the_end(house, names)
                tolls += [await _read(house, name) for name in names]
                tell(len(tolls), sum(len(toll.findings) for toll in tolls))
    slow = [f"a bot thought for {thought:.1f} s" for thought in thoughts if thought > slowest]
    return Toll(
        len(tolls),
        sum(toll.actions for toll in tolls),
        sum(toll.secret for toll in tolls),
        sum(toll.sat_in for toll in tolls),
        max(toll.pause for toll in tolls),
        max(thoughts),
        (*(finding for toll in tolls for finding in toll.findings), *slow),
    )


async def begun(house: Any, one: Cell) -> str:
    """A table with everybody seated, its game begun."""
    owner = (await house.people.welcome("Host", "owl", "en")).id
    room = await house.open_table(owner, one.wish)
    for seat, level in enumerate(one.levels):
        await house.do(room.id, lambda room, now, seat=seat, level=level: _seat(room, owner, seat, level, now))
    await house.start(room.id, owner)
    return room.id


def _seat(room: Room, owner: str, seat: int, level: str, now: int) -> deeds.Deed:
    return deeds.engage(room, owner, seat, level, now) if level else deeds.sit(room, owner, seat, "n", now)


async def _to_the_end(house: Any, names: list[str]) -> None:
    """Turns the clock until every game is over, or no table goes on."""
    still = dict.fromkeys(names, (0, 0))
    while still:
        await house.clock.turn(STRIDE)
        for name, (seq, waited) in list(still.items()):
            room = await house.room(name)
            waited = 0 if room.seq > seq else waited + STRIDE
            if room.sitting.stage != PLAYING or waited >= STILL:
                del still[name]
            else:
                still[name] = (room.seq, waited)


async def _read(house: Any, name: str) -> Toll:
    """Folds a log from the beginning: what was asked when, and when it was answered."""
    room = Room(name, (await house.room(name)).game, (await house.room(name)).key)
    actions = secret = sat_in = pause = 0
    findings = []
    began: dict[int, int] = {}
    for body in await house.store.lines(name, 0):
        note = log.from_bytes(body)
        if isinstance(note, log.Played):
            actions += 1
            secret += room.prompt.blind
            sat_in += _sat_in(room, note)
            waited = _waited(room, note, began)
            pause = max(pause, waited)
            findings += [f"{_described(room)}, line {room.seq + 1}: {what}" for what in _amiss(room, note, waited)]
        elif isinstance(note, log.StoodIn):
            began[note.seat] = note.time
        await house._fold(room, body)
    limit = room.game.bounds(room.table.board).length
    if room.sitting.stage != OVER:
        findings.append(f"{_described(room)}: stalled after {actions} actions at {room.ask or 'no question'}")
    if actions > limit:
        findings.append(f"{_described(room)}: {actions} actions, more than the {limit} the game promises")
    return Toll(1, actions, secret, sat_in, pause, 0.0, tuple(findings))


def _sat_in(room: Room, note: log.Played) -> bool:
    return note.by == "clock" or room.sitting.places[note.play.seat].person is not None


def _waited(room: Room, note: log.Played, began: dict[int, int]) -> int:
    """How long the table waited for a bot: since the question, or since the bot sat in."""
    return note.play.time - max(room.asked_at, began.get(note.play.seat, 0)) if note.by == "bot" else 0


def _described(room: Room) -> str:
    return f"{room.game.name}, {room.sitting.players} players, {dict(room.table.header.options)}"


def _amiss(room: Room, note: log.Played, waited: int) -> list[str]:
    """What a table should not have to put up with."""
    found = []
    if waited > LONGEST_PAUSE:
        found.append(f"a bot answered after {waited} ms")
    if room.deadline is not None and note.play.time > room.deadline:
        found.append(f"answered {note.play.time - room.deadline} ms after the time was over")
    if note.by == "clock" and all(room.sitting.places[seat].automatic for seat in room.prompt.seats):
        found.append("the clock answered for a bot")
    return found
