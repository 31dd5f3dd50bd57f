"""The time at a table, which runs on whatever happens to the machine's clock."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class SteadyClock:
    """Never goes back or stands still: it makes up for the machine's clock being set back."""

    def __init__(self, machine: Callable[[], int], last: int) -> None:
        """Go on from `last`, the time of what happened last."""
        self._machine = machine
        self._last = last
        self._ahead = 0

    def __call__(self) -> int:
        """Return the time, in milliseconds since 1970."""
        told = self._machine()
        self._ahead = max(self._ahead, self._last - told)
        self._last = told + self._ahead
        return self._last

    def on_machine(self, moment: int | None) -> int | None:
        """Return what the machine's clock will show at a moment, if it is left alone."""
        return None if moment is None else moment - self._ahead
