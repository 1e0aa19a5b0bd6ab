"""Situations for tests, in the names of the components: `alice:0@oak-park` is seat 0's Alice in Oak Park.

Seats sit as spring, winter, spring, winter …, the Writer last. A mark behind the area says what is not as usual:
`!` activated, `^` locked, `~sq02` lying and felled there.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

from terem.games.winter_tales import GAME
from terem.games.winter_tales.board import KINDS, NEUTRAL, NOBODY, POWERS, SIDES
from terem.games.winter_tales.frames.turn import CHAPTERS, CHOICE
from terem.games.winter_tales.state import ON_LOCATION, ON_REBEL, REMEMBERED, REMOVED, State
from terem.kernel.chance import Chance, RandomChance
from terem.kernel.phrase import Event, Phrase, Refusal
from terem.kernel.words import Told

WHO = re.compile(r"([a-z-]+):(\d)@([a-z0-9-]+)(!?)(\^?)(?:~([a-z0-9-]+))?")


@cache
def board(players: int, options: tuple) -> Any:
    usual = {"seating": "seats", "arbiter": "automatic"}
    return GAME.prepare(GAME.config(players, usual | dict(options)))


def new(players: int, chance: Chance | None = None, **options: Any) -> State:
    """A game at its first prompt."""
    return GAME.setup(board(players, tuple(options.items())), chance or RandomChance(Random(3)))


def lay(
    cast: str,
    players: int = 4,
    turn: int = 0,
    hands: dict[int, str | int] | None = None,
    deck: str | None = None,
    quests: str = "",
    track: str = "",
    powers: str = "",
    secrets: str = "",
    shown: str = "",
    destroyed: str = "",
    **options: Any,
) -> State:
    """A turn of a seat in chapter 1, before anybody is activated.

    quests `terror@factory love@alice artifact-w@out`; track `1=new-hope/spring/sc90 3=bounty`, the bookmark on the
    last; powers `new-hope@alice love@alice+dorothy refuge@mansion propaganda@1`; secrets `1=bounty 4=rescue 4=spy`,
    `shown` the same way; destroyed `alice:0`. Cards of `hands` are named, or so many of the last ones; the others are
    in the deck, or discarded if `deck` names what is in it.
    """
    if powers:
        options["powers"] = True
    if secrets:
        options = {"objectives": True, "memories": 5} | options
    made = board(players, tuple(options.items()))
    data = GAME.setup(made, RandomChance(Random(1))).dump()
    data |= {"frames": [["book", CHAPTERS], ["turn", turn, CHOICE, -1, -1]], "chapter": 1, "current": turn}
    _cast(data, made, cast, destroyed)
    _quests(data, made, quests, track)
    _powers(data, made, powers)
    data["secrets"] = [[NOBODY, NOBODY] for _ in range(players)]
    data["spare"] = list(made.objective_copies)
    for field, pairs in (("secrets", secrets), ("shown", shown)):
        for pair in pairs.split():
            seat, _, name = pair.partition("=")
            card = made.names.objectives.index(name)
            data[field][int(seat)][made.objective_sides[card]] = card if field == "secrets" else True
            data["spare"][card] -= field == "secrets"
    for item in data["memory_objective"]:
        if item != NOBODY:
            data["spare"][item] -= 1
    _cards(data, made, hands or {}, deck)
    state = GAME.load(made, data)
    assert GAME.invariants(state) == []
    return state


def _cast(data: dict[str, Any], made: Any, cast: str, destroyed: str) -> None:
    names = made.names
    for field, empty in (("controller", NOBODY), ("area", NOBODY), ("ready", False), ("acted", False)):
        data[field] = [empty] * made.characters
    for text in cast.split():
        found = WHO.fullmatch(text)
        assert found, text
        name, seat, area, spent, locked, felled = found.groups()
        who = names.characters.index(name)
        data["controller"][who] = int(seat)
        data["area"][who] = names.areas.index(area)
        data["ready"][who] = not spent
        data["acted"][who] = bool(spent)
        data["locked"][who] = bool(locked)
        data["lying"][who] = bool(felled)
        data["origin"][who] = names.areas.index(felled) if felled else NOBODY
    for text in destroyed.split():
        name, _, seat = text.partition(":")
        data["controller"][names.characters.index(name)] = int(seat)
        data["destroyed"][names.characters.index(name)] = True


def _quests(data: dict[str, Any], made: Any, quests: str, track: str) -> None:
    names = made.names
    for text in quests.split():
        quest, _, at = text.partition("@")
        number = names.quests.index(quest)
        if at == "out":
            data["quest_status"][number] = REMOVED
        elif at in names.areas:
            data["quest_status"][number], data["quest_at"][number] = ON_LOCATION, names.areas.index(at)
        else:
            data["quest_status"][number], data["quest_at"][number] = ON_REBEL, names.characters.index(at)
    for text in track.split():
        place, _, what = text.partition("=")
        space = data["bookmark"] = int(place) - 1
        name, *rest = what.split("/")
        if not rest:
            card = names.objectives.index(name)
            data["memory_objective"][space], data["memory_side"][space] = card, made.objective_sides[card]
            continue
        quest = names.quests.index(name)
        data["memory_quest"][space], data["quest_status"][quest], data["quest_at"][quest] = quest, REMEMBERED, space
        data["memory_side"][space] = NEUTRAL if rest[0] == "neutral" else SIDES.index(rest[0])
        data["memory_card"][space] = names.cards.index(rest[1]) if len(rest) > 1 else NOBODY


def _powers(data: dict[str, Any], made: Any, powers: str) -> None:
    names = made.names
    for text in powers.split():
        power, _, at = text.partition("@")
        one, _, other = at.partition("+")
        place = int(one) if one.isdigit() else [*names.characters, *names.areas].index(one)
        data["power_at"][POWERS.index(power)] = place - made.characters * (one in names.areas)
        if other:
            data["love_other"] = names.characters.index(other)


def _cards(data: dict[str, Any], made: Any, hands: dict[int, str | int], deck: str | None) -> None:
    names = made.names.cards
    named = {
        seat: [names.index(card) for card in text.split()] for seat, text in hands.items() if isinstance(text, str)
    }
    held = [card for cards in named.values() for card in cards]
    drawn = [names.index(card) for card in (deck or "").split()]
    left = [card for card in range(made.cards) if card not in (*held, *drawn, *data["memory_card"])]
    for seat in range(made.players):
        count = hands.get(seat, 0)
        if isinstance(count, int):
            named[seat] = [left.pop() for _ in range(count)]
        data["hands"][seat] = sorted(named[seat])
    data["deck"] = left if deck is None else sorted(drawn)
    data["open_discard"] = [] if deck is None else left


# --- playing ---


def read(state: State, seat: int, text: str) -> Any:
    """The action of its line; so many `*` are so many cards of the hand."""
    hand = [state.board.names.cards[card] for card in state.hands[seat]] if seat >= 0 else []
    return GAME.read(state, re.sub(r"\*+", lambda stars: "+".join(hand[: len(stars[0])]), text))


def play(state: State, seat: int, text: str, words: str | None = None, chance: Any = None) -> list[Event]:
    """Plays a line that the rules accept; returns what was told."""
    action = read(state, seat, text)
    refusal = GAME.check(state, seat, action)
    assert refusal is None, f"{seat} {text}: {refusal}"
    told = Told(words, "en") if words is not None else None
    assert GAME.check_words(state, seat, action, told) is None
    events = GAME.apply(state, seat, action, told, chance or RandomChance(Random(2)))
    assert GAME.invariants(state) == []
    return events


def do(state: State, *lines: str) -> list[str]:
    """Plays lines like `1 pass`, the seat first; returns the keys of what was told."""
    return [event.phrase.key for line in lines for event in play(state, int(line[0]), line[2:])]


def refused(state: State, seat: int, text: str) -> str:
    """The key of the reason why a line is refused."""
    before = state.dump()
    try:
        refusal = GAME.check(state, seat, read(state, seat, text))
    except Refusal as unreadable:
        refusal = unreadable
    assert refusal is not None, f"{text} is accepted"
    assert state.dump() == before
    return refusal.phrase.key


def idle(state: State, *kinds: str, most: int = 200) -> list[str]:
    """Nobody answers until the table is about one of these situations; returns the keys of what was told."""
    told: list[str] = []
    for _ in range(most):
        if top(state) in kinds:
            return told
        told += do(state, f"{asked(state)[0]} lapse")
    raise AssertionError(f"it never came to {kinds}, but to {top(state)}")


def give(state: State, seat: int, side: str, count: int) -> None:
    """Plays so many cards, one by one."""
    for _ in range(count):
        do(state, f"{seat} play * {side}")


def limit(state: State, seat: int) -> list[str]:
    """Answers the check of the hand."""
    stars = "*" * max(len(state.hands[seat]) - 7, 0)
    return do(state, f"{seat} discard {stars or '-'}")


def perform(state: State, seat: int, who: str, quest: str, memory: str = "-") -> list[str]:
    """Activates somebody where it stands and opens a quest there."""
    return do(state, f"{seat} activate {who}", f"{seat} pass", f"{seat} perform {quest} {memory}")


# --- looking ---


def asked(state: State) -> tuple[int, ...]:
    return GAME.asked(state)


def top(state: State) -> str:
    """The kind of the situation the table is about."""
    return state.frames[-1].kind if state.frames else "over"


def offered(state: State, seat: int) -> list[str]:
    """The legal actions in notation."""
    return [GAME.write(state, GAME.decode(state, code)) for code in GAME.legal(state, seat)]


def words_of(state: State, seat: int) -> set[str]:
    """The kinds of legal actions."""
    return {text.split()[0] for text in offered(state, seat)}


def who(state: State, name: str) -> Any:
    """A character as everybody sees it."""
    return next(c for c in GAME.view(state, None).characters if c.character == name)


def area(state: State, name: str) -> str | None:
    return who(state, name).area


def hand(state: State, seat: int) -> list[str]:
    return list(GAME.view(state, seat).hand)


def discards(state: State) -> list[str]:
    """The cards discarded face up."""
    return [state.board.names.cards[card] for card in state.open_discard]


def space(state: State, number: int) -> tuple[str | None, str | None, str | None]:
    """Side, what made it, and card of a memory."""
    found = GAME.view(state, None).track[number - 1]
    objective = found.objective and found.objective.objective
    return found.side, found.quest or objective, found.card


def bookmark(state: State) -> int | None:
    return next((s.space for s in GAME.view(state, None).track if s.bookmark), None)


def quest(state: State, name: str) -> tuple[str, str | None]:
    """Status of a quest and where it is."""
    found = next(q for q in GAME.view(state, None).quests if q.quest == name)
    return found.status, found.at


def objective_side(phrase: Phrase) -> str:
    """The side of an objective by its title."""
    return KINDS[phrase.key.removeprefix("wt-objective-")]
