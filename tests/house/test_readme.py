"""The README is executed: its Python is a doctest, its commands run in the order they stand."""

from __future__ import annotations

import doctest
import re
import shlex

import pytest

from terem.cli import main


@pytest.mark.filterwarnings("ignore")
def test_the_python_of_the_readme(root):
    results = doctest.testfile(str(root / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert results.attempted > 15
    assert results.failed == 0


def test_the_commands_of_the_readme(root, tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    text = (root / "README.md").read_text(encoding="utf-8")
    lines = [line for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) for line in block.splitlines()]
    commands = [line for line in lines if not re.match(r"\./terem( test)?\s+#", line)]
    assert len(commands) >= 9
    for line in commands:
        words = shlex.split(line)
        if words[0] == "echo":
            (tmp_path / words[3]).write_text(words[1], encoding="utf-8")
            continue
        assert words[0] == "./terem"
        code = main(words[1:], ask=lambda prompt: "q")
        assert code == 0, capfd.readouterr().err


def test_links_of_the_documents_lead_somewhere(root):
    for document in [*root.glob("*.md"), *(root / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"


def test_the_position_of_the_document_is_scored(root, tmp_path, capsys):
    text = (root / "docs" / "position.md").read_text(encoding="utf-8")
    path = tmp_path / "position.json"
    path.write_text(re.search(r"```json\n(.*?)```", text, re.DOTALL)[1], encoding="utf-8")
    assert main(["score", "winter-queen", str(path)]) == 0
    assert "5 points" in capsys.readouterr().out
