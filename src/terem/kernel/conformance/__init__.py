"""The suite that judges every game: what `terem check` runs and a game's author wants to pass."""

from terem.kernel.conformance.suite import CHECKS, Finding, Report, check_game, option_sets

__all__ = ["CHECKS", "Finding", "Report", "check_game", "option_sets"]
