"""Committed records replay forever: here, in another process, with the compiled engine, without a compiler."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from terem.games import registry
from terem.kernel.proof import verify
from terem.kernel.record import from_bytes

ROOT = Path(__file__).parents[2]
GOLDEN = sorted(path for path in (ROOT / "tests" / "golden").iterdir() if path.suffix in (".json", ".jsonl"))
TRACE = ROOT / "tests" / "golden" / "retrace.py"

sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(TRACE.parent))

RESULTS = {
    "gorynych-3-advanced.jsonl": ((1, 1, 1), "a6b8264b18ad3943"),
    "gorynych-3-own.jsonl": ((1, 1, 1), "05e5e0ff45584083"),
    "gorynych-3.jsonl": ((0, 0, 0), "0adb47c9941e7a2e"),
    "gorynych-4-advanced.jsonl": ((1, 1, 1, 1), "37e4d7c7a7d745a9"),
    "gorynych-4-everything.json": (
        (0, 0, 0, 0),
        "d01baf480084e451",
    ),  # signals, clock, a replaced card
    "gorynych-4.jsonl": ((0, 0, 0, 0), "b50cc1ac490497e4"),
    "gorynych-5-advanced.jsonl": ((1, 1, 1, 1, 1), "2f90b71ed751f8ff"),
    "gorynych-5.jsonl": ((0, 0, 0, 0, 0), "5d79a7f44b2b9e4d"),
    "gorynych-6-advanced.jsonl": ((1, 1, 1, 1, 1, 1), "83d6f77621ad27ff"),
    "gorynych-6.jsonl": ((0, 0, 0, 0, 0, 0), "07511c2db91e7293"),
    "gorynych-7-advanced.jsonl": ((0, 0, 0, 0, 0, 0, 0), "9a0fc860c0e80d19"),
    "gorynych-7.jsonl": ((0, 0, 0, 0, 0, 0, 0), "7a84210373c40cf5"),
    "winter-queen-2.jsonl": ((33, 10), "9dd1ea94b76b4d58"),
    "winter-queen-3-everything.json": ((15, 11, 17), "fca51f9023eac25e"),  # take-backs, words, named targets
    "winter-queen-3.jsonl": ((22, 11, 29), "428c285e00420abf"),
    "winter-queen-4.jsonl": ((24, 11, 24, 10), "2f63ece5e8c711b8"),
    "winter-tales-2.jsonl": ((0, 14), "40fb74bce6aef8cd"),
    "winter-tales-3-everything.json": ((9, 0, 0), "57dd9cd55ffcd57f"),
    "winter-tales-3.jsonl": ((0, 3, 3), "d6d999dd00d449f4"),
    "winter-tales-4.jsonl": ((3, 9, 3, 9), "ffa8cead04a50edf"),
    "winter-tales-5.jsonl": ((14, 2, 0, 2, 14), "2983be7707896949"),
    "winter-tales-6.jsonl": ((17, 17, 10, 17, 10, 10), "2508cce403afde7e"),
    "winter-tales-7.jsonl": ((22, 4, 22, 4, 22, 4, 0), "8c0e839cee007a11"),
}


def traces(**env) -> tuple[str, list[str]]:
    """Which engine ran in a fresh process, and the digests it found."""
    command = [sys.executable, str(TRACE), *map(str, GOLDEN)]
    done = subprocess.run(command, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    engine, *digests = done.stdout.split()
    return engine, digests


@pytest.fixture(scope="module")
def here() -> list[str]:
    from retrace import trace

    return [trace(path) for path in GOLDEN]


def test_every_game_and_player_count_has_a_fixture():
    played = {(record.header.game, len(record.header.seats)) for record in map(load, GOLDEN)}
    assert played == {(game.name, players) for game in registry() for players in game.players}


def load(path):
    return from_bytes(path.read_bytes())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.name)
def test_a_fixture_proves_and_goes_as_it_did(path):
    """Its result, and every legal action and every page's points on the way, are those it was committed with."""
    record = load(path)
    assert verify(registry().get(record.header.game), record) > 0
    scores, legal = RESULTS[path.name]
    assert record.end.outcome.scores == scores
    from retrace import legal_digest

    assert legal_digest(path) == legal


def test_another_process_with_another_hash_seed_sees_the_same(here):
    engine, digests = traces(PYTHONHASHSEED="4711")
    assert engine == "pure"
    assert digests == here


# --- the compiled engine ---


def build(folder: Path, **env) -> Path:
    """Builds the wheel and unpacks it; returns where."""
    uv = os.environ.get("TEREM_UV") or shutil.which("uv")
    assert uv, "uv is needed to build the wheel: run ./terem test, which gets it"
    command = [uv, "build", "--wheel", "--quiet", "--python", sys.executable, "--out-dir", str(folder / "dist")]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = (folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "package")
    return folder / "package"


@pytest.fixture(scope="session")
def built(tmp_path_factory) -> Path:
    """The wheel with its compiled engine, built once for all workers: compiling takes a while."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "built-engine"
    shared.mkdir(exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = shared / "done"
        if not done.exists():
            build(shared, MYPYC_OPT_LEVEL="1", MYPYC_DEBUG_LEVEL="0", CFLAGS="-O1")  # the same code, sooner
            done.touch()
    return shared / "package"


def test_whatever_is_to_be_compiled_is_there():
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["terem"]["compiled"]
    assert [pattern for pattern in patterns if not list((ROOT / "src" / "terem").glob(pattern))] == []


def test_the_built_engine_sees_the_same(here, built):
    """Compiled wherever a compiler and headers are; elsewhere this proves that the fallback runs."""
    from hatch_build import can_compile

    engine, digests = traces(PYTHONPATH=str(built))
    assert engine == ("compiled" if can_compile() else "pure")
    assert digests == here


JUDGED = """
import sys
from terem.games import registry
from terem.games.winter_queen import rules
from terem.kernel.conformance import check_game
from terem.research.judges import judge
for game in registry():
    for players in game.players:
        config = game.config(players, next(iter(game.presets.values()), {}))
        assert not check_game(game, config, games=1 if game.name == "winter-tales" else 2, seed=5).findings
        found = [verdict for verdict in judge(game, config, 1) if verdict[1]]
        assert not found, found
print(rules.__file__)
"""


def test_the_built_engine_passes_all_judges(built):
    env = {**os.environ, "PYTHONPATH": str(built)}
    done = subprocess.run([sys.executable, "-c", JUDGED], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert str(built) in done.stdout


SERVED = ("test_house.py", "test_around.py")


@pytest.mark.parametrize("tests", SERVED)
def test_the_built_server_passes_the_tests_of_the_plain_one(built, tests):
    """Part of it is compiled, and compiled is what people play on."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env |= {"PYTHONPATH": str(built)}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "not postgresql"]
    file = str(ROOT / "tests" / "server" / tests)
    done = subprocess.run([*command, file], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    where = [sys.executable, "-c", "import terem.server.room as room; print(room.__file__)"]
    assert str(built) in subprocess.run(where, env=env, capture_output=True, text=True, check=True).stdout


MEETINGS = {
    "gorynych": """
import encounters
for met in encounters.rounds(30):
    left = encounters.missing(met)
    if not left:
        break
print(left)
""",
    "winter-tales": """
import tales
for met in tales.meet(240):
    left = [name for name in tales.wanted() if not met[name]]
    if not left:
        break
print(left)
""",
}


@pytest.mark.parametrize("game", MEETINGS)
def test_play_meets_everything_its_rules_know(built, game):
    """Every manoeuvre, counter, end, river, bridge and tunnel; every situation, power, objective, skill and verdict."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(built), str(ROOT / "bench")))}
    command = [sys.executable, "-c", MEETINGS[game]]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr


@pytest.fixture(scope="session")
def pure(tmp_path_factory):
    """The wheel where no compiler is."""
    return build(tmp_path_factory.mktemp("pure"), TEREM_PURE="1")


def test_without_a_compiler_the_wheel_is_pure_and_sees_the_same(here, pure):
    assert not list(pure.rglob("*.so"))
    engine, digests = traces(PYTHONPATH=str(pure))
    assert engine == "pure"
    assert digests == here


def test_a_broken_compiler_does_not_break_the_build(here, tmp_path):
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    package = build(tmp_path, CC=str(broken))
    assert not list(package.rglob("*.so"))
    assert traces(PYTHONPATH=str(package)) == ("pure", here)


def test_a_wheel_carries_its_languages_and_data(pure, tmp_path):
    for name in (
        "locales/ru/winter-queen.ftl",
        "games/winter_queen/components.toml",
        "games/winter_queen/rulings.toml",
        "games/gorynych/components.toml",
        "games/gorynych/rulings.toml",
        "games/winter_tales/components.toml",
        "story/templates/book.html",
        "story/assets/pictures.json",
        "story/assets/alegreya-bold.ttf",
    ):
        assert (pure / "terem" / name).exists()
    command = [sys.executable, "-m", "terem", "simulate", "winter-queen", "--games", "1", "--lang", "hu"]
    env = {**os.environ, "PYTHONPATH": str(pure)}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "győzelem" in done.stdout
