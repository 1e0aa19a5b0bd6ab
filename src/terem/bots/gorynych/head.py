"""A partner for anybody: plays its part of the plan, unless what the others may do instead makes that a gamble.

All but the locked cards is public, so a partner's card can be guessed: one of the same mind plays the plan, one who
sees less far plays what looks best for now, anybody may slip. The head tries its own cards against these guesses and
leaves the plan where that gambles the game and another card does not. A pointing first player is understood: of the
plans that promise about as much, the one that burns those pointed at is the plan.
"""

from __future__ import annotations

from statistics import median

from terem.bots.bot import Situation
from terem.bots.gorynych.chorus import Chorus, opened, public
from terem.bots.gorynych.planner import FREE, SKIPS, Move, Node, Planner, played, trace
from terem.bots.gorynych.worth import LOSS, Judge, Weights
from terem.games.gorynych.board import CARDS, DESTROYED, NOBODY
from terem.games.gorynych.effects import steps_left
from terem.games.gorynych.state import CHOOSE, OVER, RESOLVE, SIGNAL, State
from terem.kernel.phrase import Phrase

GUESSED = 3  # positions kept when a card is tried against a guess
PATIENCE = 1.0
"""What following the pointing may cost, in the judge's points: far less than a knight."""
DREAD = 0.2
"""So much likelier to lose at once makes the plan a gamble."""

Guess = tuple[float, list[int]]
"""How likely, and the card of each seat (SKIPS, or FREE where nothing is known)."""


class Head(Chorus):
    """Plays with anybody."""

    def __init__(
        self,
        width: int = 60,
        leaves: int = 6,
        weights: Weights | None = None,
        trust: float = 0.6,
        short: float = 0.25,
        dread: float = DREAD,
    ) -> None:
        super().__init__(width, leaves, weights)
        self.trust = trust  # that the others follow the plan
        self.short = short  # that they see less far; what is left is that somebody slips
        self.dread = dread
        self.short_sighted = Chorus(width=1, leaves=0, weights=weights)
        self._wanted = 0

    def consider(self, situation: Situation) -> list[tuple[int, float, Phrase]]:
        """The own part of the plan first, then the other cards: what each gains over a middling one, and why."""
        state, seat = public(situation), situation.seat
        chosen = self._answer(state, seat)
        if state.phase != CHOOSE:
            return [(chosen, 0.0, Phrase("gor-coach-repair" if state.phase == RESOLVE else "gor-coach-best"))]
        opening, moves = opened(state), self.plan(state)
        guesses = self._guesses(state, seat, moves)
        planner = Planner(Judge(state.board, self.weights), GUESSED, 0)
        outlooks = {card: _outlook(planner, opening, seat, card, guesses) for card in _cards(opening, seat)}
        worth = {card: outlook[1] + outlook[0] * LOSS / 10 for card, outlook in outlooks.items()}
        middling = median(worth.values())
        burnt = _falling(opening, moves)
        found = []
        for card in sorted(worth, key=lambda card: (-worth[card], card)):
            code = state.board.skip if card == NOBODY else state.board.lock + card
            reason = Phrase("gor-coach-plan", {"knights": len(burnt)}) if code == chosen else _reason(outlooks[card][0])
            found.append((code, worth[card] - middling, reason))
        return sorted(found, key=lambda one: one[0] != chosen)

    def _lock(self, state: State, seat: int) -> int:
        moves = self.plan(state)
        planned = next(move.card for move in moves if move.seat == seat)
        card = self._safest(state, seat, planned, moves)
        return state.board.skip if card == NOBODY else state.board.lock + card

    def _safest(self, state: State, seat: int, planned: int, moves: list[Move]) -> int:
        """The planned card, unless under the guesses it loses the game clearly more often than another.

        What a card is worth beyond that is not compared: everybody of the same mind relies on the plan, and a team that
        second-guesses itself was measured to play worse than one that does not.
        """
        opening = opened(state)
        guesses = self._guesses(state, seat, moves)
        planner = Planner(Judge(state.board, self.weights), GUESSED, 0)
        risk, _ = _outlook(planner, opening, seat, planned, guesses)
        if risk < self.dread:
            return planned
        others = [card for card in _cards(opening, seat) if card != planned]
        outlooks = {card: _outlook(planner, opening, seat, card, guesses) for card in others}
        best = min(others, key=lambda card: (round(outlooks[card][0], 6), -outlooks[card][1], card))
        return best if outlooks[best][0] < risk - self.dread else planned

    def _guesses(self, state: State, seat: int, moves: list[Move]) -> list[Guess]:
        """What the others may have locked, each guess with its weight."""
        players = state.board.players
        planned = _by_seat(moves, players)
        short = _by_seat(self.short_sighted.plan(state), players)
        gone = [took != NOBODY for took in state.took]
        others = [other for other in range(players) if other != seat and not gone[other]]
        guesses = [(self.trust, planned), (self.short / 2, short)]
        for other in others:
            one = planned[:]
            one[other] = short[other]
            guesses.append((self.short / 2 / len(others), one))
            hand = [card for card in range(CARDS) if state.hands[other] >> card & 1]
            for card in hand:
                slipped = planned[:]
                slipped[other] = card
                guesses.append(((1 - self.trust - self.short) / len(others) / len(hand), slipped))
        for _, cards in guesses:
            for other in range(players):
                if gone[other]:
                    cards[other] = SKIPS
        return _together(guesses, seat)

    # --- the pointing ---

    def _search(self, opening: State, cards: list[int]) -> list[Move]:
        """Of the plans that promise about as much as the best, the one that burns those pointed at."""
        planner = self._planner(opening)
        ends = planner.search(opening, cards, self.width)
        wanted = self._wanted
        if wanted:
            value = _value(ends[0])
            near = [end for end in ends if _value(end) > max(value - PATIENCE, LOSS / 2)]
            best = max((_burnt(end, wanted) for end in near), default=0)
            if best:
                ends = [end for end in near if _burnt(end, wanted) == best]
        return trace(planner.foremost(ends))

    def plan(self, state: State) -> list[Move]:
        """The joint plan; one for each pointing."""
        self._want(state.pointed)
        return super().plan(state)

    def _aside(self, state: State) -> int | None:
        """Points at the knights the plan burns; where it burns none, at the one it goes after."""
        self._want(0)
        code = super()._aside(state)
        if code is not None or state.phase != SIGNAL or state.pointed:
            return code
        leading = [knight for knight, place in enumerate(state.knights) if place >= 0]
        return state.board.point + (1 << min(leading, key=lambda knight: steps_left(state, knight)))

    def _want(self, wanted: int) -> None:
        """A plan that was made for another pointing is forgotten."""
        if wanted != self._wanted:
            self._wanted = wanted
            self._remembered = (None, b"", [])


def _reason(risk: float) -> Phrase:
    return Phrase("gor-coach-risk", {"percent": round(100 * risk)}) if risk > 0.005 else Phrase("gor-coach-other")


def _falling(opening: State, moves: list[Move]) -> list[int]:
    """The knights a plan burns."""
    after = played(opening, moves, NOBODY)
    return [k for k, place in enumerate(opening.knights) if place >= 0 and after.knights[k] == DESTROYED]


def _cards(state: State, seat: int) -> list[int]:
    """What a seat may do: any card of its hand, or skip."""
    return [NOBODY, *(card for card in range(CARDS) if state.hands[seat] >> card & 1)]


def _by_seat(moves: list[Move], players: int) -> list[int]:
    """The cards of a plan; a seat it does not name is free."""
    cards = [FREE] * players
    for move in moves:
        cards[move.seat] = SKIPS if move.card == NOBODY else move.card
    return cards


def _together(guesses: list[Guess], seat: int) -> list[Guess]:
    """Equal guesses once, with the sum of their weights; the own card is no guess."""
    found: dict[tuple[int, ...], float] = {}
    for weight, cards in guesses:
        key = (*cards[:seat], FREE, *cards[seat + 1 :])
        found[key] = found.get(key, 0.0) + weight
    return [(weight, list(key)) for key, weight in found.items()]


def _outlook(planner: Planner, opening: State, seat: int, card: int, guesses: list[Guess]) -> tuple[float, float]:
    """How likely a card loses the game in this round, and what it is worth where it does not."""
    risk = worth = 0.0
    for weight, guess in guesses:
        cards = guess[:]
        cards[seat] = SKIPS if card == NOBODY else card
        ends = planner.search(opening, cards, GUESSED)
        value = _value(ends[0]) if ends else LOSS
        if value <= LOSS / 2:
            risk += weight
        else:
            worth += weight * value
    return risk, worth


def _value(end: Node) -> float:
    """What the end of a round is worth."""
    if end.state.phase == OVER:
        return end.knights
    return end.knights + end.hands + end.ways.of(end.state.dragon)


def _burnt(end: Node, wanted: int) -> int:
    return sum(wanted >> knight & 1 for knight, place in enumerate(end.state.knights) if place == DESTROYED)
