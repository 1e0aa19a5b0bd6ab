"""Winter Queen: crystals on a hex map, spell books."""

from terem.games.winter_queen.game import GAME

__all__ = ["GAME"]
