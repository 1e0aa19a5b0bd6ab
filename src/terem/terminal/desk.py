"""One keyboard and one screen: what is said and read there, the commands, and taking back."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from terem.bots import Bot
from terem.bots.coach import advise
from terem.files import write_file
from terem.kernel import undo
from terem.kernel.phrase import Event, Refusal
from terem.kernel.record import to_json
from terem.kernel.table import Table
from terem.messages import Speaker
from terem.story.narrator import Narrator
from terem.terminal import paper
from terem.terminal.face import Face

Ask = Callable[[str], str]

AWAY = -1
"""Nobody sits at the keyboard yet."""

_LAYOUT = str.maketrans("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm")
"""The same keys under a Russian layout: nobody should have to switch it to leave or undo."""


class Line(NamedTuple):
    """A line of the log; a secret one is for the seats that heard it."""

    text: str
    audience: tuple[int, ...] | None


class Quit(Exception):
    """The person leaves; the game is kept."""


class Desk:
    """Where people sit: everything around the questions of a game."""

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
        coached: bool = True,
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
        self.coached = coached  # whether the people at this table want to be advised
        self.log: list[Line] = []
        self._at_keyboard: int | None = None
        self._seen: dict[int, int] = {}  # by seat: how far it has read the log
        self._recalled = 0  # what is older nobody needs to be told again
        self._page: object = None  # what the last whole picture was of, and who saw it
        self._unasked: set[int] = set()  # entries that were no choice
        self._commands: Mapping[str, Callable[[int, str], None]] = {
            "?": self._help,
            "t": self._draw,
            "table": self._draw,
            "w": self._why,
            "l": self._show_log,
            "a": self._advise,
            "s": self._save,
            "q": self._quit,
        }

    @property
    def _alone(self) -> bool:
        """Whether only one person sits at this screen."""
        return len(self.table.header.seats) - len(self.bots) <= 1

    def _hide(self) -> None:
        """Clears the screen, what was scrolled off it, and what was typed."""
        if self._at_keyboard is not None:
            self._seen[self._at_keyboard] = len(self.log)
        self._page = None
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
        with contextlib.suppress(ImportError):  # not on every system
            import readline

            readline.clear_history()

    def _read(self, prompt: str) -> str:
        """A line typed at a prompt; single letters also from a Russian keyboard layout."""
        *above, last = paper.broken(self.speaker.text(prompt), self.console.width)
        for line in above:
            self.console.print(escape(line))
        try:
            answer = self.ask(last + " ").strip()
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
            text = paper.about(text, rest) or self.speaker.text("table-help-nothing", word=rest)
        paper.turn_pages(self.console, text, self.speaker.text("table-pages"))

    def _why(self, seat: int, rest: str) -> None:
        lines = self.face.why(self.table, seat, self.speaker) or [self.speaker.text("table-nothing-scores")]
        self.console.print(escape("\n".join(lines)))

    def _advise(self, seat: int, rest: str) -> None:
        """What a coach would do, from what the seat knows."""
        game, table = self.table.game, self.table
        if not self.coached:
            self._refuse(Refusal("refuse-coach-off"))
            return
        try:
            found = advise(game, table.board, table.state, seat, (position.state for position in table.line))
        except Refusal as refusal:
            self._refuse(refusal)
            return
        for number, one in enumerate(found, start=1):
            line = game.write(table.state, game.decode(table.state, one.code))
            reasons = [self.speaker.say(phrase) for phrase in (one.gain, one.why) if phrase]
            self.console.print(
                escape(self.speaker.text("table-advice", number=number, action=line, why=" ".join(reasons)))
            )

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

    def _offer(self, seat: int) -> undo.Offer | None:
        """What stands between a seat and taking back what it last chose."""
        chosen = (
            position.entry.seq
            for position in reversed(self.table.line)
            if position.entry.seat == seat and position.entry.seq not in self._unasked
        )
        last = next(chosen, None)
        return None if last is None or self.table.end else undo.crossing(self.table, seat, last)

    def _undo(self, seat: int) -> None:
        offer = self._offer(seat)
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
        self._print_line(line)

    def _print_line(self, line: str) -> None:
        self.console.print(Padding(escape(line), (0, 0, 0, 2)), highlight=False)

    def _refuse(self, refusal: Refusal) -> None:
        self.console.print(f"[red]{escape(self.speaker.refused(refusal))}[/red]")

    def _autosave(self) -> bool:
        """Keeps an unfinished game; says where that does not work."""
        if not self.table.end:
            try:
                write_file(self.keep, to_json(self.table.saved()))
            except Refusal:
                self.console.print(escape(self.speaker.text("table-not-left", file=str(self.keep))))
                return False
        return True

    def forget(self) -> None:
        """The game is over and written down elsewhere."""
        self.keep.unlink(missing_ok=True)
