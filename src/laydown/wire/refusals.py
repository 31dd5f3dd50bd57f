"""Why something is not allowed, as data and as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.errors import LaydownError, ParseError
from laydown.engine.notation.moves import parse_move
from laydown.locale import MissingText
from laydown.telling import BRACKETED, clause_of, refusal
from laydown.wire.options import Refusal

if TYPE_CHECKING:
    from laydown.engine.view import View

_LONGEST: Final = 1000  # of a detail, which may quote what somebody wrote


def refusal_of(error: LaydownError, language: str) -> Refusal:
    """Return an error for a client: cards in its sentence stand in brackets."""
    details = {
        name: value[:_LONGEST] if isinstance(value, str) else value
        for name, value in error.details.items()
        if name != "clause"
    }
    return Refusal(
        code=error.code,
        text=_sentence(error, language),
        clause=clause_of(error) or None,
        details=details,
        line=error.line if isinstance(error, ParseError) else None,
        column=error.column if isinstance(error, ParseError) else None,
    )


def _sentence(error: LaydownError, language: str) -> str:
    """Return the sentence for an error; one that the catalogues lack must not end a game."""
    try:
        return refusal(error, language, BRACKETED)
    except MissingText:
        return refusal(LaydownError("internal"), language)


def why_not(seen: View, text: str, language: str) -> Refusal | None:
    """Return why a seat may not make a move now, None if it may; from its view alone."""
    try:
        seen.legal().canonical(parse_move(text))
    except LaydownError as error:
        return refusal_of(error, language)
    return None
