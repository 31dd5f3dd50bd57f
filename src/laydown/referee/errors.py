"""Errors as data, with the sentence for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import IllegalMove, LaydownError, ParseError
from laydown.locale import MissingText, error_text
from laydown.referee import limits

if TYPE_CHECKING:
    from laydown.engine.errors import Detail
    from laydown.referee.data import Data


def error_data(error: LaydownError, language: str) -> Data:
    """Return code, clause, sentence, details and place of an error."""
    details = {
        name: value[: limits.DETAIL] if isinstance(value, str) else value
        for name, value in error.details.items()
    }
    # A record refuses an illegal move at its line, and names the clause in the details.
    clause = error.clause if isinstance(error, IllegalMove) else details.pop("clause", None)
    told: Data = {"code": error.code}
    if clause is not None:
        told["clause"] = clause
    told["sentence"] = _sentence(error.code, details, language)
    told["details"] = details
    if isinstance(error, ParseError):
        told["line"], told["column"] = error.line, error.column
    return told


def _sentence(code: str, details: dict[str, Detail], language: str) -> str:
    """Return the sentence for a code; one that the catalogues lack must not end all games."""
    try:
        return error_text(code, details, language)
    except MissingText:
        return error_text("internal", {}, language)
