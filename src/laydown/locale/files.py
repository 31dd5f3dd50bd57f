"""The Fluent files of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

RULES: Final = "rules.ftl"


def _folder(language: str) -> Traversable:
    from importlib.resources import files  # noqa: PLC0415 - a slow import, not needed for --help

    return files("laydown.locale") / language


def message_files(language: str) -> Iterator[tuple[str, str]]:
    """Yield name and content of each file of messages, in alphabetical order."""
    for file in sorted(_folder(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and file.name != RULES:
            yield file.name, file.read_text(encoding="utf-8")


def rules_file(language: str) -> str | None:
    """Return the content of the file of rules, if the language has one."""
    file = _folder(language) / RULES
    return file.read_text(encoding="utf-8") if file.is_file() else None
