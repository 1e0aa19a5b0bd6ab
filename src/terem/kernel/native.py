"""Machine integers for compiled modules: 64 bits where mypyc compiles, plain ints everywhere else.

Only the compiler needs mypy_extensions; a game runs without it.
"""

try:
    from mypy_extensions import i64
except ImportError:
    i64 = int  # type: ignore[misc]

__all__ = ["i64"]
