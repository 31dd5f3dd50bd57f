"""The site of the docs is built without a warning, has every page, and loads nothing from afar."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import ROOT

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    # Strict by its configuration: a page that is in no menu, a link or an anchor that leads
    # nowhere is an error. Not `--quiet`: what is not told is not counted either.
    command = [sys.executable, "-m", "mkdocs", "build", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    told = [line for line in built.stderr.splitlines() if not line.startswith("INFO ")]
    assert (built.returncode, built.stdout, told) == (0, "", [])
    return folder


def test_a_page_in_no_menu_fails(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    (tmp_path / "docs" / "alone.md").write_text("# Alone\n", "utf-8")
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    hook = (ROOT / "tools" / "site.py").as_posix()
    (tmp_path / "mkdocs.yml").write_text(text.replace("tools/site.py", hook), "utf-8")
    recipe = re.search(
        r"(?m)^docs:.*\n\t@\S+/mkdocs (build.*)$", (ROOT / "Makefile").read_text("utf-8")
    )
    assert recipe
    command = [sys.executable, "-m", "mkdocs", *recipe[1].split()]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert built.returncode != 0
    assert "alone.md" in built.stderr


def test_every_page_is_there(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        name = page.relative_to(ROOT / "docs").with_suffix(".html")
        if page.stem == "README":
            name = name.with_name("index.html")
        assert (site / name).exists(), page
    for other in ("read-me", "contributing", "security", "changelog", "benchmarks"):
        assert (site / f"{other}.html").exists()


def test_nothing_is_loaded_from_another_place(site: Path) -> None:
    for page in site.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|link|img|iframe)[^>]*(?:src|href)="([^"]+)"', page.read_text("utf-8")
        )
        assert [one for one in loaded if re.match(r"(?:https?:)?//", one)] == [], page
