"""The pages of a book: a story in one language, its cards marked where they are told."""

from __future__ import annotations

import re
from typing import NamedTuple

from terem.kernel.phrase import Phrase
from terem.messages import Speaker, capitalised
from terem.story.tale import Chapter, Piece, Scene, Story

OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"
"""Private signs around a card in the text: no keyboard types them, and `clean` keeps them out of people's words."""

CARD = re.compile(rf"\[?{OPEN}(\w+){MIDDLE}([^{CLOSE}]*){CLOSE}\]?")


class Card(NamedTuple):
    """A card told of: its name in the data, and the word it is told by."""

    card: str
    word: str


Run = str | Card
"""A stretch of text, or a card in it."""


class Paragraph(NamedTuple):
    """One telling."""

    side: str
    """Of the teller; the Writer is neutral."""
    language: str
    runs: tuple[Run, ...]
    seat: int

    @property
    def cards(self) -> list[str]:
        """The cards told of."""
        return [run.card for run in self.runs if isinstance(run, Card)]


class Section(NamedTuple):
    """A chapter of the book."""

    heading: str
    title: str
    side: str
    card: str | None
    """The card it is remembered by."""
    memory: str
    paragraphs: tuple[Paragraph, ...]
    scene: Scene | None = None


class Part(NamedTuple):
    """The characters of one side."""

    heading: str
    side: str
    roles: tuple[tuple[str, str], ...]
    """Name and what there is to know."""


class Book(NamedTuple):
    """A whole book, ready to be set."""

    language: str
    title: str
    by: str
    cast_heading: str
    cast: tuple[Part, ...]
    writer: str
    sections: tuple[Section, ...]
    outcome: str
    end: str
    tellers_heading: str
    tellers: tuple[str, ...]
    credits: tuple[str, ...]
    contents: str

    @property
    def cards(self) -> list[str]:
        """Every card that is pictured, once."""
        told = [card for section in self.sections for paragraph in section.paragraphs for card in paragraph.cards]
        summed = [section.card for section in self.sections if section.card]
        return list(dict.fromkeys([*summed, *told]))


def make_book(story: Story, speaker: Speaker) -> Book:
    """The book of a story in the speaker's language."""
    text = speaker.text
    names = list(speaker.names)
    return Book(
        language=speaker.language,
        title=text("wt-book-title"),
        by=text("wt-book-by", names=speaker.listed(names)),
        cast_heading=text("wt-book-cast"),
        cast=tuple(_part(story, side, speaker) for side in ("spring", "winter")),
        writer=_writer(story, speaker),
        sections=tuple(_sections(story, speaker)),
        outcome=speaker.say(story.outcome) if story.outcome else "",
        end=text("wt-book-end"),
        tellers_heading=text("wt-book-tellers"),
        tellers=tuple(
            text("wt-book-teller", name=name, faction=faction)
            for name, faction in zip(names, story.factions, strict=True)
        ),
        credits=(text("wt-book-pictures"), text("wt-book-made")),
        contents=text("wt-book-contents"),
    )


def _part(story: Story, side: str, speaker: Speaker) -> Part:
    roles = []
    for role in story.cast:
        if role.side == side:
            name = speaker.text(f"wt-character-{role.character}")
            title = speaker.text("wt-book-role", name=capitalised(name), seat=role.seat)
            roles.append((title, speaker.text(f"wt-lore-character-{role.character}")))
    return Part(speaker.text("wt-book-side", side=side), side, tuple(roles))


def _writer(story: Story, speaker: Speaker) -> str:
    seat = story.factions.index("writer") if "writer" in story.factions else None
    return "" if seat is None else speaker.text("wt-book-writer", seat=seat)


def _sections(story: Story, speaker: Speaker) -> list[Section]:
    text = speaker.text
    found = []
    if story.opening:
        found.append(
            Section("", text("wt-book-opening"), "neutral", None, "", _paragraphs(story, story.opening, speaker))
        )
    for number, chapter in enumerate(story.chapters, start=1):
        heading = text("wt-book-chapter", number=number)
        title = speaker.say(chapter.title) if chapter.title else text("wt-book-open")
        paragraphs = _paragraphs(story, chapter.pieces, speaker)
        memory = _memory(chapter, speaker)
        found.append(Section(heading, title, chapter.side, chapter.card, memory, paragraphs, chapter.scene))
    if story.epilogue:
        found.append(
            Section("", text("wt-book-epilogue"), "neutral", None, "", _paragraphs(story, story.epilogue, speaker))
        )
    return found


def _memory(chapter: Chapter, speaker: Speaker) -> str:
    """What the chapter is remembered by."""
    if chapter.title is None:
        return ""
    if chapter.card is None and chapter.side != "neutral":
        return speaker.text("wt-book-memory-objective", side=chapter.side)
    card = Phrase(f"wt-card-{chapter.card or 'blank'}")
    return speaker.say(Phrase("wt-book-memory", {"side": chapter.side, "card": card}))


def _paragraphs(story: Story, pieces: tuple[Piece, ...], speaker: Speaker) -> tuple[Paragraph, ...]:
    marked = speaker.marking(_mark)
    sides = ["neutral" if faction == "writer" else faction for faction in story.factions]
    return tuple(
        Paragraph(sides[piece.seat], piece.language, _runs(marked.say(piece.phrase)), piece.seat) for piece in pieces
    )


def _mark(key: str, text: str) -> str:
    card = key.removeprefix("wt-card-")
    return text if card == key else f"{OPEN}{card}{MIDDLE}{text}{CLOSE}"


def _runs(text: str) -> tuple[Run, ...]:
    runs: list[Run] = []
    at = 0
    for found in CARD.finditer(text):
        runs += [text[at : found.start()], Card(found[1], found[2])]
        at = found.end()
    return tuple(run for run in [*runs, text[at:]] if run)
