"""The pages about the arena and the player protocol say what is so."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import sys
from typing import TYPE_CHECKING, Any

import pytest

from laydown.bots import NAMES
from laydown.lab.arena import Outcome
from laydown.lab.report import data
from laydown.lab.sequential import STAKES
from laydown.lab.tally import Tally
from laydown.players.faults import FAULTS
from tests.docs.pages import ROOT, blocks, rows, tagged
from tests.lab.kit import LONG, contest, let_it_end, misbehaving, played
from tests.terminal.kit import run

if TYPE_CHECKING:
    from pathlib import Path

ARENA, PLAYERS = (ROOT / "docs" / f"{name}.md" for name in ("arena", "players"))
EXAMPLE = ROOT / "docs" / "examples" / "player.py"


def fields(page: Path, heading: str, title: str) -> set[str]:
    """Return the fields that the table with this title explains, below a heading."""
    found: set[str] = set()
    current = ""
    for first, *_ in rows(page, heading):
        if not first.startswith("`"):  # the title of a table
            current = first
        elif current == title:
            found |= set(re.findall(r"`(\w+)`", first))
    return found


# --- the arena ---


def test_the_examples_run() -> None:
    text = ARENA.read_text("utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, ARENA.name, str(ARENA), 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_table_that_is_shown_is_what_the_command_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(ROOT)
    command = tagged(ARENA, "console")[0].lines[-1].removeprefix("$ laydown ")
    shown = tagged(ARENA, "text")[0].text
    done = run(*shlex.split(command.replace("python3", sys.executable)), "--timeout", str(LONG))
    assert _without_times(done.stdout) == _without_times(shown)


def _without_times(table: str) -> list[list[str]]:
    """Return the words of a table, without times and without the path of the interpreter."""
    text = re.sub(r"\.\.\.\S+ docs/", "docs/", re.sub(r"[\d.]+ m?s\b", "", table))
    return [line.split() for line in text.splitlines()]


def test_every_field_of_the_json_is_explained() -> None:
    told = json.loads(json.dumps(data(Outcome(contest("steady", "random"), Tally.of(2), 0.5))))
    assert fields(ARENA, "As JSON", "field") == set(told)
    assert fields(ARENA, "As JSON", "field of a bot") == set(told["bots"][0])
    until = next(row for row in rows(ARENA, "As JSON") if row[0] == "`until`")
    assert set(told["until"]) <= set(re.findall(r"`(\w+)`", until[1]))


def test_every_kind_of_fault_and_every_bot_is_explained() -> None:
    assert fields(ARENA, "Faults", "kind") == set(FAULTS)
    assert set(NAMES) <= set(re.findall(r"`(\w+)`", str(rows(ARENA, "Who plays"))))


def test_the_stakes_are_those_that_are_told() -> None:
    text = ARENA.read_text("utf-8")
    told = re.search(r"split evenly among five: (.*?)\.\n", text)
    assert told
    fractions = re.findall(r"(\d+)/(\d+)", told[1])
    assert tuple(int(above) / int(below) for above, below in fractions) == STAKES


# --- the player protocol ---


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Return a message of each kind, as a program got it."""
    log = tmp_path_factory.mktemp("players") / "log"
    with pytest.MonkeyPatch.context() as monkeypatch:
        let_it_end(monkeypatch)
        played(contest(misbehaving("told", log), "steady", timeout=LONG), 1)
    found: dict[str, dict[str, Any]] = {}
    for line in log.read_text().splitlines():
        message = json.loads(line)
        found[message["do"]] = {**found.get(message["do"], {}), **message}
    return found


def test_every_message_is_explained(messages: dict[str, dict[str, Any]]) -> None:
    headings = re.findall(r"(?m)^### `(\w+)`$", PLAYERS.read_text("utf-8"))
    assert headings == list(messages)


@pytest.mark.parametrize("kind", ["hello", "start", "move", "end"])
def test_every_field_of_a_message_is_explained(
    kind: str, messages: dict[str, dict[str, Any]]
) -> None:
    # Any message may be the next one after a mistake, so `end` explains it too; and a position is
    # told to who asks for it.
    optional = {"end": {"mistakes"}, "move": {"position"}}.get(kind, set())
    assert fields(PLAYERS, f"`{kind}`", "field") - optional == set(messages[kind]) - optional


def test_every_field_of_the_parts_is_explained(messages: dict[str, dict[str, Any]]) -> None:
    move = messages["move"]
    assert fields(PLAYERS, "`move`", "field of `legal`") == set(move["legal"])
    (mistake,) = move["mistakes"]
    told = fields(PLAYERS, "When something goes wrong", "field of a mistake")
    assert told == set(mistake)


def test_what_the_page_shows_of_the_example_is_in_the_example() -> None:
    shown = next(block for block in blocks(PLAYERS) if block.tag == "python")
    assert shown.text in EXAMPLE.read_text("utf-8").replace("  # noqa: T201", "")


def test_the_message_that_is_shown_has_the_fields_of_one(
    messages: dict[str, dict[str, Any]],
) -> None:
    (block,) = tagged(PLAYERS, "json")
    shown = json.loads(block.text)
    assert set(shown) == set(messages["move"]) - {"mistakes"}
    assert set(shown["legal"]) == set(messages["move"]["legal"])
