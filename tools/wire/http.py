"""The page about HTTP: every request, what it takes and gives, from the OpenAPI document."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from laydown.server.api import api
from laydown.server.openapi import document

_INTRODUCTION: Final = Path(__file__).parent / "http.txt"


def page() -> str:
    """Return the page."""
    blocks = [_INTRODUCTION.read_text("utf-8").rstrip("\n")]
    for path, methods in document(api())["paths"].items():
        for method, told in methods.items():
            blocks += [f"### {method.upper()} {path}", *_request(told)]
    return "\n\n".join(blocks) + "\n"


def _request(told: dict[str, Any]) -> list[str]:
    blocks = [told["summary"]]
    given = [_parameter(one) for one in told["parameters"] if one["in"] == "query"]
    if given:
        blocks.append(
            "\n".join(["| in the query | type | default |", "| --- | --- | --- |", *given])
        )
    if "requestBody" in told:
        blocks.append(f"Takes {_content(told['requestBody']['content'])}.")
    status, answer = next(iter(told["responses"].items()))
    blocks.append(f"Answers {status} with {_content(answer['content'])}.")
    return blocks


def _parameter(one: dict[str, Any]) -> str:
    default = str(one["schema"]["default"]).lower()
    return f"| `{one['name']}` | `{one['schema']['type']}` | `{default}` |"


def _content(content: dict[str, Any]) -> str:
    media, told = next(iter(content.items()))
    return f"`{media}`" if media != "application/json" else _schema(told["schema"])


def _schema(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(map(_schema, schema["anyOf"]))
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[`{name}`](wire.md#{name.lower()})"
    return f"`{schema['type']}`"
