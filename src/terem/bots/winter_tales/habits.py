"""What a sensible player of Winter Tales does without thinking long, one habit a situation (spec 10.1).

A bard plays its thoughts to their end with them. They are dice where a player would be a riddle to the others: how
many cards of a trap count, how long one struggles against it, whether one bars a way.
"""

from collections.abc import Callable
from random import Random
from typing import Final

from terem.bots.winter_tales.counts import (
    FAR,
    against,
    cost,
    goals,
    guards,
    open_quests,
    rival,
    side_of,
    steps_to,
    still,
    way,
)
from terem.games.winter_tales.board import NOBODY, SPRING, WINTER
from terem.games.winter_tales.frames.battle import ATTACK, Battle
from terem.games.winter_tales.frames.epilogue import Epilogue, EpiloguePart
from terem.games.winter_tales.frames.gathering import JoinOffer
from terem.games.winter_tales.frames.interrupts import CLAIMS, Interrupt
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.parts import Contribution
from terem.games.winter_tales.frames.performing import ActionChoice
from terem.games.winter_tales.frames.quest import current_quest
from terem.games.winter_tales.frames.trap import EVADE, Trap
from terem.games.winter_tales.rules import legal
from terem.games.winter_tales.state import State

Habit = Callable[[State, int, list[int], Random], int]

RESERVE: Final = 3
"""Cards a character wants in hand where it arrives."""
SWING: Final = 5
"""A contested quest gives three points to one side or to the other: so many cards are worth it (10.2)."""
RICH: Final = 5
"""Cards with which a rescue does not hurt."""
OPEN_QUESTS: Final = 2
STAKE: Final = 2
HIGH_STAKE: Final = 4
BARS: Final = 0.5
BLUFFS: Final = 0.2
NOISE: Final = 0.2
COUNTING: Final = (0.35, 0.65, 0.9)
"""How likely at most none, one, two cards of a trap count."""
STRUGGLES: Final = (0.75, 0.6, 0.33)
"""How likely one more card is played to get out of it."""


def habit(state: State, seat: int, rng: Random) -> int:
    """The code of what a seat that is asked does by habit."""
    codes = legal(state, seat)
    if len(codes) == 1:
        return codes[0]
    help_ = rescues(state, seat, codes)
    if help_ != NOBODY:
        return help_
    found = HABITS.get(state.frames[-1].kind)
    return anything(state, seat, codes, rng) if found is None else found(state, seat, codes, rng)


def anything(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Whatever is allowed."""
    return codes[int(rng.random() * len(codes))]


def first(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """What the rules name first: to have nothing against a telling, the leftmost space."""
    return codes[0]


def last(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """What the rules name last: to use what is offered, to keep to the hand limit."""
    return codes[-1]


def sometimes(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Mostly nothing."""
    return anything(state, seat, codes, rng) if rng.random() < BLUFFS else codes[0]


def rescues(state: State, seat: int, codes: list[int]) -> int:
    """A rescue where cards are plenty, a raid wherever it can be paid for; else NOBODY."""
    board = state.board
    for code in codes:
        if board.raid <= code < board.play:
            return code
        if board.rescue <= code < board.raid and len(state.hands[seat]) >= RICH:
            return code
    return NOBODY


# --- a turn ---


def activates(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Whoever has the shortest way to a quest, its side's need considered; one who lies only draws cards."""
    board = state.board
    wanted = side_of(state, seat)
    best, least = codes[0], 1000.0
    for code in codes:
        if board.activate <= code < board.comeback:
            character = code - board.activate
            steps = FAR if state.lying[character] or state.locked[character] else way(state, character)
            price = min(steps, 8) + 2.0 * rng.random() + (0.0 if board.sides[character] == wanted else 4.0)
            if price < least:
                best, least = code, price
    return best


def moves(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Along the shortest way with the fewest guards, as long as enough cards are left to do something there."""
    board = state.board
    frame = state.frames[-1]
    assert isinstance(frame, Movement)
    character = frame.character
    steps = [code for code in codes if board.go <= code < board.passing]
    places = [frame.goal] if frame.goal != NOBODY else goals(state, character)
    here = state.area[character]
    near = steps_to(state, here, places)
    if near == 0 and board.passing in codes:
        return board.passing
    if steps:
        return nearest(state, character, steps, places, rng)
    card = board.play + board.sides[character]
    if card in codes and (board.passing not in codes or len(state.hands[seat]) - cost(state, near) >= RESERVE):
        return card
    return board.passing if board.passing in codes else codes[0]


def nearest(state: State, character: int, steps: list[int], places: list[int], rng: Random) -> int:
    """The step after which the way is shortest."""
    board = state.board
    best, least = steps[0], 1000.0
    for code in steps:
        area = code - board.go
        price = steps_to(state, area, places) + 0.5 * guards(state, character, area) + 0.5 * rng.random()
        if price < least:
            best, least = code, price
    return best


def acts(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Performs a quest its rivals cannot turn, starts one where there are few, else rests."""
    board = state.board
    frame = state.frames[-1]
    assert isinstance(frame, ActionChoice)
    side, here = board.sides[frame.character], state.area[frame.character]
    quests = [code for code in codes if code >= board.perform]
    if quests and (len(state.hands[seat]) > against(state, side, here) or rng.random() < BLUFFS):
        return anything(state, seat, quests, rng)
    starts = [code for code in codes if code < board.activate]
    if starts and open_quests(state, side) < OPEN_QUESTS:
        return anything(state, seat, starts, rng)
    return board.passing


# --- battles and traps ---


def bars(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Whether to bar a way is a matter of cards, and of mood."""
    frame = state.frames[-1]
    assert isinstance(frame, Interrupt)
    if frame.stage != CLAIMS:
        return codes[0]
    hand = len(state.hands[seat])
    mover = len(state.hands[state.controller[frame.mover]])
    trap = state.board.sides[frame.mover] == WINTER
    worth_it = hand >= RESERVE if trap else hand >= RESERVE and hand > mover // 2
    return anything(state, seat, codes[1:], rng) if rng.random() < (BARS if worth_it else 0.1) else codes[0]


def fights(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Goes on while the stake is worth the cards, and whoever has more of them can last."""
    board = state.board
    frame = state.frames[-1]
    assert isinstance(frame, Battle)
    plays = [code for code in codes if code != board.passing]
    if not plays:
        return board.passing
    if board.free in plays:
        return board.free
    if board.passing not in codes:
        return plays[-1]
    attacking = frame.stage == ATTACK
    own = len(state.hands[seat])
    other = len(state.hands[state.controller[frame.rebel] if attacking else frame.attacker])
    stake = HIGH_STAKE if way(state, frame.rebel) <= 1 else STAKE
    lasts = own > other if attacking else own >= other
    price = other - own + 1 if attacking else other - own
    goes_on = lasts and frame.plays // 2 + max(price, 1) <= stake
    if rng.random() < NOISE:
        goes_on = not goes_on
    return plays[-1] if goes_on else board.passing


def lays(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """How many cards count is thrown with dice, so that nobody can know; so is how long to struggle."""
    frame = state.frames[-1]
    assert isinstance(frame, Trap)
    if frame.stage == EVADE:
        played = len(frame.evaded)
        goes_on = played < len(STRUGGLES) and rng.random() < STRUGGLES[played]
        return codes[0] if goes_on else codes[-1]
    thrown = rng.random()
    count = 0
    for limit in COUNTING:
        count += int(thrown >= limit)
    return codes[min(count, len(codes) - 1)]


# --- quests ---


def joins(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Sends whoever is nearest, if cards are left when it arrives."""
    board = state.board
    frame = state.frames[-1]
    assert isinstance(frame, JoinOffer)
    best, least = codes[0], FAR
    for code in codes[1:]:
        character = code - board.join
        steps = board.distances[frame.area][state.area[character]]
        if steps < least:
            best, least = code, steps
    left = len(state.hands[seat]) + board.numbers.draw - cost(state, least)
    return best if least < FAR and cost(state, least) <= 2 and left >= 2 else codes[0]


def takes_part(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """On its own side; the Writer on the one that is behind."""
    wanted = state.board.part + side_of(state, seat)
    return wanted if wanted in codes else codes[0]


def contributes(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """As many cards as it takes, if they are worth it; else to a tie, if that is cheap (10.2)."""
    board = state.board
    frame = state.frames[-1]
    assert isinstance(frame, Contribution)
    quest = current_quest(state)
    if board.artifact in codes:
        return board.artifact
    card = board.play + frame.side
    if card not in codes:
        return board.passing
    totals = quest.totals(state)
    own, other = totals[frame.side], totals[rival(frame.side)]
    if frame.most == 1:
        return card if 0 <= other - own <= 1 else board.passing
    spent = quest.seats.count(seat)
    means = len(state.hands[seat]) + still(state, quest, frame.side) - int(seat == quest.seat)
    need = other + still(state, quest, rival(frame.side)) + 1 - own
    if seat == quest.seat:
        need -= 1
    if 0 < need <= means and need + spent <= SWING:
        return card
    cheap = other - own
    return card if 0 < cheap <= min(means, 2) and spent < 2 else board.passing


def remembers(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Over an objective of the other side, else on the leftmost empty space."""
    board = state.board
    side = side_of(state, seat)
    for code in codes:
        space = code - board.space
        if state.memory_objective[space] != NOBODY and state.memory_side[space] != side:
            return code
    for code in codes:
        if state.memory_objective[code - board.space] == NOBODY:
            return code
    return codes[0]


# --- the end ---


def concludes(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """Everything for one's own side; the Writer as much as makes the totals equal."""
    board = state.board
    frame, story = state.frames[-1], state.frames[0]
    assert isinstance(frame, EpiloguePart)
    assert isinstance(story, Epilogue)
    if not frame.tied:
        return codes[0]
    if state.factions[seat] in (SPRING, WINTER):
        return codes[0]
    ahead = lead(state, story)
    card = board.play + (WINTER if ahead > 0 else SPRING)
    return card if ahead and card in codes else board.passing


def tips(state: State, seat: int, codes: list[int], rng: Random) -> int:
    """The Writer helps whoever is behind, if half of the hand makes them equal."""
    story = state.frames[0]
    assert isinstance(story, Epilogue)
    ahead = lead(state, story)
    if ahead == 0 or abs(ahead) > len(state.hands[seat]) // 2:
        return codes[0]
    return state.board.part + (WINTER if ahead > 0 else SPRING)


def lead(state: State, story: Epilogue) -> int:
    """Spring's lead when everybody has laid down what they hold."""
    totals = story.totals(state)
    for seat in story.waiting:
        if state.factions[seat] in (SPRING, WINTER):
            totals[state.factions[seat]] += len(state.hands[seat])
    return totals[SPRING] - totals[WINTER]


HABITS: Final[dict[str, Habit]] = {
    "action": acts,
    "battle": fights,
    "contribution": contributes,
    "epilogue-part": concludes,
    "hand-limit": last,
    "hearing": first,
    "interrupt": bars,
    "join-offer": joins,
    "movement": moves,
    "new-hope": last,
    "objective": last,
    "part": takes_part,
    "propaganda": sometimes,
    "space": remembers,
    "step": anything,
    "telling": first,
    "trap": lays,
    "turn": activates,
    "writer": tips,
}
"""By situation; in all others any answer is as good as another."""
