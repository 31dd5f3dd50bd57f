"""Who is at the table, who is away since when, and for whom a bot plays."""

from __future__ import annotations

from typing import Final, NamedTuple

VISIBLE: Final = 5_000  # after which others see that somebody is away
_GOODBYE: Final = 15_000  # until somebody's part goes on without who said goodbye
_VANISHED: Final = 60_000  # ... and for those who did not
_DAY: Final = 86_400_000  # in slow play as many as a turn has
RETURN: Final = 20_000  # that all have to come back to a table that was at rest


class Gone(NamedTuple):
    """Since when somebody is away, and whether they said so."""

    since: int
    bye: bool

    @property
    def patience(self) -> int:
        """How long others wait for them."""
        return _GOODBYE if self.bye else _VANISHED


class Attendance:
    """Presence by person, absence by seat."""

    def __init__(self, days: int = 0) -> None:
        self._days = days  # of slow play
        self.present: set[str] = set()
        self.gone: dict[str, Gone] = {}  # people who left since the table is in memory
        self.away: dict[int, Gone] = {}  # seats whose absence the log tells
        self.waited: set[int] = set()
        self.standins: set[int] = set()

    def appear(self, who: str) -> None:
        """Note that somebody is here."""
        self.present.add(who)
        self.gone.pop(who, None)

    def vanish(self, who: str, now: int, *, bye: bool, missed: bool) -> None:
        """Note that somebody has gone; of those who only watched, any number, nothing is kept."""
        if who in self.present:
            self.present.remove(who)
            if missed:
                self.gone[who] = Gone(now, bye)

    def back(self, seat: int) -> None:
        """Note that the player of a seat plays again."""
        self.away.pop(seat, None)
        self.waited.discard(seat)
        self.standins.discard(seat)

    def since(self, who: str, now: int) -> Gone:
        """Return since when somebody is away: from now, if not seen since the table was loaded."""
        return self.gone.setdefault(who, Gone(now, bye=False))

    def takeover(self, seat: int, woke_at: int) -> int | None:
        """Return when a bot plays for a seat that is away; None if the table waits, or it does."""
        gone = self.away.get(seat)
        if gone is None or seat in self.waited or seat in self.standins:
            return None
        patience = self._days * _DAY or gone.patience
        return max(gone.since + patience, woke_at + RETURN)
