"""The suite passes sound games and catches each kind of planted fault."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from snowballs import GAME as SNOWBALLS
from snowballs import Snowballs, State, Throw

from terem.games import registry
from terem.kernel.chance import RandomChance
from terem.kernel.conformance import CHECKS, check_game, option_sets
from terem.kernel.conformance.suite import length_of
from terem.kernel.phrase import Event, Phrase
from terem.kernel.words import Narrated

GAMES = [SNOWBALLS, *registry()]
CELLS = [
    pytest.param(game, players, options, id=f"{game.name}-{players}-{options}")
    for game in GAMES
    for players in game.players
    for options in option_sets(game)
]


GAMES_A_CELL = 20
ACTIONS_A_CELL = 500
"""Of a game that takes hundreds of actions fewer are played; `terem soak` plays them all."""


def games_in(game, config) -> int:
    return max(1, min(GAMES_A_CELL, ACTIONS_A_CELL // length_of(game, game.prepare(config), seed=1)))


@pytest.mark.parametrize(("game", "players", "options"), CELLS)
def test_every_game_keeps_its_promises(game, players, options):
    config = game.config(players, options)
    games = games_in(game, config)
    report = check_game(game, config, games=games, seed=7)
    assert report.findings == []
    assert report.games == games
    assert report.actions >= games * players


class LeakyView(Snowballs):
    """Shows the locked choices to spectators."""

    def view(self, state, seat):
        shown = super().view(state, seat)
        return shown if seat is not None else msgspec.structs.replace(shown, own=sum(state.chosen))


class LeakyEvent(Snowballs):
    """Tells what was locked."""

    def apply(self, state, seat, action, words, chance):
        return [
            Event(Phrase("snowballs-told", {"size": action.size})),
            *super().apply(state, seat, action, words, chance),
        ]


class LeakyTelling(Snowballs):
    """Tells the rival's choice to whoever locks next."""

    def apply(self, state, seat, action, words, chance):
        seen = Event(Phrase("snowballs-peek", {"sizes": str(state.chosen)}), audience=(seat,))
        return [seen, *super().apply(state, seat, action, words, chance)]


class LeakyRefusal(Snowballs):
    """Words a refusal by what a rival has locked."""

    def check(self, state, seat, action):
        refusal = super().check(state, seat, action)
        return super().check(state, seat, Throw(98)) if refusal and 3 in state.chosen else refusal


class CheatingKnowledge(Snowballs):
    """Knows what everybody has locked."""

    def knowledge(self, state, seat):
        return [super().knowledge(state, seat), list(state.chosen)]

    def redeal(self, board, known, rng):
        state = super().redeal(board, known[0], rng)
        state.chosen = list(known[1])
        return state

    def scramble(self, state, seat, rng):
        return super().redeal(state.board, self.view(state, seat), rng)


class ChangingCheck(Snowballs):
    """Judging an action marks the state."""

    def check(self, state, seat, action):
        state.points[seat] += action.size > 3
        return super().check(state, seat, action)


class UnsortedLegal(Snowballs):
    def legal(self, state, seat):
        return super().legal(state, seat)[::-1]


class HiddenMove(Snowballs):
    """Accepts an action that `legal` does not list."""

    def legal(self, state, seat):
        codes = super().legal(state, seat)
        return codes[:-1] if len(codes) > 1 else codes


class SharedHands(Snowballs):
    """Copies share a list with their original."""

    def setup(self, board, chance):
        state = super().setup(board, chance)
        state.__class__ = _Shallow
        return state


class _Shallow(State):
    def copy(self):
        twin = _Shallow(self.board, self.hands, list(self.chosen), list(self.points))
        twin.chosen = self.chosen
        return twin


class WrongStep(Snowballs):
    def step(self, state, seat, code, chance):
        super().step(state, seat, code, chance)
        state.points[seat] += 1


class ForgetfulText(Snowballs):
    def write(self, state, action):
        return "throw 1"


class ConstantRedeal(Snowballs):
    """Always deals the same world."""

    def redeal(self, board, known, rng):
        return super().redeal(board, known, Random(1))

    def scramble(self, state, seat, rng):
        return super().redeal(state.board, self.view(state, seat), rng)


class ContradictingRedeal(Snowballs):
    def redeal(self, board, known, rng):
        state = super().redeal(board, known, rng)
        state.points[0] += 1
        return state

    def scramble(self, state, seat, rng):
        return super().redeal(state.board, self.view(state, seat), rng)


class SeeingObservation(Snowballs):
    def observe(self, state, seat):
        seen = super().observe(state, seat)
        seen[-1] = sum(state.chosen) / 9
        return seen


class LargeObservation(Snowballs):
    def observe(self, state, seat):
        return [value * 20 for value in super().observe(state, seat)]


class TooLong(Snowballs):
    def bounds(self, board):
        return super().bounds(board).__class__(actions=3, length=2, outcomes=3, draws=1, observation=5 * board.players)


class TooManyOutcomes(Snowballs):
    def bounds(self, board):
        sound = super().bounds(board)
        return sound.__class__(sound.actions, sound.length, 2, sound.draws, sound.observation)


class BrokenInvariant(Snowballs):
    def invariants(self, state):
        return ["too many points"] if sum(state.points) > 3 else []


class WrongDefault(Snowballs):
    def prompt(self, state):
        sound = super().prompt(state)
        return sound.__class__(id=sound.id, seats=sound.seats, phrase=sound.phrase, default=Throw(9))


class Chatting(Snowballs):
    """Tells something where the prompt announces no words."""

    def narrate(self, state, seat, action, told):
        return Narrated(Phrase("snowballs-told"))


class Crashing(Snowballs):
    def view(self, state, seat):
        if sum(state.points) > 3:
            raise ZeroDivisionError("points")
        return super().view(state, seat)


class NobodyWins(Snowballs):
    def outcome(self, state):
        sound = super().outcome(state)
        return sound and sound.__class__(sound.scores, (), sound.reason)


class Muttering(Snowballs):
    """Seats that have thrown may throw again; the prompt names nobody."""

    def interject(self, state, seat):
        return [0] if state.chosen[seat] else []


class OpenAndBlind(Snowballs):
    """Says that all is done in the open, and asks in secret."""

    open = True


class OpenAndHidden(Snowballs):
    """Says that all is done in the open, and does not show it."""

    open = True

    def prompt(self, state):
        return msgspec.structs.replace(super().prompt(state), blind=False)


FAULTS = {
    OpenAndBlind: "open",
    OpenAndHidden: "open",
    Muttering: "interjections",
    LeakyView: "two-worlds",
    LeakyEvent: "blind",
    CheatingKnowledge: "blind",
    LeakyTelling: "two-worlds",
    LeakyRefusal: "two-worlds",
    UnsortedLegal: "legal",
    HiddenMove: "legal",
    SharedHands: "walk",
    ChangingCheck: "mutations",
    WrongStep: "step",
    ForgetfulText: "faces",
    ConstantRedeal: "redeal",
    ContradictingRedeal: "redeal",
    SeeingObservation: "observations",
    LargeObservation: "observations",
    TooLong: "walk",
    TooManyOutcomes: "draws",
    BrokenInvariant: "invariants",
    WrongDefault: "prompts",
    Chatting: "prompts",
    NobodyWins: "ending",
    Crashing: "two-worlds",
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found_by_the_check_it_belongs_to(fault):
    game = fault()
    report = check_game(game, game.config(2), games=30, seed=3)
    assert FAULTS[fault] in {finding.check for finding in report.findings}


def test_every_check_has_a_fault_that_proves_it():
    assert set(CHECKS) <= set(FAULTS.values())


def test_random_play_is_the_same_for_the_same_seed():
    def run():
        return check_game(SNOWBALLS, SNOWBALLS.config(3), games=5, seed=11)

    assert run() == run()


@pytest.mark.parametrize(("game", "players", "options"), CELLS)
def test_a_playout_is_a_whole_random_game(game, players, options):
    board = game.prepare(game.config(players, options))
    for seed in range(10):
        rng = Random(seed)
        state = game.setup(board, RandomChance(rng))
        decisions = game.playout(state, RandomChance(rng), rng)
        assert game.outcome(state) is not None
        assert game.invariants(state) == []
        assert players <= decisions <= game.bounds(board).length
