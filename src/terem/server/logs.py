"""Logs: a JSON object a line, on standard error. No cookie, token, card or address of a person is ever in one."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from concurrent.futures import BrokenExecutor
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

from terem.kernel.phrase import Refusal
from terem.server.database import Broken

_Raised = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
SPEAKING = (Broken, BrokenExecutor, OSError)
"""Errors whose own words are about the machine."""
DEEPEST = 30
"""Places of a stack that are written down."""


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)

    def formatException(self, ei: _Raised) -> str:  # noqa: N802
        """Where it went wrong, never with what: an error's own words may quote a card or a cookie."""
        found: list[str] = []
        error = ei[1]
        while error is not None and len(found) < DEEPEST:
            places = [
                f"{Path(place.filename).name}:{place.lineno} {place.name}"
                for place in traceback.extract_tb(error.__traceback__)
            ]
            found += [plain(error), *reversed(places)]
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return " < ".join(found[:DEEPEST])


def plain(error: BaseException) -> str:
    """An error in words that hold nothing of anybody's: its kind; a refusal's key; what the machine itself says."""
    if isinstance(error, Refusal):
        return f"refused {error.phrase.key}"
    said = str(error) if isinstance(error, SPEAKING) else ""
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def set_up() -> None:
    """The house's own words and uvicorn's troubles; requests are counted, not written down."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("terem").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # a stranger's nonsense is no trouble of ours
    access = logging.getLogger("uvicorn.access")
    access.handlers[:] = []
    access.propagate = False
