"""People judge a telling: objections, the arbiter's verdict or the vote, and telling it again (spec 5.3-5.5).

A hearing closes before anything is built on the words: the frame beneath reads `state.verdict`.
"""

from typing import Any, Final

from terem.games.winter_tales.board import ARBITER_AUTOMATIC, NOBODY
from terem.games.winter_tales.notes import ACCEPTED as ACCEPTED_NOTE
from terem.games.winter_tales.notes import GAVE_UP, OBJECTED, REWRITE, Teller
from terem.games.winter_tales.notes import REJECTED as REJECTED_NOTE
from terem.games.winter_tales.state import ACCEPTED, REJECTED, Deed, Frame, State
from terem.kernel.chance import Chance

LINK: Final = 0  # a quest's opening continues the bookmarked memory
CAPTIVE: Final = 1  # a captive is carried off
HANDOVER: Final = 2  # the Great Artifact changes hands
RETURN: Final = 3  # a destroyed rebel comes back
ENTRY: Final = 4  # any other telling; nothing depends on it

WINDOW: Final = 0
VERDICT: Final = 1
VOTE: Final = 2
RETELL: Final = 3

FINE: Final = 0
SILENT: Final = -1
MOST_REWRITES: Final = 2

VERDICT_ACCEPT: Final = 0
VERDICT_REWRITE: Final = 1
VERDICT_REJECT: Final = 2


def hear(state: State, matter: int, author: int, location: int) -> None:
    """Opens the window for objections; at a table without an arbiter everything is accepted."""
    state.settled = True
    if state.board.settings.arbiter == ARBITER_AUTOMATIC:
        state.verdict = ACCEPTED
    else:
        state.push(Hearing(matter, author, WINDOW, 0, [SILENT] * state.board.players, location))


class Hearing(Frame):
    """Objections to one telling, and what comes of them."""

    def __init__(self, matter: int, author: int, stage: int, rewrites: int, answers: list[int], location: int) -> None:
        super().__init__("hearing")
        self.matter = matter
        self.author = author
        self.stage = stage
        self.rewrites = rewrites
        self.answers = answers  # by seat: FINE in the window, a verdict in a vote, SILENT
        self.location = location  # of a returning rebel

    def judge(self, state: State) -> int:
        """The arbiter, unless it is the arbiter who tells or the table votes (R-19)."""
        arbiter = state.board.settings.arbiter
        return NOBODY if arbiter in (NOBODY, self.author) else arbiter

    def asked(self, state: State) -> tuple[int, ...]:
        """Everybody but the author, the judge, or the author again."""
        if self.stage == RETELL:
            return (self.author,)
        if self.stage == VERDICT:
            return (self.judge(state),)
        return tuple([s for s in state.board.everybody if s != self.author and self.answers[s] == SILENT])

    def question(self) -> int:
        """The stage."""
        return self.stage

    def verdicts(self, state: State) -> list[int]:
        """What may be ruled: an author is never overruled by the only other player (R-19)."""
        found = [VERDICT_ACCEPT]
        if self.rewrites < MOST_REWRITES:
            found.append(VERDICT_REWRITE)
        if self.matter in (LINK, CAPTIVE, HANDOVER) and state.board.players > 2:
            found.append(VERDICT_REJECT)
        return found

    def legal(self, state: State, seat: int) -> list[int]:
        """By stage: fine or object; a verdict; tell it again or give up."""
        board = state.board
        if seat not in self.asked(state):
            return []
        if self.stage == WINDOW:
            return [board.fine, board.object]
        if self.stage == RETELL:
            codes = [board.retell]
            if self.matter == RETURN:
                codes += [board.retell + 1 + place for place in range(board.locations) if place != self.location]
            return codes if self.matter in (RETURN, ENTRY) else [*codes, board.give_up]
        return [board.verdict + verdict for verdict in self.verdicts(state)]

    def lapse(self, state: State, seat: int) -> int:
        """Silence accepts; an author who says nothing more gives up (5.4)."""
        return (
            self.legal(state, seat)[-1] if self.stage == RETELL and self.matter == LINK else self.legal(state, seat)[0]
        )

    def act(self, state: State, seat: int, deed: Deed, chance: Chance, teller: Teller) -> None:
        """Takes an answer of the stage."""
        board = state.board
        if self.stage == WINDOW:
            self.answers[seat] = FINE
            if deed.code == board.object:
                teller.tell(OBJECTED, seat)
                self.dispute(state)
        elif self.stage == RETELL:
            self.told_again(state, seat, deed.code, teller)
        elif self.stage == VERDICT:
            self.rule(state, deed.code - board.verdict, teller)
        else:
            self.answers[seat] = deed.code - board.verdict

    def proceed(self, state: State, chance: Chance, teller: Teller) -> None:
        """Everybody has answered."""
        if self.stage == WINDOW:
            self.finish(state, ACCEPTED)
        else:
            self.rule(state, self.tally(state), teller)

    def dispute(self, state: State) -> None:
        """Somebody objects: the arbiter rules, or the others vote; where nothing could be ruled, it stands."""
        if len(self.verdicts(state)) == 1:
            self.finish(state, ACCEPTED)
            return
        self.stage = VOTE if self.judge(state) == NOBODY else VERDICT
        self.answers = [SILENT] * state.board.players

    def tally(self, state: State) -> int:
        """More than half must be against it; a rewrite goes before a rejection."""
        given = [self.answers[seat] for seat in state.board.everybody if seat != self.author]
        if 2 * given.count(VERDICT_ACCEPT) >= len(given):
            return VERDICT_ACCEPT
        rewrite, reject = given.count(VERDICT_REWRITE), given.count(VERDICT_REJECT)
        return VERDICT_REWRITE if rewrite >= reject else VERDICT_REJECT

    def rule(self, state: State, verdict: int, teller: Teller) -> None:
        """A verdict takes effect."""
        if verdict == VERDICT_REWRITE:
            teller.tell(REWRITE, self.author)
            self.stage = RETELL
            self.answers = [SILENT] * state.board.players  # who voted how stays secret
            return
        teller.tell(ACCEPTED_NOTE if verdict == VERDICT_ACCEPT else REJECTED_NOTE, self.author, self.matter)
        self.finish(state, ACCEPTED if verdict == VERDICT_ACCEPT else REJECTED)

    def told_again(self, state: State, seat: int, code: int, teller: Teller) -> None:
        """The author has told it anew, or gives up."""
        board = state.board
        if code == board.give_up:
            teller.tell(GAVE_UP, seat)
            self.finish(state, REJECTED)
            return
        if code > board.retell:
            self.location = code - board.retell - 1
        self.rewrites += 1
        state.rewrites = self.rewrites
        last = self.rewrites == MOST_REWRITES and len(self.verdicts(state)) == 1
        if self.matter == ENTRY or last:
            self.finish(state, ACCEPTED)
        else:
            self.stage = WINDOW
            self.answers = [SILENT] * board.players

    def finish(self, state: State, verdict: int) -> None:
        """The hearing is over; an entry nothing depends on leaves no verdict."""
        if self.matter == ENTRY:
            state.settled = verdict == ACCEPTED and self.stage != RETELL
        else:
            state.verdict = verdict
            state.fresh = False  # what was judged stays as it was judged
        state.verdict_place = self.location
        state.pop()

    def copy(self) -> Frame:
        return Hearing(self.matter, self.author, self.stage, self.rewrites, self.answers[:], self.location)

    def data(self) -> list[Any]:
        return [self.matter, self.author, self.stage, self.rewrites, self.answers[:], self.location]


def protest(state: State, seat: int, teller: Teller) -> None:
    """Somebody objects to the last telling; the arbiter need not ask himself (5.3)."""
    teller.tell(OBJECTED, seat)
    hearing = Hearing(ENTRY, state.author, WINDOW, state.rewrites, [SILENT] * state.board.players, NOBODY)
    state.push(hearing)
    if seat == hearing.judge(state):
        hearing.rule(state, VERDICT_REWRITE, teller)
    else:
        hearing.dispute(state)


def may_protest(state: State, seat: int) -> bool:
    """Whether the last telling may still be objected to."""
    open_ = not state.settled and state.rewrites < MOST_REWRITES and state.author != NOBODY
    return open_ and seat != state.author and state.board.settings.arbiter != ARBITER_AUTOMATIC
