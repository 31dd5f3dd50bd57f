"""What the read-me and the page of the engine say is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from pkgutil import iter_modules

import pytest

from laydown import engine
from laydown.engine import state, view
from laydown.engine.state import STEPS
from tests.docs.pages import (
    ENGINE,
    ROOT,
    TEXTS,
    rows,
    tagged,
)


@pytest.mark.parametrize("page", [ROOT / "README.md", ENGINE], ids=lambda page: page.name)
def test_the_examples_run(page: Path) -> None:
    examples = tagged(page, "python")
    assert examples
    text = page.read_text("utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(test.examples) == sum(block.text.count(">>> ") for block in examples)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_every_module_of_the_engine_is_named() -> None:
    named: dict[str, list[str]] = {}
    room = ""
    for first, _ in rows(ENGINE, "The parts"):
        names = re.findall(r"`(\w+)`", first)
        if first.startswith("module"):  # the head of a table
            room = "".join(names)
        else:
            named[room] = [*named.get(room, []), *names]
    assert set(named) == {"", "laying", "notation"}
    for room, names in named.items():
        folder = Path(engine.__file__).parent / room
        there = {module.name for module in iter_modules([str(folder)])}
        assert sorted(names) == sorted(there), room


def test_every_step_is_named() -> None:
    section = ENGINE.read_text("utf-8").split("## State and steps\n")[1].split("\n## ")[0]
    (line,) = [row for row in rows(TEXTS, "All lines") if row[0].startswith("`step:")]
    for step in STEPS:
        assert f"`{step}`" in section
        assert f"`{step}`" in line[1]


@pytest.mark.parametrize(
    ("heading", "fields"),
    [("What a state has", (*state._FIELDS, "seed")), ("What a view has", view.FIELDS)],
)
def test_every_field_is_explained(heading: str, fields: tuple[str, ...]) -> None:
    named = [name for first, _ in rows(ENGINE, heading) for name in re.findall(r"`(\w+)`", first)]
    assert sorted(named) == sorted(fields)
