"""Reads the printed things from a data file and refuses what no story could be told with (spec §1.11)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn

import msgspec
from msgspec import Struct

from terem.games.winter_tales.board import KINDS, POWERS, SIDES, SKILLS
from terem.kernel.data import RULE, read_data
from terem.kernel.phrase import Refusal
from terem.kernel.words import plain_text

PLAYERS = range(2, 8)
NAME = re.compile(r"[a-z][a-z0-9-]{0,23}")
MOST_AREAS = 40
MOST_CARDS = 200
QUESTS_A_SIDE = 4
POWER_QUESTS = {
    "new-hope": (("spring",), "location"),
    "love": (("spring",), "rebel"),
    "refuge": (("spring",), "location"),
    "artifact": (SIDES, "location"),
    "terror": (("winter",), "location"),
    "propaganda": (("winter",), "location"),
    "retaliation": (("winter",), "rebel"),
}
"""Whose quests give each power, and where they lie."""
MOST_TOLD = 3
"""A sentence of the narrator has room for so many cards."""


class Location(Struct, frozen=True, forbid_unknown_fields=True):
    """A place with a picture, a slot for a quest and one for a power."""

    id: str
    x: int
    y: int
    prov: str = ""


class Square(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies between two locations."""

    id: str
    joins: tuple[str, str]
    prov: str = ""


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A rebel or a soldier."""

    id: str
    side: str
    skill: str
    passage: str | None = None


class Quest(Struct, frozen=True, forbid_unknown_fields=True):
    """A quest token; `place` says whether it lies on a location or under a rebel."""

    id: str
    side: str
    place: str
    excludes: str | None = None


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What a side gains by its own quest."""

    id: str
    quests: list[str]
    tokens: int


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """A secret objective card."""

    id: str
    side: str
    kind: str
    copies: int
    locations: list[str] = []
    prov: str = ""


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The memory track."""

    spaces: int
    objective_spaces: list[int]
    memory_points: int


class Numbers(Struct, frozen=True, forbid_unknown_fields=True):
    """The small numbers of the rules."""

    hand: int
    draw: int
    skilled_draw: int
    hand_limit: int
    areas_per_card: int
    free_areas: int
    rescue: int
    comeback: int
    raid: int = 2
    """Not named in the earliest records."""


class SetupRow(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what at a table of one size."""

    spring: int
    winter: int
    writer: int
    each: int
    writer_each: int
    unused: int
    prov: str = ""


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box that the rules depend on."""

    locations: list[Location]
    squares: list[Square]
    characters: list[Character]
    quests: list[Quest]
    powers: list[Power]
    objectives: list[Objective]
    track: Track
    numbers: Numbers
    setup: dict[str, SetupRow]
    cards: dict[str, str]


def default_file() -> Path:
    """Our own data."""
    return Path(__file__).with_name("components.toml")


def load_file(path: Path) -> Components:
    """The components of a TOML or JSON file, checked."""
    return from_plain(read_data(path).data)


def from_plain(data: Mapping[str, Any]) -> Components:
    """The components of plain data, checked."""
    try:
        components = msgspec.convert(data, type=Components)
    except msgspec.ValidationError as error:
        raise Refusal("wt-components-shape", rule=RULE, detail=str(error)) from error
    check(components)
    return components


def check(components: Components) -> None:
    """Refuses data that breaks a promise the rules rely on."""
    _check_names(components)
    _check_town(components)
    _check_characters(components)
    _check_quests(components)
    _check_objectives(components)
    _check_numbers(components)
    for players in PLAYERS:
        _check_setup(components, players)


def _refuse(key: str, **arguments: Any) -> NoReturn:
    raise Refusal(key, rule=RULE, **arguments)


def _check_names(components: Components) -> None:
    groups: tuple[Iterable[str], ...] = (
        [*(place.id for place in components.locations), *(square.id for square in components.squares)],
        [character.id for character in components.characters],
        [quest.id for quest in components.quests],
        [objective.id for objective in components.objectives],
        components.cards,
    )
    for names in groups:
        seen: set[str] = set()
        for name in names:
            if not NAME.fullmatch(name) or name in seen:
                _refuse("wt-components-name", name=plain_text(name))
            seen.add(name)


def _check_town(components: Components) -> None:
    """Every square joins two locations, and the whole town hangs together."""
    places = [place.id for place in components.locations]
    if not places or len(places) + len(components.squares) > MOST_AREAS:
        _refuse("wt-components-areas", most=MOST_AREAS)
    links: dict[str, set[str]] = {place: set() for place in places}
    for square in components.squares:
        one, other = square.joins
        if one == other or one not in links or other not in links:
            _refuse("wt-components-square", square=square.id)
        links[one].add(other)
        links[other].add(one)
    reached = {places[0]}
    border = [places[0]]
    while border:
        found = links[border.pop()] - reached
        reached |= found
        border += found
    if len(reached) != len(places):
        _refuse("wt-components-apart", location=min(set(places) - reached))


def _check_characters(components: Components) -> None:
    """As many rebels as soldiers; each skill has one holder on either side."""
    places = {place.id for place in components.locations}
    for side in SIDES:
        skills = [character.skill for character in components.characters if character.side == side]
        if sorted(skills) != sorted(SKILLS):
            _refuse("wt-components-skills", side=side)
    if len(components.characters) != 2 * len(SKILLS):
        _refuse("wt-components-side", name=next(c.id for c in components.characters if c.side not in SIDES))
    for character in components.characters:
        if (character.skill == "passage") != (character.passage in places):
            _refuse("wt-components-passage", name=character.id)


def _check_quests(components: Components) -> None:
    """Four quests a side, one pair that excludes each other, each with its power."""
    quests = {quest.id: quest for quest in components.quests}
    sides = sorted(quest.side for quest in components.quests)
    pairs = sum(quest.excludes is not None for quest in components.quests)
    if sides != sorted(SIDES * QUESTS_A_SIDE) or pairs != 2:
        _refuse("wt-components-quests")
    for quest in components.quests:
        other = quests.get(quest.excludes) if quest.excludes else None
        paired = quest.excludes is None or (other is not None and other.excludes == quest.id != other.id)
        if quest.place not in ("location", "rebel") or not paired:
            _refuse("wt-components-quest", quest=quest.id)
    if [power.id for power in components.powers] != list(POWERS):
        _refuse("wt-components-powers", known=", ".join(POWERS))
    for power in components.powers:
        sides_of, place = POWER_QUESTS[power.id]
        known = [quests[quest] for quest in power.quests if quest in quests]
        if any(quest.side not in sides_of or quest.place != place for quest in known):
            _refuse("wt-components-power-side", power=power.id)
    named = [quest for power in components.powers for quest in power.quests]
    if sorted(named) != sorted(quests) or sum(power.tokens for power in components.powers) != 6:
        _refuse("wt-components-power-quests")


def _check_objectives(components: Components) -> None:
    """Seven cards a side; contacts name two locations, a raid one."""
    places = {place.id for place in components.locations}
    printed = {"contacts": 2, "raid": 1}
    for side in SIDES:
        if sum(card.copies for card in components.objectives if card.side == side) != len(SKILLS):
            _refuse("wt-components-objectives", side=side)
    for card in components.objectives:
        known = KINDS.get(card.kind)
        sound = len(set(card.locations)) == len(card.locations) == printed.get(card.kind, 0)
        if known != card.side or not sound or set(card.locations) - places or card.copies < 1:
            _refuse("wt-components-objective", objective=card.id)


def _check_numbers(components: Components) -> None:
    track, numbers = components.track, components.numbers
    spaces = track.objective_spaces
    if track.spaces != 8 or len(spaces) != 3 or sorted(set(spaces)) != spaces or not 1 <= spaces[0] <= spaces[-1] <= 5:
        _refuse("wt-components-track")
    if not 0 <= track.memory_points <= 20:
        _refuse("wt-components-track")
    values = [getattr(numbers, name) for name in numbers.__struct_fields__]
    if min(values) < 0 or max(values) > 12 or numbers.draw < 1 or numbers.areas_per_card < 1:
        _refuse("wt-components-numbers")
    if max(numbers.rescue, numbers.comeback, numbers.raid) > MOST_TOLD:
        _refuse("wt-components-told", most=MOST_TOLD)
    if not 60 <= len(components.cards) <= MOST_CARDS:
        _refuse("wt-components-cards", most=MOST_CARDS)


def _check_setup(components: Components, players: int) -> None:
    """Enough characters, and an empty place for each at the start."""
    row = components.setup.get(str(players))
    if row is None or len(components.setup) != len(PLAYERS):
        _refuse("wt-components-setup")
    in_play = row.spring * row.each + row.writer * row.writer_each
    odd = players % 2
    if (
        (row.spring, row.winter, row.writer) != (players // 2, players // 2, odd)
        or row.each < 1
        or row.writer_each < odd
    ):
        _refuse("wt-components-setup-row", players=players)
    if in_play + row.unused != len(SKILLS) or 2 * row.writer_each * row.writer not in (0, row.each):
        _refuse("wt-components-setup-row", players=players)
    if in_play > min(len(components.locations), len(components.squares)):
        _refuse("wt-components-setup-places", players=players)
