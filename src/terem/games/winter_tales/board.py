"""Tables computed once for a table of players: the town, the cast, the cards, and the numbering of actions."""

from typing import Final

NOBODY: Final = -1

SPRING: Final = 0
WINTER: Final = 1
WRITER: Final = 2
NEUTRAL: Final = 2
"""The side of a memory nobody won; of a seat, the same number is the Writer's."""

SIDES: Final = ("spring", "winter")
OUTCOMES: Final = ("spring", "winter", "neutral")
"""For whom a memory speaks."""
FACTIONS: Final = ("spring", "winter", "writer")
SKILLS: Final = ("objective", "quest", "trap", "battle", "movement", "passage", "story-card")
POWERS: Final = ("new-hope", "love", "refuge", "artifact", "terror", "propaganda", "retaliation")
KINDS: Final = {
    "rescue": "spring",
    "insurgents": "spring",
    "contacts": "spring",
    "bounty": "winter",
    "spy": "winter",
    "raid": "winter",
    "garrison": "winter",
}
"""Kinds of objectives with their side."""

SKILL_OBJECTIVE: Final = 0
SKILL_QUEST: Final = 1
SKILL_TRAP: Final = 2
SKILL_BATTLE: Final = 3
SKILL_MOVEMENT: Final = 4
SKILL_PASSAGE: Final = 5
SKILL_STORY_CARD: Final = 6

NEW_HOPE: Final = 0
LOVE: Final = 1
REFUGE: Final = 2
ARTIFACT: Final = 3
TERROR: Final = 4
PROPAGANDA: Final = 5
RETALIATION: Final = 6

RESCUE: Final = 0
INSURGENTS: Final = 1
CONTACTS: Final = 2
BOUNTY: Final = 3
SPY: Final = 4
RAID: Final = 5
GARRISON: Final = 6

THEMES: Final = 3
VERDICTS: Final = ("accept", "rewrite", "reject")

ARBITER_AUTOMATIC: Final = -2
ARBITER_VOTE: Final = -1


class Settings:
    """What the host chose."""

    def __init__(
        self,
        memories: int,
        powers: bool,
        objectives: bool,
        skills: bool,
        alternative: bool,
        arbiter: int,
        seated: bool,
        rescue_current: bool,
        winners_pool: bool,
        cap: int,
        voice: bool,
        clock: str,
    ) -> None:
        self.memories = memories
        self.powers = powers
        self.objectives = objectives
        self.skills = skills
        self.alternative = alternative  # the alternative epilogue (spec 7.2)
        self.arbiter = arbiter  # a seat, ARBITER_VOTE or ARBITER_AUTOMATIC
        self.seated = seated  # sides by seat instead of by lot
        self.rescue_current = rescue_current
        self.winners_pool = winners_pool
        self.cap = cap  # chapters, 0: none
        self.voice = voice  # the story is told aloud, a text may be empty
        self.clock = clock  # none, live or days (5.7)


class Rulings:
    """The switches of a rules version (rulings.toml)."""

    def __init__(self, tied_trap_spring: bool, lying_garrison: bool, half_rounded_up: bool) -> None:
        self.tied_trap_spring = tied_trap_spring
        self.lying_garrison = lying_garrison
        self.half_rounded_up = half_rounded_up


class Numbers:
    """The small numbers of the rules."""

    def __init__(
        self,
        hand: int,
        draw: int,
        skilled_draw: int,
        limit: int,
        areas_per_card: int,
        free_areas: int,
        rescue: int,
        comeback: int,
        raid: int,
        points: int,
    ) -> None:
        self.hand = hand
        self.draw = draw
        self.skilled_draw = skilled_draw
        self.limit = limit
        self.areas_per_card = areas_per_card
        self.free_areas = free_areas
        self.rescue = rescue
        self.comeback = comeback
        self.raid = raid
        self.points = points


class Names:
    """The printed names, by number."""

    def __init__(
        self,
        areas: list[str],
        characters: list[str],
        quests: list[str],
        objectives: list[str],
        cards: list[str],
    ) -> None:
        self.areas = areas
        self.characters = characters
        self.quests = quests
        self.objectives = objectives
        self.cards = cards


class Board:
    """Everything that does not change during a game."""

    def __init__(
        self,
        players: int,
        each: int,
        writer_each: int,
        settings: Settings,
        rulings: Rulings,
        numbers: Numbers,
        names: Names,
        locations: int,
        joins: list[list[int]],
        sides: list[int],
        skills: list[int],
        passages: list[int],
        quest_sides: list[int],
        under_rebel: list[bool],
        excludes: list[int],
        quest_powers: list[int],
        objective_sides: list[int],
        objective_kinds: list[int],
        objective_copies: list[int],
        objective_places: list[list[int]],
        objective_spaces: list[int],
        spaces: int,
    ) -> None:
        self.players = players
        self.everybody = tuple(range(players))
        self.each = each
        self.writer_each = writer_each
        self.settings = settings
        self.rulings = rulings
        self.numbers = numbers
        self.names = names
        self.locations = locations  # areas below this are locations, the others squares
        self.joins = joins  # by square: its two locations
        self.areas = locations + len(joins)
        self.neighbours = neighbours_of(locations, joins)
        self.distances = [distances_from(area, self.neighbours) for area in range(self.areas)]
        self.sides = sides  # by character
        self.characters = len(sides)
        self.skills = skills
        self.passages = passages  # by character: location, or NOBODY
        self.quests = len(quest_sides)
        self.quest_sides = quest_sides
        self.under_rebel = under_rebel
        self.excludes = excludes  # by quest: the one it removes, or NOBODY
        self.quest_powers = quest_powers
        self.objectives = len(objective_sides)
        self.objective_sides = objective_sides
        self.objective_kinds = objective_kinds
        self.objective_copies = objective_copies
        self.objective_places = objective_places
        self.objective_spaces = [space - 1 for space in objective_spaces]  # numbered from 0
        self.spaces = spaces
        self.cards = len(names.cards)
        self._number_actions()

    def _number_actions(self) -> None:
        """Where each kind of action begins among the codes; those beside a prompt come after `actions`.

        Story cards have no value of their own, so a code says how many are played and for what, never which: sets of
        as many cards are equal to the rules, and `rules.chosen_cards` names one that stands for all.
        """
        self.pick = 0  # character, area
        self.put = self.pick + self.characters * self.areas  # quest, location or character
        self.activate = self.put + self.quests * (self.locations + self.characters)
        self.comeback = self.activate + self.characters  # character, location
        self.rescue = self.comeback + self.characters * self.locations
        self.raid = self.rescue + self.characters  # theme, objective space
        self.play = self.raid + THEMES * len(self.objective_spaces)  # side; which card is left open
        self.go = self.play + 2  # area
        self.passing = self.go + self.areas
        self.free = self.passing + 1
        self.artifact = self.free + 1
        self.perform = self.artifact + 1  # quest
        self.claim = self.perform + self.quests  # character
        self.keep = self.claim + self.characters
        self.yielding = self.keep + 1
        self.close = self.yielding + 1  # area, or the next code: leave the captive
        self.stay = self.close + self.areas
        self.tell = self.stay + 1
        self.trap = self.tell + 1  # cards that count
        self.pile = self.trap + self.cards
        self.join = self.pile + self.cards + 1  # character
        self.part = self.join + self.characters  # side
        self.memory = self.part + 2  # which card is left open
        self.space = self.memory + 1
        self.discard = self.space + self.spaces
        self.passage = self.discard + 1
        self.swap = self.passage + 1  # objective
        self.propaganda = self.swap + self.objectives  # soldier, rebel
        self.terror = self.propaganda + self.characters * self.characters  # character
        self.accept = self.terror + self.characters
        self.name = self.accept + 1  # character
        self.undo_power = self.name + self.characters
        self.destroy = self.undo_power + len(POWERS)  # character
        self.fulfil = self.destroy + self.characters  # side, theme, objective space
        self.reveal = self.fulfil + 2 * THEMES * len(self.objective_spaces)  # side
        self.tie = self.reveal + 2  # space
        self.bookmark = self.tie + self.spaces  # space
        self.fine = self.bookmark + self.spaces
        self.object = self.fine + 1
        self.verdict = self.object + 1
        self.retell = self.verdict + len(VERDICTS)  # as it is, or the next codes: another location
        self.give_up = self.retell + 1 + self.locations
        self.actions = self.give_up + 1
        self.handover = self.actions  # character
        self.protest = self.handover + self.characters
        self.edit = self.protest + 1
        self.lapse = self.edit + 1
        self.codes = self.lapse + 1
        self.told: list[bool] = []  # by code: whether it is a telling, as the table of actions says (codec)


def neighbours_of(locations: int, joins: list[list[int]]) -> list[list[int]]:
    """By area: the areas one step away, ascending."""
    found: list[list[int]] = [[] for _ in range(locations + len(joins))]
    for number in range(len(joins)):
        square = locations + number
        for place in joins[number]:
            found[place].append(square)
            found[square].append(place)
    for near in found:
        near.sort()
    return found


def distances_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """Steps from an area to every area."""
    found = [NOBODY] * len(neighbours)
    found[start] = 0
    border = [start]
    while border:
        reached: list[int] = []
        for area in border:
            for near in neighbours[area]:
                if found[near] == NOBODY:
                    found[near] = found[area] + 1
                    reached.append(near)
        border = reached
    return found
