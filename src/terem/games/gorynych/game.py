"""Gorynych, Burn! as the kernel knows it: the contract, filled from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from terem.games.gorynych import actions, notation, rules
from terem.games.gorynych import components as printed
from terem.games.gorynych.actions import AnyAction
from terem.games.gorynych.board import Board, Rulings
from terem.games.gorynych.check import check, interjections
from terem.games.gorynych.invariants import invariants
from terem.games.gorynych.notes import Chronicle
from terem.games.gorynych.observe import observe, size
from terem.games.gorynych.options import OPTIONS, PRESETS, assemblies, make_board
from terem.games.gorynych.preview import Preview, preview
from terem.games.gorynych.state import OVER, WON, State, load
from terem.games.gorynych.tell import REVEALS, tell
from terem.games.gorynych.view import ENDINGS, Knowledge, View, knowledge, prompt, redeal, scramble, view
from terem.kernel.chance import Chance
from terem.kernel.contract import Bounds, Config, Game, Outcome
from terem.kernel.data import read_versions
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.prompt import CLOCK, Prompt
from terem.kernel.words import Words

LONGEST = 300
"""Rounds no random game comes near; the rules themselves set no limit, knights can be driven back for ever."""


class Gorynych(Game[Board, State, AnyAction]):
    """Silent co-operation: everybody steers one dragon; 3 to 7 players."""

    name = "gorynych"
    players = printed.PLAYERS
    options = OPTIONS
    presets = PRESETS
    cooperative = True
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

    def prepare(self, config: Config) -> Board:
        rulings = Rulings(**self.versions[config.rules])
        return make_board(printed.from_plain(config.components), config, rulings)

    def preview(self, config: Config) -> Preview:
        return preview(self.prepare(config), config)

    def audit(self, components: Mapping[str, Any]) -> tuple[int, list[Refusal]]:
        judged = list(assemblies(printed.from_plain(components)))
        # A tunnel whose other end lies on the side turned down is why a mixed field is not offered, not a fault.
        faults = [
            refusal
            for _, sides, refusal in judged
            if refusal and not (len(set(sides)) > 1 and refusal.phrase.key == "gor-field-tunnel-exit")
        ]
        return len(judged), faults

    def setup(self, board: Board, chance: Chance) -> State:
        return rules.setup(board, chance)

    def load(self, board: Board, data: Mapping[str, Any]) -> State:
        return load(board, dict(data))

    def seats(self, state: State) -> int:
        return state.board.players

    def prompt(self, state: State) -> Prompt:
        return prompt(state)

    def interject(self, state: State, seat: int) -> list[int]:
        return interjections(state, seat)

    def check(self, state: State, seat: int, action: AnyAction) -> Refusal | None:
        return check(state, seat, action)

    def apply(self, state: State, seat: int, action: AnyAction, words: Words | None, chance: Chance) -> list[Event]:
        player = rules.asked(state)[0] if seat == CLOCK else seat
        told = Chronicle()
        rules.act(state, player, actions.encode(state, action), chance, told)
        return tell(state, told.notes)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def knowledge(self, state: State, seat: int) -> Knowledge:
        return knowledge(state, seat)

    def redeal(self, board: Board, known: Knowledge, rng: Random) -> State:
        return redeal(board, known, rng)

    def scramble(self, state: State, seat: int | None, rng: Random) -> State:
        return scramble(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != OVER:
            return None
        seats = tuple(range(state.board.players))
        won = state.ending == WON
        reason = Phrase("gor-outcome", {"ending": ENDINGS[state.ending], "round": state.rounds})
        return Outcome((int(won),) * len(seats), seats if won else (), reason)

    def bounds(self, board: Board) -> Bounds:
        # A round: the signal, a talk, everybody locks, everybody decides, and after each decision everybody discards.
        a_round = 3 + 2 * board.players + board.players**2
        return Bounds(
            actions=board.actions,
            length=board.knights + 1 + LONGEST * a_round,
            outcomes=max(
                *(len(board.fields), board.starts, len(actions.MANOEUVRES), board.players),
                *(len(board.knight_deck.values), len(board.dragon_deck.values)),
            ),
            draws=board.knights + board.tiles_in_play + 6,
            observation=size(board),
        )

    def observe(self, state: State, seat: int) -> list[float]:
        return observe(state, seat)

    def encode(self, state: State, action: AnyAction) -> int:
        return actions.encode(state, action)

    def decode(self, state: State, code: int) -> AnyAction:
        return actions.decode(state, code)

    def write(self, state: State, action: AnyAction) -> str:
        return notation.write(action)

    def read(self, state: State, text: str) -> AnyAction:
        return notation.read(state.board, text)

    def invariants(self, state: State) -> list[str]:
        return invariants(state)


GAME = Gorynych()
