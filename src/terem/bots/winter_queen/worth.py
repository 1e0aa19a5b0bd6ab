"""What everybody may hope for after each action of a position: points, what pages will have become, turns to come.

A hope is a sum. A filled page is worth what it shows, scaled by effect and by the turns its owner still has; an empty
one what it could show, less the turn it takes to fill it; room for a book and a turn have a worth of their own. The
numbers are data (weights.json), tuned by play.
"""

from terem.bots.winter_queen.sight import Sight
from terem.bots.winter_queen.terms import Slot, Weights, lead, mixed, turns_of, turns_to_come
from terem.games.winter_queen.board import ARCANE_KNOWLEDGE, BRIGHT_WAY, FOREST_WISPS, NOBODY, POLAR_STAR, Board
from terem.games.winter_queen.rules import books_of, reach
from terem.games.winter_queen.state import NORMAL, State
from terem.kernel.native import i64


class Edge:
    """An action and what everybody may hope for after it."""

    def __init__(self, code: int, hoped: list[float], worth: float, chancy: bool) -> None:
        self.code = code
        self.hoped = hoped
        self.worth = worth  # the lead of whoever acts
        self.chancy = chancy  # something is drawn after it
        self.visits = 0


class Appraiser:
    """Appraises all actions of a position at once: what they have in common is reckoned once."""

    def __init__(self, board: Board, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self.sight = Sight(board)
        self.slots: list[Slot] = []
        self.offers: list[Slot] = []  # of the books the mover may take, two for each county
        self.offered: list[int] = []  # by county: the first of its offers, or NOBODY
        players = board.players
        self.turns = [0.0] * players
        self.filled: list[list[float]] = [[] for _ in range(players)]
        self.grown: list[list[float]] = [[] for _ in range(players)]
        self.empty = [0.0] * players
        self.room = [0.0] * players
        self.base = [0.0] * players  # points, turns and room
        self.known = [0] * (players * board.colours)  # Arcane Knowledge
        self.near = [0.0] * (players * board.colours)  # how sure a colour is to be had
        self.hopes = [0.0] * players
        self.sums = [0.0] * players
        self.firsts = [0.0] * players  # of the empty pages the best and the second: near the end no more are filled
        self.seconds = [0.0] * players
        self.looks_along = False  # somebody has a Bright Way

    # --- the position ---

    def look(self, state: State) -> None:
        """The position as it will be for whoever moves now: with one turn less."""
        self.sight.look(state)
        board, mover = state.board, state.to_move
        total = turns_to_come(state)
        for seat in range(board.players):
            waits = (seat - mover) % board.players
            turns = turns_of(total, waits, board.players) - (1.0 if seat == mover else 0.0)
            self.weigh(seat, turns if turns > 0.0 else 0.0)
        self.reckon_near(state)
        self.slots = []
        self.looks_along = False
        for seat in range(board.players):
            for book in books_of(state, seat):
                self.slots.append(self.slot(seat, book, book * 2, state.pages[book * 2]))
                self.slots.append(self.slot(seat, book, book * 2 + 1, state.pages[book * 2 + 1]))
        self.reckon_known()
        for slot in self.slots:
            self.read(slot)
        for seat in range(board.players):
            free = board.book_limit - len(books_of(state, seat))
            self.base[seat] = state.points[seat] + self.room[seat] * free + self.weights.turn * self.turns[seat]
        self.offer(state, mover)

    def slot(self, seat: int, book: int, page: int, colour: int) -> Slot:
        """A page with its effect."""
        effect = self.board.effect_of[page]
        if effect == BRIGHT_WAY:
            self.looks_along = True
        return Slot(seat, book, page, effect, self.board.wisp_of[page], colour)

    def offer(self, state: State, mover: int) -> None:
        """The books that may be taken."""
        board = self.board
        self.offers = []
        self.offered = [NOBODY] * board.counties
        if len(books_of(state, mover)) >= board.book_limit:
            return
        for county in range(board.counties):
            book = state.tops[county]
            if state.piles[county] and book != NOBODY:
                self.offered[county] = len(self.offers)
                for page in range(book * 2, book * 2 + 2):
                    slot = self.slot(mover, book, page, NOBODY)
                    self.read(slot)
                    self.offers.append(slot)

    def weigh(self, seat: int, turns: float) -> None:
        """The weights that hold for a seat."""
        weights = self.weights
        knots = weights.knots
        above = 1
        while above < len(knots) - 1 and knots[above] < turns:
            above += 1
        below = above - 1
        share = (turns - knots[below]) / (knots[above] - knots[below])
        share = 0.0 if share < 0.0 else 1.0 if share > 1.0 else share
        self.turns[seat] = turns
        self.filled[seat] = mixed(weights.filled[below], weights.filled[above], share)
        self.grown[seat] = mixed(weights.grown[below], weights.grown[above], share)
        self.empty[seat] = weights.empty[below] * (1.0 - share) + weights.empty[above] * share
        self.room[seat] = weights.room[below] * (1.0 - share) + weights.room[above] * share

    def reckon_near(self, state: State) -> None:
        """How sure everybody is to get each colour."""
        board = self.board
        colours = board.colours
        for seat in range(board.players):
            for colour in range(colours):
                sure = 0.0
                for holder in reach(state, seat):
                    if state.holders[holder * colours + colour]:
                        sure = 1.0
                if sure == 0.0 and state.stage == NORMAL:
                    sure = self.weights.far
                self.near[seat * colours + colour] = sure

    def reckon_known(self) -> None:
        """Arcane Knowledge of everybody."""
        colours = self.board.colours
        for place in range(len(self.known)):
            self.known[place] = 0
        for slot in self.slots:
            if slot.colour != NOBODY:
                self.known[slot.seat * colours + slot.colour] += 1
            if slot.wisp != NOBODY:
                self.known[slot.seat * colours + slot.wisp] += 1

    def knowledge(self, seat: int, colour: int) -> int:
        """What Arcane Knowledge gives with the best rival."""
        colours = self.board.colours
        most = 0
        for other in range(self.board.players):
            if other != seat:
                most = max(most, self.known[other * colours + colour])
        return most + self.known[seat * colours + colour]

    def read(self, slot: Slot) -> None:
        """What a page shows with each colour, and its worth."""
        shows = [0] * self.board.colours
        for colour in range(self.board.colours):
            if slot.colour == NOBODY or slot.colour == colour:
                if slot.effect == ARCANE_KNOWLEDGE:
                    shows[colour] = self.knowledge(slot.seat, colour) + (1 if slot.colour == NOBODY else 0)
                else:
                    shows[colour] = self.sight.shows(slot.effect, slot.wisp, colour)
        slot.shows = shows
        slot.worth = self.page(slot, NOBODY, 0)

    # --- pages on a map with one crystal more or less ---

    def page(self, slot: Slot, changed: int, around: i64) -> float:
        """The worth of a page after a crystal of a colour has come or gone; `around` are its neighbours."""
        if slot.colour != NOBODY:
            return self.full(slot, float(self.shown(slot, slot.colour, changed, around)))
        seat = slot.seat
        near = seat * self.board.colours
        best = 0.0
        for colour in range(self.board.colours):
            sure = self.near[near + colour]
            if sure > 0.0:
                value = sure * self.shown(slot, colour, changed, around)
                if value > best:
                    best = value
        gain = self.full(slot, best) - self.weights.turn
        return self.empty[seat] * gain if gain > 0.0 else 0.0

    def full(self, slot: Slot, shown: float) -> float:
        """The worth of a filled page that shows so much."""
        return self.filled[slot.seat][slot.effect] * shown + self.grown[slot.seat][slot.effect]

    def shown(self, slot: Slot, colour: int, changed: int, around: i64) -> int:
        """What a page shows now; reckoned anew only where that can have changed."""
        effect = slot.effect
        if changed == NOBODY or effect == ARCANE_KNOWLEDGE:
            return slot.shows[colour]
        if effect == BRIGHT_WAY:
            return self.sight.ways[colour]
        same = colour == changed or (effect == FOREST_WISPS and slot.wisp == changed)
        if not same and (effect != POLAR_STAR or not around & i64(self.sight.masks[colour])):
            return slot.shows[colour]
        return self.sight.shows(effect, slot.wisp, colour)

    def sum_up(self, changed: int, around: i64) -> None:
        """Everybody's pages on the map as it is tried."""
        for seat in range(self.board.players):
            self.sums[seat] = self.firsts[seat] = self.seconds[seat] = 0.0
        for slot in self.slots:
            value = slot.worth if changed == NOBODY else self.page(slot, changed, around)
            slot_seat = slot.seat
            if slot.colour != NOBODY or self.turns[slot_seat] > 2.5:
                self.sums[slot_seat] += value
            elif value > self.firsts[slot_seat]:
                self.seconds[slot_seat] = self.firsts[slot_seat]
                self.firsts[slot_seat] = value
            elif value > self.seconds[slot_seat]:
                self.seconds[slot_seat] = value
        for seat in range(self.board.players):
            self.hopes[seat] = self.base[seat] + self.sums[seat] + self.unfilled(seat, 0.0, 0.0)

    def unfilled(self, seat: int, one: float, two: float) -> float:
        """What empty pages give near the end, two more among them: only as many as there are turns."""
        turns = self.turns[seat]
        if turns > 2.5:
            return one + two
        if turns < 0.5:
            return 0.0
        first, second = self.firsts[seat], self.seconds[seat]
        for value in (one, two):
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
        return first if turns < 1.5 else first + second

    # --- the actions ---

    def edges(self, state: State, every: bool) -> list[Edge]:
        """All actions, appraised; of equal crystals on several holders only one unless `every` is asked for."""
        self.look(state)
        found: list[Edge] = []
        takes = self.takes(state, every)
        if takes:
            self.on_map(state, takes, found)
            self.sum_up(NOBODY, 0)
            self.on_pages(state, takes, found)
        if state.stage == NORMAL:
            self.activations(state, found)
        return found

    def takes(self, state: State, every: bool) -> list[int]:
        """The crystals that are tried, of each colour the one that leaves least to the next."""
        colours = self.board.colours
        best = [NOBODY] * colours
        found: list[int] = []
        for holder in reach(state, state.to_move):
            for crystal in range(holder * colours, holder * colours + colours):
                if state.holders[crystal]:
                    found.append(crystal)
                    other = best[crystal % colours]
                    if other == NOBODY or self.bonus(state, crystal) > self.bonus(state, other):
                        best[crystal % colours] = crystal
        return found if every else [crystal for crystal in best if crystal != NOBODY]

    def bonus(self, state: State, crystal: int) -> float:
        """What taking it gives, less what it leaves to the next."""
        left = self.left(state, crystal)
        return 1.0 if left == 0 else -self.weights.last if left == 1 else 0.0

    def left(self, state: State, crystal: int) -> int:
        """How many crystals stay on its holder."""
        colours = self.board.colours
        holder = crystal // colours
        left = -1
        for other in range(holder * colours, holder * colours + colours):
            left += state.holders[other]
        return left

    def add(self, state: State, code: int, gain: float, crystal: int, chancy: bool, found: list[Edge]) -> None:
        """An action after which everybody hopes as reckoned, whoever moves for something more."""
        mover, players = state.to_move, self.board.players
        hoped = self.hopes[:]
        hoped[mover] += gain
        if crystal != NOBODY:
            left = self.left(state, crystal)
            if left == 0:
                chancy = True
                hoped[mover] += 1.0
            elif left == 1:
                following = (mover + 1) % players
                if crystal // self.board.colours in reach(state, following):
                    hoped[following] += self.weights.last
        found.append(Edge(code, hoped, lead(hoped, mover), chancy))

    def on_map(self, state: State, takes: list[int], found: list[Edge]) -> None:
        """Crystals put on the map, with and without a book."""
        board, sight = self.board, self.sight
        spaces: i64 = board.spaces
        empty = i64(board.full) & ~sight.occupied
        ways = sight.ways[:]
        mover = state.to_move
        for colour in range(board.colours):
            crystals = [crystal for crystal in takes if crystal % board.colours == colour]
            if not crystals:
                continue
            for space in range(spaces):
                if not empty >> space & 1:
                    continue
                around: i64 = board.neighbours[space]
                sight.put(colour, space)
                if self.looks_along:
                    sight.lengthen(space)
                self.sum_up(colour, around)
                first = board.first_target[space]
                for crystal in crystals:
                    self.add(state, crystal * board.targets + first, 0.0, crystal, False, found)
                if self.offers:
                    after = board.first_target[space + 1] if space + 1 < spaces else board.first_page
                    for target in range(first + 1, after):
                        place = self.offered[board.target_book[target]]
                        if place != NOBODY:
                            one = self.page(self.offers[place], colour, around)
                            two = self.page(self.offers[place + 1], colour, around)
                            gain = self.unfilled(mover, one, two) - self.unfilled(mover, 0.0, 0.0) - self.room[mover]
                            for crystal in crystals:
                                self.add(state, crystal * board.targets + target, gain, crystal, True, found)
                sight.take(colour, space)
                if self.looks_along:
                    sight.ways = ways[:]

    def on_pages(self, state: State, takes: list[int], found: list[Edge]) -> None:
        """Crystals put on own pages."""
        board, mover = self.board, state.to_move
        few = self.turns[mover] < 2.5
        for slot in self.slots:
            if slot.seat != mover or slot.colour != NOBODY:
                continue
            lost = slot.worth
            if few:
                lost = self.unfilled(mover, 0.0, 0.0) - self.without(slot)
            for crystal in takes:
                colour = crystal % board.colours
                gain = self.full(slot, float(slot.shows[colour])) - lost + self.learnt(slot, colour)
                code = crystal * board.targets + board.first_page + slot.page
                self.add(state, code, gain, crystal, False, found)

    def without(self, gone: Slot) -> float:
        """What the other empty pages of a seat give near the end."""
        first = second = 0.0
        for slot in self.slots:
            if slot.seat == gone.seat and slot.colour == NOBODY and slot is not gone:
                if slot.worth > first:
                    first, second = slot.worth, first
                elif slot.worth > second:
                    second = slot.worth
        turns = self.turns[gone.seat]
        return 0.0 if turns < 0.5 else first if turns < 1.5 else first + second

    def learnt(self, laid: Slot, colour: int) -> float:
        """What a crystal on a page adds to Arcane Knowledge, less what it adds to the best rival's."""
        gain = 0.0
        colours = self.board.colours
        own = self.known[laid.seat * colours + colour]
        for slot in self.slots:
            if slot.effect == ARCANE_KNOWLEDGE and slot.colour == colour:
                if slot.seat == laid.seat:
                    gain += self.filled[slot.seat][slot.effect]
                elif self.knowledge(slot.seat, colour) == own + self.known[slot.seat * colours + colour]:
                    gain -= self.filled[slot.seat][slot.effect]
        return gain

    def activations(self, state: State, found: list[Edge]) -> None:
        """Books that are used: what they show now instead of what they may become."""
        board, mover = self.board, state.to_move
        for place in range(0, len(self.slots), 2):
            left, right = self.slots[place], self.slots[place + 1]
            if left.seat == mover and (left.colour != NOBODY or right.colour != NOBODY):
                gain = self.room[mover]
                for slot in (left, right):
                    if slot.colour != NOBODY:
                        gain += slot.shows[slot.colour]
                code = board.first_activation + left.book * (board.spaces + 1)
                if left.colour == NOBODY or right.colour == NOBODY or self.sight.occupied == state.depicted:
                    self.sum_up(NOBODY, 0)
                    self.add(state, code, gain - left.worth - right.worth, NOBODY, False, found)
                else:
                    self.removals(state, code, gain, left, right, found)

    def removals(self, state: State, code: int, gain: float, left: Slot, right: Slot, found: list[Edge]) -> None:
        """A full book, with each crystal that may leave the map."""
        sight = self.sight
        ways = sight.ways
        spaces: i64 = self.board.spaces
        placed = sight.occupied & ~state.depicted
        for space in range(spaces):
            if placed >> space & 1:
                colour = sight.at[space]
                around: i64 = self.board.neighbours[space]
                sight.take(colour, space)
                if self.looks_along:
                    sight.ways = ways[:]
                    sight.find_ways()
                self.sum_up(colour, around)
                lost = self.page(left, colour, around) + self.page(right, colour, around)
                self.add(state, code + 1 + int(space), gain - lost, NOBODY, False, found)
                sight.put(colour, space)
        sight.ways = ways
