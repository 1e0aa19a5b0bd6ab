"""Results are those of the programs that play now: of the house and of guests."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from bots.contests import QUEEN, contest
from msgspec import structs

import terem
from terem.arena.contest import Contest
from terem.arena.fingerprint import fingerprint, sources


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A copy of the house's files that may be changed, as the fingerprint sees it."""
    own, copy = Path(terem.__file__).parent, tmp_path / "terem"
    for name in ("kernel", "bots", "arena"):
        shutil.copytree(own / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(own / "kept.py", copy)
    monkeypatch.setattr(terem, "__file__", str(copy / "__init__.py"))
    yield copy
    fingerprint.cache_clear()


def digest_now(found: Contest) -> str:
    fingerprint.cache_clear()
    return found.digest


@pytest.mark.parametrize(
    "name", ["bots/greedy.py", "bots/winter_queen/weights.json", "kernel/chance.py", "kept.py", "arena/contest.py"]
)
def test_results_of_bots_that_have_changed_are_not_found(house, name):
    found = contest("random", "greedy")
    before = digest_now(found)
    assert digest_now(found) == before
    (house / "bots" / "greedy.cpython-311.so").write_bytes(b"compiled from what lies beside it")
    assert digest_now(found) == before
    with (house / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert digest_now(found) != before


def test_results_of_another_version_are_not_found(house, monkeypatch):
    found = contest("random", "greedy")
    digests = [digest_now(found)]
    monkeypatch.setattr(terem, "__version__", "999")
    digests.append(digest_now(found))
    monkeypatch.setattr(type(QUEEN), "version", "999")
    digests.append(digest_now(found))
    assert len(set(digests)) == 3


OWN_GAME = "from snowballs import Snowballs\n\n\nclass Own(Snowballs):\n    pass\n\n\nGAME = Own()\n"


def test_results_of_a_game_that_has_changed_are_not_found(tmp_path, monkeypatch):
    (tmp_path / "drifts").mkdir()
    package, module = tmp_path / "drifts" / "__init__.py", tmp_path / "flurries.py"
    beside, within = tmp_path / "notes.json", tmp_path / "drifts" / "depth.json"
    package.write_text(OWN_GAME)
    module.write_text(OWN_GAME)
    monkeypatch.syspath_prepend(tmp_path)
    folder, single = (structs.replace(contest("random"), game=f"{name}:GAME") for name in ("drifts", "flurries"))
    before = digest_now(folder), digest_now(single)
    beside.write_text("1")  # whatever else lies where the game does
    assert (digest_now(folder), digest_now(single)) == before
    within.write_text("1")
    module.write_text(OWN_GAME + "\n")
    assert digest_now(folder) != before[0]
    assert digest_now(single) != before[1]


def test_results_of_a_game_that_builds_on_another_are_not_found_when_that_has_changed(tmp_path, monkeypatch):
    base, own = tmp_path / "blizzard.py", tmp_path / "thaws.py"
    base.write_text(OWN_GAME)
    own.write_text("import blizzard\n\n\nclass Thaw(blizzard.Own):\n    pass\n\n\nGAME = Thaw()\n")
    monkeypatch.syspath_prepend(tmp_path)
    found = structs.replace(contest("random"), game="thaws:GAME")
    before = digest_now(found)
    base.write_text(OWN_GAME + "\n")
    assert digest_now(found) != before


def test_where_only_compiled_modules_are_these_are_compared(tmp_path):
    (tmp_path / "rules.so").write_bytes(b"1")
    assert [path.name for path in sources(tmp_path)] == ["rules.so"]
    (tmp_path / "rules.py").write_bytes(b"1")
    assert [path.name for path in sources(tmp_path)] == ["rules.py"]
    assert sources(tmp_path / "absent") == []
