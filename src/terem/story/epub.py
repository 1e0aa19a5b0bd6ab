"""A book as an EPUB."""

from __future__ import annotations

import tempfile
from pathlib import Path

import mkepub

from terem.story.html import page, stylesheet
from terem.story.pages import Book
from terem.story.pictures import svg

INK = "#2b2a33"


def to_epub(book: Book) -> bytes:
    """The book as the bytes of an EPUB file."""
    bound = mkepub.Book(book.title, author=book.by, lang=book.language)
    bound.set_stylesheet(stylesheet())
    for card in book.cards:
        bound.add_image(f"{card}.svg", svg(card, INK).encode())
    bound.add_page(book.title, page("title.html", book=book))
    bound.add_page(book.cast_heading, page("cast.html", book=book))
    for section in book.sections:
        bound.add_page(_title(section.heading, section.title), page("section.html", section=section, book=book))
    bound.add_page(book.end, page("end.html", book=book))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "book.epub"
        bound.save(str(path))
        bound.tempdir.cleanup()
        return path.read_bytes()


def _title(heading: str, title: str) -> str:
    return f"{heading}: {title}" if heading else title
