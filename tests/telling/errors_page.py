"""Writes docs/errors.md from the catalogue and the editions, as a command."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import ast

from laydown.engine.edition import NAMES, load
from tests.locale.test_catalogue import FOLDER, parsed
from tests.telling.error_codes import edition_codes

PAGE = Path(__file__).parent.parent.parent / "docs" / "errors.md"

_TOP = """\
# Errors

Every error has a code that stays, a sentence for players in each language, and details for
programs. The sentences stand in `src/laydown/locale/*/errors.ftl`; `laydown.telling.refusal`
gives one. *Slanted words* are details. A slash stands between variants of a sentence.

This page is made by `python -m tests.telling.errors_page`: edit the catalogue, not the page.

"""
_MOVES = """\
A move that is refused also names the clause of the rules behind it. Where there are several, the
first one is for all groups that have no clause of their own.

"""


def _text(pattern: ast.Pattern | None) -> str:
    """Return the text of a sentence, its variants side by side."""
    assert pattern is not None
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("|", "\\|"))
        else:
            assert isinstance(element, ast.Placeable)
            parts.append(_placed(element.expression))
    return "".join(parts)


def _placed(expression: object) -> str:
    if isinstance(expression, ast.SelectExpression):
        return " / ".join(_text(variant.value) for variant in expression.variants)
    assert isinstance(expression, ast.VariableReference)
    return f"*{expression.id.name}*"


def _table(rows: list[tuple[str, str]], *, moves: bool) -> str:
    names = [f"`{name}`" for name in NAMES] if moves else []
    lines = [f"| {' | '.join(['code', 'sentence', *names])} |"]
    lines.append("| --- " * (2 + len(names)) + "|")
    for code, text in rows:
        given = [_clauses(name, code) for name in NAMES] if moves else []
        lines.append(f"| {' | '.join([f'`{code}`', text, *given])} |")
    return "\n".join(lines) + "\n"


def _clauses(edition: str, code: str) -> str:
    """Return the clause behind a code, and those for some kinds of groups behind it."""
    told = load(edition).clauses
    some = [clause for key, clause in told.items() if key.startswith(f"{code} ")]
    return ", ".join(dict.fromkeys([told[code], *some]))


def page() -> str:
    """Return the whole page."""
    text = _TOP
    title, rows = "", list[tuple[str, str]]()
    moves = edition_codes()
    end = ast.GroupComment("")
    for entry in [*parsed(FOLDER / "en" / "errors.ftl").body, end]:
        if isinstance(entry, ast.GroupComment):
            if rows:
                refusals = rows[0][0] in moves
                text += f"## {title}\n\n"
                text += _MOVES if refusals and _MOVES not in text else ""
                text += _table(rows, moves=refusals) + "\n"
            title, rows = entry.content or "", []
        elif isinstance(entry, ast.Message) and entry.id.name.startswith("error-"):
            code = entry.id.name.removeprefix("error-").replace("-", "_")
            rows.append((code, _text(entry.value)))
    return text.rstrip("\n") + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
