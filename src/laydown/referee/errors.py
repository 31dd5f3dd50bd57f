"""Errors as data, with the sentence for a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.errors import LaydownError, ParseError
from laydown.locale import MissingText
from laydown.referee import limits
from laydown.telling import clause_of, refusal

if TYPE_CHECKING:
    from laydown.referee.data import Data


def error_data(error: LaydownError, language: str) -> Data:
    """Return code, clause, sentence, details and place of an error."""
    details = {
        name: value[: limits.DETAIL] if isinstance(value, str) else value
        for name, value in error.details.items()
    }
    details.pop("clause", None)
    told: Data = {"code": error.code}
    if clause := clause_of(error):
        told["clause"] = clause
    told["sentence"] = _sentence(error, language)
    told["details"] = details
    if isinstance(error, ParseError):
        told["line"], told["column"] = error.line, error.column
    return told


def _sentence(error: LaydownError, language: str) -> str:
    """Return the sentence for an error; one that the catalogues lack must not end all games."""
    try:
        return refusal(error, language)
    except MissingText:
        return refusal(LaydownError("internal"), language)
