"""What time brings: absences, stand-ins, claims that close, clocks that run out, next rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from laydown.bots.safe import safe_move
from laydown.engine.state import CLAIM, KEEP
from laydown.tables import entries
from laydown.tables.attendance import VISIBLE
from laydown.tables.digest import digest
from laydown.tables.settings import Days
from laydown.tables.voting import carried, carry_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from laydown.tables.attendance import Gone
    from laydown.tables.table import Table

_ENOUGH: Final = 100  # things at once; a tick after that goes on, and others get their turn before


def due(table: Table, now: int) -> None:
    """Do all that is due, one thing after the other."""
    if table.play is None:
        _new_host(table, now)
        return
    for _ in range(_ENOUGH):
        if table.revealed or not any(found(table, now) for found in _DUE):
            return


def _new_host(table: Table, now: int) -> None:
    """Before the game: make the first who sits and is here host, when the host stays away."""
    at = _host_due(table, now)
    if at is not None and at <= now:
        table.write(entries.HostChanged(at=now, seat=table.here()[0]))


def _host_due(table: Table, now: int) -> int | None:
    """Return when another becomes host; None if the host is here, or nobody else is."""
    host = table.seating.host
    if table.status != "waiting" or host in table.attendance.present or not table.here():
        return None
    gone = table.attendance.since(host, now)
    return gone.since + gone.patience


def _abandoned(table: Table, now: int) -> bool:
    """End a game that everybody has left for good."""
    if table.seating.people():
        return False
    table.write(entries.Ended(at=now))
    return True


def _rest(table: Table, now: int) -> bool:
    """Rest when the last person has gone, wake when one is there; slow play never rests."""
    if isinstance(table.settings.clock, Days):
        if table.resting:
            table.write(entries.Woke(at=now, killed=True))
            return True
        return False
    nobody = not table.here()
    if nobody == table.resting:
        return False
    if nobody:
        table.write(entries.Rested(at=now))
    else:
        table.write(entries.Woke(at=now, killed=not table.was_rested))
    return True


def _absence(table: Table, now: int) -> bool:
    """Report people who have been away for a while."""
    for seat, gone in _missing(table, now):
        if gone.since + VISIBLE <= now:
            table.write(entries.Away(at=now, seat=seat, since=gone.since, bye=gone.bye))
            return True
    return False


def _missing(table: Table, now: int) -> Iterator[tuple[int, Gone]]:
    """Yield the people who are not here and of whose absence the log does not tell yet."""
    attendance = table.attendance
    for seat in table.seating.people():
        who = table.seating.seats[seat].who
        if who not in attendance.present and seat not in attendance.away:
            yield seat, attendance.since(who, now)


def _queued_vote(table: Table, now: int) -> bool:
    """Let a queued vote count in the turn of its voter."""
    state = table.play.state if table.play else None
    for seat, motion in table.votes.queued.items():
        if state and table.live and state.turn == seat and seat in state.actors():
            table.write(entries.Voted(at=now, seat=seat, about=motion.about, target=motion.seat))
            return True
    return False


def _vote(table: Table, now: int) -> bool:
    """Carry out what was decided by vote."""
    motion = carried(table)
    if motion is None:
        return False
    carry_out(table, motion, now)
    return True


def _next_round(table: Table, now: int) -> bool:
    """Begin the next round when all who are here are ready, or the break is over."""
    play = table.play
    if play is None or table.break_until is None or table.resting or table.status != "playing":
        return False
    if table.awaited() and table.break_until > now:
        return False
    n = table.n if play.state.step != KEEP else 0  # who keeps cards does so before the deal
    table.write(entries.RoundBegan(at=now, digest=digest(play.state), n=n))
    return True


def _takeover(table: Table, now: int) -> bool:
    """Let a bot play for someone who has been away too long."""
    if table.resting or table.status != "playing":
        return False
    for seat in table.attendance.away:
        at = table.attendance.takeover(seat, table.woke_at)
        if at is not None and at <= now:
            table.write(entries.TakenOver(at=now, seat=seat))
            return True
    return False


def _claim(table: Table, now: int) -> bool:
    """Close a claim: silence is a pass (X-13)."""
    until = table.claim_until
    if until is None or until > now or table.resting or table.play is None:
        return False
    seat = table.play.state.actors()[0]
    table.write(entries.Moved(at=now, seat=seat, move="pass", mark="timer"))
    return True


def _clock(table: Table, now: int) -> bool:
    """Make a safe move for a seat whose time has run out."""
    if not table.live or table.play is None:
        return False
    for seat in table.play.state.actors():
        until = table.clocks.until(seat) if table.clocks.kind else None
        if until is not None and until <= now and table.play.state.step != CLAIM:
            move = safe_move(table.play.view(seat))
            table.write(entries.Moved(at=now, seat=seat, move=str(move), mark="timer"))
            return True
    return False


_DUE: Final[tuple[Callable[[Table, int], bool], ...]] = (
    _abandoned,
    _rest,
    _absence,
    _vote,
    _queued_vote,
    _next_round,
    _takeover,
    _claim,
    _clock,
)


def next_due(table: Table, now: int) -> int | None:
    """Return when the next thing is due, if it is only a matter of time."""
    if table.play is None:
        return _host_due(table, now)
    if table.revealed:
        return None
    times = [gone.since + VISIBLE for _, gone in _missing(table, now)]
    if not table.resting:
        times += _moving(table)
    return min(times, default=None)


def _moving(table: Table) -> Iterator[int]:
    """Yield what is due while somebody is here."""
    if table.status != "playing":
        return
    for seat in table.attendance.away:
        at = table.attendance.takeover(seat, table.woke_at)
        if at is not None:
            yield at
    if table.break_until is not None:
        yield table.break_until
    if table.claim_until is not None:
        yield table.claim_until
    if table.clocks.kind:
        found = (table.clocks.until(seat) for seat in range(len(table.seating.seats)))
        yield from (until for until in found if until is not None)
