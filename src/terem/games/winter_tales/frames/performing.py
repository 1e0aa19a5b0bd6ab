"""Starting a quest and performing it: opening, gathering, contributions, the count, the memory (spec 4.7)."""

from typing import Any, Final

from terem.games.winter_tales.board import NOBODY
from terem.games.winter_tales.cards import discard, top_card
from terem.games.winter_tales.frames.epilogue import check_epilogue
from terem.games.winter_tales.frames.gathering import JoinOffer, joinable
from terem.games.winter_tales.frames.hearing import LINK, hear
from terem.games.winter_tales.frames.memory import MemoryChoice, SpaceChoice, chooser
from terem.games.winter_tales.frames.parts import Contribution, Part
from terem.games.winter_tales.frames.powers import gain, propaganda
from terem.games.winter_tales.frames.quest import FAILURE, JOIN_FAILED, SUCCESS, TIE, Quest, attending
from terem.games.winter_tales.frames.rescue import current_codes, current_deed
from terem.games.winter_tales.frames.telling import Telling
from terem.games.winter_tales.notes import (
    COUNTED,
    FAILED,
    OPENED,
    PASSED,
    QUEST_PLACED,
    QUEST_REMOVED,
    STARTED,
    SUCCEEDED,
    TIED,
    TOP_CARD,
    UNLINKED,
    Teller,
)
from terem.games.winter_tales.state import (
    NO_VERDICT,
    ON_LOCATION,
    ON_REBEL,
    REJECTED,
    REMOVED,
    UNUSED,
    Deed,
    Frame,
    State,
)
from terem.games.winter_tales.town import quest_area, quest_targets, standing
from terem.kernel.chance import Chance


def put_quest(state: State, quest: int, target: int, teller: Teller) -> None:
    """A quest comes onto the board; one Great Artifact drives out the other."""
    board = state.board
    on_rebel = target >= board.locations
    state.quest_status[quest] = ON_REBEL if on_rebel else ON_LOCATION
    state.quest_at[quest] = target - board.locations if on_rebel else target
    teller.tell(QUEST_PLACED, quest, state.quest_at[quest], int(on_rebel))


def exclude(state: State, quest: int, teller: Teller) -> None:
    """The other Great Artifact leaves the game."""
    other = state.board.excludes[quest]
    if other != NOBODY and state.quest_status[other] != REMOVED:
        state.quest_status[other] = REMOVED
        teller.tell(QUEST_REMOVED, other)


class ActionChoice(Frame):
    """Nothing, a new quest, or to perform one where the character stands; and the window R3."""

    def __init__(self, seat: int, character: int, done: bool) -> None:
        super().__init__("action")
        self.seat = seat
        self.character = character
        self.done = done

    def asked(self, state: State) -> tuple[int, ...]:
        """The current player."""
        return () if self.done else (self.seat,)

    def legal(self, state: State, seat: int) -> list[int]:
        """New quests, rescues, no action, quests to perform."""
        board = state.board
        if seat != self.seat or self.done:
            return []
        able = standing(state, self.character)
        codes: list[int] = []
        if able:
            wide = board.locations + board.characters
            for quest in range(board.quests):
                if self.startable(state, quest):
                    codes += [board.put + quest * wide + target for target in quest_targets(state, quest)]
        codes += current_codes(state, seat)
        codes.append(board.passing)
        if able:
            codes += [board.perform + quest for quest in range(board.quests) if self.performable(state, quest)]
        return codes

    def startable(self, state: State, quest: int) -> bool:
        """A quest of the character's side that never was on the board."""
        own = state.board.quest_sides[quest] == state.board.sides[self.character]
        return own and state.quest_status[quest] == UNUSED

    def performable(self, state: State, quest: int) -> bool:
        """An own-side quest in this area; who bears it may not (R-36, R-44)."""
        if state.board.quest_sides[quest] != state.board.sides[self.character]:
            return False
        here = quest_area(state, quest)
        borne = state.quest_status[quest] == ON_REBEL and state.quest_at[quest] == self.character
        return here != NOBODY and here == state.area[self.character] and not borne

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """The action, or something on the way to it."""
        board = state.board
        if deed.code == board.passing:
            teller.tell(PASSED, seat)
            self.done = True
        elif deed.code >= board.perform:
            self.done = True
            self.perform(state, deed.code - board.perform, teller)
        elif deed.code < board.activate:
            self.done = True
            quest, target = divmod(deed.code - board.put, board.locations + board.characters)
            teller.tell(STARTED, seat, quest)
            put_quest(state, quest, target, teller)
            exclude(state, quest, teller)
        else:
            current_deed(state, seat, deed, teller)

    def perform(self, state: State, quest: int, teller: Teller) -> None:
        """The quest is opened; people judge whether it follows from the bookmarked memory."""
        teller.tell(OPENED, self.seat, self.character, quest)
        area = quest_area(state, quest)
        bearer = state.quest_at[quest] if state.quest_status[quest] == ON_REBEL else NOBODY
        state.push(Performance(quest, self.seat, self.character, area, bearer, OPENING, state.board.players))
        if state.bookmark != NOBODY:
            hear(state, LINK, self.seat, NOBODY)

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """The action is taken."""
        state.pop()

    def copy(self) -> Frame:
        return ActionChoice(self.seat, self.character, self.done)

    def data(self) -> list[Any]:
        return [self.seat, self.character, self.done]


OPENING: Final = 0
GATHER: Final = 1
JOIN: Final = 2
CURRENT: Final = 3
OTHERS: Final = 4
LAST: Final = 5
COUNT: Final = 6
MEMORY: Final = 7
SPACE: Final = 8
POWER: Final = 9
CHECK: Final = 10

RESULTS: Final = (SUCCEEDED, FAILED, TIED)
CLOSES: Final = ("quest-close-success", "quest-close-failure", "quest-close-tie")


class Performance(Quest):
    """A quest on its way through the stages."""

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Stage by stage; contributions and joins are situations of their own."""
        stage = self.stage
        if stage == OPENING:
            self.judge_link(state, teller)
        elif stage == GATHER:
            self.gather(state)
        elif stage == JOIN:
            self.offer_join(state)
        elif stage == CURRENT:
            self.stage = OTHERS
            self.waiting = state.clockwise(self.seat)[1:]
            self.part[self.seat] = state.board.quest_sides[self.quest]
            state.push(Contribution(self.seat, self.part[self.seat], state.board.cards))
        elif stage == OTHERS:
            self.others(state)
        elif stage == LAST:
            self.stage = COUNT
            state.push(Contribution(self.seat, self.part[self.seat], 1))
        elif stage == COUNT:
            self.count(state, teller)
        elif stage == MEMORY:
            self.choose_memory(state, chance, teller)
        elif stage == SPACE:
            self.stage = POWER
            state.push(SpaceChoice(self.seat, self.quest, self.memory_side(state), self.chosen))
        elif stage == POWER:
            self.after(state, teller)
        else:
            state.pop()
            check_epilogue(state, teller)

    def judge_link(self, state: State, teller: Teller) -> None:
        """Without a link the quest fails at once (R-16)."""
        linked = state.verdict != REJECTED
        state.verdict = NO_VERDICT
        if linked:
            self.stage = GATHER
            self.waiting = state.clockwise(self.seat)[1:]
            return
        teller.tell(UNLINKED, self.quest)
        self.close(state, FAILURE, "quest-close-unlinked", teller)

    # --- gathering ---

    def gather(self, state: State) -> None:
        """Every other seat once, clockwise; before each, Propaganda may be spread."""
        if not self.waiting:
            self.stage = CURRENT
            return
        self.stage = JOIN
        propaganda(state)

    def offer_join(self, state: State) -> None:
        """A seat without a character that could try is passed over."""
        self.stage = GATHER
        seat = self.waiting.pop(0)
        self.joined[seat] = NOBODY
        if joinable(state, seat, self.area):
            state.push(JoinOffer(seat, self.area, self.quest))

    # --- contributions ---

    def others(self, state: State) -> None:
        """Whoever has somebody there may take part, except after a join that failed."""
        if not self.waiting:
            self.stage = LAST
            return
        seat = self.waiting.pop(0)
        if self.joined[seat] != JOIN_FAILED and attending(state, seat, self.area, self.joined[seat]):
            state.push(Part(seat, self.area, self.joined[seat]))

    # --- the result ---

    def count(self, state: State, teller: Teller) -> None:
        """The side with more has it."""
        totals = self.totals(state)
        own = state.board.quest_sides[self.quest]
        teller.tell(COUNTED, totals[0], totals[1])
        result = TIE if totals[0] == totals[1] else SUCCESS if totals[own] > totals[1 - own] else FAILURE
        self.close(state, result, CLOSES[result], teller)

    def close(self, state: State, result: int, tale: str, teller: Teller) -> None:
        """The result is told by the current player."""
        self.result = result
        self.stage = MEMORY
        teller.tell(RESULTS[result], self.quest)
        state.push(Telling(tale, self.seat, self.character, NOBODY, self.area, self.quest))

    def choose_memory(self, state: State, chance: Chance, teller: Teller) -> None:
        """A tie leaves a neutral card; without a card to choose from the deck gives one (R-17)."""
        self.stage = SPACE
        if self.result == TIE:
            return
        pool = self.pool(state)
        if pool:
            state.push(MemoryChoice(chooser(state, self.seat, self.seats, self.sides, self.memory_side(state)), pool))
        else:
            self.chosen = top_card(state, chance)
            teller.tell(TOP_CARD, self.chosen)

    def after(self, state: State, teller: Teller) -> None:
        """The other cards are laid aside; the side that completed its own quest gains a power."""
        self.stage = CHECK
        discard(state, [card for card in self.played if card not in (NOBODY, self.chosen)])
        self.played = [NOBODY for _ in self.played]
        self.chosen = NOBODY
        if self.result == SUCCESS and state.board.settings.powers:
            own = state.board.quest_sides[self.quest]
            took_part = sorted([c for c in self.participants(state) if state.board.sides[c] == own])
            gain(state, self.quest, self.character, self.bearer, self.area, took_part, teller)

    def copy(self) -> Frame:
        twin = Performance(self.quest, self.seat, self.character, self.area, self.bearer, self.stage, self.players)
        twin.waiting = self.waiting[:]
        twin.joined = self.joined[:]
        twin.part = self.part[:]
        twin.seats = self.seats[:]
        twin.sides = self.sides[:]
        twin.played = self.played[:]
        twin.artifact = self.artifact
        twin.result = self.result
        twin.chosen = self.chosen
        return twin

    def data(self) -> list[Any]:
        head = [self.quest, self.seat, self.character, self.area, self.bearer, self.stage, self.players]
        lists = [self.waiting[:], self.joined[:], self.part[:], self.seats[:], self.sides[:], self.played[:]]
        return [*head, *lists, self.artifact, self.result, self.chosen]


def load_performance(data: list[Any]) -> Performance:
    """The quest that `data` gave."""
    quest = Performance(data[0], data[1], data[2], data[3], data[4], data[5], data[6])
    quest.waiting = data[7][:]
    quest.joined = data[8][:]
    quest.part = data[9][:]
    quest.seats = data[10][:]
    quest.sides = data[11][:]
    quest.played = data[12][:]
    quest.artifact = data[13]
    quest.result = data[14]
    quest.chosen = data[15]
    return quest
