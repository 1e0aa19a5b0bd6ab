"""`terem soak`: the full counts that `terem test` runs small."""

from __future__ import annotations

import asyncio
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

from rich.progress import Progress, TaskID

from terem.bots import bot
from terem.commands import check
from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.commands.simulate import play
from terem.games import registry
from terem.kernel.phrase import Refusal
from terem.story.truth import untruths

GAMES = {"winter-queen": 1000, "winter-tales": 300}
USUAL = 500
STORIES = 1000
TABLES = {"winter-queen": 200, "gorynych": 100, "winter-tales": 1000}
"""Of bots, through the whole house."""
SLOWEST = 2.0
"""Seconds of processor time a bot may think about an answer, with its modules compiled."""
KILLS = 100
HOUSES = ("sqlite", "postgresql")
"""The second with two workers."""
TOLD = 10
"""Kills between two lines where progress is written to a file."""
PATIENCE = 60.0
"""Seconds for each kill before the run is given up."""


def arguments(parser: Parser) -> None:
    """What `terem soak` takes."""
    parser.option("what", "cli-help-soak", nargs="?", choices=tuple(PARTS), metavar="|".join(PARTS))
    parser.option("--games", "cli-help-soak-games", type=int, default=TABLES["winter-tales"], metavar="N")
    parser.option("--game", "cli-help-soak-game", choices=tuple(TABLES), metavar="GAME")
    parser.option("--kills", "cli-help-kills", type=int, default=KILLS, metavar="N")
    parser.option("--house", "cli-help-house", choices=HOUSES, metavar="|".join(HOUSES))
    parser.option("--seed", "cli-help-seed", type=int, default=1, metavar="S")


def run(arguments: Namespace, context: Context) -> int:
    """Everything, or the part that was asked for; the exit code is 1 when a promise is broken."""
    if arguments.kills < 1:
        raise Refusal("refuse-kills")
    if arguments.games < 1:
        raise Refusal("refuse-games")
    parts = [PARTS[arguments.what]] if arguments.what else list(PARTS.values())
    return 1 if sum(part(arguments, context) for part in parts) else 0


def _games(arguments: Namespace, context: Context) -> int:
    """Every game through the conformance suite with its full count of games."""
    failed = 0
    for game in registry().names():
        games = GAMES.get(game, USUAL)
        cell = Namespace(
            game=game, games=games, players=None, preset=None, option=None, components=None, seed=arguments.seed
        )
        failed += check.run(cell, context)
    return failed


def _stories(arguments: Namespace, context: Context) -> int:
    """Whole games of Winter Tales between bots: each comes to an end, and its story is true."""
    game = registry().get("winter-tales")
    broken = 0
    for number in range(STORIES):
        players = game.players[number % len(game.players)]
        preset = list(game.presets.values())[number // len(game.players) % len(game.presets)]
        config = game.config(players, preset)
        labels = ["greedy" if seat % 2 == number % 2 else "random" for seat in range(players)]
        table = play(
            game, config, game.prepare(config), [bot(label) for label in labels], labels, arguments.seed, number
        )
        for line in untruths(table):
            broken += 1
            context.say("soak-untrue", game=number + 1, detail=line)
    context.say("soak-stories", games=STORIES, findings=broken)
    return broken


def _server(arguments: Namespace, context: Context) -> int:
    """Servers that are killed while people play: nothing anybody was told of is lost."""
    kills = _beside("kills", "server")
    chosen = [arguments.house] if arguments.house else HOUSES
    return sum(_killed(kills, kind, arguments, context) for kind in chosen)


def _beside(module: str, part: str) -> Any:
    """Something of the tests that lives beside the sources, not in the package."""
    root = Path(os.environ.get("TEREM_ROOT", Path.cwd()))
    if not (root / "tests" / "server" / f"{module}.py").exists():
        raise Refusal("refuse-no-checkout", folder=str(root), part=part)
    sys.path.insert(0, str(root / "tests"))
    return import_module(f"server.{module}")


def _bots(arguments: Namespace, context: Context) -> int:
    """Tables of bots through the whole house, on a clock that is turned: none is kept waiting, every game ends."""
    tables = _beside("bot_tables", "bots")
    found = 0
    for game in [arguments.game] if arguments.game else TABLES:
        count = max(1, TABLES[game] * arguments.games // TABLES["winter-tales"])
        with _bar(context) as progress:
            task = progress.add_task(game, total=count)
            cells = [tables.cell(game, number) for number in range(count)]
            toll = asyncio.run(tables.play_all(cells, partial(_played, progress, task, context), slowest=SLOWEST))
        for line in toll.findings:
            context.say("soak-waited", detail=line)
        context.say(
            "soak-bots",
            game=game,
            games=toll.games,
            actions=toll.actions,
            secret=toll.secret,
            sat_in=toll.sat_in,
            pause=f"{toll.pause / 1000:.1f}",
            thought=f"{toll.thought:.2f}",
            findings=len(toll.findings),
        )
        found += len(toll.findings)
    return found


def _played(progress: Progress, task: TaskID, context: Context, done: int, findings: int) -> None:
    progress.update(task, completed=done)
    if not context.notes.is_terminal:
        context.notes.print(context.speaker.text("soak-played", games=done, findings=findings), markup=False)


def _bar(context: Context) -> Progress:
    return Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal)


def _killed(kills: Any, kind: str, arguments: Namespace, context: Context) -> int:
    start, patience = monotonic(), PATIENCE * (arguments.kills + 5)
    with kills.house_of(kind) as (words, address), _bar(context) as progress:
        task = progress.add_task(kind, total=arguments.kills)
        try:
            toll = kills.kill_often(
                words,
                address,
                arguments.kills,
                Random(arguments.seed),
                lambda number: _tell(progress, task, number, context),
                patience,
            )
        except Exception as error:  # noqa: BLE001  whatever ended it, the promise is not shown to hold
            context.say("soak-lost", house=kind, detail=str(error) or type(error).__name__)
            return 1
    context.say(
        "soak-kept",
        house=kind,
        kills=toll.kills,
        tables=toll.tables,
        lines=toll.lines,
        acknowledged=toll.acknowledged,
        secret=toll.secret,
        minutes=round((monotonic() - start) / 60),
    )
    return 0


def _tell(progress: Progress, task: TaskID, number: int, context: Context) -> None:
    """A bar that moves, or now and then a line where nobody could see it move."""
    progress.update(task, completed=number)
    if not context.notes.is_terminal and number % TOLD == 0:
        context.notes.print(context.speaker.text("soak-killed", kills=number), markup=False)


PARTS: dict[str, Callable[[Namespace, Context], int]] = {
    "games": _games,
    "stories": _stories,
    "bots": _bots,
    "server": _server,
}
