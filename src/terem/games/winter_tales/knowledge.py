"""What a seat can deduce, and worlds that agree with it.

Hand sizes are never shown, but draws and plays are, so a perfect memory has them (R-05); which cards lie where it knows
from what was played since the deck was last shuffled. A shuffled card may be anywhere a hidden one can.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from msgspec import Struct

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, Board
from terem.games.winter_tales.frames.hearing import SILENT as NO_WORD
from terem.games.winter_tales.frames.hearing import VOTE, Hearing
from terem.games.winter_tales.frames.interrupts import CLAIMS, SILENT, YIELDS, Interrupt, opponents
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.trap import CLOSED, Trap
from terem.games.winter_tales.rules import load
from terem.games.winter_tales.state import Frame, State
from terem.games.winter_tales.view import View, view

HIDDEN = -9
"""In `Knowledge.position`: a card, an answer or an objective somebody else keeps to themselves."""


class Knowledge(Struct, frozen=True):
    """A seat's view, and the position in the rules' own numbers with HIDDEN for what it cannot know."""

    view: View
    seat: int
    position: dict[str, Any]


def knowledge(state: State, seat: int) -> Knowledge:
    """Everything but others' cards, objectives and secret answers, whose numbers are known."""
    position = state.dump()
    if state.frames:
        for other in state.board.everybody:
            if other != seat:
                _mask_seat(state, position, other)
        position["deck"] = [HIDDEN] * len(state.deck)
        looked = looked_through(state, seat)
        sides = state.board.objective_sides
        position["spare"] = [c if sides[k] == looked else HIDDEN for k, c in enumerate(state.spare)]
        position["frames"] = [[frame.kind, *_masked(state, frame, seat).data()] for frame in state.frames]
    return Knowledge(view(state, seat), seat, position)


def looked_through(state: State, seat: int | None) -> int:
    """The side whose unused objectives a seat looks through: while it may swap its own (7.5); else NOBODY.

    Also while something else is settled in between: it has looked before the Secret Passage, and looks again after.
    """
    board = state.board
    for frame in state.frames:
        if (
            isinstance(frame, Movement)
            and frame.seat == seat
            and any(code >= board.swap for code in frame.skills(state))
        ):
            return board.sides[frame.character]
    return NOBODY


def lookers(state: State) -> list[tuple[int, int]]:
    """The seats that look through unused objectives, and of which side."""
    looked = [(seat, looked_through(state, seat)) for seat in state.board.everybody]
    return [(seat, side) for seat, side in looked if side != NOBODY]


def _mask_seat(state: State, position: dict[str, Any], seat: int) -> None:
    position["hands"][seat] = [HIDDEN] * len(state.hands[seat])
    position["closed_discard"][seat] = [HIDDEN] * len(state.closed_discard[seat])
    position["thrown"][seat] = [HIDDEN - state.board.objective_sides[card] for card in state.thrown[seat]]
    for side in (SPRING, WINTER):
        if state.secrets[seat][side] != NOBODY and not state.shown[seat][side]:
            position["secrets"][seat][side] = HIDDEN


def _masked(state: State, frame: Frame, seat: int) -> Frame:
    """A copy of a frame without others' secrets."""
    twin = frame.copy()
    if isinstance(twin, Interrupt):
        for other in state.board.everybody:
            if other != seat and twin.stage == CLAIMS and twin.answers[other] != SILENT and _could(state, twin, other):
                twin.answers[other] = HIDDEN
            if other != seat and twin.stage == YIELDS and twin.keeps[other] in (0, 1):
                twin.keeps[other] = HIDDEN
    elif isinstance(twin, Hearing) and twin.stage == VOTE:
        twin.answers = [HIDDEN if a != NO_WORD and s != seat else a for s, a in enumerate(twin.answers)]
    elif isinstance(twin, Trap):
        _mask_piles(state, twin, seat)
    return twin


def _could(state: State, frame: Interrupt, seat: int) -> bool:
    """Whether a seat was asked for a claim at all."""
    return any(state.controller[other] == seat for other in opponents(state, frame.mover, frame.area))


def _mask_piles(state: State, trap: Trap, seat: int) -> None:
    """How large a pile is can be reckoned, how it is split cannot."""
    owners = [trap.seat, NOBODY if trap.partner == NOBODY else state.controller[trap.partner]]
    for number, owner in enumerate(owners):
        if owner != seat:
            counting, kept = 2 * number, 2 * number + 1
            if trap.stage != CLOSED:
                trap.piles[kept] += trap.piles[counting]
                trap.piles[counting] = []
            trap.piles[kept] = [HIDDEN] * len(trap.piles[kept])


# --- worlds ---


def redeal(board: Board, known: Knowledge, rng: Random) -> State:
    """A random full state that agrees with the knowledge."""
    state = load(board, known.position)
    if state.frames:
        _deal_objectives(state, rng)
        _deal_cards(state, rng)
        _answer(state, rng)
    return state


def _deal_cards(state: State, rng: Random) -> None:
    """Hidden places get the cards that lie nowhere in sight; a pile's split is anybody's guess."""
    places = [*state.hands, *state.closed_discard, state.deck]
    unsplit = []
    for frame in state.frames:
        if isinstance(frame, Trap):
            places += frame.piles
            unsplit += [(frame, kept) for kept in (1, 3) if HIDDEN in frame.piles[kept] and frame.stage != CLOSED]
    seen = [card for place in places for card in place if card != HIDDEN]
    seen += [card for card in (*state.open_discard, *state.memory_card) if card >= 0]
    seen += [card for frame in state.frames if not isinstance(frame, Trap) for card in frame.cards()]
    for frame in state.frames:
        if isinstance(frame, Trap):
            seen += [card for card in (frame.card, *frame.evaded) if card >= 0]
    pool = sorted(set(range(state.board.cards)) - set(seen))
    rng.shuffle(pool)
    for place in places:
        if HIDDEN in place:
            place[:] = sorted(pool.pop() for _ in place)
    for frame, kept in unsplit:
        cards = frame.piles[kept]
        counting = rng.sample(cards, rng.randint(0, len(cards)))
        frame.piles[kept - 1] = sorted(counting)
        frame.piles[kept] = [card for card in cards if card not in counting]


def _deal_objectives(state: State, rng: Random) -> None:
    """Objectives held and thrown away by others, and those left over, from what is not in sight."""
    board = state.board
    left = Counter(dict(enumerate(board.objective_copies)))
    visible = [card for held in state.secrets for card in held if card >= 0]
    visible += [card for card in state.memory_objective if card >= 0]
    visible += [card for thrown in state.thrown for card in thrown if card >= 0] + state.overwritten
    visible += [card for card, copies in enumerate(state.spare) for _ in range(copies)]  # none while they are HIDDEN
    left.subtract(visible)
    for other in board.everybody:
        for side in (SPRING, WINTER):
            if state.secrets[other][side] == HIDDEN:
                state.secrets[other][side] = _drawn(board, left, side, rng)
        for number, card in enumerate(state.thrown[other]):
            if card <= HIDDEN:
                state.thrown[other][number] = _drawn(board, left, HIDDEN - card, rng)
    state.spare = [left[card] if state.spare[card] == HIDDEN else state.spare[card] for card in range(board.objectives)]


def _drawn(board: Board, left: Counter[int], side: int, rng: Random) -> int:
    cards = [card for card in left.elements() if board.objective_sides[card] == side]
    card = rng.choice(cards)
    left[card] -= 1
    return card


def _answer(state: State, rng: Random) -> None:
    """Secret answers that were given."""
    for frame in state.frames:
        if isinstance(frame, Interrupt):
            _claim(state, frame, rng)
        elif isinstance(frame, Hearing) and frame.stage == VOTE:
            frame.answers = [rng.choice(frame.verdicts(state)) if a == HIDDEN else a for a in frame.answers]


def _claim(state: State, frame: Interrupt, rng: Random) -> None:
    for seat in state.board.everybody:
        if frame.answers[seat] == HIDDEN:
            own = [c for c in opponents(state, frame.mover, frame.area) if state.controller[c] == seat]
            able = [c for c in own if frame.able(state, seat, c)]
            frame.answers[seat] = rng.choice([NOBODY, *able])
        if frame.keeps[seat] == HIDDEN:
            frame.keeps[seat] = rng.choice((0, 1))


def scramble(state: State, seat: int | None, rng: Random) -> State:
    """A copy in which everything a viewer is not shown is different, sizes of hands included."""
    twin = state.copy()
    if not state.frames:
        return twin
    others = [other for other in state.board.everybody if other != seat]
    _scramble_cards(twin, others, rng)
    _scramble_objectives(twin, others, looked_through(state, seat), rng)
    for frame in twin.frames:
        if isinstance(frame, Interrupt) and frame.stage == CLAIMS:
            for other in others:
                if frame.answers[other] != SILENT and _could(twin, frame, other):
                    frame.answers[other] = HIDDEN
        if isinstance(frame, Interrupt) and frame.stage == YIELDS:
            frame.keeps = [HIDDEN if s in others and k in (0, 1) else k for s, k in enumerate(frame.keeps)]
        elif isinstance(frame, Hearing) and frame.stage == VOTE:
            frame.answers = [HIDDEN if s in others and a != NO_WORD else a for s, a in enumerate(frame.answers)]
    _answer(twin, rng)
    return twin


def _scramble_cards(state: State, others: list[int], rng: Random) -> None:
    """All cards out of sight are dealt anew in piles of any size; what a viewer threw away is out of sight too."""
    places = [state.deck, state.open_discard, *state.closed_discard, *[state.hands[other] for other in others]]
    for frame in state.frames:
        if isinstance(frame, Trap):
            owners = (frame.seat, NOBODY if frame.partner == NOBODY else state.controller[frame.partner])
            for number, owner in enumerate(owners):
                if owner in others and frame.stage > number:  # the pile lies
                    counting = [] if frame.stage == CLOSED else [frame.piles[2 * number]]
                    places += [*counting, frame.piles[2 * number + 1]]
    pool = [card for place in places for card in place]
    rng.shuffle(pool)
    for place in places:
        place.clear()
    for card in pool:
        rng.choice(places).append(card)
    for place in places:
        place.sort()


def _scramble_objectives(state: State, others: list[int], looked: int, rng: Random) -> None:
    """Hidden objectives change places with each other, and with unused ones where the viewer does not see those."""
    board = state.board
    for side in (SPRING, WINTER):
        holders = [s for s in others if state.secrets[s][side] != NOBODY and not state.shown[s][side]]
        pool = [state.secrets[seat][side] for seat in holders]
        unused = [c for c in range(board.objectives) if board.objective_sides[c] == side for _ in range(state.spare[c])]
        if side != looked:
            pool += unused
        rng.shuffle(pool)
        for seat in holders:
            state.secrets[seat][side] = pool.pop()
        if side != looked:
            for card in set(unused) | set(pool):
                state.spare[card] = 0
            for card in pool:
                state.spare[card] += 1
