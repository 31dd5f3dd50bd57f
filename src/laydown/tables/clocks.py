"""How much time each seat has left: kept by the times that the log tells, never by a clock here."""

from __future__ import annotations

from typing import Final

from laydown.tables.settings import Bank, Days

_DAY: Final = 86_400_000
GRACE: Final = 20_000  # that somebody has at least who comes back


class Clocks:
    """A bank for each seat, in milliseconds; a running one has a time since when."""

    def __init__(self, kind: Bank | Days | None, players: int) -> None:
        self.kind = kind
        days = kind.days * _DAY if isinstance(kind, Days) else 0
        self._cap = kind.bank * 1000 if isinstance(kind, Bank) else days
        self._gift = kind.gift * 1000 if isinstance(kind, Bank) else days
        self.bank = [self._cap] * players
        self._since: list[int | None] = [None] * players
        self._turn = [-1] * players  # the last turn for which each was given its gift
        self._graced = [-1] * players  # ... and its grace

    def follow(self, running: set[int], turn: int, owner: int, at: int) -> None:
        """Let just these run; the owner of a turn that is new gets the gift."""
        if not self.kind:
            return
        for seat, since in enumerate(self._since):
            if seat in running and since is None:
                self._since[seat] = at
            elif seat not in running and since is not None:
                self._charge(seat, at)
                self._since[seat] = None
        if owner in running and self._turn[owner] != turn:
            self._turn[owner] = turn
            self._charge(owner, at)
            self.bank[owner] = min(self._cap, self.bank[owner] + self._gift)

    def _charge(self, seat: int, at: int) -> None:
        since = self._since[seat]
        if since is not None:
            self.bank[seat] = max(0, self.bank[seat] - max(0, at - since))
            self._since[seat] = at

    def until(self, seat: int) -> int | None:
        """Return when the time of a seat runs out; None if its clock stands."""
        since = self._since[seat]
        return None if since is None else since + self.bank[seat]

    def welcome(self, seat: int, turn: int, at: int) -> None:
        """Give who comes back in their turn at least the grace, once in a turn."""
        if self._since[seat] is not None and self._graced[seat] != turn:
            self._graced[seat] = turn
            self._charge(seat, at)
            self.bank[seat] = max(self.bank[seat], GRACE)

    def cut(self, last: int, at: int) -> None:
        """Leave out the time between the last entry of a log that was cut off and now.

        Every clock that ran gets the grace on top. Slow play goes on through it.
        """
        for seat, since in enumerate(self._since):
            if since is None:
                continue
            if isinstance(self.kind, Bank):
                self._charge(seat, last)
                self.bank[seat] += GRACE
                self._since[seat] = at
            else:
                self._charge(seat, at)
                self.bank[seat] = max(self.bank[seat], GRACE)
