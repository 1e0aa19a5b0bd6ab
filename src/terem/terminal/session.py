"""A game at one terminal: people take turns at the keyboard, bots answer, everything can be saved."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Timer
from typing import Any

from rich.markup import escape

from terem.bots import Budget, Memory, decide, remembers
from terem.kernel.contract import Outcome
from terem.kernel.phrase import Event, Refusal
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.kernel.words import Narrated, Told
from terem.messages import Speaker
from terem.terminal import paper
from terem.terminal.desk import AWAY, Desk, Line
from terem.terminal.face import Menu, follow


def ending_lines(game: AnyGame, outcome: Outcome, speaker: Speaker) -> list[str]:
    """How it ended; between rivals also who won."""
    reason = speaker.say(outcome.reason)
    if game.cooperative:
        return [reason]
    names = [speaker.names[seat] for seat in outcome.winners]
    key = "table-winner" if len(names) == 1 else "table-winners"
    return [reason, speaker.text(key, winners=speaker.listed(names))]


PATIENCE = Budget(seconds=1.0)
"""How long bots may think at a keyboard."""

LONG = 2.0
"""Seconds of thinking after which a bot is seen to think."""

MARKS = re.compile(r"\*")
"""Where a person's text places the cards it is told with."""


def _numbered() -> Callable[[re.Match[str]], str]:
    """The marks as records write them: the first is {1}."""
    count = itertools.count(1)
    return lambda _: f"{{{next(count)}}}"


def _only(menu: Menu) -> Any:
    """The action of a menu that leaves no choice, None where there is one."""
    found: Any = menu
    while isinstance(found, Menu):
        if len(found.choices) != 1:
            return None
        found = follow(found.choices[0])
    return found


def _narrowed(menu: Menu) -> Any:
    """The first question with more than one answer, or the action there is left."""
    found: Any = menu
    while isinstance(found, Menu) and len(found.choices) == 1:
        found = follow(found.choices[0])
    return found


class Session(Desk):
    """Plays a table to its end, or until somebody leaves."""

    # --- the loop ----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Plays on from where the table stands."""
        game = self.table.game
        while asked := game.asked(self.table.state):
            bots = [seat for seat in asked if seat in self.bots]
            if bots:  # first, so that people see who passes before they choose
                self._bot_turn(bots[0])
            else:
                self._turn(self._next(asked))
        self._ending()

    def _next(self, asked: Sequence[int]) -> int:
        """Whoever sits at the keyboard if asked, else the next one clockwise."""
        at = max(self._at_keyboard or 0, 0)
        return min(asked, key=lambda seat: (seat - at) % len(self.table.header.seats))

    def recall(self) -> None:
        """The log of a game that goes on, told from its record; whoever is asked takes the keyboard."""
        past = Table(self.table.game, self.table.header)
        for entry in self.table.entries:
            for event in past.repeat(entry):
                self.log.append(Line(self.speaker.say(event.phrase), event.audience))
        self._recalled = len(self.log)
        self._at_keyboard = AWAY

    def leave(self) -> None:
        """Keeps an unfinished game for next time."""
        if not self.table.end and self._autosave():
            self.console.print()
            self.console.print(escape(self.speaker.text("table-left", file=str(self.keep))))

    def _bot_turn(self, seat: int) -> None:
        game, table = self.table.game, self.table
        bot = self.bots[seat]
        memory = Memory(game, (position.state for position in table.line)) if remembers(bot) else None
        with self._thinking(seat):
            codes = decide(bot, game, table.board, table.state, seat, self.rng, PATIENCE, memory)
        for code in codes:
            action = game.decode(table.state, code)
            with self._thinking(seat):
                words = self.narrator.words(table, seat, action, self.speaker)
            self._tell(table.act(seat, action, words, time=self.now()))

    @contextmanager
    def _thinking(self, seat: int) -> Iterator[None]:
        """Shows that a bot thinks, where that takes long and somebody looks on."""
        said = self.speaker.text("table-bot-thinks", name=self.speaker.names[seat])
        spinner = self.console.status(escape(said))
        late = Timer(LONG, spinner.start)
        if self.console.is_terminal:
            late.start()
        try:
            yield
        finally:
            if late.is_alive():
                late.cancel()
                late.join()
            spinner.stop()

    def _turn(self, seat: int) -> None:
        menu = self.face.menu(self.table, seat, self.speaker)
        only = _only(menu)
        worded = only is not None and self._worded(seat, only)
        if only is not None and not worded and (self._alone or not self.face.secret(self.table, seat)):
            self._go_on(seat, only)
            return
        self._curtain(seat)
        self._look(seat)
        if worded:
            self.console.print(f"[bold]{escape(self._question(seat))}[/bold]")
            self._tell_it(seat, only)
        else:
            self._ask(seat, self._titled(seat, menu))

    def _titled(self, seat: int, menu: Menu) -> Menu:
        """The menu under what the table asks; one that only leads on, without a title of its own, is passed by."""
        first = menu if menu.title else _narrowed(menu)
        shown = first if isinstance(first, Menu) else menu
        return shown._replace(title=f"{self._question(seat)}\n{shown.title}".strip())

    def _worded(self, seat: int, action: Any) -> bool:
        return isinstance(self.table.game.narrate(self.table.state, seat, action, self.table.told), Narrated)

    def _go_on(self, seat: int, action: Any) -> None:
        """Takes an action that is no choice."""
        self._unasked.add(len(self.table.entries) + 1)
        self._tell(self.table.act(seat, action, time=self.now()))
        self._autosave()

    def _tell_it(self, seat: int, action: Any) -> None:
        """Only the words are left to choose."""
        self._unasked.add(len(self.table.entries) + 1)
        events = self._act(seat, action)
        if events is None:
            self._undo(seat)
        else:
            self._tell(events)
            self._autosave()

    def _ask(self, seat: int, menu: Menu) -> None:
        """Asks for an action and takes it."""
        before = len(self.table.entries)
        blind = self.table.game.prompt(self.table.state).blind
        warned = self.face.secret(self.table, seat)
        action = self._choose(seat, menu)
        if len(self.table.entries) != before:
            return  # something was taken back: draw the table anew
        events = self._act(seat, action)
        if events is None:
            return  # the person thought better of it: draw the table anew
        self._tell(events)
        self._autosave()
        if blind and self._replaceable(seat, action):
            self._second_thoughts(seat, menu)
        elif warned:
            self._last_look(seat)

    def _look(self, seat: int) -> None:
        """The whole table where the page is new to whoever looks, else only what matters now."""
        page = (seat, self.face.page(self.table, seat))
        if page == self._page:
            self.console.print(self.face.glance(self.table, seat, self.speaker))
        else:
            self._draw(seat, "")
        self._page = page

    def _act(self, seat: int, action: Any) -> list[Event] | None:
        """Takes an action; where something is to be told with it, in the person's words or the narrator's.

        None when the person leaves it: the letters of the commands are no story, `u` goes back to the choice.
        """
        table = self.table
        narrated = table.game.narrate(table.state, seat, action, table.told)
        if not isinstance(narrated, Narrated):
            return table.act(seat, action, time=self.now())
        self.console.print(escape(self.speaker.text("table-narrator", tale=self.speaker.say(narrated.phrase))))
        while True:
            text = self._read("table-tell")
            if text.lower() == "u":
                return None
            if text.lower() in self._commands:
                self._commands[text.lower()](seat, "")
                continue
            words = Told(text=MARKS.sub(_numbered(), text), language=self.speaker.language) if text else None
            try:
                return table.act(seat, action, words, time=self.now())
            except Refusal as refusal:
                self._refuse(refusal)

    def _question(self, seat: int) -> str:
        """What the table asks; one of several people who are asked at once is called by name."""
        prompt = self.table.game.prompt(self.table.state)
        text = self.speaker.say(prompt.phrase)
        if not self._alone and self.table.game.simultaneous and "seat" not in prompt.phrase.arguments:
            return self.speaker.text("table-question", seat=seat, question=text)
        return text

    def _curtain(self, seat: int) -> None:
        """Where several people share the screen, nobody sees another's secrets; what all may know is told again."""
        hidden = not self._alone and self.face.secret(self.table, seat)
        if hidden and self._at_keyboard not in (None, seat):
            self._hide()
            self.ask(self.speaker.text("table-curtain", seat=seat) + " ")
            for line in self.log[self._seen.get(seat, self._recalled) :]:
                if line.audience is None or seat in line.audience:
                    self._print_line(line.text)
        self._at_keyboard = seat

    def _last_look(self, seat: int) -> None:
        """Before anybody answers, the action may still be taken back if nothing new was learned."""
        if seat in self.table.game.asked(self.table.state):
            return  # the next question can be answered by an undo as well
        offer = self._offer(seat)
        while offer and offer.harmless:
            answer = self._read("table-go-on")
            if not answer:
                return
            if answer == "u":
                self._take_back(seat, offer)
                return
            if answer in self._commands:
                self._commands[answer](seat, "")

    def _replaceable(self, seat: int, action: Any) -> bool:
        """Whether a secret answer may still be given again in another way."""
        game, table = self.table.game, self.table
        waiting = seat not in game.asked(table.state) and bool(game.interject(table.state, seat))
        return waiting and table.refusal(seat, action) is None

    def _second_thoughts(self, seat: int, menu: Menu) -> None:
        """While others still answer, a seat may do something more beside the prompt: replace its secret choice."""
        table = self.table
        while seat not in table.game.asked(table.state):
            answer = self._read("table-second-thoughts")
            if not answer:
                return
            word, _, rest = answer.partition(" ")
            if word.lower() in self._commands:
                self._commands[word.lower()](seat, rest.strip())
                continue
            action = self._answered(menu, answer)
            if isinstance(action, Menu):
                menu = action
                self._show(menu)
            elif action is not None and self._acceptable(seat, action):
                self._tell(table.act(seat, action, time=self.now()))
                self._autosave()

    def _ending(self) -> None:
        outcome = self.table.game.outcome(self.table.state)
        assert outcome is not None
        self.console.print(self.face.draw(self.table, None, self.speaker))
        for line in ending_lines(self.table.game, outcome, self.speaker):
            self.console.print(f"[bold]{escape(line)}[/bold]")

    # --- choosing ----------------------------------------------------------------------------------------------------

    def _choose(self, seat: int, top: Menu) -> Any:
        """Leads through the menus to an action the rules accept; typed actions and commands work in any of them."""
        menu = top
        while True:
            self._show(menu)
            answer = self._read("table-ask")
            word, _, rest = answer.partition(" ")
            if not answer:
                menu = top
            elif word.lower() == "u":
                before = len(self.table.entries)
                self._undo(seat)
                if len(self.table.entries) != before:
                    return None
            elif word.lower() in self._commands:
                self._commands[word.lower()](seat, rest.strip())
            else:
                action = self._answered(menu, answer)
                if isinstance(action, Menu):
                    menu = action
                elif action is not None and self._acceptable(seat, action):
                    return action

    def _show(self, menu: Menu) -> None:
        if menu.picture is not None:
            self.console.print(menu.picture)
        self.console.print(f"[bold]{escape(menu.title)}[/bold]")
        self.console.print(paper.answers(menu))

    def _answered(self, menu: Menu, answer: str) -> Any:
        """What an answer means here: a choice by number or code, or a typed action; None after saying why not."""
        said = answer.lower().rstrip(">")
        for number, choice in enumerate(menu.choices, start=1):
            codes = [code.lower().rstrip(">") for code in (choice.code, choice.typed) if code]
            if answer == str(number) or said in codes:
                then = follow(choice)
                return _narrowed(then) if isinstance(then, Menu) else then
        if answer.isdecimal():
            self.console.print(escape(self.speaker.text("table-number", most=len(menu.choices))))
            return None
        read, state = self.table.game.read, self.table.state
        try:
            return read(state, answer)
        except Refusal as refusal:
            try:
                return read(state, menu.stem + answer) if menu.stem else self._refuse(refusal)
            except Refusal:
                return self._refuse(refusal)

    def _acceptable(self, seat: int, action: Any) -> bool:
        """Whether the rules accept the action; says why not."""
        refusal = self.table.refusal(seat, action)
        if refusal:
            self._refuse(refusal)
        return refusal is None
