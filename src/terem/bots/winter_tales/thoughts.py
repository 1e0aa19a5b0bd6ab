"""One thought of a bard: an answer, and what everybody would do by habit until the round has come round."""

from random import Random
from typing import Final

from terem.bots.winter_tales.habits import habit
from terem.bots.winter_tales.worth import evaluate
from terem.games.winter_tales.board import WRITER
from terem.games.winter_tales.rules import asked, step
from terem.games.winter_tales.state import State
from terem.kernel.chance import Chance

TURNS: Final = 2
"""How many turns a thought goes on after the one it begins in."""
LONGEST: Final = 400
WON: Final = 6.0
"""What winning is worth beside the lead it is won with."""


def think(world: State, seat: int, code: int, chance: Chance, rng: Random) -> float:
    """What the position is worth to the seat some turns after an answer."""
    state = world.copy()
    step(state, seat, code, chance)
    turns = 0
    current, chapter = state.current, state.chapter
    for _ in range(LONGEST):
        waiting = asked(state)
        if not waiting:
            return result(state, seat)
        if state.current != current or state.chapter != chapter:
            current, chapter = state.current, state.chapter
            turns += 1
            if turns > TURNS and not ending(state):
                break
        other = waiting[int(rng.random() * len(waiting))]
        step(state, other, habit(state, other, rng), chance)
    return evaluate(state, seat)


def ending(state: State) -> bool:
    """An epilogue is always thought to its end."""
    return state.frames[0].kind == "epilogue"


def result(state: State, seat: int) -> float:
    """The lead at the end, and more for having won."""
    side = state.factions[seat]
    won = WON if state.winner == side else -WON
    if side == WRITER:
        return won
    return won + state.totals[side] - state.totals[1 - side]
