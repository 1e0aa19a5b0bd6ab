"""`terem check`: the conformance suite, for every player count and option set of a game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from rich.progress import Progress

from terem.commands.common import Context, chosen_options, printed_things
from terem.commands.parser import Parser
from terem.kernel.conformance import Finding, Report, check_game, option_sets
from terem.kernel.contract import Config
from terem.kernel.phrase import Refusal
from terem.kernel.registry import AnyGame
from terem.reference import find_game

JUDGED = 3
"""Random games the outside judges play in each cell."""


def arguments(parser: Parser) -> None:
    """What `terem check` takes."""
    parser.game()
    parser.table()
    parser.games(default=20)


def run(arguments: Namespace, context: Context) -> int:
    """Prints a line a cell; the exit code is 1 when a promise is broken."""
    game = find_game(arguments.game)
    if arguments.games < 1:
        raise Refusal("refuse-games")
    chosen = chosen_options(game, arguments)
    counts = list(game.players) if arguments.players is None else [arguments.players]
    sets = [chosen] if chosen or arguments.preset else list(option_sets(game))
    components = printed_things(game, arguments)
    broken = _data(game, components, context)
    configs = [game.config(players, options, components) for players in counts for options in sets]
    broken += [finding for config in configs for finding in _cell(game, config, arguments, context)]
    for finding in broken:
        context.say(
            "check-finding",
            check=finding.check,
            players=finding.players,
            game=finding.game + 1,
            entry=finding.entry,
            detail=finding.detail,
            seed=str(arguments.seed),
        )
    context.say("check-failed" if broken else "check-passed", game=arguments.game, findings=len(broken))
    return 1 if broken else 0


def _data(game: AnyGame, components: Mapping[str, Any] | None, context: Context) -> list[Finding]:
    """Every way to put the printed things together."""
    judged, faults = game.audit(game.components() if components is None else components)
    if judged:
        context.say("check-assemblies", assemblies=judged, findings=len(faults))
    speaker = context.at(game).speaker
    return [Finding("components", 0, 0, 0, speaker.say(fault.phrase)) for fault in faults]


def _cell(game: AnyGame, config: Config, arguments: Namespace, context: Context) -> list[Finding]:
    with Progress(console=context.notes, transient=True, disable=not context.notes.is_terminal) as progress:
        task = progress.add_task(context.speaker.text("check-progress", players=config.players), total=arguments.games)
        report = check_game(game, config, arguments.games, arguments.seed, lambda: progress.advance(task))
    verdicts = _judges(game, config)
    findings = report.findings + [Finding(name, config.players, 0, 0, verdict) for name, verdict in verdicts if verdict]
    _print(report, config, [name for name, _ in verdicts], context)
    return findings


def _judges(game: AnyGame, config: Config) -> list[tuple[str, str]]:
    """The outside judges, where the research extra is installed."""
    if any(find_spec(name) is None for name in ("pyspiel", "pettingzoo")):
        return []
    from terem.research.judges import judge

    return list(judge(game, config, JUDGED))


def _print(report: Report, config: Config, judges: list[str], context: Context) -> None:
    options = ", ".join(f"{name}={value}" for name, value in config.options.items()) or "–"
    context.say(
        "check-cell",
        players=config.players,
        options=options,
        games=report.games,
        actions=report.actions,
        longest=report.longest,
        judges=", ".join(judges) or context.speaker.text("check-no-judges"),
        findings=len(report.findings),
    )
