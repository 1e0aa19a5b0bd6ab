"""A joint plan for the rest of a round: a beam search over the seats in turn, each card with its decision.

The search plays the engine's own rules. Flights are valued before they are flown, for they change nothing but the
dragon's cell; everything else is tried on a copy. A Discard is counted, not chosen: it follows the locked cards.
"""

from typing import Final

from terem.bots.gorynych.worth import LOSS, Judge
from terem.games.gorynych.board import (
    APPLES,
    ARROW,
    CARDS,
    FIRE,
    FIREBALL,
    MAGNET,
    MANOEUVRE,
    NOBODY,
    REPEAT,
    TRAP,
)
from terem.games.gorynych.choices import decisions, open_tiles, tile_codes
from terem.games.gorynych.codes import apples_parts, arrow_code, horse_of, repeat_parts, shield_of
from terem.games.gorynych.effects import direction, farthest, limit, steps_left
from terem.games.gorynych.rules import SILENT, clean_up, reveal, use_card
from terem.games.gorynych.state import CHOOSE, OVER, RESOLVE, WON, State
from terem.kernel.chance import ExplicitChance

FREE: Final = -1  # a seat may lock anything or skip
SKIPS: Final = -2
NOTHING: Final = -1  # no decision is due
NARROW: Final = 4  # positions kept when the next round is tried
UNKNOWN: Final = 1e9


class Move:
    """What a seat locks (NOBODY: it skips) and how it is used (NOTHING: without a decision)."""

    def __init__(self, seat: int, card: int, code: int) -> None:
        self.seat = seat
        self.card = card
        self.code = code


class Ways:
    """How well each cell lies for the knights of a position; worked out when first asked for."""

    def __init__(self, judge: Judge, state: State) -> None:
        self.judge = judge
        self.state = state
        self.known = [UNKNOWN] * state.field.cells

    def of(self, cell: int) -> float:
        """The worth of the dragon being there."""
        worth = self.known[cell]
        if worth == UNKNOWN:
            worth = self.judge.way(self.state, cell)
            self.known[cell] = worth
        return worth


class Node:
    """A position on the way through the round, how it came about, and what is known of its worth."""

    def __init__(
        self, state: State, before: "Node | None", move: Move, discards: int, knights: float, hands: float, ways: Ways
    ) -> None:
        self.state = state
        self.before = before
        self.move = move
        self.discards = discards
        self.knights = knights
        self.hands = hands
        self.ways = ways


class Candidate:
    """A way to go on from a node: valued; a flight starts from `state` and is not yet flown."""

    def __init__(
        self, score: float, node: Node, move: Move, cell: int, state: State, flown: bool, knights: float, hands: float
    ) -> None:
        self.score = score
        self.node = node
        self.move = move
        self.cell = cell
        self.state = state
        self.flown = flown
        self.knights = knights
        self.hands = hands


class Planner:
    """Plans for one table: a beam of `width` positions, and of the best `leaves` a look at the round to come."""

    def __init__(self, judge: Judge, width: int, leaves: int) -> None:
        self.judge = judge
        self.width = width
        self.leaves = leaves

    def plan(self, state: State, cards: list[int]) -> list[Move]:
        """The best moves found for the seats still to come; `cards` says by seat what is locked, FREE or SKIPS.

        The state stands at the beginning of the choice, or at the decision of the acting seat.
        """
        return trace(self.foremost(self.search(state, cards, self.width)))

    def search(self, state: State, cards: list[int], width: int) -> list[Node]:
        """The ends of the round that look best, best first."""
        root = self.root(state)
        beam = [root]
        done = 0
        if state.phase == RESOLVE:
            done = state.passed
            found: list[Candidate] = []
            self.decide(root, root.state, state.acting, state.card, True, found)
            beam = self.select(found, width)
        for number in range(done, state.board.players):
            seat = (state.first + number) % state.board.players
            found = []
            for node in beam:
                self.offer(node, seat, cards[seat], found)
            beam = self.select(found, width)
        return beam

    def root(self, state: State) -> Node:
        """The position a search starts from."""
        judge = self.judge
        bare = uncovered(state)
        nothing = Move(NOBODY, NOBODY, NOTHING)
        return Node(bare, None, nothing, 0, judge.knights(bare), judge.hands(bare), Ways(judge, bare))

    def select(self, found: list[Candidate], width: int) -> list[Node]:
        """The most promising candidates as positions; equals are kept once."""
        found.sort(key=score_of, reverse=True)
        beam: list[Node] = []
        last_score, last_cell = 1e9, NOBODY
        for candidate in found:
            if candidate.score == last_score and candidate.cell == last_cell:
                continue
            last_score, last_cell = candidate.score, candidate.cell
            beam.append(self.reached(candidate))
            if len(beam) == width:
                break
        return beam

    def reached(self, candidate: Candidate) -> Node:
        """The position a candidate leads to."""
        state, move, node = candidate.state, candidate.move, candidate.node
        ways = node.ways
        if not candidate.flown:
            state = state.try_out()
            state.hands[move.seat] &= ~(1 << move.card)
            state.rows[move.seat] |= 1 << move.card
            state.dragon = candidate.cell
            ask_nobody(state)
        elif state.knights != node.state.knights:
            ways = Ways(self.judge, state)
        discards = node.discards
        if state.board.arrow <= move.code < state.board.princess:
            discards += 1
        return Node(state, node, move, discards, candidate.knights, candidate.hands, ways)

    # --- the round to come ---

    def foremost(self, beam: list[Node]) -> Node:
        """The best end of the round: of the leading ones the one after which the next round promises most."""
        best = beam[0]
        if self.leaves < 2 or best.state.phase == OVER:
            return best
        most = LOSS * 10.0
        for node in beam[: self.looked_beyond()]:
            promise = self.promise(node)
            if promise > most:
                best, most = node, promise
        return best

    def looked_beyond(self) -> int:
        """So many ends of a round are looked beyond."""
        return self.leaves

    def promise(self, node: Node) -> float:
        """What the next round is worth on average over the cards that may come."""
        state = node.state
        if state.phase == OVER:
            return node.knights
        board = state.board
        steps = state.knight_deck if any(state.knight_deck) else board.knight_deck.counts
        numbers = state.dragon_deck if any(state.dragon_deck) else board.dragon_deck.counts
        worth = weight = 0.0
        for step in range(len(steps)):
            for number in range(len(numbers)):
                share = float(steps[step] * numbers[number])
                if share > 0.0:
                    coming = state.copy()
                    discard(coming, node.discards, self.judge)
                    clean_up(coming, ExplicitChance([step, number]), SILENT)
                    worth += share * self.hope(coming)
                    weight += share
        return worth / weight

    def hope(self, state: State) -> float:
        """What a round that begins is worth."""
        if state.phase == OVER:
            return LOSS
        ends = self.search(state, self.foreseen(state), NARROW)
        return value_of(ends[0]) if ends else LOSS

    def foreseen(self, state: State) -> list[int]:
        """What is known of the cards that will be locked: nothing, all seats are planned for."""
        return [FREE] * state.board.players

    # --- a seat's possibilities ---

    def offer(self, node: Node, seat: int, fixed: int, found: list[Candidate]) -> None:
        """What a seat may do as far as the plan is concerned: everything useful."""
        self.expand(node, seat, fixed, found)

    def expand(self, node: Node, seat: int, fixed: int, found: list[Candidate]) -> None:
        """Every useful way a seat can go on from a position."""
        state = node.state
        if state.phase == OVER:
            found.append(
                Candidate(node.knights, node, Move(seat, NOBODY, NOTHING), NOBODY, state, True, node.knights, 0.0)
            )
            return
        if fixed < 0:
            self.skip(node, seat, found)
        if fixed == SKIPS:
            return
        for card in range(CARDS):
            if state.hands[seat] >> card & 1 and fixed in (FREE, card):
                self.play(node, seat, card, fixed == card, found)

    def skip(self, node: Node, seat: int, found: list[Candidate]) -> None:
        """The row goes back to the hand."""
        state = node.state
        skipped = state.try_out()
        skipped.hands[seat] |= skipped.rows[seat]
        skipped.rows[seat] = 0
        hands = self.judge.hands(skipped)
        score = node.knights + hands + node.ways.of(state.dragon) - self.cost(node.discards)
        move = Move(seat, NOBODY, NOTHING)
        found.append(Candidate(score, node, move, state.dragon, skipped, True, node.knights, hands))

    def play(self, node: Node, seat: int, card: int, locked: bool, found: list[Candidate]) -> None:
        """A card with each decision it allows; a useless card only where it lies locked already."""
        state = node.state
        if not state.flag and card < FIRE and farthest(state, card):
            self.flights(node, state, seat, card, card, state.board.fly, found)
            return
        if not locked and card == FIRE and not hits(state, state.dragon):
            return
        shown = state.try_out()
        reveal(shown, seat, card, SILENT)
        if shown.phase == RESOLVE:
            self.decide(node, shown, seat, card, locked, found)
        elif locked or shown.phase != OVER or shown.ending == WON:
            self.tried(node, Move(seat, card, NOTHING), shown, found)

    def flights(
        self, node: Node, state: State, seat: int, card: int, colour: int, first: int, found: list[Candidate]
    ) -> None:
        """The distances of a colour, valued by where the dragon would end."""
        step = state.field.delta[direction(state, colour)]
        worth = self.judge.hand_worth
        hand, row = node.state.hands[seat], node.state.rows[seat]
        after = hand & ~(1 << card)
        hands = node.hands - worth[hand if hand else row] + worth[after if after else row | 1 << card]
        base = node.knights + hands - self.cost(node.discards if card < FIRE else node.discards + 1)
        for distance in range(farthest(state, colour)):
            cell = state.field.drift[state.dragon + step * (distance + 1)]
            score = base + node.ways.of(cell)
            move = Move(seat, card, first + distance)
            found.append(Candidate(score, node, move, cell, state, False, node.knights, hands))

    def decide(self, node: Node, state: State, seat: int, card: int, locked: bool, found: list[Candidate]) -> None:
        """What the owner of a revealed card can do with it."""
        board = state.board
        if card != MANOEUVRE:
            self.flights(node, state, seat, card, card, board.fly, found)
            return
        before = len(found)
        for tile in open_tiles(state):
            if tile == ARROW and limit(state):
                for colour in range(4):
                    first = arrow_code(board, colour, 1)
                    self.flights(node, state, seat, card, colour, first, found)
            else:
                for code in self.useful(state, seat, tile):
                    self.use(node, state, seat, code, found)
        if locked and len(found) == before:
            for code in decisions(state, seat):
                self.use(node, state, seat, code, found)

    def use(self, node: Node, state: State, seat: int, code: int, found: list[Candidate]) -> None:
        """A manoeuvre on a copy; a white flag waits for whoever comes next."""
        after = state.try_out()
        use_card(after, seat, code, SILENT)
        if after.phase != OVER:
            after.flag = after.flag or state.board.jump <= code < state.board.trap
        self.tried(node, Move(seat, MANOEUVRE, code), after, found)

    def useful(self, state: State, seat: int, tile: int) -> list[int]:
        """The codes of a tile that are worth a try: a few of a hundred that hardly differ."""
        board = state.board
        codes = tile_codes(state, seat, tile)
        if tile == FIREBALL:
            return [code for code in codes if hits(state, state.dragon + state.field.delta[code - board.fireball])]
        if tile == TRAP:
            calm = calmest(state, state.shield)
            return [code for code in codes if shield_of(board, code) in calm]
        if tile == MAGNET:
            calm = calmest(state, state.horse)
            return [code for code in codes if horse_of(board, code) in calm]
        if tile == APPLES:
            return [code for code in codes if self.far_start(state, apples_parts(board, code)[1])]
        if tile == REPEAT:
            return [code for code in codes if self.worth_repeating(state, seat, code)]
        return codes

    def worth_repeating(self, state: State, seat: int, code: int) -> bool:
        """Whether Repeat burns somebody or flies, and costs no more than it must (R31)."""
        card, _, lose = repeat_parts(state.board, code)
        spare = self.judge.spare((state.hands[seat] | state.rows[seat]) & ~(1 << MANOEUVRE))
        return lose in (NOBODY, spare) and (card != FIRE or hits(state, state.dragon))

    def far_start(self, state: State, start: int) -> bool:
        """Whether a comrade returns where it does least harm; nobody at all is fine too."""
        return start == NOBODY or state.field.lengths[start] == max(state.field.lengths)

    def tried(self, node: Node, move: Move, after: State, found: list[Candidate]) -> None:
        """A candidate whose position is made already."""
        judge = self.judge
        state = node.state
        same = after.phase != OVER and after.knights == state.knights
        untouched = same and after.shield == state.shield and after.horse == state.horse
        score = knights = node.knights if untouched else judge.knights(after)
        hands = 0.0
        if after.phase != OVER:
            ask_nobody(after)
            hands = judge.hands(after)
            way = node.ways.of(after.dragon) if same else judge.way(after, after.dragon)
            score += hands + way - self.cost(node.discards)
        found.append(Candidate(score, node, move, after.dragon, after, True, knights, hands))

    def cost(self, discards: int) -> float:
        """What Discards take from all hands."""
        return discards * self.judge.weights.discard * self.judge.board.players


def ask_nobody(state: State) -> None:
    """Nobody is asked in the middle of a plan."""
    state.phase = CHOOSE
    state.acting = NOBODY
    state.card = NOBODY


def discard(state: State, times: int, judge: Judge) -> None:
    """The Discards of the round: everybody gives away what is missed least."""
    for _ in range(times):
        for seat in range(state.board.players):
            if state.hands[seat]:
                card = judge.spare(state.hands[seat])
                state.hands[seat] &= ~(1 << card)
                state.rows[seat] |= 1 << card


def score_of(candidate: Candidate) -> float:
    """For sorting."""
    return candidate.score


def value_of(end: Node) -> float:
    """What the end of a round is worth."""
    if end.state.phase == OVER:
        return end.knights
    return end.knights + end.hands + end.ways.of(end.state.dragon)


def uncovered(state: State) -> State:
    """A copy in which nothing lies face down: the plan says what does."""
    twin = state.copy()
    for seat in range(state.board.players):
        twin.locked[seat] = NOBODY
        twin.discards[seat] = NOBODY
    return twin


def trace(node: Node) -> list[Move]:
    """The moves that led to a position, first seat first."""
    moves: list[Move] = []
    step: Node | None = node
    while step is not None:
        if step.before is not None:
            moves.append(step.move)
        step = step.before
    moves.reverse()
    return moves


def played(state: State, moves: list[Move], seat: int) -> State:
    """The position in which a plan lets a seat decide."""
    twin = uncovered(state)
    for move in moves:
        if move.card != NOBODY and twin.phase != OVER:
            reveal(twin, move.seat, move.card, SILENT)
            if move.seat == seat:
                break
            if move.code != NOTHING:
                use_card(twin, move.seat, move.code, SILENT)
                if twin.phase != OVER:
                    twin.flag = twin.flag or state.board.jump <= move.code < state.board.trap
                    ask_nobody(twin)
    return twin


def hits(state: State, cell: int) -> bool:
    """Whether fire on a cell would hit a knight."""
    if state.protected:
        return False
    for place in state.knights:  # noqa: SIM110  a generator is slower compiled
        if place >= 0 and state.field.cell_of(place) == cell:
            return True
    return False


def calmest(state: State, holder: int) -> list[int]:
    """The two knights a token helps least, those with the most steps left; NOBODY where only its holder is left."""
    best = second = NOBODY
    most = more = -1
    for knight in range(len(state.knights)):
        if state.knights[knight] >= 0 and knight != holder:
            left = steps_left(state, knight)
            if left > most:
                second, more = best, most
                best, most = knight, left
            elif left > more:
                second, more = knight, left
    return [best, second]
