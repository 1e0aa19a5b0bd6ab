"""The computer players of Winter Tales."""

from terem.bots.cast import Cast
from terem.bots.winter_tales.advice import advice
from terem.bots.winter_tales.bard import Bard
from terem.bots.winter_tales.worth import evaluate

CAST = Cast(
    bots={"bard": Bard()},
    offered=("random", "greedy", "bard"),
    usual="bard",
    evaluate=evaluate,
    advise=advice,
)

__all__ = ["CAST", "Bard"]
