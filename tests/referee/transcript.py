"""The conversation of docs/referee.md; as a command, writes its answers anew."""

from __future__ import annotations

import re
from pathlib import Path

from laydown.referee import Session

PAGE = Path(__file__).parent.parent.parent / "docs" / "referee.md"
_BLOCK = re.compile(r"(?ms)^```\n(.*?)^```$")


def blocks(text: str) -> list[list[str]]:
    """Return the lines of each block of the conversation."""
    return [match[1].splitlines() for match in _BLOCK.finditer(text)]


def _shown(answer: str) -> str:
    """Return an answer as the page shows it: a new language does not change the page."""
    return re.sub(r'"languages": \[[^]]*\]', '"languages": ["en", "..."]', answer)


def answered(text: str) -> str:
    """Return the page with the answers that the referee gives to its requests."""
    session = Session()

    def block(match: re.Match[str]) -> str:
        requests = [line[2:] for line in match[1].splitlines() if line.startswith("> ")]
        lines = [f"> {request}\n< {_shown(session.answer(request))}\n" for request in requests]
        return f"```\n{''.join(lines)}```"

    return _BLOCK.sub(block, text)


if __name__ == "__main__":
    PAGE.write_text(answered(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
