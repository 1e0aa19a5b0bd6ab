"""A head's advice to another one: the part of the plan, what the other choices risk, and whom to point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import median

from terem.bots.advice import Advice, no_choice
from terem.bots.bot import Situation
from terem.bots.gorynych.chorus import public
from terem.bots.gorynych.head import Considered, Head
from terem.bots.gorynych.worth import Judge
from terem.games.gorynych.state import PERCH, PLACE, SIGNAL, TALK, State
from terem.kernel.phrase import Phrase

WIDTH, LEAVES = 20, 2
FAR, CLEAR, LITTLE = 20.0, 4.0, 0.5
"""Points of the judge: more than a fifth of a chance to lose at once, a knight, and hardly anything."""
UNSAID = 0.005
"""A risk that is not worth a word."""


def advice(told: Situation) -> list[Advice]:
    """The best choices of a seat, the plan's part first."""
    state = public(told)
    head = Head(width=WIDTH, leaves=LEAVES)
    special = SPECIAL.get(state.phase)
    return special(head, told, state) if special else _compared(state, head.consider(told))


def _compared(state: State, found: list[Considered]) -> list[Advice]:
    """Choices by what may come of them; the plan looks farther ahead, so its part is worth as much as any."""
    worths = {one.code: one.prospect.worth for one in found if one.prospect}
    if len(worths) < 2:
        return [Advice(found[0].code, None, Phrase("gor-coach-repair" if state.card >= 0 else "gor-coach-best"))]
    middling, most = median(worths.values()), max(worths.values())
    return [
        Advice(
            one.code, how_much((worths[one.code] if place else most) - middling), _why(state, one, planned=not place)
        )
        for place, one in enumerate(found)
    ]


def _why(state: State, one: Considered, *, planned: bool) -> Phrase:
    assert one.prospect is not None
    percent = round(100 * one.prospect.risk) if one.prospect.risk > UNSAID else 0
    if planned and state.card >= 0:
        return Phrase("gor-coach-repair-risk", {"percent": percent}) if percent else Phrase("gor-coach-repair")
    if planned:
        about = {"knights": one.burnt}
        return (
            Phrase("gor-coach-plan-risk", {**about, "percent": percent}) if percent else Phrase("gor-coach-plan", about)
        )
    return Phrase("gor-coach-risk", {"percent": percent}) if percent else Phrase("gor-coach-other")


def how_much(gain: float) -> Phrase | None:
    """In words: nobody at the table counts in the judge's points."""
    words = (("far", FAR), ("clear", CLEAR), ("little", LITTLE))
    much = next((word for word, least in words if gain >= least), None)
    return Phrase("gor-coach-gain", {"much": much}) if much else None


def _signal(head: Head, told: Situation, state: State) -> list[Advice]:
    """Whom to point at, as long as nobody is."""
    sign, begin = head.sign(told), told.legal[0]
    if sign is None:
        return [no_choice(begin)]
    return [Advice(sign, None, Phrase("gor-coach-point")), Advice(begin, None, Phrase("gor-coach-begin"))]


def _talk(head: Head, told: Situation, state: State) -> list[Advice]:
    """A talk is ended, nothing else."""
    return [no_choice(told.legal[0])]


def _place(head: Head, told: Situation, state: State) -> list[Advice]:
    """The longest way for the next knight."""
    steps = {code: state.field.lengths[code - state.board.place] for code in told.legal}
    order = sorted(steps, key=lambda code: (-steps[code], code))
    return [Advice(code, None, Phrase("gor-coach-place", {"steps": steps[code]})) for code in order]


def _perch(head: Head, told: Situation, state: State) -> list[Advice]:
    """Where the dragon is nearest to a knight that leads."""
    judge = Judge(state.board, head.weights)
    ways = {code: judge.way(state, state.field.terem[code - state.board.perch]) for code in told.legal}
    order = sorted(ways, key=lambda code: (-ways[code], code))
    middling, most = median(ways.values()), max(ways.values())
    whys = {code: Phrase("gor-coach-perch", {"best": "yes" if ways[code] == most else "no"}) for code in order}
    return [Advice(code, how_much(ways[code] - middling), whys[code]) for code in order]


SPECIAL: Mapping[int, Callable[[Head, Situation, State], list[Advice]]] = {
    SIGNAL: _signal,
    PLACE: _place,
    PERCH: _perch,
    TALK: _talk,
}
"""Questions that are no part of a plan."""
