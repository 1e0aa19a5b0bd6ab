"""Machine integers for compiled modules: 64 bits where mypyc compiles, plain ints everywhere else.

Only the compiler knows mypy_extensions: a game runs without it, and its stand-in for interpreted code is a class whose
every use takes as long as three calls.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64
else:
    i64 = int

__all__ = ["i64"]
