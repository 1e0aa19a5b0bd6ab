"""The book of a finished story: to be read in the browser, or taken home as a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from litestar import Controller, Response, get
from litestar.concurrency import sync_to_thread
from litestar.params import QueryParameter
from msgspec import Struct

from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker
from terem.server.api.common import Asking, Name
from terem.server.house import House
from terem.server.people import Person
from terem.server.room import Room
from terem.server.sitting import OVER
from terem.story.binding import BINDINGS
from terem.story.pages import Book, Card, Paragraph, Part, Section, make_book
from terem.story.tale import collect, is_tale

Language = Annotated[str, QueryParameter(max_length=16)]


class BookRun(Struct, frozen=True):
    """A stretch of text, or a card in it."""

    text: str
    card: str | None = None


class BookParagraph(Struct, frozen=True):
    """One telling."""

    seat: int
    side: str
    language: str
    runs: tuple[BookRun, ...]


class BookScene(Struct, frozen=True):
    """Where a quest was performed, and how it stood in the end."""

    place: str
    spring: int
    winter: int


class BookSection(Struct, frozen=True):
    """A chapter of the book."""

    heading: str
    title: str
    side: str
    card: str | None
    memory: str
    scene: BookScene | None
    paragraphs: tuple[BookParagraph, ...]


class BookRole(Struct, frozen=True):
    """A character, and what there is to know."""

    name: str
    about: str


class BookPart(Struct, frozen=True):
    """The characters of one side."""

    heading: str
    side: str
    roles: tuple[BookRole, ...]


class StoryBook(Struct, frozen=True):
    """A whole book in one language."""

    language: str
    title: str
    by: str
    names: tuple[str, ...]
    cast_heading: str
    cast: tuple[BookPart, ...]
    writer: str
    sections: tuple[BookSection, ...]
    outcome: str
    end: str
    tellers_heading: str
    tellers: tuple[str, ...]
    credits: tuple[str, ...]
    ended: int
    """When, in milliseconds since 1970."""


class BookController(Controller):
    """Books."""

    path = "/api/tables/{table:str}"
    tags = ("tables",)

    @get("/book", summary="The story of a finished game, to be read")
    async def read(self, request: Asking, table: Name, language: Language = "en") -> StoryBook:
        """Chapter by memory, in a language of the house; people's own words stay as they wrote them."""
        room, names, book = await _book(request, table, language)
        return _view(book, names, room.time)

    @get([f"/book.{kind}" for kind in BINDINGS], summary="The story of a finished game as a file")
    async def take(self, request: Asking, table: Name, language: Language = "en") -> Response[bytes]:
        """As a page, for a reader of books, or to be printed."""
        kind = request.url.path.rpartition(".")[2]
        found = BINDINGS[kind]
        _, _, book = await _book(request, table, language)
        bound = await sync_to_thread(found.bind, book)
        headers = {"Content-Disposition": f'attachment; filename="wintertown-{language}.{kind}"'}
        return Response(bound, media_type=found.media, headers=headers)


async def _book(request: Asking, table: str, language: str) -> tuple[Room, list[str], Book]:
    """The book of a table, with the names people have now."""
    if language not in LANGUAGES:
        raise Refusal("refuse-language", language=language, known=", ".join(LANGUAGES))
    house: House = request.app.state.house
    room = await house.current(table)
    if not is_tale(room.game):
        raise Refusal("refuse-story-game", game=room.game.name)
    played = room.table
    if room.sitting.stage != OVER or played is None:
        raise Refusal("refuse-book-running")
    people = await request.app.state.people.known(room.sitting.people())
    speaker = Speaker(language)
    names = tellers(room, people, speaker)
    book = await sync_to_thread(lambda: make_book(collect(played), speaker.seated(names)))
    return room, names, book


def tellers(room: Room, people: Mapping[str, Person], speaker: Speaker) -> list[str]:
    """People by their names, bots as they are called at the table; somebody who is gone is a voice by the stove."""
    found = []
    for seat, place in enumerate(room.sitting.places):
        person = people.get(place.person or "")
        if person is not None and person.name:
            found.append(person.name)
        elif place.person is None and place.bot is not None:
            found.append(speaker.text("web-bot-name", number=seat))
        else:
            found.append(speaker.text("wt-book-voice", number=seat + 1))
    return found


def _view(book: Book, names: list[str], ended: int) -> StoryBook:
    return StoryBook(
        language=book.language,
        title=book.title,
        by=book.by,
        names=tuple(names),
        cast_heading=book.cast_heading,
        cast=tuple(_part(part) for part in book.cast),
        writer=book.writer,
        sections=tuple(_section(section) for section in book.sections),
        outcome=book.outcome,
        end=book.end,
        tellers_heading=book.tellers_heading,
        tellers=book.tellers,
        credits=book.credits,
        ended=ended,
    )


def _part(part: Part) -> BookPart:
    return BookPart(part.heading, part.side, tuple(BookRole(*role) for role in part.roles))


def _section(section: Section) -> BookSection:
    scene = BookScene(*section.scene) if section.scene else None
    told = tuple(_paragraph(paragraph) for paragraph in section.paragraphs)
    return BookSection(section.heading, section.title, section.side, section.card, section.memory, scene, told)


def _paragraph(paragraph: Paragraph) -> BookParagraph:
    runs = tuple(BookRun(run.word, run.card) if isinstance(run, Card) else BookRun(run) for run in paragraph.runs)
    return BookParagraph(paragraph.seat, paragraph.side, paragraph.language, runs)
