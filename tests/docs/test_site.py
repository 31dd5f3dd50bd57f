"""The site of the docs is built without a warning, has every page, and loads nothing from afar."""

from __future__ import annotations

import re
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
    # nowhere is an error.
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")
    return folder


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
