"""Terem: one home for three winter board games."""

__version__ = "0.2.0"
