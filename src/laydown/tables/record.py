"""The record of a game, from the log of its table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from laydown.engine.notation.moves import parse_move
from laydown.engine.notation.record import Proof, Record, RecordedMove
from laydown.engine.rules import VERSION as RULES
from laydown.tables.entries import Moved, TookBack, read_line
from laydown.tables.table import Table

if TYPE_CHECKING:
    from collections.abc import Sequence


def record_of(lines: Sequence[str]) -> Record | None:
    """Return the record with all that counted, what was taken back left out; None before a deal.

    It tells all secrets: it is for games that are over. Where these rules do not follow the log to
    its end, it ends with them.
    """
    table = Table.restore(lines)
    if table.play is None:
        return None
    moves: list[RecordedMove] = []
    for line in lines[: table.followed]:
        entry = read_line(line)
        if isinstance(entry, Moved):
            moves.append(RecordedMove(entry.seat, parse_move(entry.move), entry.mark))
        elif isinstance(entry, TookBack):
            moves.pop()
    seats = table.seating.seats
    bots = [seat.bot for seat in seats]
    return Record(
        edition=table.edition,
        players=len(seats),
        seed=table.seed,
        names=tuple(seat.name or seat.bot for seat in seats),
        bots=tuple(bots) if any(bots) else (),
        moves=tuple(moves),
        rules=(table.pin.rules if table.pin else 0) or RULES,
        proof=Proof(table.commitment, table.secret, tuple(seat.entropy for seat in seats)),
    )
