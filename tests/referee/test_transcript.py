"""The page about the referee: its conversation is true, and nothing is left out."""

from __future__ import annotations

import json
import re

import pytest

from laydown.engine.state import STEPS
from laydown.referee import limits
from laydown.referee.requests import REQUESTS
from laydown.referee.session import _ALWAYS, _NAMES
from tests.referee.client import Client
from tests.referee.transcript import PAGE, answered, blocks

TEXT = PAGE.read_text(encoding="utf-8")


def section(heading: str) -> str:
    """Return what stands below a heading, down to the next one."""
    found = re.search(rf"(?ms)^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", TEXT)
    assert found, f"no heading {heading}"
    return found[1]


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the tables below a heading, without their heads."""
    tables = re.findall(r"(?m)^\|[^\n]*\n\| ---[^\n]*\n((?:\|[^\n]*\n)+)", section(heading))
    return [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for table in tables
        for line in table.splitlines()
    ]


def named(cell: str) -> list[str]:
    """Return the words in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def test_the_conversation_on_the_page_is_true() -> None:
    # python -m tests.referee.transcript writes the answers anew
    assert answered(TEXT) == TEXT


def test_every_line_of_the_conversation_is_a_request_or_its_answer() -> None:
    for lines in blocks(TEXT):
        assert [line[:2] for line in lines] == ["> ", "< "] * (len(lines) // 2)
    assert sum(map(len, blocks(TEXT))) > 50


@pytest.mark.parametrize("name", _NAMES)
def test_every_request_is_documented_with_an_example(name: str) -> None:
    requests = [line[2:] for line in section(f"`{name}`").splitlines() if line.startswith("> {")]
    assert requests
    assert {json.loads(request)["do"] for request in requests} == {name}


def test_nothing_is_documented_that_is_no_request() -> None:
    assert sorted(re.findall(r"(?m)^### `(\w+)`$", TEXT)) == sorted(_NAMES)


@pytest.mark.parametrize("name", REQUESTS)
def test_every_field_of_a_request_is_documented(name: str) -> None:
    told = [field for row in rows(f"`{name}`") for field in named(row[0])]
    assert sorted(told) == sorted(REQUESTS[name].fields)


def test_the_fields_that_every_request_has_are_documented() -> None:
    told = [field for row in rows("Requests and answers") for field in named(row[0])]
    assert sorted(told) == sorted(_ALWAYS)


def test_the_fields_of_an_error_are_documented() -> None:
    told = {field for row in rows("Errors") for field in named(row[0])}
    seen: set[str] = set()
    for lines in blocks(TEXT):
        for line in lines:
            seen |= set(json.loads(line[2:]).get("error", {})) if line[0] == "<" else set()
    assert told == seen


def test_the_limits_are_documented() -> None:
    told = {row[0].strip("`"): int(row[1]) for row in rows("Limits")}
    client = Client()
    assert told == client.do("hello")["limits"]
    assert told["line"] == limits.LINE


def test_every_step_is_documented() -> None:
    told = [step for row in rows("Requests within a game") for step in named(row[0])]
    assert sorted(told) == sorted(STEPS)


def test_what_answers_are_made_of_is_linked_to_the_wire() -> None:
    wire = (PAGE.parent / "wire.md").read_text("utf-8")
    for anchor in re.findall(r"wire\.md#(\w+)", TEXT):
        assert re.search(rf"(?mi)^#+ {anchor}$", wire), anchor
