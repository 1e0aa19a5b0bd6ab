"""Gorynych's teams, cell by cell: as good as one mind, and better the more of ours there are among others.

A cell is a number of heads in one mode; its deals are the same for every team that plays there. Two things are asked:

- a team of `head` beside the same team of `chorus`, who have one mind for all;
- a team of `greedy` with one partner who slips and one who is stubborn, in which one `greedy` after the other is
  replaced by `head`; of each deal one seating is played, another one every time.

What was played is kept, and more deals are added to it. The error bars hold 19 times of 20, over deals.

    ./terem bench teams [--deals 1000] [--modes basic,advanced] [--players 3,4,5,6,7] [--parts one-mind,company]
                        [--seed 9] [--workers 1] [--results DIR] [--json]
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from terem.arena.contest import Contest, Result, entrant
from terem.arena.run import Ledger, Runner, contend, here, in_processes
from terem.arena.standings import mean_and_error, share_and_error
from terem.bots import collect_rarely
from terem.files import data_folder
from terem.games import registry

GAME = "gorynych"
STEP = 50
"""Deals after which the next cell has its turn, so that whoever stops early has some of all."""
ONE_MIND, COMPANY = "one-mind", "company"

Wins = list[float]
"""Of each deal, in order: 1 won, 0 lost."""


def teams(part: str, players: int) -> list[tuple[str, ...]]:
    """The teams that are compared in a cell."""
    if part == ONE_MIND:
        return [("chorus",) * players, ("head",) * players]
    rest = players - 2
    return [("head",) * ours + ("greedy",) * (rest - ours) + ("slipper", "stubborn") for ours in range(rest + 1)]


class Cell:
    """A number of heads in one mode."""

    def __init__(self, mode: str, players: int, seed: int, folder: Path) -> None:
        self.mode = mode
        self.players = players
        self.seed = seed
        self.folder = folder

    def play(self, team: tuple[str, ...], deals: int, runner: Runner) -> Wins:
        """How a team fares on so many deals."""
        game = registry().get(GAME)
        options = game.config(self.players, {"mode": self.mode}).options
        entrants = tuple(entrant(name, game) for name in team)
        contest = Contest(GAME, self.players, options, entrants, self.seed, deals, 1)
        results: list[Result] = contend(contest, Ledger(self.folder, contest), runner, lambda _: None)
        return [float(bool(result.winners)) for result in results]


class Table:
    """All wins of one mode and part: by cell and team."""

    def __init__(self) -> None:
        self.wins: dict[int, list[Wins]] = {}

    def paired(self) -> Iterator[tuple[float, ...]]:
        """Of every deal of every cell, how each team fared on it."""
        for of_cell in self.wins.values():
            yield from zip(*of_cell, strict=True)


def ratio(pairs: Sequence[tuple[float, ...]]) -> tuple[float, float | None] | None:
    """How often the second of two teams wins for each win of the first, deal by deal; None where that never won."""
    first, second = fmean(one for one, _ in pairs), fmean(two for _, two in pairs)
    if first == 0:
        return None
    found = second / first
    _, error = mean_and_error([two - found * one for one, two in pairs])
    return found, None if error is None else error / first


def slope(shares: tuple[float, ...]) -> float:
    """What one more of ours brought on a deal: the line of least squares."""
    middle = (len(shares) - 1) / 2
    spread = sum((number - middle) ** 2 for number in range(len(shares)))
    return sum((number - middle) * share for number, share in enumerate(shares)) / spread


def percent(share: float, error: float | None) -> str:
    """A share with its error bar, where it has one."""
    return f"{100 * share:.1f} ± {'–' if error is None else f'{100 * error:.1f}'}"


def line_of(part: str, heads: str, deals: Sequence[tuple[float, ...]]) -> dict[str, str]:
    """What is printed of some deals: how each team fared on them, and how they compare."""
    line = {"heads": heads, "deals": str(len(deals))}
    if part == ONE_MIND:
        shares = {name: [deal[place] for deal in deals] for place, name in enumerate(("chorus", "head"))}
        compared = {"ratio": percent(*found) if (found := ratio(deals)) else "–"}
    else:
        same = len({len(deal) for deal in deals}) == 1  # cells of different sizes have different teams
        shares = {str(ours): list(won) for ours, won in enumerate(zip(*deals, strict=True))} if same else {}
        compared = {"one more": percent(*mean_and_error([slope(deal) for deal in deals]))}
    return line | {name: percent(*share_and_error(won)) for name, won in shares.items()} | compared


def lines_of(part: str, table: Table) -> Iterator[dict[str, str]]:
    """What is printed of a mode: a line a cell, and all of them together."""
    for heads, wins in table.wins.items():
        yield line_of(part, str(heads), list(zip(*wins, strict=True)))
    yield line_of(part, "all", list(table.paired()))


def show(mode: str, part: str, lines: list[dict[str, str]]) -> None:
    """A table people read."""
    columns = list(dict.fromkeys(name for line in lines for name in line))
    columns.sort(key=lambda name: name in ("one more", "ratio"))
    print(f"\n{mode}, {part} (wins in %)\n")
    print("| " + " | ".join(columns) + " |\n|" + "---:|" * len(columns))
    for line in lines:
        print("| " + " | ".join(line.get(name, "") for name in columns) + " |")


def main() -> None:
    """Plays what was not played yet, and prints what all of it says."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--modes", default="basic,advanced")
    parser.add_argument("--players", default="3,4,5,6,7")
    parser.add_argument("--parts", default=f"{ONE_MIND},{COMPANY}")
    parser.add_argument("--seed", type=int, default=9)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=data_folder() / "arena")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.deals < 1:
        parser.error("--deals: at least 1")
    collect_rarely()
    runner = in_processes(arguments.workers) if arguments.workers > 1 else here
    parts, modes = arguments.parts.split(","), arguments.modes.split(",")
    tables = {(mode, part): Table() for mode in modes for part in parts}
    for deals in [*range(STEP, arguments.deals, STEP), arguments.deals]:
        for (mode, part), table in tables.items():
            for players in map(int, arguments.players.split(",")):
                cell = Cell(mode, players, arguments.seed, arguments.results)
                table.wins[players] = [cell.play(team, deals, runner) for team in teams(part, players)]
        print(f"{deals} deals a cell", file=sys.stderr, flush=True)
    found = {f"{mode} {part}": list(lines_of(part, table)) for (mode, part), table in tables.items()}
    if arguments.json:
        print(json.dumps(found))
        return
    for (mode, part), table in tables.items():
        show(mode, part, list(lines_of(part, table)))


if __name__ == "__main__":
    main()
