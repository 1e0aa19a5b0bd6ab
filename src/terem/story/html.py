"""A book as one HTML file, and the pieces an EPUB is made of."""

from __future__ import annotations

from functools import cache

from jinja2 import Environment, PackageLoader
from markupsafe import Markup

from terem.story.pages import Book
from terem.story.pictures import SIDE, drawing


@cache
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader("terem.story"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        newline_sequence="\n",
    )
    templates.globals["picture"] = _picture
    return templates


def _picture(card: str) -> Markup:
    """A card's drawing, set into the page."""
    return Markup(f'<svg viewBox="0 0 {SIDE} {SIDE}" aria-hidden="true">{drawing(card)}</svg>')  # noqa: S704  our own


def to_html(book: Book) -> str:
    """The whole book on one page, with everything in it."""
    return _templates().get_template("book.html").render(book=book, inline=True)


def page(template: str, **values: object) -> str:
    """A page of an EPUB."""
    return _templates().get_template(template).render(inline=False, **values)


def stylesheet() -> str:
    """The look of the pages."""
    return _templates().get_template("book.css").render()
