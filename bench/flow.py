"""How the page feels: the time to the first playable moment, and the frames while things fly on a slow processor.

    ./terem bench flow [--slow 4] [--moves 12] [--rounds 3] [--json]

A house is started and somebody who was never here opens the page, presses twice and may take a crystal: that is the
first playable moment, everything loaded anew. Then moves of Winter Queen are made with a processor that is so many
times slower (Chromium's own throttle), motion on; between a move and the end of its animations the time of every frame
is written down. The figures are Chromium's on this machine, which may have no graphics card.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chromium import chromium  # noqa: E402  the tests' own house, browser and player
from browser.conftest import Visitor  # noqa: E402
from browser.players import SLOT, Mouse  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from server.driver import Server  # noqa: E402
from server.services import free_port  # noqa: E402

FRAME = 1000 / 60
WATCH = """() => {
    window.frames_seen = [];
    const see = (now) => { window.frames_seen.push(now); requestAnimationFrame(see); };
    requestAnimationFrame(see);
}"""
FLYING = "() => document.getAnimations().length > 0"


def first_playable(browser: Browser, address: str) -> float:
    """Milliseconds from typing the address to a crystal that can be taken; two presses lie between."""
    visitor = Visitor(browser, address)
    begin = time.perf_counter()
    visitor.play_now()
    visitor.page.locator(SLOT).first.wait_for()
    passed = time.perf_counter() - begin
    visitor.leave()
    return 1000 * passed


def flights(browser: Browser, address: str, slow: float, moves: int) -> list[float]:
    """The times between frames while something flies."""
    visitor = Visitor(browser, address)
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.play_now()
    page = visitor.page
    person = Mouse(page, Random(1))
    session = visitor.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    found: list[float] = []
    while len(found) < 1 or person.moves < moves:
        if person.over:
            break
        if not person.asked:
            page.wait_for_timeout(50)
            continue
        page.evaluate("window.frames_seen.length = 0")
        person.move()
        for _ in range(60):
            page.wait_for_timeout(50)
            if not page.evaluate(FLYING):
                break
        seen = page.evaluate("window.frames_seen")
        found += [after - before for before, after in pairwise(seen)]
    visitor.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    program, flags = chromium()
    starts: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        for _ in range(arguments.rounds):
            with tempfile.TemporaryDirectory() as data:
                house = Server(free_port(), "--pace", "300", "--rate", "1000", "--data", data)
                house.start()
                starts.append(first_playable(browser, house.address))
                times = flights(browser, house.address, arguments.slow, arguments.moves)
                house.stop()
        browser.close()
    report(starts, times, arguments)


def report(starts: list[float], times: list[float], arguments: argparse.Namespace) -> None:
    cuts = statistics.quantiles(times, n=100)
    figures: dict[str, Any] = {
        "first_playable_ms": [round(value) for value in starts],
        "slower": arguments.slow,
        "frames": len(times),
        "frames_a_second": 1000 / statistics.mean(times),
        "median_frame_ms": cuts[49],
        "p95_frame_ms": cuts[94],
        "share_in_time": sum(value < 1.5 * FRAME for value in times) / len(times),
    }
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name}: {value:.2f}" if isinstance(value, float) else f"{name}: {value}")


if __name__ == "__main__":
    main()
