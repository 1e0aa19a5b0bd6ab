"""The computer players of Winter Tales."""

from terem.bots.winter_tales.bard import Bard
from terem.bots.winter_tales.worth import evaluate

__all__ = ["Bard", "evaluate"]
