"""The bot package of the documentation can be installed, and plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from typing import TYPE_CHECKING

from tests.docs.pages import ROOT, tagged

if TYPE_CHECKING:
    from pathlib import Path

PACKAGE = ROOT / "docs" / "examples" / "patient-bot"
ARENA = ROOT / "docs" / "arena.md"


def test_the_page_shows_the_file_of_the_package() -> None:
    (shown,) = tagged(ARENA, "toml")
    assert shown.text == (PACKAGE / "pyproject.toml").read_text("utf-8")
    points = tomllib.loads(shown.text)["project"]["entry-points"]["laydown.bots"]
    assert points == {"patient": "patient_bot:Patient"}
    assert re.search(
        "^class Patient", (PACKAGE / "patient_bot.py").read_text("utf-8"), re.MULTILINE
    )


def test_the_package_is_installed_and_plays(tmp_path: Path) -> None:
    source, target = tmp_path / "source", tmp_path / "target"
    shutil.copytree(PACKAGE, source)
    install = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q"]
    offline = ["--no-index", "--no-build-isolation", "--no-deps", "--target", str(target)]
    subprocess.run([*install, *offline, str(source)], check=True, capture_output=True)
    paths = [str(target), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LAYDOWN_LANG": "en"}
    words = [
        "arena",
        "patient",
        "random",
        "-e",
        "express",
        "-o",
        "phases=1-2",
        "-n",
        "10",
        "--seed",
        "a",
        "--json",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "laydown", *words],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    mine = json.loads(done.stdout)["bots"][0]
    assert mine["bot"] == "patient"
    assert sum(mine["faults"].values()) == 0
    assert mine["wins"] > 5
