"""Reading and writing files so that a failure is a sentence and never half a file."""

from __future__ import annotations

import errno
import os
import tempfile
from pathlib import Path

from terem.kernel.phrase import Refusal


def data_folder() -> Path:
    """Where a person's games are kept: TEREM_DATA, else the place the system gives programs."""
    if "TEREM_DATA" in os.environ:
        return Path(os.environ["TEREM_DATA"])
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "terem"


def read_file(path: Path) -> bytes:
    """The file's bytes, or a reason."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Refusal("refuse-file-unreadable", file=str(path), detail=error.strerror or str(error)) from error


def require_writable(path: Path) -> None:
    """Refuses a place that could not be written later, before anybody spends an evening on it."""
    if path.is_dir():
        raise Refusal("refuse-file-unwritable", file=str(path), detail=os.strerror(errno.EISDIR))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise unwritable(path, error) from error


def write_file(path: Path, data: bytes) -> None:
    """Writes all or nothing: a full disk leaves the old file as it was."""
    temporary = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = Path(file.name)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError as error:
        if temporary:
            temporary.unlink(missing_ok=True)
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> Refusal:
    """What is said of a file that could not be written."""
    return Refusal("refuse-file-unwritable", file=str(path), detail=error.strerror or str(error))
