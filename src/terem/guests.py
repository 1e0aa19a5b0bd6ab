"""Programs of guests: bots and games somebody is writing. Which files are theirs, and what went wrong in them."""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from operator import index
from pathlib import Path
from reprlib import Repr
from traceback import extract_tb

import terem
from terem.bots import Answer, Bot, Situation, remembers, seated
from terem.kernel.phrase import Refusal

INSTALLED = frozenset({"site-packages", "dist-packages"})
"""Folders of what somebody installed; its version says what it is."""
_PYTHON = [Path(sysconfig.get_path(name)).resolve() for name in ("stdlib", "platstdlib")]
_SHORT = Repr()
_SHORT.maxother = 80


def of_guests(file: Path) -> bool:
    """Whether somebody is writing this file: it is not of the house, not of Python and not installed."""
    return not (of_house(file) or of_python(file) or INSTALLED & set(file.parts))


def of_house(file: Path) -> bool:
    """Whether a file is ours."""
    return file.resolve().is_relative_to(Path(terem.__file__).resolve().parent)


def of_python(file: Path) -> bool:
    """Whether a file came with the interpreter."""
    return any(file.resolve().is_relative_to(place) for place in _PYTHON) and not INSTALLED & set(file.parts)


def trouble(error: BaseException) -> str:
    """What went wrong in a guest's program, with the last line of it that ran."""
    places = [(frame.filename, frame.lineno) for frame in extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno))
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    what = f"{type(error).__name__}: {said}" if said else type(error).__name__
    theirs = [f"{_short(Path(file))}:{line}" for file, line in places if Path(file).is_file() and of_guests(Path(file))]
    return f"{what} ({theirs[-1]})" if theirs else what


def _short(file: Path) -> Path:
    """A file's path from the current folder, where it lies in there."""
    here = Path.cwd()
    return file.relative_to(here) if file.is_relative_to(here) else file


@contextmanager
def blamed(key: str, **arguments: str) -> Iterator[None]:
    """Whatever goes wrong in a guest's program meanwhile becomes a refusal that says what and where."""
    try:
        yield
    except (Exception, SystemExit) as error:  # anything at all; but Ctrl+C is none of its doing
        raise Refusal(key, **arguments, detail=trouble(error)) from error


class Guest:
    """A guest's bot as the house lets it play: what it does wrong is said with its name, wherever it plays."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    @property
    def remembers(self) -> bool:
        """Whether it wants to know what it knew before."""
        with self._blamed():
            return remembers(self.bot)

    def at_table(self) -> Bot:
        """A player for one seat."""
        with self._blamed():
            return Guest(self.name, seated(self.bot))

    def choose(self, situation: Situation) -> Answer:
        """Its answer; refuses what is none, and leaves it to the table whether the rules allow it."""
        with self._blamed():
            answer = self.bot.choose(situation)
        try:
            aside = None if answer.aside is None else index(answer.aside)
            return Answer(index(answer.code), answer.reason, aside)  # numpy's numbers are welcome, too
        except (AttributeError, TypeError) as error:
            raise Refusal("refuse-bot-answer", bot=self.name, answer=_SHORT.repr(answer)) from error

    def _blamed(self) -> AbstractContextManager[None]:
        return blamed("refuse-bot-failed", bot=self.name)
