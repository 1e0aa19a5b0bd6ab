"""What the actions of Winter Tales are called in its menus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terem.games.winter_tales import actions as a
from terem.games.winter_tales.view import CharacterView, View
from terem.messages import Speaker
from terem.terminal.winter_tales import names as names

_FIELDS = {
    "character": "character",
    "soldier": "character",
    "rebel": "character",
    "quest": "quest",
    "power": "power",
    **dict.fromkeys(("area", "at", "location", "objective", "side", "theme", "space"), ""),
}
"""Fields that are told, and what kind of name they hold."""

_HIDDEN_FIELDS = ("card", "cards", "counting", "memory")


class Labels:
    """The words of one question."""

    def __init__(self, view: View, parts: Mapping[str, Any], speaker: Speaker) -> None:
        self.view = view
        self.parts = parts
        self.speaker = speaker
        prompt = view.prompt
        self.situation = prompt.phrase.key.removeprefix("wt-prompt-") if prompt else ""

    def group(self, action: a.AnyAction) -> str:
        """The word of an action, by which likes are put together."""
        return str(action.__struct_config__.tag)

    def title(self, action: a.AnyAction) -> str:
        """What a group of likes is about."""
        return self.speaker.text("wt-menu-group", action=self.group(action))

    def typed(self, action: a.AnyAction) -> str:
        """What may be typed for it."""
        fields = [getattr(action, field) for field in action.__struct_fields__ if field not in _HIDDEN_FIELDS]
        shown = [str(field) for field in fields if field is not None and not isinstance(field, tuple)]
        return " ".join([self.group(action), *shown])

    def label(self, action: a.AnyAction) -> str:
        """What it means: what is done, and with whom, where, for what."""
        text = self.speaker.text
        match action:
            case a.Pass():
                return text("wt-menu-pass", situation=self.situation)
            case a.Pick(area=area):
                return self.area(area)
            case a.Go(area=area):
                return self._way(area)
            case a.Part(side=side):
                return text("wt-menu-part", side=side)
            case a.Play(side=side) if self._sides() > 1:
                return text("wt-menu-play", side=side)
            case a.Play() if self.situation in ("movement", "joining"):
                return text("wt-menu-play-steps", steps=self.parts["numbers"]["areas_per_card"])
            case a.Play():
                return text("wt-menu-action", action="play")
            case a.Space(space=space):
                return self.space(space)
            case a.Tie(space=space) | a.Bookmark(space=space):
                return self.memory(space)
            case a.Discard(cards=cards):
                return text("wt-menu-discard", count=len(cards))
            case a.Verdict(verdict=verdict):
                return text("wt-menu-verdict", verdict=verdict)
        words = [self.field(action, field) for field in action.__struct_fields__ if field in _FIELDS]
        plain = text("wt-menu-action", action=self.group(action))
        return f"{plain}: {', '.join(words)}" if any(words) else plain

    def field(self, action: a.AnyAction, field: str) -> str:
        """A field of an action by its name in this language."""
        value = getattr(action, field)
        if value is None:
            return ""
        if field == "theme":
            secret = self.view.secrets[getattr(action, "side", "winter")]
            return self.speaker.text(f"wt-theme-{secret.kind}-{value}")
        if field in ("area", "at", "location"):
            rebels = [character.character for character in self.view.characters]
            return self.named("character", value) if value in rebels else self.area(value)
        if field == "objective":
            return names.objective_title(names.printed_objective(value, self.parts), self.speaker)
        if field == "side":
            return names.objective_title(self.view.secrets[value], self.speaker)
        return self.space(value) if field == "space" else self.named(_FIELDS[field], value)

    def named(self, field: str, name: str) -> str:
        """A printed thing by its name."""
        return self.speaker.text(f"wt-{field}-{name}")

    def area(self, area: str) -> str:
        """An area's full name."""
        return names.full_area(area, self.parts, self.speaker)

    def space(self, number: int) -> str:
        """A space of the track, and what lies there."""
        space = self.view.track[number - 1]
        if space.side is None:
            return self.speaker.text("wt-menu-space-empty", space=number)
        title = names.memory_title(space, self.speaker)
        return self.speaker.text("wt-menu-space-over", space=number, title=title)

    def memory(self, number: int) -> str:
        """A memory by its title, whose it is, and its card."""
        space = self.view.track[number - 1]
        title = names.memory_title(space, self.speaker)
        line = self.speaker.text("wt-menu-memory-line", space=number, title=title, side=str(space.side))
        return f"{line} [{self.speaker.text(f'wt-card-{space.card}')}]" if space.card else line

    def _way(self, area: str) -> str:
        """An area to step into, and who stands in the way there."""
        mover = self._mover()
        foes = [self.named("character", foe.character) for foe in self._foes(area, mover)] if mover else []
        if mover is None or not foes:
            return f"→ {self.area(area)}"
        listed = self.speaker.listed(foes)
        return self.speaker.text("wt-menu-foes", place=f"→ {self.area(area)}", foes=listed, side=mover.side)

    def _mover(self) -> CharacterView | None:
        moving = [scene.who for scene in self.view.scenes if scene.kind == "movement"]
        return next((who for who in self.view.characters if moving and who.character == moving[-1]), None)

    def _foes(self, area: str, mover: CharacterView) -> list[CharacterView]:
        """Standing characters of the other side; rebels lay traps in locations only."""
        if mover.side == "winter" and area.startswith("sq"):
            return []
        here = [who for who in self.view.characters if who.area == area and not who.lying]
        return [who for who in here if who.side != mover.side]

    def _sides(self) -> int:
        return len({action.side for action in self.view.choices if isinstance(action, a.Play)})
