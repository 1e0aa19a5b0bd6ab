"""The drawings of the story cards and the letters of the book, put in when the package is built (hatch_build.py)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from terem.kernel.phrase import Refusal

ASSETS = Path(__file__).with_name("assets")
FONTS = {"": "alegreya-regular.ttf", "I": "alegreya-italic.ttf", "B": "alegreya-bold.ttf"}
"""By the style they are for."""

SIDE = 512
"""Of the square a drawing is made in."""


@cache
def drawings() -> dict[str, str]:
    """By card: what is inside its SVG."""
    try:
        found = (ASSETS / "pictures.json").read_bytes()
    except OSError as error:
        raise Refusal("refuse-story-pictures") from error
    return msgspec.json.decode(found, type=dict[str, str])


def drawing(card: str) -> str:
    """The paths of a card's drawing; a card of somebody else's data has none."""
    return drawings().get(card, "")


def svg(card: str, ink: str) -> str:
    """A whole SVG file of a card in one colour."""
    inside = drawing(card).replace("currentColor", ink)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{inside}</svg>'


def font(style: str) -> Path:
    """A font file of the book."""
    path = ASSETS / FONTS[style]
    if not path.exists():
        raise Refusal("refuse-story-pictures")
    return path
