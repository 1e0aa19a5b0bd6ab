"""What the printed things of Winter Tales are called at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terem.games.winter_tales.view import ObjectiveView, SpaceView
from terem.kernel.phrase import Phrase
from terem.messages import Speaker
from terem.terminal.winter_tales.town import square_number


def character(name: str) -> Phrase:
    """A rebel or a soldier."""
    return Phrase(f"wt-character-{name}")


def location(name: str) -> Phrase:
    """A location."""
    return Phrase(f"wt-location-{name}")


def area_text(area: str | None, speaker: Speaker) -> str:
    """An area in a word or two: a square by the number it has on the map."""
    if area is None:
        return "–"
    if area.startswith("sq"):
        return speaker.text("wt-square-number", square=square_number(area))
    return speaker.say(location(area))


def full_area(area: str, parts: Mapping[str, Any], speaker: Speaker) -> str:
    """An area's name; a square with what it lies between."""
    joins = {square["id"]: square["joins"] for square in parts["squares"]}
    if area not in joins:
        return speaker.say(location(area))
    one, other = joins[area]
    return speaker.text("wt-square-between", square=square_number(area), one=location(one), other=location(other))


def memory_title(space: SpaceView, speaker: Speaker) -> str:
    """What a memory is called: the quest, or the objective, that made it."""
    if space.objective is None:
        return speaker.text(f"wt-quest-{space.quest}")
    return objective_title(space.objective, speaker)


def printed_objective(objective: str, parts: Mapping[str, Any]) -> ObjectiveView:
    """An objective card by its name, from the printed things."""
    card = next(card for card in parts["objectives"] if card["id"] == objective)
    return ObjectiveView(objective, card["kind"], tuple(card.get("locations", ())))


def objective_title(objective: ObjectiveView, speaker: Speaker) -> str:
    """An objective with the places printed on it."""
    places = [location(place) for place in objective.places]
    return speaker.say(Phrase(f"wt-objective-{objective.kind}", {"places": places} if places else {}))
