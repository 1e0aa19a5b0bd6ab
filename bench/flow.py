"""How the page feels: the time to the first playable moment, and the frames while things fly on a slow processor.

    ./terem bench flow [--slow 4] [--seconds 15] [--rounds 3]

A house is started and somebody who was never here opens the page, presses twice and may take a crystal: that is the
first playable moment, everything loaded anew; where bots have the first turn it is tried again, for their pauses are
no matter of speed. Then somebody looks at a table of bots in each game, with a processor that is so many times slower
(Chromium's own throttle) and motion on. What changes its place or size is in flight; what only fades is not. The
frame in which a move arrives and is laid out counts as the pause before the flight, all frames until everything lies
still as the flight. The figures are Chromium's on this machine, which may have no graphics card.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.asking import call, come_in, table_of  # noqa: E402  the tests' own house, browser and player
from browser.chromium import chromium  # noqa: E402
from browser.conftest import Visitor  # noqa: E402
from browser.players import SLOT  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.driver import Server  # noqa: E402
from server.services import free_port  # noqa: E402

FRAME = 1000 / 60
TRIES = 6
"""For each first moment that is wanted: bots begin more often than not."""
WATCH = """() => {
    window.seen = { flight: [], pause: [] };
    let last = 0, before = false;
    const see = (now) => {
        const moving = document.getAnimations().some((one) =>
            one.playState === 'running' && !one.pending && one.effect.getTiming().iterations < Infinity
            && one.effect.getKeyframes().some((frame) => 'transform' in frame));
        if (last && moving) window.seen[before ? 'flight' : 'pause'].push(now - last);
        before = moving;
        last = now;
        requestAnimationFrame(see);
    };
    requestAnimationFrame(see);
}"""
PATIENCE = 120
"""Seconds until something moves: some games begin with a long set-up."""
LEVELS = {"winter-queen": "random", "gorynych": "random", "winter-tales": "greedy"}
TABLES = {
    "winter-queen": (3, {}),
    "gorynych": (4, {"mode": "advanced"}),
    "winter-tales": (4, {"powers": True, "objectives": True, "skills": True, "memories": 5}),
}


def first_playable(browser: Browser, address: str) -> float | None:
    """Milliseconds from typing the address to a crystal that can be taken, two presses included; None if bots begin."""
    visitor = Visitor(browser, address)
    begin = time.perf_counter()
    visitor.play_now()
    visitor.page.locator(".wq .cell").first.wait_for()
    begins = visitor.page.locator(SLOT).first.is_visible()
    passed = time.perf_counter() - begin
    visitor.leave()
    return 1000 * passed if begins else None


def flights(browser: Browser, address: str, game: str, slow: float, seconds: float) -> dict[str, list[float]]:
    """The times between frames, in a flight and before it, at a table of bots that somebody looks at."""
    visitor = Visitor(browser, address)
    visitor.page.emulate_media(reduced_motion="no-preference")
    come_in(visitor, "Anna")
    players, options = TABLES[game]
    table = table_of(game, [visitor], players, options, dict.fromkeys(range(1, players), LEVELS[game]))
    call(visitor, "POST", f"/api/tables/{table['id']}/seats/0/leave")
    visitor.go(f"/t/{table['code']}")
    visitor.frame()
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    visitor.page.evaluate(WATCH)
    for _ in range(PATIENCE):
        if visitor.page.evaluate("window.seen.flight.length"):
            break
        visitor.page.wait_for_timeout(1000)
    visitor.page.wait_for_timeout(1000 * seconds)
    found: dict[str, list[float]] = visitor.page.evaluate("window.seen")
    visitor.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    program, flags = chromium()
    starts: list[float] = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for number in range(TRIES * arguments.rounds):
            house = Server(free_port(), "--data", f"{data}/{number}")
            house.start()
            start = first_playable(browser, house.address)
            house.stop()
            starts += [] if start is None else [start]
            if len(starts) == arguments.rounds:
                break
        print("first playable, ms: " + ", ".join(f"{value:.0f}" for value in starts))
        house = Server(free_port(), "--pace", "1200", "--data", f"{data}/flights")
        house.start()
        print("| | frames | frames/s | median ms | p95 ms | in time | moves | median pause ms |")
        print("|---|---:|---:|---:|---:|---:|---:|---:|")
        for game in TABLES:
            print(line(game, flights(browser, house.address, game, arguments.slow, arguments.seconds)), flush=True)
        house.stop()
        browser.close()


def line(game: str, seen: dict[str, list[float]]) -> str:
    """The figures of one game."""
    times, pauses = seen["flight"], seen["pause"]
    if len(times) < 2:
        return f"| {game} | nothing moved | | | | | | |"
    cuts = statistics.quantiles(times, n=100)
    in_time = sum(value < 1.5 * FRAME for value in times) / len(times)
    rate = 1000 / statistics.mean(times)
    figures = f"{len(times)} | {rate:.1f} | {cuts[49]:.1f} | {cuts[94]:.1f} | {in_time:.0%}"
    return f"| {game} | {figures} | {len(pauses)} | {statistics.median(pauses or [0.0]):.0f} |"


if __name__ == "__main__":
    main()
