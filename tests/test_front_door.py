"""The front door: `import laydown` is enough, and costs nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import laydown
from tests.docs.pages import ENGINE, rows


def fresh(program: str) -> str:
    """Return what a program prints in a Python of its own."""
    command = [sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_nothing_is_imported_before_it_is_used() -> None:
    program = "import sys, laydown; print(*(m for m in sys.modules if 'laydown' in m))"
    assert fresh(program) == "laydown"
    heavy = "import sys, laydown; print(*({'typing', 're'} & set(sys.modules)))"
    command = [sys.executable, "-S", "-c", heavy]  # `site` may import what it likes
    path = {"PYTHONPATH": str(Path(laydown.__file__).parent.parent)}
    assert not subprocess.check_output(command, env=path, text=True).strip()


def test_a_name_brings_what_it_needs_and_no_more() -> None:
    program = (
        "import sys, laydown; laydown.Game; "
        "print(*(m for m in ('laydown.engine.game', 'laydown.bots', 'laydown.review', "
        "'laydown.locale', 'click', 'fluent') if m in sys.modules))"
    )
    assert fresh(program) == "laydown.engine.game"


@pytest.mark.parametrize("name", laydown.__all__)
def test_every_name_is_there(name: str) -> None:
    assert getattr(laydown, name) is not None
    assert name in dir(laydown)


def test_other_names_are_not() -> None:
    with pytest.raises(AttributeError, match="module 'laydown' has no attribute 'Gmae'"):
        laydown.Gmae  # noqa: B018


def test_the_page_lists_all_of_them() -> None:
    listed = [
        name
        for row in rows(ENGINE, "The front door")[1:]
        for name in re.findall(r"`(\w+)`", row[0])
    ]
    assert sorted(listed) == sorted(laydown.__all__)


def test_the_page_lists_what_a_game_can_do() -> None:
    (told,) = [row[1] for row in rows(ENGINE, "The front door") if row[0] == "`Game`"]
    public = [name for name in dir(laydown.Game) if not name.startswith("_")]
    assert sorted(re.findall(r"`(\w+)`", told)) == public
