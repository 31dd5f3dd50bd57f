"""The structs of `laydown.wire` as they are written: fields, types, defaults and comments.

Types are read from the source, not from the classes, so that aliases (`Cards`, `Step`) keep their
names and the comments beside the fields are at hand.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import io
import tokenize
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec import UNSET, Struct
from msgspec.structs import fields as struct_fields

if TYPE_CHECKING:
    from collections.abc import Iterable
    from types import ModuleType

MODULES: Final = (
    "game",
    "events",
    "options",
    "tables",
    "messages",
    "http",
    "replay",
    "sheets",
    "asking",
)


@dataclass(frozen=True)
class Field:
    """A field of a struct; `default` is Python's, None where there is none."""

    name: str
    type: ast.expr
    optional: bool
    default: object
    comment: str


@dataclass(frozen=True)
class Message:
    """A struct: its name, docstring, tag (`e`, `dealt`) and fields."""

    name: str
    doc: str
    tag: tuple[str, str] | None
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Alias:
    """A name for a type."""

    name: str
    type: ast.expr
    comment: str


@dataclass(frozen=True)
class Part:
    """A module: its docstring, and what it defines in the order of the source."""

    name: str
    doc: str
    items: tuple[Message | Alias, ...]


class TwoOfOneName(ValueError):  # noqa: N818 - named after what is wrong, as all our errors
    """Two modules of the wire call something by the same name."""


def parts() -> list[Part]:
    """Return all modules of the wire."""
    found = [_part(name) for name in MODULES]
    check_names(found)
    return found


def check_names(found: Iterable[Part]) -> None:
    """Raise if something is called as something else is: in TypeScript there is one of a name."""
    places: dict[str, str] = {}
    for part in found:
        for item in part.items:
            place = f"laydown.wire.{part.name}"
            if item.name in places:
                message = f"{item.name} stands in {places[item.name]} and in {place}: rename one"
                raise TwoOfOneName(message)
            places[item.name] = place


def _part(name: str) -> Part:
    module = importlib.import_module(f"laydown.wire.{name}")
    source = inspect.getsource(module)
    comments = _comments(source)
    items: list[Message | Alias] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            items.append(_message(module, node, comments))
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            target = node.targets[0].id
            if not target.isupper():
                items.append(Alias(target, node.value, _above(comments, node.lineno)))
    return Part(name, inspect.getdoc(module) or "", tuple(items))


def _comments(source: str) -> dict[int, str]:
    """Return the comments by line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokens
        if token.type == tokenize.COMMENT
    }


def _above(comments: dict[int, str], line: int) -> str:
    """Return the comment that ends right above a line."""
    found: list[str] = []
    while (line := line - 1) in comments and not comments[line].startswith("---"):
        found.insert(0, comments[line])
    return " ".join(found)


def _message(module: ModuleType, node: ast.ClassDef, comments: dict[int, str]) -> Message:
    found: type[Struct] = getattr(module, node.name)
    config = found.__struct_config__
    tag = None if config.tag is None else (str(config.tag_field), str(config.tag))
    known = {field.name: field for field in struct_fields(found)}
    fields = []
    for line in node.body:
        if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
            continue
        field = known[line.target.id]
        default = None if field.required else field.default
        if callable(getattr(field, "default_factory", None)):
            default = field.default_factory()
        comment = comments.get(line.lineno, "")
        optional = not field.required and config.omit_defaults
        fields.append(Field(field.name, line.annotation, optional, _plain(default), comment))
    return Message(node.name, inspect.getdoc(found) or "", tag, tuple(fields))


def _plain(default: object) -> object:
    return None if default is UNSET else default
