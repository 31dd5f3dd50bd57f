"""Compiled beside the sources of an editable install: never older than they are, in silence."""

from __future__ import annotations

import shutil
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING

import pytest

import laydown
from hatch_build import HASHES, PACKAGE
from tests.compiled.kit import MADE, python

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import CompletedProcess

COMPLAINT = "changed after `make compiled`: run it again, or `make pure`."


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the sources, and with what tells that they are compiled."""
    package = tmp_path / "laydown"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns(*MADE))
    # No code is loaded from it here: that there is such a file says "compiled".
    (package / "engine" / f"rules{EXTENSION_SUFFIXES[0]}").touch()
    digest = sha256((package / "engine" / "rules.py").read_bytes()).hexdigest()
    (package / HASHES.name).write_text(f"{digest}  engine/rules.py\n", encoding="utf-8")
    return tmp_path


def run(place: Path, *arguments: str) -> CompletedProcess[str]:
    """Run Python on the sources in a folder."""
    return python(place, *arguments, PYTHONPATH=str(place))


def test_what_was_not_edited_is_fine(place: Path) -> None:
    done = run(place, "-m", "laydown", "--version")
    assert done.stdout == f"laydown {laydown.__version__} (compiled)\n"
    assert done.stderr == ""
    assert run(place, "-c", "import laydown.engine.cards").returncode == 0


@pytest.mark.parametrize("text", ["# edited\n", None])
def test_an_edited_source_is_told_and_not_run(place: Path, text: str | None) -> None:
    rules = place / "laydown" / "engine" / "rules.py"
    if text is None:
        rules.unlink()
    else:
        rules.write_text(rules.read_text("utf-8") + text, encoding="utf-8")
    done = run(place, "-m", "laydown", "--version")
    assert done.stdout == f"laydown {laydown.__version__} (compiled)\n"
    assert done.stderr == f"laydown: engine/rules.py {COMPLAINT}\n"
    done = run(place, "-m", "laydown", "editions")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"laydown: engine/rules.py {COMPLAINT}\n"
    done = run(place, "-c", "import laydown.engine.cards")
    assert done.returncode == 1
    assert done.stderr.endswith(f"ImportError: engine/rules.py {COMPLAINT}\n")


def test_what_another_python_compiled_does_not_count(place: Path) -> None:
    rules = place / "laydown" / "engine" / f"rules{EXTENSION_SUFFIXES[0]}"
    rules.rename(rules.with_name("rules.cpython-100-unknown.so"))
    (place / "laydown" / "engine" / "rules.py").write_text("", encoding="utf-8")
    done = run(place, "-m", "laydown", "--version")
    assert (done.stdout, done.stderr) == (f"laydown {laydown.__version__} (pure)\n", "")
