"""Printed things that no story could be told with are refused with a sentence (spec 1.11)."""

from __future__ import annotations

import copy

import pytest

from terem.games.winter_tales import GAME
from terem.kernel.phrase import Refusal
from terem.messages import LANGUAGES, Speaker

PRINTED = GAME.components()


def _named(group, name):
    return lambda data: next(item for item in data[group] if item["id"] == name)


def _quest(name, **changes):
    return lambda data: _named("quests", name)(data).update(changes)


def _numbers(**changes):
    return lambda data: data["numbers"].update(changes)


FAULTS = {
    "wt-components-shape": lambda data: data.pop("track"),
    "wt-components-name": lambda data: data["cards"].update({"Not A Name": "x/y"}),
    "wt-components-areas": lambda data: data["locations"].clear(),
    "wt-components-square": lambda data: data["squares"][0].update(joins=["fair", "fair"]),
    "wt-components-apart": lambda data: data["locations"].append({"id": "island", "x": 0, "y": 0}),
    "wt-components-skills": lambda data: _named("characters", "alice")(data).update(skill="battle"),
    "wt-components-side": lambda data: data["characters"].append({"id": "moth", "side": "autumn", "skill": "trap"}),
    "wt-components-passage": lambda data: _named("characters", "dorothy")(data).update(passage="nowhere"),
    "wt-components-quests": _quest("terror", side="spring"),
    "wt-components-quest": _quest("terror", place="moon"),
    "wt-components-powers": lambda data: data["powers"].pop(),
    "wt-components-power-quests": lambda data: _named("powers", "love")(data).update(tokens=1),
    "wt-components-power-side": _quest("love", place="location"),
    "wt-components-objectives": lambda data: data["objectives"].pop(),
    "wt-components-objective": lambda data: data["objectives"][0].update(locations=["fair"], kind="rescue"),
    "wt-components-track": lambda data: data["track"].update(objective_spaces=[1, 2]),
    "wt-components-numbers": _numbers(hand=13),
    "wt-components-told": _numbers(comeback=4),
    "wt-components-cards": lambda data: [data["cards"].pop(card) for card in list(data["cards"])[:40]],
    "wt-components-setup": lambda data: data["setup"].pop("7"),
    "wt-components-setup-row": lambda data: data["setup"]["4"].update(each=1),
    "wt-components-setup-places": lambda data: _shrink(data),
}


def _shrink(data):
    """A town of two locations and one square."""
    keep = [place["id"] for place in data["locations"][:2]]
    data["locations"] = data["locations"][:2]
    data["squares"] = [{"id": "sq01", "joins": keep}]
    for character in data["characters"]:
        if character.get("passage"):
            character["passage"] = keep[0]
    for objective in data["objectives"]:
        if objective.get("locations"):
            objective["locations"] = keep[: len(objective["locations"])]


@pytest.mark.parametrize("reason", FAULTS)
def test_a_fault_is_refused_in_every_language(reason):
    data = copy.deepcopy(dict(PRINTED))
    FAULTS[reason](data)
    with pytest.raises(Refusal) as refused:
        GAME.prepare(GAME.config(4, {}, data))
    assert refused.value.phrase.key == reason
    for language in LANGUAGES:
        assert Speaker(language).say(refused.value.phrase)


def test_a_second_pair_of_quests_that_exclude_each_other_is_refused():
    data = copy.deepcopy(dict(PRINTED))
    _quest("new-hope", excludes="terror")(data)
    _quest("terror", excludes="new-hope")(data)
    with pytest.raises(Refusal) as refused:
        GAME.prepare(GAME.config(4, {}, data))
    assert refused.value.phrase.key == "wt-components-quests"


def test_a_record_from_before_the_raid_had_its_number_still_plays():
    data = copy.deepcopy(dict(PRINTED))
    del data["numbers"]["raid"]
    assert GAME.prepare(GAME.config(4, {}, data)).numbers.raid == 2
