"""What the table asks: a phrase for each situation, whether answers are secret, how long they may take (spec 4.11, 5.7)."""

from __future__ import annotations

from typing import Any

from terem.games.winter_tales import lexicon
from terem.games.winter_tales.actions import Lapse
from terem.games.winter_tales.board import NOBODY, SPRING
from terem.games.winter_tales.frames.battle import ATTACK, Battle, Close
from terem.games.winter_tales.frames.epilogue import EpiloguePart
from terem.games.winter_tales.frames.gathering import JoinOffer
from terem.games.winter_tales.frames.hearing import RETELL, VOTE, WINDOW, Hearing
from terem.games.winter_tales.frames.interrupts import YIELDS, Interrupt
from terem.games.winter_tales.frames.movement import Movement, Step
from terem.games.winter_tales.frames.parts import Contribution
from terem.games.winter_tales.frames.performing import ActionChoice
from terem.games.winter_tales.frames.powers import Naming, NewHope
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.frames.trap import EVADE, PARTNER, Trap
from terem.games.winter_tales.frames.turn import FirstQuest
from terem.games.winter_tales.rules import asked, interject
from terem.games.winter_tales.state import Frame, State
from terem.games.winter_tales.tell import MATTERS
from terem.games.winter_tales.town import partner_of
from terem.kernel.phrase import Phrase
from terem.kernel.prompt import Interjection, Prompt

CHOICE, CLAIM, YIELD, TELLING, OBJECTION, ARBITER = 60, 20, 15, 180, 20, 60
DAY = 24 * 60 * 60

_SECONDS = {"interrupt": CLAIM, "hearing": OBJECTION, "objective": CLAIM}
_TOLD = frozenset(
    {
        *("telling", "battle", "battle-close", "trap", "part", "contribution", "epilogue-part", "movement", "action"),
        *("naming", "new-hope", "propaganda", "terror", "retaliation", "objective", "turn"),
    }
)
"""Situations in which an answer may carry words."""


def prompt(state: State) -> Prompt:
    """Whom the table waits for, and how."""
    frame = state.frames[-1]
    return Prompt(
        id=state.decision,
        seats=asked(state),
        phrase=_phrase(state, frame),
        blind=frame.kind == "interrupt" or (isinstance(frame, Hearing) and frame.stage == VOTE),
        words=frame.kind in _TOLD or (isinstance(frame, Hearing) and frame.stage != WINDOW),
        seconds=_seconds(frame, state.board.settings.clock),
        default=Lapse(),
        interjections=_interjections(state),
    )


def _seconds(frame: Frame, clock: str) -> int | None:
    """The time for an answer; tellings take longer."""
    if clock == "none":
        return None
    if clock == "days":
        return DAY
    if isinstance(frame, Hearing) and frame.stage != WINDOW:
        return TELLING if frame.stage == RETELL else ARBITER
    if isinstance(frame, Interrupt) and frame.stage == YIELDS:
        return YIELD
    return _SECONDS.get(frame.kind, TELLING if frame.kind in _TOLD else CHOICE)


def _interjections(state: State) -> tuple[Interjection, ...]:
    """Seats by what they may do beside the prompt."""
    board = state.board
    able = {seat: interject(state, seat) for seat in board.everybody}
    kinds = (
        ("wt-interject-handover", lambda code: code < board.protest),
        ("wt-interject-protest", lambda code: code == board.protest),
        ("wt-interject-edit", lambda code: code == board.edit),
    )
    found = []
    for key, fits in kinds:
        seats = tuple(seat for seat, codes in able.items() if any(fits(code) for code in codes))
        if seats:
            found.append(Interjection(seats, Phrase(key)))
    return tuple(found)


def _phrase(state: State, frame: Frame) -> Phrase:
    """The question, with everything it is about."""
    key, arguments = frame.kind, dict[str, Any]()
    board = state.board
    seats = asked(state)
    if len(seats) == 1:
        arguments["seat"] = seats[0]
    match frame:
        case Movement():
            key = "movement" if frame.goal == NOBODY else "joining"
            arguments |= {
                "who": lexicon.character(board, frame.character),
                "where": lexicon.area(board, state.area[frame.character]),
                "steps": frame.steps + frame.free,
            }
        case Step():
            partner = partner_of(state, frame.character)
            arguments |= {
                "who": lexicon.character(board, partner),
                "foe": lexicon.character(board, frame.character),
                "where": lexicon.area(board, frame.area),
            }
        case Interrupt():
            rebel = board.sides[frame.mover] == SPRING
            key = "yield" if frame.stage == YIELDS else "interrupt-battle" if rebel else "interrupt-trap"
            arguments |= {
                "foe": lexicon.character(board, frame.mover),
                "where": lexicon.area(board, frame.area),
            }
        case Battle():
            key = "attack" if frame.stage == ATTACK else "defend"
            arguments |= {
                "who": lexicon.character(board, frame.soldier),
                "foe": lexicon.character(board, frame.rebel),
            }
        case Close():
            arguments |= {"foe": lexicon.character(board, frame.rebel)}
        case Trap():
            key = "trap-evade" if frame.stage == EVADE else "trap-pile" if frame.stage == PARTNER else "trap-set"
            arguments |= {
                "foe": lexicon.character(board, frame.soldier),
                "where": lexicon.area(board, frame.area),
            }
        case Telling():
            key = f"tell-{frame.tale}"
            if frame.quest != NOBODY:
                arguments["quest"] = lexicon.quest(board, frame.quest)
        case FirstQuest():
            arguments["quest"] = lexicon.quest(board, frame.quest)
        case JoinOffer():
            arguments["quest"] = lexicon.quest(board, frame.quest)
        case Contribution():
            key = "last-card" if frame.most == 1 else "contribution"
            arguments["quest"] = lexicon.quest(board, current_quest(state).quest)
        case Naming():
            key = "name-love" if frame.power == 1 else "name-artifact"
            arguments["who"] = lexicon.character(board, frame.bearer)
        case NewHope() | ActionChoice():
            arguments["who"] = lexicon.character(board, frame.character)
        case Hearing():
            key = ("hearing-window", "hearing-verdict", "hearing-vote", "hearing-retell")[frame.stage]
            arguments |= {"matter": MATTERS[frame.matter], "rival": frame.author}
        case EpiloguePart():
            key = "epilogue-part" if frame.tied else "epilogue-tie"
    if frame.kind == "part":
        arguments["quest"] = lexicon.quest(board, current_quest(state).quest)
    return Phrase(f"wt-prompt-{key}", arguments)
