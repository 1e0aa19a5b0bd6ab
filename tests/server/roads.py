"""Every road of the server, and how a viewer takes it when two worlds are compared. A new road must be put here."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.routes import HTTPRoute

CARD = {"name": "Viewer", "crest": "owl", "language": "en"}
MOST_QUESTIONS = 6


def nothing(world, viewer):
    return [None]


def questions(world, viewer):
    """What the game can explain to the viewer, and something it cannot."""
    room = world.room
    found = list(room.game.questions(room.table.state, viewer))
    chosen = found[:: max(1, len(found) // MOST_QUESTIONS)]
    return [{"question": msgspec.to_builtins(one), "seat": viewer} for one in [*chosen, {"why": "not"}]]


def orders(world, viewer):
    """All gone, one that is none, and one that will never be needed."""
    some = [{"key": "no-such-question", "action": {"do": "nothing"}}]
    codes = [] if viewer is None else world.legal(viewer)
    good = [{"key": "no-such-question", "action": world.action(codes[0]), "uses": 2}] if codes else []
    return [{"orders": some}, {"orders": good}]


def lines(world, viewer):
    """Something the viewer may do now, and something nobody can."""
    codes = [] if viewer is None else world.room.game.legal(world.room.table.state, viewer)
    return [{"action": action} for action in [*map(world.action, codes[:1]), {"do": "nothing"}]]


READS: dict[str, Any] = {
    "GET /api/me": nothing,
    "GET /api/visit": nothing,
    "GET /api/games": nothing,
    "GET /api/games/{name}/components": nothing,
    "POST /api/games/{name}/preview": lambda world, viewer: [{"players": 3, "options": {}}],
    "GET /api/tables": nothing,
    "GET /api/tables/mine": nothing,
    "GET /api/tables/code/{code}": nothing,
    "GET /api/tables/{table}": nothing,
    "GET /api/tables/{table}/qr.svg": nothing,
    "GET /api/tables/{table}/record": nothing,
    "GET /api/tables/{table}/replay": nothing,
    "GET /api/tables/{table}/frames/{number}": nothing,
    "GET /api/tables/{table}/book": nothing,
    **{f"GET /api/tables/{{table}}/book.{kind}": nothing for kind in ("html", "epub", "pdf")},
    "POST /api/tables/{table}/replay/explain": lambda w, v: [{"step": 0, "question": {"why": "not"}, "seat": v}],
    "POST /api/tables/{table}/explain": questions,
    "GET /api/tables/{table}/seats/{seat}/actions": nothing,
    "POST /api/tables/{table}/seats/{seat}/line": lines,
    "POST /api/tables/{table}/seats/{seat}/coach": nothing,
    "GET /healthz": nothing,
    "GET /readyz": nothing,
}
"""Taken after everything that happens."""

DEEDS: dict[str, Any] = {
    "POST /api/tables/{table}/seats/{seat}/undo/answer": lambda world, viewer: [{"yes": False}],
    "POST /api/tables/{table}/talk": lambda world, viewer: [{"text": "well"}, {"phrase": "say-oops"}, {}],
    "POST /api/tables/{table}/report": lambda world, viewer: [{"person": "nobody", "time": 1}],
    "PATCH /api/tables/{table}": lambda w, v: [{"players": 3, "options": {}, "clock": "none", "public": True}],
    "PUT /api/tables/{table}/owner": lambda world, viewer: [{"person": world.accounts[0].id}],
    "POST /api/tables/{table}/start": nothing,
    "POST /api/tables/{table}/rematch": nothing,
    "POST /api/tables/{table}/seats/{seat}": lambda world, viewer: [{}],
    "DELETE /api/tables/{table}/seats/{seat}": nothing,
    "PUT /api/tables/{table}/seats/{seat}/bot": lambda world, viewer: [{"level": "random"}],
    "POST /api/tables/{table}/seats/{seat}/vote/{about}": nothing,
    "PUT /api/tables/{table}/seats/{seat}/orders": orders,
    "POST /api/tables/{table}/seats/{seat}/link": nothing,
    "POST /api/tables/{table}/seats/{seat}/recover": lambda world, viewer: [{"token": "forged"}],
    "POST /api/tables/{table}/seats/{seat}/resume": nothing,
    "POST /api/tables/{table}/seats/{seat}/undo": nothing,
    "POST /api/tables/{table}/seats/{seat}/adjourn": nothing,
    "POST /api/tables/{table}/seats/{seat}/leave": nothing,
    "POST /api/tables/{table}/seats/{seat}/return": nothing,
    "POST /api/me": lambda world, viewer: [CARD],
    "PATCH /api/me": lambda world, viewer: [CARD],
    "DELETE /api/me": nothing,
}
"""Taken at the end, in this order."""

ELSEWHERE = {
    "POST /api/tables": "a new table has a random name, and nothing is hidden at it",
    "POST /api/tokens": "a token is random; no table is looked at",
    "POST /api/passkeys": "no table is looked at",
    "POST /api/passkeys/challenge": "a challenge is random; no table is looked at",
    "POST /api/passkeys/enter": "no table is looked at",
    "POST /api/passkeys/knock": "a challenge is random; no table is looked at",
    "GET /metrics": "for the host alone: refused to everybody else, which test_http asks for",
    "GET /schema": "the same for every house",
    "GET /schema/openapi.json": "the same for every house",
    "GET /schema/{path}": "the same for every house",
    **dict.fromkeys(
        ("GET /", "GET /{path}", "HEAD /", "HEAD /{path}"), "the page, the same for everybody: no table is looked at"
    ),
    "WEBSOCKET /socket": "what is compared beside all these",
}
"""Not compared, and why."""


def roads_of(app):
    """What the application answers to."""
    found = set()
    for route in app.routes:
        methods = route.methods - {"OPTIONS"} if isinstance(route, HTTPRoute) else {"WEBSOCKET"}
        found |= {f"{method} {route.path_format}" for method in methods}
    return found


async def take(world, viewer, roads, code):
    """Everything a viewer is answered on these roads."""
    sitting, seat = world.room.sitting, viewer or 0
    about = (seat + 1) % sitting.players
    places = {"table": world.room.id, "seat": seat, "code": code, "name": sitting.game, "about": about, "number": 1}
    found = []
    for road, bodies in roads.items():
        method, path = road.split()
        for body in bodies(world, viewer):
            answer = await world.ask(viewer, method, path.format(**places), body)
            found.append((road, body, *answer))
    return found
