"""The browser client uses the same catalogues: it asks for no message that is missing there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

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
# A part of the catalogue with its sources, each a file, or those messages of it whose names fit.
PART = re.compile(r"^  (\w+): \[(.*?)\],\n(?=  \w|\};)", re.MULTILINE | re.DOTALL)
SOURCE = re.compile(r"\['([a-z-]+\.ftl)', /(.+?)/\]|'([a-z-]+\.ftl)'")
# A page with the parts that it fetches, and what it begins with.
PAGE = re.compile(r"'(/\S*)': \(\) =>\s+withTexts\(\[([^\]]*)\], import\('([^']+)'\)\)")
IMPORT = re.compile(r"""^\s*(?:import|export)\b(?! type)[^'"]*?['"](\.[^'"]+)['"]""", re.MULTILINE)
# ... and what it fetches a little later.
LATER = re.compile(r"import\('(\.[^']+)'\)")
NEEDED = re.compile(r"needPart\('(\w+)'\)|withTexts\(\[([^\]]*)\]")
# Asked for only where it is there, or where a page tells of what happens at a table.
NOT_ALWAYS: Final = {"i18n/text.svelte.ts": "edition-", "telling/say.ts": "list-and"}


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


def parts() -> dict[str, set[str]]:
    """Return the messages of each part."""
    catalogues = (WEB / "build" / "catalogues.ts").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for part, sources in PART.findall(catalogues):
        found[part] = set()
        for some, names, whole in SOURCE.findall(sources):
            known = messages([some or whole])
            found[part] |= {name for name in known if not some or re.search(names, name)}
    return found


def imported(path: Path, found: set[Path]) -> set[Path]:
    """Return what a module consists of: itself, and whatever it imports."""
    if path in found or not path.is_file():
        return found
    found.add(path)
    text = path.read_text(encoding="utf-8")
    # The list of all pages fetches each for itself.
    later = [] if path.name == "pages.ts" else LATER.findall(text)
    for other in [*IMPORT.findall(text), *later]:
        imported((path.parent / other).resolve(), found)
    return found


def named(path: Path, known: set[str]) -> Iterator[str]:
    """Yield the messages that a module names, as far as it does so in one place."""
    for plain, filled in QUOTED.findall(path.read_text(encoding="utf-8")):
        texts = re.split(r"\$\{[^}]*\}", filled) if filled else [plain]
        if "-" in texts[0]:
            shape = re.compile("[A-Za-z0-9-]+".join(map(re.escape, texts)))
            yield from filter(shape.fullmatch, known)


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


def pages() -> list[tuple[str, str, str]]:
    return PAGE.findall((WEB / "src" / "pages" / "pages.ts").read_text(encoding="utf-8"))


def test_each_message_is_in_one_part() -> None:
    whole = [name for names in parts().values() for name in names]
    assert sorted(whole) == sorted(messages(fetched()))


@pytest.mark.parametrize(("page", "fetches", "module"), pages(), ids=[page for page, *_ in pages()])
def test_a_page_fetches_the_words_that_it_speaks_with(page: str, fetches: str, module: str) -> None:
    sources = WEB / "src"
    files = imported(sources / "main.ts", set())
    imported((sources / "pages" / module).resolve(), files)
    asked_for = {"first", *re.findall(r"\w+", fetches)}
    for path in files - {sources / "pages" / "pages.ts"}:
        for needed in NEEDED.findall(path.read_text(encoding="utf-8")):
            asked_for |= set(re.findall(r"\w+", " ".join(needed)))
    known, referred = parts(), messages(fetched())
    there = set().union(*(known[part] for part in asked_for))
    missing = {
        (path.relative_to(sources).as_posix(), name)
        for path in files
        for message in named(path, set(referred))
        for name in {message, *referred[message]}
        if name not in there
    }
    assert [one for one in missing if not one[1].startswith(NOT_ALWAYS.get(one[0], " "))] == []
