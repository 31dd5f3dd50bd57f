"""Votes: cast, counted, and carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.engine.errors import SetupError
from laydown.tables import entries
from laydown.tables.votes import ABOUT, END, PAUSE, RESUME, STANDIN, WAIT, Motion

if TYPE_CHECKING:
    from laydown.tables.commands import Vote
    from laydown.tables.table import Table

_ABOUT_SOMEBODY: Final = (WAIT, STANDIN)


def vote(table: Table, command: Vote, now: int) -> None:
    """Cast a vote; what is decided by it is done when it is counted."""
    seat = table.seating.needed_seat(command.who)
    if table.play is None:
        raise SetupError("not_started")
    if table.revealed:
        raise SetupError("already_over")
    motion = Motion(command.about, command.seat if command.about in _ABOUT_SOMEBODY else None)
    _check(table, motion)
    table.write(
        entries.Voted(
            at=now,
            who=command.who,
            id=command.id,
            seat=seat,
            about=motion.about,
            yes=command.yes,
            target=motion.seat,
            queued=command.queued,
        )
    )


def _check(table: Table, motion: Motion) -> None:
    """Raise if a motion makes no sense now."""
    if motion.about not in ABOUT:
        raise SetupError("bad_vote", {"found": motion.about, "expected": ", ".join(ABOUT)})
    if motion.about == PAUSE and table.status == "paused":
        raise SetupError("paused")
    if motion.about == RESUME and table.status != "paused":
        raise SetupError("not_paused")
    if motion.about in _ABOUT_SOMEBODY and motion.seat not in table.attendance.away:
        raise SetupError("nobody_away", {"seat": -1 if motion.seat is None else motion.seat + 1})


def needed(table: Table, motion: Motion) -> int:
    """Return how many votes decide: the majority of those who are here, or of all to end."""
    people = table.seating.people() if motion.about == END else table.here()
    return len(people) // 2 + 1


def carried(table: Table) -> Motion | None:
    """Return a motion that has enough votes; the host's own is enough but to end."""
    seats = table.seating.seats
    here = set(table.here())
    for motion, yes in table.votes.under_way():
        count = len(yes if motion.about == END else yes & here)
        hosts = motion.about != END and any(seats[seat].who == table.seating.host for seat in yes)
        if hosts or count >= needed(table, motion):
            return motion
    return None


def carry_out(table: Table, motion: Motion, now: int) -> None:
    """Do what was decided."""
    if motion.about == PAUSE:
        table.write(entries.Paused(at=now))
    elif motion.about == RESUME:
        table.write(entries.Resumed(at=now))
    elif motion.about == END:
        table.write(entries.Ended(at=now))
    elif motion.seat is not None and motion.about == WAIT:
        table.write(entries.WaitedFor(at=now, seat=motion.seat))
    elif motion.seat is not None:
        table.write(entries.TakenOver(at=now, seat=motion.seat))
