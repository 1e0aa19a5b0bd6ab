"""A game at one terminal: people take turns at the keyboard, bots answer, everything can be saved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from terem.bots import Bot
from terem.kernel import undo
from terem.kernel.phrase import Event, Refusal
from terem.kernel.record import to_json
from terem.kernel.table import Table
from terem.messages import Speaker
from terem.terminal.face import Face, Menu
from terem.terminal.files import write_file

Ask = Callable[[str], str]


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
        self.log: list[str] = []
        self._at_keyboard: int | None = None
        self._commands: Mapping[str, Callable[[int, str], None]] = {
            "?": self._help,
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
            seat = asked[0]
            if seat in self.bots:
                self._bot_turn(seat)
            else:
                self._turn(seat)
        self._ending()

    def leave(self) -> None:
        """Keeps an unfinished game for next time."""
        if not self.table.end:
            self._autosave()
            self.console.print()
            self.console.print(escape(self.speaker.text("table-left", file=str(self.keep))))

    def _bot_turn(self, seat: int) -> None:
        game, table = self.table.game, self.table
        code = self.bots[seat].choose(game, table.board, game.knowledge(table.state, seat), seat, self.rng)
        self._tell(table.act(seat, game.decode(table.state, code), time=self.now()))

    def _turn(self, seat: int) -> None:
        self._curtain(seat)
        self.console.print(self.face.draw(self.table, seat, self.speaker))
        self.console.print(f"[bold]{escape(self.speaker.say(self.table.game.prompt(self.table.state).phrase))}[/bold]")
        while True:
            before = len(self.table.entries)
            action = self._choose(seat)
            if len(self.table.entries) != before:
                return  # something was taken back: draw the table anew
            try:
                events = self.table.act(seat, action, time=self.now())
            except Refusal as refusal:
                self._refuse(refusal)
                continue
            self._tell(events)
            self._autosave()
            self._last_look(seat)
            return

    def _curtain(self, seat: int) -> None:
        """Where several people share the screen, nobody sees another's secrets."""
        people = [s for s in range(len(self.table.header.seats)) if s not in self.bots]
        if len(people) > 1 and self._at_keyboard not in (None, seat):
            self.console.clear()
            self.ask(self.speaker.text("table-curtain", seat=seat) + " ")
        self._at_keyboard = seat

    def _last_look(self, seat: int) -> None:
        """Before anybody answers, the action may still be taken back if nothing new was learned."""
        offer = undo.offer(self.table, seat)
        if offer and offer.harmless and self.ask(self.speaker.text("table-go-on") + " ").strip().lower() == "u":
            self._take_back(seat, offer)

    def _ending(self) -> None:
        outcome = self.table.game.outcome(self.table.state)
        assert outcome is not None
        self.console.print(self.face.draw(self.table, None, self.speaker))
        self.console.print(escape(self.speaker.say(outcome.reason)))
        names = [self.speaker.names[seat] for seat in outcome.winners]
        key = "table-winner" if len(names) == 1 else "table-winners"
        winners = self.speaker.listed(names) if names else self.speaker.text("list-none")
        self.console.print(f"[bold]{escape(self.speaker.text(key, winners=winners))}[/bold]")
        self._drop_autosave()

    # --- choosing ----------------------------------------------------------------------------------------------------

    def _choose(self, seat: int) -> Any:
        """Leads through the menus; a typed action or a command works in any of them."""
        top = menu = self.face.menu(self.table, seat, self.speaker)
        while True:
            self._show(menu)
            answer = self._read()
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
            elif chosen := self._pick(menu, answer):
                if not isinstance(chosen[0], Menu):
                    return chosen[0]
                menu = chosen[0]
            elif (typed := self._typed(menu, answer)) is not None:
                return typed

    def _show(self, menu: Menu) -> None:
        self.console.print(escape(menu.title))
        lines = [
            f"[cyan]{number:>3}[/cyan] [bold]{escape(choice.code)}[/bold] {escape(choice.label)}"
            for number, choice in enumerate(menu.choices, start=1)
        ]
        self.console.print(Columns(lines, padding=(0, 3)) if len(lines) > 6 else "\n".join(lines))

    def _pick(self, menu: Menu, answer: str) -> tuple[Any] | None:
        for number, choice in enumerate(menu.choices, start=1):
            if answer == str(number) or answer.lower() == choice.code.lower():
                return (choice.then,)
        return None

    def _typed(self, menu: Menu, answer: str) -> Any:
        """The action of a text, or of the rest of one; None when it cannot be read."""
        read, state = self.table.game.read, self.table.state
        try:
            return read(state, answer)
        except Refusal as refusal:
            try:
                return read(state, menu.stem + answer) if menu.stem else self._refuse(refusal)
            except Refusal:
                return self._refuse(refusal)

    def _read(self) -> str:
        try:
            return self.ask(self.speaker.text("table-ask") + " ").strip()
        except EOFError as end:
            raise Quit from end

    # --- commands ----------------------------------------------------------------------------------------------------

    def _help(self, seat: int, rest: str) -> None:
        self.console.print(escape(self.face.help(self.table, self.speaker)))

    def _why(self, seat: int, rest: str) -> None:
        lines = self.face.why(self.table, seat, self.speaker) or [self.speaker.text("table-nothing-scores")]
        self.console.print(escape("\n".join(lines)))

    def _show_log(self, seat: int, rest: str) -> None:
        self.console.print(escape("\n".join(self.log[-40:]) or self.speaker.text("table-log-empty")))

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
        self.table.take_back(seat, offer.to, time=self.now())
        self._say(self.speaker.text("table-undone", seat=seat))
        self._autosave()

    # --- telling -----------------------------------------------------------------------------------------------------

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.audience is None:
                self._say(self.speaker.say(event.phrase))

    def _say(self, line: str) -> None:
        self.log.append(line)
        self.console.print(f"  {escape(line)}", highlight=False)

    def _refuse(self, refusal: Refusal) -> None:
        self.console.print(f"[red]{escape(self.speaker.refused(refusal))}[/red]")

    def _autosave(self) -> None:
        if not self.table.end:
            try:
                write_file(self.keep, to_json(self.table.saved()))
            except Refusal as refusal:
                self._refuse(refusal)

    def _drop_autosave(self) -> None:
        self.keep.unlink(missing_ok=True)
