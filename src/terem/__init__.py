"""Terem: one home for three winter board games."""

__version__ = "0.3.0"
