"""A game's data files: the printed things and the rules versions, as plain data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from terem.kernel.phrase import Refusal

RULE = "components"


class DataFile(NamedTuple):
    """A data file with its text, to name the line of a fault."""

    text: str
    data: Any


def read_data(path: Path) -> DataFile:
    """The data of a TOML or JSON file; refuses what cannot be read with the reason."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("refuse-file-unreadable", rule=RULE, file=str(path), detail=str(error)) from error
    try:
        return DataFile(text, msgspec.json.decode(text) if path.suffix == ".json" else tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # both parsers' errors are values' errors, too long a number as well
        raise Refusal("refuse-data-syntax", rule=RULE, detail=str(error)) from error


def read_versions(folder: Path) -> Mapping[str, Mapping[str, Any]]:
    """The rules versions of the game in this folder, with their ruling switches."""
    return tomllib.loads((folder / "rulings.toml").read_text(encoding="utf-8"))
