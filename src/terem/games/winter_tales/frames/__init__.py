"""Situations: each says who may act, what it accepts, and how it goes on."""

from collections.abc import Callable
from typing import Any, Final

from terem.games.winter_tales.frames.activation import HandLimit
from terem.games.winter_tales.frames.battle import Battle, Close
from terem.games.winter_tales.frames.epilogue import Bookmark, Epilogue, EpiloguePart, WriterPart
from terem.games.winter_tales.frames.gathering import Joining, JoinOffer
from terem.games.winter_tales.frames.hearing import Hearing
from terem.games.winter_tales.frames.interrupts import Interrupt
from terem.games.winter_tales.frames.memory import MemoryChoice, SpaceChoice
from terem.games.winter_tales.frames.movement import Movement, Step
from terem.games.winter_tales.frames.objectives import ObjectiveWindow
from terem.games.winter_tales.frames.parts import Contribution, Part
from terem.games.winter_tales.frames.performing import ActionChoice, load_performance
from terem.games.winter_tales.frames.powers import Handover, Naming, NewHope, Propaganda, Retaliation, Terror
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.frames.turn import Activation, Book, Casting, FirstQuest, Turn
from terem.games.winter_tales.state import Frame, plain

FRAMES: Final[dict[str, Callable[..., Frame]]] = {
    "action": ActionChoice,
    "activation": Activation,
    "battle": Battle,
    "battle-close": Close,
    "book": Book,
    "bookmark": Bookmark,
    "casting": Casting,
    "contribution": Contribution,
    "epilogue": Epilogue,
    "epilogue-part": EpiloguePart,
    "first-quest": FirstQuest,
    "hand-limit": HandLimit,
    "handover": Handover,
    "hearing": Hearing,
    "interrupt": Interrupt,
    "join-offer": JoinOffer,
    "joining": Joining,
    "memory": MemoryChoice,
    "movement": Movement,
    "naming": Naming,
    "new-hope": NewHope,
    "objective": ObjectiveWindow,
    "part": Part,
    "propaganda": Propaganda,
    "quest": lambda *data: load_performance(list(data)),
    "retaliation": Retaliation,
    "space": SpaceChoice,
    "step": Step,
    "telling": Telling,
    "terror": Terror,
    "trap": Trap,
    "turn": Turn,
    "writer": WriterPart,
}
"""Every situation by its name."""


def load_frame(data: list[Any]) -> Frame:
    """The frame that `dump` wrote."""
    return FRAMES[data[0]](*plain(list(data[1:])))
