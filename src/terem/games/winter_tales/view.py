"""What a seat or a spectator is shown, built from nothing (spec 3.2): never a hand's size, nor the deck's."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from terem.games.winter_tales.actions import AnyAction, Artifact, Play
from terem.games.winter_tales.board import (
    ARTIFACT,
    FACTIONS,
    KINDS,
    LOVE,
    NEW_HOPE,
    NOBODY,
    OUTCOMES,
    POWERS,
    PROPAGANDA,
    REFUGE,
    SIDES,
    SKILLS,
    SPRING,
    TERROR,
    WINTER,
    Board,
)
from terem.games.winter_tales.codec import decode
from terem.games.winter_tales.frames.battle import Battle
from terem.games.winter_tales.frames.epilogue import Epilogue
from terem.games.winter_tales.frames.hearing import Hearing
from terem.games.winter_tales.frames.memory import MemoryChoice, SpaceChoice
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.parts import Contribution
from terem.games.winter_tales.frames.performing import CHECK, Performance
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.frames.trap import Trap
from terem.games.winter_tales.narrate import tale_of
from terem.games.winter_tales.prompts import prompt
from terem.games.winter_tales.rules import asked, interject, legal
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, REMEMBERED, REMOVED, UNUSED, Frame, State
from terem.games.winter_tales.tell import MATTERS
from terem.kernel.prompt import Prompt

STATUSES = {UNUSED: "unused", ON_LOCATION: "location", ON_REBEL: "rebel", REMEMBERED: "memory", REMOVED: "removed"}
_BORNE = (NEW_HOPE, LOVE, ARTIFACT, TERROR)


class CharacterView(Struct, frozen=True):
    """A character in the game."""

    character: str
    side: str
    seat: int
    area: str | None
    """None while destroyed."""
    ready: bool
    lying: bool
    locked: bool
    skill: str | None
    powers: tuple[str, ...]
    quests: tuple[str, ...]
    """Quest tokens under it."""


class ObjectiveView(Struct, frozen=True):
    """An objective card."""

    objective: str
    kind: str
    places: tuple[str, ...]
    """The locations printed on it."""


class QuestView(Struct, frozen=True):
    """A quest: never started, on a location, under a rebel, remembered, or out of the game."""

    quest: str
    side: str
    status: str
    at: str | None


class SpaceView(Struct, frozen=True):
    """A space of the memory track."""

    space: int
    side: str | None
    card: str | None
    quest: str | None
    objective: ObjectiveView | None
    objective_space: bool
    bookmark: bool


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    faction: str
    objectives: dict[str, ObjectiveView | None]
    """By side of the cards held: the card once it lies open, else None."""


class SceneView(Struct, frozen=True, omit_defaults=True):
    """A situation on the stack, as everybody sees it; the last is what the table is about."""

    kind: str
    who: str | None = None
    foe: str | None = None
    partner: str | None = None
    area: str | None = None
    quest: str | None = None
    steps: int | None = None
    cards: tuple[str, ...] = ()
    """Cards in sight: for spring, where they are for a side; those to choose a memory from; those that were told of."""
    against: tuple[str, ...] = ()
    """A trap's cards against it; a quest's and the epilogue's for winter."""
    artifact: str | None = None
    """The side on which the artifact's card counts in a quest, though it lies on the track."""
    totals: dict[str, int] | None = None
    """What counts for each side of a quest so far, skills included."""
    joined: tuple[str | None, ...] = ()
    """By seat: who has come to a quest from elsewhere."""
    parts: tuple[str | None, ...] = ()
    """By seat: the side it takes part on."""
    matter: str | None = None
    rewrites: int | None = None


class Upshot(Struct, frozen=True, omit_defaults=True):
    """What a choice brings with it."""

    told: str | None = None
    """The kind of telling that goes with it."""
    totals: dict[str, int] | None = None
    """How the quest would stand then."""


class PileView(Struct, frozen=True):
    """A trap's pile, for whoever laid it."""

    counting: tuple[str, ...]
    kept: tuple[str, ...]


class View(Struct, frozen=True):
    """The table as one seat, or a spectator (None), sees it."""

    seat: int | None
    players: int
    chapter: int
    memories: int
    ring: tuple[int, ...]
    youngest: tuple[int, ...]
    current: int | None
    arbiter: str
    seats: tuple[SeatView, ...]
    characters: tuple[CharacterView, ...]
    quests: tuple[QuestView, ...]
    track: tuple[SpaceView, ...]
    refuge: str | None
    propaganda: bool
    spent: tuple[str, ...]
    """Powers that were used this chapter and wait for the next."""
    scenes: tuple[SceneView, ...]
    totals: dict[str, int] | None
    winner: str | None
    hand: tuple[str, ...]
    """The seat's own cards."""
    secrets: dict[str, ObjectiveView]
    """The seat's own objectives by side."""
    pile: PileView | None
    """What the seat has laid into a trap."""
    prompt: Prompt | None
    choices: tuple[AnyAction, ...]
    """The seat's answers; where cards are open, any as many of the hand will do."""
    upshots: tuple[Upshot, ...]
    """Of each of the choices, in their order."""
    interjections: tuple[AnyAction, ...]
    """What the seat may do beside the question."""


def view(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    board = state.board
    settings = board.settings
    names = board.names
    waiting = asked(state)
    choices: tuple[AnyAction, ...] = ()
    if seat is not None and seat in waiting:
        choices = tuple(decode(state, code) for code in legal(state, seat))
    return View(
        seat=seat,
        players=board.players,
        chapter=state.chapter,
        memories=settings.memories,
        ring=tuple(state.ring),
        youngest=tuple(state.junior),
        current=None if state.current == NOBODY else state.current,
        arbiter={-2: "automatic", -1: "vote"}.get(settings.arbiter, str(settings.arbiter + 1)),
        seats=tuple(_seat(state, other) for other in board.everybody),
        characters=tuple(_character(state, c) for c in range(board.characters) if state.controller[c] != NOBODY),
        quests=tuple(_quest(state, quest) for quest in range(board.quests)),
        track=tuple(_space(state, space) for space in range(board.spaces)),
        refuge=None if state.power_at[REFUGE] == NOBODY else names.areas[state.power_at[REFUGE]],
        propaganda=state.power_at[PROPAGANDA] != NOBODY,
        spent=_spent(state),
        scenes=tuple(_scene(state, frame) for frame in state.frames),
        totals=_totals(state),
        winner=None if state.winner == NOBODY else FACTIONS[state.winner],
        hand=() if seat is None else tuple(names.cards[card] for card in state.hands[seat]),
        secrets={} if seat is None else _secrets(state, seat),
        pile=_pile(state, seat),
        prompt=prompt(state) if waiting else None,
        choices=choices,
        upshots=() if seat is None else tuple(_upshot(state, seat, action) for action in choices),
        interjections=() if seat is None else tuple(decode(state, code) for code in interject(state, seat)),
    )


def _upshot(state: State, seat: int, action: AnyAction) -> Upshot:
    """What is told with an answer, and how a quest would stand after it."""
    tale = tale_of(state, seat, action)
    frame = state.frames[-1]
    totals = None
    if isinstance(frame, Contribution) and isinstance(action, Play | Artifact):
        reached = current_quest(state).totals(state)
        reached[frame.side] += 1
        totals = dict(zip(SIDES, reached, strict=True))
    return Upshot(tale.kind if tale else None, totals)


def _spent(state: State) -> tuple[str, ...]:
    used = ((NEW_HOPE, state.hope_used), (TERROR, state.terror_used))
    return tuple(POWERS[power] for power, spent in used if spent and state.power_at[power] != NOBODY)


def _totals(state: State) -> dict[str, int] | None:
    """The totals of the epilogue, once they are announced."""
    counted = state.winner != NOBODY or any(isinstance(f, Epilogue) and f.counted for f in state.frames)
    return dict(zip(SIDES, state.totals, strict=True)) if counted else None


def _objective(board: Board, card: int) -> ObjectiveView:
    places = tuple(board.names.areas[place] for place in board.objective_places[card])
    return ObjectiveView(board.names.objectives[card], list(KINDS)[board.objective_kinds[card]], places)


def _seat(state: State, seat: int) -> SeatView:
    held = {
        side: _objective(state.board, card) if state.shown[seat][number] else None
        for number, (side, card) in enumerate(zip(SIDES, state.secrets[seat], strict=True))
        if card != NOBODY
    }
    return SeatView(FACTIONS[state.factions[seat]], held)


def _secrets(state: State, seat: int) -> dict[str, ObjectiveView]:
    held = zip(SIDES, state.secrets[seat], strict=True)
    return {side: _objective(state.board, card) for side, card in held if card != NOBODY}


def _pile(state: State, seat: int | None) -> PileView | None:
    names = state.board.names.cards
    for frame in state.frames:
        if isinstance(frame, Trap):
            owners = (frame.seat, NOBODY if frame.partner == NOBODY else state.controller[frame.partner])
            for number, owner in enumerate(owners):
                counting, kept = frame.piles[2 * number : 2 * number + 2]
                if owner == seat and counting + kept:
                    return PileView(tuple(names[card] for card in counting), tuple(names[card] for card in kept))
    return None


def _character(state: State, character: int) -> CharacterView:
    board = state.board
    place = state.area[character]
    powers = [POWERS[power] for power in _BORNE if state.power_at[power] == character]
    if state.love_other == character:
        powers.append(POWERS[LOVE])
    under = [
        board.names.quests[quest]
        for quest in range(board.quests)
        if state.quest_status[quest] == ON_REBEL and state.quest_at[quest] == character
    ]
    return CharacterView(
        character=board.names.characters[character],
        side=SIDES[board.sides[character]],
        seat=state.controller[character],
        area=None if place == NOBODY else board.names.areas[place],
        ready=state.ready[character],
        lying=state.lying[character],
        locked=state.locked[character],
        skill=_skill(board, character),
        powers=tuple(powers),
        quests=tuple(under),
    )


def _skill(board: Board, character: int) -> str | None:
    """The skill a character has at this table."""
    if not board.settings.skills:
        return None
    skill = SKILLS[board.skills[character]]
    return "story-card" if skill == "objective" and not board.settings.objectives else skill


def _quest(state: State, quest: int) -> QuestView:
    names, status, at = state.board.names, state.quest_status[quest], state.quest_at[quest]
    place: str | None = None
    if status == ON_LOCATION:
        place = names.areas[at]
    elif status == ON_REBEL:
        place = names.characters[at]
    elif status == REMEMBERED:
        place = str(at + 1)
    return QuestView(names.quests[quest], SIDES[state.board.quest_sides[quest]], STATUSES[status], place)


def _space(state: State, space: int) -> SpaceView:
    names = state.board.names
    side, card = state.memory_side[space], state.memory_card[space]
    quest, objective = state.memory_quest[space], state.memory_objective[space]
    return SpaceView(
        space=space + 1,
        side=None if side == NOBODY else OUTCOMES[side],
        card=None if card == NOBODY else names.cards[card],
        quest=None if quest == NOBODY else names.quests[quest],
        objective=None if objective == NOBODY else _objective(state.board, objective),
        objective_space=state.board.settings.objectives and space in state.board.objective_spaces,
        bookmark=state.bookmark == space,
    )


def _scene(state: State, frame: Frame) -> SceneView:
    """What everybody sees of a situation; a trap's pile and secret answers are left out."""
    names = state.board.names

    def who(character: int) -> str | None:
        return None if character == NOBODY else names.characters[character]

    def shown(cards: list[int]) -> tuple[str, ...]:
        return tuple(names.cards[card] for card in cards if card != NOBODY)

    details: dict[str, Any] = {}
    match frame:
        case Movement():
            details = {"who": who(frame.character), "steps": frame.left(state), "cards": shown(frame.moved)}
        case Battle():
            details = {"who": who(frame.soldier), "foe": who(frame.rebel), "partner": who(frame.partner)}
            details |= {"area": names.areas[frame.area], "cards": shown(frame.shown)}
        case Trap():
            details = {"who": who(frame.rebel), "foe": who(frame.soldier), "partner": who(frame.partner)}
            details |= {"area": names.areas[frame.area], "cards": shown([frame.card]), "against": shown(frame.evaded)}
        case Performance():
            details = {"who": who(frame.character), "area": names.areas[frame.area], "quest": names.quests[frame.quest]}
            details |= {"cards": shown(frame.on_side(SPRING)), "against": shown(frame.on_side(WINTER))}
            details |= _quest_so_far(state, frame)
        case MemoryChoice():
            details = {"cards": shown(frame.pool)}
        case SpaceChoice():
            details = {"quest": names.quests[frame.quest], "cards": shown([frame.card])}
        case Epilogue():
            details = {"cards": shown(frame.played[SPRING]), "against": shown(frame.played[WINTER])}
        case Hearing():
            details = {"matter": MATTERS[frame.matter], "rewrites": frame.rewrites, "cards": shown(state.told_cards)}
    return SceneView(kind=frame.kind, **details)


def _quest_so_far(state: State, quest: Performance) -> dict[str, Any]:
    """Who is in it, and how it stands."""
    names = state.board.names.characters
    lying = quest.artifact and quest.stage != CHECK  # by then the cards are laid aside
    return {
        "artifact": SIDES[quest.sides[quest.played.index(NOBODY)]] if lying else None,
        "totals": dict(zip(SIDES, quest.totals(state), strict=True)),
        "joined": tuple(names[c] if c >= 0 else None for c in quest.joined),
        "parts": tuple(None if side == NOBODY else SIDES[side] for side in quest.part),
    }
