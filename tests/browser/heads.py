"""People who are heads of the dragon: they see the page, and what it was told, and use nothing else."""

from __future__ import annotations

import json
from random import Random

from terem.bots import Budget, Situation
from terem.bots.gorynych import Chorus
from terem.games.gorynych import GAME
from terem.games.gorynych.board import DESTROYED, INDEX, NOBODY
from terem.games.gorynych.check import PHASES
from terem.games.gorynych.view import HIDDEN, Knowledge
from terem.kernel.chance import RandomChance

OVER = ".frame main > .end"


class Head:
    """Somebody at a table of Gorynych with a mouse or a finger, and a way to decide."""

    def __init__(self, visitor, decide, finger=False):
        self.visitor = visitor
        self.page = visitor.page
        self.decide = decide
        self.finger = finger
        self.frames = []
        self.view = None
        self.seen = 0
        self.page.on("websocket", lambda socket: socket.on("framereceived", self.heard))

    def heard(self, text):
        frame = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "update" and frame.get("view"):
            self.view = frame["view"]
            self.decide.see(self.view)

    @property
    def over(self):
        return self.page.locator(OVER).count() > 0

    def press(self, selector):
        found = self.page.locator(selector).first
        if self.finger:
            found.tap()
        else:
            found.click()

    def turn(self):
        """Looks at the page and does what is asked, if anything is."""
        page = self.page
        assert not self.visitor.troubles, "the page is broken"
        page.evaluate("document.querySelector('[data-deed=hurry]')?.click()")
        self.seen = len(self.frames)
        if page.locator("[data-deed=begin]").count():
            self.press("[data-deed=begin]")
        elif page.locator("[data-deed=skip]").count() and self.view["phase"] == "choose":
            card = self.decide.card(self.view)
            if card is None:
                self.press("[data-deed=skip]")
            else:
                self.lay(card)
        elif page.locator("[data-deed=do]").count() and self.view["phase"] == "resolve":
            self.carry_out(self.decide.deed(self.view))
        elif page.locator("[data-deed=lay]").count() and self.view["phase"] == "discard":
            self.lay(self.decide.discard(self.view))
        else:
            return False
        self.answered()
        return True

    def answered(self):
        """Waits until the house has stored it, and the page has heard what came of it."""
        for _ in range(400):
            kinds = [frame["type"] for frame in self.frames[self.seen :]]
            assert "refused" not in kinds, self.frames[-1]
            if "done" in kinds and "update" in kinds:
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the house does not answer: {kinds}")

    def lay(self, card):
        self.press(f'[data-card="{card}"]')
        self.press("[data-deed=lay]")

    def carry_out(self, picks):
        """Answers question by question, on the list; what has a single answer is not asked."""
        for question, value in picks:
            option = f'[data-option="{question}:{value}"]'
            if self.page.locator(option).count():
                self.press(option)
        self.press("[data-deed=do]")


class Planner:
    """Plays its part of the plan that every head of one mind makes: from its own view alone."""

    def __init__(self, players, options):
        self.board = GAME.prepare(GAME.config(players, options))
        self.mind = Chorus(width=20)
        self.opening = None

    def see(self, view):
        if view["phase"] in ("signal", "talk") or (view["phase"] == "choose" and self.opening is None):
            self.opening = view
        if view["phase"] == "resolve":
            return
        if view["phase"] == "choose" and self.opening["round"] != view["round"]:
            self.opening = view

    def action(self, view):
        seat = view["seat"]
        known = Knowledge(view, self.position(view))
        state = GAME.load(self.board, known.position)
        legal = tuple(GAME.legal(state, seat))
        told = Situation(GAME, self.board, known, seat, legal, (), Budget(), Random(1))
        return GAME.decode(state, self.mind.choose(told).code)

    def card(self, view):
        return getattr(self.action(view), "card", None)

    def discard(self, view):
        return self.action(view).card

    def deed(self, view):
        return picks_of(self.action(view))

    def knights(self, view):
        field = self.board.fields[0]
        names = self.board.names.paths
        places = [DESTROYED] * self.board.knights
        for knight in view["knights"]:
            path = names.index(knight["path"])
            places[knight["knight"] - 1] = path << INDEX | field.lengths[path] - knight["left"]
        return places

    def mask(self, cards):
        return sum(1 << self.board.names.cards.index(card) for card in cards)

    def deck(self, deck, left):
        return [left.count(value) for value in deck.values]

    def token(self, view, name):
        return next((knight["knight"] - 1 for knight in view["knights"] if knight[name]), NOBODY)

    def open_position(self, view):
        seats = view["seats"]
        return [
            *(self.cell(view["dragon"]), self.token(view, "shield"), self.token(view, "horse"), *self.knights(view)),
            *(self.mask(seat["hand"]) for seat in seats),
            *(self.mask(seat["row"]) for seat in seats),
        ]

    def cell(self, name):
        return self.board.names.cells.index(name)

    def position(self, view):
        """The rules' own numbers, from what the page was told."""
        board, seats, own = self.board, view["seats"], view["seat"]
        state = GAME.setup(board, RandomChance(Random(1)))
        hidden = [HIDDEN if seat["locked"] else NOBODY for seat in seats]
        if view["locked"]:
            hidden[own] = board.names.cards.index(view["locked"])
        acting = NOBODY if view["acting"] is None else view["acting"]
        return state.dump() | {
            "rotation": board.settings.rotation,
            "phase": PHASES.index(view["phase"]),
            "ending": NOBODY,
            "rounds": view["round"],
            "decision": view["prompt"]["id"],
            "first": view["first"],
            "acting": acting,
            "card": NOBODY if view["revealed"] is None else board.names.cards.index(view["revealed"]),
            "passed": 0 if acting == NOBODY else (acting - view["first"]) % board.players + 1,
            "pointed": 0,
            "dragon": self.cell(view["dragon"]),
            "knights": self.knights(view),
            "shield": self.token(view, "shield"),
            "horse": self.token(view, "horse"),
            "tiles": [TILES.index(tile["tile"]) for tile in view["tiles"]],
            "turned": sum(1 << TILES.index(tile["tile"]) for tile in view["tiles"] if tile["turned"]),
            "protected": view["protected"],
            "flag": view["flag"],
            "swift": view["limit"] > abs(view["number"]),
            "steps": view["steps"],
            "number": view["number"],
            "knight_deck": self.deck(board.knight_deck, view["knight_deck"]["left"]),
            "dragon_deck": self.deck(board.dragon_deck, view["dragon_deck"]["left"]),
            "hands": [self.mask(seat["hand"]) for seat in seats],
            "rows": [self.mask(seat["row"]) for seat in seats],
            "boxes": [self.mask(seat["box"]) for seat in seats],
            "took": [NOBODY if seat["took"] is None else self.mask(seat["took"]) for seat in seats],
            "opening": self.open_position(self.opening),
            "locked": hidden,
            "discards": [HIDDEN if seat["discarding"] else NOBODY for seat in seats],
        }


class Idler:
    """Never lays a card."""

    def see(self, view):
        pass

    def card(self, view):
        return None

    def discard(self, view):
        return view["choices"]["cards"][0]

    def deed(self, view):
        """The first thing that does not lose."""
        choices = view["choices"]
        if choices["flights"]:
            return [("distance", choices["flights"][-1]["distance"])]
        tile = choices["tiles"][0]
        picks = [("tile", tile["tile"])]
        for cell in tile["cells"]:
            picks += [("target", cell)]
        for colour, flights in tile["flights"].items():
            picks += [("colour", colour), ("distance", flights[-1]["distance"])]
            break
        return picks


class Arsonist(Idler):
    """Burns the terem as soon as the dragon sits on it, and leaves him there."""

    def card(self, view):
        return "fire" if "fire" in view["perils"] and "fire" in view["choices"]["cards"] else None


class Runaway(Idler):
    """Flies to the nearest edge and over it."""

    def card(self, view):
        held = view["choices"]["cards"]
        gone = [card for card in view["perils"] if card in held and card != "fire"]
        flights = {card: len(way) for card, way in view["flights"].items() if card in held and way}
        if gone:
            return gone[0]
        return max(flights, key=lambda card: flights[card]) if flights else None


def picks_of(action):
    """An action as answers to the questions of the page."""
    fields = {name: getattr(action, name) for name in action.__struct_fields__}
    tile = TILE_OF.get(type(action).__name__)
    picks = [("tile", tile)] if tile else []
    for name, value in fields.items():
        question = QUESTIONS.get((tile, name), name)
        if question == "knight" and value is None:
            picks.append(("knight", "nobody"))
        elif value is not None:
            picks.append((question, value))
    return picks


TILE_OF = {
    "Fireball": "fireball",
    "Arrow": "multicoloured-arrow",
    "Princess": "princess-calls",
    "Repeat": "repeat",
    "Jump": "knights-move",
    "Trap": "trap",
    "Apples": "royal-apples",
    "Skorokhod": "skorokhod",
    "Magnet": "magnet",
}
TILES = list(TILE_OF.values())
QUESTIONS = {
    **dict.fromkeys([(tile, "cell") for tile in ("fireball", "princess-calls", "knights-move")], "target"),
    ("skorokhod", "cell"): "landing",
    ("repeat", "card"): "repeat",
    ("magnet", "steps"): "pull",
}


def play(heads, most=8000):
    """Everybody does what the page asks, until all have seen the end."""
    for _ in range(most):
        if all(head.over for head in heads):
            return
        for head in heads:
            if not head.over and head.view:
                head.turn()
        heads[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")
