"""A contest: who plays whom, on which deals, in which seats. Everything random follows from its seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations, cycle, islice
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from terem.arena.fingerprint import fingerprint
from terem.bots import Budget, turns
from terem.kernel.chance import RandomChance
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame
from terem.reference import find_bot, find_game

AT = "@"


class Entrant(Struct, frozen=True):
    """A bot with the time it has for a turn: `master@0.1` is the master with a tenth of a second."""

    label: str
    name: str
    seconds: float | None = None

    @property
    def budget(self) -> Budget:
        """How long it may think."""
        return Budget(seconds=self.seconds)


Lineup = tuple[Entrant, ...]
"""Who sits where, by seat."""


def entrant(label: str, game: AnyGame) -> Entrant:
    """The bot a label names; refuses one that does not play the game."""
    name, at, seconds = label.strip().partition(AT)
    find_bot(name, game)
    if not at:
        return Entrant(name, name)
    try:
        limit = float(seconds)
    except ValueError as error:
        raise Refusal("refuse-arena-seconds", label=label) from error
    if not 0 < limit <= 60:
        raise Refusal("refuse-arena-seconds", label=label)
    return Entrant(f"{name}{AT}{limit}".removesuffix(".0"), name, limit)  # however the time was written


@cache
def lineups(entrants: Lineup, players: int) -> tuple[Lineup, ...]:
    """Every different way they sit around a table: every combination of them in every rotation.

    Where there are more seats than entrants, these sit down again in turn: one combination.
    """
    going = tuple(islice(cycle(entrants), max(len(entrants), players)))
    around = (seated[turn:] + seated[:turn] for seated in combinations(going, players) for turn in range(players))
    return tuple(dict.fromkeys(around))


class Contest(Struct, frozen=True, omit_defaults=True):
    """Bots around tables of one size; every deal is played in all line-ups, or in some of them."""

    game: str
    """As the person named it: a game of the house, or `module:attribute`."""
    players: int
    options: Mapping[str, Any]
    entrants: Lineup
    seed: int
    deals: int
    seatings: int | None = None
    """Line-ups a deal is played in, another one first every time; None: all."""
    components: Mapping[str, Any] | None = None
    """Printed things other than the usual ones."""

    @property
    def digest(self) -> str:
        """What results are kept under: more games of the same have the same one.

        Another contest has another one, and so has the same contest when its game or the bots have changed.
        """
        same = msgspec.structs.replace(self, deals=0, seatings=None)
        said = msgspec.json.encode((same, self.programs), order="deterministic")
        return hashlib.sha256(said).hexdigest()[:16]

    @property
    def programs(self) -> str:
        """What its games are played by: the same only where game and bots are."""
        return fingerprint(self.game, frozenset(one.name for one in self.entrants))

    @property
    def different(self) -> int:
        """Line-ups that are not the same."""
        return len(lineups(self.entrants, self.players))

    @property
    def rotations(self) -> int:
        """How often a deal is played."""
        return min(self.seatings or self.different, self.different)

    def lineup(self, rotation: int) -> Lineup:
        """Who sits where."""
        return lineups(self.entrants, self.players)[rotation]

    def lasting(self, games: int) -> Contest:
        """The same over as many deals as it takes to play so many games."""
        return msgspec.structs.replace(self, deals=-(-games // self.rotations))

    def fits(self, result: Result) -> bool:
        """Whether a result may be of one of its games: so many seats, and winners among them."""
        winners = set(result.winners)
        right = len(result.scores) == self.players and winners <= set(range(self.players))
        return right and len(winners) == len(result.winners)

    def matches(self) -> Iterator[Match]:
        """Every game of the contest."""
        for deal in range(self.deals):
            for number in range(self.rotations):
                yield Match(deal, (deal + number) % self.different)


class Match(Struct, frozen=True):
    """One game of a contest."""

    deal: int
    rotation: int
    """Which of the line-ups plays it."""


class Result(Struct, frozen=True):
    """How a game ended, by seat."""

    deal: int
    rotation: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int


def _board(contest: Contest) -> Any:
    """The printed things the contest is played with."""
    chosen = msgspec.json.encode((contest.options, contest.components), order="deterministic")
    return _prepared(contest.game, contest.players, chosen)


@lru_cache(maxsize=4)
def _prepared(game: str, players: int, chosen: bytes) -> Any:
    """Prepared once for all games of a contest."""
    found = find_game(game)
    return found.prepare(found.config(players, *msgspec.json.decode(chosen)))


def play(contest: Contest, match: Match) -> Result:
    """Plays one game; what is drawn follows from the deal, what bots make of it from the deal and their seat."""
    game = find_game(contest.game)
    board = _board(contest)
    dealt = f"{contest.seed} {match.deal}"
    chance = RandomChance(Random(dealt))
    state = game.setup(board, chance)
    lineup = contest.lineup(match.rotation)
    minds = [find_bot(one.name) for one in lineup]
    generators = [Random(f"{dealt} {match.rotation} {seat}") for seat in range(contest.players)]
    most = game.bounds(board).length
    actions = 0
    for seat, code in turns(game, board, lambda: state, minds, generators, [one.budget for one in lineup]):
        if not _allowed(game, state, seat, code):
            raise _illegal(match, lineup[seat], code)
        game.step(state, seat, code, chance)
        actions += 1
        if actions > most:
            raise Refusal("refuse-endless", game=match.deal + 1, seed=str(contest.seed), entries=most)
    outcome = game.outcome(state)
    assert outcome is not None
    return Result(match.deal, match.rotation, tuple(outcome.scores), tuple(outcome.winners), actions)


def _allowed(game: AnyGame, state: Any, seat: int, code: int) -> bool:
    """Whether the rules allow an answer. `step` takes anything, and what comes of an illegal action would be counted.

    `legal` need not name it: an aside is beside the question, and of two equal cards only one is listed.
    """
    try:
        return code >= 0 and game.check(state, seat, game.decode(state, code)) is None
    except (Refusal, LookupError):  # no code of an action
        return False


def _illegal(match: Match, one: Entrant, code: int) -> Refusal:
    """What is said of such an answer."""
    deal, seating = match.deal + 1, match.rotation + 1
    return Refusal("refuse-arena-illegal", bot=one.label, answer=str(code), deal=deal, seating=seating)
