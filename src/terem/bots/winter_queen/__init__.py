"""Computer players of Winter Queen."""

from terem.bots.cast import Cast
from terem.bots.winter_queen.advice import advice
from terem.bots.winter_queen.glance import evaluate
from terem.bots.winter_queen.levels import ADEPT, MASTER, NOVICE

CAST = Cast(
    bots={"novice": NOVICE, "adept": ADEPT, "master": MASTER},
    offered=("random", "novice", "adept", "master"),
    usual="adept",
    evaluate=evaluate,
    advise=advice,
)

__all__ = ["CAST"]
