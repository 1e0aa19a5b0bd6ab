"""What is thought for the tables: by bots, while people still look at the question, and by a coach who is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from terem.bots import Memory, bot, cast_of, remembers
from terem.bots.advice import Advice
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.kernel.table import Table
from terem.kernel.words import Words
from terem.messages import Speaker
from terem.server import automation, deeds
from terem.server.automation import Thinking
from terem.server.room import Room
from terem.server.tasks import Tasks, unheeded
from terem.server.thinking import Position, Thinkers, config_bytes
from terem.story.narrator import BuiltIn, Narrator

if TYPE_CHECKING:
    from terem.server.house import House

LONG = 2.0
"""Seconds of a bot's thinking after which everybody is told that it goes on."""

COACH = "coach"

Found = TypeVar("Found")


def _position(room: Room, table: Table, seat: int, level: str, seed: str) -> Position:
    """Where somebody has to think."""
    header = table.header
    config = Config(len(header.seats), header.rules, header.options, header.components)
    return Position(room.game.name, config_bytes(config), table.state.dump(), seat, level, seed)


def bot_position(room: Room, table: Table, seat: int, level: str, seed: str) -> Position:
    """Where a bot has to answer, with what came before for one that remembers."""
    position = _position(room, table, seat, level, seed)
    return _with_past(position, room, table) if remembers(bot(level)) else position


def _coach_position(room: Room, table: Table, seat: int) -> Position:
    """Where a coach is asked, with what came before where that matters."""
    position = _position(room, table, seat, COACH, "")
    return _with_past(position, room, table) if cast_of(room.game).coach_remembers else position


def _with_past(position: Position, room: Room, table: Table) -> Position:
    """The same with what came before; what was taken back is no more."""
    memory = Memory(room.game, (before.state for before in table.line))
    return position._replace(earlier=tuple(state.dump() for state in memory.states))


def _at_line(seq: int, room: Room) -> bool:
    """Whether nothing has happened at a table since a line."""
    return room.seq == seq


def _asked_in_secret(ask: str, seat: int, level: str, room: Room) -> bool:
    """Whether a seat's bot still has to answer a question: what others answer in secret changes nothing for it."""
    prompt = room.prompt
    asked = prompt is not None and room.ask == ask and seat in prompt.seats
    return asked and room.sitting.places[seat].automatic == level


def _answer(
    still: Callable[[Room], bool], seat: int, action: Any, words: Words | None, room: Room, now: int
) -> deeds.Deed | None:
    """A bot's answer, where it is still one."""
    return deeds.play_for(room, seat, action, "bot", now, words) if still(room) else None


def _question(room: Room) -> Hashable:
    """The same as long as thoughts hold: at a blind question no answer of others changes them, nor does what they say.

    A pass that everybody sees is no exception: whoever answers at the same moment as others has not seen it.
    """
    assert room.table is not None
    assert room.prompt is not None
    return room.ask, None if room.prompt.blind else len(room.table.entries)


class Thoughts(NamedTuple, Generic[Found]):
    """What has been begun to think about a question: by bots, so that they are done in time, or by a coach."""

    about: Hashable
    finding: asyncio.Task[Found]


class Minds:
    """Lets bots and a coach think about the tables of a house."""

    def __init__(self, house: House, thinkers: Thinkers, narrator: Narrator) -> None:
        self.house = house
        self.thinkers = thinkers
        self.narrator = narrator
        self._tasks = Tasks()
        self._thoughts: dict[str, Thoughts[list[list[int]]]] = {}
        self._advice: dict[tuple[str, int], Thoughts[list[Advice]]] = {}
        """What a coach thinks about at the moment, by table and seat."""

    async def close(self) -> None:
        """Ends all thinking, and the processes."""
        self.thinkers.close()
        await self._tasks.stop()

    def think_ahead(self, room: Room) -> None:
        """Lets bots think while people still look at the question; thoughts about another one are forgotten."""
        thinking = automation.coming(room)
        begun = self._thoughts.get(room.id)
        if begun is not None and (thinking is None or begun.about != (thinking, _question(room))):
            self.forget(room.id)
            begun = None
        if thinking is not None and begun is None:
            finding = self._tasks.begin(self._found(room, thinking))
            finding.add_done_callback(unheeded)
            self._thoughts[room.id] = Thoughts((thinking, _question(room)), finding)

    def forget(self, table: str) -> None:
        """Nobody wants to know any more what is thought about a table."""
        thoughts = self._thoughts.pop(table, None)
        if thoughts is not None:
            thoughts.finding.cancel()

    async def answer(self, room: Room, thinking: Thinking) -> None:
        """Bots answer for their seats; where the table has moved on meanwhile, their thoughts are forgotten."""
        self.think_ahead(room)
        thoughts = self._thoughts[room.id]
        await asyncio.wait([thoughts.finding])
        if self._thoughts.get(room.id) is thoughts:
            del self._thoughts[room.id]
        if (
            thoughts.finding.cancelled()
            or automation.coming(room) != thinking
            or thoughts.about != (thinking, _question(room))
        ):
            return
        found, table, prompt = thoughts.finding.result(), room.table, room.prompt
        assert table is not None
        assert prompt is not None
        ask, seq, state = room.ask, room.seq, table.state
        for (seat, level), codes in zip(thinking.minds, found, strict=True):
            for code in codes:
                still = partial(_asked_in_secret, ask, seat, level) if prompt.blind else partial(_at_line, seq)
                if not still(room):
                    break
                action = room.game.decode(state if prompt.blind else table.state, code)
                words = await self._words(room, seat, action)
                await self.house.do(room.id, partial(_answer, still, seat, action, words))
                seq += 1

    async def _found(self, room: Room, thinking: Thinking) -> list[list[int]]:
        """What the bots do; whoever looks on is told where that takes long."""
        positions = self._positions(room, thinking)
        finding = asyncio.gather(*(self.thinkers.find(position) for position in positions))
        ask = room.ask
        try:
            with self.house.metrics.thinking.time():
                await asyncio.wait([finding], timeout=LONG)
                if not finding.done() and room.ask == ask:
                    self.house.asides.thinks(room, positions[0].seat)
                return await finding
        finally:
            finding.cancel()
            await asyncio.gather(finding, return_exceptions=True)  # a house that closes has nothing to complain of

    def _positions(self, room: Room, thinking: Thinking) -> list[Position]:
        assert room.table is not None
        seed = f"{room.key.hex()} {room.seq}"
        return [bot_position(room, room.table, seat, level, f"{seed} {seat}") for seat, level in thinking.minds]

    async def _words(self, room: Room, seat: int, action: Any) -> Words | None:
        """What a language model tells for a bot, where the host has set one up; else the game's narrator tells."""
        prompt, table = room.prompt, room.table
        if isinstance(self.narrator, BuiltIn) or not (prompt and table) or not prompt.words or prompt.blind:
            return None
        speaker = Speaker(await self.house.store.language_of(room.sitting.people()))
        return await asyncio.to_thread(self.narrator.words, table, seat, action, speaker)

    async def advise(self, room: Room, seat: int) -> list[Advice]:
        """What a coach says to a seat, from what that seat knows.

        It thinks about one question of a seat at a time: whoever asks the same meanwhile hears the same answer, and who
        asked about a position that is no more is refused.
        """
        assert room.table is not None
        whose, about = (room.id, seat), _question(room)
        begun = self._advice.get(whose)
        if begun is None or begun.about != about:
            if begun is not None:
                begun.finding.cancel()
            asking = self.thinkers.advise(_coach_position(room, room.table, seat))
            begun = self._advice[whose] = Thoughts(about, self._tasks.begin(asking))
            begun.finding.add_done_callback(partial(self._advised, whose))
        await asyncio.wait([begun.finding])
        if begun.finding.cancelled():
            raise Refusal("refuse-stale-ask")
        return begun.finding.result()

    def _advised(self, whose: tuple[str, int], finding: asyncio.Task[list[Advice]]) -> None:
        latest = self._advice.get(whose)
        if latest is not None and latest.finding is finding:
            del self._advice[whose]
        unheeded(finding)
