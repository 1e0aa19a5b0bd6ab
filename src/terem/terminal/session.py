"""A game at one terminal: people take turns at the keyboard, bots answer, everything can be saved."""

from __future__ import annotations

import contextlib
import itertools
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from terem.bots import Bot, decide
from terem.files import write_file
from terem.kernel import undo
from terem.kernel.contract import Outcome
from terem.kernel.phrase import Event, Refusal
from terem.kernel.record import to_json
from terem.kernel.registry import AnyGame
from terem.kernel.table import Table
from terem.kernel.words import Narrated, Told
from terem.messages import Speaker
from terem.story.narrator import Narrator
from terem.terminal.face import Choice, Face, Menu

Ask = Callable[[str], str]

AWAY = -1
"""Nobody sits at the keyboard yet."""

_LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
"""The same keys under a Russian layout: nobody should have to switch it to leave or undo."""


def ending_lines(game: AnyGame, outcome: Outcome, speaker: Speaker) -> list[str]:
    """How it ended; between rivals also who won."""
    reason = speaker.say(outcome.reason)
    if game.cooperative:
        return [reason]
    names = [speaker.names[seat] for seat in outcome.winners]
    key = "table-winner" if len(names) == 1 else "table-winners"
    return [reason, speaker.text(key, winners=speaker.listed(names))]


def _line(choice: Choice) -> str:
    """A choice with its code, said once where the label begins with it."""
    code, label = choice.code, choice.label
    if label.lower().startswith(code.lower()):
        return f"[bold]{escape(label[: len(code)])}[/bold]{escape(label[len(code) :])}"
    return f"[bold]{escape(code)}[/bold] {escape(label)}"


MARKS = re.compile(r"\*")
"""Where a person's text places the cards it is told with."""


def _numbered() -> Callable[[re.Match[str]], str]:
    """The marks as records write them: the first is {1}."""
    count = itertools.count(1)
    return lambda _: f"{{{next(count)}}}"


class Line(NamedTuple):
    """A line of the log; a secret one is for the seats that heard it."""

    text: str
    audience: tuple[int, ...] | None


class Quit(Exception):
    """The person leaves; the game is kept."""


class Session:
    """Plays a table to its end, or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        face: Face,
        speaker: Speaker,
        console: Console,
        ask: Ask,
        bots: Mapping[int, Bot],
        rng: Random,
        keep: Path,
        now: Callable[[], int],
        narrator: Narrator,
    ) -> None:
        self.table = table
        self.face = face
        self.speaker = speaker
        self.console = console
        self.ask = ask
        self.bots = bots
        self.rng = rng
        self.keep = keep
        self.now = now
        self.narrator = narrator
        self.log: list[Line] = []
        self._at_keyboard: int | None = None
        self._seen: dict[int, int] = {}  # by seat: how far it has read the log
        self._recalled = 0  # what is older nobody needs to be told again
        self._commands: Mapping[str, Callable[[int, str], None]] = {
            "?": self._help,
            "t": self._draw,
            "w": self._why,
            "l": self._show_log,
            "s": self._save,
            "q": self._quit,
        }

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
        if not self.table.end:
            self._autosave()
            self.console.print()
            self.console.print(escape(self.speaker.text("table-left", file=str(self.keep))))

    def _bot_turn(self, seat: int) -> None:
        game, table = self.table.game, self.table
        for code in decide(self.bots[seat], game, table.board, table.state, seat, self.rng):
            action = game.decode(table.state, code)
            words = self.narrator.words(table, seat, action, self.speaker)
            self._tell(table.act(seat, action, words, time=self.now()))

    def _turn(self, seat: int) -> None:
        self._curtain(seat)
        self._draw(seat, "")
        self.console.print(f"[bold]{escape(self._question(seat))}[/bold]")
        before = len(self.table.entries)
        blind = self.table.game.prompt(self.table.state).blind
        menu = self.face.menu(self.table, seat, self.speaker)
        action = self._choose(seat, menu)
        if len(self.table.entries) != before:
            return  # something was taken back: draw the table anew
        events = self._act(seat, action)
        if events is None:
            return  # the person thought better of it: draw the table anew
        self._tell(events)
        self._autosave()
        self._last_look(seat)
        if blind:
            self._second_thoughts(seat, menu)

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
        shared = len(self.table.header.seats) - len(self.bots) > 1
        if shared and self.table.game.simultaneous and "seat" not in prompt.phrase.arguments:
            return self.speaker.text("table-question", seat=seat, question=text)
        return text

    def _curtain(self, seat: int) -> None:
        """Where several people share the screen, nobody sees another's secrets; what all may know is told again."""
        people = len(self.table.header.seats) - len(self.bots)
        if people > 1 and self._at_keyboard not in (None, seat):
            self._hide()
            self.ask(self.speaker.text("table-curtain", seat=seat) + " ")
            for line in self.log[self._seen.get(seat, self._recalled) :]:
                if line.audience is None or seat in line.audience:
                    self.console.print(f"  {escape(line.text)}", highlight=False)
        self._at_keyboard = seat

    def _hide(self) -> None:
        """Clears the screen, what was scrolled off it, and what was typed."""
        if self._at_keyboard is not None:
            self._seen[self._at_keyboard] = len(self.log)
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        with contextlib.suppress(ImportError):  # not on every system
            import readline

            readline.clear_history()

    def _last_look(self, seat: int) -> None:
        """Before anybody answers, the action may still be taken back if nothing new was learned."""
        if seat in self.table.game.asked(self.table.state):
            return  # the next question can be answered by an undo as well
        offer = undo.offer(self.table, seat)
        while offer and offer.harmless:
            answer = self._read("table-go-on")
            if not answer:
                return
            if answer == "u":
                self._take_back(seat, offer)
                return
            if answer in self._commands:
                self._commands[answer](seat, "")

    def _second_thoughts(self, seat: int, menu: Menu) -> None:
        """While others still answer, a seat may do something more beside the prompt: replace its secret choice."""
        game, table = self.table.game, self.table
        while seat not in game.asked(table.state) and game.interject(table.state, seat):
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
        self.console.print(escape(menu.title))
        lines = [f"[cyan]{number:>3}[/cyan] {_line(choice)}" for number, choice in enumerate(menu.choices, start=1)]
        short = max(len(line) for line in lines) < 60
        self.console.print(Columns(lines, padding=(0, 3)) if len(lines) > 6 and short else "\n".join(lines))

    def _answered(self, menu: Menu, answer: str) -> Any:
        """What an answer means here: a choice by number or code, or a typed action; None after saying why not."""
        for number, choice in enumerate(menu.choices, start=1):
            if answer == str(number) or answer.lower().rstrip(">") == choice.code.lower().rstrip(">"):
                return choice.then
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

    def _read(self, prompt: str) -> str:
        """A line typed at a prompt; single letters also from a Russian keyboard layout."""
        try:
            answer = self.ask(self.speaker.text(prompt) + " ").strip()
        except EOFError as end:
            raise Quit from end
        return answer.lower().translate(_LAYOUT) if len(answer) == 1 else answer

    # --- commands ----------------------------------------------------------------------------------------------------

    def _draw(self, seat: int, rest: str) -> None:
        self.console.print(self.face.draw(self.table, seat, self.speaker))

    def _help(self, seat: int, rest: str) -> None:
        """All of the help, paged where it is longer than the screen; `? word` only the lines that speak of it."""
        text = self.face.help(self.table, self.speaker)
        if rest:
            text = "\n".join(line for line in text.splitlines() if rest.lower() in line.lower()) or text
        lines = sum(1 + len(line) // max(self.console.width, 1) for line in text.splitlines())
        if self.console.is_terminal and lines > self.console.height:
            with self.console.pager():
                self.console.print(escape(text))
        else:
            self.console.print(escape(text))

    def _why(self, seat: int, rest: str) -> None:
        lines = self.face.why(self.table, seat, self.speaker) or [self.speaker.text("table-nothing-scores")]
        self.console.print(escape("\n".join(lines)))

    def _show_log(self, seat: int, rest: str) -> None:
        heard = [line.text for line in self.log if line.audience is None or seat in line.audience]
        self.console.print(escape("\n".join(heard[-40:]) or self.speaker.text("table-log-empty")))

    def _save(self, seat: int, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.keep
        try:
            write_file(path, to_json(self.table.saved()))
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self.console.print(escape(self.speaker.text("table-saved", file=str(path))))

    def _quit(self, seat: int, rest: str) -> None:
        raise Quit

    # --- undo --------------------------------------------------------------------------------------------------------

    def _undo(self, seat: int) -> None:
        offer = undo.offer(self.table, seat)
        if offer is None:
            self.console.print(escape(self.speaker.text("table-undo-nothing")))
        elif offer.chance:
            self.console.print(escape(self.speaker.text("table-undo-chance")))
        elif offer.secret:
            self.console.print(escape(self.speaker.text("table-undo-secret")))
        elif self._agreed(seat, [other for other in offer.asked if other not in self.bots]):
            self._take_back(seat, offer)

    def _agreed(self, seat: int, others: Sequence[int]) -> bool:
        """People asked since must agree; a bot does, for nothing new was learned."""
        yes = self.speaker.text("table-yes")
        for other in others:
            answer = self.ask(self.speaker.text("table-undo-consent", seat=other, rival=seat) + " ")
            if not answer.strip().lower().startswith(yes[0].lower()):
                self.console.print(escape(self.speaker.text("table-undo-refused", seat=other)))
                return False
        return True

    def _take_back(self, seat: int, offer: undo.Offer) -> None:
        self.table.take_back(seat, offer.to, agreed=offer.asked, time=self.now())
        self._say(self.speaker.text("table-undone", seat=seat))
        self._autosave()

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.heard_by(self._at_keyboard):
                self._say(self.speaker.say(event.phrase), event.audience)

    def _say(self, line: str, audience: tuple[int, ...] | None = None) -> None:
        self.log.append(Line(line, audience))
        self.console.print(f"  {escape(line)}", highlight=False)

    def _refuse(self, refusal: Refusal) -> None:
        self.console.print(f"[red]{escape(self.speaker.refused(refusal))}[/red]")

    def _autosave(self) -> None:
        if not self.table.end:
            try:
                write_file(self.keep, to_json(self.table.saved()))
            except Refusal as refusal:
                self._refuse(refusal)

    def forget(self) -> None:
        """The game is over and written down elsewhere."""
        self.keep.unlink(missing_ok=True)
