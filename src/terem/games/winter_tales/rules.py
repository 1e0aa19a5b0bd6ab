"""Setup, and the loop that lets the top of the stack act (spec 2.3, 4)."""

from random import Random
from typing import Any, Final

from terem.games.winter_tales.board import NOBODY, SPRING, WINTER, WRITER, Board
from terem.games.winter_tales.cards import spread
from terem.games.winter_tales.frames import load_frame
from terem.games.winter_tales.frames.activation import excess
from terem.games.winter_tales.frames.battle import Battle
from terem.games.winter_tales.frames.hearing import may_protest, protest
from terem.games.winter_tales.frames.movement import Movement
from terem.games.winter_tales.frames.powers import hand_over, receivers
from terem.games.winter_tales.frames.turn import CASTING, Book
from terem.games.winter_tales.notes import Teller
from terem.games.winter_tales.state import FIELDS, Deed, State, plain
from terem.kernel.chance import Chance

SILENT: Final = Teller()

# --- setup ---


def setup(board: Board, chance: Chance) -> State:
    """A new game: ages, sides, seating, secret objectives; then the cast is chosen."""
    state = State(board)
    state.junior = ages(board, chance)
    state.factions = sides(board, chance)
    state.ring = seating(state)
    state.hands = [[] for _ in board.everybody]
    state.closed_discard = [[] for _ in board.everybody]
    state.thrown = [[] for _ in board.everybody]
    state.secrets = [[NOBODY, NOBODY] for _ in board.everybody]
    state.shown = [[False, False] for _ in board.everybody]
    state.deck = list(range(board.cards))
    state.spare = board.objective_copies[:]
    if board.settings.objectives:
        deal_objectives(state, chance)
    state.frames = [Book(CASTING)]
    settle(state, chance, SILENT)
    return state


def ages(board: Board, chance: Chance) -> list[int]:
    """Seats, youngest first: by lot, or as they sit (R-02)."""
    seats = list(board.everybody)
    if board.settings.seated:
        return seats
    found: list[int] = []
    while len(seats) > 1:
        found.append(seats.pop(chance.draw("youngest", [1] * len(seats))))
    return found + seats


def sides(board: Board, chance: Chance) -> list[int]:
    """By seat: half spring, half winter, the Writer if one is left (R-03)."""
    half = board.players // 2
    if board.settings.seated:
        return [WRITER if seat == 2 * half else seat % 2 for seat in board.everybody]
    pool = [half, half, board.players - 2 * half]
    found: list[int] = []
    for _ in board.everybody:
        side = chance.draw("side", pool)
        pool[side] -= 1
        found.append(side)
    return found


def seating(state: State) -> list[int]:
    """Clockwise: spring and winter in turn, each by age, the Writer last."""
    spring = [seat for seat in state.junior if state.factions[seat] == SPRING]
    winter = [seat for seat in state.junior if state.factions[seat] == WINTER]
    ring: list[int] = []
    for one, other in zip(spring, winter, strict=True):
        ring += [one, other]
    return ring + [seat for seat in state.junior if state.factions[seat] == WRITER]


def deal_objectives(state: State, chance: Chance) -> None:
    """One of the own side each, the Writer one of either."""
    board = state.board
    for seat in state.ring:
        for side in (SPRING, WINTER):
            if state.factions[seat] in (side, WRITER):
                left = [
                    state.spare[card] if board.objective_sides[card] == side else 0 for card in range(board.objectives)
                ]
                card = chance.draw("objective", left)
                state.spare[card] -= 1
                state.secrets[seat][side] = card


# --- playing ---


def asked(state: State) -> tuple[int, ...]:
    """The seats the table waits for, ascending."""
    return state.frames[-1].asked(state) if state.frames else ()


def legal(state: State, seat: int) -> list[int]:
    """Codes of the seat's legal actions, ascending."""
    return state.frames[-1].legal(state, seat) if state.frames else []


def interject(state: State, seat: int) -> list[int]:
    """What may be done beside the prompt: hand over the artifact, object to the last telling, mend one's own."""
    board = state.board
    if not state.frames or state.frames[-1].kind == "hearing":
        return []
    found: list[int] = []
    if seat in asked(state) and may_hand_over(state):
        found += [board.handover + character for character in receivers(state, seat)]
    if may_protest(state, seat):
        found.append(board.protest)
    if seat == state.author and state.fresh:
        found.append(board.edit)
    return found


def may_hand_over(state: State) -> bool:
    """Not while answers are secret, not before the first attack, which may need the artifact, not in the epilogue."""
    top = state.frames[-1]
    if isinstance(top, Battle) and top.plays == 0:
        return False
    return top.kind != "interrupt" and state.frames[0].kind != "epilogue"


def act(state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
    """A deed that is legal, and everything that follows without anybody being asked."""
    frame = state.frames[-1]
    before, question = frame.asked(state), frame.question()
    board = state.board
    telling = tells(state, deed.code)
    if deed.code >= board.actions:
        beside(state, seat, deed.code, teller)
    else:
        frame.act(state, seat, deed, chance, teller)
    if deed.code < board.protest and frame.kind != "hearing":
        state.fresh = telling
    if telling:
        state.author = seat
        state.told_cards = deed.cards[:1] if board.trap <= deed.code < board.pile else deed.cards
        state.rewrites = 0
        state.settled = bool(state.frames) and state.frames[-1].kind == "hearing"
    settle(state, chance, teller)
    same = bool(state.frames) and state.frames[-1] is frame and frame.question() == question
    waiting = tuple([other for other in before if other != seat])
    if not (same and (deed.code == board.edit or (waiting and asked(state) == waiting))):
        state.decision += 1


def beside(state: State, seat: int, code: int, teller: Teller) -> None:
    """Something beside the prompt."""
    board = state.board
    if code == board.protest:
        protest(state, seat, teller)
    elif code == board.edit:
        state.settled = False
    else:
        hand_over(state, seat, code - board.handover)


def settle(state: State, chance: Chance, teller: Teller) -> None:
    """Goes on until somebody is asked or the game is over."""
    while state.frames and not state.frames[-1].asked(state):
        state.frames[-1].proceed(state, chance, teller)


def tells(state: State, code: int) -> bool:
    """Whether a deed is a telling of its own, which others may object to."""
    board = state.board
    frame = state.frames[-1]
    if frame.kind in ("hearing", "writer", "step", "first-quest"):
        return False
    if board.go <= code < board.go + board.areas:
        return starts_walking(state)
    return board.told[code]


def starts_walking(state: State) -> bool:
    """Whether the next step is the first and no card has told of it: the Movement skill (4.3)."""
    top = state.frames[-1]
    return isinstance(top, Movement) and top.taken == 0 and not top.moved


def lapse(state: State, seat: int) -> int:
    """The code of what the rules do for a seat that does not answer."""
    return state.frames[-1].lapse(state, seat)


def lapse_cards(state: State, seat: int, code: int) -> list[int]:
    """The cards of what the rules do for a seat that does not answer."""
    return state.frames[-1].lapse_cards(state, seat, len(chosen_cards(state, seat, code)))


def chosen_cards(state: State, seat: int, code: int) -> list[int]:
    """The cards that stand for all the sets a code leaves open: some of the hand, other ones at other moments."""
    board = state.board
    hand = state.hands[seat]
    if board.rescue <= code < board.raid:
        return spread(state, hand, board.numbers.rescue)
    if board.raid <= code < board.play:
        return spread(state, hand, board.numbers.raid)
    if board.comeback <= code < board.rescue:
        return spread(state, hand, board.numbers.comeback)
    if board.trap <= code < board.pile:
        return spread(state, hand, code - board.trap + 1)
    if board.pile <= code < board.join:
        return spread(state, hand, code - board.pile)
    if code == board.discard:
        return spread(state, hand, excess(state, seat))
    if board.play <= code < board.go:
        return spread(state, hand, 1)
    if code == board.memory:
        return spread(state, state.frames[-1].choosable(), 1)
    return []


def step(state: State, seat: int, code: int, chance: Chance) -> None:
    """A legal action by its code, without telling."""
    act(state, seat, Deed(code, chosen_cards(state, seat, code)), chance, SILENT)


def playout(state: State, chance: Chance, rng: Random) -> int:
    """Uniformly random legal actions to the end; how many."""
    decisions = 0
    waiting = asked(state)
    while waiting:
        seat = waiting[int(rng.random() * len(waiting))]
        codes = legal(state, seat)
        step(state, seat, codes[int(rng.random() * len(codes))], chance)
        decisions += 1
        waiting = asked(state)
    return decisions


def load(board: Board, data: dict[str, Any]) -> State:
    """The state that `dump` wrote."""
    state = State(board)
    for name in FIELDS:
        setattr(state, name, plain(data[name]))
    state.frames = [load_frame(list(frame)) for frame in data["frames"]]
    return state
