"""Looking back: what a viewer was shown with an earlier frame, to that viewer alone."""

from __future__ import annotations

import asyncio
from random import Random

import httpx
import pytest

from server.driver import Player, Server, company
from server.services import free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    found = Server(free_port(), "--pace", "0", "--rate", "1000", "--data", str(tmp_path_factory.mktemp("house")))
    found.start()
    yield found
    found.stop()


class Keeper(Player):
    """Remembers what it was shown with each frame."""

    def __init__(self, *words):
        super().__init__(*words)
        self.shown = {}

    async def _updated(self, socket, frame):
        if "view" in frame:
            self.shown[frame["n"]] = frame["view"]
        await super()._updated(socket, frame)


def test_a_viewer_sees_again_what_they_were_shown_and_nobody_elses(server):
    async def game():
        people = await company(server.address, "winter-queen", 2, "M", Random(3), kind=Keeper)
        await asyncio.gather(*(person.play() for person in people))
        return people

    people = asyncio.run(game())
    road = f"{server.address}/api/tables/{people[0].table}/frames"
    for seat, person in enumerate(people):
        assert len(person.shown) > 20
        for number, view in person.shown.items():
            answer = httpx.get(f"{road}/{number}?seat={seat}", headers={"Cookie": person.cookie})
            assert answer.json() == view, number
    mine = {"Cookie": people[0].cookie}
    last = max(people[0].heard)
    beyond = httpx.get(f"{road}/{last + 1}?seat=0", headers=mine)
    assert (beyond.status_code, beyond.json()["reason"]["key"]) == (400, "refuse-no-such-step")
    assert httpx.get(f"{road}/0?seat=0", headers=mine).status_code == 400
    other = httpx.get(f"{road}/{last}?seat=1", headers=mine)
    assert (other.status_code, other.json()["reason"]["key"]) == (403, "refuse-not-your-seat")
    assert httpx.get(f"{road}/{last}?seat=0").status_code == 403
    assert httpx.get(f"{road}/{last - 5}").json()["points"] is None, "who only watches sees what spectators saw"
