"""The help of Winter Tales: how to play first, then who is who."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from terem.kernel.table import Table
from terem.messages import Speaker, capitalised

MODULES = ("powers", "objectives", "skills")
FIRST = ("table-commands", "wt-help-notation", "wt-help-telling", "wt-legend", "wt-help")


def help_text(table: Table, speaker: Speaker) -> str:
    """Commands, the rules in short, the modules of this table, and what is told of quests, places and people."""
    parts = [speaker.text(key) for key in FIRST]
    for module in MODULES:
        if table.header.options[module]:
            lines = [speaker.text(f"wt-help-{module}"), *_module_lines(table, module, speaker)]
            parts.append("\n  ".join(lines))
    parts.append(speaker.text("wt-help-lore"))
    parts += ["\n".join(_lore_lines(table, what, speaker)) for what in ("quest", "location", "character")]
    return "\n\n".join(parts)


def _lore_lines(table: Table, what: str, speaker: Speaker) -> list[str]:
    """What there is to know of quests, places and people, each with the code it is typed by."""
    names = [thing["id"] for thing in table.header.components[f"{what}s"]]
    return [
        f"{capitalised(speaker.text(f'wt-{what}-{name}'))} ({name}): {speaker.text(f'wt-lore-{what}-{name}')}"
        for name in names
    ]


def _module_lines(table: Table, module: str, speaker: Speaker) -> list[str]:
    parts: Mapping[str, Any] = table.header.components
    if module == "powers":
        names = [power["id"] for power in parts["powers"]]
        return [f"{speaker.text(f'wt-power-{name}')}: {speaker.text(f'wt-lore-power-{name}')}" for name in names]
    if module == "skills":
        return [
            f"{speaker.text('wt-skill', skill=skill)} ({speaker.listed(_holders(parts, skill, speaker))}): "
            + speaker.text(f"wt-lore-skill-{skill}")
            for skill in dict.fromkeys(c["skill"] for c in parts["characters"])
        ]
    kinds = dict.fromkeys(objective["kind"] for objective in parts["objectives"])
    return [speaker.text(f"wt-lore-objective-{kind}") for kind in kinds]


def _holders(parts: Mapping[str, Any], skill: str, speaker: Speaker) -> list[str]:
    return [speaker.text(f"wt-character-{c['id']}") for c in parts["characters"] if c["skill"] == skill]
