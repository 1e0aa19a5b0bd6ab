"""How often teams win Gorynych, Burn!: the balance table of docs/balance.md.

The team is `chorus`, one mind for all heads. A slip is a head that locks a random card instead of the planned one; the
others repair the plan with their own decisions when it comes to light. Random boards, starts and tiles, fixed seeds.

    ./terem bench balance [--games 1000] [--rows basic,advanced] [--players 3,4] [--json]
    ./terem bench balance --data        puts the rates of docs/balance.md into the package, for tables being set up
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from terem.bots import situation
from terem.bots.gorynych import Chorus
from terem.games.gorynych import GAME
from terem.games.gorynych.state import CHOOSE
from terem.kernel.chance import RandomChance

ROUNDS = 60
"""A game that goes on for ever counts as lost."""


PIECE = 25
MEASURED = "src/terem/games/gorynych/balance.json"


class Row(NamedTuple):
    """A line of the table."""

    title: str
    options: dict[str, Any]
    slip: float = 0.0
    tokens: bool = False
    """Speech tokens are spent in the first rounds, in which nobody slips."""


ADVANCED = {"mode": "advanced"}
ROWS = {
    "basic": Row("Basic, perfect", {}),
    "basic-5": Row("Basic, slip 5 %", {}, 0.05),
    "basic-10": Row("Basic, slip 10 %", {}, 0.10),
    "basic-10-tokens": Row("Basic, slip 10 %, tokens spent in the first rounds", {}, 0.10, tokens=True),
    "basic-20": Row("Basic, slip 20 %", {}, 0.20),
    "basic-random": Row("Basic, random cards", {}, 1.0),
    "advanced": Row("Advanced, 3 of all 9 tiles, perfect", ADVANCED),
    "six": Row("Advanced, 3 of the 6 advanced tiles, perfect", {**ADVANCED, "tiles": "six"}),
    "river": Row("Advanced sides, basic tiles, perfect", {**ADVANCED, "tiles": "basic"}),
    "advanced-5": Row("Advanced, 9 tiles, slip 5 %", ADVANCED, 0.05),
    "advanced-10": Row("Advanced, 9 tiles, slip 10 %", ADVANCED, 0.10),
    "knights-hard": Row("Basic, perfect, knights 0,1,1,2,2,2", {"knight_deck": "hard"}),
    "knights-easy": Row("Basic, perfect, knights 0,1,1,1,1,2", {"knight_deck": "easy"}),
    "dragon-slow": Row("Basic, perfect, dragon 1,2,2,3,−1,−2", {"dragon_deck": "slow"}),
    "dragon-fast": Row("Basic, perfect, dragon 1,2,3,4,−1,−2", {"dragon_deck": "fast"}),
    "shortest": Row("Basic, perfect, shortest paths first", {"starts": "shortest"}),
    "longest": Row("Basic, perfect, longest paths first", {"starts": "longest"}),
    "still-bridges": Row("Advanced, 9 tiles, bridges do not sweep", {**ADVANCED, "bridge_current": False}),
    "easy": Row("Preset easy: Trap", {**ADVANCED, "tiles": "easy"}),
    "normal": Row("Preset normal: Royal apples, no Trap", {**ADVANCED, "tiles": "normal"}),
    "hard": Row("Preset hard: neither, hard knights", {**ADVANCED, "tiles": "hard", "knight_deck": "hard"}),
}


def wins(row: Row, players: int, seeds: range, width: int) -> int:
    """Games won among these seeds."""
    board = GAME.prepare(GAME.config(players, row.options))
    chorus = Chorus(width)
    return sum(won(row, board, chorus, Random(f"{row.title} {players} {seed}")) for seed in seeds)


def won(row: Row, board: Any, chorus: Chorus, rng: Random) -> bool:
    """Plays one game."""
    chance = RandomChance(rng)
    state = GAME.setup(board, chance)
    while (asked := GAME.asked(state)) and state.rounds <= ROUNDS:
        seat = asked[0]
        talked = row.tokens and state.rounds <= board.settings.speech
        if state.phase == CHOOSE and not talked and rng.random() < row.slip:
            codes = [code for code in GAME.legal(state, seat) if code != board.skip]
            GAME.step(state, seat, rng.choice(codes), chance)
        else:
            GAME.step(state, seat, chorus.choose(situation(GAME, board, state, seat, rng)).code, chance)
    outcome = GAME.outcome(state)
    return bool(outcome and outcome.winners)


def rates(pool: Executor, row: Row, counts: list[int], games: int, width: int) -> list[float]:
    """The row's win rates by number of players, in percent; the work is shared out in small pieces."""
    pieces = {
        players: [
            pool.submit(wins, row, players, range(first, min(first + PIECE, games)), width)
            for first in range(0, games, PIECE)
        ]
        for players in counts
    }
    return [100 * sum(piece.result() for piece in found) / games for found in pieces.values()]


def table_data(text: str) -> list[dict[str, Any]]:
    """The rows of a perfect team in the tables of docs/balance.md, as a table that is being set up shows them."""
    names = {row.title: name for name, row in ROWS.items() if not row.slip and not row.tokens}
    found: list[dict[str, Any]] = []
    games, counts = 0, []
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0].startswith("win rate in %"):
            games = int(cells[0].split(",", 1)[1].split(" games")[0].replace(",", ""))
            counts = [cell for cell in cells[1:] if cell.isdigit()]
        elif cells[0] in names:
            rates = dict(zip(counts, map(float, cells[1:]), strict=False))
            found.append({"options": ROWS[names[cells[0]]].options, "games": games, "rates": rates})
    return found


def write_data(root: Path) -> None:
    """Writes what `src/terem/games/gorynych/preview.py` reads."""
    rows = table_data((root / "docs" / "balance.md").read_text(encoding="utf-8"))
    lines = ",\n".join(json.dumps(row) for row in rows)
    (root / MEASURED).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rows", default=",".join(ROWS))
    parser.add_argument("--players", default="3,4,5,6,7")
    parser.add_argument("--width", type=int, default=Chorus().width)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--data", action="store_true")
    arguments = parser.parse_args()
    if arguments.data:
        write_data(Path(__file__).parents[1])
        return
    counts = [int(players) for players in arguments.players.split(",")]
    if not arguments.json:
        print(f"| win rate in %, {arguments.games} games a cell | " + " | ".join(map(str, counts)) + " | mean |")
        print("|---|" + "---:|" * (len(counts) + 1), flush=True)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for name in arguments.rows.split(","):
            found = rates(pool, ROWS[name], counts, arguments.games, arguments.width)
            mean = sum(found) / len(found)
            if arguments.json:
                print(json.dumps({"row": name, "games": arguments.games, "rates": found}), flush=True)
            else:
                figures = " | ".join(f"{rate:.1f}" for rate in found)
                print(f"| {ROWS[name].title} | {figures} | {mean:.1f} |", flush=True)


if __name__ == "__main__":
    main()
