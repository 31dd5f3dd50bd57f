"""What each entry of the log means for its table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from laydown.engine.state import CLAIM
from laydown.tables import entries
from laydown.tables.attendance import Gone
from laydown.tables.clocks import Clocks
from laydown.tables.digest import digest
from laydown.tables.fairness import combined_seed
from laydown.tables.play import Play
from laydown.tables.votes import END, PAUSE, RESUME, Motion

if TYPE_CHECKING:
    from collections.abc import Callable

    from laydown.tables.table import Table

_BREAK: Final = 30_000  # between two rounds, at most


def _sat(table: Table, entry: entries.Sat) -> None:
    table.seating.sit(entry.seat, entry.who, entry.name)
    table.note(changed=True)


def _stood(table: Table, entry: entries.Stood) -> None:
    table.seating.stand(entry.seat)
    table.note(changed=True)


def _host_changed(table: Table, entry: entries.HostChanged) -> None:
    table.seating.host = table.seating.seats[entry.seat].who
    table.note(changed=True)


def _bot_put(table: Table, entry: entries.BotPut) -> None:
    table.seating.put_bot(entry.seat, entry.bot, entry.pace)
    table.note(changed=True)


def _readied(table: Table, entry: entries.Readied) -> None:
    table.seating.seats[entry.seat].ready = entry.ready
    table.note(changed=True)


def _entropy_added(table: Table, entry: entries.EntropyAdded) -> None:
    table.seating.seats[entry.seat].entropy = bytes.fromhex(entry.hex)
    table.note(changed=True)


def _started(table: Table, entry: entries.Started) -> None:
    table.pin = entry
    table.seating.start()
    seats = table.seating.seats
    table.seed = combined_seed(table.secret, [seat.entropy for seat in seats])
    table.play = Play(table.edition, len(seats), table.seed, entry.at)
    table.clocks = Clocks(table.settings.clock, len(seats))
    table.status = "playing"
    table.note(changed=True, asked=True)


def _moved(table: Table, entry: entries.Moved) -> None:
    play = _play(table)
    state, standing = play.state, play.state.standing
    play.move(entry.seat, entry.move, entry.at)
    if state.over:
        table.status = "over"
        table.note(changed=True)
    elif state.standing is not standing:  # a round has ended
        table.break_until = entry.at + _BREAK
        table.seating.none_ready()
        table.arranged.clear()
        table.note(changed=True)
    if state.step != CLAIM:
        table.calm_at = None
    elif table.calm_at is None and all(table.bot_of(seat) for seat in state.actors()):
        table.calm_at = entry.at
    table.note(asked=True, changed=bool(table.clocks.kind) or state.step == CLAIM)


def _took_back(table: Table, entry: entries.TookBack) -> None:
    _play(table).take_back(entry.seat, entry.at)
    table.note(asked=True, changed=bool(table.clocks.kind))


def _arranged(table: Table, entry: entries.Arranged) -> None:
    table.arranged[entry.seat] = entry.order, entry.slots


def _round_began(table: Table, entry: entries.RoundBegan) -> None:
    if entry.digest and entry.digest != digest(_play(table).state):
        message = "the log leads to another position than it did"
        raise ValueError(message)
    if entry.n:
        _play(table).renumber(entry.n)
    table.break_until = None
    table.stirred = entry.at
    table.note(changed=True, asked=True)


def _away(table: Table, entry: entries.Away) -> None:
    table.attendance.away[entry.seat] = Gone(entry.since, entry.bye)
    table.note(changed=True)


def _back(table: Table, entry: entries.Back) -> None:
    table.attendance.back(entry.seat)
    table.votes.settle_about(entry.seat)
    table._run_clocks(entry.at)  # noqa: SLF001 - a clock that stood for the stand-in runs again
    table.clocks.welcome(entry.seat, table.turn, entry.at)
    table.note(changed=True, asked=True)


def _taken_over(table: Table, entry: entries.TakenOver) -> None:
    table.attendance.standins.add(entry.seat)
    table.attendance.waited.discard(entry.seat)
    table.votes.settle_about(entry.seat)
    table.stirred = entry.at
    table.note(changed=True, asked=True)


def _waited_for(table: Table, entry: entries.WaitedFor) -> None:
    table.attendance.waited.add(entry.seat)
    table.attendance.standins.discard(entry.seat)
    table.votes.settle_about(entry.seat)
    table.note(changed=True)


def _left(table: Table, entry: entries.LeftForGood) -> None:
    table.seating.leave(entry.seat)
    table.attendance.back(entry.seat)
    table.votes.leave(entry.seat)
    table.votes.settle_about(entry.seat)
    table.stirred = entry.at
    table.note(changed=True, asked=True)


def _voted(table: Table, entry: entries.Voted) -> None:
    motion = Motion(entry.about, entry.target)
    table.votes.cast(entry.seat, motion, yes=entry.yes, queued=entry.queued)
    table.note(changed=True)


def _paused(table: Table, entry: entries.Paused) -> None:  # noqa: ARG001 - all folds are called alike
    table.status = "paused"
    table.votes.settle(PAUSE, RESUME)
    table.note(changed=True, asked=True)


def _resumed(table: Table, entry: entries.Resumed) -> None:
    table.status = "playing"
    table.stirred = entry.at
    table.votes.settle(PAUSE, RESUME)
    table.note(changed=True, asked=True)


def _rested(table: Table, entry: entries.Rested) -> None:  # noqa: ARG001
    table.resting = table.was_rested = True
    table.note(changed=True)


def _woke(table: Table, entry: entries.Woke) -> None:
    if entry.killed:
        table.clocks.cut(table.last_at, entry.at)
    table.resting = table.was_rested = False
    table.stirred = table.woke_at = entry.at
    if table.break_until is not None:
        table.break_until = max(table.break_until, entry.at + _BREAK)
    table.note(changed=True, asked=True)


def _ended(table: Table, entry: entries.Ended) -> None:  # noqa: ARG001
    table.status = "abandoned"
    table.break_until = None
    table.votes.settle(PAUSE, RESUME, END)
    table.note(changed=True, asked=True)


def _rematched(table: Table, entry: entries.Rematched) -> None:
    table.rematch = entry.table
    table.note(changed=True)


def _play(table: Table) -> Play:
    if table.play is None:
        message = "the log tells of a move before the start"
        raise ValueError(message)
    return table.play


FOLDS: Final[dict[type, Callable[[Table, Any], None]]] = {
    entries.Sat: _sat,
    entries.Stood: _stood,
    entries.HostChanged: _host_changed,
    entries.BotPut: _bot_put,
    entries.Readied: _readied,
    entries.EntropyAdded: _entropy_added,
    entries.Started: _started,
    entries.Moved: _moved,
    entries.TookBack: _took_back,
    entries.Arranged: _arranged,
    entries.RoundBegan: _round_began,
    entries.Away: _away,
    entries.Back: _back,
    entries.TakenOver: _taken_over,
    entries.WaitedFor: _waited_for,
    entries.LeftForGood: _left,
    entries.Voted: _voted,
    entries.Paused: _paused,
    entries.Resumed: _resumed,
    entries.Rested: _rested,
    entries.Woke: _woke,
    entries.Ended: _ended,
    entries.Rematched: _rematched,
}
