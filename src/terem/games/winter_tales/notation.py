"""Actions in one line: the action's word, then its fields; sets of cards joined by `+`, nothing is `-`."""

from __future__ import annotations

import types
from typing import Any, get_args, get_type_hints

from terem.games.winter_tales.actions import AnyAction
from terem.games.winter_tales.codec import FAMILIES
from terem.kernel.phrase import Refusal

_WORDS: dict[str, type[Any]] = {family.action.__struct_config__.tag: family.action for family in FAMILIES}
_TYPES = {action: get_type_hints(action) for action in _WORDS.values()}


def write(action: AnyAction) -> str:
    """The action in one line."""
    fields = [_written(getattr(action, field)) for field in action.__struct_fields__]
    return " ".join([str(action.__struct_config__.tag), *fields])


def _written(value: Any) -> str:
    if isinstance(value, tuple):
        return "+".join(value) or "-"
    return "-" if value is None else str(value)


def read(text: str) -> AnyAction:
    """The action that `write` wrote; the names in it are judged by `check`."""
    word, *given = text.split()[:8] or [""]
    action = _WORDS.get(word.lower())
    if action is None:
        raise Refusal("wt-refuse-word", word=word[:40])
    hints = _TYPES[action]
    if len(given) != len(hints):
        raise Refusal("wt-refuse-fields", word=word, fields=" ".join(hints) or "–")
    values = {field: _read(hint, value) for (field, hint), value in zip(hints.items(), given, strict=True)}
    return action(**values)  # type: ignore[no-any-return]


def _read(hint: Any, text: str) -> Any:
    if isinstance(hint, types.UnionType):
        return None if text == "-" else _read(get_args(hint)[0], text)
    if hint is int:
        if not text.isdecimal() or len(text) > 3:
            raise Refusal("wt-refuse-number", value=text[:40])
        return int(text)
    if hint is str:
        return text.lower()
    return () if text == "-" else tuple(text.lower().split("+"))
