"""A table, turned into the structs of the wire: what everybody at it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from laydown.server.lengths import length
from laydown.server.store import Summary
from laydown.tables.voting import needed
from laydown.wire.http import TableLine
from laydown.wire.tables import Absence, Place, Settings, Table, TimeLeft, Vote

if TYPE_CHECKING:
    from laydown.tables.table import Table as Authority
    from laydown.wire.tables import Pace, Status


def table_of(table: Authority, id_: str, code: str, spectators: int, now: int) -> Table:
    """Return everything about a table but the cards."""
    seats = table.seating.seats
    host = table.seating.seat_of(table.seating.host)
    over = table.revealed
    settings = msgspec.convert(msgspec.to_builtins(table.settings), Settings)
    return Table(
        id=id_,
        code=code,
        status=cast("Status", table.status),
        settings=settings,
        places=[_place(table, seat) for seat in range(len(seats))],
        time=now,
        host=None if host is None else host + 1,
        spectators=spectators,
        length=length(table.edition, len(seats), settings.clock) if not over else None,
        votes=_votes(table),
        claim_until=table.claim_until,
        next_round_at=table.break_until,
        awaited=[seat + 1 for seat in table.awaited()],
        commitment=table.commitment,
        seed=table.secret.hex() if over else msgspec.UNSET,
        entropy=[seat.entropy.hex() or None for seat in seats] if over else msgspec.UNSET,
        rematch=table.rematch or None,
    )


def _votes(table: Authority) -> list[Vote]:
    """Return what is voted about, and what somebody will vote for in their next turn."""
    votes, under_way = table.votes, dict(table.votes.under_way())
    return [
        Vote(
            about=motion.about,  # type: ignore[arg-type] # checked when it was cast
            yes=[seat + 1 for seat in sorted(under_way.get(motion, ()))],
            needed=needed(table, motion),
            seat=None if motion.seat is None else motion.seat + 1,
            queued=[seat + 1 for seat, wish in sorted(votes.queued.items()) if wish == motion],
        )
        for motion in dict.fromkeys([*under_way, *votes.queued.values()])
    ]


def _place(table: Authority, at: int) -> Place:
    seat = table.seating.seats[at]
    if seat.empty:
        return Place(kind="empty")
    pace = cast("Pace", seat.pace)
    if seat.bot:
        return Place(kind="bot", name=seat.name, bot=seat.bot, pace=pace)
    return Place(
        kind="person",
        name=seat.name,
        ready=seat.ready,
        here=seat.who in table.attendance.present,
        absence=_absence(table, at),
        clock=_clock(table, at),
        left=seat.left,
        added=bool(seat.entropy) and table.play is None,
    )


def _absence(table: Authority, at: int) -> Absence | None:
    gone = table.attendance.away.get(at)
    if gone is None or table.seating.seats[at].left:
        return None
    rests = table.resting or table.status != "playing"
    takeover = None if rests else table.attendance.takeover(at, table.woke_at)
    return Absence(since=gone.since, takeover=takeover, playing=at in table.attendance.standins)


def _clock(table: Authority, at: int) -> TimeLeft | None:
    if not table.clocks.kind or table.play is None:
        return None
    return TimeLeft(bank=table.clocks.bank[at], until=table.clocks.until(at))


def summary_of(table: Authority, id_: str, code: str, wake_at: int | None) -> Summary:
    """Return what lists show of a table."""
    seats = table.seating.seats
    state = table.play.state if table.play else None
    actors = state.actors() if state and not table.revealed else ()
    return Summary(
        id=id_,
        code=code,
        status=table.status,
        public=table.settings.public,
        changed=table.last_at,
        wake_at=wake_at if table.play else None,  # before the game nothing is due if nobody comes
        edition=table.edition_name,
        options=table.edition.option_texts(),
        names=[seat.name or seat.bot for seat in seats],
        people=["" if seat.left else seat.who for seat in seats],
        empty=sum(seat.empty for seat in seats),
        turn=[seats[seat].who for seat in actors if seats[seat].person],
        round=state.deals if state else 0,
    )


def line_of(summary: Summary, who: str) -> TableLine:
    """Return a table as somebody sees it in a list."""
    return TableLine(
        id=summary.id,
        code=summary.code,
        edition=summary.edition,
        options=summary.options,
        status=cast("Status", summary.status),
        players=len(summary.names),
        names=summary.names,
        people=[bool(one) for one in summary.people],
        seat=summary.people.index(who) + 1 if who in summary.people else None,
        empty=summary.empty,
        your_turn=who in summary.turn,
        round=summary.round,
        changed=summary.changed,
    )
