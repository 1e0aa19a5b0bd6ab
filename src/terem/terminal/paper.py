"""How text is laid on the screen: lines broken at words, menus with hanging lines, help by the page."""

from __future__ import annotations

from textwrap import wrap

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from terem.terminal.face import Choice, Menu

ROOM = 12
"""What is typed should begin beside its question."""
MANY = 6
"""More short answers than this stand side by side."""


def broken(text: str, width: int) -> list[str]:
    """A question in lines of whole words; behind the last one there is room to type."""
    lines = wrap(text, max(width - 1, 20)) or [""]
    if len(lines) > 1 and len(lines[-1]) > width - ROOM:
        return wrap(text, max(width - ROOM, 20))
    return lines


def choice_line(choice: Choice) -> str:
    """A choice with its code, said once where the label begins with it."""
    code, label = choice.code, choice.label
    if not code:
        return escape(label)
    if label.lower().startswith(code.lower()):
        return f"[bold]{escape(label[: len(code)])}[/bold]{escape(label[len(code) :])}"
    return f"[bold]{escape(code)}[/bold] {escape(label)}"


def answers(menu: Menu) -> RenderableType:
    """The numbered answers of a menu."""
    lines = [choice_line(choice) for choice in menu.choices]
    numbers = [f"[cyan]{number:>3}[/cyan]" for number in range(1, len(lines) + 1)]
    if len(lines) > MANY and max(map(len, lines)) < 50:
        return Columns([f"{number} {line}" for number, line in zip(numbers, lines, strict=True)], padding=(0, 3))
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for number, line in zip(numbers, lines, strict=True):
        grid.add_row(number, line)
    return grid


def about(text: str, word: str) -> str:
    """The lines of a help text that speak of a word; empty where none does."""
    return "\n".join(line for line in text.splitlines() if word.lower() in line.lower())


def turn_pages(console: Console, text: str, hint: str) -> None:
    """Shows a text, by the page where it is longer than the screen; the hint says how to leave."""
    lines = sum(1 + len(line) // max(console.width, 1) for line in text.splitlines())
    if console.is_terminal and lines > console.height:
        with console.pager():
            console.print(escape(f"{hint}\n\n{text}"))
    else:
        console.print(escape(text))
