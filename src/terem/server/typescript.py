"""What the browser must know of our structs, as TypeScript: made from msgspec's JSON schema, never written by hand."""

from __future__ import annotations

import json
import typing
from collections.abc import Iterable, Mapping
from textwrap import indent
from typing import Any

import msgspec

from terem.games import registry
from terem.kernel.contract import Outcome
from terem.kernel.phrase import Phrase
from terem.kernel.prompt import Prompt
from terem.kernel.registry import AnyGame
from terem.server import frames
from terem.server.api import bodies, book, common, games, passkeys, people
from terem.server.passkeys import Challenge
from terem.server.people import Account, Person
from terem.server.shown import SittingView

Schema = Mapping[str, Any]

HOUSE: tuple[type[Any], ...] = (
    *(Phrase, Prompt, Outcome),
    *typing.get_args(frames.Asking),
    *typing.get_args(frames.Telling),
    *(Account, Person, people.Card, people.Token, people.Visit, passkeys.Proof, Challenge),
    *(games.GameView, SittingView, common.Reason),
    *(bodies.NewTable, bodies.Changes, bodies.TableView, bodies.TableLine, bodies.Nonce, bodies.Level, bodies.Talk),
    *(bodies.Answer, bodies.Orders, bodies.Question, bodies.Link, bodies.Report, bodies.Rematch, bodies.Choices),
    *(bodies.Ok, bodies.AdviceView, book.StoryBook),
)
"""Frames and bodies; what they hold comes along."""

_REF = "#/components/{name}"
_PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
_NOTE = "// Made by `terem types` from the server's structs; a test fails when it is stale. Not to be edited.\n"


def typescript() -> str:
    """The whole of `web/src/wire/types.gen.ts`."""
    house = _components(HOUSE)
    gaps = {kind.__name__ for kind in HOUSE if kind.__struct_config__.omit_defaults}
    parts = [_NOTE, _declarations(house, gaps)]
    parts += [
        f"export type {name} = {' | '.join(kind.__name__ for kind in typing.get_args(union))};\n"
        for name, union in (("Asking", frames.Asking), ("Telling", frames.Telling))
    ]
    for game in registry():
        own = {name: body for name, body in _components(_types_of(game)).items() if house.get(name) != body}
        inside = _declarations(own, set())
        if "Action" not in own:
            inside += f"\nexport type Action = {_written(_schema_of(game.action_type))};\n"
        parts.append(f"export declare namespace {_camel(game.name)} {{\n{indent(inside, '  ')}}}\n")
    return "\n".join(parts)


def _types_of(game: AnyGame) -> list[Any]:
    """What a game shows, what it may be asked, and what it takes."""
    shown = typing.get_type_hints(type(game).view)["return"]
    told = typing.get_type_hints(type(game).explain)
    asked = [told[name] for name in ("question", "return") if told[name] is not Any]
    laid = typing.get_type_hints(type(game).preview)["return"]
    return [shown, *asked, *([] if laid is Any else [laid]), game.action_type]


def _components(kinds: Iterable[Any]) -> dict[str, Schema]:
    _, components = msgspec.json.schema_components(tuple(kinds), ref_template=_REF)
    return dict(sorted(components.items()))


def _schema_of(kind: Any) -> Schema:
    (schema,), _ = msgspec.json.schema_components((kind,), ref_template=_REF)
    return schema


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("-"))


def _declarations(components: Mapping[str, Schema], gaps: set[str]) -> str:
    return "\n".join(_declaration(name, body, name in gaps) for name, body in components.items())


def _declaration(name: str, body: Schema, gaps: bool) -> str:
    note = f"/** {body['description']} */\n" if body.get("description") else ""
    if body.get("type") != "object" or "properties" not in body:
        return f"{note}export type {name} = {_written(body)};\n"
    # What is sent to us may leave out defaults; what we send leaves them out only where a struct says so.
    optional = gaps or body.get("additionalProperties") is False
    required = set(body.get("required", ())) if optional else set(body["properties"])
    lines = [
        f"  {field}{'' if field in required else '?'}: {_written(kind)};\n"
        for field, kind in body["properties"].items()
    ]
    return f"{note}export interface {name} {{\n{''.join(lines)}}}\n"


def _written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_written(one) for one in schema["anyOf"]))
    for word in ("const", "enum"):
        if word in schema:
            values = schema[word] if word == "enum" else [schema[word]]
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
    if schema.get("type") == "array":
        return _list(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {_written(inner) if isinstance(inner, Mapping) else 'unknown'}>"
    return _PLAIN.get(schema.get("type", ""), "unknown")


def _list(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_written(one) for one in schema['prefixItems'])}]"
    inner = _written(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"
