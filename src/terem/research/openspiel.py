"""Every game as an OpenSpiel game: `register(game)`, then `pyspiel.load_game("terem_winter_queen(players=3)")`.

Draws become explicit chance nodes by running an action again with one outcome more, until it draws nothing new; so
the rules need not know that somebody is watching the dice.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel
from msgspec.structs import replace

from terem.kernel.chance import ChanceNode, ExplicitChance
from terem.kernel.contract import Bounds, Config
from terem.kernel.registry import AnyGame


class Waiting(NamedTuple):
    """A draw that must be chosen: the state before the action, what is being played, the outcomes so far."""

    seat: int
    code: int
    outcomes: list[int]
    weights: list[int]


def name_of(game: AnyGame, config: Config | None = None) -> str:
    """The game's name among OpenSpiel's; one of its own for other options or components than the usual."""
    name = "terem_" + game.name.replace("-", "_")
    if config is None or config == game.config(config.players):
        return name
    settings = msgspec.json.encode([config.rules, config.options, config.components], order="deterministic")
    return f"{name}_{hashlib.sha256(settings).hexdigest()[:8]}"


def register(game: AnyGame, config: Config | None = None) -> str:
    """Makes a game known to pyspiel, with the settings of `config` for any number of players; returns its name."""
    name = name_of(game, config)
    if name in pyspiel.registered_names():
        return name
    dynamics = pyspiel.GameType.Dynamics
    game_type = pyspiel.GameType(
        short_name=name,
        long_name=game.name,
        dynamics=dynamics.SIMULTANEOUS if game.simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players.stop - 1,
        min_num_players=game.players.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players.start},
    )

    class Bound(SpielGame):
        """A subclass of its own, because pyspiel makes games by calling a class."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, config, game_type, params or {})

    pyspiel.register_game(game_type, Bound)
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its number of players."""

    def __init__(self, game: AnyGame, config: Config | None, game_type: Any, params: dict[str, Any]) -> None:
        self.terem = game
        self.players = int(params.get("players", game.players.start))
        usual = game.config(self.players)
        self.board = game.prepare(usual if config is None else replace(config, players=self.players))
        self.limits: Bounds = game.bounds(self.board)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.limits.actions,
            max_chance_outcomes=self.limits.outcomes,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=self.limits.length,
        )
        super().__init__(game_type, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by name: OpenSpiel serialises states together with their game."""
        return pyspiel.load_game, (str(self),)

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        """Itself: OpenSpiel clones a state by copying its attributes one by one, this one among them."""
        return self

    def new_initial_state(self) -> SpielState:
        """The root: the setup's first draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the draws of a whole game."""
        return (self.limits.length + 1) * self.limits.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat knows."""
        return Observer(self)


class Held:
    """A game's state as an attribute: OpenSpiel copies and pickles attributes, this one does it the game's own way."""

    def __init__(self, game: SpielGame, state: Any) -> None:
        self.game = game
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.game, None if self.state is None else self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, None if self.state is None else self.state.dump())


def _unpickled(game: SpielGame, data: Any) -> Held:
    return Held(game, None if data is None else game.terem.load(game.board, data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw on the way to one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game
        self.held = Held(game, None)
        self.waiting: Waiting | None = None
        self.queue: list[tuple[int, int]] = []
        self._run(Waiting(-1, -1, [], []))

    @property
    def position(self) -> Any:
        """The game's state, None until the setup is drawn."""
        return self.held.state

    def _run(self, play: Waiting) -> None:
        """Plays with the outcomes known so far; stops at the next draw, or goes on with the queue."""
        game, chance = self.game.terem, ExplicitChance(play.outcomes)
        try:
            if self.position is None:
                self.held = Held(self.game, game.setup(self.game.board, chance))
            else:
                after = self.position.copy()
                game.step(after, play.seat, play.code, chance)
                self.held = Held(self.game, after)
        except ChanceNode as node:
            self.waiting = Waiting(play.seat, play.code, play.outcomes, node.weights)
            return
        self.waiting = None
        while self.queue:
            seat, code = self.queue.pop(0)
            if seat in game.asked(self.position):  # an earlier answer may have closed the prompt
                self._run(Waiting(seat, code, [], []))
                return

    def current_player(self) -> int:
        """The seat to move, or chance, or the end."""
        if self.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.game.terem.asked(self.position)
        if not asked:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.game.terem.simultaneous:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return asked[0]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.game.terem.legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The draw's outcomes with their probabilities."""
        assert self.waiting
        total = sum(self.waiting.weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(self.waiting.weights) if weight]

    def _apply_action(self, action: int) -> None:
        if self.waiting:
            self._run(self.waiting._replace(outcomes=[*self.waiting.outcomes, action]))
        else:
            self._run(Waiting(self.game.terem.asked(self.position)[0], action, [], []))

    def _apply_actions(self, actions: Iterable[int]) -> None:
        asked = self.game.terem.asked(self.position)
        self.queue = [(seat, code) for seat, code in enumerate(actions) if seat in asked]
        seat, code = self.queue.pop(0)
        self._run(Waiting(seat, code, [], []))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.game.terem.write(self.position, self.game.terem.decode(self.position, action))

    def is_terminal(self) -> bool:
        """Nobody is asked any more."""
        return not self.waiting and not self.game.terem.asked(self.position)

    def returns(self) -> list[float]:
        """The utilities at the end."""
        outcome = self.game.terem.outcome(self.position) if self.is_terminal() else None
        return self.game.terem.returns(outcome, self.game.players) if outcome else [0.0] * self.game.players

    def __str__(self) -> str:
        state = self.position.dump() if self.position is not None else None
        return msgspec.json.encode([state, self.waiting, self.queue]).decode()


class Observer:
    """A seat's knowledge as a tensor and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.tensor = np.zeros(game.limits.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = self.game.terem.observe(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON."""
        if state.position is None:
            return ""
        return msgspec.json.encode(self.game.terem.view(state.position, player)).decode()
