"""Tables for the terminal: one file a game, and a plain one for any game without."""

from __future__ import annotations

from collections.abc import Mapping

from terem.kernel.registry import AnyGame
from terem.terminal.face import Face
from terem.terminal.gorynych import GorynychFace
from terem.terminal.plain import PlainFace
from terem.terminal.winter_queen import WinterQueenFace
from terem.terminal.winter_tales import WinterTalesFace

FACES: Mapping[str, Face] = {
    "winter-queen": WinterQueenFace(),
    "gorynych": GorynychFace(),
    "winter-tales": WinterTalesFace(),
}


def face_of(game: AnyGame) -> Face:
    """How a game looks in the terminal."""
    return FACES.get(game.name, PlainFace())
