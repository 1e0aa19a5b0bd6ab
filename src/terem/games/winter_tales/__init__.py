"""Winter Tales: 2 to 7 tell one story; rebels of spring, soldiers of winter, and a Writer between them."""

from terem.games.winter_tales.game import GAME

__all__ = ["GAME"]
