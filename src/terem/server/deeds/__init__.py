"""What may be done at a table: each function decides one deed and says what to write down. Nothing changes here."""

from terem.server.deeds.absence import absent, come_back, leave, move, outvoted, play_default, stand_in, vote
from terem.server.deeds.around import adjourn, close, rematch, resume, say, tick
from terem.server.deeds.common import Deed
from terem.server.deeds.gathering import (
    Wish,
    bequeath,
    change,
    check_clock,
    clean_note,
    engage,
    hand_over,
    rise,
    sit,
    start,
)
from terem.server.deeds.playing import act, come_back_or_act, fits, line, may_ask_coach, order, play_for
from terem.server.deeds.undoing import Undoing, answer_undo, ask_undo, grant_undo, undoing

__all__ = [
    "Deed",
    "Undoing",
    "Wish",
    "absent",
    "act",
    "adjourn",
    "answer_undo",
    "ask_undo",
    "bequeath",
    "change",
    "check_clock",
    "clean_note",
    "close",
    "come_back",
    "come_back_or_act",
    "engage",
    "fits",
    "grant_undo",
    "hand_over",
    "leave",
    "line",
    "may_ask_coach",
    "move",
    "order",
    "outvoted",
    "play_default",
    "play_for",
    "rematch",
    "resume",
    "rise",
    "say",
    "sit",
    "stand_in",
    "start",
    "tick",
    "undoing",
    "vote",
]
