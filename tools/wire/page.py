"""The page that specifies the protocol: an introduction by hand, then every message."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.wire.structs import Alias, Field, Message
from tools.wire.typescript import type_text

if TYPE_CHECKING:
    from tools.wire.structs import Part

_INTRODUCTION: Final = Path(__file__).parent / "introduction.txt"
_TITLES: Final = {
    "messages": "Frames",
    "game": "The game",
    "events": "Events",
    "options": "Options and answers",
    "tables": "Tables",
    "http": "Bodies of HTTP",
    "replay": "Replays and reviews",
    "sheets": "Score sheets",
    "asking": "Questions to the referee",
}


def page(parts: list[Part]) -> str:
    """Return the page."""
    found = {part.name: part for part in parts}
    blocks = [_INTRODUCTION.read_text("utf-8").rstrip("\n")]
    for name, title in _TITLES.items():
        blocks += [f"## {title}", found[name].doc]
        for item in found[name].items:
            blocks += _message(item) if isinstance(item, Message) else _alias(item)
    return "\n\n".join(blocks) + "\n"


def _alias(alias: Alias) -> list[str]:
    lines = [f"### {alias.name}", f"`{type_text(alias.type)}`"]
    return [*lines, alias.comment] if alias.comment else lines


def _message(message: Message) -> list[str]:
    lines = [f"### {message.name}", message.doc]
    return [*lines, fields_table(message)] if message.tag or message.fields else lines


def fields_table(message: Message) -> str:
    """Return the fields of a struct as a table."""
    rows = [] if not message.tag else [f"| `{message.tag[0]}` | `{json.dumps(message.tag[1])}` | |"]
    rows += [_row(field) for field in message.fields]
    return "\n".join(["| field | type | meaning |", "| --- | --- | --- |", *rows])


def _row(field: Field) -> str:
    kind = type_text(field.type, optional=field.optional).replace("|", "\\|")
    told = field.comment.replace("|", "\\|")
    if field.optional:
        default = "" if field.default is None else f": `{json.dumps(field.default)}`"
        told = f"{told}; may be left out{default}" if told else f"may be left out{default}"
    return f"| `{field.name}` | `{kind}` | {told} |"
