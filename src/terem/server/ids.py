"""Names nobody can guess, of people and tables."""

from __future__ import annotations

import secrets


def new_id(size: int) -> str:
    """So many random bytes in letters; never begins like an option of a command."""
    while (found := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return found
