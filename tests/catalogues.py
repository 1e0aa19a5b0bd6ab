"""The catalogues as the tests see them: what each message needs, and something to fill it with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from terem.games import registry
from terem.games.gorynych.board import COUNTERS, TILES
from terem.kernel.phrase import Phrase

ROOT = Path(__file__).parents[1]
CATALOGUES = sorted(path.name for path in (ROOT / "locales" / "en").glob("*.ftl"))


class Used(Visitor):
    """The arguments, references and selectors of a message."""

    def __init__(self):
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.plurals: dict[str, set[str]] = {}

    def visit_VariableReference(self, node):  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and keys & {"one", "few", "many"}:
            self.plurals.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Used]:
    """By key, what each message of a language needs; read when it is first asked for."""
    found: dict[str, Used] = {}
    for name in CATALOGUES:
        text = (ROOT / "locales" / language / name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} twice"
                used = Used()
                used.visit(entry.value)
                found[entry.id.name] = used
    return found


TALE = ("wt-", "web-wt-")


def stem(key: str, argument: str) -> str:
    """An argument without its form: in Winter Tales `card_acc` is the accusative of `card`."""
    return argument if not key.startswith(TALE) or argument == "memory_side" else argument.split("_")[0]


def arguments_of(language: str, key: str) -> set[str]:
    """All arguments a message needs, those of the messages it refers to included."""
    used = messages(language)[key]
    found = {stem(key, argument) for argument in used.arguments}
    for reference in used.references:
        found |= arguments_of(language, reference)
    return found


def referred(language: str) -> set[str]:
    return {reference for used in messages(language).values() for reference in used.references}


SAMPLES: dict[str, list[object]] = {
    "colour": ["blue", "green", "yellow", "purple", "red", "teal"],
    "wisp": ["", "red", "blue", "green", "yellow", "purple"],
    "zone": ["red", "green", "purple", "blue", "domain", "teal"],
    "county": ["red", "green", "purple", "blue", "teal"],
    "arms": ["stag", "wolf", "bear", "owl", "lynx"],
    "effect": ["FW", "RW", "BK", "MC", "BW", "NL", "PS", "AK"],
    "kind": ["placed", "depicted"],
    "holder": [0, 1, 2, 5],
    "points": [0, 1, 2, 5, 11, 21, 22, 101, 112],
    "turns": [1, 2, 5, 11, 21],
    "bag": [0, 1, 2, 5, 21],
    "line": [0, 7],
    "seat": [0, 1, 7],
    "rival": [1],
    "zones": [[Phrase("wq-zone", {"zone": "red"}), Phrase("wq-zone", {"zone": "domain"})], []],
    "space": ["A1", "B3", "E2"],
    "anchor": ["A1", "B3"],
    "place": ["JSON", "12"],
    "game": ["winter-queen", "gorynych", "other"],
    "card": ["yellow", "red", "green", "blue", "fire", "manoeuvre", "none", "teal"],
    "direction": ["up", "right", "down", "left"],
    "tile": list(TILES),
    "counter": list(COUNTERS),
    "ending": ["won", "terem-reached", "field-left", "terem-burnt"],
    "phase": ["place", "perch", "signal", "talk", "choose", "resolve", "discard", "over"],
    "token": ["shield", "horse"],
    "talk": ["open", "closed"],
    "choice": ["open", "closed"],
    "way": ["forward", "back", "nowhere", "1, 2"],
    "option": [option.name for game in registry() for option in game.options],
    "preset": [preset for game in registry() for preset in game.presets],
    "knights": ["none", "1, 3", 0, 1, 2, 5],
    "steps": [0, 1, 2, -1, 5],
}


PLACES = [
    Phrase("wt-location-oak-park"),
    Phrase("wt-square", {"one": Phrase("wt-location-asylum"), "other": Phrase("wt-location-mansion")}),
]
PEOPLE = [Phrase(f"wt-character-{name}") for name in ("alice", "tin-man", "scarecrow", "fox-cat")]
CARDS = [Phrase("wt-card-sc07"), Phrase("wt-card-sc53")]
TITLES = [Phrase("wt-quest-love"), Phrase("wt-quest-artifact-w")]
TALES: dict[str, list[object]] = {
    **dict.fromkeys(("who", "foe", "whom", "bearer"), PEOPLE),
    **dict.fromkeys(("card", "card0", "card1", "card2", "card3"), CARDS),
    **dict.fromkeys(("where", "to", "one"), PLACES),
    **dict.fromkeys(("quest", "memory", "power"), TITLES),
    "other": [Phrase("wt-quest-terror"), Phrase("wt-location-fair")],
    "location": PLACES[:1],
    "objective": [Phrase("wt-objective-spy"), Phrase("wt-objective-raid", {"places": PLACES[:1]})],
    "places": [PLACES[:1], PLACES],
    "cards": [[], [Phrase("wt-card-sc12"), Phrase("wt-card-sc90")]],
    "theme": [Phrase("wt-theme-spy-1"), Phrase("wt-theme-garrison-3")],
    "tale": [Phrase("wt-tell-retold-1")],
    "question": [Phrase("wt-prompt-propaganda", {"seat": 0})],
    "memory_side": ["spring", "winter", "neutral"],
    "side": ["spring", "winter", "neutral"],
    "winner": ["spring", "winter", "writer"],
    "faction": ["spring", "winter", "writer"],
    "matter": ["link", "captive", "handover", "return", "entry"],
    "verdict": ["accept", "rewrite", "reject"],
    "skill": ["objective", "quest", "trap", "battle", "movement", "passage", "story-card"],
    "action": ["pick", "put", "go", "give-up", "lapse"],
    "space": [1, 8],
    "steps": [0, 1, 2, 5],
    "count": [0, 1, 2, 5, 21],
    "wanted": [0, 1, 2, 5],
}
"""For the messages of Winter Tales, whose names come with their forms."""


def samples_of(key: str, name: str) -> list[object]:
    usual = SAMPLES.get(name, [1, 2, 5, 11, 21])
    if key == "wt-square":
        return [*PLACES[:1], Phrase("wt-location-mansion")]
    return TALES.get(name, usual) if key.startswith(TALE) else usual
