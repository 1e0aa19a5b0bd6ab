"""Pictures of every screen, from a real house and a real browser, for docs/screens.

    ./terem bench screens [--to docs/screens] [--only winter-queen]

Tables are played by bots to the moment wanted; then somebody comes back to the seat and looks.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.chromium import chromium  # noqa: E402  the tests' own house and browser
from browser.conftest import Visitor  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from server.driver import Server  # noqa: E402
from server.services import free_port  # noqa: E402

DESK, PHONE = (1440, 900), (390, 844)
PATIENCE = 180


class Table(NamedTuple):
    """A table as it is shown."""

    game: str
    players: int
    options: dict[str, Any]
    middle: int
    """Frames after which a game is well under way."""
    level: str
    """Of the bots: nobody looks at how well they play, so the quick ones of each game."""


EVERYTHING = {"powers": True, "objectives": True, "skills": True, "memories": 5, "chapters": 3}
TABLES = (
    Table("winter-queen", 3, {}, 25, "adept"),
    Table("gorynych", 5, {}, 12, "chorus"),
    Table("winter-tales", 4, EVERYTHING, 40, "greedy"),
)


class Shot(NamedTuple):
    """A picture: its name, whose eyes, and where they look."""

    name: str
    language: str
    theme: str
    size: tuple[int, int]


def looks(name: str) -> Iterator[Shot]:
    """A screen by desk and by phone; the languages take turns, so that each is seen."""
    languages = ("en", "ru", "hu")
    turn = sum(map(ord, name))
    yield Shot(f"{name}-desk", languages[turn % 3], "night", DESK)
    yield Shot(f"{name}-phone", languages[(turn + 1) % 3], "night", PHONE)


def ask(visitor: Visitor, method: str, road: str, body: Any = None) -> Any:
    """A request with the visitor's own cookie."""
    answer = visitor.context.request.fetch(f"{visitor.address}{road}", method=method, data=body)
    assert answer.ok, f"{method} {road}: {answer.status} {answer.text()}"
    return answer.json() if "json" in answer.headers.get("content-type", "") else None


def opened(visitor: Visitor, table: Table) -> tuple[str, str]:
    """A table with the visitor at its first seat and bots at the others, the game not started yet; its id and code."""
    found = ask(
        visitor, "POST", "/api/tables/", {"game": table.game, "players": table.players, "options": table.options}
    )
    ask(visitor, "POST", f"/api/tables/{found['id']}/seats/0", {})
    return found["id"], found["code"]


def started(visitor: Visitor, table: Table) -> tuple[str, str]:
    """The same with the game started, a bot playing for the visitor."""
    name, code = opened(visitor, table)
    for seat in range(1, table.players):
        ask(visitor, "PUT", f"/api/tables/{name}/seats/{seat}/bot", {"level": table.level})
    ask(visitor, "POST", f"/api/tables/{name}/start")
    ask(visitor, "POST", f"/api/tables/{name}/seats/0/leave")
    return name, code


def stage_of(visitor: Visitor, name: str) -> str:
    """How far a table is."""
    return str(ask(visitor, "GET", f"/api/tables/{name}")["sitting"]["stage"])


def under_way(visitor: Visitor, table: Table) -> str:
    """A game that is well under way, with the visitor back at the seat; its code. Some are over too soon."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        name, code = started(visitor, table)
        while stage_of(visitor, name) != "over":
            if visitor.context.request.get(f"{visitor.address}/api/tables/{name}/frames/{table.middle}?seat=0").ok:
                back = visitor.context.request.post(f"{visitor.address}/api/tables/{name}/seats/0/return")
                if back.ok:
                    return code
    raise AssertionError(f"no game of {table.game} stops in the middle")


def finished(visitor: Visitor, name: str) -> None:
    """Waits for the end."""
    end = time.monotonic() + PATIENCE
    while stage_of(visitor, name) != "over" and time.monotonic() < end:
        time.sleep(0.5)


class Studio:
    """Takes pictures."""

    def __init__(self, browser: Any, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def visitor(self, shot: Shot) -> Visitor:
        """Somebody who has been here before: no hints stand before what is to be seen."""
        phone = shot.size == PHONE
        found = Visitor(
            self.browser, self.address, shot.language, shot.theme, shot.size, has_touch=phone, is_mobile=phone
        )
        found.context.add_init_script("localStorage.setItem('terem.density', '\"normal\"')")
        found.page.goto(f"{self.address}/")
        found.page.wait_for_load_state("networkidle")
        return found

    def take(self, shot: Shot, visitor: Visitor, road: str | None = None) -> None:
        """One picture."""
        if road is not None:
            visitor.page.goto(f"{self.address}{road}")
        visitor.page.wait_for_timeout(2500)
        visitor.page.screenshot(path=self.folder / f"{shot.name}.jpg", type="jpeg", quality=78)
        print(shot.name, shot.language, flush=True)

    def house(self) -> None:
        """The screens that belong to no game."""
        for shot in looks("home"):
            self.take(shot, self.visitor(shot))
        paper = Shot("home-paper", "en", "paper", DESK)
        self.take(paper, self.visitor(paper))

    def game(self, table: Table) -> None:
        """The screens of a game: set-up, play, end, replay, rules."""
        for shot in looks(f"{table.game}-setup"):
            visitor = self.visitor(shot)
            _, code = opened(visitor, table)
            self.take(shot, visitor, f"/t/{code}")
        for shot in looks(f"{table.game}-table"):
            visitor = self.visitor(shot)
            self.take(shot, visitor, f"/t/{under_way(visitor, table)}")
        for shot in looks(f"{table.game}-end"):
            visitor = self.visitor(shot)
            name, code = started(visitor, table)
            finished(visitor, name)
            visitor.page.goto(f"{self.address}/t/{code}")
            visitor.page.wait_for_timeout(6000)
            self.take(shot, visitor)
            self.take(
                shot._replace(name=shot.name.replace("-end-", "-replay-")),
                visitor,
                f"/replay/{code}?step={table.middle}",
            )
            if table.game == "winter-tales":
                self.take(shot._replace(name=shot.name.replace("-end-", "-book-")), visitor, f"/book/{name}")
        for shot in looks(f"{table.game}-rules"):
            self.take(shot, self.visitor(shot), f"/rules/{table.game}")


def main() -> None:
    """Takes them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "screens")
    parser.add_argument("--only", choices=["house", *(table.game for table in TABLES)])
    arguments = parser.parse_args()
    arguments.to.mkdir(parents=True, exist_ok=True)
    program, flags = chromium()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", data)
        server.start()
        browser = playwright.chromium.launch(executable_path=program, args=flags)
        try:
            studio = Studio(browser, server.address, arguments.to)
            if arguments.only in (None, "house"):
                studio.house()
            for table in TABLES:
                if arguments.only in (None, table.game):
                    studio.game(table)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
