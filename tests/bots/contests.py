"""Contests of the house's bots that tests speak of."""

from __future__ import annotations

from terem.arena.contest import Contest, entrant
from terem.games import registry

QUEEN = registry().get("winter-queen")


def contest(*labels: str, players: int = 2, deals: int = 2) -> Contest:
    entrants = tuple(entrant(label, QUEEN) for label in labels)
    return Contest("winter-queen", players, QUEEN.config(players).options, entrants, 3, deals)
