"""A joint plan for the rest of a round: a beam search over the seats in turn, each card with its decision.

The search plays the engine's own rules. Flights are valued before they are flown, for they change nothing but the
dragon's cell; everything else is tried on a copy, most manoeuvres of a tile on the same one. A position is made for
what is kept alone. A Discard is counted, not chosen: it follows the locked cards.
"""

from typing import Final

from terem.bots.gorynych.moves import NOTHING, Move, ask_nobody, carry_out, discard, make, uncovered
from terem.bots.gorynych.useful import hits, useful
from terem.bots.gorynych.worth import LOSS, Judge
from terem.games.gorynych.board import ARROW, CARDS, FIRE, MANOEUVRE, NOBODY, REPEAT
from terem.games.gorynych.choices import decisions, open_tiles
from terem.games.gorynych.codes import arrow_code
from terem.games.gorynych.effects import direction, farthest, limit
from terem.games.gorynych.rules import SILENT, clean_up, reveal
from terem.games.gorynych.state import OVER, RESOLVE, WON, State
from terem.kernel.chance import ExplicitChance

FREE: Final = -1  # a seat may lock anything or skip
SKIPS: Final = -2
NARROW: Final = 4  # positions kept when the next round is tried
UNKNOWN: Final = 1e9


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
    """A way to go on from a node: valued; where it is not `made`, its move is still to be made in `state`."""

    def __init__(
        self, score: float, node: Node, move: Move, cell: int, state: State, made: bool, knights: float, hands: float
    ) -> None:
        self.score = score
        self.node = node
        self.move = move
        self.cell = cell
        self.state = state
        self.made = made
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
        if state.phase == RESOLVE:
            return self.go_on(self.select(self.open_decisions(state), width), state, state.passed, cards, width)
        return self.go_on([self.root(uncovered(state))], state, 0, cards, width)

    def open_decisions(self, state: State) -> list[Candidate]:
        """What the acting seat may do with its revealed card, as far as it is useful."""
        root = self.root(uncovered(state))
        found: list[Candidate] = []
        self.decide(root, root.state, state.acting, state.card, True, found)
        return found

    def go_on(self, beam: list[Node], state: State, done: int, cards: list[int], width: int) -> list[Node]:
        """The best ends of a state's round from positions in which so many seats have had their turn."""
        for number in range(done, state.board.players):
            seat = (state.first + number) % state.board.players
            found: list[Candidate] = []
            for node in beam:
                self.offer(node, seat, cards[seat], found)
            beam = self.select(found, width)
        return beam

    def root(self, state: State) -> Node:
        """The position a search starts from; nothing in it lies face down."""
        judge = self.judge
        nothing = Move(NOBODY, NOBODY, NOTHING)
        return Node(state, None, nothing, 0, judge.knights(state), judge.hands(state), Ways(judge, state))

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
        if not candidate.made:
            state = state.try_out()
            make(state, move, candidate.cell)
        if state.knights != node.state.knights:
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
        hands = self.judge.hands_but(state, seat, state.hands[seat] | state.rows[seat])
        score = node.knights + hands + node.ways.of(state.dragon) - self.cost(node.discards)
        move = Move(seat, NOBODY, NOTHING)
        found.append(Candidate(score, node, move, state.dragon, state, False, node.knights, hands))

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
            elif tile == REPEAT:
                for code in useful(self.judge, state, seat, tile):
                    self.use(node, state, seat, code, found)
            else:
                self.compare(node, state, seat, useful(self.judge, state, seat, tile), found)
        if locked and len(found) == before:
            for code in decisions(state, seat):
                self.use(node, state, seat, code, found)

    def use(self, node: Node, state: State, seat: int, code: int, found: list[Candidate]) -> None:
        """A manoeuvre on a copy."""
        after = state.try_out()
        carry_out(after, seat, code)
        self.tried(node, Move(seat, MANOEUVRE, code), after, found)

    def compare(self, node: Node, state: State, seat: int, codes: list[int], found: list[Candidate]) -> None:
        """The choices of a manoeuvre that takes no cards, one after the other on the same copy; none is made yet."""
        judge, before = self.judge, node.state
        hands, cost = judge.hands(state), self.cost(node.discards)
        own = judge.lefts(before)
        trial = state.try_out()
        moved, lefts, way = before.knights, own, 0.0  # as the last choice left them: the next often does the same
        for code in codes:
            carry_out(trial, seat, code)
            move, cell = Move(seat, MANOEUVRE, code), trial.dragon
            if trial.phase == OVER:
                end = judge.knights(trial)
                found.append(Candidate(end, node, move, cell, state, False, end, 0.0))
            elif trial.knights == before.knights:
                untouched = trial.shield == before.shield and trial.horse == before.horse
                knights = node.knights if untouched else judge.danger(trial, own)
                score = knights + (hands + node.ways.of(cell) - cost)
                found.append(Candidate(score, node, move, cell, state, False, knights, hands))
            else:
                if trial.knights != moved:
                    moved, lefts, way = trial.knights, judge.lefts(trial), judge.way(trial, cell)
                knights = judge.danger(trial, lefts)
                found.append(Candidate(knights + (hands + way - cost), node, move, cell, state, False, knights, hands))
            trial.put_back(state)

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


def score_of(candidate: Candidate) -> float:
    """For sorting."""
    return candidate.score


def value_of(end: Node) -> float:
    """What the end of a round is worth."""
    if end.state.phase == OVER:
        return end.knights
    return end.knights + end.hands + end.ways.of(end.state.dragon)


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
