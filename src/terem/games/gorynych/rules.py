"""Setup and the round: cards and knights, signal and talk, the secret choice, the reveal in order, the clean-up."""

from random import Random
from typing import Final

from terem.games.gorynych import manoeuvres
from terem.games.gorynych.board import (
    FIRE,
    INDEX,
    MANOEUVRE,
    NOBODY,
    STARTS_LONGEST,
    STARTS_PLACED,
    STARTS_RANDOM,
    WAITING,
    Board,
)
from terem.games.gorynych.choices import asked, free_hand, legal, open_tiles
from terem.games.gorynych.codes import (
    apples_parts,
    arrow_parts,
    magnet_parts,
    repeat_parts,
    skorokhod_parts,
    trap_parts,
)
from terem.games.gorynych.effects import advance_all, breathe, farthest, fly
from terem.games.gorynych.notes import (
    CHOSE,
    DISCARD_NOW,
    DISCARDED,
    FLAGGED,
    HAND_BACK,
    HUSHED,
    LOCKED,
    MARCHED,
    NO_TILE,
    PERCHED,
    PLACED,
    POINTED,
    REVEALED,
    ROUND,
    SHOWN,
    SILENCE,
    SKIPPED,
    SPOKE,
    Teller,
)
from terem.games.gorynych.state import CHOOSE, DISCARD, OVER, PERCH, PLACE, RESOLVE, SIGNAL, TALK, State, new_state
from terem.kernel.chance import Chance

SILENT: Final = Teller()

# --- setup ---


def setup(board: Board, chance: Chance) -> State:
    """A new game: field, compass, tiles, first player, knights and dragon; then the first round begins."""
    state = new_state(board)
    state.order = chance.draw("order", [1] * len(board.fields)) if len(board.fields) > 1 else 0
    state.field = board.fields[state.order]
    settings = board.settings
    state.rotation = chance.draw("rotation", [1, 1, 1, 1]) if settings.rotation == NOBODY else settings.rotation
    state.tiles = choose_tiles(board, chance)
    state.first = chance.draw("first-player", [1] * board.players)
    if not settings.dragon_chosen:
        state.dragon = state.field.terem[chance.draw("dragon-cell", [1, 1, 1, 1])]
    if settings.starts != STARTS_PLACED:
        for knight in range(board.knights):
            state.knights[knight] = draw_start(state, chance) << INDEX
    prepare_next(state, chance, SILENT)
    return state


def choose_tiles(board: Board, chance: Chance) -> list[int]:
    """The tiles of the game, ascending: the fixed ones, the rest drawn from the pool."""
    tiles = board.settings.fixed_tiles[:]
    pool = board.settings.tile_pool[:]
    while len(tiles) < board.tiles_in_play:
        tile = chance.draw("tile", pool)
        pool[tile] = 0
        tiles.append(tile)
    return sorted(tiles)


def draw_start(state: State, chance: Chance) -> int:
    """A free start: any, or one of the longest or shortest that are left."""
    board = state.board
    taken = [place >> INDEX for place in state.knights if place != WAITING]
    free = [start not in taken for start in range(board.starts)]
    lengths = state.field.lengths
    if board.settings.starts != STARTS_RANDOM:
        left = [lengths[start] for start in range(board.starts) if free[start]]
        wanted = max(left) if board.settings.starts == STARTS_LONGEST else min(left)
        free = [free[start] and lengths[start] == wanted for start in range(board.starts)]
    return chance.draw("start", [1 if may else 0 for may in free])


def prepare_next(state: State, chance: Chance, told: Teller) -> None:
    """The next thing people set up themselves, or the first round."""
    placed = state.board.knights - state.knights.count(WAITING)
    state.decision += 1
    if placed < state.board.knights:
        state.phase = PLACE
        state.acting = (state.first + placed) % state.board.players
    elif state.dragon == NOBODY:
        state.phase = PERCH
        state.acting = state.first
    else:
        begin_round(state, chance, told)


# --- the round ---


def begin_round(state: State, chance: Chance, told: Teller) -> None:
    """Turn up a card of each deck; the knights move; then the first player may signal."""
    board = state.board
    state.rounds += 1
    told.tell(ROUND, state.rounds, state.first, 0)
    state.steps = board.knight_deck.values[turn_up(state.knight_deck, board.knight_deck.counts, "knights", chance)]
    state.number = board.dragon_deck.values[turn_up(state.dragon_deck, board.dragon_deck.counts, "dragon", chance)]
    told.tell(SHOWN, state.steps, state.number, 0)
    told.tell(MARCHED, state.steps, 0, 0)
    advance_all(state, state.steps, 1, told)
    if state.phase != OVER:
        ask(state, SIGNAL, state.first)


def turn_up(deck: list[int], full: list[int], name: str, chance: Chance) -> int:
    """Draws a card, as an index of values; an empty deck is first rebuilt from its discard pile."""
    if not any(deck):
        for value in range(len(full)):
            deck[value] = full[value]
    value = chance.draw(name, deck)
    deck[value] -= 1
    return value


def ask(state: State, phase: int, seat: int) -> None:
    """The table waits for something new."""
    state.phase = phase
    state.acting = seat
    state.decision += 1


def begin_choice(state: State, told: Teller) -> None:
    """Everybody chooses in secret."""
    told.tell(SILENCE, 1 if state.board.settings.family else 0, 0, 0)
    state.opening = [state.dragon, state.shield, state.horse, *state.knights, *state.hands, *state.rows]
    ask(state, CHOOSE, NOBODY)


def lock(state: State, seat: int, card: int, chance: Chance, told: Teller) -> None:
    """A card face down; one that lies there already is replaced, and nobody else learns of it (R9)."""
    if state.locked[seat] == NOBODY:
        told.tell(LOCKED, seat, 0, 0)
    state.locked[seat] = card
    waiting = bool(asked(state))
    told.tell(CHOSE, seat, card, 1 if waiting and not state.board.rulings.lock_final else 0)
    if not waiting:
        resolve(state, chance, told)


def skip(state: State, seat: int, chance: Chance, told: Teller) -> None:
    """The row goes back to the hand at once, for all to see (R10)."""
    state.took[seat] = state.rows[seat]
    state.hands[seat] |= state.rows[seat]
    state.rows[seat] = 0
    told.tell(SKIPPED, seat, state.took[seat], 0)
    if not asked(state):
        resolve(state, chance, told)


def resolve(state: State, chance: Chance, told: Teller) -> None:
    """Reveals card after card until somebody must decide, the game ends or the round is over."""
    players = state.board.players
    state.acting = NOBODY
    while state.passed < players:
        seat = (state.first + state.passed) % players
        state.passed += 1
        card = state.locked[seat]
        if card != NOBODY:
            reveal(state, seat, card, told)
            if state.phase == OVER or state.acting != NOBODY:
                return
    clean_up(state, chance, told)


def reveal(state: State, seat: int, card: int, told: Teller) -> None:
    """A card comes to light and into the row; its owner is asked, unless there is nothing to decide."""
    state.locked[seat] = NOBODY
    state.hands[seat] &= ~(1 << card)
    state.rows[seat] |= 1 << card
    if state.flag:
        state.flag = False
        told.tell(FLAGGED, seat, card, 0)  # R33
        return
    told.tell(REVEALED, seat, card, 0)
    if card == FIRE:
        breathe(state, seat, told)
    elif card == MANOEUVRE:
        if open_tiles(state):
            decide(state, seat, card)
        else:
            told.tell(NO_TILE, seat, 0, 0)
    elif farthest(state, card):
        decide(state, seat, card)
    else:
        fly(state, seat, card, 0, told)


def decide(state: State, seat: int, card: int) -> None:
    """The owner of a revealed card is asked how to use it (R11)."""
    state.card = card
    ask(state, RESOLVE, seat)


def clean_up(state: State, chance: Chance, told: Teller) -> None:
    """Tiles turn back, effects end, empty hands take their rows, the token passes on; then the next round."""
    board = state.board
    state.turned = 0
    state.protected = False
    state.swift = False
    state.flag = False
    state.spoken = False
    state.pointed = 0
    state.passed = 0
    for seat in range(board.players):
        state.took[seat] = NOBODY
        if not state.hands[seat]:  # R22
            state.hands[seat] = state.rows[seat]
            state.rows[seat] = 0
            told.tell(HAND_BACK, seat, state.hands[seat], 0)
    state.first = (state.first + 1) % board.players
    begin_round(state, chance, told)


# --- actions ---


def step(state: State, seat: int, code: int, chance: Chance) -> None:
    """Plays a legal action by its code."""
    act(state, seat, code, chance, SILENT)


def act(state: State, seat: int, code: int, chance: Chance, told: Teller) -> None:
    """Plays an action by its code and notes what happens."""
    board, phase = state.board, state.phase
    if code >= board.point:
        point(state, code - board.point, told)
    elif phase == CHOOSE:
        if code == board.skip:
            skip(state, seat, chance, told)
        else:
            lock(state, seat, code - board.lock, chance, told)
    elif phase == RESOLVE:
        use_card(state, seat, code, told)
        carry_on(state, code, chance, told)
    elif phase == DISCARD:
        discard(state, seat, code - board.discard, chance, told)
    elif phase == SIGNAL:
        if code == board.begin:
            begin_choice(state, told)
        else:
            open_talk(state, seat, told)
    elif phase == TALK:
        told.tell(HUSHED, 0, 0, 0)
        ask(state, SIGNAL, state.first)
    elif phase == PLACE:
        knight = state.knights.index(WAITING)
        state.knights[knight] = (code - board.place) << INDEX
        told.tell(PLACED, seat, knight, code - board.place)
        prepare_next(state, chance, told)
    else:
        state.dragon = state.field.terem[code - board.perch]
        told.tell(PERCHED, seat, state.dragon, 0)
        prepare_next(state, chance, told)


def point(state: State, knights: int, told: Teller) -> None:
    """The first player marks knights, or clears the marks (R8)."""
    if knights != state.pointed:
        state.pointed = knights
        told.tell(POINTED, state.first, knights, 0)


def open_talk(state: State, seat: int, told: Teller) -> None:
    """A speech token is discarded and the sand timer turned (R7)."""
    state.speech -= 1
    state.spoken = True
    told.tell(SPOKE, seat, state.speech, 0)
    ask(state, TALK, seat)


def use_card(state: State, seat: int, code: int, told: Teller) -> None:
    """The revealed card as its owner decided."""
    board = state.board
    if code < board.discard:
        fly(state, seat, state.card, code - board.fly + 1, told)
    elif code < board.arrow:
        manoeuvres.fireball(state, seat, code - board.fireball, told)
    elif code < board.princess:
        colour, distance = arrow_parts(board, code)
        manoeuvres.arrow(state, seat, colour, distance, told)
    elif code < board.repeat:
        manoeuvres.princess(state, seat, state.field.terem[code - board.princess], told)
    elif code < board.jump:
        card, distance, lose = repeat_parts(board, code)
        manoeuvres.repeat(state, seat, card, distance, lose, told)
    elif code < board.trap:
        manoeuvres.knights_move(state, seat, code - board.jump, told)
    elif code < board.apples:
        knight, shield = trap_parts(board, code)
        manoeuvres.trap(state, seat, knight, shield, told)
    elif code < board.skorokhod:
        knight, start = apples_parts(board, code)
        manoeuvres.apples(state, seat, knight, start, told)
    elif code < board.magnet:
        knight, cell = skorokhod_parts(board, code)
        manoeuvres.skorokhod(state, seat, knight, cell, told)
    else:
        knight, steps, horse = magnet_parts(board, code)
        manoeuvres.magnet(state, seat, knight, steps, horse, told)


def carry_on(state: State, code: int, chance: Chance, told: Teller) -> None:
    """After a card was used: the Discard where it is due, then the next card."""
    state.card = NOBODY
    if state.phase == OVER:
        return
    if state.board.arrow <= code < state.board.princess:
        told.tell(DISCARD_NOW, 0, 0, 0)
        ask(state, DISCARD, NOBODY)
        if asked(state):
            return
    resolve(state, chance, told)


def discard(state: State, seat: int, card: int, chance: Chance, told: Teller) -> None:
    """Everybody chooses a card from hand at the same time; all are laid into the rows together (R19, R21)."""
    state.discards[seat] = card
    if asked(state):
        return
    for owner in range(state.board.players):
        card = state.discards[owner]
        if card != NOBODY:
            state.hands[owner] &= ~(1 << card)
            state.rows[owner] |= 1 << card
            state.discards[owner] = NOBODY
            told.tell(DISCARDED, owner, card, 0)
    resolve(state, chance, told)


def playout(state: State, chance: Chance, rng: Random) -> int:
    """Plays uniformly random legal actions to the end; returns how many."""
    pick = rng.random
    decisions = 0
    while state.phase != OVER:
        seats = asked(state)
        seat = seats[int(pick() * len(seats))]
        codes = legal(state, seat)
        step(state, seat, codes[int(pick() * len(codes))], chance)
        decisions += 1
    return decisions


__all__ = ["act", "asked", "free_hand", "legal", "playout", "setup", "step"]
