"""The launcher: a clear sentence on an old Python, without a network, in a folder it may not write to."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LAUNCHER = ROOT / "terem"


def checkout(folder: Path) -> Path:
    """The launcher with its messages in a folder of its own."""
    shutil.copy(LAUNCHER, folder / "terem")
    shutil.copytree(ROOT / "locales", folder / "locales")
    for name in ("pyproject.toml", "hatch_build.py"):
        (folder / name).write_text("")
    (folder / "src").mkdir()
    return folder / "terem"


def run(launcher: Path, *words: str, code: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Runs the launcher with `code` executed first, on a search path that holds nothing."""
    place = repr(str(launcher))
    start = f"import sys, runpy\n{code}\nsys.argv[0] = {place}\nrunpy.run_path({place}, run_name='__main__')"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("UV_", "PIP_"))}
    clean |= {"PATH": str(launcher.parent), "TEREM_LANG": "en", "PYTHONIOENCODING": "utf-8", **env}
    return subprocess.run(
        [sys.executable, "-c", start, *words], env=clean, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_an_old_python_is_told_what_is_needed(tmp_path):
    launcher = checkout(tmp_path)
    done = run(launcher, code="sys.version_info = (3, 8, 1)")
    assert done.returncode == 1
    assert (
        done.stderr.strip()
        == "Terem needs Python 3.11 or newer; this is 3.8. Install a newer Python, then run ./terem again."
    )
    done = run(launcher, "--lang", "ru", code="sys.version_info = (2, 7, 1)")
    assert "3.11" in done.stderr
    assert "2.7" in done.stderr
    assert "Python" in done.stderr
    assert "needs" not in done.stderr


def test_an_old_python_hands_over_to_a_newer_one(tmp_path):
    launcher = checkout(tmp_path)
    newer = tmp_path / "python3.12"
    newer.write_text('#!/bin/sh\necho "handed over: $2"\nexit 7\n')
    newer.chmod(0o755)
    done = run(launcher, "check", code="sys.version_info = (3, 8, 1)", PATH=f"{tmp_path}:/bin:/usr/bin")
    assert done.returncode == 7
    assert "handed over: check" in done.stdout


def test_any_python_can_read_the_launcher():
    source = LAUNCHER.read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr) for node in ast.walk(ast.parse(source)))


def test_a_folder_that_cannot_be_written(tmp_path):
    launcher = checkout(tmp_path)
    (tmp_path / ".tools").write_text("in the way")
    for language, word in (("en", "Copy the project"), ("ru", str(tmp_path)), ("hu", str(tmp_path))):
        done = run(launcher, "--lang", language)
        assert done.returncode == 1
        assert word in done.stderr


def test_no_network(tmp_path):
    launcher = checkout(tmp_path)
    closed = {
        "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
        "PIP_RETRIES": "0",
        "PIP_TIMEOUT": "1",
        "PIP_CONFIG_FILE": os.devnull,
    }
    done = run(launcher, **closed)
    assert done.returncode == 1
    assert "Check the network connection" in done.stderr
    assert "Traceback" not in done.stderr


def fake_uv(folder: Path, body: str) -> None:
    uv = folder / "uv"
    uv.write_text("#!/bin/sh\n" + body)
    uv.chmod(0o755)


def test_a_failed_setup_shows_why(tmp_path):
    launcher = checkout(tmp_path)
    fake_uv(tmp_path, 'echo "No solution found"\nexit 1\n')
    done = run(launcher, PATH=f"{tmp_path}:/bin:/usr/bin")
    assert done.returncode == 1
    assert "No solution found" in done.stderr
    assert "lines above say why" in done.stderr
    fake_uv(tmp_path, 'echo "error: dns error: failed to lookup"\nexit 1\n')
    assert "network" in run(launcher, PATH=f"{tmp_path}:/bin:/usr/bin").stderr


WRITES_DOWN = """\
echo "$@" >> "$UV_PROJECT_ENVIRONMENT.log"
mkdir -p "$UV_PROJECT_ENVIRONMENT/bin"
printf '#!/bin/sh\\necho "terem $@"\\n' > "$UV_PROJECT_ENVIRONMENT/bin/terem"
chmod +x "$UV_PROJECT_ENVIRONMENT/bin/terem"
"""


def test_setting_up_happens_once_and_again_when_something_changes(tmp_path):
    launcher = checkout(tmp_path)
    fake_uv(tmp_path, WRITES_DOWN)
    path = f"{tmp_path}:/bin:/usr/bin"
    for _ in range(2):
        done = run(launcher, "play", "winter-queen", PATH=path)
        assert done.returncode == 0, done.stderr
        assert done.stdout.strip() == "terem play winter-queen"
    log = tmp_path / ".venv-play.log"
    assert log.read_text().count("sync") == 1
    (tmp_path / "pyproject.toml").write_text("# changed")
    run(launcher, PATH=path)
    assert log.read_text().count("sync") == 2


def test_what_a_command_needs_is_added_to_what_is_there(tmp_path):
    launcher = checkout(tmp_path)
    fake_uv(tmp_path, WRITES_DOWN)
    for words in (["check", "gorynych"], ["arena", "gorynych", "--ray=auto"], ["arena", "gorynych", "--ray", "auto"]):
        assert run(launcher, *words, PATH=f"{tmp_path}:/bin:/usr/bin").returncode == 0
    first, second = (tmp_path / ".venv-play.log").read_text().splitlines()
    assert first.endswith("--extra research")
    assert second.endswith("--extra ray --extra research")


def test_ci_calls_the_tests_and_nothing_else(root):
    lines = (root / ".ci" / "run").read_text().splitlines()
    assert lines[0].startswith("#!")
    assert lines[1:] == ['exec "$(dirname "$0")/../terem" test']
