"""The comparison of two worlds sees a leak on every channel: each is planted here once, and must be found."""

from __future__ import annotations

import asyncio
from random import Random

import msgspec
import pytest
from litestar import Response
from msgspec.structs import replace

from server import test_two_worlds as worlds
from terem.bots import coach
from terem.games.winter_queen.game import WinterQueen
from terem.games.winter_tales.game import WinterTales
from terem.kernel.phrase import Refusal
from terem.server import app, automation, deeds, log, room
from terem.server.api import tables
from terem.server.api.common import refused
from terem.server.house import House
from terem.server.room import Room, Stream

TRIALS = 100  # at most: the first that sees the leak ends it, and how soon that comes is chance
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def secret_of(state):
    """A number that depends on everything hidden."""
    return sum(msgspec.json.encode(state.dump())) % 9973


def in_the_view(patch):
    """How many cards the others hold, as the chapter."""
    sound = WinterTales.view

    def view(self, state, seat):
        return replace(sound(self, state, seat), chapter=sum(len(hand) for hand in state.hands[1:]))

    patch.setattr(WinterTales, "view", view)


def in_the_lobby(patch):
    """The time of every line, secret ones included."""
    patch.setattr(Room, "open_line", lambda self, note, step: True)


def in_the_actions(patch):
    """What a seat may do, in another order."""
    sound = House.actions

    def actions(self, name, viewer):
        found = sound(self, name, viewer)
        turn = secret_of(self.rooms[name].table.state) % max(len(found), 1)
        return found[turn:] + found[:turn]

    patch.setattr(House, "actions", actions)


def in_an_explanation(patch):
    patch.setattr(WinterQueen, "explain", lambda self, state, seat, question: secret_of(state))


def in_the_orders(patch):
    """Everybody sees how many standing orders there are."""
    sound = room.sitting_view

    def view(sitting, viewer):
        return replace(sound(sitting, viewer), votes=((sum(len(place.orders) for place in sitting.places), 0),))

    patch.setattr(room, "sitting_view", view)
    patch.setattr(tables, "sitting_view", view)


def in_the_record(patch):
    """It can be had while the game is running."""
    patch.setattr(tables, "OVER", "playing")


def in_a_reason(patch):
    """Why a vote is refused."""

    def vote(room, person, seat, about, now):
        raise Refusal("refuse-vote-early", seconds=secret_of(room.table.state))

    patch.setattr(deeds, "vote", vote)


def in_the_status(patch):
    """Whether something may be said."""
    sound = deeds.say

    def say(room, *words):
        if secret_of(room.table.state) % 2:
            raise Refusal("refuse-busy")
        return sound(room, *words)

    patch.setattr(deeds, "say", say)


def in_a_header(patch):
    def with_a_header(request, refusal):
        answer = refused(request, refusal)
        rooms = [one for one in request.app.state.house.rooms.values() if one.table]
        age = {"X-Age": str(secret_of(rooms[0].table.state))}
        return Response(answer.content, status_code=answer.status_code, headers=age)

    patch.setattr(app, "refused", with_a_header)


def in_the_pace(patch):
    """A bot takes longer with other cards."""
    sound = automation._automatic_at

    def at(room, paces):
        moment = sound(room, paces)
        return None if moment is None else moment + secret_of(room.table.state) % 40

    patch.setattr(automation, "_automatic_at", at)


def in_an_undo(patch):
    """Who is asked for consent."""
    sound = deeds.undoing

    def undoing(room, person, seat):
        found = sound(room, person, seat)
        others = [other for other in range(room.sitting.players) if other != seat]
        return found._replace(needed=(others[secret_of(room.table.state) % len(others)],))

    patch.setattr(deeds, "undoing", undoing)


def in_the_silence(patch):
    """Who has answered is told at once."""
    patch.setattr(Room, "_quiet_ask", lambda self: None)


def in_the_count(patch):
    """A frame that says nothing, whenever somebody gives orders."""
    sound = Stream._frame

    def frame(self, end):
        found = sound(self, end)
        if found is None and any(isinstance(one.note, log.Ordered) for one in self.room.lines(self.at, end)):
            self.told.append(room.Told((), ()))
            return self._update(len(self.told), self.told[-1], None, None)
        return found

    patch.setattr(Stream, "_frame", frame)


def in_a_rest(patch):
    """Only while the table rests."""
    sound = House.actions

    def actions(self, name, viewer):
        one = self.rooms[name]
        return [secret_of(one.table.state)] if one.sitting.stage == "adjourned" else sound(self, name, viewer)

    patch.setattr(House, "actions", actions)


def in_the_advice(patch):
    """What a coach thinks of depends on everything."""
    sound = coach.situation

    def situation(game, board, state, seat, rng, **more):
        return sound(game, board, state, seat, Random(secret_of(state)), **more)

    patch.setattr(coach, "situation", situation)


def named(value):
    """What pytest calls a part of a case."""
    return ", ".join(map(named, value)) if isinstance(value, tuple) else getattr(value, "__name__", value)


PLANTED = (
    (in_the_view, "winter-tales", ()),
    (in_the_lobby, "winter-queen", (worlds.orders_of_another,)),
    (in_the_lobby, "gorynych", (worlds.a_silent_answer,)),
    (in_the_actions, "gorynych", ()),
    (in_an_explanation, "winter-queen", ()),
    (in_the_orders, "winter-queen", (worlds.orders_of_another,)),
    (in_the_record, "gorynych", ()),
    (in_a_reason, "winter-tales", ()),
    (in_the_status, "gorynych", ()),
    (in_a_header, "winter-queen", ()),
    (in_the_pace, "winter-queen with a bot", (worlds.an_absence,)),
    (in_an_undo, "winter-queen", (worlds.an_undo,)),
    (in_the_silence, "gorynych", (worlds.a_silent_answer,)),
    (in_the_count, "winter-tales", (worlds.orders_of_another,)),
    (in_a_rest, "winter-tales", (worlds.a_rest,)),
    (in_the_advice, "winter-tales", ()),
)
"""Each with what shows it, where that is rare among all that happens."""


@pytest.mark.parametrize(("plant", "game", "wanted"), PLANTED, ids=named)
def test_the_comparison_sees_a_leak(plant, game, wanted, sqlite_address, tmp_path, monkeypatch):
    plant(monkeypatch)
    seen = worlds.compare(tmp_path, sqlite_address, *worlds.GAMES[game], trials=TRIALS, wanted=wanted)
    with pytest.raises(AssertionError):
        asyncio.run(asyncio.wait_for(seen, 240))
