"""The rules of a turn: what is legal, and what an action does. Works on action codes and plain integers."""

from random import Random
from typing import cast

from terem.games.winter_queen.board import NOBODY, Board
from terem.games.winter_queen.scoring import Target, at_target, best, final_gain
from terem.games.winter_queen.state import FINAL, NORMAL, OVER, State, new_state
from terem.kernel.chance import Chance
from terem.kernel.native import i64

# --- setup ---


def setup(board: Board, chance: Chance) -> State:
    """A new game: holders filled, domain tiles and the tops of the piles shown, the first player chosen."""
    state = new_state(board)
    for holder in range(board.holders):
        refill(state, holder, chance)
    lay_domain_tiles(state, chance)
    share = board.books // board.counties
    for county in range(board.counties):
        state.piles[county] = share
        turn_up(state, county, chance)
    state.first = chance.draw("first-player", [1] * board.players)
    state.to_move = state.first
    return state


def lay_domain_tiles(state: State, chance: Chance) -> None:
    """Deals a tile to every domain space; those that are left over leave the game unseen."""
    board = state.board
    left = [1] * len(board.pictures)
    for space in board.domain_spaces:
        tile = chance.draw("domain-tile", left)
        left[tile] = 0
        if board.pictures[tile] != NOBODY:
            state.depicted |= 1 << space
            state.crystals[board.pictures[tile]] |= 1 << space


def turn_up(state: State, county: int, chance: Chance) -> None:
    """Shows the next tile of a pile; drawn only now, so that no order exists before (R-03)."""
    if not state.piles[county]:
        state.tops[county] = NOBODY
        return
    book = chance.draw("book", state.unseen)
    state.unseen[book] = 0
    state.tops[county] = book


def refill(state: State, holder: int, chance: Chance) -> None:
    """Draws crystals onto an empty holder, as many as it takes or the bag has."""
    colours = state.board.colours
    for _ in range(min(state.board.per_holder, total(state.bag))):
        colour = chance.draw("crystal", state.bag)
        state.bag[colour] -= 1
        state.holders[holder * colours + colour] += 1


def total(counts: list[int]) -> int:
    """The size of a multiset."""
    size: i64 = 0
    for count in counts:
        size += i64(count)
    return int(size)


# --- what is legal ---


def asked(state: State) -> tuple[int, ...]:
    """The seat to move, or nobody when the game is over."""
    return state.board.nobody if state.stage == OVER else state.board.asked[state.to_move]


def reach(state: State, seat: int) -> list[int]:
    """The holders within reach of a seat, ascending: left and right hand, all for two, the pool at the end."""
    board = state.board
    if state.stage != NORMAL:
        return board.pool_reach
    return board.reach[(seat - state.first) % board.players]


def crystals_in_reach(state: State, seat: int) -> list[int]:
    """The crystals a seat may take, as holder * colours + colour, ascending."""
    colours = state.board.colours
    counts = state.holders
    found = []
    for holder in reach(state, seat):
        for crystal in range(holder * colours, holder * colours + colours):
            if counts[crystal]:
                found.append(crystal)
    return found


def books_of(state: State, seat: int) -> list[int]:
    """The books of a seat, ascending."""
    found = []
    books: i64 = state.owned[seat]
    book: i64 = 0
    while books:
        if books & 1:
            found.append(int(book))
        books >>= 1
        book += 1
    return found


def open_targets(state: State, books: list[int]) -> list[int]:
    """Where a player with these books may put a crystal: empty spaces, each with the books to take, and empty pages."""
    board = state.board
    may_take = len(books) < board.book_limit
    piles, pages = state.piles, state.pages
    full: i64 = board.full
    empty = full & ~state.occupied()
    spaces: i64 = board.spaces
    found = []
    for space in range(spaces):
        if empty >> space & 1:
            first = board.first_target[space]
            found.append(first)
            if may_take:
                zone = board.zone_of[space]
                if zone != board.domain:
                    if piles[zone]:
                        found.append(first + 1)
                else:
                    for county in range(board.counties):
                        if piles[county]:
                            found.append(first + 1 + county)
    for book in books:
        for page in range(book * 2, book * 2 + 2):
            if pages[page] == NOBODY:
                found.append(board.first_page + page)
    return found


def may_take_book(state: State, seat: int) -> bool:
    """Whether the seat has room for another book (R-06)."""
    return len(books_of(state, seat)) < state.board.book_limit


def removal_due(state: State, book: int) -> bool:
    """Whether activating the book takes a placed crystal off the map (R-09)."""
    full = state.pages[book * 2] != NOBODY and state.pages[book * 2 + 1] != NOBODY
    return full and state.occupied() != state.depicted


def _activations(state: State, book: int) -> list[object]:
    """The codes of activating one book, one for each crystal that may be removed."""
    board = state.board
    if state.pages[book * 2] == NOBODY and state.pages[book * 2 + 1] == NOBODY:
        return []
    first = board.first_activation + book * (board.spaces + 1)
    if not removal_due(state, book):
        return [board.codes[first]]
    placed = state.occupied() & ~state.depicted
    spaces: i64 = board.spaces
    return [board.codes[first + 1 + int(space)] for space in range(spaces) if placed >> space & 1]


def must_pass(state: State, seat: int) -> bool:
    """Whether nothing but the pass is left (R-05, R-20)."""
    books = books_of(state, seat)
    if crystals_in_reach(state, seat) and open_targets(state, books):
        return False
    return state.stage != NORMAL or not any(_activations(state, book) for book in books)


def legal(state: State, seat: int) -> list[object]:
    """The codes of all legal actions of a seat, ascending; targets of effects are left to the best choice (R-11)."""
    if state.stage == OVER or seat != state.to_move:
        return []
    board = state.board
    books = books_of(state, seat)
    crystals = crystals_in_reach(state, seat)
    targets = open_targets(state, books) if crystals else []
    # Filled in place, not appended to: this product is most of a playout's time.
    found: list[object] = [None] * (len(crystals) * len(targets))
    place: i64 = 0
    for crystal in crystals:
        codes = board.codes_of[crystal]
        for target in targets:
            index: i64 = target
            found[place] = codes[index]
            place += 1
    if state.stage == NORMAL:
        for book in books:
            found += _activations(state, book)
    if not found:
        found.append(board.codes[board.pass_code])
    return found


# --- what an action does ---


def step(state: State, seat: int, code: int, chance: Chance) -> None:
    """Plays a legal action by its code."""
    board = state.board
    if code < board.first_activation:
        crystal = code // board.targets
        put(state, seat, crystal, code - crystal * board.targets, chance)
    elif code < board.pass_code:
        book = (code - board.first_activation) // (board.spaces + 1)
        removal = code - board.first_activation - book * (board.spaces + 1) - 1
        activate(state, seat, book, None, None, removal)
    else:
        pass_turn(state)


def put(state: State, seat: int, crystal: int, target: int, chance: Chance) -> None:
    """Takes a crystal from its holder to a target."""
    board = state.board
    if target < board.first_page:
        place_on_map(state, seat, crystal, board.target_space[target], board.target_book[target], chance)
    else:
        place_on_book(state, seat, crystal, target - board.first_page, chance)


def place_on_map(state: State, seat: int, crystal: int, space: int, county: int, chance: Chance) -> None:
    """Place a crystal on the map and, if a county is named, take the top book of its pile."""
    colour = crystal % state.board.colours
    state.holders[crystal] -= 1
    state.crystals[colour] |= 1 << space
    if county != NOBODY:
        state.owned[seat] |= 1 << state.tops[county]
        state.piles[county] -= 1
        turn_up(state, county, chance)
    check_holder(state, seat, crystal // state.board.colours, chance)
    end_turn(state)


def place_on_book(state: State, seat: int, crystal: int, page: int, chance: Chance) -> None:
    """Place a crystal on an empty page of an own book; nothing is scored."""
    state.holders[crystal] -= 1
    state.pages[page] = crystal % state.board.colours
    check_holder(state, seat, crystal // state.board.colours, chance)
    end_turn(state)


def activate(state: State, seat: int, book: int, left: Target | None, right: Target | None, removal: int) -> None:
    """Score the filled pages, discard book and crystals, and with two crystals return one from the map to the bag."""
    state.points[seat] += page_points(state, seat, book * 2, left) + page_points(state, seat, book * 2 + 1, right)
    for page in range(book * 2, book * 2 + 2):
        colour = state.pages[page]
        if colour != NOBODY:
            state.discarded[colour] += 1
            state.pages[page] = NOBODY
    state.owned[seat] &= ~(1 << book)
    if removal != NOBODY:
        colour = state.colour_at(removal)
        state.crystals[colour] &= ~(1 << removal)
        state.bag[colour] += 1
    end_turn(state)


def page_points(state: State, seat: int, page: int, target: Target | None) -> int:
    """What a page gives when its book is activated; an empty one gives nothing."""
    colour = state.pages[page]
    if colour == NOBODY:
        return 0
    if target is None:
        return best(state, seat, page, colour).points
    return at_target(state, seat, page, colour, target).points


def pass_turn(state: State) -> None:
    """The forced pass; n in a row in the normal stage end the game (R-20)."""
    state.passes += 1
    if state.stage == NORMAL and state.passes == state.board.players:
        state.turns += 1
        score_finally(state)
        return
    advance(state)


def end_turn(state: State) -> None:
    """After anything but a pass."""
    state.passes = 0
    advance(state)


def check_holder(state: State, seat: int, holder: int, chance: Chance) -> None:
    """The last crystal of a holder: a point, then the refill, which may empty the bag (R-17, R-18)."""
    colours = state.board.colours
    for crystal in range(holder * colours, holder * colours + colours):
        if state.holders[crystal]:
            return
    if state.stage == NORMAL:
        state.points[seat] += 1
        refill(state, holder, chance)
        if not total(state.bag):
            start_final_stage(state)
    elif state.board.rulings.last_of_pool_bonus:
        state.points[seat] += 1


def start_final_stage(state: State) -> None:
    """All crystals into one pool; the round is finished and one full round follows (R-21, R-22)."""
    board = state.board
    colours = board.colours
    for crystal in range(board.holders * colours):
        state.holders[board.pool * colours + crystal % colours] += state.holders[crystal]
        state.holders[crystal] = 0
    number = (state.to_move - state.first) % board.players + 1
    state.stage = FINAL
    state.turns_left = 2 * board.players - number + 1  # the turn that emptied the bag still ends


def advance(state: State) -> None:
    """The turn goes clockwise; the last turn of the final stage is followed by final scoring."""
    state.turns += 1
    state.to_move = (state.to_move + 1) % state.board.players
    if state.stage == FINAL:
        state.turns_left -= 1
        if not state.turns_left:
            score_finally(state)


def score_finally(state: State) -> None:
    """Every filled page of every book, compulsory, with the best target; the position stays as it is (R-24)."""
    gains = [final_gain(state, seat) for seat in range(state.board.players)]
    for seat in range(state.board.players):
        state.points[seat] += gains[seat]
    state.stage = OVER


def playout(state: State, chance: Chance, rng: Random) -> int:
    """Plays uniformly random legal actions to the end; returns how many."""
    pick = rng.random
    turns = 0
    while state.stage != OVER:
        choices = legal(state, state.to_move)
        step(state, state.to_move, cast(int, choices[int(pick() * len(choices))]), chance)
        turns += 1
    return turns
