"""The pages of the documentation, and how the tests read them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TEXTS, EDITIONS, ENGINE = (ROOT / "docs" / f"{name}.md" for name in ("texts", "editions", "engine"))
PAGES = sorted(
    path
    for path in ROOT.rglob("*.md")
    if not any(
        part.startswith(".") or part == "node_modules" for part in path.parts[len(ROOT.parts) :]
    )
)


@dataclass(frozen=True)
class Block:
    """A fenced block of a page: its tag, where it begins, and its text."""

    tag: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.tag}-line-{self.line}"

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def blocks(page: Path) -> list[Block]:
    text = page.read_text("utf-8")
    found = re.finditer(r"(?ms)^```([^\n`]*)\n(.*?)^```$", text)
    return [Block(match[1], text.count("\n", 0, match.start()) + 2, match[2]) for match in found]


def tagged(page: Path, *tags: str) -> list[Block]:
    return [block for block in blocks(page) if block.tag in tags]


def without_blocks(page: Path) -> str:
    return re.sub(r"(?ms)^```.*?^```$", "", page.read_text("utf-8"))


def rows(page: Path, heading: str) -> list[list[str]]:
    """Return the cells of the tables below a heading, without the backticks around them."""
    section = without_blocks(page).split(f"# {heading}\n", 1)[1].split("\n#", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    cells = [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines if not line.startswith("| ---")]
    return [[cell.strip() for cell in row] for row in cells]
