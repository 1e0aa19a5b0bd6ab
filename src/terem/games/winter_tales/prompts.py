"""What the table asks: the question, whether answers are secret, how long they may take (spec 4.11, 5.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terem.games.winter_tales import lexicon
from terem.games.winter_tales.actions import Lapse
from terem.games.winter_tales.board import LOVE, NOBODY, SPRING
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

_SECONDS = {"interrupt": CLAIM, "hearing": OBJECTION, "objective": CLAIM, "hand-limit": CHOICE}
_TOLD = frozenset(
    {
        *("telling", "battle", "battle-close", "trap", "part", "contribution", "epilogue-part", "movement", "action"),
        *("naming", "new-hope", "propaganda", "terror", "retaliation", "objective", "turn", "hand-limit"),
    }
)
"""Situations in which an answer may carry words."""
_OFFERS = frozenset({"interrupt", "objective"})
"""Situations in which who is there may well say nothing; a hearing begins as one, too."""


def prompt(state: State) -> Prompt:
    """Whom the table waits for, and how."""
    frame = state.frames[-1]
    return Prompt(
        id=state.decision,
        seats=asked(state),
        phrase=question(state),
        blind=frame.kind == "interrupt" or (isinstance(frame, Hearing) and frame.stage == VOTE),
        words=frame.kind in _TOLD or (isinstance(frame, Hearing) and frame.stage != VOTE),
        seconds=_seconds(frame, state.board.settings.clock),
        default=Lapse(),
        optional=frame.kind in _OFFERS or (isinstance(frame, Hearing) and frame.stage == WINDOW),
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
    able = {seat: codes for seat in board.everybody if (codes := interject(state, seat))}
    if not able:
        return ()
    kinds = (
        ("wt-interject-handover", range(board.handover, board.protest)),
        ("wt-interject-protest", range(board.protest, board.edit)),
        ("wt-interject-edit", range(board.edit, board.lapse)),
    )
    found = []
    for key, family in kinds:
        seats = tuple(seat for seat, open_ in able.items() if any(code in family for code in open_))
        if seats:
            found.append(Interjection(seats, Phrase(key)))
    return tuple(found)


def question(state: State) -> Phrase:
    """The question, with everything it is about."""
    frame = state.frames[-1]
    seats = asked(state)
    arguments: dict[str, Any] = {"seat": seats[0]} if len(seats) == 1 else {}
    about = _ABOUT.get(frame.kind)
    key, facts = about(state, frame) if about else (frame.kind, {})
    return Phrase(f"wt-prompt-{key}", arguments | facts)


Question = tuple[str, dict[str, Any]]


def _who(state: State, character: int, name: str = "who") -> dict[str, Any]:
    return {name: lexicon.character(state.board, character)}


def _where(state: State, area: int) -> dict[str, Any]:
    return {"where": lexicon.area(state.board, area)}


def _quest(state: State, quest: int) -> dict[str, Any]:
    return {"quest": lexicon.quest(state.board, quest)}


def _movement(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Movement)
    facts = _who(state, frame.character) | _where(state, state.area[frame.character])
    return "movement" if frame.goal == NOBODY else "joining", facts | {"steps": frame.left(state)}


def _step(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Step)
    partner = _who(state, partner_of(state, frame.character))
    return "step", partner | _who(state, frame.character, "foe") | _where(state, frame.area)


def _interrupt(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Interrupt)
    rebel = state.board.sides[frame.mover] == SPRING
    key = "yield" if frame.stage == YIELDS else "interrupt-battle" if rebel else "interrupt-trap"
    return key, _who(state, frame.mover, "foe") | _where(state, frame.area)


def _battle(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Battle)
    facts = _who(state, frame.soldier) | _who(state, frame.rebel, "foe")
    return "attack" if frame.stage == ATTACK else "defend", facts


def _close(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Close)
    return "battle-close", _who(state, frame.rebel, "foe")


def _trap(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Trap)
    key = "trap-evade" if frame.stage == EVADE else "trap-pile" if frame.stage == PARTNER else "trap-set"
    return key, _who(state, frame.soldier, "foe") | _where(state, frame.area)


def _telling(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Telling)
    return f"tell-{frame.tale}", {} if frame.quest == NOBODY else _quest(state, frame.quest)


def _quest_asked(state: State, frame: Frame) -> Question:
    assert isinstance(frame, FirstQuest | JoinOffer)
    return frame.kind, _quest(state, frame.quest)


def _part(state: State, frame: Frame) -> Question:
    last = isinstance(frame, Contribution) and frame.most == 1
    return "last-card" if last else frame.kind, _quest(state, current_quest(state).quest)


def _naming(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Naming)
    return ("name-love" if frame.power == LOVE else "name-artifact"), _who(state, frame.bearer)


def _acting(state: State, frame: Frame) -> Question:
    assert isinstance(frame, NewHope | ActionChoice)
    return frame.kind, _who(state, frame.character)


def _hearing(state: State, frame: Frame) -> Question:
    assert isinstance(frame, Hearing)
    key = ("hearing-window", "hearing-verdict", "hearing-vote", "hearing-retell")[frame.stage]
    return key, {"matter": MATTERS[frame.matter], "rival": frame.author}


def _epilogue_part(state: State, frame: Frame) -> Question:
    assert isinstance(frame, EpiloguePart)
    return "epilogue-part" if frame.tied else "epilogue-tie", {}


_ABOUT: Mapping[str, Callable[[State, Frame], Question]] = {
    "movement": _movement,
    "step": _step,
    "interrupt": _interrupt,
    "battle": _battle,
    "battle-close": _close,
    "trap": _trap,
    "telling": _telling,
    "first-quest": _quest_asked,
    "join-offer": _quest_asked,
    "part": _part,
    "contribution": _part,
    "naming": _naming,
    "new-hope": _acting,
    "action": _acting,
    "hearing": _hearing,
    "epilogue-part": _epilogue_part,
}
