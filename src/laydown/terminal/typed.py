"""Moves as people type them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from laydown.engine.edition import ACTIONS
from laydown.engine.moves import parse_move
from laydown.engine.state import ASK, GIVE, KEEP, SEARCH, STAR, SWAP, WALK
from laydown.terminal.look import without_symbols

if TYPE_CHECKING:
    from laydown.engine.moves import Move

_CARD: Final = re.compile(
    r"(?i)[a-z]\d{1,2}|w(=[a-z]?\d{0,2})?|s|\([a-z]\d{1,2}\)(=[a-z]?\d{0,2})?"
)
_FACE: Final = re.compile(r"(?i)[a-z]\d{1,2}|\([a-z]\d{1,2}\)")

# Steps that ask for cards and nothing else, so that the cards alone are plain enough.
_CARDS_ALONE: Final = frozenset((SWAP, KEEP, SEARCH, GIVE))


def _stands_alone(words: list[str], step: str) -> bool:
    """Tell whether words need no other before them, because the step asks for nothing else."""
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
    return parse_move(" ".join(spelt))
