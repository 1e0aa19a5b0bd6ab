"""Somebody at the keyboard, for tests that play in the terminal."""

from __future__ import annotations


class Keyboard:
    """Types the given lines, then always the same one; goes on where only Enter is asked for."""

    def __init__(self, *lines: str, then: str = "1") -> None:
        self.lines = list(lines)
        self.then = then
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        assert len(self.asked) < 3000, f"asked for ever: {prompt}"
        goes_on = prompt.startswith("Enter") and self.then == "1"
        line = self.lines.pop(0) if self.lines else "" if goes_on else self.then
        if line == "<end>":
            raise EOFError
        return line
