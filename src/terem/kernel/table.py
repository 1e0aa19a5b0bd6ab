"""One played table: its record, its state, and the way an action is taken and undone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from terem.kernel import fairness
from terem.kernel.chance import FairChance, RecordedChance, Tape, TapeMismatch
from terem.kernel.contract import Config
from terem.kernel.phrase import Event, Refusal
from terem.kernel.prompt import CLOCK
from terem.kernel.record import FORMAT, End, Entry, Header, Play, Record, Seat, TakeBack
from terem.kernel.registry import AnyGame
from terem.kernel.words import Narrated, Words, clean


class Step(NamedTuple):
    """An action that may be taken: what to write down, where it leads, what to tell."""

    entry: Play
    state: Any
    events: list[Event]


class Position(NamedTuple):
    """A point on the line that was not taken back: the state before the entry."""

    state: Any
    entry: Play
    draws: int
    """Outcomes drawn before the entry."""


class Table:
    """A game in progress. `propose` changes nothing, so that an entry can be stored before anybody is told."""

    def __init__(self, game: AnyGame, header: Header, key: bytes | None = None, board: Any = None) -> None:
        self.game = game
        self.header = header
        self._key = key
        self.board = game.prepare(config_of(game, header)) if board is None else board
        tape = RecordedChance(header.chance)
        try:
            self.state: Any = game.setup(self.board, tape)
            tape.finish()
        except TapeMismatch as error:
            raise Refusal("refuse-record-chance", rule="record", entry=0, draw=error.position) from error
        self.entries: list[Entry] = []
        self.line: list[Position] = []
        self.told: Counter[str] = Counter()
        """How often each line of the narrator was told, taken back or not."""
        self.end: End | None = None

    @classmethod
    def start(
        cls, game: AnyGame, config: Config, seats: Sequence[Seat], key: bytes, nonces: Sequence[str], board: Any = None
    ) -> Table:
        """A new table; `key` was committed to before the nonces were collected. `board` saves preparing it again."""
        board = game.prepare(config) if board is None else board
        tape = Tape(FairChance(key, nonces))
        game.setup(board, tape)
        header = Header(
            terem=FORMAT,
            game=game.name,
            rules=config.rules,
            options=config.options,
            components=config.components,
            seats=tuple(seats),
            commitment=fairness.commitment(key),
            nonces=tuple(nonces),
            chance=tape.draws,
        )
        return cls(game, header, key, board)

    @classmethod
    def resume(cls, game: AnyGame, record: Record, board: Any = None) -> Table:
        """The table at the end of its record, every entry checked on the way. `board` saves preparing it again."""
        key = committed_key(record.header, record.key) if record.key else None
        table = cls(game, record.header, key, board)
        for entry in record.entries:
            table.repeat(entry)
        if record.end:
            table.close(record.end)
        return table

    def record(self) -> Record:
        """The record so far, the key only once the game is over. The whole truth, rivals' secrets included."""
        return Record(header=self.header, entries=list(self.entries), end=self.end)

    def saved(self) -> Record:
        """The record with the key held back, to go on later on the same machine."""
        record = self.record()
        if self._key and not self.end:
            record.key = self._key.hex()
        return record

    @property
    def draws(self) -> int:
        """How many outcomes were drawn on the line that stands."""
        if not self.line:
            return len(self.header.chance)
        return self.line[-1].draws + len(self.line[-1].entry.chance)

    # --- playing -----------------------------------------------------------------------------------------------------

    def propose(self, seat: int, action: Any, words: Words | None = None, time: int = 0) -> Step:
        """What the action would do; refuses with a reason, changes nothing.

        Where something is to be told and nobody has told it, the game's own narrator does.
        """
        if self._key is None:
            raise Refusal("refuse-record-read-only", rule="record")
        source = FairChance(self._key, self.header.nonces, self.draws)
        self._require(seat, action)
        narrated = clean(self.game.narrate(self.state, seat, action, self.told))
        given = clean(words)
        if isinstance(given, Narrated) and given != narrated:
            raise Refusal("refuse-words-narrated")  # the narrator's lines are nobody else's to make up
        return self._try(seat, action, narrated if given is None else given, time, Tape(source))

    def accept(self, step: Step) -> list[Event]:
        """Takes a proposed step; returns what to tell. A step proposed before another was taken is stale."""
        if step.entry.seq != len(self.entries) + 1:
            raise Refusal("refuse-stale", entry=step.entry.seq)
        self.line.append(Position(self.state, step.entry, self.draws))
        self.entries.append(step.entry)
        if isinstance(step.entry.words, Narrated):
            self.told[step.entry.words.phrase.key] += 1
        self.state = step.state
        outcome = self.game.outcome(self.state)
        if outcome and self._key:
            self.end = End(outcome=outcome, key=self._key.hex())
        return step.events

    def act(self, seat: int, action: Any, words: Words | None = None, time: int = 0) -> list[Event]:
        """Proposes and accepts."""
        return self.accept(self.propose(seat, action, words, time))

    def take_back(self, seat: int, to: int, agreed: Sequence[int] = (), time: int = 0) -> None:
        """Stands the table as it was before entry `to`; `agreed` are the seats that were asked and said yes."""
        self._unwind(TakeBack(seq=len(self.entries) + 1, seat=seat, to=to, agreed=tuple(agreed), time=time))

    def _try(self, seat: int, action: Any, words: Words | None, time: int, tape: Tape) -> Step:
        """An action that is legal, with its words."""
        refusal = self.game.check_words(self.state, seat, action, words)
        if refusal:
            raise refusal
        state = self.state.copy()
        events = self.game.apply(state, seat, action, words, tape)
        plain = msgspec.to_builtins(action)
        entry = Play(seq=len(self.entries) + 1, seat=seat, action=plain, chance=tape.draws, words=words, time=time)
        return Step(entry, state, events)

    def _require(self, seat: int, action: Any) -> None:
        refusal = self.refusal(seat, action)
        if refusal:
            raise refusal

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """Why the action cannot be taken now, or None."""
        return refusal_of(self.game, self.state, seat, action)

    # --- repeating a record ------------------------------------------------------------------------------------------

    def repeat(self, entry: Entry) -> list[Event]:
        """Takes an entry of a record: the outcomes written there are read back, everything else is checked anew."""
        if self.game.outcome(self.state):
            raise Refusal("refuse-record-after-end", rule="record", entry=entry.seq)
        if isinstance(entry, TakeBack):
            self._unwind(entry)
            return []
        action = decode_action(self.game, entry.action)
        if clean(entry.words) != entry.words:
            raise Refusal("refuse-record-words", rule="record", entry=entry.seq)
        recorded = RecordedChance(entry.chance)
        try:
            self._require(entry.seat, action)
            step = self._try(entry.seat, action, entry.words, entry.time, Tape(recorded))
            recorded.finish()
        except TapeMismatch as error:
            raise Refusal("refuse-record-chance", rule="record", entry=entry.seq, draw=error.position) from error
        except Refusal as refusal:
            raise Refusal(
                "refuse-record-illegal", rule=refusal.rule, entry=entry.seq, reason=refusal.phrase
            ) from refusal
        return self.accept(step)

    def _unwind(self, entry: TakeBack) -> None:
        place = next((k for k, position in enumerate(self.line) if position.entry.seq == entry.to), None)
        if place is None or self.end or not 0 <= entry.seat < len(self.header.seats):
            raise Refusal("refuse-undo-target", rule="undo", entry=entry.to)
        self.state = self.line[place].state
        del self.line[place:]
        self.entries.append(entry)

    def close(self, end: End) -> None:
        """Takes the end of a record, if it is the one the actions lead to."""
        if self.game.outcome(self.state) != end.outcome:
            raise Refusal("refuse-record-outcome", rule="record")
        self.end = end


def refusal_of(game: AnyGame, state: Any, seat: int, action: Any) -> Refusal | None:
    """Why a seat, or the clock, may not take the action in this state; None when it may."""
    asked = game.asked(state)
    if not asked:
        return Refusal("refuse-game-over")
    if seat == CLOCK:
        return None if action == game.prompt(state).default else Refusal("refuse-clock")
    if seat not in asked and not any(seat in open_.seats for open_ in game.prompt(state).interjections):
        return Refusal("refuse-not-asked", seat=seat)
    return game.check(state, seat, action)


def decode_action(game: AnyGame, data: Any) -> Any:
    """The action of its JSON form."""
    try:
        return game.action_decoder.decode(msgspec.json.encode(data))  # many times as quick as `convert` to a union
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Refusal("refuse-action-shape", detail=str(error)) from error


def decode_question(game: AnyGame, data: Any) -> Any:
    """The question of its JSON form."""
    try:
        return msgspec.convert(data, type=game.question_type)
    except msgspec.ValidationError as error:
        raise Refusal("refuse-question-shape", detail=str(error)) from error


def config_of(game: AnyGame, header: Header) -> Config:
    """The configuration a record was played under."""
    return game.config(len(header.seats), _options(header.options), header.components, header.rules)


def _options(options: Mapping[str, Any]) -> dict[str, Any]:
    """Option values as the game lists them: JSON knows no tuples."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}


def committed_key(header: Header, text: str) -> bytes:
    """The key of its hex form; refuses one the host did not commit to."""
    try:
        key = bytes.fromhex(text)
    except ValueError as error:
        raise Refusal("refuse-verify-key", rule="fairness") from error
    if len(key) != fairness.KEY_BYTES or fairness.commitment(key) != header.commitment:
        raise Refusal("refuse-verify-key", rule="fairness")
    return key
