"""Which clauses of the rules lack a test, a text or a language: `python -m tests.clauses`.

Tests are read, not imported: a clause counts as tested if a test carries its id in a
`pytest.mark.clause`, be it a decorator, `pytestmark`, or the `marks` of a `pytest.param`.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeGuard

from laydown.locale import LANGUAGES, clauses, rule, untold

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"\b[A-Z]-(?:V\d|\d\d)\b")
WIDTH = 72  # of what is told of a clause without a test

Places = dict[str, list[str]]  # a clause, and where it stands


@dataclass
class Survey:
    """What was found: each clause where a test carries it, where a source names it."""

    texts: Mapping[str, str]
    tests: Places = field(default_factory=lambda: defaultdict(list))
    sources: Places = field(default_factory=lambda: defaultdict(list))
    unread: list[str] = field(default_factory=list)  # marks that carry nothing we can read
    untranslated: Places = field(
        default_factory=dict
    )  # the languages in which a clause is not told

    @property
    def untested(self) -> list[str]:
        """The clauses that no test carries, in the order of the rules."""
        return [clause for clause in self.texts if clause not in self.tests]

    @property
    def untold(self) -> Places:
        """The clauses that somebody names but that have no text, and where."""
        named = sorted({*self.tests, *self.sources} - set(self.texts))
        return {
            clause: [*self.tests.get(clause, ()), *self.sources.get(clause, ())] for clause in named
        }

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return not (self.untested or self.untold or self.unread or self.untranslated)

    def report(self) -> Iterator[str]:
        """Yield the lines of the report: what is missing first, then a table of counts."""
        for clause in self.untested:
            text = self.texts[clause]
            short = text if len(text) <= WIDTH else text[: WIDTH - 3] + "..."
            yield f"{clause}: no test: {short}"
        for clause, places in self.untold.items():
            yield f"{clause}: no text: {', '.join(dict.fromkeys(places))}"
        for clause, languages in self.untranslated.items():
            yield f"{clause}: no text in: {', '.join(languages)}"
        for place in self.unread:
            yield f"{place}: a mark that is not on a test that runs, or its ids are not written out"
        yield "rules  clauses  tested  marks"
        told = Counter(clause[0] for clause in self.texts)
        tested = Counter(clause[0] for clause in self.texts if clause in self.tests)
        marks = Counter(clause[0] for clause, places in self.tests.items() for _ in places)
        for letter in [*dict.fromkeys([*told, *sorted(marks)])]:
            yield f"{letter:5}  {told[letter]:7}  {tested[letter]:6}  {marks[letter]:5}"


def survey(root: Path, texts: Mapping[str, str]) -> Survey:
    """Look through the tests and the sources under a folder."""
    found = Survey(texts)
    for path in sorted((root / "tests").rglob("test_*.py")):
        _read_tests(path, path.relative_to(root).as_posix(), found)
    for path in sorted((root / "src").rglob("*")):
        if path.suffix not in (".py", ".toml", ".ftl"):
            continue
        name = path.relative_to(root).as_posix()
        content = path.read_text(encoding="utf-8")
        for number, line in enumerate(content.splitlines(), 1):
            for clause in CLAUSE.findall(line):
                found.sources[clause].append(f"{name}:{number}")
        if path.suffix == ".toml":
            for clause in _facts(tomllib.loads(content)):
                if clause not in found.sources:  # a misspelt one may not look like a clause
                    found.sources[clause].append(name)
    return found


def _facts(table: Mapping[str, object]) -> Iterator[str]:
    """Yield the clauses that an edition's file names, whatever they look like."""
    for key, value in table.items():
        if key in ("clauses", "variants") and isinstance(value, dict):
            yield from map(str, value.values())
        elif isinstance(value, dict):
            yield from _facts(value)
        elif isinstance(value, list):
            for entry in value:
                if isinstance(entry, dict):
                    yield from _facts(entry)
        elif key == "clause":
            yield str(value)


def _read_tests(path: Path, name: str, found: Survey) -> None:
    """Note the clause marks of one file of tests."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = {call.func: call for node in ast.walk(tree) for call in _clause_marks(node)}
    for node in ast.walk(tree):
        if not _is_mark(node, "clause"):
            continue
        place = f"{name}:{node.lineno}"
        ids = [_text(argument) for argument in calls[node].args] if node in calls else []
        if not ids or not all(ids):
            found.unread.append(place)
        for clause in filter(None, ids):
            found.tests[clause].append(place)


def _clause_marks(node: ast.AST) -> Iterator[ast.Call]:
    """Yield the clause marks by which pytest marks a test, a class, a file or a parameter."""
    marks: list[ast.expr] = []
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        if node.name.lower().startswith("test"):
            marks = node.decorator_list
    elif isinstance(node, ast.Assign):
        if any(isinstance(name, ast.Name) and name.id == "pytestmark" for name in node.targets):
            marks = _listed(node.value)
    elif isinstance(node, ast.keyword) and node.arg == "marks":
        marks = _listed(node.value)
    bare = [mark.func if isinstance(mark, ast.Call) else mark for mark in marks]
    if any(_is_mark(mark, "skip") or _is_mark(mark, "xfail") for mark in bare):
        return  # a test that is not run, or fails, shows no clause
    for mark in marks:
        if isinstance(mark, ast.Call) and _is_mark(mark.func, "clause"):
            yield mark


def _listed(value: ast.expr) -> list[ast.expr]:
    return value.elts if isinstance(value, (ast.List, ast.Tuple)) else [value]


def _is_mark(node: ast.AST, name: str) -> TypeGuard[ast.Attribute]:
    """Whether an expression is `pytest.mark.NAME`."""
    return (
        isinstance(node, ast.Attribute)
        and node.attr == name
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "mark"
    )


def _text(argument: ast.expr) -> str:
    """Return a text that is written out, empty for anything else."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ""


def main(root: Path = ROOT) -> int:
    """Print what is missing; return 1 if anything is."""
    found = survey(root, {clause: rule(clause) for clause in clauses()})
    for language in LANGUAGES:
        for clause in untold(language):
            found.untranslated.setdefault(clause, []).append(language)
    print("\n".join(found.report()))
    return 0 if found.complete else 1


if __name__ == "__main__":
    sys.exit(main())
