"""The first half of the fold: what was written where, by whom, and what still counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from laydown.wire.sheets import (
    Add,
    Deal,
    DeleteRound,
    Drop,
    Enter,
    Entry,
    Operation,
    RenamePlayer,
    Retitle,
    SheetRedo,
    SheetStart,
    SheetUndo,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

Value = TypeVar("Value")


def name_of(operation: Operation) -> str:
    """Return the id of an operation."""
    return f"{operation.device}.{operation.counter}"


@dataclass(frozen=True)
class Mark(Generic[Value]):
    """A value somebody wrote, and where in the list."""

    value: Value
    by: Operation
    place: int

    def seen_by(self, operation: Operation) -> bool:
        """Whether the author of an operation knew of it."""
        return self.place < operation.seen or self.by.device == operation.device


class Spot(Generic[Value]):
    """A place on the sheet: what holds is written last; what its author had not seen stays."""

    def __init__(self) -> None:
        self.marks: list[Mark[Value]] = []  # the one that holds is the last

    def write(self, value: Value, by: Operation, place: int) -> None:
        """Write a value; others stay if they are unseen and different."""
        kept = [mark for mark in self.marks if not mark.seen_by(by) and mark.value != value]
        self.marks = [*kept, Mark(value, by, place)]


@dataclass
class Column:
    """A player: joins before one round, may leave before another."""

    id: str
    name: str
    joins: int = 0
    leaves: int | None = None


@dataclass
class Row:
    """A round as it was written."""

    cells: dict[str, Spot[Entry]] = field(default_factory=dict)
    out: Spot[str] = field(default_factory=Spot)
    deleted: bool = False

    def spots(self) -> list[Spot[Entry] | Spot[str]]:
        """Return all that can be written in it."""
        return [*self.cells.values(), self.out]


@dataclass
class Gathered:
    """All that was written on a sheet and still counts."""

    start: SheetStart
    title: str
    columns: dict[str, Column]
    rows: dict[int, Row] = field(default_factory=dict)
    dealers: dict[int, str] = field(default_factory=dict)


def undone(operations: Sequence[Operation]) -> set[str]:
    """Return the ids of operations that do not count."""
    found: set[str] = set()
    for operation in operations:
        if isinstance(operation.what, SheetUndo):
            found.add(operation.what.of)
        elif isinstance(operation.what, SheetRedo):
            found.discard(operation.what.of)
    return found


def gather(operations: Sequence[Operation]) -> Gathered:
    """Collect what was written; the list has been checked, so it begins with a start."""
    start = operations[0].what
    if not isinstance(start, SheetStart):
        raise TypeError(start)
    columns = {str(n): Column(str(n), name) for n, name in enumerate(start.players, 1)}
    found = Gathered(start, start.title, columns)
    without = undone(operations)
    for place, operation in enumerate(operations):
        if name_of(operation) not in without:
            _write(found, operation, place)
    return found


def _write(found: Gathered, by: Operation, place: int) -> None:
    """Write one operation; what it cannot find it leaves alone."""
    match by.what:
        case Retitle(title):
            found.title = title
        case Add(name, first):
            found.columns[name_of(by)] = Column(name_of(by), name, first)
        case Drop(player, leaves) if player in found.columns:
            found.columns[player].leaves = leaves
        case RenamePlayer(player, name) if player in found.columns:
            found.columns[player].name = name
        case Deal(key, player):
            found.dealers[key] = player
        case DeleteRound(key) if key in found.rows:
            marks = [mark for spot in found.rows[key].spots() for mark in spot.marks]
            found.rows[key].deleted = all(mark.seen_by(by) for mark in marks)
        case Enter():
            _enter(found.rows.setdefault(by.what.round, Row()), by.what, by, place)
        case _:
            pass


def _enter(row: Row, what: Enter, by: Operation, place: int) -> None:
    row.deleted = False
    for player, entry in what.entries.items():
        row.cells.setdefault(player, Spot()).write(entry, by, place)
    if what.out is not None:
        row.out.write(what.out, by, place)
