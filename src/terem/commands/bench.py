"""`terem bench`: measures against named peers in one run; lives beside the sources, not in the package."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

from terem.commands.common import Context
from terem.commands.parser import Parser
from terem.kernel.phrase import Refusal


def arguments(parser: Parser) -> None:
    """What `terem bench` takes."""
    parser.option("what", "cli-help-what", metavar="WHAT")
    parser.option("rest", "cli-help-rest", nargs="...", metavar="…")


def run(arguments: Namespace, _context: Context) -> int:
    """Runs a benchmark of the checkout."""
    folder = Path(os.environ.get("TEREM_ROOT", Path.cwd())) / "bench"
    script = folder / f"{arguments.what}.py"
    if not script.exists():
        raise Refusal("refuse-no-bench", what=arguments.what, folder=str(folder))
    return subprocess.run([sys.executable, str(script), *arguments.rest], check=False).returncode  # noqa: S603
