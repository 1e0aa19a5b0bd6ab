"""The state of a game of Gorynych, Burn!: small integers and short lists, cheap to copy."""

from typing import Any, Final

from terem.games.gorynych.board import ALL_CARDS, NOBODY, WAITING, Board

# Phases: what the table waits for.
PLACE: Final = 0  # a seat puts a knight on a start
PERCH: Final = 1  # the first player chooses the dragon's cell
SIGNAL: Final = 2  # the first player may point, may open the talk, ends the phase
TALK: Final = 3
CHOOSE: Final = 4  # everybody locks or skips
RESOLVE: Final = 5  # the seat whose card was revealed decides how it is used
DISCARD: Final = 6  # everybody discards
OVER: Final = 7

# How it ended.
WON: Final = 0
TEREM_REACHED: Final = 1
FIELD_LEFT: Final = 2
TEREM_BURNT: Final = 3


class State:
    """Everything that changes. Decks are multisets: no order exists before a card is shown."""

    def __init__(
        self,
        board: Board,
        order: int,
        rotation: int,
        phase: int,
        ending: int,
        rounds: int,
        decision: int,
        first: int,
        acting: int,
        card: int,
        passed: int,
        speech: int,
        spoken: bool,
        pointed: int,
        dragon: int,
        knights: list[int],
        shield: int,
        horse: int,
        tiles: list[int],
        turned: int,
        protected: bool,
        flag: bool,
        swift: bool,
        steps: int,
        number: int,
        knight_deck: list[int],
        dragon_deck: list[int],
        hands: list[int],
        rows: list[int],
        boxes: list[int],
        locked: list[int],
        took: list[int],
        discards: list[int],
        opening: list[int],
    ) -> None:
        self.board = board
        self.order = order
        self.field = board.fields[order]
        self.rotation = rotation  # of the terem tile, quarter turns clockwise
        self.phase = phase
        self.ending = ending  # NOBODY while it goes on
        self.rounds = rounds
        self.decision = decision  # counts the prompts
        self.first = first
        self.acting = acting  # the seat that decides alone, or NOBODY
        self.card = card  # the revealed card the acting seat decides about, or NOBODY
        self.passed = passed  # seats clockwise from the first that are done with this round
        self.speech = speech  # tokens left
        self.spoken = spoken  # a token was used this round
        self.pointed = pointed  # mask of knights
        self.dragon = dragon  # cell, NOBODY before it is set
        self.knights = knights  # place, DESTROYED or WAITING
        self.shield = shield  # knight, or NOBODY
        self.horse = horse
        self.tiles = tiles  # ascending
        self.turned = turned  # mask of tiles that show the knights' side
        self.protected = protected  # Fire protection
        self.flag = flag  # White flag waits for somebody
        self.swift = swift  # Skorokhod
        self.steps = steps  # the knights' card of this round
        self.number = number  # the dragon's card of this round
        self.knight_deck = knight_deck  # by value: cards left in the deck
        self.dragon_deck = dragon_deck
        self.hands = hands  # by seat: mask of cards, a locked one included
        self.rows = rows
        self.boxes = boxes  # out of the game
        self.locked = locked  # by seat: card, or NOBODY
        self.took = took  # by seat: mask of the row taken back by skipping this round, or NOBODY
        self.discards = discards  # by seat: card chosen to discard but not shown yet, or NOBODY
        self.opening = opening  # the position when the choice began; never changed in place, so copies share it

    def copy(self) -> "State":
        """A state that shares nothing that changes with this one."""
        twin = self.try_out()
        twin.knight_deck = self.knight_deck[:]
        twin.dragon_deck = self.dragon_deck[:]
        twin.locked = self.locked[:]
        twin.took = self.took[:]
        twin.discards = self.discards[:]
        return twin

    def try_out(self) -> "State":
        """A state to try cards on in which nothing lies face down: it shares what changes between rounds alone."""
        return State(
            self.board,
            self.order,
            self.rotation,
            self.phase,
            self.ending,
            self.rounds,
            self.decision,
            self.first,
            self.acting,
            self.card,
            self.passed,
            self.speech,
            self.spoken,
            self.pointed,
            self.dragon,
            self.knights[:],
            self.shield,
            self.horse,
            self.tiles,
            self.turned,
            self.protected,
            self.flag,
            self.swift,
            self.steps,
            self.number,
            self.knight_deck,
            self.dragon_deck,
            self.hands[:],
            self.rows[:],
            self.boxes[:],
            self.locked,
            self.took,
            self.discards,
            self.opening,
        )

    def put_back(self, before: "State") -> None:
        """Undoes on a state from `try_out` what a manoeuvre did, as long as it took no cards."""
        self.phase = before.phase
        self.ending = before.ending
        self.acting = before.acting
        self.card = before.card
        self.dragon = before.dragon
        if self.knights != before.knights:
            self.knights = before.knights[:]
        self.shield = before.shield
        self.horse = before.horse
        self.turned = before.turned
        self.protected = before.protected
        self.flag = before.flag
        self.swift = before.swift

    def dump(self) -> dict[str, Any]:
        """The whole state as plain data, hidden parts included; `load` reads it back."""
        return {
            "order": self.order,
            "rotation": self.rotation,
            "phase": self.phase,
            "ending": self.ending,
            "rounds": self.rounds,
            "decision": self.decision,
            "first": self.first,
            "acting": self.acting,
            "card": self.card,
            "passed": self.passed,
            "speech": self.speech,
            "spoken": self.spoken,
            "pointed": self.pointed,
            "dragon": self.dragon,
            "knights": self.knights[:],
            "shield": self.shield,
            "horse": self.horse,
            "tiles": self.tiles[:],
            "turned": self.turned,
            "protected": self.protected,
            "flag": self.flag,
            "swift": self.swift,
            "steps": self.steps,
            "number": self.number,
            "knight_deck": self.knight_deck[:],
            "dragon_deck": self.dragon_deck[:],
            "hands": self.hands[:],
            "rows": self.rows[:],
            "boxes": self.boxes[:],
            "locked": self.locked[:],
            "took": self.took[:],
            "discards": self.discards[:],
            "opening": self.opening[:],
        }


def load(board: Board, data: dict[str, Any]) -> State:
    """The state that `State.dump` wrote."""
    fields: dict[str, Any] = {name: value[:] if isinstance(value, list) else value for name, value in data.items()}
    return State(board, **fields)


def new_state(board: Board) -> State:
    """Everything in the box: no field order, no knights, no cards shown yet."""
    players = board.players
    return State(
        board=board,
        order=0,
        rotation=0,
        phase=PLACE,
        ending=NOBODY,
        rounds=0,
        decision=0,
        first=0,
        acting=NOBODY,
        card=NOBODY,
        passed=0,
        speech=board.settings.speech,
        spoken=False,
        pointed=0,
        dragon=NOBODY,
        knights=[WAITING] * board.knights,
        shield=NOBODY,
        horse=NOBODY,
        tiles=[],
        turned=0,
        protected=False,
        flag=False,
        swift=False,
        steps=0,
        number=0,
        knight_deck=board.knight_deck.counts[:],
        dragon_deck=board.dragon_deck.counts[:],
        hands=[ALL_CARDS] * players,
        rows=[0] * players,
        boxes=[0] * players,
        locked=[NOBODY] * players,
        took=[NOBODY] * players,
        discards=[NOBODY] * players,
        opening=[],
    )
