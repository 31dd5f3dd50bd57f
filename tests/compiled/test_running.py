"""The engine runs as it was built, compiled or pure, and the same either way."""

from __future__ import annotations

import pickle
import subprocess
import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader

import pytest

from hatch_build import sources
from laydown.build import compiled, outdated, running
from laydown.engine.errors import IllegalMove, LaydownError, ParseError, SetupError

MODULES = [file.removesuffix(".py").replace("/", ".") for file in sources()]


def test_the_rules_run_as_they_say() -> None:
    rules = import_module("laydown.engine.rules")
    assert rules.__spec__
    assert isinstance(rules.__spec__.loader, ExtensionFileLoader) is compiled()
    assert running() == ("compiled" if compiled() else "pure")
    assert outdated() == ""


def test_every_room_that_is_compiled_has_modules() -> None:
    for room in ("engine", "engine.steps", "sense"):
        assert any(name.startswith(f"laydown.{room}.") for name in MODULES)


@pytest.mark.slow
@pytest.mark.parametrize("name", MODULES)
def test_each_module_can_be_the_first_to_be_imported(name: str) -> None:
    program = f"import {name} as module; print(type(module.__spec__.loader).__name__)"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    loader = "ExtensionFileLoader" if compiled() else "SourceFileLoader"
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{loader}\n", "")


@pytest.mark.parametrize(
    "error",
    [
        LaydownError("code", {"value": 1}),
        SetupError("code", {"value": 1}),
        IllegalMove("code", "M-12", {"card": "R7"}),
        ParseError("code", "two\nlines", 4, {"value": "x"}),
    ],
)
def test_an_error_goes_from_one_process_to_another_with_all_it_says(error: LaydownError) -> None:
    other = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    assert type(other) is type(error)
    assert (str(other), other.code, other.details) == (str(error), error.code, error.details)
