"""Gorynych, Burn!: 3 to 7 heads, one dragon, no talking."""

from terem.games.gorynych.game import GAME

__all__ = ["GAME"]
