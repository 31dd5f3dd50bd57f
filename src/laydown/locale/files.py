"""The Fluent files: a language is a folder of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE: Final = "en"  # the language in which everything is told, and that stands in for others
RULES: Final = "rules.ftl"
_FOLDER: Final = Path(__file__).parent


def folders(root: Path = _FOLDER) -> tuple[str, ...]:
    """Return the languages that there are, each a folder of Fluent files; English first."""
    found = {path.parent.name for path in root.glob("*/*.ftl")}
    return (SOURCE, *sorted(found - {SOURCE}))


def message_files(language: str) -> Iterator[tuple[str, str]]:
    """Yield name and content of each file of messages, in alphabetical order."""
    for file in sorted((_FOLDER / language).glob("*.ftl")):
        if file.name != RULES:
            yield file.name, file.read_text(encoding="utf-8")


def rules_file(language: str) -> str:
    """Return the content of the file of rules, empty if the language has none."""
    file = _FOLDER / language / RULES
    return file.read_text(encoding="utf-8") if file.is_file() else ""
