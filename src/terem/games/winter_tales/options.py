"""What can be chosen before a game, and the board that follows from it (spec 2.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terem.games.winter_tales.board import (
    ARBITER_AUTOMATIC,
    ARBITER_VOTE,
    KINDS,
    NOBODY,
    POWERS,
    SIDES,
    SKILLS,
    Board,
    Names,
    Numbers,
    Rulings,
    Settings,
)
from terem.games.winter_tales.codec import told_codes
from terem.games.winter_tales.components import Components
from terem.kernel.contract import Config, Option
from terem.kernel.phrase import Refusal

LEAST_WITH_OBJECTIVES = 5

OPTIONS = (
    Option("memories", 3, (3, 4, 5, 6, 7)),
    Option("powers", False, (False, True)),
    Option("objectives", False, (False, True)),
    Option("skills", False, (False, True)),
    Option("epilogue", "usual", ("usual", "alternative")),
    Option("arbiter", "1", ("automatic", "vote", "1", "2", "3", "4", "5", "6", "7")),
    Option("seating", "lots", ("lots", "seats")),
    Option("telling", "written", ("written", "voice")),
    Option("rescue", "origin", ("origin", "current")),
    Option("memory_cards", "any", ("any", "winners")),
    Option("chapters", 0, (0, 1, 2, 3, 4, 5, 6, 8, 12)),
    Option("captions", "hover", ("hover", "always", "never")),
    Option("clock", "none", ("none", "live", "days")),
)

_ALL: Mapping[str, Any] = {"powers": True, "objectives": True, "skills": True, "epilogue": "alternative"}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "plain": {"chapters": 3},
    "longer": {"memories": 7, "arbiter": "vote", "chapters": 5},
    "powers": {"memories": 4, "powers": True, "chapters": 4},
    "objectives": {"memories": 5, "objectives": True, "chapters": 4},
    "skills": {"skills": True, "chapters": 3},
    "epilogue": {"epilogue": "alternative", "chapters": 3},
    "all": {"memories": 7, **_ALL, "chapters": 6},
    "club": {
        "memories": 6,
        **_ALL,
        "arbiter": "automatic",
        "seating": "seats",
        "telling": "voice",
        "rescue": "current",
        "memory_cards": "winners",
        "chapters": 4,
        "clock": "live",
    },
}
"""Tables people ask for; together they use every option."""

CLOCKS: Mapping[str, Mapping[str, Any]] = {"relaxed": {"clock": "live"}, "days": {"clock": "days"}}
"""A house's clock runs here as 5.7 says: a telling has more time than a claim."""


def make_board(components: Components, config: Config, rulings: Rulings) -> Board:
    """The tables of a game with these options."""
    options, players = config.options, config.players
    settings = make_settings(options, players)
    row = components.setup[str(players)]
    places = {place.id: number for number, place in enumerate(components.locations)}
    quests = {quest.id: number for number, quest in enumerate(components.quests)}
    kinds = list(KINDS)
    power_of = {quest: POWERS.index(power.id) for power in components.powers for quest in power.quests}
    numbers = components.numbers
    board = Board(
        players=players,
        each=row.each,
        writer_each=row.writer_each,
        settings=settings,
        rulings=rulings,
        numbers=Numbers(
            hand=numbers.hand,
            draw=numbers.draw,
            skilled_draw=numbers.skilled_draw,
            limit=numbers.hand_limit,
            areas_per_card=numbers.areas_per_card,
            free_areas=numbers.free_areas,
            rescue=numbers.rescue,
            comeback=numbers.comeback,
            raid=numbers.raid,
            points=components.track.memory_points,
        ),
        names=Names(
            areas=[*places, *(square.id for square in components.squares)],
            characters=[character.id for character in components.characters],
            quests=list(quests),
            objectives=[objective.id for objective in components.objectives],
            cards=list(components.cards),
        ),
        locations=len(places),
        joins=[[places[place] for place in square.joins] for square in components.squares],
        sides=[SIDES.index(character.side) for character in components.characters],
        skills=[SKILLS.index(character.skill) for character in components.characters],
        passages=[places[c.passage] if c.passage else NOBODY for c in components.characters],
        quest_sides=[SIDES.index(quest.side) for quest in components.quests],
        under_rebel=[quest.place == "rebel" for quest in components.quests],
        excludes=[quests[quest.excludes] if quest.excludes else NOBODY for quest in components.quests],
        quest_powers=[power_of[quest.id] for quest in components.quests],
        objective_sides=[SIDES.index(objective.side) for objective in components.objectives],
        objective_kinds=[kinds.index(objective.kind) for objective in components.objectives],
        objective_copies=[objective.copies for objective in components.objectives],
        objective_places=[[places[place] for place in objective.locations] for objective in components.objectives],
        objective_spaces=components.track.objective_spaces,
        spaces=components.track.spaces,
    )
    board.told = told_codes(board)
    return board


def make_settings(options: Mapping[str, Any], players: int) -> Settings:
    """The options as the rules use them; refuses those that do not go together."""
    if options["objectives"] and options["memories"] < LEAST_WITH_OBJECTIVES:
        raise Refusal("wt-refuse-objectives-memories", rule="7.4", least=LEAST_WITH_OBJECTIVES)
    named = {"automatic": ARBITER_AUTOMATIC, "vote": ARBITER_VOTE}
    arbiter = options["arbiter"]
    if arbiter not in named and int(arbiter) > players:
        raise Refusal("wt-refuse-arbiter-seat", rule="5.3", arbiter=arbiter, players=players)
    return Settings(
        memories=options["memories"],
        powers=options["powers"],
        objectives=options["objectives"],
        skills=options["skills"],
        alternative=options["epilogue"] == "alternative",
        arbiter=named.get(arbiter, NOBODY) if arbiter in named else int(arbiter) - 1,
        seated=options["seating"] == "seats",
        rescue_current=options["rescue"] == "current",
        winners_pool=options["memory_cards"] == "winners",
        cap=options["chapters"],
        voice=options["telling"] == "voice",
        clock=options["clock"],
    )
