"""Computer players of Winter Queen."""

from terem.bots.winter_queen.glance import evaluate

__all__ = ["evaluate"]
