"""The rules, clause by clause."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from laydown.locale.files import SOURCE, rules_file
from laydown.locale.languages import known
from laydown.locale.texts import MissingText, catalogue

if TYPE_CHECKING:
    from fluent.syntax import ast


@dataclass(frozen=True, slots=True)
class Section:
    """A part of an edition's rules: the edition's name, its heading and its clauses in order."""

    edition: str
    title: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Rulebook:
    texts: dict[str, str]
    sections: tuple[Section, ...]


def rule(clause: str, language: str = "en") -> str:
    """Return the text of a clause, in English where the language does not tell it."""
    for book in (_rulebook(known(language)), _rulebook(SOURCE)):
        if clause in book.texts:
            return book.texts[clause]
    raise MissingText(f"no rule {clause!r}")


def clauses(edition_letter: str | None = None) -> tuple[str, ...]:
    """Return the clauses in order: all, or those of one letter (X for the rulings)."""
    everything = tuple(_rulebook(SOURCE).texts)
    if edition_letter is None:
        return everything
    return tuple(clause for clause in everything if clause.startswith(f"{edition_letter}-"))


def sections(language: str = "en") -> tuple[Section, ...]:
    """Return the sections in order, with English headings where the language has none."""
    names = catalogue(language)
    titles = {section.clauses[0]: section.title for section in _rulebook(language).sections}
    return tuple(
        Section(
            names.text(f"edition-{section.edition}"),
            titles.get(section.clauses[0], section.title),
            section.clauses,
        )
        for section in _rulebook(SOURCE).sections
    )


def untold(language: str) -> tuple[str, ...]:
    """Return the clauses for which a language falls back to English."""
    own = _rulebook(known(language)).texts
    return tuple(clause for clause in clauses() if clause not in own)


@cache
def _rulebook(language: str) -> _Rulebook:
    from fluent.syntax import FluentParser, ast  # noqa: PLC0415 - only when a rule is asked for

    texts: dict[str, str] = {}
    headings: list[tuple[str, str, list[str]]] = []
    edition = ""
    for entry in FluentParser(with_spans=False).parse(rules_file(language)).body:
        match entry:
            case ast.ResourceComment():
                edition = entry.content or ""
            case ast.GroupComment():
                headings.append((edition, entry.content or "", []))
            case ast.Message():
                texts[entry.id.name] = _plain(entry)
                headings[-1][2].append(entry.id.name)
    return _Rulebook(
        texts, tuple(Section(edition, title, tuple(ids)) for edition, title, ids in headings)
    )


def _plain(message: ast.Message) -> str:
    """Return the text of a message that takes no arguments."""
    from fluent.syntax import ast  # noqa: PLC0415 - only when a rule is asked for

    parts: list[str] = []
    for element in message.value.elements if message.value else ():
        match element:
            case ast.TextElement():
                parts.append(element.value)
            # Fluent writes a brace that means itself as a literal in braces.
            case ast.Placeable(expression=ast.StringLiteral() as literal):
                parts.append(literal.parse()["value"])
            case _:
                raise MissingText(f"rule {message.id.name!r} is more than plain text")
    return "".join(parts)
