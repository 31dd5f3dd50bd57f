"""A copy of the project to build in, and what one does with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, NamedTuple
from zipfile import ZipFile

import build_web
from hatch_build import CACHE

if TYPE_CHECKING:
    from pathlib import Path
    from subprocess import CompletedProcess

ROOT = CACHE.parent.parent
NEEDED = (".gitignore", "LICENSE", "README.md", "build_web.py", "hatch_build.py", "pyproject.toml")
MADE = ("*.so", "*.pyd", "*.sha256", "__pycache__")


class Wheel(NamedTuple):
    """A wheel: its name, its files, and where it is unpacked."""

    name: str
    files: set[str]
    folder: Path

    @property
    def compiled(self) -> set[str]:
        """The files that are compiled."""
        return {file for file in self.files if file.endswith((".so", ".pyd"))}


def copy_of_the_project(place: Path) -> Path:
    """Copy what a build needs; what was compiled before is at hand, and need not be again."""
    build_web.build()
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns(*MADE))
    shutil.copytree(ROOT / "web", place / "web", ignore=shutil.ignore_patterns("node_modules"))
    for name in NEEDED:
        shutil.copy(ROOT / name, place)
    CACHE.mkdir(parents=True, exist_ok=True)
    (place / "build").mkdir()
    (place / "build" / CACHE.name).symlink_to(CACHE, target_is_directory=True)
    return place


def python(place: Path, *arguments: str, **wishes: str) -> CompletedProcess[str]:
    """Run Python in a folder, in an environment without wishes but these."""
    kept = {name: value for name, value in os.environ.items() if name != "LAYDOWN_PURE"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=place,
        env=kept | {"PYTHONPATH": ""} | wishes,
        capture_output=True,
        text=True,
        check=False,
    )


def make_wheel(project: Path, out: Path, **wishes: str) -> tuple[Wheel, str]:
    """Build and unpack a wheel; return it, and what the build said."""
    done = python(project, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out), **wishes)
    assert done.returncode == 0, done.stderr
    [file] = out.glob("*.whl")
    with ZipFile(file) as wheel:
        wheel.extractall(out / "unpacked")
        names = set(wheel.namelist())
    return Wheel(file.name, names, out / "unpacked"), done.stderr
