"""How much work a search may do: counted and never timed, so that answers are the same everywhere.

The caller says how much. Within that an answer is exact; beyond it it is the best that was found,
and `complete` tells which of the two it is. A piece of work takes about a microsecond, compiled.
"""

from __future__ import annotations

from typing import Final

WORK: Final = 1_000_000  # unless the caller says otherwise: no search of our editions comes near
ENDLESS: Final = 1 << 60


class Budget:
    """So much work, and how much of it is used up."""

    __slots__ = ("used", "work")

    def __init__(self, work: int = WORK) -> None:
        """Allow so much work; several questions may be paid from one budget."""
        self.work: Final = work
        self.used = 0

    def spend(self, work: int) -> bool:
        """Count work that is about to be done; return whether it is still allowed."""
        self.used += work
        return self.used <= self.work

    @property
    def complete(self) -> bool:
        """Whether nothing had to be left out."""
        return self.used <= self.work
