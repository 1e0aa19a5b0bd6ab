"""Logs: a JSON object a line, on standard error. No cookie, token, card or address of a person is ever in one."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime


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


def set_up() -> None:
    """The house's own words and uvicorn's troubles; requests are counted, not written down."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("terem").setLevel(logging.INFO)
    access = logging.getLogger("uvicorn.access")
    access.handlers[:] = []
    access.propagate = False
