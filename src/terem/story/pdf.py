"""A book as a PDF: text in one column, the cards in the margin beside the lines that tell of them."""

from __future__ import annotations

import io
from typing import Any

from fpdf import FPDF

from terem.story.pages import Book, Card, Paragraph, Section
from terem.story.pictures import FONTS, font, svg

PAGE = (148.0, 210.0)
MARGIN = 16.0
GUTTER = 14.0
"""Room for the cards beside the text."""
CARD = 10.0
INKS = {"spring": "#a8541a", "winter": "#2f5d7c", "neutral": "#4a4652"}
TEXT = (43, 42, 51)


class Press(FPDF):
    """Sets pages with the book's letters and numbers them."""

    def __init__(self, book: Book) -> None:
        super().__init__(unit="mm", format=PAGE)
        self.book = book
        self.set_margins(MARGIN, MARGIN)
        self.set_auto_page_break(True, margin=18)
        for style in FONTS:
            self.add_font("book", style, str(font(style)))
        self.set_title(book.title)
        self.set_author(book.by)
        self.set_lang(book.language)
        self.set_text_color(*TEXT)

    def footer(self) -> None:
        """The page's number, not on the title page."""
        if self.page_no() > 1:
            self.set_y(-12)
            self.set_font("book", "I", 9)
            self.cell(0, 6, str(self.page_no()), align="C")

    def centred(self, text: str, size: float, style: str = "", height: float = 8.0) -> None:
        """A line in the middle."""
        self.set_font("book", style, size)
        self.multi_cell(0, height, text, align="C", new_x="LMARGIN", new_y="NEXT")

    def picture(self, card: str, side: str, x: float, y: float, size: float) -> None:
        """A card: its drawing in a frame of the side's colour."""
        ink = INKS[side]
        self.set_draw_color(ink)
        self.set_fill_color("#fbf7ee" if side != "winter" else "#f2f6fa")
        self.set_line_width(0.35)
        self.rect(x, y, size, size * 1.2, style="DF", round_corners=True, corner_radius=size * 0.14)
        self.image(io.BytesIO(svg(card, ink).encode()), x + size * 0.15, y + size * 0.25, size * 0.7, size * 0.7)


def to_pdf(book: Book) -> bytes:
    """The book as the bytes of a PDF file."""
    press = Press(book)
    _title_page(press, book)
    _cast(press, book)
    for section in book.sections:
        _section(press, section)
    _end(press, book)
    return bytes(press.output())


def _title_page(press: Press, book: Book) -> None:
    press.add_page()
    press.set_y(58)
    press.centred(book.title, 30, "B", 14)
    press.ln(4)
    press.centred(book.by, 13, "I")
    cards = [section.card for section in book.sections if section.card][:4]
    sides = [section.side for section in book.sections if section.card][:4]
    size, gap = 18.0, 5.0
    left = (PAGE[0] - len(cards) * size - (len(cards) - 1) * gap) / 2
    for place, (card, side) in enumerate(zip(cards, sides, strict=True)):
        press.picture(card, side, left + place * (size + gap), 118, size)


def _cast(press: Press, book: Book) -> None:
    press.add_page()
    press.start_section(book.cast_heading)
    press.centred(book.cast_heading, 20, "B", 10)
    for part in book.cast:
        press.ln(3)
        press.set_text_color(INKS[part.side])
        press.centred(part.heading, 14, "I")
        press.set_text_color(*TEXT)
        for name, lore in part.roles:
            if press.get_y() > PAGE[1] - 44:  # a name stays with its story
                press.add_page()
            _plain(press, name, "B", 11)
            _plain(press, lore, "", 10)
            press.ln(1.5)
    if book.writer:
        press.ln(2)
        press.centred(book.writer, 11, "I")


def _plain(press: Press, text: str, style: str, size: float) -> None:
    press.set_font("book", style, size)
    press.multi_cell(0, size * 0.48, text, new_x="LMARGIN", new_y="NEXT")


def _section(press: Press, section: Section) -> None:
    press.add_page()
    press.start_section(section.title)
    if section.heading:
        press.centred(section.heading, 12, "I", 7)
    press.set_text_color(INKS[section.side])
    press.centred(section.title, 22, "B", 11)
    press.set_text_color(*TEXT)
    press.ln(4)
    for paragraph in section.paragraphs:
        _paragraph(press, paragraph)
    if section.memory:
        _memory(press, section)


def _paragraph(press: Press, paragraph: Paragraph) -> None:
    """The text beside its cards; both stay on one page."""
    runs: list[tuple[str, str]] = [(run.word, "I") if isinstance(run, Card) else (run, "") for run in paragraph.runs]
    height = _height(press, "".join(text for text, _ in runs), len(paragraph.cards))
    if press.get_y() + height > PAGE[1] - 20:
        press.add_page()
    top = press.get_y()
    for place, card in enumerate(paragraph.cards):
        press.picture(card, paragraph.side, MARGIN, top + 0.6 + place * (CARD * 1.2 + 1.5), CARD)
    press.set_left_margin(MARGIN + GUTTER)
    press.set_xy(MARGIN + GUTTER, top)
    for text, style in runs:
        press.set_font("book", style, 11)
        press.write(5.4, text)
    press.ln(5.4)
    press.set_left_margin(MARGIN)
    press.set_y(max(press.get_y(), top + len(paragraph.cards) * (CARD * 1.2 + 1.5)) + 2)


def _height(press: Press, text: str, cards: int) -> float:
    press.set_font("book", "", 11)
    wide = PAGE[0] - 2 * MARGIN - GUTTER
    lines: Any = press.multi_cell(wide, 5.4, text, dry_run=True, output="LINES")
    return max(len(lines) * 5.4, cards * (CARD * 1.2 + 1.5)) + 3


def _memory(press: Press, section: Section) -> None:
    """The card the chapter is remembered by."""
    size = 20.0
    if press.get_y() + size * 1.2 + 18 > PAGE[1] - 16:
        press.add_page()
    press.ln(5)
    if section.card:
        press.picture(section.card, section.side, (PAGE[0] - size) / 2, press.get_y(), size)
        press.set_y(press.get_y() + size * 1.2 + 3)
    press.centred(section.memory, 11, "I", 6)


def _end(press: Press, book: Book) -> None:
    press.add_page()
    press.set_y(70)
    press.centred(book.outcome, 13, "", 7)
    press.ln(4)
    press.centred(book.end, 24, "B", 12)
    press.ln(10)
    press.centred(book.tellers_heading, 12, "I")
    for teller in book.tellers:
        press.centred(teller, 11, "", 6)
    press.set_y(PAGE[1] - 44)
    for line in book.credits:
        press.centred(line, 8, "I", 4.5)
