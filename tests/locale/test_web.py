"""The browser client uses the same catalogues: it asks for no message that is missing there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import ast

from tests.locale.test_catalogue import FOLDER, Names, parsed

if TYPE_CHECKING:
    from collections.abc import Iterator

WEB = Path(__file__).parents[2] / "web"
SOURCES = [
    path
    for path in sorted((WEB / "src").rglob("*"))
    if path.suffix in {".svelte", ".ts"} and ".test." not in path.name
]
# Files of messages that no other client has: each of their messages is used.
OWN = sorted(path.name for path in (FOLDER / "en").glob("web*.ftl"))
# A message is named in quotes wherever it is asked for: t('web-menu'), or t(`colour-${name}`), or
# t(dark ? 'theme-light' : 'theme-dark').
QUOTED = re.compile(r"'([a-z][a-z0-9]*(?:-[a-z0-9]+)*)'|`([a-z][a-z0-9-]*\$\{[^`]*)`")
ASKED = re.compile(r"\bt\(\s*'([^']+)'")


def messages(files: list[str]) -> dict[str, set[str]]:
    """Return the messages of these files, each with those that it refers to."""
    found: dict[str, set[str]] = {}
    for file in files:
        for entry in parsed(FOLDER / "en" / file).body:
            if isinstance(entry, ast.Message):
                names = Names()
                names.visit(entry)
                found[entry.id.name] = names.messages
    return found


def fetched() -> list[str]:
    """Return the files of the catalogue that the client is built with."""
    parts = (WEB / "build" / "catalogues.ts").read_text(encoding="utf-8")
    return re.findall(r"'([a-z-]+\.ftl)'", parts)


def asked() -> Iterator[tuple[str, str]]:
    for path in SOURCES:
        for name in ASKED.findall(path.read_text(encoding="utf-8")):
            yield path.relative_to(WEB).as_posix(), name


def shapes() -> list[re.Pattern[str]]:
    """Return what messages may be named by: texts in quotes, anything for what is filled in."""
    whole = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    found = []
    for plain, filled in QUOTED.findall(whole):
        parts = re.split(r"\$\{[^}]*\}", filled) if filled else [plain]
        found.append(re.compile("[A-Za-z0-9-]+".join(map(re.escape, parts))))
    return found


def test_the_client_is_built_with_files_that_are_there() -> None:
    assert set(fetched()) <= {path.name for path in (FOLDER / "en").glob("*.ftl")}
    assert set(OWN) <= set(fetched())


def test_the_client_asks_for_messages_that_are_there() -> None:
    known = messages(fetched())
    wanted = list(asked())
    assert len(wanted) > 10
    assert [(place, name) for place, name in wanted if name not in known] == []


@pytest.mark.parametrize("file", OWN)
def test_every_message_of_its_own_is_used(file: str) -> None:
    known = messages(OWN)
    referred = set().union(*known.values())
    used = shapes()
    unused = [
        name
        for name in messages([file])
        if name not in referred and not any(shape.fullmatch(name) for shape in used)
    ]
    assert unused == []
