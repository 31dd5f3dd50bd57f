"""The made parts of the page of the player protocol: the view's fields, and a whole message."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins

from laydown.engine.notation.cards import parse_cards
from laydown.engine.notation.position import parse_position
from laydown.engine.view import view
from laydown.referee.player import ask
from tools.wire.page import fields_table
from tools.wire.structs import Message

if TYPE_CHECKING:
    from tools.wire.structs import Part

_PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "players.md"
_STRUCTS: Final = ("View", "Now", "Seat", "Group", "Result", "Memory")
_POSITION: Final = """\
position: 1
edition: express
step: play 1
discard pile: B9 R5 G12
hand 1: G3 G4 W R6 B8 Y8
phase 1: 6
hand 2: R1 R3
shown 2: R3
phase 2: 3
table 2: 3: R2 R4 Y6 B6 W
trail: 2 take R3, 2 discard B9, 1 refuse B9
"""


def page(parts: list[Part]) -> str:
    """Return the page with its made parts as they should be."""
    text = _PAGE.read_text("utf-8")
    for name, made in (("message", _example()), ("view", _tables(parts))):
        marked = rf"(?s)(<!-- made: {name} -->\n).*?(\n<!-- end -->)"
        text = re.sub(marked, lambda found, made=made: found[1] + made + found[2], text)  # type: ignore[misc]
    return text


def _tables(parts: list[Part]) -> str:
    """Return the fields of all structs of which a view is made."""
    found = {item.name: item for part in parts for item in part.items}
    blocks = []
    for name in _STRUCTS:
        struct = found[name]
        assert isinstance(struct, Message)  # noqa: S101 - for the type
        blocks += [f"### {name}", struct.doc, fields_table(struct)]
    return "\n\n".join(blocks)


def _example() -> str:
    """Return a whole question for a move, a line for each field."""
    told = to_builtins(ask(17, 3, view(parse_position(_POSITION), 0), parse_cards("R6")))
    seen = told.pop("view")
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in told.items()]
    inner = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in seen.items()]
    shown = '"view": {' + ",\n          ".join(inner) + "}"
    return "```json\n{" + ",\n ".join([*lines, shown]) + "}\n```"
