"""How much a bot may think for one move."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MOVES: Final = "moves"
MILLISECONDS: Final = "ms"
_TEXT: Final = re.compile(r"([0-9]{1,9})(ms|moves)?")


class Thought(NamedTuple):
    """An amount of thought: moves tried, the same on every machine, or milliseconds."""

    amount: int
    unit: str = MOVES

    def __str__(self) -> str:
        """Print `5000moves` or `200ms`."""
        return f"{self.amount}{self.unit}"


def parse_thought(text: str) -> Thought | None:
    """Read `5000`, `5000moves` or `200ms`; None if it is none of these."""
    found = _TEXT.fullmatch(text.strip().lower())
    if not found or not int(found[1]):
        return None
    return Thought(int(found[1]), found[2] or MOVES)
