"""A language model behind an address may tell for the computer players; whatever goes wrong, the game goes on."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from terem.games.winter_tales import GAME
from terem.games.winter_tales import actions as a
from terem.kernel.conformance.walk import new_table
from terem.kernel.words import Told
from terem.messages import LANGUAGES, Speaker
from terem.story.narrator import BuiltIn, Model, narrator


class Address:
    """A tiny OpenAI-compatible address on this machine."""

    def __init__(self, answer: object, delay: float = 0.0, status: int = 200) -> None:
        self.asked: list[dict] = []
        self.headers: list[dict] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                outer.asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
                outer.headers.append(dict(self.headers))
                time.sleep(delay)
                body = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
                self.send_response(status)
                self.end_headers()
                with contextlib.suppress(BrokenPipeError, ConnectionResetError):
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}/v1"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()


def says(text: str | None) -> dict:
    return {"choices": [{"message": {"role": "assistant", "content": text}}]}


@pytest.fixture(scope="module")
def moment():
    """Somebody is about to play a card for a move."""
    table = new_table(GAME, GAME.config(4, {"seating": "seats"}), 1, 0)
    while not table.state.chapter:
        seat = GAME.asked(table.state)[0]
        table.act(seat, GAME.decode(table.state, GAME.legal(table.state, seat)[0]))
    table.act(0, GAME.decode(table.state, GAME.legal(table.state, 0)[0]))
    return table, a.Play(GAME.view(table.state, 0).hand[0], "spring")


def words(moment, answer, language="en", delay=0.0, status=200, seconds=5.0):
    table, action = moment
    with Address(answer, delay, status) as address:
        model = Model(address.url, "secret-key", "tiny", seconds)
        found = model.words(table, 0, action, Speaker(language, ["A", "B", "C", "D"]))
        return found, address


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_model_tells_in_the_hosts_language(moment, language):
    found, address = words(moment, says("Something about {1}, at dusk."), language)
    assert found == Told("Something about {1}, at dusk.", language)
    asked = address.asked[0]
    assert asked["model"] == "tiny"
    assert address.headers[0]["Authorization"] == "Bearer secret-key"
    situation = asked["messages"][1]["content"]
    assert "Kind of telling: move" in situation
    assert {"en": "English", "ru": "Russian", "hu": "Hungarian"}[language] in asked["messages"][0]["content"]
    table, action = moment
    table.propose(0, action, found)


def test_the_model_hears_nothing_hidden(moment):
    """Only the card that is played: no other card of the hand, nobody's objective."""
    _, address = words(moment, says("{1}"))
    table, action = moment
    sent = json.dumps(address.asked[0], ensure_ascii=False)
    speaker = Speaker("en")
    for seat in range(4):
        for card in GAME.view(table.state, seat).hand:
            if card != action.card:
                assert f"= {speaker.text(f'wt-card-{card}')}" not in sent


@pytest.mark.parametrize(
    "answer",
    [
        says(""),
        says(None),
        says("No card in it."),
        says("{1} and {1} again"),
        says("x{1}" * 900),
        {"choices": []},
        {"error": "busy"},
        b"not json",
        b"",
    ],
    ids=str,
)
def test_an_answer_that_does_not_fit_is_left(moment, answer):
    assert words(moment, answer)[0] is None


def test_slow_broken_or_absent_models_are_not_waited_for(moment):
    table, action = moment
    assert words(moment, says("{1}"), delay=1.0, seconds=0.1)[0] is None
    assert words(moment, says("{1}"), status=500)[0] is None
    speaker = Speaker("en", ["A", "B", "C", "D"])
    assert Model("http://127.0.0.1:9/v1", "", "x", 0.5).words(table, 0, action, speaker) is None
    assert Model("http://127.0.0.1:9/v1", "", "x", 0.5).words(table, 0, a.Pass(), speaker) is None


def test_it_is_off_by_default():
    assert isinstance(narrator({}), BuiltIn)
    assert isinstance(narrator({"TEREM_NARRATOR_URL": "file:///etc/passwd"}), BuiltIn)
    found = narrator({"TEREM_NARRATOR_URL": "http://localhost:1/v1/", "TEREM_NARRATOR_SECONDS": "soon"})
    assert isinstance(found, Model)
    assert found.url == "http://localhost:1/v1/chat/completions"
