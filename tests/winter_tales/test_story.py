"""The story of a game: every card told once, nothing that did not happen, and books of it."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections import Counter
from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from winter_tales import pictured

from terem.bots import bot, decide
from terem.cli import main
from terem.commands.story import tellers
from terem.games.winter_tales import GAME
from terem.games.winter_tales import actions as a
from terem.games.winter_tales.narrate import VARIANTS
from terem.kernel.conformance.walk import new_table
from terem.kernel.phrase import Refusal
from terem.kernel.record import Seat, to_lines
from terem.kernel.table import Table
from terem.kernel.words import Narrated, Told
from terem.messages import LANGUAGES, Speaker
from terem.story import truth
from terem.story.epub import to_epub
from terem.story.html import to_html
from terem.story.pages import make_book
from terem.story.pdf import to_pdf
from terem.story.tale import collect
from terem.story.truth import untruths

EVERYTHING = {"memories": 5, "powers": True, "objectives": True, "skills": True, "chapters": 3, "arbiter": "automatic"}
GAMES = [(players, number) for number in range(4) for players in range(2, 7)]


def told(players: int, number: int, **options) -> Table:
    """A game between greedy and random players."""
    config = GAME.config(players, EVERYTHING | options)
    table = new_table(GAME, config, 11, number)
    rng = Random(number)
    bots = [bot("greedy" if seat % 2 == number % 2 else "random") for seat in range(players)]
    while asked := GAME.asked(table.state):
        for code in decide(bots[asked[0]], GAME, table.board, table.state, asked[0], rng):
            table.act(asked[0], GAME.decode(table.state, code))
    return table


usual = cache(told)


@pytest.mark.parametrize(("players", "number"), GAMES)
def test_every_card_once_and_nothing_that_did_not_happen(players, number):
    table = usual(players, number)
    assert untruths(table) == []
    story = collect(table)
    spaces = sum(space.side is not None for space in GAME.view(table.state, None).track)
    assert spaces <= sum(chapter.title is not None for chapter in story.chapters)


@pytest.mark.parametrize("number", range(4))
def test_a_story_people_judge_stays_true(number):
    """Random verdicts: what was rejected is not in the book."""
    table = told(4, number, arbiter="vote" if number % 2 else "1")
    assert untruths(table) == []


def test_a_lie_is_found():
    """The judge of stories is not blind: change a telling, and it says so."""
    table = told(3, 9)
    assert untruths(table) == []
    kinds = {**truth.HAPPENED, "move": "carried", "quest-card": "carried"}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(truth, "HAPPENED", kinds)
        assert any("was told, but only" in line for line in untruths(table))


def test_the_same_record_tells_the_same_story():
    table = usual(4, 1)
    again = Table.resume(GAME, table.record())
    assert collect(again) == collect(table)
    assert all(isinstance(position.entry.words, Narrated | None) for position in table.line)


# --- people's words ---


def moved(text: str, language: str = "en") -> Table:
    """A table whose first mover tells in these words."""
    config = GAME.config(4, {"seating": "seats", "arbiter": "2"})
    table = new_table(GAME, config, 1, 0)
    while table.state.chapter == 0:
        seat = GAME.asked(table.state)[0]
        table.act(seat, GAME.decode(table.state, GAME.legal(table.state, seat)[0]))
    seat = GAME.asked(table.state)[0]
    table.act(seat, GAME.decode(table.state, GAME.legal(table.state, seat)[0]))
    card = GAME.view(table.state, seat).hand[0]
    table.act(seat, a.Play(card, "spring"), Told(text, language))
    return table


def said(table: Table, language: str = "en") -> str:
    speaker = Speaker(language).marking(lambda key, text: f"<{key[8:]}>" if key.startswith("wt-card-") else text)
    return speaker.say(collect(table).chapters[-1].pieces[-1].phrase)


def test_a_card_comes_where_the_teller_puts_it():
    table = moved("Under {1}, at midnight, she went out.")
    card = table.line[-1].entry.action["card"]
    assert said(table) == f"Under [<{card}>], at midnight, she went out."
    assert said(moved("She went out.")) == f"She went out. [<{card}>]"
    assert said(moved("{2} here {1} {1} {9}")) == f"* here [<{card}>] * {{9}}"


@pytest.mark.parametrize(
    ("text", "language", "reason"),
    [
        ("", "en", "wt-refuse-words-empty"),
        ("… 123 …", "en", "wt-refuse-words-empty"),
        ("x" * 1201, "en", "wt-refuse-words-long"),
        ("x" * 9000, "en", "refuse-words-too-long"),
        ("Hello", "<script>", "wt-refuse-words-language"),
    ],
)
def test_words_that_are_refused_change_nothing(text, language, reason):
    with pytest.raises(Refusal) as refused:
        moved(text, language)
    assert refused.value.phrase.key == reason


def test_words_are_plain_text():
    table = moved("A\x1b[31m\u202e tale\x00 & <b>bold</b> {1}\ue000sc01\ue001")
    words = table.line[-1].entry.words
    assert words == Told("A[31m tale & <b>bold</b> {1}sc01", "en")
    page = to_html(make_book(collect(table), Speaker("en", ["A", "B", "C", "D"])))
    assert "&lt;b&gt;bold&lt;/b&gt;" in page
    assert "<b>bold" not in page


def test_nobody_makes_up_the_narrators_lines():
    table = moved("Tale {1}")
    seat = GAME.asked(table.state)[0]
    action = GAME.decode(table.state, next(c for c in GAME.legal(table.state, seat) if c >= table.board.play))
    narrated = GAME.narrate(table.state, seat, action, table.told)
    forged = Narrated(type(narrated.phrase)("wt-tell-epilogue-close-spring-1")) if narrated else None
    with pytest.raises(Refusal) as refused:
        table.propose(seat, action, forged)
    assert refused.value.phrase.key == "refuse-words-narrated"
    with pytest.raises(Refusal) as refused:
        table.propose(seat, a.Pass(), Told("words", "en"))
    assert refused.value.phrase.key == "refuse-words-not-due"


@pytest.mark.parametrize(
    "phrase", [{"key": "wt-tell-no-such-1", "arguments": {}}, {"key": "wt-tell-move-1", "arguments": {"who": {}}}]
)
def test_a_record_with_a_made_up_line_is_refused_with_a_reason(phrase, tmp_path, capsys):
    lines = to_lines(usual(3, 2).record()).decode().splitlines()
    place = next(k for k, line in enumerate(lines) if '"wt-tell-move' in line)
    entry = json.loads(lines[place])
    entry["words"]["phrase"] = phrase
    lines[place] = json.dumps(entry)
    record = tmp_path / "forged.jsonl"
    record.write_text("\n".join(lines), encoding="utf-8")
    for command in (["story", str(record), "-o", str(tmp_path / "book.html")], ["replay", str(record)]):
        assert main(command) == 2
        assert "narrator" in capsys.readouterr().err
    assert not (tmp_path / "book.html").exists()


def test_a_retold_piece_takes_the_old_ones_place():
    table = moved("First {1} words")
    table.act(1, a.Protest())
    table.act(0, a.Retell(None), Told("Better words with {1} in them", "en"))
    pieces = collect(table).chapters[-1].pieces
    assert len(pieces) == 1
    card = table.line[-3].entry.action["card"]
    assert said(table) == f"Better words with [<{card}>] in them"


def test_told_again_the_cards_stand_where_the_new_text_has_them():
    table = moved("First {1} words")
    table.act(1, a.Protest())
    (event, *_) = table.act(0, a.Retell(None), Told("Better {1} words", "en"))
    card = table.line[-3].entry.action["card"]
    assert event.phrase.arguments["cards"] == card
    speaker = Speaker("en").marking(lambda key, text: key)
    assert speaker.say(event.phrase.arguments["tale"]) == f"Better [wt-card-{card}] words"


def test_a_line_is_not_told_again_before_the_others_were():
    for table in (usual(3, 2), usual(5, 1)):
        told = Counter()
        for position in table.line:
            words = position.entry.words
            if isinstance(words, Narrated):
                kind, _, number = words.phrase.key.rpartition("-")
                told[kind, int(number)] += 1
        for kind in {kind for kind, _ in told}:
            counts = [told[kind, number] for number in range(1, VARIANTS + 1)]
            assert max(counts) - min(counts) <= 1, kind


def test_a_line_is_never_told_twice_in_a_row():
    last = {}
    for position in usual(6, 3).line:
        words = position.entry.words
        if isinstance(words, Narrated):
            kind, _, number = words.phrase.key.rpartition("-")
            assert last.get(kind) != number
            last[kind] = number


def test_the_opening_can_be_mended_after_the_first_chapter_has_begun():
    table = new_table(GAME, GAME.config(2, {"seating": "seats"}), 1, 0)
    while GAME.view(table.state, None).scenes[-1].kind != "telling":
        seat = GAME.asked(table.state)[0]
        table.act(seat, GAME.decode(table.state, GAME.legal(table.state, seat)[0]))
    teller = GAME.asked(table.state)[0]
    table.act(teller, a.Tell(), Told("Once upn a time.", "en"))
    table.act(teller, a.Edit(), Told("Once upon a time.", "en"))
    (piece,) = collect(table).opening
    assert Speaker("en").say(piece.phrase) == "Once upon a time."


def test_at_a_table_of_voices_a_text_may_be_empty():
    config = GAME.config(2, {"telling": "voice", "seating": "seats"})
    table = new_table(GAME, config, 1, 0)
    while GAME.view(table.state, None).scenes[-1].kind != "telling":
        seat = GAME.asked(table.state)[0]
        table.act(seat, GAME.decode(table.state, GAME.legal(table.state, seat)[0]))
    table.act(GAME.asked(table.state)[0], a.Tell(), Told("", "hu"))
    assert table.line[-1].entry.words == Told("", "hu")


# --- books ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_in_every_kind(language, tmp_path):
    record = tmp_path / "game.jsonl"
    record.write_bytes(to_lines(usual(3, 2).record()))
    for kind in ("html", "epub", "pdf"):
        assert main(["story", str(record), "-o", str(tmp_path / f"book.{kind}"), "--lang", language]) == 0
        assert (tmp_path / f"book.{kind}").stat().st_size > 10_000


def test_the_pages_hold_the_whole_story():
    table = usual(5, 0)
    story = collect(table)
    names = ["Anna", "Béla", "Вера", "<i>Dan</i>", "Eve"]
    book = make_book(story, Speaker("hu", names))
    assert len(book.sections) == 2 + len(story.chapters)
    page = to_html(book)
    assert "&lt;i&gt;Dan&lt;/i&gt;" in page
    assert page.count('class="told"') == sum(len(section.paragraphs) for section in book.sections)
    assert len(re.findall(r'<span class="card', page)) == sum(len(p.cards) for s in book.sections for p in s.paragraphs)
    assert "http" not in page.replace("http://www.w3.org", "")


def test_an_epub_is_put_together_as_it_should_be():
    book = make_book(collect(usual(4, 0)), Speaker("ru", ["А", "Б", "В", "Г & Д"]))
    archive = zipfile.ZipFile(io.BytesIO(to_epub(book)))
    first = archive.infolist()[0]
    assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
    assert archive.read("mimetype") == b"application/epub+zip"
    package = ElementTree.fromstring(archive.read("EPUB/package.opf"))
    space = {"opf": "http://www.idpf.org/2007/opf", "dc": "http://purl.org/dc/elements/1.1/"}
    assert package.find(".//dc:language", space).text == "ru"
    listed = {item.get("href") for item in package.findall(".//opf:item", space)}
    inside = {name.removeprefix("EPUB/") for name in archive.namelist() if name.startswith("EPUB/")} - {"package.opf"}
    assert listed == inside
    for name in archive.namelist():
        if name.endswith((".xhtml", ".opf", ".ncx", ".xml", ".svg")):
            ElementTree.fromstring(archive.read(name))
    pages = [name for name in inside if name.startswith("page")]
    pictures = {name for name in inside if name.endswith(".svg")}
    used = {
        f"images/{found}"
        for name in pages
        for found in re.findall(r"images/(\w+\.svg)", archive.read(f"EPUB/{name}").decode())
    }
    assert used == pictures


def test_a_pdf_has_its_pages_and_letters():
    book = make_book(collect(usual(3, 0)), Speaker("ru", ["Анна", "Őrs", "Vera"]))
    data = to_pdf(book)
    assert data.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", data)) >= 4 + len(book.sections)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["story", "GAME", "-o", "book.txt"], ".html"),
        (["story", "QUEEN", "-o", "book.html"], "Winter Queen"),
        (["story", "missing.jsonl", "-o", "book.html"], "missing.jsonl"),
        (["story", "GAME"], "--output"),
    ],
)
def test_a_book_that_cannot_be_bound_says_why(words, said, tmp_path, root, capsys):
    record = tmp_path / "game.jsonl"
    record.write_bytes(to_lines(usual(3, 2).record()))
    places = {"GAME": str(record), "QUEEN": str(root / "tests/golden/winter-queen-2.jsonl")}
    assert main([places.get(word, word) for word in words]) == 2
    assert said in capsys.readouterr().err


def test_a_nameless_bot_is_a_voice_by_the_stove():
    seats = [Seat("", "bot:greedy"), Seat("Vera", "human"), Seat("Olga", "bot:random")]
    assert tellers(seats, Speaker("en")) == ["the first voice by the stove", "Vera", "Olga"]


def test_the_pictures_of_the_rules_page_are_views_of_a_real_game():
    made = pictured.written()
    assert pictured.FILE.read_text(encoding="utf-8") == made, "run python tests/winter_tales/pictured.py"
    assert set(json.loads(made)) == set(pictured.SOUGHT)
