"""How a book is bound into a file: a page, a book for a reader, or to be printed.

What binds is loaded when the first book is bound: it takes longer than everything else a house and its processes load.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from terem.story.html import to_html
from terem.story.pages import Book


class Binding(NamedTuple):
    """One kind of file."""

    media: str
    bind: Callable[[Book], bytes]


def _html(book: Book) -> bytes:
    return to_html(book).encode()


def _epub(book: Book) -> bytes:
    from terem.story.epub import to_epub

    return to_epub(book)


def _pdf(book: Book) -> bytes:
    from terem.story.pdf import to_pdf

    return to_pdf(book)


BINDINGS: Mapping[str, Binding] = {
    "html": Binding("text/html", _html),
    "epub": Binding("application/epub+zip", _epub),
    "pdf": Binding("application/pdf", _pdf),
}
"""By what their names end in."""
