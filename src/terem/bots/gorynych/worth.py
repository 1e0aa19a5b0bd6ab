"""What a position of Gorynych, Burn! is worth to the team: who may arrive, who can be stopped, what is in hand."""

from math import exp
from typing import Final

from terem.games.gorynych.board import CARDS, FIRE, INDEX, INDEX_MASK, MANOEUVRE, NOBODY, Board
from terem.games.gorynych.state import OVER, WON, State

WIN: Final = 1000.0
LOSS: Final = -1000.0
FAR: Final = 1000.0
NOWHERE: Final = 99  # steps, where there is no knight

# Knights a team of so many heads burns in a round. A list: mypyc loses a final tuple of floats.
KILLS: Final = [0.0, 0.3, 0.6, 0.85, 1.15, 1.5, 1.85, 2.2]


class Weights:
    """How much each consideration counts; tuned by play."""

    def __init__(
        self,
        arrival: float = 60.0,
        slack: float = 24.0,
        near: float = 1.0,
        urgency: float = 0.8,
        ahead: int = 1,
        fire: float = 0.8,
        manoeuvre: float = 1.0,
        arrow: float = 0.25,
        horse: float = 2.0,
        shield: float = 2.0,
        knight: float = 4.0,
        discard: float = 0.15,
        reach: float = 5.0,
        last: float = 9.0,
    ) -> None:
        self.arrival = arrival  # the chance that the next knights' card ends the game
        self.slack = slack  # knights that come sooner than the team can burn them
        self.near = near  # the dragon's way to a knight worth burning
        self.urgency = urgency  # how much a knight's lead counts against its distance
        self.ahead = ahead  # steps a knight is expected to take before it can be met
        self.fire = fire  # cards in hand
        self.manoeuvre = manoeuvre
        self.arrow = arrow
        self.horse = horse  # tokens under a knight
        self.shield = shield
        self.knight = knight  # a living knight
        self.discard = discard  # a card that everybody loses for a while
        self.reach = reach  # farther away is all the same
        self.last = last  # the last knight; each one more weighs one less, but not less than `knight`


class Judge:
    """Values positions of one table."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self.pace = KILLS[board.players]
        self.mean_step = board.mean_step
        self.hand_worth = [self._hand(hand) for hand in range(1 << CARDS)]
        self.crowd_worth = [
            sum([max(weights.knight, weights.last - number) for number in range(living)])
            for living in range(board.knights + 1)
        ]
        self.slack_worth = [
            [self._slack(left, rank) for rank in range(board.knights + 1)] for left in range(INDEX_MASK + 1)
        ]

    def _hand(self, hand: int) -> float:
        worth = 0.0
        if hand >> FIRE & 1:
            worth += self.weights.fire
        if hand >> MANOEUVRE & 1:
            worth += self.weights.manoeuvre
        arrows = (hand & 15).bit_count()
        for number in range(arrows):
            worth += self.weights.arrow * (1.0 if number < 2 else 0.7)
        return worth

    def _slack(self, left: int, rank: int) -> float:
        """The penalty for a knight so many steps away that is the rank-th to be burnt."""
        slack = left / self.mean_step - (rank + 1) / self.pace
        return self.weights.slack * exp(-slack)

    def spare(self, cards: int) -> int:
        """The card of a set that is missed least: an arrow, then the Manoeuvre, then Fire."""
        for card in (0, 1, 2, 3, MANOEUVRE, FIRE):
            if cards >> card & 1:
                return card
        return NOBODY

    def hands(self, state: State) -> float:
        """All hands as they will be after the clean-up."""
        worth = 0.0
        for seat in range(self.board.players):
            hand = state.hands[seat]
            worth += self.hand_worth[hand if hand else state.rows[seat]]
        return worth

    def hands_but(self, state: State, seat: int, cards: int) -> float:
        """All hands, if one seat held these cards and had no row."""
        worth = 0.0
        for other in range(self.board.players):
            hand = cards if other == seat else state.hands[other]
            worth += self.hand_worth[hand if hand or other == seat else state.rows[other]]
        return worth

    def knights(self, state: State) -> float:
        """The danger from the knights; the end of the game where it is one."""
        if state.phase == OVER:
            return WIN if state.ending == WON else LOSS
        return self.danger(state, self.lefts(state))

    def lefts(self, state: State) -> list[int]:
        """The steps that every knight has left, ascending."""
        lengths = state.field.lengths
        lefts: list[int] = []
        for place in state.knights:
            if place >= 0:
                lefts.append(lengths[place >> INDEX] - (place & INDEX_MASK))
        lefts.sort()
        return lefts

    def danger(self, state: State, lefts: list[int]) -> float:
        """What knights with so many steps left threaten."""
        weights = self.weights
        worth = -weights.arrival * self.arrival(state, lefts) - self.crowd_worth[len(lefts)]
        for rank in range(len(lefts)):
            worth -= self.slack_worth[lefts[rank]][rank]
        if state.horse != NOBODY:
            worth -= weights.horse
        if state.shield != NOBODY:
            worth -= weights.shield
        return worth

    def arrival(self, state: State, lefts: list[int]) -> float:
        """The chance that the next card brings one of the knights in that have so many steps left."""
        least = lefts[0] if lefts else NOWHERE
        mounted = state.knights[state.horse] if state.horse != NOBODY else NOBODY
        if mounted >= 0:
            least = min(least, state.field.lengths[mounted >> INDEX] - (mounted & INDEX_MASK) - 1)
        deck = self.board.knight_deck
        counts = state.knight_deck if any(state.knight_deck) else deck.counts
        bad = total = 0
        for place in range(len(counts)):
            total += counts[place]
            if deck.values[place] >= least:
                bad += counts[place]
        return bad / total

    def way(self, state: State, cell: int) -> float:
        """How well the dragon stands on a cell for the knights to come: near one of them that leads."""
        weights, field = self.weights, state.field
        least = NOWHERE
        for place in state.knights:
            if place >= 0:
                least = min(least, field.lengths[place >> INDEX] - (place & INDEX_MASK))
        best = FAR
        for place in state.knights:
            if place >= 0:
                path = place >> INDEX
                length = field.lengths[path]
                behind = length - (place & INDEX_MASK) - least
                index = min((place & INDEX_MASK) + weights.ahead, length - 1)
                distance = min(float(field.distance(cell, field.paths[path][index])), weights.reach)
                best = min(best, distance + weights.urgency * behind)
        return -weights.near * best
