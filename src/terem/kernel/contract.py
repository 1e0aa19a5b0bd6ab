"""The contract of a game: what its author writes. Everything else in the house is generic over it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct

from terem.kernel.chance import Chance
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import Prompt
from terem.kernel.words import Words


class StateLike(Protocol):
    """What the kernel asks of a state: the rest is the game's own."""

    def copy(self: Any) -> Any:
        """A state that shares nothing that changes."""

    def dump(self) -> Mapping[str, Any]:
        """The whole state as plain data, hidden parts included."""


B = TypeVar("B")
S = TypeVar("S", bound=StateLike)
A = TypeVar("A")


class Option(Struct, frozen=True):
    """A choice made before the game; explained by the message `<game>-option`."""

    name: str
    default: Any
    choices: tuple[Any, ...]


class Config(Struct, frozen=True):
    """What the rules know of a table before the first draw."""

    players: int
    rules: str
    options: Mapping[str, Any]
    components: Mapping[str, Any]


class Bounds(Struct, frozen=True):
    """How large a game can get."""

    actions: int
    """Codes of `legal` are below this."""
    length: int
    """The longest game in decisions."""
    outcomes: int
    """No draw has more outcomes than this."""
    draws: int
    """No action, and not the setup either, draws more often than this."""
    observation: int
    """Numbers in `observe`."""


class Outcome(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: Phrase


class Game(ABC, Generic[B, S, A]):
    """The rules of one title. `B` is the prepared board, `S` the state, `A` the readable action."""

    name: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """Named sets of options, each explained by the message `<game>-preset`; `terem check` plays them all."""
    clocks: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    """The options a clock of the house (`relaxed`, `days`) stands for, in a game that times its questions itself."""
    cooperative: ClassVar[bool] = False
    """All win or lose together."""
    simultaneous: ClassVar[bool] = False
    """Some prompts ask several seats at once."""
    open: ClassVar[bool] = False
    """Every action is made in the open: all seats see what was done."""
    locales: ClassVar[Path | None] = None
    """Catalogues (en, ru, hu) of a game that lives outside the house; ours are in the house's own."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Keys of the events that open a secret; no other event may depend on what its hearer was not shown."""

    @property
    @abstractmethod
    def action_type(self) -> Any:
        """The type, or union of types, that an action's JSON decodes to."""

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Any]:
        """Reads an action's JSON; made once, for making it takes longer than reading."""
        return msgspec.json.Decoder(self.action_type)

    @property
    @abstractmethod
    def versions(self) -> Mapping[str, Mapping[str, Any]]:
        """Every rules version ever played, with its ruling switches; the last is the current one."""

    @abstractmethod
    def components(self, source: Path | None = None) -> Mapping[str, Any]:
        """The printed things as plain data: our own, or those of a file, checked."""

    def audit(self, components: Mapping[str, Any]) -> tuple[int, list[Refusal]]:
        """Judges every way to put the printed things together: how many there are, and what is wrong with any."""
        return 0, []

    @abstractmethod
    def prepare(self, config: Config) -> B:
        """Tables computed once from components, options and the switches of the rules version."""

    @abstractmethod
    def setup(self, board: B, chance: Chance) -> S:
        """A new game."""

    @abstractmethod
    def load(self, board: B, data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many sit at the table."""

    @abstractmethod
    def asked(self, state: S) -> tuple[int, ...]:
        """The seats the table waits for, ascending; nobody when the game is over. Fast."""

    @abstractmethod
    def prompt(self, state: S) -> Prompt:
        """Whom the table waits for, and how."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """The codes of the seat's legal actions, ascending, complete up to the equivalences the game names. Fast."""

    def interject(self, state: S, seat: int) -> list[int]:
        """The codes of what a seat may do beside the prompt without answering it, ascending; left out of random play.

        The prompt names the seats that have any. Where the possible ones are too many to list (sets of pieces to point
        at), these are examples of them, and `check` decides.
        """
        return []

    @abstractmethod
    def check(self, state: S, seat: int, action: A) -> Refusal | None:
        """Decides any action of an asked seat, or of one that may interject, listed or not."""

    @abstractmethod
    def apply(self, state: S, seat: int, action: A, words: Words | None, chance: Chance) -> list[Event]:
        """Changes the state and tells what happened; called only with what `check` accepts."""

    def narrate(self, state: S, seat: int, action: A, told: Mapping[str, int]) -> Words | None:
        """What the game's own narrator tells with an action, from the moment before it; None where nothing is told.

        `told` says how often each line was heard at this table, so that the narrator does not repeat itself. The same
        moment of the same table gives the same words.
        """
        return None

    def check_words(self, state: S, seat: int, action: A, words: Words | None) -> Refusal | None:
        """Decides what is told with an action that `check` accepts; None leaves it to the narrator."""
        return None

    def step(self, state: S, seat: int, code: int, chance: Chance) -> None:
        """`apply` by code, without telling: the hot path of search and experiments."""
        self.apply(state, seat, self.decode(state, code), None, chance)

    def playout(self, state: S, chance: Chance, rng: Random) -> int:
        """Plays uniformly random legal actions to the end; returns how many. A game may bring a compiled one."""
        decisions = 0
        while asked := self.asked(state):
            seat = asked[int(rng.random() * len(asked))]
            codes = self.legal(state, seat)
            self.step(state, seat, codes[int(rng.random() * len(codes))], chance)
            decisions += 1
        return decisions

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What a seat, or a spectator, is shown now, built from nothing."""

    def preview(self, config: Config) -> Any:
        """What a table with these choices would be like, before anybody sits down; refuses what cannot be laid."""
        raise Refusal("refuse-no-preview")

    @property
    def question_type(self) -> Any:
        """The type, or union of types, that the JSON of a question to `explain` decodes to."""
        return Any

    def views(self, state: S, seats: Sequence[int | None]) -> list[Any]:
        """The views of several; a game may build once what all of them see alike."""
        return [self.view(state, seat) for seat in seats]

    def questions(self, state: S, seat: int | None) -> Sequence[Any]:
        """What `explain` can be asked now."""
        return ()

    def explain(self, state: S, seat: int | None, question: Any) -> Any:
        """Why these points, what would this score: from what the seat is shown."""
        raise Refusal("refuse-no-explanation")

    @abstractmethod
    def knowledge(self, state: S, seat: int) -> Any:
        """What the seat can deduce from all it was ever shown: what bots get."""

    @abstractmethod
    def redeal(self, board: B, knowledge: Any, rng: Random) -> S:
        """A random full state consistent with the knowledge."""

    @abstractmethod
    def scramble(self, state: S, seat: int | None, rng: Random) -> S:
        """A copy in which everything the viewer is not shown is changed at random, hidden sizes included."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def bounds(self, board: B) -> Bounds:
        """How large the game can get."""

    @abstractmethod
    def observe(self, state: S, seat: int) -> list[float]:
        """The seat's knowledge as numbers from 0 to 1, for the research views."""

    @abstractmethod
    def encode(self, state: S, action: A) -> int:
        """The code of an action; below `bounds.actions` exactly when `legal` could list it."""

    @abstractmethod
    def decode(self, state: S, code: int) -> A:
        """The action of a code."""

    @abstractmethod
    def write(self, state: S, action: A) -> str:
        """The action in one line of text."""

    @abstractmethod
    def read(self, state: S, text: str) -> A:
        """The action that `write` wrote; refuses with a reason what it cannot read."""

    @abstractmethod
    def invariants(self, state: S) -> list[str]:
        """What the rules promise of every state and this one breaks: empty for a sound state."""

    # --- generic over the above --------------------------------------------------------------------------------------

    @property
    def version(self) -> str:
        """The rules version new tables begin with."""
        return list(self.versions)[-1]

    def config(
        self,
        players: int,
        options: Mapping[str, Any] | None = None,
        components: Mapping[str, Any] | None = None,
        rules: str | None = None,
    ) -> Config:
        """A full configuration: options expanded by their defaults, everything checked."""
        if players not in self.players:
            raise Refusal("refuse-player-count", given=players, least=self.players.start, most=self.players.stop - 1)
        chosen = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            known = next((option for option in self.options if option.name == name), None)
            if known is None:
                names = ", ".join(option.name for option in self.options) or "–"
                raise Refusal("refuse-unknown-option", option=name, known=names)
            if not any(value == choice and type(value) is type(choice) for choice in known.choices):
                raise Refusal("refuse-option-value", option=name, value=str(value), game=self.name)
            chosen[name] = value
        version = self.version if rules is None else rules
        if version not in self.versions:
            raise Refusal("refuse-rules-version", rules=version, known=", ".join(self.versions))
        return Config(players, version, chosen, self._usual if components is None else components)

    @cached_property
    def _usual(self) -> Mapping[str, Any]:
        """The components new tables begin with, read once."""
        return self.components()

    def unattended(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """The options of a table at which no person sits: nobody is there to end a game the rules let go on."""
        return options

    def returns(self, outcome: Outcome, players: int) -> list[float]:
        """Utilities: zero-sum between rivals, one for all when the table wins or loses together."""
        if self.cooperative:
            return [1.0 if outcome.winners else -1.0] * players
        share = 1 / len(outcome.winners) if outcome.winners else 0.0
        level = 1 / players if outcome.winners else 0.0
        return [(share if seat in outcome.winners else 0.0) - level for seat in range(players)]
