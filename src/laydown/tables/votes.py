"""Votes of the people at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

PAUSE: Final = "pause"
RESUME: Final = "resume"
WAIT: Final = "wait"
STANDIN: Final = "standin"
END: Final = "end"
ABOUT: Final = (PAUSE, RESUME, WAIT, STANDIN, END)


class Motion(NamedTuple):
    """What is being voted on, and about whom."""

    about: str
    seat: int | None = None


class Votes:
    """Who voted for what; queued votes count from the voter's own next turn on."""

    def __init__(self) -> None:
        self.yes: dict[Motion, set[int]] = {}
        self.queued: dict[int, Motion] = {}

    def cast(self, seat: int, motion: Motion, *, yes: bool, queued: bool) -> None:
        """Note a vote, or take it back."""
        if self.queued.get(seat) == motion:
            del self.queued[seat]
        if queued and yes:
            self.queued[seat] = motion  # instead of any other wish: one has only one next turn
            return
        voters = self.yes.setdefault(motion, set())
        if yes:
            voters.add(seat)
        else:
            voters.discard(seat)
        if not voters:
            del self.yes[motion]

    def settle(self, *about: str) -> None:
        """Forget votes about what has been decided."""
        self.yes = {
            motion: seats for motion, seats in self.yes.items() if motion.about not in about
        }
        self.queued = {seat: one for seat, one in self.queued.items() if one.about not in about}

    def settle_about(self, seat: int) -> None:
        """Forget votes about somebody: later ones would be about another absence."""
        self.yes = {motion: seats for motion, seats in self.yes.items() if motion.seat != seat}
        self.queued = {voter: one for voter, one in self.queued.items() if one.seat != seat}

    def leave(self, seat: int) -> None:
        """Forget the votes of somebody who has left."""
        self.queued.pop(seat, None)
        for motion in list(self.yes):
            self.yes[motion].discard(seat)
            if not self.yes[motion]:
                del self.yes[motion]

    def under_way(self) -> Iterator[tuple[Motion, set[int]]]:
        """Yield what is being voted on, and who is for it."""
        yield from self.yes.items()
