"""What all tests share."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "tests/kernel", "tests/winter_queen", "bench")]

settings.register_profile("terem", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("terem")


def pytest_collection_modifyitems(items):
    """The first that needs the compiled wheel builds it at the very beginning; the others come last and find it."""
    needing = [item for item in items if "built" in getattr(item, "fixturenames", ())]
    others = [item for item in items if item not in needing]
    items[:] = [*needing[:1], *others, *needing[1:]]


@pytest.fixture(autouse=True)
def _own_house(tmp_path, monkeypatch):
    """No test reads the person's language or touches their saved games."""
    monkeypatch.setenv("TEREM_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TEREM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    os.environ.pop("NO_COLOR", None)


@pytest.fixture
def root() -> Path:
    return ROOT
