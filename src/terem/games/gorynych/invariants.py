"""What holds in every state of a game, by spec §3 and §4."""

from __future__ import annotations

from terem.games.gorynych.board import (
    ALL_CARDS,
    DESTROYED,
    INDEX,
    INDEX_MASK,
    NOBODY,
    WAITING,
    Deck,
)
from terem.games.gorynych.choices import asked, legal
from terem.games.gorynych.effects import count_living
from terem.games.gorynych.state import CHOOSE, FIELD_LEFT, OVER, PERCH, PLACE, RESOLVE, TEREM_REACHED, WON, State


def invariants(state: State) -> list[str]:
    """The broken promises, in words for the game's author."""
    return [*_cards(state), *_knights(state), *_dragon(state), *_decks(state), *_phase(state)]


def _cards(state: State) -> list[str]:
    broken = []
    for seat in range(state.board.players):
        hand, row, box = state.hands[seat], state.rows[seat], state.boxes[seat]
        if hand | row | box != ALL_CARDS or hand & row or hand & box or row & box:
            broken.append(f"the cards of seat {seat} are not in exactly one place each")
        for secret in (state.locked[seat], state.discards[seat]):
            if secret != NOBODY and not hand >> secret & 1:
                broken.append(f"seat {seat} has laid a card it does not hold")
        if state.locked[seat] != NOBODY and state.locked[seat] == state.discards[seat]:
            broken.append(f"seat {seat} discards its locked card")  # R21
        if state.locked[seat] != NOBODY and state.took[seat] != NOBODY:
            broken.append(f"seat {seat} has locked and skipped")
    return broken


def _knights(state: State) -> list[str]:
    broken = []
    field = state.field
    for place in state.knights:
        if place == WAITING:
            if state.phase != PLACE:
                broken.append("a knight waits outside after the game began")
            continue
        inside = place >= 0 and place & INDEX_MASK >= field.lengths[place >> INDEX]
        if inside and not (state.phase == OVER and state.ending == TEREM_REACHED):
            broken.append("a knight in the terem and the game goes on")
    for token in (state.shield, state.horse):
        if token != NOBODY and state.knights[token] == DESTROYED:
            broken.append("a token under a destroyed knight")  # R37
    if any(state.pointed >> knight & 1 for knight, place in enumerate(state.knights) if place < 0):
        broken.append("a mark on a destroyed knight")
    won = state.phase == OVER and state.ending == WON
    if won != (not count_living(state) and WAITING not in state.knights):
        broken.append("a win and living knights, or no knights and no win")
    return broken


def _dragon(state: State) -> list[str]:
    gone = state.dragon == NOBODY
    if gone and state.phase not in (PLACE, PERCH) and state.ending != FIELD_LEFT:
        return ["no dragon"]
    if not gone and not 0 <= state.dragon < state.field.cells:
        return ["the dragon is outside the field"]
    return []


def _decks(state: State) -> list[str]:
    broken = []
    decks: tuple[tuple[Deck, list[int], int], ...] = (
        (state.board.knight_deck, state.knight_deck, state.steps),
        (state.board.dragon_deck, state.dragon_deck, state.number),
    )
    for deck, left, shown in decks:
        if any(not 0 <= count <= full for count, full in zip(left, deck.counts, strict=True)):
            broken.append("a deck with cards it never had")
        if state.rounds and sum(left) != (deck.size - state.rounds) % deck.size:
            broken.append("a deck that was not turned over in time")
        if state.rounds and left[deck.values.index(shown)] >= deck.counts[deck.values.index(shown)]:
            broken.append("the shown card lies in its deck too")
    return broken


def _phase(state: State) -> list[str]:
    broken = []
    seats = asked(state)
    if (state.phase == OVER) == bool(seats):
        broken.append("somebody is asked after the end, or nobody before it")
    if any(not legal(state, seat) for seat in seats):
        broken.append("a seat is asked and can do nothing")
    if (state.phase == RESOLVE) != (state.card != NOBODY) and state.phase != OVER:
        broken.append("a revealed card without a decision about it")
    if len(state.tiles) != state.board.tiles_in_play or state.tiles != sorted(set(state.tiles)):
        broken.append("not three different tiles")
    if state.phase < CHOOSE and (any(card != NOBODY for card in state.locked) or state.protected or state.turned):
        broken.append("something of the last round is left over")
    return broken
