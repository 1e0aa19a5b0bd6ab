"""Winter Tales as the kernel knows it: the contract, filled from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from terem.games.winter_tales import actions, codec, notation, rules
from terem.games.winter_tales import components as printed
from terem.games.winter_tales.actions import AnyAction
from terem.games.winter_tales.board import FACTIONS, Board, Rulings
from terem.games.winter_tales.check import check
from terem.games.winter_tales.invariants import invariants
from terem.games.winter_tales.knowledge import Knowledge, knowledge, lookers, redeal, scramble
from terem.games.winter_tales.narrate import lapsed, tale_of, voice_of
from terem.games.winter_tales.notes import Chronicle
from terem.games.winter_tales.observe import observe, size
from terem.games.winter_tales.options import CLOCKS, OPTIONS, PRESETS, make_board
from terem.games.winter_tales.prompts import prompt
from terem.games.winter_tales.state import State
from terem.games.winter_tales.tell import REVEALS, looks, tell, told_event
from terem.games.winter_tales.view import View, view
from terem.games.winter_tales.words import check_words
from terem.kernel.chance import Chance
from terem.kernel.contract import Bounds, Config, Game, Outcome
from terem.kernel.data import read_versions
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import CLOCK, Prompt
from terem.kernel.words import Narrated, Words

UNATTENDED = 12
"""Chapters at a table of bots alone (2.1)."""
LONGEST = 200
"""Chapters no game comes near; without a cap the rules themselves set no limit (R-34)."""


class WinterTales(Game[Board, State, AnyAction]):
    """A story told by 2 to 7 players."""

    name = "winter-tales"
    players = printed.PLAYERS
    options = OPTIONS
    presets = PRESETS
    clocks = CLOCKS
    simultaneous = True
    reveals = REVEALS

    asked = staticmethod(rules.asked)
    legal = staticmethod(rules.legal)
    step = staticmethod(rules.step)
    playout = staticmethod(rules.playout)

    @property
    def action_type(self) -> Any:
        return AnyAction

    @cached_property
    def versions(self) -> Mapping[str, Mapping[str, Any]]:
        return read_versions(Path(__file__).parent)

    def components(self, source: Path | None = None) -> Mapping[str, Any]:
        plain = msgspec.to_builtins(printed.load_file(source or printed.default_file()))
        assert isinstance(plain, dict)
        return plain

    def unattended(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        return {**options, "chapters": options.get("chapters") or UNATTENDED}

    def prepare(self, config: Config) -> Board:
        rulings = Rulings(**self.versions[config.rules])
        return make_board(printed.from_plain(config.components), config, rulings)

    def setup(self, board: Board, chance: Chance) -> State:
        return rules.setup(board, chance)

    def load(self, board: Board, data: Mapping[str, Any]) -> State:
        return rules.load(board, dict(data))

    def seats(self, state: State) -> int:
        return state.board.players

    def prompt(self, state: State) -> Prompt:
        return prompt(state)

    def interject(self, state: State, seat: int) -> list[int]:
        return rules.interject(state, seat)

    def check(self, state: State, seat: int, action: AnyAction) -> Refusal | None:
        return check(state, seat, action)

    def narrate(self, state: State, seat: int, action: AnyAction, told: Mapping[str, int]) -> Words | None:
        tale = tale_of(state, self._player(state, seat), action)
        return Narrated(tale.phrase(voice_of(state), told)) if tale else None

    def check_words(self, state: State, seat: int, action: AnyAction, words: Words | None) -> Refusal | None:
        return check_words(state, tale_of(state, self._player(state, seat), action), words)

    def apply(self, state: State, seat: int, action: AnyAction, words: Words | None, chance: Chance) -> list[Event]:
        player = self._player(state, seat)
        tale = tale_of(state, player, action)
        events = [told_event(tale, player, words, state.decision)] if tale else []
        if isinstance(action, actions.Lapse):
            action = lapsed(state, player)
        told, before = Chronicle(), lookers(state)
        rules.act(state, player, codec.deed_of(state.board, action), chance, told)
        events += tell(state, told)
        return events + [looks(state, seat, side) for seat, side in lookers(state) if (seat, side) not in before]

    @staticmethod
    def _player(state: State, seat: int) -> int:
        """Whose answer it is: the clock answers for the first seat asked."""
        return rules.asked(state)[0] if seat == CLOCK else seat

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def knowledge(self, state: State, seat: int) -> Knowledge:
        return knowledge(state, seat)

    def redeal(self, board: Board, known: Knowledge, rng: Random) -> State:
        return redeal(board, known, rng)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return scramble(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.frames:
            return None
        winners = tuple(seat for seat in state.board.everybody if state.factions[seat] == state.winner)
        totals = [*state.totals, 0]
        scores = tuple(totals[state.factions[seat]] for seat in state.board.everybody)
        arguments = {"winner": FACTIONS[state.winner], "spring": state.totals[0], "winter": state.totals[1]}
        return Outcome(scores, winners, Phrase("wt-outcome", arguments))

    def bounds(self, board: Board) -> Bounds:
        chapters = board.settings.cap or LONGEST
        an_activation = 40 + 8 * board.cards
        return Bounds(
            actions=board.actions,
            length=100 + (chapters + 1) * (board.characters + 2) * an_activation,
            outcomes=max(board.cards, board.objectives, board.quests, board.players),
            draws=board.players * board.numbers.hand + 3 * board.players + board.numbers.skilled_draw + 4,
            observation=size(board),
        )

    def observe(self, state: State, seat: int) -> list[float]:
        return observe(state, seat)

    def encode(self, state: State, action: AnyAction) -> int:
        return codec.encode(state.board, action)

    def decode(self, state: State, code: int) -> AnyAction:
        return codec.decode(state, code)

    def write(self, state: State, action: AnyAction) -> str:
        return notation.write(action)

    def read(self, state: State, text: str) -> AnyAction:
        return notation.read(text)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME = WinterTales()
