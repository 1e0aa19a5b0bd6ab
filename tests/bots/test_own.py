"""A bot of one's own, as docs/bots.md shows it: in a file of one's own, from the folder it lies in."""

from __future__ import annotations

import importlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from time import sleep

import pytest

from terem.arena.fingerprint import fingerprint
from terem.bots.uniform import Uniform
from terem.cli import main
from terem.reference import HERE


@pytest.fixture
def folder(tmp_path, monkeypatch, root):
    """Where somebody writes a bot: the example of the documentation, as it stands there."""
    example = re.search(
        r"```python\n(from terem\.bots import Answer.*?)```", (root / "docs" / "bots.md").read_text("utf-8"), re.S
    )
    (tmp_path / "hopeful.py").write_text(example[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place != HERE])
    yield tmp_path
    sys.modules.pop("hopeful", None)
    fingerprint.cache_clear()


def arena(capsys, *words):
    given = ("--bots", "hopeful:HOPEFUL,random", "--games", "4", "--seed", "2", "--json", *words)
    assert main(["arena", "winter-queen", *given]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_example_of_the_documentation_plays_by_workers_too(capsys, folder):
    alone = arena(capsys, "--results", "one")
    assert {one["label"] for one in alone["standings"]} == {"hopeful:HOPEFUL", "random"}
    assert alone["games"] == 4
    assert arena(capsys, "--results", "two", "--workers", "2") == alone


def test_results_of_an_own_bot_that_has_changed_are_not_found(capsys, folder):
    arena(capsys, "--results", "kept")
    with (folder / "hopeful.py").open("a", encoding="utf-8") as file:
        file.write("# better\n")
    fingerprint.cache_clear()
    arena(capsys, "--results", "kept")
    assert len(list((folder / "kept").iterdir())) == 2


@pytest.fixture
def team(folder):
    """A bot that is made of several files: some it is told of at once, some only when it plays."""
    (folder / "den").mkdir()
    files = {
        "pack.py": "from den.nose import KEEN\nfrom hopeful import HOPEFUL\n\n\n"
        "def late():\n    import tail\n    return tail\n\n\nBOT = HOPEFUL\n",
        "tail.py": "try:\n    from . import sly\nexcept ImportError:\n    import sly\n",
        "sly.py": "",
        "den/__init__.py": "from . import ear\n",
        "den/ear.py": "",
        "den/nose.py": "KEEN = []\n",
        "den/scents.json": "[]",
        "stranger.py": "",
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] in ("pack", "tail", "den")]:
        del sys.modules[name]


def programs():
    fingerprint.cache_clear()
    return fingerprint("winter-queen", frozenset({"pack:BOT", "random"}))


@pytest.mark.parametrize("name", ["hopeful.py", "tail.py", "sly.py", "den/ear.py", "den/nose.py", "den/scents.json"])
def test_results_are_not_found_when_what_an_own_bot_imports_has_changed(team, name):
    before = programs()
    assert programs() == before
    with (team / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert programs() != before


def test_what_an_own_bot_does_not_import_and_what_is_loaded_meanwhile_changes_nothing(team):
    before = programs()
    (team / "stranger.py").write_text("pass\n", encoding="utf-8")
    importlib.import_module("stranger")
    importlib.import_module("pack").late()
    assert programs() == before


def test_the_same_programs_elsewhere_are_the_same(team, tmp_path_factory, monkeypatch):
    before = programs()
    elsewhere = shutil.copytree(team, tmp_path_factory.mktemp("elsewhere") / "bots")
    for name in ("pack", "hopeful", "den", "den.nose", "den.ear"):
        sys.modules.pop(name, None)
    monkeypatch.chdir(elsewhere)
    assert programs() == before
    assert str(elsewhere) in sys.modules["pack"].__file__


def test_an_own_bot_simulates(capsys, folder):
    assert main(["simulate", "winter-queen", "--bots", "random,hopeful:HOPEFUL", "--games", "1", "--json"]) == 0
    assert [seat["bot"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["random", "hopeful:HOPEFUL"]


@pytest.mark.parametrize(
    "name", ["nowhere:BOT", "hopeful:Hopeful", "hopeful:Answer", "hopeful:nobody", "slip:BOT", ":", "json:loads"]
)
def test_what_is_no_bot_is_refused(capsys, folder, name):
    (folder / "slip.py").write_text("BOT = (", encoding="utf-8")
    assert main(["arena", "winter-queen", "--bots", f"{name},random", "--games", "2"]) == 2
    told = capsys.readouterr().err
    assert name in told
    assert "MODULE:NAME" in told


def test_a_game_of_the_current_folder_is_found(capsys, folder, root):
    (folder / "thaw.py").write_text((root / "tests" / "snowballs.py").read_text("utf-8"), encoding="utf-8")
    assert main(["simulate", "thaw:GAME", "--games", "1"]) == 0
    assert "snowballs" in capsys.readouterr().out


# --- what a bot of one's own does wrong is said, with its name ---

WRONG = """
import os
from terem.bots import Answer


class Bot:
    def __init__(self, answer):
        self.choose = answer


def slip(situation):
    return {}["there"]


def leave(situation):
    raise SystemExit(0)


def point(situation):
    return Answer(situation.legal[0], aside=10**6)


BELOW = Bot(lambda situation: Answer(-1))
BEYOND = Bot(lambda situation: Answer(10**6))
ASIDE = Bot(point)
LETTERS = Bot(lambda situation: Answer("first"))
BARE = Bot(lambda situation: situation.legal[0])
NOTHING = Bot(lambda situation: None)
SLIP = Bot(slip)
LEAVE = Bot(leave)
GONE = Bot(lambda situation: os._exit(3))
"""


def failing(capsys, folder, name, *words):
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    sys.modules.pop("wrong", None)
    given = ("arena", "winter-queen", "--bots", f"wrong:{name},random", "--games", "2", *words)
    assert main(given) == 2
    told = capsys.readouterr().err
    assert f"wrong:{name}" in told
    assert "Traceback" not in told
    return told


@pytest.mark.parametrize(("name", "answer"), [("BELOW", "-1"), ("BEYOND", "1000000"), ("ASIDE", "1000000")])
def test_an_answer_the_rules_do_not_allow_is_refused(capsys, folder, name, answer):
    told = failing(capsys, folder, name)
    assert f"On deal 1, seating 1, “wrong:{name}” answered {answer}" in told


@pytest.mark.parametrize(
    ("name", "answer"),
    [("LETTERS", "Answer(code='first', reason=None, aside=None)"), ("BARE", "0"), ("NOTHING", "None")],
)
def test_what_is_no_answer_is_refused(capsys, folder, name, answer):
    assert f"answered {answer}; what “choose” returns" in failing(capsys, folder, name)


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(("name", "error", "line"), [("SLIP", "KeyError: 'there'", 12), ("LEAVE", "SystemExit: 0", 16)])
def test_a_bot_that_fails_is_named_with_the_line(capsys, folder, name, error, line, workers):
    assert f"{error} (wrong.py:{line})" in failing(capsys, folder, name, "--workers", workers)


def test_a_bot_that_ends_its_process_is_reported(capsys, folder):
    (folder / "wrong.py").write_text(WRONG, encoding="utf-8")
    assert main(("arena", "winter-queen", "--bots", "wrong:GONE", "--games", "2", "--workers", "2")) == 2
    assert "A process that played has ended" in capsys.readouterr().err


def test_a_module_that_fails_is_named_with_the_line(capsys, folder):
    (folder / "early.py").write_text("BOT = None\nRATE = 1 / 0\n", encoding="utf-8")
    for words in (("winter-queen", "--bots", "early:BOT"), ("early:BOT", "--bots", "random")):
        assert main(("arena", *words, "--games", "2")) == 2
        assert "early:BOT: ZeroDivisionError: division by zero (early.py:2)" in capsys.readouterr().err


def test_an_error_of_our_own_bots_stays_an_error(folder, monkeypatch):
    monkeypatch.setattr(Uniform, "choose", lambda self, situation: {}[situation.seat])
    with pytest.raises(KeyError):
        main(("arena", "winter-queen", "--bots", "random", "--games", "2"))


def test_whoever_interrupts_a_bot_is_not_told_it_failed(folder):
    (folder / "halt.py").write_text("raise KeyboardInterrupt", encoding="utf-8")
    assert main(("arena", "winter-queen", "--bots", "halt:BOT", "--games", "2")) == 130


def test_a_bot_may_answer_with_numbers_of_another_make_and_remember(capsys, folder):
    (folder / "other.py").write_text(
        "from numpy import int64\nfrom terem.bots import Answer\n\n\nclass Bot:\n    remembers = True\n\n"
        "    def at_table(self):\n        return Bot()\n\n    def choose(self, situation):\n"
        "        return Answer(int64(situation.legal[-1]))\n\n\nBOT = Bot()\n",
        encoding="utf-8",
    )
    assert main(("arena", "winter-queen", "--bots", "other:BOT,random", "--games", "2")) == 0


# --- an arena that is left in the middle of a game ---

TIRED = """
from time import sleep
from terem.bots import Answer


class Bot:
    thoughts = 0

    def choose(self, situation):
        self.thoughts += 1
        if self.thoughts > 100:
            sleep(600)
        return Answer(situation.legal[0])


BOT = Bot()
"""


@pytest.fixture
def arena_at_work(folder):
    """An arena of its own whose bots have played some games and now think for minutes."""
    (folder / "tired.py").write_text(TIRED, encoding="utf-8")
    words = ("arena", "winter-queen", "--bots", "tired:BOT", "--games", "90", "--workers", "2", "--results", "kept")
    started = subprocess.Popen(
        [sys.executable, "-m", "terem", *words], stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    seen = -1
    while seen < 2 or seen != kept(folder):  # until no more games come
        seen = kept(folder)
        assert started.poll() is None, started.stderr.read()
        sleep(1)
    yield started
    if started.returncode is None:
        os.killpg(started.pid, signal.SIGKILL)
        started.communicate()


def kept(folder):
    return sum(len(path.read_bytes().splitlines()) for path in (folder / "kept").glob("*.jsonl"))


def test_ctrl_c_ends_the_arena_at_once_and_says_what_is_kept(folder, arena_at_work):
    os.killpg(arena_at_work.pid, signal.SIGINT)  # as a terminal does
    said = arena_at_work.communicate(timeout=60)[1]  # which lasts until no process is left to say anything
    assert arena_at_work.returncode == 130
    file = next((folder / "kept").iterdir()).relative_to(folder)
    assert f"Broken off. Games kept: {kept(folder)} of 90, in {file}. The same command goes on from there." in said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_an_arena_that_is_killed_leaves_nobody_behind(arena_at_work, number):
    arena_at_work.send_signal(number)
    assert "Traceback" not in arena_at_work.communicate(timeout=60)[1]
