"""Every game as PettingZoo environments: one turn after another (AEC), or all at once (Parallel)."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from terem.kernel.chance import RandomChance
from terem.kernel.contract import Bounds, Config
from terem.kernel.registry import AnyGame

Observation = dict[str, Any]


class Seats:
    """What both environments share: the table, its agents and what they observe."""

    def __init__(self, game: AnyGame, config: Config, waits: bool) -> None:
        self.game = game
        self.players = config.players
        self.board = game.prepare(config)
        self.limits: Bounds = game.bounds(self.board)
        self.agents = [f"player_{seat}" for seat in range(config.players)]
        self.wait = self.limits.actions if waits else None
        actions = self.limits.actions + waits
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.agents}
        box = spaces.Box(0.0, 1.0, (self.limits.observation,), np.float32)
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.agents
        }
        self.chance = RandomChance(Random(0))
        self.state: Any = None

    def reset(self, seed: int | None) -> None:
        """A new game; the same seed gives the same draws."""
        self.chance = RandomChance(Random(seed))
        self.state = self.game.setup(self.board, self.chance)

    def seat(self, agent: str) -> int:
        """The seat of an agent."""
        return self.agents.index(agent)

    def observe(self, agent: str) -> Observation:
        """The seat's knowledge and its legal actions; a seat that is not asked may only wait."""
        seat = self.seat(agent)
        space = self.action_spaces[agent]
        mask = np.zeros(int(space.n), np.int8)
        legal = self.game.legal(self.state, seat)
        mask[legal] = 1
        if not legal and self.wait is not None:
            mask[self.wait] = 1
        return {"observation": np.array(self.game.observe(self.state, seat), np.float32), "action_mask": mask}

    def returns(self) -> dict[str, float] | None:
        """The utilities, once the game is over."""
        outcome = self.game.outcome(self.state)
        if outcome is None:
            return None
        return dict(zip(self.agents, self.game.returns(outcome, self.players), strict=True))


class TeremAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents act one after another; where several are asked at once, in the order of their seats."""

    metadata = {"name": "terem_aec", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: AnyGame, config: Config) -> None:
        super().__init__()
        self.table = Seats(game, config, waits=False)
        self.possible_agents = list(self.table.agents)
        self.action_spaces = self.table.action_spaces
        self.observation_spaces = self.table.observation_spaces
        self.render_mode = None

    def observation_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        asked = self.table.game.asked(self.table.state)
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]

    def observe(self, agent: str) -> Observation:
        """What the agent knows and may do."""
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Plays for the selected agent; a finished agent takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.seat(agent)
        if action is None or int(action) not in self.table.game.legal(self.table.state, seat):
            raise ValueError(f"{agent} may not play {action}: see the action mask of its observation")
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.table.game.step(self.table.state, seat, int(action), self.table.chance)
        returns = self.table.returns()
        if returns is None:
            self._select()
        else:
            self.rewards = returns
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if returns is not None:
            self._deads_step_first()

    def render(self) -> None:
        """The terminal table is for people: `terem play`."""

    def close(self) -> None:
        """Nothing is held open."""


class TeremParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents act at once; who is not asked waits with the last action of the space.

    An action outside the mask is not refused: the first legal one is played in its place.
    """

    metadata = {"name": "terem_parallel", "render_modes": []}  # noqa: RUF012

    def __init__(self, game: AnyGame, config: Config) -> None:
        self.table = Seats(game, config, waits=True)
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.render_mode = None

    def observation_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same object every time."""
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, ...]:
        """Plays the actions of the asked seats in seat order, while they are still asked."""
        asked = self.table.game.asked(self.table.state)
        for seat in asked:
            action = actions[self.possible_agents[seat]]
            if legal := self.table.game.legal(self.table.state, seat):
                # PettingZoo's own seed test samples without the mask: outside it the first legal action is played.
                code = int(action) if int(action) in legal else legal[0]
                self.table.game.step(self.table.state, seat, code, self.table.chance)
        returns = self.table.returns()
        over = returns is not None
        rewards = returns or dict.fromkeys(self.agents, 0.0)
        result: tuple[Any, ...] = (
            self._observations(),
            rewards,
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            {agent: {} for agent in self.agents},
        )
        if over:
            self.agents = []
        return result

    def render(self) -> None:
        """The terminal table is for people: `terem play`."""

    def close(self) -> None:
        """Nothing is held open."""
