"""Moves as people type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.engine.cards import SKIP
from laydown.engine.edition import ACTIONS
from laydown.engine.errors import ParseError
from laydown.engine.notation.moves import parse_move
from laydown.engine.state import ASK, GIVE, KEEP, SEARCH, STAR, SWAP, WALK
from laydown.terminal.look import without_symbols

if TYPE_CHECKING:
    from collections.abc import Sequence

    from laydown.engine.edition import Edition
    from laydown.engine.moves import Move

_CARD: Final = re.compile(
    r"(?i)[a-z]\d{1,2}|w(=[a-z]?\d{0,2})?|s|\([a-z]\d{1,2}\)(=[a-z]?\d{0,2})?"
)
_FACE: Final = re.compile(r"(?i)[a-z]\d{1,2}|\([a-z]\d{1,2}\)")

# Steps that ask for cards and nothing else, so that the cards alone are plain enough.
_CARDS_ALONE: Final = frozenset((SWAP, KEEP, SEARCH, GIVE))


def _stands_alone(words: list[str], step: str) -> bool:
    """Whether words need no other before them, because the step asks for nothing else."""
    if step in _CARDS_ALONE:
        return bool(_FACE.fullmatch(words[0]))
    if step in (WALK, ASK):
        return words[0].isascii() and words[0].isdigit()
    return step == STAR and len(words) == 1 and words[0] in ACTIONS


def read_move(typed: str, step: str = "") -> Move:
    """Read a move: in small or capital letters, with symbols, commas, or cards alone."""
    words = without_symbols(typed).replace("|", " | ").replace(",", " ").split()
    if words and _stands_alone([word.lower() for word in words], step):
        words.insert(0, step)
    spelt = [
        word.upper() if at and _CARD.fullmatch(word) else word.lower()
        for at, word in enumerate(words)
    ]
    try:
        return parse_move(" ".join(spelt))
    except ParseError as error:
        raise _as_typed(error, " ".join(words)) from None


def _as_typed(error: ParseError, typed: str) -> ParseError:
    """Return an error that shows what was typed, in the letters in which it was."""
    if len(typed) != len(error.text):  # a few letters become two in the other case
        return error
    details = dict(error.details)
    if details.get("found"):
        details["found"] = typed[error.at : error.at + len(str(details["found"]))]
    return ParseError(error.code, typed, error.at, details)


def move_words(edition: Edition, *, passing: bool) -> list[str]:
    """Return the words with which the moves of an edition begin; one can rarely pass."""
    words = ["draw", "take", "lay", "hit", "discard"]
    if SKIP in edition.deck:
        words.append("skip")
    if edition.options.knocking:
        words.append("knock")
    if passing:
        words.append("pass")
    if edition.ring:
        actions = [action for action, _ in edition.ring]
        words += ["roll", "walk", *(word for word in (STAR, SEARCH, SWAP) if word in actions)]
        words += [ASK, GIVE] if ASK in actions else []
    if edition.keep:
        words.append(KEEP)
    return words


def any_case(typed: str, names: Sequence[str]) -> str:
    """Return the name that was typed in small or capital letters; what is none, as it is."""
    return typed.lower() if typed.lower() in names else typed
