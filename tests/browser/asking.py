"""What a visitor asks the house for directly, to come to a table sooner."""

from __future__ import annotations

import json

CALL = """async ([method, path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const sent = method === "GET" ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(path, { method, headers, signal: AbortSignal.timeout(60_000), ...sent });
    return [answer.ok, await answer.text()];
}"""


def call(visitor, method, path, body=None):
    """A request of this visitor."""
    fine, text = visitor.page.evaluate(CALL, [method, path, body or {}])
    assert fine, text
    return json.loads(text)


def come_in(visitor, name, density="normal"):
    """Somebody with a name."""
    visitor.context.add_init_script(f"localStorage.setItem('terem.density', '\"{density}\"')")
    visitor.go("/healthz")
    call(visitor, "POST", "/api/me", {"name": name, "crest": "owl", "language": visitor.speaker.language})


def table_of(game, visitors, players, options=None, bots=None):
    """A table with these people in its first seats and bots (by seat) in others, started."""
    owner = visitors[0]
    table = call(owner, "POST", "/api/tables/", {"game": game, "players": players, "options": options or {}})
    for seat, visitor in enumerate(visitors):
        call(visitor, "POST", f"/api/tables/{table['id']}/seats/{seat}")
    for seat, level in (bots or {}).items():
        call(owner, "PUT", f"/api/tables/{table['id']}/seats/{seat}/bot", {"level": level})
    call(owner, "POST", f"/api/tables/{table['id']}/start")
    return table
