"""The story of a record: every piece that was told, in order, chapter by memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from terem.games.winter_tales import actions as a
from terem.games.winter_tales import lexicon
from terem.games.winter_tales.board import ARTIFACT, FACTIONS, NOBODY, OUTCOMES, SIDES
from terem.games.winter_tales.frames.battle import Close
from terem.games.winter_tales.frames.hearing import Hearing
from terem.games.winter_tales.frames.performing import CHECK, Performance
from terem.games.winter_tales.frames.powers import Handover
from terem.games.winter_tales.game import WinterTales
from terem.games.winter_tales.narrate import Tale, tale_of
from terem.games.winter_tales.state import State
from terem.games.winter_tales.tell import in_own_words
from terem.kernel.phrase import Phrase
from terem.kernel.prompt import CLOCK
from terem.kernel.table import Position, Table, decode_action
from terem.kernel.words import Narrated, Told, Words

_ASIDE = frozenset({"objection"})
"""Said about the story, not in it."""


OPENING, EPILOGUE = 0, -1
"""Parts of a story that are no chapters; those count from 1."""


RECENT = 20
"""Entries among which at least one piece is told, nearly always."""


class Piece(NamedTuple):
    """One telling."""

    kind: str
    seat: int
    cards: tuple[str, ...]
    phrase: Phrase
    language: str
    """Of a person's text; empty where the narrator tells, who speaks every language."""
    part: int
    """The chapter it belongs to, OPENING or EPILOGUE."""


class Scene(NamedTuple):
    """Where a quest was performed, and how it stood in the end."""

    place: str
    spring: int
    winter: int


class Chapter(NamedTuple):
    """What was told until something was remembered."""

    title: Phrase | None
    """The quest or objective; None for what was left open when the end began."""
    side: str
    card: str | None
    """The card that sums it up."""
    pieces: tuple[Piece, ...]
    scene: Scene | None = None
    """The quest it tells of."""


class Role(NamedTuple):
    """A character and who played it."""

    character: str
    side: str
    seat: int


class Story(NamedTuple):
    """A whole game as it was told."""

    cast: tuple[Role, ...]
    factions: tuple[str, ...]
    opening: tuple[Piece, ...]
    chapters: tuple[Chapter, ...]
    epilogue: tuple[Piece, ...]
    outcome: Phrase | None


def collect(table: Table) -> Story:
    """The story of a table, as far as it has come."""
    pieces: list[Piece] = []
    titles: list[Title] = []
    scene: Scene | None = None
    for position, after in _moments(table):
        state = position.state
        scene = _scene(state) or scene
        part = EPILOGUE if _in_epilogue(state) else len(titles) + 1 if state.chapter else OPENING
        _add(pieces, position, table, part)
        _strike_out(pieces, state, after)
        remembered = _new_memory(state, after)
        if remembered is not None:
            titles.append(_title(after, remembered, scene))
            scene = None
    outcome = table.game.outcome(table.state)
    return Story(
        cast=_cast(table.state),
        factions=tuple(FACTIONS[faction] for faction in table.state.factions),
        opening=_part(pieces, OPENING),
        chapters=tuple(_chapters(pieces, titles)),
        epilogue=_part(pieces, EPILOGUE),
        outcome=outcome.reason if outcome else None,
    )


def _part(pieces: list[Piece], part: int) -> tuple[Piece, ...]:
    return tuple(piece for piece in pieces if piece.part == part)


def _chapters(pieces: list[Piece], titles: list[Title]) -> Iterator[Chapter]:
    """A chapter for each memory, and one for what was left open."""
    for number, (title, side, card, scene) in enumerate(titles, start=1):
        yield Chapter(title, side, card, _part(pieces, number), scene)
    rest = _part(pieces, len(titles) + 1)
    if rest:
        yield Chapter(None, "neutral", None, rest)


def recent(table: Table, count: int) -> list[Piece]:
    """The last pieces told, oldest first, as far as they are found among the last entries."""
    found: list[Piece] = []
    for position, after in _moments(table, RECENT * count):
        _add(found, position, table, OPENING)
        _strike_out(found, position.state, after)
    return found[-count:]


def _moments(table: Table, last: int | None = None) -> Iterator[tuple[Position, State]]:
    """The standing entries, or the last ones of them, with the states they led to."""
    line = table.line if last is None else table.line[-last:]
    states = [*(position.state for position in line[1:]), table.state]
    yield from zip(line, states, strict=False)


def _in_epilogue(state: State) -> bool:
    return bool(state.frames) and state.frames[0].kind == "epilogue"


def _add(pieces: list[Piece], position: Position, table: Table, part: int) -> None:
    """Adds what an entry tells; told again, it takes the place of what was told before."""
    state, entry = position.state, position.entry
    seat = table.game.asked(state)[0] if entry.seat == CLOCK else entry.seat
    action = decode_action(table.game, entry.action)
    tale = tale_of(state, seat, action)
    if tale is None or tale.kind in _ASIDE:
        return
    if isinstance(action, a.Retell | a.Edit):
        _retell(pieces, tale, seat, entry.words, state)
    else:
        pieces.append(_piece(tale, seat, entry.words, state, part))


def _piece(tale: Tale, seat: int, words: Words | None, state: State, part: int) -> Piece:
    if isinstance(words, Told):
        return Piece(tale.kind, seat, tale.cards, in_own_words(tale.cards, words.text), words.language, part)
    phrase = words.phrase if isinstance(words, Narrated) else tale.phrase(state.decision)
    return Piece(tale.kind, seat, tale.cards, phrase, "", part)


def _retell(pieces: list[Piece], tale: Tale, seat: int, words: Words | None, state: State) -> None:
    """The author's last piece in other words, its cards kept; the narrator's filler changes nothing."""
    place = next((k for k in range(len(pieces) - 1, -1, -1) if pieces[k].seat == seat), None)
    if place is None:
        return
    old = pieces[place]
    if isinstance(words, Told):
        text = in_own_words(old.cards, words.text)
        pieces[place] = Piece(old.kind, seat, old.cards, text, words.language, old.part)
    elif tale.kind not in ("retold", "return-again"):
        pieces[place] = _piece(tale, seat, words, state, old.part)


def _strike_out(pieces: list[Piece], before: State, after: State) -> None:
    """Where people have rejected a telling, its effect did not happen: the story must not say it did (5.5)."""
    heard = before.frames[-1] if before.frames else None
    if not isinstance(heard, Hearing) or any(isinstance(frame, Hearing) for frame in after.frames):
        return
    below = before.frames[-2]
    place = next((k for k in range(len(pieces) - 1, -1, -1) if pieces[k].seat == heard.author), None)
    if place is None:
        return
    if isinstance(below, Close) and after.area[below.rebel] == below.area:
        facts = {
            "who": lexicon.character(before.board, below.soldier),
            "foe": lexicon.character(before.board, below.rebel),
            "where": lexicon.area(before.board, below.area),
        }
        tale = Tale("battle-close-winter", (), facts)
        pieces[place] = Piece(tale.kind, heard.author, (), tale.phrase(before.decision), "", pieces[place].part)
    elif isinstance(below, Handover) and after.power_at[ARTIFACT] != below.receiver:
        del pieces[place]


def _new_memory(before: State, after: State) -> int | None:
    """The space something new is remembered on."""
    for space in range(before.board.spaces):
        new = (after.memory_quest[space], after.memory_objective[space])
        if new != (before.memory_quest[space], before.memory_objective[space]) and new != (NOBODY, NOBODY):
            return space
    return None


def _scene(state: State) -> Scene | None:
    """The quest that is being performed, once its cards are laid."""
    quest = next((frame for frame in state.frames if isinstance(frame, Performance)), None)
    if quest is None or quest.stage == CHECK:
        return None
    return Scene(state.board.names.areas[quest.area], *quest.totals(state))


Title = tuple[Phrase, str, str | None, Scene | None]


def _title(state: State, space: int, scene: Scene | None) -> Title:
    """What a chapter is called, for whom it went well, the card it is remembered by, and its quest."""
    side, card = state.memory_side[space], state.memory_card[space]
    name = None if card == NOBODY else state.board.names.cards[card]
    told = scene if state.memory_quest[space] != NOBODY else None
    return lexicon.memory(state, space), OUTCOMES[side], name, told


def _cast(state: State) -> tuple[Role, ...]:
    board = state.board
    return tuple(
        Role(board.names.characters[c], SIDES[board.sides[c]], state.controller[c])
        for c in range(board.characters)
        if state.controller[c] != NOBODY
    )


def is_tale(game: Any) -> bool:
    """Whether a game tells a story."""
    return isinstance(game, WinterTales)
