"""Replays a record and prints the digest of everything it passes through: states, views, legal actions, events."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import msgspec

from terem.games import registry
from terem.games.winter_queen import rules
from terem.kernel.record import from_bytes, to_json, to_lines
from terem.kernel.table import Table

encode = msgspec.json.Encoder(order="deterministic").encode


def trace(path: Path) -> str:
    """The digest of a replay; fails unless the record comes out byte for byte."""
    data = path.read_bytes()
    record = from_bytes(data)
    game = registry().get(record.header.game)
    table = Table(game, record.header, None)
    digest = hashlib.sha256()
    for entry in record.entries:
        events = table.repeat(entry)
        viewers = [*range(len(record.header.seats)), None]
        views = [game.view(table.state, viewer) for viewer in viewers]
        legal = [game.legal(table.state, seat) for seat in game.asked(table.state)]
        numbers = [game.observe(table.state, seat) for seat in game.asked(table.state)]
        digest.update(encode([table.state.dump(), views, legal, numbers, events]))
    again = Table.resume(game, record).record()
    written = to_json(again) if path.suffix == ".json" else to_lines(again)
    if written != data:
        raise AssertionError(f"{path.name} does not replay byte for byte")
    return digest.hexdigest()


def legal_digest(path: Path) -> str:
    """The digest of every legal action on the way, in notation: the rules in a form that outlives any refactoring."""
    record = from_bytes(path.read_bytes())
    game = registry().get(record.header.game)
    table = Table(game, record.header)
    digest = hashlib.sha256()
    for entry in record.entries:
        table.repeat(entry)
        for seat in game.asked(table.state):
            texts = [game.write(table.state, game.decode(table.state, code)) for code in game.legal(table.state, seat)]
            digest.update("\n".join(texts).encode())
        answers = [game.explain(table.state, None, question) for question in game.questions(table.state, None)]
        points = [
            answer.points for answer in answers if hasattr(answer, "points")
        ]  # a survey repeats those of its pages
        digest.update(repr(points).encode())
    return digest.hexdigest()[:16]


if __name__ == "__main__":
    print("pure" if rules.__file__.endswith(".py") else "compiled")
    for name in sys.argv[1:]:
        print(trace(Path(name)))
