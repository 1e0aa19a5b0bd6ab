"""The tree keeps its own rules: lint, types, layers, no hosts, no machine paths, files of a readable size."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    """The files of the project as git sees them, else everything that is not ignored."""
    done = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in done.stdout.splitlines() if (ROOT / name).is_file()]


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "src", "tests", "bench", "hatch_build.py", "terem"],
        ["ruff", "format", "--check", "src", "tests", "bench", "hatch_build.py"],
        ["mypy"],
        ["lint-imports", "--no-cache"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_the_tools_find_nothing(command):
    program = Path(sys.executable).parent / command[0]
    done = subprocess.run([str(program), *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


NAMES = {"www.w3.org", "www.idpf.org", "purl.org", "localhost"}
"""Names of XML vocabularies, which nothing is got from, and this machine."""
FUNDING = {"github.com", "opencollective.com", "tidelift.com", "paulmillr.com", "eslint.org"}
"""Where npm's lock file says whom to thank."""


def test_no_file_names_a_download_address_or_this_machine():
    """The licence's own address and the loopback of a test are the only ones."""
    here = (f"{ROOT}/", f"{Path.home()}/")
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="replace")
        hosts = {host for host in re.findall(r"https?://([\w.]+)", text) if not host.endswith(".example")}
        thanks = FUNDING if path.name == "package-lock.json" else set()
        assert hosts <= {"www.apache.org", "127.0.0.1", *NAMES, *thanks}, f"{path.relative_to(ROOT)} names {hosts}"
        assert not any(place in text for place in here), f"{path.relative_to(ROOT)} names a folder of this machine"


def test_files_can_be_read_in_one_sitting():
    for path in tracked():
        if path.suffix == ".py":
            lines = len(path.read_text(encoding="utf-8").splitlines())
            assert lines <= 460, f"{path.relative_to(ROOT)} has {lines} lines"


def test_rules_hold_no_module_state_and_no_global_random():
    for path in (ROOT / "src" / "terem" / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^(import random|from random import (?!Random$))", text, re.MULTILINE), path.name
        assert "global " not in text, path.name
