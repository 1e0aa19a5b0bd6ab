"""The commands: what they print, and one sentence with exit code 2 for bad input, nothing written."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from terem.cli import main
from terem.games.winter_queen.components import default_file
from terem.messages import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "golden"
RU, HU = re.compile("[а-яё]"), re.compile("[áéíóöőúüű]")


@pytest.fixture
def recorded(tmp_path, capsys):
    """A finished game's record."""
    assert (
        main(["simulate", "winter-queen", "--games", "1", "--players", "3", "--record", str(tmp_path / "games")]) == 0
    )
    capsys.readouterr()
    return tmp_path / "games" / "game-00001.jsonl"


def run(capsys, *words):
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def refused(capsys, *words) -> str:
    code, out, err = run(capsys, *words)
    assert code == 2
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    return err.strip()


# --- simulate, replay, verify, score, check ---


def test_the_same_seed_gives_the_same_bytes(tmp_path, capsys):
    def games(folder, seed):
        words = ["--games", "4", "--players", "2", "--bots", "greedy,random", "--seed", seed, "--json"]
        code, out, _ = run(capsys, "simulate", "winter-queen", *words, "--record", tmp_path / folder)
        assert code == 0
        return out, [path.read_bytes() for path in sorted((tmp_path / folder).iterdir())]

    first, again, other = games("a", 7), games("b", 7), games("c", 8)
    assert first == again
    assert first[1] != other[1]
    summary = json.loads(first[0])
    assert summary["games"] == len(first[1]) == 4
    assert sum(seat["wins"] for seat in summary["seats"]) == 4
    assert summary["seats"][0]["mean_score"] > summary["seats"][1]["mean_score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_is_told_in_each_language(language, recorded, capsys):
    code, out, _ = run(capsys, "replay", recorded, "--lang", language)
    assert code == 0
    assert {"en": "crystal to", "ru": "льдина", "hu": "kristály"}[language] in out
    assert bool(RU.search(out)) == (language == "ru")
    assert bool(HU.search(out)) == (language == "hu")


def test_a_replay_stops_where_it_is_told_and_hides_what_a_seat_may_not_see(recorded, capsys):
    code, out, _ = run(capsys, "replay", recorded, "--at", 5, "--seat", 2, "--json")
    assert code == 0
    told = json.loads(out)
    assert [entry["seq"] for entry in told["entries"]] == [1, 2, 3, 4, 5]
    assert list(told["views"]) == ["2"]
    assert told["outcome"] is None
    assert told["views"]["2"]["totals"] is None
    _, out, _ = run(capsys, "replay", recorded, "--seat", "all", "--json")
    whole = json.loads(out)
    assert list(whole["views"]) == ["1", "2", "3", "spectator"]
    assert whole["outcome"]["scores"] == whole["views"]["spectator"]["totals"]


def test_verify_proves_a_record(recorded, capsys):
    code, out, _ = run(capsys, "verify", recorded)
    assert code == 0
    assert out.startswith("Proved")
    commitment = re.search(r"[0-9a-f]{64}", out)[0]
    code, out, _ = run(capsys, "verify", recorded, "--commitment", commitment)
    assert code == 0
    assert "nobody could choose" in out
    assert "not the commitment" in refused(capsys, "verify", recorded, "--commitment", "00" * 32)


def test_a_replay_tells_what_was_taken_back(capsys):
    code, out, _ = run(capsys, "replay", GOLDEN / "winter-queen-3-everything.json")
    assert code == 0
    assert "takes entry" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_position_is_scored_in_each_language(language, tmp_path, capsys):
    path = tmp_path / "p.json"
    path.write_text('{"map": "B4=P A3=R B5=R C5=R", "books": [{"seat": 1, "book": "SB03", "left": "red"}]}')
    code, out, _ = run(capsys, "score", "winter-queen", path, "--lang", language)
    assert code == 0
    assert "B4" in out
    assert "A3, B5, C5" in out
    _, out, _ = run(capsys, "score", "winter-queen", path, "--json")
    page = json.loads(out)[0]["pages"][0]
    assert (page["points"], page["anchor"], page["spaces"]) == (3, "B4", ["A3", "B5", "C5"])


def test_check_passes_the_house_and_fails_a_broken_game(capsys):
    code, out, _ = run(capsys, "check", "winter-queen", "--players", 2, "--games", 1)
    assert code == 0
    assert "pettingzoo-aec, pettingzoo-parallel, openspiel" in out
    code, out, _ = run(capsys, "check", "snowballs:GAME", "--games", 2)
    assert code == 0
    assert "gust=False" in out


def test_check_names_the_promise_a_game_breaks(capsys, monkeypatch):
    import snowballs

    monkeypatch.setattr(snowballs.Snowballs, "invariants", lambda self, state: ["always wrong"])
    code, out, _ = run(capsys, "check", "snowballs:GAME", "--players", 2, "--games", 1)
    assert code == 1
    assert "always wrong" in out


def test_help_lists_every_command_in_each_language(capsys):
    for language in LANGUAGES:
        with pytest.raises(SystemExit) as left:
            main(["--help", "--lang", language])
        assert left.value.code == 0
        out = capsys.readouterr().out
        for command in ("play", "simulate", "replay", "verify", "score", "check", "bench", "soak"):
            assert f"    {command} " in out
            with pytest.raises(SystemExit):
                main([command, "--help", "--lang", language])
            text = capsys.readouterr().out
            assert bool(RU.search(text)) == (language == "ru")
            assert bool(HU.search(text)) == (language == "hu")


# --- bad input ---


BAD = {
    "unknown game": (["play", "chess"], "chess"),
    "unknown bot": (["simulate", "winter-queen", "--bots", "oracle"], "oracle"),
    "too many players": (["simulate", "winter-queen", "--players", "5"], "2 to 4"),
    "no players": (["simulate", "winter-queen", "--players", "0"], "2 to 4"),
    "no players to check": (["check", "winter-queen", "--players", "0"], "2 to 4"),
    "strange digits": (["replay", "RECORD", "--seat", "²"], "²"),
    "module that is no game": (["check", "os:path"], "os:path"),
    "half a module": (["check", ":x"], ":x"),
    "no games": (["simulate", "winter-queen", "--games", "0"], "one game"),
    "number": (["simulate", "winter-queen", "--games", "many"], "many"),
    "unknown option": (["simulate", "winter-queen", "--colour"], "--colour"),
    "missing": (["replay"], "FILE"),
    "missing value": (["simulate", "winter-queen", "--seed"], "--seed"),
    "unknown command": (["dance"], "dance"),
    "absent file": (["replay", "nowhere.jsonl"], "nowhere.jsonl"),
    "absent position": (["score", "winter-queen", "nowhere.json"], "nowhere.json"),
    "absent components": (["simulate", "winter-queen", "--components", "nowhere.toml"], "nowhere.toml"),
    "unknown game option": (["simulate", "winter-queen", "--option", "snow=deep"], "snow"),
    "option shape": (["simulate", "winter-queen", "--option", "snow"], "snow"),
    "too many bots": (["play", "winter-queen", "--bots", "greedy,greedy,greedy"], "3 bots"),
    "bench": (["bench", "nothing"], "nothing"),
    "check": (["check", "nowhere:GAME"], "nowhere"),
    "companion": (["score", "snowballs:GAME", "x.json"], "winter-queen"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_one_sentence_in_each_language(name, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    words, needle = BAD[name]
    words = [str(GOLDEN / "winter-queen-2.jsonl") if word == "RECORD" else word for word in words]
    assert needle in refused(capsys, *words)
    assert RU.search(refused(capsys, *words, "--lang", "ru").replace("nowhere", ""))
    assert HU.search(refused(capsys, *words, "--lang", "hu"))
    assert list(tmp_path.iterdir()) in ([], [tmp_path / "data"])


def test_an_unknown_language(capsys):
    assert "de" in refused(capsys, "play", "winter-queen", "--lang", "de")


def damaged(recorded, tmp_path, old: bytes, new: bytes):
    path = tmp_path / "damaged.jsonl"
    data = recorded.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))
    return path


def test_a_damaged_record_is_refused_with_its_place(recorded, tmp_path, capsys):
    for command in ("replay", "verify"):
        text = refused(capsys, command, damaged(recorded, tmp_path, b'"seq":3', b'"seq":"x"'))
        assert "line 4" in text
        assert "docs/record.md" in text
        assert "rules version 9" in refused(
            capsys, command, damaged(recorded, tmp_path, b'"rules":"1"', b'"rules":"9"')
        )
        assert "format 9" in refused(capsys, command, damaged(recorded, tmp_path, b'"terem":1', b'"terem":9'))
    illegal = damaged(recorded, tmp_path, b'"do":"map","holder":', b'"do":"map","holder":9')
    assert re.search(r"Entry 1 .*no holder 9", refused(capsys, "replay", illegal))
    assert "entry 99" in refused(capsys, "replay", recorded, "--at", 99).lower()
    assert "seat" in refused(capsys, "replay", recorded, "--seat", 9)


def test_wrong_components_are_refused_with_their_line(tmp_path, capsys):
    own = default_file().read_text(encoding="utf-8")
    path = tmp_path / "box.toml"
    path.write_text(own.replace('["SB07", "RW", "BW"]', '["SB07", "RW"]'), encoding="utf-8")
    games = tmp_path / "games"
    text = refused(capsys, "simulate", "winter-queen", "--components", path, "--record", games)
    assert text == "Line 20: book SB07 has 1 page instead of two. (see components.toml)"
    assert not games.exists()
    path.write_text(own.replace('"domain", "green"]', '"domain", "geen"]'), encoding="utf-8")
    text = refused(capsys, "simulate", "winter-queen", "--components", path)
    assert re.fullmatch(r"Line \d+: space A3 has the unknown zone “geen”.*see components.toml.", text)


def test_two_crystals_on_a_space(tmp_path, capsys):
    path = tmp_path / "p.json"
    path.write_text('{"map": "A1=R A1=G", "books": []}')
    assert (
        refused(capsys, "score", "winter-queen", path)
        == "The space A1 holds two crystals; a space holds one. (rule §4.1)"
    )


def test_enormous_numbers_are_said_as_they_are(tmp_path, capsys):
    path = tmp_path / "p.json"
    path.write_text('{"map": "", "books": [], "players": 1' + "0" * 30 + "}")
    assert "1" + "0" * 30 in refused(capsys, "score", "winter-queen", path)


def test_a_full_disk_is_a_sentence(recorded, tmp_path, capsys, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    folder = tmp_path / "full"
    text = refused(capsys, "simulate", "winter-queen", "--games", "1", "--record", folder)
    assert "No space left" in text
    assert list(folder.iterdir()) == []


def test_what_takes_long_to_load_waits_until_it_is_needed():
    """Every command and every process of a house would wait for it."""
    heavy = "{'fpdf', 'mkepub', 'redis', 'numpy'}"
    seen = f"import sys, terem.cli, terem.server.app; print({heavy} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
