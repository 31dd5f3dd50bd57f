"""The structs as TypeScript: an interface for each, unions told apart by their tag.

A field is optional where the server leaves out its default; what then holds stands in the comment.
"""

from __future__ import annotations

import ast
import json
from typing import TYPE_CHECKING, Final

from tools.wire.structs import Alias, Field, Message

if TYPE_CHECKING:
    from tools.wire.structs import Part

_NAMES: Final = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}
_HEAD: Final = """\
// Made by `make wire` from src/laydown/wire: edit those structs, not this file.

export const PROTOCOL = {protocol};
"""


def types(parts: list[Part], protocol: int) -> str:
    """Return the whole file."""
    blocks = [_HEAD.format(protocol=protocol)]
    for part in parts:
        title = part.doc.splitlines()[0].rstrip(".")
        blocks.append(f"// --- {part.name}: {title[:1].lower()}{title[1:]} ---\n")
        blocks += [_message(it) if isinstance(it, Message) else _alias(it) for it in part.items]
    return "\n".join(blocks)


def _message(message: Message) -> str:
    lines = [_comment(message.doc, ""), f"export interface {message.name} {{"]
    if message.tag:
        lines.append(f'  {message.tag[0]}: "{message.tag[1]}";')
    for field in message.fields:
        comment = _comment(_told(field), "  ")
        if comment:
            lines.append(comment)
        mark = "?" if field.optional else ""
        lines.append(f"  {field.name}{mark}: {type_text(field.type, optional=field.optional)};")
    return "\n".join([*lines, "}", ""])


def _told(field: Field) -> str:
    """Return the comment of a field, with what holds where it is left out."""
    if not field.optional or field.default is None:
        return field.comment
    left_out = f"{json.dumps(field.default)} if left out"
    return f"{field.comment}; {left_out}" if field.comment else left_out


def _alias(alias: Alias) -> str:
    text = type_text(alias.type)
    if " | " in text and len(text) > 80 and text[0] != '"':
        text = "\n  | " + text.replace(" | ", "\n  | ")
    lines = [f"export type {alias.name} = {text};", ""]
    if alias.comment:
        lines.insert(0, _comment(alias.comment, ""))
    return "\n".join(lines)


def _comment(text: str, indent: str) -> str:
    if "\n" not in text:
        return f"{indent}/** {text} */" if text else ""
    lines = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return "\n".join([f"{indent}/**", *lines, f"{indent} */"])


def type_text(node: ast.expr, *, optional: bool = False) -> str:
    """Return a type; an optional field is left out rather than null."""
    if isinstance(node, ast.Constant):
        return "null" if node.value is None else json.dumps(node.value)
    if isinstance(node, ast.Name):
        return _NAMES.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        sides = [side for side in _sides(node) if side not in {"UnsetType", "null"} or not optional]
        return " | ".join(sides)
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if node.value.id == "Literal":
            return " | ".join(map(type_text, inner))
        if node.value.id == "list":
            text = type_text(inner[0])
            return f"({text})[]" if " | " in text else f"{text}[]"
        if node.value.id == "dict":
            return f"Record<{type_text(inner[0])}, {type_text(inner[1])}>"
    raise TypeError(ast.dump(node))


def _sides(node: ast.expr) -> list[str]:
    if isinstance(node, ast.BinOp):
        return [*_sides(node.left), *_sides(node.right)]
    return [type_text(node)]
