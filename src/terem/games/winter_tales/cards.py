"""Story cards: drawing, playing, discarding."""

from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.notes import DRAWS, DREW, Teller
from terem.games.winter_tales.state import State
from terem.kernel.chance import Chance


def insert(pile: list[int], card: int) -> None:
    """Puts a card among others, ascending: piles have no order."""
    place = 0
    while place < len(pile) and pile[place] < card:
        place += 1
    pile.insert(place, card)


def top_card(state: State, chance: Chance) -> int:
    """The next card of the deck; an empty deck takes the discards back, quietly (R-20); NOBODY when there are none."""
    if not state.deck:
        state.deck = state.open_discard
        state.open_discard = []
        for pile in state.closed_discard:
            state.deck += pile
            pile.clear()
        state.deck.sort()
    if not state.deck:
        return NOBODY
    return state.deck.pop(chance.draw("story-card", [1] * len(state.deck)))


def draw(state: State, seat: int, count: int, chance: Chance, teller: Teller) -> None:
    """A seat draws; how many cards it really got nobody else hears."""
    drawn: list[int] = []
    for _ in range(count):
        card = top_card(state, chance)
        if card != NOBODY:
            drawn.append(card)
            state.hands[seat].append(card)
    teller.tell(DRAWS, seat)
    teller.show(DREW, seat, drawn)


def take(state: State, seat: int, cards: list[int]) -> None:
    """Cards leave a hand."""
    for card in cards:
        state.hands[seat].remove(card)


def discard(state: State, cards: list[int]) -> None:
    """Cards that everybody saw are laid aside."""
    for card in cards:
        insert(state.open_discard, card)


def play_codes(state: State, seat: int, side: int) -> list[int]:
    """To play a card, if there is one."""
    return [state.board.play + side] if state.hands[seat] else []


def spread(state: State, cards: list[int], count: int) -> list[int]:
    """Some of the cards, the same for the same moment: what stands for all sets of that size."""
    start = (state.decision * 7) % len(cards) if cards else 0
    turned = cards[start:] + cards[:start]
    return turned[:count]
