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

FAR, CLEAR, LITTLE = 20.0, 4.0, 0.5
"""Points of the judge: more than a fifth of a chance to lose at once, a knight, and hardly anything."""
UNSAID = 0.005
"""A risk that is not worth a word."""
CERTAIN = 100
"""Of a hundred times."""


class Coach:
    """Advises what the head at the tables would do, so that whoever follows is foreseen by the other heads."""

    def __init__(self, head: Head) -> None:
        self.head = head

    def advice(self, told: Situation) -> list[Advice]:
        """The best choices of a seat, the head's own first."""
        state = public(told)
        special = SPECIAL.get(state.phase)
        return special(self.head, told, state) if special else compared(state, self.head.consider(told))


def compared(state: State, found: list[Considered]) -> list[Advice]:
    """Choices by what may come of them, the head's own first."""
    if len(found) < 2:
        return [Advice(found[0].code, None, Phrase("gor-coach-repair" if state.card >= 0 else "gor-coach-best"))]
    gains = _gains(found)
    first, *others = found
    whys = [_first(state, first, found), *(_other(one) for one in others)]
    return [Advice(one.code, how_much(gain), why) for one, gain, why in zip(found, gains, whys, strict=True)]


def _gains(found: list[Considered]) -> list[float]:
    """By how much each is better than a middling one.

    A gamble is far worse than the worst that is none. The plan looks farther ahead than anything tried here, so its
    part is worth as much as any.
    """
    safe = [one.prospect.worth for one in found if one.prospect and not one.gamble]
    worths = [one.prospect.worth if one.prospect and not one.gamble else min(safe) - FAR for one in found]
    if found[0].planned:
        worths[0] = max(worths)
    middling = median(worths)
    return [worth - middling for worth in worths]


def _first(state: State, one: Considered, found: list[Considered]) -> Phrase:
    """Why to do what is advised first."""
    if all(_percent(choice) == CERTAIN for choice in found):
        return Phrase("gor-coach-hopeless")
    return _part(state, one) if one.planned else _careful(one, found)


def _part(state: State, one: Considered) -> Phrase:
    """Why to do what the plan asks for."""
    percent = _percent(one)
    if state.card >= 0:
        return Phrase("gor-coach-repair-risk", {"percent": percent}) if percent else Phrase("gor-coach-repair")
    about = {"knights": one.burnt}
    return Phrase("gor-coach-plan-risk", {**about, "percent": percent}) if percent else Phrase("gor-coach-plan", about)


def _careful(one: Considered, found: list[Considered]) -> Phrase:
    """Why to do something else than the plan asks for."""
    planned = next(other for other in found if other.planned)
    risks = {"percent": _of_hundred(_risk(planned)), "own": _of_hundred(_risk(one))}
    return Phrase("gor-coach-careful-risk" if risks["own"] else "gor-coach-careful-safe", risks)


def _other(one: Considered) -> Phrase:
    """What is to be said of a choice that is not advised first."""
    percent = _percent(one)
    if percent == CERTAIN:
        return Phrase("gor-coach-lost")
    if one.gamble:
        return Phrase("gor-coach-risk", {"percent": percent})
    return Phrase("gor-coach-other-risk", {"percent": percent}) if percent else Phrase("gor-coach-other")


def _percent(one: Considered) -> int:
    """How often of a hundred times the game is lost before anybody can choose again."""
    return _of_hundred(_risk(one) + (one.prospect.doom if one.prospect else 0.0))


def _risk(one: Considered) -> float:
    """How likely the game is lost in this round."""
    return one.prospect.risk if one.prospect else 0.0


def _of_hundred(chance: float) -> int:
    """So many times; none where it is not worth a word."""
    return round(100 * chance) if chance > UNSAID else 0


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
    why = Phrase("gor-coach-point", {"knights": (sign - state.board.point).bit_count()})
    return [Advice(sign, None, why), Advice(begin, None, Phrase("gor-coach-begin"))]


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
    judge = Judge(state.board, head.minds.weights)
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
