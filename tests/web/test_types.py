"""The types of the browser are those of the server."""

from __future__ import annotations

from terem.server.typescript import typescript
from web.tools import WEB


def test_the_types_are_not_stale():
    written = (WEB / "src" / "wire" / "types.gen.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run ./terem types web/src/wire/types.gen.ts"
