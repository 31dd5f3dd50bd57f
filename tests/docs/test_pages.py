"""All pages: links lead somewhere, what is named exists."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from laydown.cli import cli
from laydown.engine.edition import NAMES
from tests.docs.pages import (
    EDITIONS,
    ENGINE,
    PAGES,
    ROOT,
    TEXTS,
    without_blocks,
)

if TYPE_CHECKING:
    from pathlib import Path


def anchors(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as they are made on the web."""
    headings = re.findall(r"(?m)^#+ (.*)$", without_blocks(page))
    return {
        re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in headings
    }


def test_the_page_of_contents_leads_to_every_page() -> None:
    text = (ROOT / "docs" / "README.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([a-z]+)\.md\)", text))
    assert linked == {page.stem for page in (ROOT / "docs").glob("*.md")} - {"README"}
    decisions = (ROOT / "docs" / "decisions" / "README.md").read_text("utf-8")
    for page in (ROOT / "docs" / "decisions").glob("0*.md"):
        title = page.read_text("utf-8").splitlines()[0].partition(": ")[2]
        assert f"| [{page.name[:4]}]({page.name}) | {title} |" in decisions


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    prose = re.sub(r"`[^`\n]*`", "", without_blocks(page))
    for target in re.findall(r"\]\(([^)\s]+)\)", prose):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{target} leads nowhere"
        assert there.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(there), f"{target} has no such heading"


@pytest.mark.parametrize("name", NAMES)
def test_the_read_me_and_the_page_of_editions_name_the_edition(name: str) -> None:
    for page in (ROOT / "README.md", EDITIONS):
        assert f"`{name}`" in page.read_text("utf-8")


def test_every_make_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"(?m)^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8")))
    for page in PAGES:
        text = page.read_text("utf-8")
        named = re.findall(r"(?m)(?:`|^\$ )make (?:[A-Z]+=\S+ )*([a-z0-9-]+)", text)
        assert set(named) <= targets, page


def test_every_command_that_is_named_exists_and_has_these_options() -> None:
    for page in (ROOT / "README.md", EDITIONS, TEXTS, ENGINE):
        for line in re.findall(r"`(?:\S*/)?laydown ([^`]+)`", page.read_text("utf-8")):
            word, *words = line.split()
            if word == "--help":
                continue
            known = {opt for param in cli.commands[word].params for opt in param.opts}
            assert {option for option in words if option.startswith("-")} <= known, line


def test_no_page_tells_about_the_machine_it_was_written_on() -> None:
    for page in PAGES:
        assert not re.search(r"(?<![\w.])/(home|work|root|tmp|Users)/", page.read_text("utf-8"))
