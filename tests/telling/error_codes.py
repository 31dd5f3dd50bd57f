"""Finds every error that the source raises: its code, and the details given with it."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

import laydown
from laydown.engine.edition import NAMES, load

SOURCE = Path(laydown.__file__).parent
ROOMS = (
    "engine",
    "referee",
    "score",
    "server",
    "tables",
)  # the others have no codes of their own
FAIL = frozenset({"found", "expected"})  # what `Reader.fail` and `Line.fail` always give


@dataclass(frozen=True)
class Raise:
    """One place where an error with a known code is made."""

    place: str
    code: str
    details: frozenset[str]


@dataclass(frozen=True)
class PassedOn:
    """One place where an error takes its code from another one."""

    place: str
    code: str


class _Function(ast.NodeVisitor):
    """Looks through one file, function by function."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.names: dict[str, list[ast.expr]] = {}
        self.found: list[Raise] = []
        self.passed: list[PassedOn] = []

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer_place, outer_names = self.place, self.names
        self.place = f"{outer_place}:{node.name}"
        self.names = dict(outer_names)
        for inner in ast.walk(node):
            if isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Name):
                self.names.setdefault(inner.targets[0].id, []).append(inner.value)
            elif (
                isinstance(inner, ast.AnnAssign)
                and isinstance(inner.target, ast.Name)
                and inner.value
            ):
                self.names.setdefault(inner.target.id, []).append(inner.value)
        self.generic_visit(node)
        self.place, self.names = outer_place, outer_names

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = node.func.attr if isinstance(node.func, ast.Attribute) else _name(node.func)
        match name:
            case "fail":
                self._note(node.args[0], FAIL)
            case "refuse":
                self._note(node.args[0], self._keys(node.args[1]) if len(node.args) > 1 else None)
            case "illegal" | "misfit":
                if isinstance(node.args[0], ast.Name) and node.args[0].id == "reason":
                    return  # `edition.misfit(reason)` adds the clause to what `misfit` made
                given = {word.arg for word in node.keywords if word.arg}
                given |= {"pattern"} if name == "misfit" else set()  # its second argument
                self._note(node.args[0], frozenset(given))
            case "ParseError":
                self._note(node.args[0], self._keys(node.args[3]))
            case "SetupError" | "RequestError" | "IllegalMove" | "Misfit":
                self._note(node.args[0], self._keys(node.args[-1]) if len(node.args) > 1 else None)

    def _note(self, code: ast.expr, details: frozenset[str] | None) -> None:
        codes = self._codes(code)
        if not codes:
            self.passed.append(PassedOn(self.place, ast.unparse(code)))
        self.found += [Raise(self.place, known, details or frozenset()) for known in codes]

    def _codes(self, node: ast.expr) -> list[str]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return [node.value]
        if isinstance(node, ast.IfExp):
            return self._codes(node.body) + self._codes(node.orelse)
        if isinstance(node, ast.Name):
            return [code for value in self.names.get(node.id, []) for code in self._codes(value)]
        return []

    def _keys(self, node: ast.expr) -> frozenset[str]:
        if isinstance(node, ast.Dict):
            found: set[str] = set()
            for key, value in zip(node.keys, node.values, strict=True):
                if key is None:  # {**details}
                    found |= self._keys(value)
                elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                    found.add(key.value)
            return frozenset(found)
        if isinstance(node, ast.Name):
            (value,) = self.names.get(node.id, [ast.Dict([], [])])
            return self._keys(value)
        return frozenset()


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def scan() -> tuple[list[Raise], list[PassedOn]]:
    """Return every place of the source where an error is made."""
    found: list[Raise] = []
    passed: list[PassedOn] = []
    for path in sorted(path for room in ROOMS for path in (SOURCE / room).rglob("*.py")):
        looker = _Function(path.relative_to(SOURCE).as_posix())
        looker.visit(ast.parse(path.read_text(encoding="utf-8")))
        found += looker.found
        passed += looker.passed
    return found, passed


def codes_of(clauses: dict[str, str]) -> set[str]:
    """Return the codes in a table of clauses, each once: some have a clause for a kind of group."""
    return {key.partition(" ")[0] for key in clauses}


def edition_codes() -> set[str]:
    """Return the codes to which the editions give a clause."""
    return {code for name in NAMES for code in codes_of(load(name).clauses)}


def all_codes() -> list[str]:
    """Return every code, sorted."""
    return sorted({one.code for one in scan()[0]} | edition_codes())
