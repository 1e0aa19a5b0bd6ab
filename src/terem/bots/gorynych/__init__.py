"""Computer players of Gorynych, Burn!"""

from terem.bots.cast import Cast
from terem.bots.gorynych.advice import Coach
from terem.bots.gorynych.chorus import Chorus
from terem.bots.gorynych.head import Head
from terem.bots.gorynych.partners import Slipper, Stubborn

CHORUS = Chorus()
HEAD = Head(one_mind=CHORUS)

CAST = Cast(
    bots={"chorus": CHORUS, "head": HEAD, "slipper": Slipper(CHORUS), "stubborn": Stubborn()},
    offered=("random", "greedy", "head", "chorus"),
    usual="head",
    # Nothing happens before all have chosen: one action ahead is the whole round, head by head the best for now.
    greedy=Chorus(width=1, leaves=0, patience=15),
    advise=Coach(HEAD).advice,
    advises_beside=True,
    coach_remembers=True,
)

__all__ = ["CAST", "Chorus", "Head", "Slipper", "Stubborn"]
